/* What a move changes is seen to move: with the settings of somebody who has set nothing,
 * pieces start where they were, fly from where they come from, and leave nothing behind. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, NARROW, WIDE, openBrowser, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { begun, watch } from "./lib/motion.mjs";
import { clickMove, count, onTable, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** At a table where three seats play, in the first of which somebody decides at random. */
async function open(game, how = {}) {
  const page = await browser.page({ ...WIDE, settings: null, ...how });
  await page.addInitScript(watch);
  await page.goto(`${browser.base}#play/${game}?seats=3&bots=easy&seed=5`);
  return page;
}

/** Decides until enough has been seen, or something has been done. */
async function until(page, isEnough, isDone = async () => false) {
  for (let n = 0; n < 60; n++) {
    const turn = await waitForTurn(page);
    if ((await isDone()) || isEnough(await begun(page), n)) return;
    if (turn === "asking") {
      await page.locator("#prompt .btn.primary").click();
      await page.waitForFunction(() => document.querySelector("main.table").dataset.turn !== "asking");
      continue;
    }
    const from = await count(page);
    const moves = await onTable(page);
    await clickMove(page, moves[(n * 7) % moves.length]);
    await page.waitForFunction((n) => {
      const { count, turn } = document.querySelector("main.table").dataset;
      return Number(count) > n || turn === "asking";
    }, from);
  }
  assert.fail(JSON.stringify(await begun(page)));
}

/** Where it begins lies no further than this from where it was. */
const CLOSE = 4;
/** So far above its place begins what drops in. */
const DROP = 12;

const slid = ({ kind, own }) => kind === "slide" && (own < CLOSE || Math.abs(own - DROP) < CLOSE);
const flown = ({ kind, off }) => kind === "fly" && off < CLOSE;

/** Nothing flies any more, and nothing on the table moves. */
const settles = (page) =>
  comes(
    () =>
      page.evaluate(() => ({
        flying: document.querySelectorAll(".flights *").length,
        moving: document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length,
      })),
    ({ flying, moving }) => flying === 0 && moving === 0,
    "nothing is left of what has moved",
  );

for (const game of GAMES) {
  for (const size of [WIDE, NARROW]) {
    test(`${game}: pieces slide from where they were and fly from where they come at ${size.width}`, async () => {
      const page = await open(game, size);
      await until(page, (all) => all.some(slid) && all.some(flown) && all.some(({ kind }) => kind === "bump"));
      await shot(page, `motion-${game}-${size.width}`);
      await waitForTurn(page);
      await settles(page);
      await page.context().close();
    });
  }
}

/** Notes whatever the styles of the page move. */
function watchStyles() {
  globalThis.styled = [];
  const note = ({ type, target, propertyName, animationName }) =>
    globalThis.styled.push(`${type} ${propertyName ?? animationName} ${target.className}`);
  for (const type of ["transitionrun", "animationstart"]) document.addEventListener(type, note, true);
}

/** What moves when somebody plays who wants it so, by the program and by styles; and what styles would move. */
async function movesWith(game, how) {
  const page = await open(game, how);
  await page.addInitScript(watchStyles);
  await page.reload();
  await until(page, (_, n) => n > 3);
  const dialog = page.locator("dialog[open]");
  for (const name of ["Hint", "Moves", "Menu"]) {
    await page.locator(".tools").getByRole("button", { name }).hover();
    await page.locator(".tools").getByRole("button", { name }).click();
    if (name !== "Hint") await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  const all = await begun(page);
  const { styled, would } = await page.evaluate(() => ({
    styled: globalThis.styled,
    would: [...document.querySelectorAll("body *")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        const isStill = /^(0s(, )?)+$/.test(transitionDuration) && animationName === "none";
        return isStill ? [] : [`${element.tagName} ${element.className} ${part ?? ""}`];
      }),
    ),
  }));
  await page.context().close();
  return { moved: [...all, ...styled], would };
}

for (const game of GAMES) {
  for (const [who, how] of [
    ["the system", { reducedMotion: "reduce" }],
    ["the page", { settings: { speed: "normal", motion: true } }],
  ])
    test(`${game}: nothing moves where ${who} is set to less motion`, async () => {
      assert.deepEqual(await movesWith(game, how), { moved: [], would: [] });
    });
}

test("where bots move at once, no piece moves", async () => {
  const page = await open(GAME, { settings: { speed: "once", motion: false } });
  await until(page, (_, n) => n > 1);
  assert.deepEqual(await begun(page), []);
  await page.context().close();
});

test("a click is taken while something moves, which goes on from where it is", async () => {
  const page = await browser.page({ ...WIDE, settings: { speed: "slow", motion: false, confirm: false } });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  for (let n = 0; n < 40; n++) {
    assert.equal(await waitForTurn(page), "yours");
    const own = page.locator(".stage .em-hit[data-move^=place]").first();
    const from = await count(page);
    const isFlying = (await page.locator(".flights > *").count()) > 0;
    if (isFlying && (await own.count())) {
      await own.click({ force: true });
      await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, from);
      assert.ok(await page.locator(".flights > *").count(), "it has not been waited for");
      await waitForTurn(page);
      await settles(page);
      return page.context().close();
    }
    const moves = await onTable(page);
    await clickMove(page, moves.find((move) => move.startsWith("place")) ?? moves[0]);
    await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, from);
  }
  return assert.fail("nothing was placed while something flew");
});
