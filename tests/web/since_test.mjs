/* Since your turn: what others have done, in few words, in lines whose numbers stand on the table; it can be
 * seen again, and is gone with the own first decision. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, NARROW, OTHER, WIDE, checkPage, openRoom, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

/** What a line never is: sentences, or what somebody is told to do. */
const ENDS = /[.:;]( |$)/;
const ORDER = /(^|, )[A-Z]|\b(Play|Take|Settle|Place|Move|Build|Choose|Stop|Keep|Produce) \p{Ll}/u;

/** No line of the strip has more than one sentence, or is an order. */
async function readsWell(page) {
  for (const text of await page.locator(".since li > span:last-child").allTextContents()) {
    assert.doesNotMatch(text, ENDS);
    assert.doesNotMatch(text, ORDER);
    assert.match(text, /\S/);
  }
}

/** At the own turn, after others have moved. */
async function open(game, size) {
  const page = await room.page({ ...size, settings: { speed: "fast", motion: false } });
  await page.goto(`${room.base}#play/${game}?seats=3&bots=easy&seed=5`);
  for (let n = 1; n < 60; n++) {
    await playOn(page, { seed: n, enough: (turns) => turns >= 1 });
    await waitForTurn(page);
    if (size === WIDE) await readsWell(page);
    if (n > 2 && (await page.locator(".since button").count())) return page;
  }
  throw new Error("nobody else has moved");
}

for (const size of [WIDE, NARROW]) {
  for (const game of GAMES) {
    test(`${game}: the turns of others are told, numbered and seen again at ${size.width}`, async () => {
      const page = await open(game, size);
      const lines = await page.locator(".since li").count();
      assert.ok(lines >= 1 && lines <= 2, `${lines} lines`);
      const now = await count(page);
      await checkPage(page, "since the own turn");
      await shot(page, `since-${game}-${size.width}`);
      await page.evaluate(() => {
        globalThis.seen = 0;
        new MutationObserver(() => globalThis.seen++).observe(document.querySelector(".stage"), {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      await page.locator(".since button").click();
      await page.waitForFunction(() => !document.querySelector(".stage [data-move]"));
      await page.waitForFunction(() => document.querySelector("main.table [data-move]"), null, { timeout: 20000 });
      assert.ok(await page.evaluate(() => globalThis.seen > 1));
      assert.equal(await count(page), now, "nothing is played by it");
      const [move] = await onTable(page);
      await clickMove(page, move);
      await comes(
        () => page.evaluate((n) => Number(document.querySelector("main.table")?.dataset.count) > n, now),
        Boolean,
        "a choice is taken as before",
      );
      await page.context().close();
    });
  }
}

test("a number stands at what its line names last, and a line marks its things", async () => {
  const page = await open(GAME, WIDE);
  await page.locator(".marks .disc").first().waitFor();
  await page.locator(".since .thing").first().hover();
  await page.locator(".pointed-at").first().waitFor();
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector(".pointed-at"));
  await page.locator(".since li .disc").first().hover();
  await page.locator(".pointed-at").first().waitFor();
  await page.context().close();
});

test("in the first turn it says who begins", async () => {
  const page = await room.page({ ...WIDE, settings: { speed: "slow" } });
  await page.goto(`${room.base}#play/${OTHER}?seats=2&bots=easy&seed=5`);
  await comes(
    async () => (await page.locator(".since").allInnerTexts()).join(),
    (text) => / begins$/.test(text),
    "begins",
  );
  await page.context().close();
});
