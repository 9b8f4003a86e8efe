/* Words that mean a thing: it is marked on the table while they are pointed at, with the
 * mouse, the keyboard and a finger. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, NARROW, WIDE, checkPage, openRoom, shot } from "./lib/browser.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

const rings = (page) => page.locator(".pointed-at");
const marked = (page) => rings(page).first().waitFor();
const unmarked = (page) => page.waitForFunction(() => !document.querySelector(".pointed-at"));

/** A table in the middle of a match. */
async function open(how) {
  const page = await room.page(how);
  await page.goto(`${room.base}#play/${GAME}?seats=2&bots=easy&seed=7`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 10 });
  await waitForTurn(page);
  return page;
}

/** Where a thing lies, and where the rings around it are. */
const boxes = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const [id] = JSON.parse([...document.querySelectorAll(".panel.moves .thing:hover")].pop().dataset.thing);
    const at = box(document.querySelector(`.stage [data-about="${CSS.escape(id)}"]`));
    return {
      at: [at.left, at.top, at.right, at.bottom],
      rings: [...document.querySelectorAll(".pointed-at")].map(box).map((b) => [b.left, b.top, b.right, b.bottom]),
    };
  });

test("the mouse on a word of the list of moves marks its thing, for as long as it is there", async () => {
  const page = await open(WIDE);
  await page.locator(".panel.moves .thing").first().hover();
  await marked(page);
  const { at, rings: around } = await boxes(page);
  const holds = ([left, top, right, bottom]) =>
    left <= at[0] && top <= at[1] && right >= at[2] - 1 && bottom >= at[3] - 1;
  assert.ok(around.some(holds), `${at} is in none of ${around.join(" | ")}`);
  await checkPage(page, "a thing that is pointed at");
  await shot(page, "pointed-at");
  await page.mouse.move(2, 2);
  await unmarked(page);
  await page.context().close();
});

test("the arrows go through the lines, and each marks its things", async () => {
  const page = await open(WIDE);
  await page.locator(".panel.moves ol").focus();
  assert.equal(await rings(page).count(), 0);
  await page.keyboard.press("ArrowDown");
  await marked(page);
  const lines = () => page.evaluate(() => document.activeElement.textContent);
  const first = await lines();
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await lines(), first);
  await marked(page);
  await page.keyboard.press("Escape");
  await unmarked(page);
  await page.keyboard.press("ArrowUp");
  await marked(page);
  await page.keyboard.press("Tab");
  await unmarked(page);
  await page.context().close();
});

test("hints and the score sheet point as well, also in the dark and in forced colours", async () => {
  const page = await open({ ...WIDE, colorScheme: "dark", forcedColors: "active" });
  await page.keyboard.press("h");
  await page.locator(".hints .thing").first().hover();
  await marked(page);
  const { style, width } = await rings(page)
    .first()
    .evaluate((ring) => ({ style: getComputedStyle(ring).borderTopStyle, width: ring.clientTop }));
  assert.deepEqual([style, width], ["dashed", 3]);
  await page.mouse.move(2, 2);
  await unmarked(page);
  await page.keyboard.press("h");
  await page.keyboard.press("s");
  await page.locator(".sheet .thing").first().hover();
  await marked(page);
  await page.context().close();
});

test("a finger marks with a tap, until it taps elsewhere", async () => {
  const page = await open({ ...NARROW, hasTouch: true });
  const tab = page.locator(".stage button[aria-pressed]").filter({ hasText: "Moves" });
  if (await tab.isVisible()) await tab.tap();
  const word = page.locator(".panel.moves .thing").first();
  await word.scrollIntoViewIfNeeded();
  await word.tap();
  await marked(page);
  await page.waitForTimeout(300); // what a browser makes of a tap besides: a click, the focus
  assert.ok(await rings(page).count(), "the mark stays");
  await page.locator(".panel.moves h2").tap();
  await unmarked(page);
  await page.context().close();
});
