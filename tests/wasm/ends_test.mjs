/* ends_test.mjs - what is asked before a move ends something is true after it: for
 * choices of many positions, in matches by chance and from positions in the middle.
 * Where chance moves in between, a turn is never said to end that goes on. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { after, test } from "node:test";
import { openEngine } from "../../web/engine/engine.js";
import { endOf } from "../../web/shell/play/ends.js";
import { GAMES } from "../games.mjs";
import { makeWorker, module } from "./kit.mjs";

const engine = await openEngine({ module, makeWorker, cores: 2 });
after(() => engine.close());

const top = new URL("../..", import.meta.url).pathname;
const EACH = 3; /* choices of a position that are tried */

/** Numbers below n, the same in every run. */
function dice(seed) {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

/** Makes the choice and takes it back; what was said to end must have ended. */
async function check(now, seat, { move }) {
  const next = await engine.preview(seat, move);
  const asked = endOf(now, next, seat);
  const { count } = await engine.play(seat, move);
  const truth = endOf(now, await engine.snapshot(seat), seat);
  const isSure = next.sure && count === now.count + 1;
  if (isSure || asked === "turn") assert.equal(asked, truth, `${now.game} ${now.count}: ${move}`);
  await engine.goTo(now.count);
  await engine.cut();
  return isSure && asked ? 1 : 0;
}

async function walk(status, draw, most) {
  let ends = 0;
  for (let n = 0; n < most && !status.over; n++) {
    const seat = status.act[0];
    const now = await engine.snapshot(seat);
    const any = () => now.choices[draw(now.choices.length)];
    for (let i = 0; i < Math.min(EACH, now.choices.length); i++) ends += await check(now, seat, any());
    status = await engine.play(seat, any().move);
  }
  return ends;
}

for (const game of GAMES) {
  test(`${game}: what is said to end does`, async () => {
    let ends = 0;
    for (let seed = 1; seed <= 3; seed++)
      ends += await walk(await engine.begin({ game, seats: 3, seed }), dice(seed), 250);
    assert.ok(ends > 20, "ends were met");
  });

  const folder = `${top}src/games/${game}/positions/`;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    test(`${game}: the same from ${name}`, async () => {
      const text = readFileSync(folder + name, "utf8");
      for (let seed = 1; seed <= 8; seed++) {
        await engine.position(text, seed);
        await walk(await engine.chance(), dice(seed), 30);
      }
    });
  }
}
