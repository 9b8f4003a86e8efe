/* web.mjs - how fast the page is, in a real browser on the real server:
 *
 *     make web && node bench/web.mjs
 *
 * Prints how long it takes from the first visit to the first possible move, how
 * big all files are together, how long a move takes until it is drawn, and the longest
 * task of the page while moves are drawn at the usual speed, with the processor four
 * times as slow. With the fewest and the most seats, on a desk and on a phone, it prints
 * the longest tasks and the work for a move by the time that the processor gave them:
 * these figures mean something on a machine that does other things, too. Of one game:
 *
 *     node bench/web.mjs GAME
 */
import { execFileSync } from "node:child_process";
import { GAMES, openBrowser, program } from "../tests/web/lib/browser.mjs";
import { playOn, waitForTurn } from "../tests/web/lib/play.mjs";
import { sizes } from "../tests/web/lib/sizes.mjs";
import { trace } from "./trace.mjs";

const MOVES = 40;
/** So many decisions are made with a slow processor, and so much slower it is. */
const SLOW_MOVES = 12;
const SLOWER = 4;
/** A longer task keeps the page from answering, in ms; browsers report only those. */
const LONG = 50;

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

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

/** The same in the time of the processor, as if it were so slow, and all work for a move.
 * @param {{game: string, seats: number, window: {width: number, height: number}}} table */
async function work(browser, { game, seats, window }) {
  const page = await browser.page({ ...window, settings: null });
  await page.goto(`${browser.base}#play/${game}?seats=${seats}&seed=3&bots=easy`);
  await waitForTurn(page);
  const stop = await trace(page);
  await playOn(page, { seed: 3, enough: (n) => n >= SLOW_MOVES });
  const { tasks, kinds } = await stop();
  const moves = await page.evaluate(() => Number(document.querySelector("main.table").dataset.count));
  await page.context().close();
  const slow = tasks.map((ms) => ms * SLOWER);
  const long = slow.filter((ms) => ms > LONG).length;
  const each = Object.entries(kinds).map(([kind, ms]) => `${kind} ${(ms / moves).toFixed(1)}`);
  const all = Object.values(kinds).reduce((sum, ms) => sum + ms, 0) / moves;
  return (
    `longest tasks ${slow.slice(0, 3).map(Math.round).join(", ")} ms, ${long} above ${LONG}; ` +
    `${all.toFixed(1)} ms a move (${each.join(", ")})`
  );
}

/** @param {string} game */
function seatsOf(game) {
  const { games } = JSON.parse(execFileSync(program, ["games", "--json"], { encoding: "utf8" }));
  const { seats_min: fewest, seats_max: most } = games.find(({ name }) => name === game);
  return [fewest, most];
}

const browser = await openBrowser();
const { count, raw, packed } = sizes();
console.log(`all files: ${count}, ${(raw / 1024).toFixed(0)} KB, ${(packed / 1024).toFixed(0)} KB compressed`);
const wanted = process.argv.slice(2);
for (const game of wanted.length > 0 ? wanted : GAMES) {
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
  for (const seats of seatsOf(game))
    for (const window of WINDOWS)
      console.log(`${game}, ${seats} seats, ${window.width}: ${await work(browser, { game, seats, window })}`);
}
await browser.close();
