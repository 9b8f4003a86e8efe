/* new_game.mjs NAME - a game as it was just made, in a real browser: it is on the
 * start page, its lesson goes to the end, and a match is played to its end, at both
 * widths. MUDBRICK names the program that serves.
 */
import assert from "node:assert/strict";
import { NARROW, WIDE, checkPage, openBrowser } from "./browser.mjs";
import { playOn } from "./play.mjs";
import { checkPointing } from "./pointing.mjs";

const name = process.argv[2];
const browser = await openBrowser();

async function start(size) {
  const page = await browser.page(size);
  await page.goto(browser.base);
  await page.locator(`a[href*="learn/${name}"]`).waitFor();
  await checkPage(page, "the start page");
  await page.context().close();
}

async function learn(size) {
  const page = await browser.page(size);
  await page.goto(`${browser.base}#learn/${name}`);
  await page.locator(".tutor").waitFor();
  const steps = Number(/of (\d+)/.exec(await page.locator(".tutor").innerText())[1]);
  assert.equal(steps, 3);
  await checkPage(page, "the lesson");
  for (let step = 1; step <= steps; step++) {
    await page.waitForFunction((n) => document.querySelector(".tutor").innerText.includes(`Step ${n} of`), step);
    assert.ok((await page.locator(".tutor .say").innerText()).length > 20, `step ${step} has a text`);
    await page.locator("#lesson-on").click();
  }
  await page.getByRole("button", { name: "Play on" }).waitFor();
  await page.keyboard.press("r");
  await page.locator(".rules .sketch").nth(2).waitFor();
  await page.context().close();
}

async function play(size) {
  const page = await browser.page(size);
  await page.goto(`${browser.base}#play/${name}?seats=3&seed=1`);
  await page.locator("[data-region][data-move]").waitFor();
  await checkPage(page, "the table");
  const opening = await playOn(page, { seed: size.width, enough: (turns) => turns === 2 });
  assert.deepEqual(await checkPointing(page), ["region"]);
  const { turns } = await playOn(page, { seed: size.width });
  assert.equal(opening.turns + turns, 4, "decisions of one of three with twelve cards");
  await page.locator("main.end").waitFor();
  await checkPage(page, "the end");
  await page.context().close();
}

for (const size of [WIDE, NARROW]) {
  await start(size);
  await learn(size);
  await play(size);
}
await browser.close();
console.log(`${name}: played in the browser`);
