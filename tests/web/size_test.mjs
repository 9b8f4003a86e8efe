/* What a first visit costs: little is loaded before the first move of a game. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, openBrowser } from "./lib/browser.mjs";
import { keepsFiles } from "./lib/expect.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";
import { packedSize } from "./lib/sizes.mjs";

const KB = 1024;
const CALM = 4000; // longer than a page that is no table waits before it fetches everything

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Asks for a game as a first visitor does; gives the files that came. */
async function filesOf(game) {
  const page = await browser.page({ settings: null, serviceWorkers: "allow" });
  const files = new Set();
  page.on("request", (request) => files.add(new URL(request.url()).pathname.slice(1) || "index.html"));
  await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await page.waitForTimeout(CALM); // thinks about it
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 0, "nothing is kept yet");
  await page.context().close();
  return [...files];
}

for (const game of GAMES) {
  test(`${game}: what is loaded before the first move is below 400 KB compressed`, async () => {
    const files = await filesOf(game);
    assert.ok(files.length > 20 && files.length < 60, `${files.length} files came`);
    const packed = files.reduce((sum, file) => sum + packedSize(file), 0);
    assert.ok(packed < 400 * KB, `${Math.ceil(packed / KB)} KB`);
    const foreign = files.filter((file) => file.startsWith("games/") && !file.startsWith(`games/${game}/`));
    assert.deepEqual(foreign, [], "of other games nothing comes");
    assert.ok(!files.some((file) => file.includes("local_end")), "the page of the end comes when it is wanted");
  });
}

test("after the first move all comes: rules, a lesson and other games open without a network", async () => {
  const page = await browser.page({ settings: null, serviceWorkers: "allow" });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await playOn(page, { seed: 1, enough: (turns) => turns >= 1 });
  await keepsFiles(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  for (const game of GAMES) {
    await page.goto(`${browser.base}#rules/${game}`);
    await page.locator("main.rules-page section").first().waitFor();
    await page.goto(`${browser.base}#learn/${game}`);
    await page.locator("main.lesson").waitFor();
    await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=6`);
    await page.locator(`.stage.${game}`).waitFor();
    await waitForTurn(page);
  }
  await page.reload();
  await waitForTurn(page);
  await page.context().close();
});

test("the engine is below 300 KB compressed", () => {
  const packed = packedSize("mudbrick.wasm");
  assert.ok(packed < 300 * KB, `${Math.ceil(packed / KB)} KB`);
});
