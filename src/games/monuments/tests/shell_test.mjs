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
