/* foreseen_test.mjs - what the page says that a choice would bring is true after it: that the turn
 * passes on is said of choices that end it and of no other, in matches by chance and from positions
 * in the middle; odds are said where an attack is declared.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";

import { PARTS, openBrowser, top } from "../../../../tests/web/lib/browser.mjs";
import { layBench } from "./bench.mjs";

let browser, page;
before(async () => {
  browser = await openBrowser(PARTS);
  page = await browser.page({ width: 1280 });
  await page.goto(`${browser.base}#rules/monuments`);
  await page.waitForSelector("main");
  await page.evaluate(layBench);
  await page.evaluate(layWalk);
});
after(() => browser.close());

/** Puts `walk` into the page: looks at choices on the way through a match. */
function layWalk() {
  const { bench } = window;
  const { engine, table, t } = bench;
  const turnOf = ({ names, state }) => names.indexOf(state.turn);

  /** What is said before the choice, and what is so after it. */
  async function check(now, seat, move) {
    const next = await engine.preview(seat, move);
    bench.now = now;
    const said = String(table.ask({ ...bench.props(), seen: { move, now: next } }).detail);
    await engine.play(seat, move);
    const then = await engine.snapshot(seat);
    await engine.goTo(now.count);
    await engine.cut();
    return {
      where: `${now.count}: ${move}: ${said}`,
      isSaid: said.includes(t("seen-ends")),
      isSure: !next.act.includes("chance"),
      passes: !then.over && turnOf(now) === seat && turnOf(then) !== seat,
      odds: / \d+ of 100 /.test(said),
      fights: Boolean(next.tell.battle?.odds),
    };
  }

  /** Attacks come first, so that battles are met. */
  window.walk = async (status, most) => {
    const all = [];
    for (let n = 0; n < most && !status.over; n++) {
      const [seat] = status.act;
      const now = await engine.snapshot(seat);
      const moves = now.choices.map((choice) => choice.move);
      const wanted = moves.find((move) => /^(play attack|attacker )/.test(move)) ?? moves[(n * 7) % moves.length];
      for (const move of new Set([wanted, moves[n % moves.length]])) all.push(await check(now, seat, move));
      status = await engine.play(seat, wanted);
    }
    return all;
  };
}

function judge(all) {
  for (const { where, isSaid, isSure, passes, odds, fights } of all) {
    if (isSaid || isSure) assert.equal(isSaid, passes, where);
    assert.equal(odds, fights, where);
  }
}

test("that the turn passes on is said where it does", async () => {
  const all = await page.evaluate(async () => {
    const met = [];
    for (let seed = 1; seed <= 2; seed++)
      met.push(...(await window.walk(await window.bench.engine.begin({ game: "monuments", seats: 3, seed }), 200)));
    return met;
  });
  judge(all);
  assert.ok(all.filter(({ isSaid }) => isSaid).length > 20);
});

test("before a battle its odds are said, and no end of the turn", async () => {
  const position = readFileSync(`${top}src/games/monuments/positions/battle.json`, "utf8");
  const all = await page.evaluate(async (text) => {
    const { engine } = window.bench;
    const met = [];
    for (let seed = 1; seed <= 6; seed++) {
      await engine.position(text, String(seed));
      met.push(...(await window.walk(await engine.chance(), 12)));
    }
    return met;
  }, position);
  judge(all);
  assert.ok(all.filter(({ odds }) => odds).length > 10);
});
