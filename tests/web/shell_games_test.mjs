/* Whole games through the interface, against easy bots, at both widths. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { GAMES, LONGEST, NARROW, WIDE, checkPage, openBrowser, program, shot, top } from "./lib/browser.mjs";
import { playOn, rush } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** The totals and lines that the page shows, by seat. */
const sheetOf = (page) =>
  page.evaluate(() => {
    const seats = [];
    for (const cell of document.querySelectorAll("[data-seat]")) {
      const seat = (seats[Number(cell.dataset.seat)] ??= { lines: [] });
      if ("total" in cell.dataset) seat.total = Number(cell.textContent);
      else seat.lines.push({ label: cell.dataset.line, points: Number(cell.querySelector("b").textContent) });
    }
    return seats;
  });

/** How many lines the chart of the scores has, and where they end. */
async function chartOf(page) {
  await page.locator("figure svg").waitFor();
  return page.evaluate(() => ({
    lines: document.querySelectorAll("figure svg text.end").length,
    last: [...document.querySelectorAll("figure table tbody tr:last-child td")].map((cell) => Number(cell.textContent)),
  }));
}

/** What the program says of the record that the page gave away. */
function scoreByProgram(file) {
  return execFileSync(program, ["score", file, "--json"], { encoding: "utf8" });
}

/** What only the program calls things: keys of content, regions, tiles, quests. */
const KEYS = /\w_\w|\bT\d|\b[AB]-?(?:\d|I)|quest \d/;

for (const game of GAMES) {
  const seats = game === LONGEST ? 2 : 3;
  for (const size of [WIDE, NARROW]) {
    test(`${game} is played to its end at ${size.width}`, async () => {
      const page = await browser.page(size);
      await page.goto(`${browser.base}#play/${game}?seats=${seats}&bots=easy&seed=7`);
      await playOn(page, { seed: size.width, enough: (turns) => turns >= 10 });
      await shot(page, `table-${game}-${size.width}`);
      await checkPage(page, `the table of ${game}`);
      await rush(page, size.width);
      await page.locator("main.end").waitFor();
      await page.locator(".reasons > summary").click();
      await shot(page, `end-${game}-${size.width}`, true);
      await checkPage(page, `the end of ${game}`);
      const sheet = await sheetOf(page);
      assert.equal(sheet.length, seats);
      assert.deepEqual(
        await chartOf(page),
        { lines: seats, last: sheet.map(({ total }) => total) },
        "the chart ends at the totals",
      );
      assert.doesNotMatch(
        await page
          .locator(".sheet")
          .allInnerTexts()
          .then((all) => all.join(" ")),
        KEYS,
        "reasons are words",
      );
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download the record" }).click(),
      ]);
      const file = `${top}build/${game}-${size.width}.record.txt`;
      writeFileSync(file, readFileSync(await download.path()));
      compare(sheet, scoreByProgram(file));
      await page.context().close();
    });
  }
}

/** The page's sheet is the program's, line by line. */
function compare(sheet, text) {
  const scores = Object.values(JSON.parse(text).scores);
  const sorted = (lines) => lines.map(({ label, points }) => `${label} ${points}`).sort();
  assert.equal(sheet.length, scores.length);
  for (const [seat, score] of scores.entries()) {
    assert.equal(sheet[seat].total, score.total, `total of seat ${seat}`);
    assert.deepEqual(sorted(sheet[seat].lines), sorted(score.lines), `lines of seat ${seat}`);
  }
}
