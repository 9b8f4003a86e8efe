/* What the shell does at a table of Bronze: explanations on a phone. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { openBrowser } from "../../../../tests/web/lib/browser.mjs";
import { waitForTurn } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const start = async (address, how) => {
  const page = await browser.page(how);
  await page.goto(`${browser.base}#${address}`);
  await waitForTurn(page);
  return page;
};

test("on a phone an explanation leaves the prompt free and goes with the choice", async () => {
  const page = await start("play/bronze?seats=2&bots=easy&seed=4", { width: 390 });
  await page.locator(".pool [data-move]").last().focus();
  await page.keyboard.press("?");
  await page.locator(".explain").waitFor();
  const lines = (/** @type {string} */ where) => page.locator(where).allTextContents();
  assert.deepEqual(await lines(".explain [role=status] > div"), await lines(".explain > :is(h3, p)"), "what is heard");
  const [card, prompt] = await page.evaluate(() =>
    [".explain", ".prompt-box"].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()),
  );
  assert.ok(card.bottom <= prompt.top || card.top >= prompt.bottom, JSON.stringify({ card, prompt }));
  await page.keyboard.press("Enter");
  await page.locator(".explain").waitFor({ state: "detached" });
  await page.context().close();
});
