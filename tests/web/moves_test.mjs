/* The list of all moves opens at the latest. */
import { after, before, test } from "node:test";
import { GAME, WIDE, openRoom } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

const isSeen = (page, selector) =>
  page
    .locator(selector)
    .last()
    .evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && line.closest("ol").scrollHeight > innerHeight;
    });

test("a long list of moves opens at its end", async () => {
  const page = await room.page(WIDE);
  await page.goto(`${room.base}#play/${GAME}?seats=3&bots=easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 20 });
  await waitForTurn(page);
  await page.keyboard.press("m");
  await comes(() => isSeen(page, ".turns.all > li:last-child .line"), Boolean, "the latest move is seen");
  await page.context().close();
});
