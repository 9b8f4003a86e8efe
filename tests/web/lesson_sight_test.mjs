/* At every width and at every step of every lesson the tutor covers nothing that it speaks of:
 * what is to be tapped lies under the finger; of what is only to be looked at, at least one. */
import { after, before, test } from "node:test";
import { GAMES, openBrowser, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** What a step speaks of: what it points at, else what plays the move it wants. */
function selectorOf({ show, want }) {
  if (show) return show;
  return `.stage [data-move="${want}"], #prompt [data-move="${want}"]`;
}

/** What lies at the middle of each of these things, or of the part of it that is in the
 * window: itself, or something else. A coast may bend around the middle of its region;
 * then any point of the region will do. */
const underFinger = (page, selector) =>
  page.evaluate((selector) => {
    const nameOf = (element) =>
      element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "nothing";
    const hits = (thing, x, y) => {
      const there = document.elementFromPoint(x, y);
      return thing.contains(there) ? "" : nameOf(there);
    };
    const things = [...document.querySelectorAll(selector)].filter((thing) => thing.getBoundingClientRect().width > 0);
    return things.map((thing) => {
      const box = thing.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [box.top, box.bottom].map((y) => Math.min(Math.max(y, 0), innerHeight));
      const at = (fx, fy) => hits(thing, left + (right - left) * fx, top + (bottom - top) * fy);
      const middle = at(0.5, 0.5);
      const isBent =
        thing.tagName === "path" &&
        !middle.includes("tutor") &&
        [0.25, 0.5, 0.75].some((fx) => [0.25, 0.5, 0.75].some((fy) => !at(fx, fy)));
      return isBent ? "" : middle;
    });
  }, selector);

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** Whether a step's things are free, at the present size. */
async function isInSight(page, step, why) {
  const isFree = (/** @type {string} */ over) => over === "";
  await comes(
    () => underFinger(page, selectorOf(step)),
    (found) => (step.want ? found.length > 0 && found.every(isFree) : found.some(isFree)),
    why,
  );
}

for (const game of GAMES) {
  const { lesson } = await import(`../../src/games/${game}/page/lesson.js`);
  test(`${game}: all that a step of the lesson speaks of is in sight at every width`, async () => {
    const page = await browser.page({ ...SIZES[0], hasTouch: true, isMobile: true });
    await page.goto(`${browser.base}#learn/${game}`);
    for (const [i, step] of lesson.steps.entries()) {
      const said = page.getByText(`Step ${i + 1} of ${lesson.steps.length}`, { exact: true });
      await said.first().waitFor();
      /* Forth and back, so that each step needs one change of size less. */
      for (const size of i % 2 ? SIZES.toReversed() : SIZES) {
        await page.setViewportSize(size);
        await isInSight(page, step, `step ${i + 1}, ${step.say}, at ${size.width} x ${size.height}: what lies over it`);
        if (process.env.SCREENS) await shot(page, `lesson-${game}-${String(i + 1).padStart(2, "0")}-${size.width}`);
      }
      await page.locator("#lesson-on").tap();
    }
    await page.locator(".tutor h2").waitFor();
    await page.context().close();
  });
}
