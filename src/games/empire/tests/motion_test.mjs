/* motion_test.mjs - coins travel: from whoever pays to the card, or to the bid, that they pay for. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { NARROW, WIDE, openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { endedGame, openEnded, recordOf } from "../../../../tests/web/lib/ended.mjs";
import { comes } from "../../../../tests/web/lib/expect.mjs";
import { cutAt, movesIn, openCut } from "../../../../tests/web/lib/midway.mjs";
import { begun, flies, watch } from "../../../../tests/web/lib/motion.mjs";
import { playMove } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const SEED = "8";
const record = recordOf("empire", 3, {}, SEED);
const moves = movesIn(record);

/** Opens the match before its nth move, with the settings of somebody who has set nothing. */
async function openAt(n, size) {
  const page = await browser.page({ ...size, settings: null });
  await page.addInitScript(watch);
  const cut = cutAt(record, n);
  await openCut(page, browser.base, "empire", cut);
  return { page, seat: cut.seat, move: moves[n].split(": ")[1] };
}

for (const size of [WIDE, NARROW]) {
  test(`what a card costs flies to it at ${size.width}`, async () => {
    const { page, seat, move } = await openAt(
      moves.findIndex((line) => /: take [2-6]$/.test(line)),
      size,
    );
    const card = await page.locator(`[data-move="${move}"]`).first().getAttribute("data-piece");
    const coins = () => page.locator(`.em-stat:visible [data-tally="coins:${seat}"]`).first().innerText();
    const had = Number(await coins());
    await playMove(page, move);
    await flies(page, `coin:${seat}`, card);
    await shot(page, `empire-coins-${size.width}`);
    assert.ok(Number(await coins()) < had, "they have been paid");
    await page.context().close();
  });
}

test("on a phone coins and armies of rivals come from their seats above the table", async () => {
  const page = await browser.page({ ...NARROW, settings: null });
  await page.addInitScript(watch);
  const ended = endedGame("empire", 3, SEED);
  await openEnded(page, browser.base, ended);
  const isRivals = (/** @type {number} */ n) => cutAt(record, n).seat !== 0;
  const taken = moves.findIndex(
    (line, n) => /: take [2-6]$/.test(line) && /: place /.test(moves[n + 1]) && isRivals(n),
  );
  const { seat } = cutAt(record, taken);
  await page.goto(`${browser.base}#replay/${ended.id}?at=${taken}`);
  await page.locator(`[aria-valuetext^="Move ${taken} of"]`).waitFor();
  const nth = Number(moves[taken].slice(-1));
  const card = await page
    .locator(".em-row [data-piece^=card]")
    .nth(nth - 1)
    .getAttribute("data-piece");
  await page.getByRole("button", { name: "One move on" }).click();
  await flies(page, `mark score:${seat}`, card);
  await shot(page, "empire-rival-coins-390");
  await page.getByRole("button", { name: "One move on" }).click();
  await comes(
    () => begun(page),
    (all) =>
      all.some(
        ({ kind, from, to }) =>
          kind === "fly" && from.includes(`chip score:${seat}`) && to.some((id) => /^(army|region)/.test(id)),
      ),
    "an army comes from its owner",
  );
  await page.context().close();
});

test("what is bid flies to the bid of whoever pays", async () => {
  const bids = moves.flatMap((line, n) => (/: bid \d/.test(line) ? [{ n, coins: Number(line.split(" ")[2]) }] : []));
  const { page, move } = await openAt(bids[bids.length - 1].n, WIDE);
  const most = bids.reduce((best, one) => (one.coins > best.coins ? one : best));
  const winner = cutAt(record, most.n).seat;
  await playMove(page, move);
  await flies(page, `coin:${winner}`, `bid:${winner}`);
  await page.context().close();
});
