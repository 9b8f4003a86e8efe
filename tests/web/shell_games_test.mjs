/* Whole games through the interface, against easy bots, at both widths. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { NARROW, WIDE, checkPage, openRoom, program, shot, top } from "./lib/browser.mjs";
import { playOn, rush } from "./lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

/** The totals and lines that the page shows, by seat. */
const sheetOf = (page) => page.locator("[data-sheet]").evaluate((table) => {
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => ({
    label: row.querySelector("th").textContent.trim().toLowerCase(),
    points: [...row.querySelectorAll("td")].map((cell) => cell.querySelector("b")?.textContent.trim() ?? "-"),
  }));
  const totals = [...table.querySelectorAll("tfoot tr:first-child td")].map((cell) => cell.textContent.trim());
  return { rows, totals };
});

/** What the program says of the record that the page gave away. */
function scoreByProgram(file) {
  return execFileSync(program, ["score", file, "--json"], { encoding: "utf8" });
}

const games = [["empire", 3], ["bronze", 3], ["monuments", 2]];

for (const [game, seats] of games) {
  for (const size of [WIDE, NARROW]) {
    test(`${game} is played to its end at ${size.width}`, async () => {
      const page = await room.page(size);
      await page.goto(`${room.base}#play/${game}?seats=${seats}&bots=easy&seed=7`);
      await playOn(page, { seed: size.width, enough: (turns) => turns >= 10 });
      await shot(page, `table-${game}-${size.width}`);
      await checkPage(page, `the table of ${game}`);
      await rush(page, size.width);
      await page.locator("main.end").waitFor();
      await shot(page, `end-${game}-${size.width}`, true);
      await checkPage(page, `the end of ${game}`);
      const sheet = await sheetOf(page);
      assert.equal(sheet.totals.length, seats);
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the record" }).click()]);
      const file = `${top}build/${game}-${size.width}.record.txt`;
      writeFileSync(file, readFileSync(await download.path()));
      compare(sheet, scoreByProgram(file));
      await page.context().close();
    });
  }
}

/** Every line of the page's sheet is a line of the program's. */
function compare(sheet, text) {
  const scores = Object.values(JSON.parse(text).scores);
  assert.deepEqual(sheet.totals, scores.map((score) => String(score.total)));
  for (const [seat, score] of scores.entries()) {
    for (const line of score.lines) {
      const row = sheet.rows.find((r) => r.label === line.label.toLowerCase());
      assert.ok(row, `the sheet has no line ${line.label}`);
      assert.equal(row.points[seat], String(line.points), `${line.label} of seat ${seat}`);
    }
    const shown = sheet.rows.reduce((sum, row) => sum + (Number(row.points[seat]) || 0), 0);
    assert.equal(shown, score.total, `the lines of seat ${seat} add up`);
  }
}
