/* fit_test.mjs - how the table of Bronze lies in its window: what belongs together is seen together,
 * nothing moves while it is looked at, and a phone shows where something is to be chosen.
 */
import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { recordOf } from "../../../../tests/web/lib/ended.mjs";
import { comes, has } from "../../../../tests/web/lib/expect.mjs";
import { faultsIn } from "../../../../tests/web/lib/geometry.mjs";
import { cutAt, movesIn, openCut } from "../../../../tests/web/lib/midway.mjs";
import { clickMove, onTable, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const record = recordOf("bronze", 4);

async function begin(seats, window) {
  const page = await browser.page(window);
  const bots = Array(seats - 1).fill("easy");
  await page.goto(`${browser.base}#play/bronze?seats=${seats}&bots=${bots}&seed=5`);
  await waitForTurn(page);
  return page;
}

/** Plays a choice, and waits until it is made. */
async function play(page, move) {
  const count = () => page.locator("main.table").getAttribute("data-count");
  const before = await count();
  await clickMove(page, move);
  await comes(count, (now) => now !== before, move);
}

/** Plays the first choice of this kind that the table offers. */
async function choose(page, kind) {
  const move = (await onTable(page)).find((one) => one.startsWith(kind));
  assert.ok(move, `nothing to ${kind}`);
  await play(page, move);
}

/** Plays until this kind of choice is offered. */
async function until(page, kind) {
  for (let turns = 0; turns < 60; turns++) {
    await waitForTurn(page);
    const moves = await onTable(page);
    if (moves.some((one) => one.startsWith(kind))) return;
    const [next] = [/^settle T2/, /^settle/, /./].map((first) => moves.find((one) => first.test(one))).filter(Boolean);
    await play(page, next);
  }
  assert.fail(`never anything to ${kind}`);
}

/** Which of these parts are not wholly inside the window. */
const outside = (page, parts) =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const box = document.querySelector(`.bronze-table ${selector}`)?.getBoundingClientRect();
        return !box?.height || box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
      }),
    parts,
  );

/** Where the parts of the table lie; those that a choice brings with it come and go. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".bronze-table :is(section, .cell:not(.new, .outlook), .spot, .plate, .player)")].map(
      (one) => {
        const { left, top } = one.getBoundingClientRect();
        return `${one.getAttribute("class").split(" ")[0]} ${Math.round(left)} ${Math.round(top)}`;
      },
    ),
  );

/** Points at everything of this kind. */
async function pointAt(page, kind) {
  const still = await places(page);
  const choices = page.locator(`.bronze-table [data-move^="${kind}"]`);
  for (let i = 0; i < (await choices.count()); i++) {
    const move = await choices.nth(i).getAttribute("data-move");
    await choices.nth(i).hover();
    await page.locator(`main.table[data-seen="${move}"]`).waitFor();
    assert.deepEqual(await places(page), still, `while ${move} is looked at`);
  }
}

test("four seats see all of it at once, and nothing moves while it is looked at", async () => {
  const page = await begin(4, { width: 1280, height: 800 });
  const all = [".row-board", ".pool", ".matrix", ".cities", ".players", ".story"];
  assert.deepEqual(await outside(page, all), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "the page scrolls");
  await pointAt(page, "take");
  await until(page, "city");
  assert.deepEqual(await outside(page, [...all.filter((part) => part !== ".pool"), ".offer"]), []);
  const wants = await page.locator(".offered").allInnerTexts();
  assert.ok(wants.length >= 3 && wants.every((text) => /\d points? for .+/.test(text)), wants.join());
  await choose(page, "city");
  await until(page, "place");
  await pointAt(page, "place");
  assert.deepEqual(await outside(page, all), []);
  const tile = () =>
    page
      .locator(".above")
      .first()
      .evaluate((one) => one.clientWidth);
  const spot = () =>
    page
      .locator(".spot .disc")
      .first()
      .evaluate((one) => one.getBoundingClientRect().width);
  const [small, little] = [await tile(), await spot()];
  await page.setViewportSize({ width: 1920, height: 1080 });
  await comes(spot, (width) => width > little * 1.3, "spots grow");
  assert.ok((await tile()) > small * 1.3, "tiles grow");
  assert.deepEqual(await outside(page, all), []);
  await page.context().close();
});

/** A match of four that has come so far, at a decision of this kind. */
function openFour(page, share, kind) {
  const moves = movesIn(record);
  const fits = (n) => n >= moves.length * share && moves[n].includes(`: ${kind}`);
  return openCut(
    page,
    browser.base,
    "bronze",
    cutAt(
      record,
      moves.findIndex((_, n) => fits(n)),
    ),
  );
}

/** What is seen of the letters, and of what the cities below the tiles want. */
const readings = (page) =>
  page.evaluate(() => {
    const isShown = (one) => one.getBoundingClientRect().width > 0 && getComputedStyle(one).visibility === "visible";
    const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const small = [...document.querySelectorAll(".bronze-table *")]
      .filter((one) => hasText(one) && isShown(one) && Number.parseFloat(getComputedStyle(one).fontSize) < 11)
      .map((one) => `${one.textContent.trim()} ${getComputedStyle(one).fontSize}`);
    const isIn = (one, box) =>
      one.width > 0 && one.left > box.left - 1 && one.right < box.right + 1 && one.bottom < box.bottom + 1;
    const plates = [...document.querySelectorAll(".plate")].filter(isShown);
    const broken = plates
      .filter((plate) => {
        const parts = [...plate.querySelectorAll(".sign, .sign *:not(use, rect)")];
        const box = plate.getBoundingClientRect();
        return parts.length < 3 || !parts.every((part) => isIn(part.getBoundingClientRect(), box));
      })
      .map((plate) => plate.getAttribute("aria-label"));
    return { small, broken, plates: plates.length };
  });

for (const [width, height] of [
  [1280, 800],
  [820, 1180],
  [390, 844],
  [844, 390],
]) {
  test(`no letter is small, and every city of four seats says what it wants at ${width}`, async () => {
    const page = await browser.page({ width, height, settings: null });
    let cities = 0;
    for (const [share, kind] of [
      [0.2, "take"],
      [0.5, "settle"],
      [0.6, "city"],
      [0.8, "take"],
    ]) {
      await openFour(page, share, kind);
      const { small, broken, plates } = await readings(page);
      assert.deepEqual(small, [], "letters of less than 11 pixels");
      assert.deepEqual(broken, [], "cities whose condition is not seen");
      cities += plates;
    }
    assert.ok(cities > 40, `only ${cities} cities`);
    await shot(page, `bronze-read-${width}`);
    await page.context().close();
  });
}

test("what three others have done is read without scrolling", async () => {
  const page = await begin(4, { width: 1280, height: 800 });
  await until(page, "settle");
  await until(page, "take");
  await page.locator("section.since li").nth(2).waitFor();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
  ]) {
    assert.deepEqual(await faultsIn(page, size), []);
    const hidden = await page.locator("section.since ol").evaluate((list) => list.scrollHeight - list.clientHeight);
    assert.ok(hidden <= 0, `${hidden} pixels are to be scrolled at ${size.width}`);
  }
  await page.context().close();
});

test("a phone shows where its window cuts the row of tiles", async () => {
  const page = await begin(4, { width: 390, height: 844 });
  const signs = () => page.locator(".bronze-table .cut").evaluateAll((all) => all.map((one) => one.className));
  assert.deepEqual(await signs(), ["cut right"]);
  await page.locator(".ways .right").click();
  await comes(signs, (all) => all.join() === "cut left,cut right", "tiles at both sides");
  await page.locator(".scroller").evaluate((one) => one.scrollTo(one.scrollWidth, 0));
  await comes(signs, (all) => all.join() === "cut left", "tiles at the left");
  await page.context().close();
});

test("on a tablet a finger finds every spot that can be settled", async () => {
  const page = await begin(4, { width: 820, height: 1180, hasTouch: true });
  await until(page, "settle");
  assert.deepEqual(await outside(page, [".row-board", ".pool", ".matrix", ".players"]), []);
  const narrow = await page.evaluate(() => {
    const spots = [...document.querySelectorAll(".legal-spot")].map((spot) => {
      const { x, y, width, height } = spot.querySelector(".disc").getBoundingClientRect();
      const hit = spot.querySelector(".hit").getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, hit };
    });
    const hasNeighbour = ({ x, y }) => spots.some((one) => one.x !== x && Math.hypot(one.x - x, one.y - y) < 40);
    const least = (spot) => (hasNeighbour(spot) ? 29.5 : 39.5);
    return spots.filter((spot) => Math.min(spot.hit.width, spot.hit.height) < least(spot)).length;
  });
  assert.equal(narrow, 0, "spots that are hard to hit");
  await shot(page, "bronze-fit-820");
  await page.context().close();
});

for (const window of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a phone of ${window.width} pixels shows where something is to be chosen`, async () => {
    const page = await begin(2, { ...window, hasTouch: true });
    const pressed = page.locator(".views [aria-pressed=true]");
    const seen = (kind) =>
      page.evaluate((start) => {
        const all = [...document.querySelectorAll(`.bronze-table [data-move^="${start}"]`)];
        return all.some((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      }, kind);
    for (const [kind, view] of [
      ["take", "Tiles"],
      ["place", "Cards"],
      ["settle", "Tiles"],
    ]) {
      await until(page, kind);
      await comes(
        () => pressed.innerText(),
        (name) => name.trim() === view,
        `${kind} on ${view}`,
      );
      await comes(() => seen(kind), Boolean, `something to ${kind} in sight`);
    }
    await page.locator(".views button", { hasText: "Players" }).click();
    await has(page.locator(".trade:visible"), 1, "the lines");
    await page.context().close();
  });
}
