/* web.mjs - how fast the page is, in a real browser on the real server:
 *
 *     make web && node bench/web.mjs
 *
 * Prints how long it takes from the first visit to the first possible move, how
 * big all files are together, and how long a move takes until it is drawn.
 */
import { GAMES, openRoom } from "../tests/web/lib/browser.mjs";
import { sizes } from "../tests/web/lib/sizes.mjs";

const MOVES = 40;

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** From the start of the navigation until something can be chosen. */
async function firstMove(room, game) {
  const page = await room.page();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (globalThis.firstMove || !document.querySelector('main.table[data-turn="yours"]')) return;
      globalThis.firstMove = performance.now();
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-turn"] });
  });
  await page.goto(`${room.base}#play/${game}?seats=2&seed=3&bots=easy`);
  const time = await page.waitForFunction(() => globalThis.firstMove).then((handle) => handle.jsonValue());
  await page.context().close();
  return time;
}

/** From the click until the table shows the move: until the page has changed,
 * and until the browser had the next frame. */
async function drawnMoves(room, game) {
  const page = await room.page();
  await page.goto(`${room.base}#play/${game}?seats=2&seed=3&bots=easy`);
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
      const element = main?.querySelector("[data-move]:not([data-move=''])");
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

const room = await openRoom();
const { count, raw, packed } = sizes();
console.log(`all files: ${count}, ${(raw / 1024).toFixed(0)} KB, ${(packed / 1024).toFixed(0)} KB compressed`);
for (const game of GAMES) {
  const first = [];
  for (let i = 0; i < 5; i++) first.push(await firstMove(room, game));
  const each = first.map((t) => t.toFixed(0)).join(" ");
  console.log(`${game}: first visit to first possible move ${middle(first).toFixed(0)} ms (limit 1000; ${each})`);
  const moves = await drawnMoves(room, game);
  const shown = (key) => {
    const times = moves.map((m) => m[key]);
    return `middle ${middle(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
  };
  console.log(
    `${game}: ${moves.length} moves drawn: ${shown("page")}; with the next frame ${shown("frame")} (limit 50)`,
  );
}
await room.close();
