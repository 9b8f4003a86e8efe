/* Every table fits every window: at the beginning, in the middle and late in a match, with the
 * fewest and with the most seats, in the light and in the dark, with larger letters and online. With
 * SCREENS in the environment there is a picture of each. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAMES, openBrowser } from "./lib/browser.mjs";
import { games, recordOf } from "./lib/ended.mjs";
import { WINDOWS, faultsIn, pictured } from "./lib/geometry.mjs";
import { cutAt, moverOf, movesIn, openCut } from "./lib/midway.mjs";
import { openFull } from "./lib/online.mjs";

let browser;
let page; /* one for all: what is opened is another match, and not the page anew */
before(async () => {
  browser = await openBrowser();
  page = await browser.page({ settings: null });
});
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

/** Keeps faults by what they are, with where they are. */
function noteFaults() {
  const found = new Map();
  return {
    note: (faults, where) => faults.forEach((fault) => found.set(fault, [...(found.get(fault) ?? []), where])),
    list: () => [...found].map(([fault, where]) => `${fault} (${where.join(", ")})`),
  };
}

/** Measures the table that is open, in these windows. */
async function measure(faults, windows, name, how) {
  for (const size of windows) {
    const found = await faultsIn(page, size, how);
    faults.note(found, `${name} ${size.width} x ${size.height}`);
    if (found.length > 0 || process.env.SCREENS) await pictured(page, `fit-${name.replaceAll(" ", "-")}-${size.width}`);
  }
}

/** One window of each kind, and with those across and the large one. */
const FEW = WINDOWS.filter(({ width }) => [390, 820, 1280].includes(width));
const SOME = WINDOWS.filter(({ width }) => [390, 844, 820, 1280, 1920].includes(width));

/** The same with letters as they are set in the menu; a browser with larger letters does the same. */
async function measureGrown(faults, name) {
  const letters = (size) => page.evaluate((set) => (document.documentElement.dataset.size = set), size);
  await letters("large");
  await measure(faults, FEW, `${name} large`, { parts: true });
  await letters("normal");
}

/** The theme of a position: each is seen with both numbers of seats. */
const themeOf = (n) => (n % 2 ? "dark" : "light");

for (const game of GAMES) {
  const { seats_min: fewest, seats_max: most } = games.find(({ name }) => name === game);
  for (const [i, seats] of [fewest, most].entries()) {
    test(`${game}: the table of ${seats} fits every window`, async () => {
      const record = recordOf(game, seats);
      const faults = noteFaults();
      for (const [j, [time, when]] of Object.entries(TIMES).entries()) {
        const theme = themeOf(i + j);
        const name = `${game} ${seats} ${time} ${theme}`;
        await page.emulateMedia({ colorScheme: theme });
        await openCut(page, browser.base, game, cut(record, when));
        /* Forth and back, so that each position needs one change of size less. */
        const windows = j % 2 ? WINDOWS : WINDOWS.toReversed();
        await measure(faults, windows, name, { parts: seats === most && j > 0 });
        if (seats === most && time === "middle") await measureGrown(faults, name);
      }
      assert.deepEqual(faults.list(), []);
    });
  }

  test(`${game}: the table of ${most} people fits its window online`, async () => {
    const faults = noteFaults();
    const people = await openFull(page, browser.base, game, most);
    await measure(faults, SOME, `${game} online`, { people });
    assert.deepEqual(faults.list(), []);
  });
}
