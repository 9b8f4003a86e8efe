/* Every table fits every window: at the beginning, in the middle and late in a match, with the
 * fewest and with the most seats, as people get it who have set nothing. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { GAMES, openRoom, program, shot } from "./lib/browser.mjs";
import { WINDOWS, faultsIn } from "./lib/geometry.mjs";
import { waitForTurn } from "./lib/play.mjs";

let room;
const folder = mkdtempSync(`${tmpdir()}/mudbrick-geometry-`);
before(async () => (room = await openRoom()));
after(async () => {
  rmSync(folder, { recursive: true });
  await room.close();
});

const games = JSON.parse(execFileSync(program, ["games", "--json"], { encoding: "utf8" })).games;

/** The record of a match that bots have played. */
function recordOf(game, seats) {
  const out = `${folder}/${game}-${seats}`;
  const bots = Array(seats).fill("greedy").join();
  const how = ["--seats", String(seats), "--bots", bots, "--sets", "1", "--seed", "7", "--out", out];
  execFileSync(program, ["arena", game, ...how], { stdio: "ignore" });
  const [first] = readdirSync(out, { recursive: true })
    .filter((name) => name.endsWith(".record"))
    .sort();
  return readFileSync(`${out}/${first}`, "utf8");
}

/** When in a match: from which share of its moves on, and whether within a turn. */
const TIMES = {
  first: { share: 0, within: false },
  middle: { share: 0.5, within: true },
  late: { share: 0.88, within: false },
};

/** The same up to a decision, and who makes it. */
function cut(record, { share, within }) {
  const lines = record.split("\n");
  const start = lines.indexOf("") + 1;
  const moves = lines.slice(start).filter(Boolean);
  const seatOf = (n) => moves[n]?.split(":")[0] ?? "";
  const fits = (n) => seatOf(n) !== "chance" && (seatOf(n) === seatOf(n - 1)) === within;
  let n = Math.floor(moves.length * share);
  while (n < moves.length - 1 && !fits(n)) n++;
  const names = [.../^result (.*)$/m.exec(record)[1].matchAll(/(\S+)=/g)].map(([, name]) => name);
  const tags = lines.slice(0, start).filter((line) => !/^(result|hash|player) /.test(line));
  const kept = [...tags.map((line) => (line.startsWith("moves ") ? `moves ${n}` : line)), ...moves.slice(0, n), ""];
  return { count: n, record: kept.join("\n"), seat: names.indexOf(seatOf(n)) };
}

/** Puts a match into the browser as a game that goes on, one person against bots, and opens it. */
async function openAt(page, game, seats, { count, record, seat }) {
  const players = Array.from({ length: seats }, (_, i) =>
    i === seat ? { name: "", kind: "human", level: "" } : { name: "", kind: "bot", level: "easy" },
  );
  const setup = { seats };
  const kept = { id: `g${seats}x${count}`, game, title: game, setup, players, seed: "7", record, count };
  const text = JSON.stringify({ ...kept, over: false, words: "", when: 1, stamp: "made" });
  await page.evaluate(([id, made]) => localStorage.setItem(`mudbrick.game.${id}`, made), [kept.id, text]);
  await page.goto(`${room.base}#game/${kept.id}`);
  await page.locator(`main.table[data-count="${count}"]`).waitFor();
  assert.equal(await waitForTurn(page), "yours");
}

/** Games whose tables are still being mended. */
const NOT_YET = [];

for (const game of GAMES) {
  const { seats_min: fewest, seats_max: most } = games.find(({ name }) => name === game);
  for (const seats of [fewest, most]) {
    test(`${game}: the table of ${seats} fits every window`, { skip: NOT_YET.includes(game) }, async () => {
      const page = await room.page({ settings: null });
      await page.goto(room.base);
      const record = recordOf(game, seats);
      const found = new Map(); /* by the fault: when, and in which windows */
      for (const [time, when] of Object.entries(TIMES)) {
        await openAt(page, game, seats, cut(record, when));
        for (const size of WINDOWS) {
          const faults = await faultsIn(page, size);
          for (const fault of faults)
            found.set(fault, [...(found.get(fault) ?? []), `${time} ${size.width} x ${size.height}`]);
          const name = `fit-${game}-${seats}-${time}-${size.width}`;
          if (faults.length > 0 || (time === "middle" && seats === most)) await shot(page, name);
        }
      }
      assert.deepEqual(
        [...found].map(([fault, where]) => `${fault} (${where.join(", ")})`),
        [],
      );
      await page.context().close();
    });
  }
}
