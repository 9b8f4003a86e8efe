/* The list of all moves opens at the latest, and each line leads to the table as it was then. */
import { after, before, test } from "node:test";
import { GAME, WIDE, openBrowser } from "./lib/browser.mjs";
import { comes, reads, stands } from "./lib/expect.mjs";
import { count, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const isSeen = (page, selector) =>
  page
    .locator(selector)
    .last()
    .evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && line.closest("ol").scrollHeight > innerHeight;
    });

test("the menu says what the whole turn is that would be taken back, or that there is none", async () => {
  const page = await browser.page(WIDE);
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  const item = page.locator(".menu .btn").filter({ has: page.locator(`use[href="icons.svg#undo"]`) });
  const open = () => page.locator(".tools").getByRole("button", { name: "Menu" }).click();
  await open();
  await reads(item, /nothing has been decided yet/);
  await page.keyboard.press("Escape");
  await playOn(page, { seed: 3, enough: (turns) => turns >= 3 });
  await open();
  await reads(item, /^Take back the whole turn: .+, and what came before it/);
  await item.click();
  await page.locator(".menu").waitFor({ state: "detached" });
  await page.context().close();
});

test("a long list of moves opens at its end", async () => {
  const page = await browser.page(WIDE);
  await page.goto(`${browser.base}#play/${GAME}?seats=3&bots=easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 20 });
  await waitForTurn(page);
  await page.keyboard.press("m");
  await comes(() => isSeen(page, ".turns.all > li:last-child .line"), Boolean, "the latest move is seen");
  const before = await count(page);
  const game = page.url();
  const line = page.locator("dialog button.line").nth(8);
  await line.click();
  const button = page.locator("dialog .lines .btn");
  const [n] = /\d+/.exec(await button.innerText());
  await stands(page, before);
  await button.click();
  await reads(page.locator("#prompt"), new RegExp(`Move ${n} of ${before}`));
  await page.locator(".panel.moves button.line").first().click();
  await reads(page.locator("#prompt"), /Move \d+ of/);
  await page.goBack();
  await waitForTurn(page);
  await stands(page, before);
  await page.locator(".panel.moves button.line").nth(1).click();
  await page.locator(".panel.moves .lines .btn").click();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await waitForTurn(page);
  await stands(page, before);
  await comes(
    () => page.url(),
    (url) => url === game,
    "at its own address",
  );
  await page.context().close();
});
