/* web.mjs - how fast the page is, in a real browser on the real server:
 *
 *     make web && node bench/web.mjs
 *
 * Prints how long it takes from the first visit to the first possible move, how
 * big all files are together, how long a move takes until it is drawn, and the longest
 * task of the page while moves are drawn at the usual speed, with the processor four
 * times as slow.
 */
import { GAMES, openBrowser } from "../tests/web/lib/browser.mjs";
import { playOn, waitForTurn } from "../tests/web/lib/play.mjs";
import { sizes } from "../tests/web/lib/sizes.mjs";

const MOVES = 40;
/** So many decisions are made with a slow processor, and so much slower it is. */
const SLOW_MOVES = 12;
const SLOWER = 4;
/** A longer task keeps the page from answering, in ms; browsers report only those. */
const LONG = 50;

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** From the start of the navigation until something can be chosen. */
async function firstMove(browser, game) {
  const page = await browser.page();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (globalThis.firstMove || !document.querySelector('main.table[data-turn="yours"]')) return;
      globalThis.firstMove = performance.now();
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-turn"] });
  });
  await page.goto(`${browser.base}#play/${game}?seats=2&seed=3&bots=easy`);
  const time = await page.waitForFunction(() => globalThis.firstMove).then((handle) => handle.jsonValue());
  await page.context().close();
  return time;
}

/** From the click until the table shows the move: until the page has changed,
 * and until the browser had the next frame. */
async function drawnMoves(browser, game) {
  const page = await browser.page();
  await page.goto(`${browser.base}#play/${game}?seats=2&seed=3&bots=easy`);
  await page.waitForSelector('main.table[data-turn="yours"]');
  const times = await page.evaluate(async (moves) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const changed = (before) =>
      new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector("main.table")?.dataset.count === before) return;
          watch.disconnect();
          resolve(performance.now());
        });
        watch.observe(document.body, {
          childList: true,
          subtree: true,
          attributes: true,
          attributeFilter: ["data-count"],
        });
      });
    const list = [];
    while (list.length < moves && !document.querySelector("main.end")) {
      const main = document.querySelector('main.table[data-turn="yours"]');
      const element =
        main && document.querySelector(':is(.stage, #prompt) [data-move]:not([data-move=""], [aria-disabled="true"])');
      if (!element) {
        await frame();
        continue;
      }
      const began = performance.now();
      const done = changed(main.dataset.count);
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      const page = (await done) - began;
      await frame();
      list.push({ page, frame: performance.now() - began });
    }
    return list;
  }, MOVES);
  await page.context().close();
  return times;
}

/** The tasks that were too long while a person who has set nothing plays with a slow processor: the
 * own moves, those of the bots, and all that moves on the table. */
async function longTasks(browser, game) {
  const page = await browser.page({ settings: null });
  await page.goto(`${browser.base}#play/${game}?seats=2&seed=3&bots=easy`);
  await waitForTurn(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map((one) => one.duration))).observe({
      type: "longtask",
    });
  });
  const { turns } = await playOn(page, { seed: 3, enough: (n) => n >= SLOW_MOVES });
  const tasks = await page.evaluate(() => globalThis.tasks);
  await page.context().close();
  return { turns, tasks };
}

const browser = await openBrowser();
const { count, raw, packed } = sizes();
console.log(`all files: ${count}, ${(raw / 1024).toFixed(0)} KB, ${(packed / 1024).toFixed(0)} KB compressed`);
for (const game of GAMES) {
  const first = [];
  for (let i = 0; i < 5; i++) first.push(await firstMove(browser, game));
  const each = first.map((t) => t.toFixed(0)).join(" ");
  console.log(`${game}: first visit to first possible move ${middle(first).toFixed(0)} ms (limit 1000; ${each})`);
  const moves = await drawnMoves(browser, game);
  const shown = (key) => {
    const times = moves.map((m) => m[key]);
    return `middle ${middle(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
  };
  console.log(
    `${game}: ${moves.length} moves drawn: ${shown("page")}; with the next frame ${shown("frame")} (limit 50)`,
  );
  const { turns, tasks } = await longTasks(browser, game);
  const longest = tasks.length
    ? `${Math.max(...tasks).toFixed(0)} ms, ${tasks.length} are too long`
    : `below ${LONG} ms`;
  console.log(
    `${game}: longest task while ${turns} decisions are drawn, ${SLOWER} x CPU slow-down: ${longest} (limit ${LONG})`,
  );
}
await browser.close();
