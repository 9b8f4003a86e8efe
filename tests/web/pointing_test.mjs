/* Words that mean a thing: it is marked on the table while they are pointed at, with the
 * mouse, the keyboard and a finger. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, NARROW, WIDE, checkPage, openBrowser, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const rings = (page) => page.locator(".pointed-at");
const marked = (page) => rings(page).first().waitFor();
const unmarked = (page) => page.waitForFunction(() => !document.querySelector(".pointed-at"));

/** A table in the middle of a match. */
async function open(how, game = GAME) {
  const page = await browser.page(how);
  await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=7`);
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

const READ = 200; /* ms: what stands there shorter is replaced before it is drawn */

/** Notes which sentences about others stand in the box, for how long, and how many rings each had at most. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.told = {};
    setInterval(() => {
      const sentence = document.querySelector("#prompt p > span");
      if (document.querySelector("main.table")?.dataset.turn !== "others" || !sentence?.querySelector(".thing")) return;
      const rings = document.querySelectorAll(".pointed-at").length;
      const now = performance.now();
      const one = (globalThis.told[sentence.textContent] ??= { begin: now, end: now, rings });
      one.rings = Math.max(rings, one.rings);
      one.end = now;
    }, 20);
  });

for (const game of GAMES) {
  for (const size of [WIDE, NARROW]) {
    test(`${game}: while others move, what the sentence names is marked at ${size.width}`, async () => {
      const page = await browser.page({ ...size, settings: { speed: "normal" } });
      await page.goto(`${browser.base}#play/${game}?seats=3&bots=easy&seed=5`);
      await waitForTurn(page);
      await listen(page);
      const told = async () =>
        Object.entries(await page.evaluate(() => globalThis.told)).filter(([, { begin, end }]) => end - begin > READ);
      for (let n = 1; n < 12 && (await told()).length < 4; n++)
        await playOn(page, { seed: n, enough: (turns) => turns >= 1 });
      const all = await told();
      assert.ok(all.length >= 4, JSON.stringify(all));
      assert.deepEqual(
        all.filter(([, { rings }]) => rings === 0),
        [],
        "sentences without a mark",
      );
      await waitForTurn(page);
      await unmarked(page);
      await page.context().close();
    });
  }
}

/** The rings, those that are in the part of the window that nothing covers, and what was tapped. */
const ringsSeen = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const top = box(document.querySelector(".prompt-box")).bottom;
    const bottom = box(document.querySelector("dialog.side[open]")).top;
    const all = [...document.querySelectorAll(".pointed-at")].map(box);
    const seen = all.filter((ring) => {
      const middle = (ring.top + ring.bottom) / 2;
      return ring.left >= -6 && ring.right <= innerWidth + 6 && middle > top && middle < bottom;
    });
    return { all: all.length, seen: seen.length, top, bottom };
  });

for (const game of GAMES) {
  test(`${game}: on a phone what the sheet of moves names comes into the window`, async () => {
    const page = await open({ ...NARROW, hasTouch: true }, game);
    await page.locator(".tools").getByRole("button", { name: "Moves" }).tap();
    const words = page.locator("dialog .thing");
    const count = await words.count();
    assert.ok(count > 10, `${count} words`);
    for (let n = count - 1; n >= 0; n -= Math.ceil(count / 12)) {
      await words.nth(n).scrollIntoViewIfNeeded();
      await words.nth(n).tap();
      const said = await words.nth(n).innerText();
      await comes(
        () => ringsSeen(page),
        ({ all, seen }) => all > 0 && seen > 0,
        `the ring around "${said}"`,
      );
    }
    await shot(page, `pointed-at-${game}-390`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await page.locator("dialog .thing").first().tap();
    await comes(
      () => ringsSeen(page),
      ({ seen }) => seen > 0,
      "the ring around what a line of the score names",
    );
    await page.context().close();
  });
}

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
