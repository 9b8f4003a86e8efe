/* geometry.mjs - what is wrong with how a table lies in its window (look.mjs says what is looked at), also
 * with what a phone shows besides what it opens with.
 */
import { GAMES, kitOf, shot } from "./browser.mjs";
import { look } from "./look.mjs";

/** The windows that a table must fit. */
export const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
].map(([width, height]) => ({ width, height }));

/** What games say of their tables: which boxes hold lists that grow, so that they may be scrolled (`slides`), and
 * what is seen all the time where there is a desk (`inSight`). */
const kits = await Promise.all(GAMES.map(kitOf));
const slides = [".turns", ...kits.flatMap((kit) => kit.slides ?? [])];
const inSight = [".since", ...kits.flatMap((kit) => kit.inSight ?? [])];

/** Everything that moves stands still. */
const settle = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((a) => a.finished.catch(() => {})));
    await frame();
  });

/** Painting is a third of the work, and nobody looks while it is measured: what is nearly transparent
 * lies where it lies and is not painted. @param {boolean} is */
const paint = (page, is) =>
  page.evaluate((opacity) => (document.documentElement.style.opacity = opacity), is ? "" : "0.0001");

/** A picture of a table that is being measured. */
export async function pictured(page, name) {
  await paint(page, true);
  await shot(page, name);
}

/** The parts that a phone shows one at a time: which is open, and the others. */
const partsOf = (page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll("[data-opens]")].filter((one) => one.checkVisibility());
    const isOpen = (one) => one.getAttribute("aria-pressed") === "true";
    const names = (list) => list.map((one) => one.getAttribute("data-opens"));
    return { open: names(buttons.filter(isOpen)), others: names(buttons.filter((one) => !isOpen(one))) };
  });

/** @param {string} name */
const openPart = (page, name) =>
  page.evaluate((part) => document.querySelector(`[data-opens="${part}"]`).click(), name);

/** What is wrong in a window of that size; with `parts` also in all that a phone shows one at a time. `grown`:
 * letters are larger than a table is made for, and make the page higher; `people` are names that were given,
 * which no table is made for. @returns {Promise<string[]>} */
export async function faultsIn(page, size, { parts = false, grown = false, people = [] } = {}) {
  const how = { grown, long: people.length > 0, people, slides, inSight };
  await paint(page, false);
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(size);
  await settle(page);
  const faults = await page.evaluate(look, { part: null, ...how });
  if (!parts) return faults;
  const { open, others } = await partsOf(page);
  for (const part of others) {
    await openPart(page, part);
    await settle(page);
    const found = await page.evaluate(look, { part, ...how });
    faults.push(...found.filter((fault) => !faults.includes(fault)).map((fault) => `${fault}, at ${part}`));
  }
  for (const part of others.length > 0 ? open : []) await openPart(page, part);
  return faults;
}

/** Where on the page a box lies, once everything stands still. @returns {Promise<number[]>} */
export async function placeOf(page, selector) {
  await settle(page);
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map(Math.round);
  });
}
