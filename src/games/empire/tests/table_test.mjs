/* The table of Eight-Minute Empire in a real browser: real positions of real
 * matches, every choice within reach, everything explained, and the gestures.
 */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { NARROW, PARTS, WIDE, checkPage, openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { lesson } from "../page/lesson.js";
import { installHost } from "./host.mjs";
import { reads } from "../../../../tests/web/lib/expect.mjs";
import { placeOf } from "../../../../tests/web/lib/geometry.mjs";
import { playLesson } from "../../../../tests/web/lib/lesson.mjs";
import { playOn } from "../../../../tests/web/lib/play.mjs";
import { checkPointing } from "../../../../tests/web/lib/pointing.mjs";
import { lessonKeys } from "../../../../tests/web/lib/words.mjs";

let browser;
before(async () => (browser = await openBrowser(PARTS)));
after(() => browser.close());

const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>${[
  "style/page",
  "games/empire/page/style",
]
  .map((name) => `<link rel="stylesheet" href="${name}.css">`)
  .join("")}</head><body></body></html>`;

/** A page that draws the table itself, with an engine of its own: nothing of the
 * shell runs. */
async function openHost(size) {
  const page = await browser.page(size);
  await page.route(`${browser.base}bare.html`, (route) => route.fulfill({ contentType: "text/html", body: bare }));
  await page.goto(`${browser.base}bare.html`);
  await page.evaluate(installHost);
  return page;
}

/** All player counts, both maps, every option. */
const setups = [
  { seats: 2 },
  { seats: 3, options: { other_printing: "on" } },
  { seats: 4, options: { map: "B", tie: "2" } },
  { seats: 5, options: { tokens: "on" } },
  { seats: 2, options: { map: "B", tokens: "on", tie: "0" } },
  { seats: 3, options: { full_game: "on", map: "B" } },
];
const nameOf = ({ seats, options = {} }) =>
  [`${seats} players`, ...Object.entries(options).map((pair) => pair.join(" "))].join(", ");

for (const size of [WIDE, NARROW]) {
  for (const [i, setup] of setups.entries()) {
    if (size === NARROW && i % 3 !== 0) continue;
    test(`every position can be drawn, chosen from and explained: ${nameOf(setup)}, ${size.width}`, async () => {
      const page = await openHost(size);
      const told = await page.evaluate(
        ([how, seed, narrow]) => globalThis.host.checkMatch(how, seed, narrow),
        [setup, 40 + i, size === NARROW],
      );
      assert.deepEqual(told.problems.slice(0, 5), []);
      assert.ok(told.positions >= 20, `only ${told.positions} positions`);
      assert.ok(told.choices > 60, `only ${told.choices} choices`);
      for (const kind of ["take", "place", "stop", "bid"])
        assert.ok(told.kinds.includes(kind), `no ${kind} among ${told.kinds}`);
      await page.context().close();
    });
  }
}

test("a match is played to its end by the first choice that can be seen", async () => {
  const page = await openHost(WIDE);
  const told = await page.evaluate(() => globalThis.host.playFirst({ seats: 3, options: { tokens: "on" } }, 11));
  assert.equal(told.over, true);
  assert.deepEqual(told.problems, []);
  assert.ok(told.moves > 30, `only ${told.moves} moves`);
  await page.context().close();
});

test("the lesson can be played to its end, and every step has its text", async () => {
  await playLesson(lesson);
  assert.deepEqual(lesson.steps.map((step) => step.say).sort(), lessonKeys("empire").sort());
});

/* -- On the page itself ---------------------------------------------------- */

async function openPlay(size, more = "", settings = {}) {
  const page = await browser.page({ ...size, ...settings });
  await page.goto(`${browser.base}#play/empire?seats=3&bots=easy&seed=7${more}`);
  await page.locator('[data-move="bid 0"]').waitFor();
  return page;
}

const choose = async (page, move) => {
  const before = await page.locator("main.table").getAttribute("data-count");
  await page.locator(`[data-move="${move}"]`).first().dispatchEvent("click");
  await page.waitForFunction((n) => document.querySelector("main.table")?.getAttribute("data-count") !== n, before);
};

/** Begins, and takes cards until armies can be moved. */
async function toMoving(page) {
  await choose(page, "bid 11");
  await choose(page, "first red");
  for (let turn = 0; turn < 10; turn++) {
    const moving = page.locator('.em-cards [data-move^="take"]').filter({ hasText: /^(free)?[\s\S]*(Move|Sail) \d$/ });
    const card = (await moving.count()) ? moving.first() : page.locator('[data-move="take 1"]');
    await choose(page, await card.getAttribute("data-move"));
    await page.locator(".stage [data-move], #prompt [data-move]").first().waitFor();
    if (await page.locator(".em-source").count()) return;
    while (await page.locator('#prompt [data-move="stop"]').count()) await choose(page, "stop");
    await page.locator('[data-move="take 1"]').waitFor();
  }
  throw new Error("no card that moves armies came");
}

/** Does it again until it shows; a preview asked for while the table is still
 * being handed over is forgotten. */
async function untilSeen(locator, act) {
  for (let tries = 0; tries < 6; tries++) {
    await act();
    if (
      await locator.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await locator.waitFor();
}

/** The middle of a region on the screen. */
const middle = (page, region) =>
  page.locator(`.em-hit[data-region="${region}"]`).evaluate((path) => {
    const box = path.getBoundingClientRect();
    for (let i = 0; i < 400; i++) {
      const x = box.left + (box.width * ((i * 37) % 100)) / 100;
      const y = box.top + (box.height * ((i * 61) % 97)) / 97;
      if (document.elementFromPoint(x, y) === path) return { x, y };
    }
    throw new Error("the region cannot be seen");
  });

test("an army moves by dragging", async () => {
  const page = await openPlay(WIDE);
  await toMoving(page);
  const target = await page
    .locator(".em-hit[data-move]")
    .first()
    .evaluate((path) => ({ region: path.dataset.region, move: path.dataset.move }));
  const from = await middle(page, "A12");
  const to = await middle(page, target.region);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.locator(".em-dragged").waitFor();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.locator(".em-lastring, .em-heldring, [data-select]").first().waitFor();
  const armies = await page.locator(`.em-hit[data-region="${target.region}"]`).getAttribute("aria-label");
  assert.match(armies, /1 army of Red/);
  await page.context().close();
});

test("hovering a choice shows its result, leaving takes it back", async () => {
  const page = await openPlay(WIDE);
  await toMoving(page);
  const at = await middle(page, await page.locator(".em-hit[data-move]").first().getAttribute("data-region"));
  await untilSeen(page.locator(".em-stand.em-ghost").first(), async () => {
    await page.mouse.move(2, 2);
    await page.mouse.move(at.x, at.y);
  });
  await reads(page.locator("#prompt p"), /VP|No points change/);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector(".em-stand.em-ghost"));
  await page.context().close();
});

test("the map zooms by wheel, keys and buttons, and pans", async () => {
  const page = await openPlay(WIDE);
  const box = () => page.locator("svg.em-map").getAttribute("viewBox");
  const whole = await box();
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((old) => document.querySelector("svg.em-map").getAttribute("viewBox") !== old, whole);
  const near = await box();
  await page.mouse.down();
  await page.mouse.move(400, 480, { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction((old) => document.querySelector("svg.em-map").getAttribute("viewBox") !== old, near);
  await page.keyboard.press("0");
  await page.waitForFunction((old) => document.querySelector("svg.em-map").getAttribute("viewBox") === old, whole);
  await page.keyboard.press("+");
  await page.waitForFunction((old) => document.querySelector("svg.em-map").getAttribute("viewBox") !== old, whole);
  await page.getByRole("button", { name: "Whole map" }).click();
  await page.waitForFunction((old) => document.querySelector("svg.em-map").getAttribute("viewBox") === old, whole);
  await page.context().close();
});

test("two fingers zoom the map of a phone, and the overview leads back", async () => {
  const page = await openPlay(NARROW, "", { hasTouch: true });
  await choose(page, "bid 11");
  await choose(page, "first red");
  const board = await page.locator(".em-board").boundingBox();
  const width = () => page.locator("svg.em-map").evaluate((svg) => svg.viewBox.baseVal.width);
  const before = await width();
  const touch = await page.context().newCDPSession(page);
  const at = (apart) => [-1, 1].map((side, id) => ({ x: board.x + 150 + side * apart, y: board.y + 200, id }));
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(30) });
  for (const apart of [45, 60, 80])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(apart) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction((old) => document.querySelector("svg.em-map").viewBox.baseVal.width < old * 0.7, before);
  const left = () => page.locator("svg.em-map").evaluate((svg) => svg.viewBox.baseVal.x);
  const overview = await page.locator(".em-overview").boundingBox();
  await page.touchscreen.tap(overview.x + 5, overview.y + 20);
  await page.waitForFunction(() => document.querySelector("svg.em-map").viewBox.baseVal.x < 20);
  assert.ok((await left()) < 20);
  await page.context().close();
});

test("a region is chosen by keyboard", async () => {
  const page = await openPlay(WIDE);
  await toMoving(page);
  const count = await page.locator("main.table").getAttribute("data-count");
  await untilSeen(page.locator(".em-stand.em-ghost").first(), async () => {
    await page.locator("#prompt").focus();
    await page.locator(".em-hit[data-move]").first().focus();
  });
  await page.keyboard.press("Enter");
  await page.waitForFunction((n) => document.querySelector("main.table")?.getAttribute("data-count") !== n, count);
  await page.context().close();
});

for (const size of [WIDE, NARROW]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`nothing to mend for axe: ${size.width}, ${colorScheme}`, async () => {
      const page = await openPlay(size, "&map=B&tokens=on", { colorScheme });
      const name = (what) => `empire-${what}-${size.width}-${colorScheme}`;
      await checkPage(page, "the bid");
      await shot(page, name("bid"));
      await choose(page, "bid 11");
      await checkPage(page, "who begins");
      await choose(page, "first red");
      await checkPage(page, "taking a card");
      await choose(page, "take 1");
      await page.locator(".stage [data-move], #prompt [data-move]").first().waitFor();
      await checkPage(page, "the action");
      await shot(page, name("action"), true);
      await page.context().close();
    });
  }
}

/** Windows, how large the map is in them at least, and in how many rows the cards stand. */
const rooms = [
  [390, 844, 370, 330, 2],
  [844, 390, 480, 300, 2],
  [820, 1180, 790, 300, 1],
  [1180, 820, 830, 520, 1],
  [1280, 800, 900, 520, 1],
  [1920, 1080, 1400, 700, 1],
];

test("the map takes the room, and no card wraps alone", async () => {
  const page = await openPlay(WIDE);
  await choose(page, "bid 11");
  await choose(page, "first red");
  for (const [width, height, wide, high, rows] of rooms) {
    await page.setViewportSize({ width, height });
    const [, , boardWidth, boardHeight] = await placeOf(page, ".em-board");
    assert.ok(boardWidth >= wide && boardHeight >= high, `${boardWidth} x ${boardHeight} at ${width} x ${height}`);
    const tops = await page
      .locator(".em-cards .em-card")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    assert.equal(new Set(tops).size, rows, `rows of cards at ${width} x ${height}: ${tops}`);
  }
  await page.context().close();
});

test("what can be touched on a phone is at least 40 pixels large", async () => {
  const page = await openPlay(NARROW);
  const tooSmall = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.stage [role="button"]:not(.em-victim), .stage button')]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && (width < 40 || height < 40);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  assert.deepEqual(await tooSmall(), []);
  await toMoving(page);
  assert.deepEqual(await tooSmall(), []);
  await page.context().close();
});

test("what the list of moves names is marked on the table", async () => {
  const page = await browser.page(WIDE);
  await page.goto(`${browser.base}#play/empire?seats=3&bots=easy,easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 20 });
  const kinds = await checkPointing(page);
  for (const kind of ["region", "card", "good"]) assert.ok(kinds.includes(kind), `no ${kind}: ${kinds}`);
  await page.context().close();
});
