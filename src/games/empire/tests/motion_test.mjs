/* motion_test.mjs - coins travel: from whoever pays to the card, or to the bid, that they pay for. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { NARROW, WIDE, openRoom, shot } from "../../../../tests/web/lib/browser.mjs";
import { recordOf } from "../../../../tests/web/lib/ended.mjs";
import { cutAt, movesIn, openCut } from "../../../../tests/web/lib/midway.mjs";
import { flies, watch } from "../../../../tests/web/lib/motion.mjs";
import { playMove } from "../../../../tests/web/lib/play.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

const record = recordOf("empire", 3);
const moves = movesIn(record);

/** Opens the match before its nth move, with the settings of somebody who has set nothing. */
async function openAt(n, size) {
  const page = await room.page({ ...size, settings: null });
  await page.addInitScript(watch);
  const cut = cutAt(record, n);
  await openCut(page, room.base, "empire", cut);
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

test("what is bid flies to the bid of whoever pays", async () => {
  const bids = moves.flatMap((line, n) => (/: bid \d/.test(line) ? [{ n, coins: Number(line.split(" ")[2]) }] : []));
  const { page, move } = await openAt(bids[bids.length - 1].n, WIDE);
  const most = bids.reduce((best, one) => (one.coins > best.coins ? one : best));
  const winner = cutAt(record, most.n).seat;
  await playMove(page, move);
  await flies(page, `coin:${winner}`, `bid:${winner}`);
  await page.context().close();
});
