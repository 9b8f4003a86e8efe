/* What the shell does at a table of Monuments: attacks within a turn. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { openRoom } from "../../../../tests/web/lib/browser.mjs";
import { comes } from "../../../../tests/web/lib/expect.mjs";
import { playOnFrom } from "../../../../tests/web/lib/kept.mjs";
import { clickMove, count, onTable, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

test("an attack is no end of the turn, and nobody says so", async () => {
  const page = await room.page({ settings: { confirm: true } });
  await playOnFrom(page, room.base, "src/games/monuments/positions/battle.json");
  const turn = () => page.locator("main.table").getAttribute("data-turn");
  let attacks = 0;
  for (const move of ["play attack", /^attacker /, /^attacker /, /^attacker /]) {
    await waitForTurn(page);
    const before = await count(page);
    const wanted = (await onTable(page)).find((one) => (typeof move === "string" ? one === move : move.test(one)));
    if (!wanted) break;
    await clickMove(page, wanted);
    await comes(
      async () => ((await turn()) === "asking" ? -1 : count(page)),
      (n) => n === -1 || n > before,
      "the decision is made or asked about",
    );
    assert.notEqual(await turn(), "asking", `${wanted}: ${await page.locator("#prompt").innerText()}`);
    attacks++;
  }
  assert.ok(attacks >= 3, `${attacks} decisions of an attack`);
  await page.context().close();
});

/** Counts what is seen to turn over. */
function countRolls() {
  globalThis.rolls = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches("[data-rolls]") && frames.some(({ transform }) => transform?.includes("rotate")))
      globalThis.rolls++;
    return animate.call(this, frames, options);
  };
}

test("the dice of a battle are seen to roll", async () => {
  const page = await room.page({ settings: { speed: "normal", motion: false } });
  await page.addInitScript(countRolls);
  await playOnFrom(page, room.base, "src/games/monuments/positions/battle.json");
  const rolls = () => page.evaluate(() => globalThis.rolls);
  for (let n = 0; n < 12 && !(await rolls()); n++) {
    await waitForTurn(page);
    const before = await count(page);
    const moves = await onTable(page);
    await clickMove(page, moves.find((one) => /^(play attack|attacker)/.test(one)) ?? moves[0]);
    await comes(
      () => count(page),
      (now) => now > before,
      "the decision is made",
    );
  }
  assert.ok((await rolls()) > 0);
  await page.context().close();
});
