// seed_test.mjs - a seed deals in the module what it deals in the program; the
// other ways to play it are compared by tests/lib/seed_test.py.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { GAMES } from "../games.mjs";
import { mudbrick, raw } from "./kit.mjs";

const SEED = 7;

function traced(game) {
  const text = execFileSync(mudbrick, ["trace", game, "--seed", String(SEED)], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter((line) => "move" in line);
}

/** What the player `random` chooses in the page. */
function chosen(call, seat) {
  const { puzzle } = JSON.parse(call("ask", [seat], "random")[1]);
  return JSON.parse(call("think", [], `${puzzle}0\n`)[1]).move;
}

for (const game of GAMES) {
  test(`${game} is dealt and played at random as mudbrick trace does`, () => {
    const call = raw();
    const trace = traced(game);
    const seats = JSON.parse(call("games")[1]).games.find(({ name }) => name === game).seats_min;
    let status = JSON.parse(call("begin", [BigInt(SEED)], JSON.stringify({ game, seats }))[1]);
    while (!status.over) {
      const [seat] = status.act;
      status = JSON.parse(call("play", [seat, -2], chosen(call, seat))[1]);
    }
    const moves = call("record", [], "")[1].split("\n\n")[1].trim().split("\n");
    assert.deepEqual(
      moves.map((line) => line.slice(line.indexOf(": ") + 2)),
      trace.map(({ move }) => move),
    );
  });
}
