/* fit_test.mjs - how the table of Bronze lies in its window: what belongs together is seen together,
 * nothing moves while it is looked at, and a phone shows where something is to be chosen.
 */
import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { openRoom, shot } from "../../../../tests/web/lib/browser.mjs";
import { comes, has } from "../../../../tests/web/lib/expect.mjs";
import { clickMove, onTable, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

async function begin(seats, window) {
  const page = await room.page(window);
  const bots = Array(seats - 1).fill("easy");
  await page.goto(`${room.base}#play/bronze?seats=${seats}&bots=${bots}&seed=5`);
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

test("on a tablet a finger finds every spot that can be settled", async () => {
  const page = await begin(4, { width: 820, height: 1180, hasTouch: true });
  await until(page, "settle");
  assert.deepEqual(await outside(page, [".row-board", ".pool", ".matrix", ".players"]), []);
  const narrow = await page.evaluate(() => {
    const hits = [...document.querySelectorAll(".legal-spot .hit")].map((one) => one.getBoundingClientRect());
    const middle = (box) => (box.left + box.right) / 2;
    const hasNeighbour = (box) =>
      hits.some(
        (one) =>
          one !== box && one.top < box.bottom && one.bottom > box.top && Math.abs(middle(one) - middle(box)) < 41,
      );
    return hits.filter((box) => box.height < 39.5 || (box.width < 39.5 && !hasNeighbour(box))).length;
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
