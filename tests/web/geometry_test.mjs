/* Every table fits every window: at the beginning, in the middle and late in a match, with the
 * fewest and with the most seats, as people get it who have set nothing. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAMES, openBrowser, shot } from "./lib/browser.mjs";
import { games, recordOf } from "./lib/ended.mjs";
import { WINDOWS, faultsIn } from "./lib/geometry.mjs";
import { cutAt, moverOf, movesIn, openCut } from "./lib/midway.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** When in a match: from which share of its moves on, and whether within a turn. */
const TIMES = {
  first: { share: 0, within: false },
  middle: { share: 0.5, within: true },
  late: { share: 0.88, within: false },
};

/** The same up to a decision, and who makes it. */
function cut(record, { share, within }) {
  const moves = movesIn(record);
  const fits = (at) => moverOf(moves, at) !== "chance" && (moverOf(moves, at) === moverOf(moves, at - 1)) === within;
  let n = Math.floor(moves.length * share);
  while (n < moves.length - 1 && !fits(n)) n++;
  return cutAt(record, n);
}

/** Games whose tables are still being mended. */
const NOT_YET = [];

for (const game of GAMES) {
  const { seats_min: fewest, seats_max: most } = games.find(({ name }) => name === game);
  for (const seats of [fewest, most]) {
    test(`${game}: the table of ${seats} fits every window`, { skip: NOT_YET.includes(game) }, async () => {
      const page = await browser.page({ settings: null });
      const record = recordOf(game, seats);
      const found = new Map(); /* by the fault: when, and in which windows */
      for (const [time, when] of Object.entries(TIMES)) {
        await openCut(page, browser.base, game, cut(record, when));
        for (const size of WINDOWS) {
          const faults = await faultsIn(page, size);
          for (const fault of faults)
            found.set(fault, [...(found.get(fault) ?? []), `${time} ${size.width} x ${size.height}`]);
          const name = `fit-${game}-${seats}-${time}-${size.width}`;
          if (faults.length > 0 || (time === "middle" && seats === most)) await shot(page, name);
        }
      }
      assert.deepEqual(
        [...found].map(([fault, where]) => `${fault} (${where.join(", ")})`),
        [],
      );
      await page.context().close();
    });
  }
}
