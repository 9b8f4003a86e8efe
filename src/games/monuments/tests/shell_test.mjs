/* What the shell does at a table of Monuments: attacks, and what is asked before the dice. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { openBrowser, shot, top } from "../../../../tests/web/lib/browser.mjs";
import { comes } from "../../../../tests/web/lib/expect.mjs";
import { playOnFrom } from "../../../../tests/web/lib/kept.mjs";
import { clickMove, count, onTable, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const turn = (page) => page.locator("main.table").getAttribute("data-turn");
const prompt = (page) => page.locator("#prompt").innerText();

/** Chooses, and waits until that is done or asked about. */
async function choose(page, move) {
  await waitForTurn(page);
  const before = await count(page);
  await clickMove(page, move);
  await comes(
    async () => ((await turn(page)) === "asking" ? -1 : count(page)),
    (n) => n === -1 || n > before,
    `${move} is made or asked about`,
  );
}

/** Of 100 battles with so many dice on each side, those that either side wins. */
function oddsOf(attack, defence) {
  const { die_faces: faces } = JSON.parse(readFileSync(`${top}src/games/monuments/content.json`, "utf8")).supplies;
  const more = (ways) =>
    ways.concat(0, 0).map((_, sum) => faces.reduce((all, face) => all + (ways[sum - face] ?? 0), 0) / faces.length);
  const ways = (dice) => (dice === 0 ? [1] : more(ways(dice - 1)));
  const share = (is) => {
    const all = ways(attack).flatMap((one, a) =>
      ways(defence).map((other, b) => (a > 0 && is(a, b) ? one * other : 0)),
    );
    return Math.round(100 * all.reduce((sum, n) => sum + n, 0));
  };
  return { win: share((a, b) => a > b), lose: share((a, b) => a < b) };
}

const told = (text) => /wins (\d+) of 100 and loses (\d+)/.exec(text)?.slice(1).map(Number);

/** Declares attackers until dice are to be rolled; what was said when each was pointed at. */
async function declare(page) {
  const said = [];
  for (let n = 0; n < 6 && (await turn(page)) !== "asking"; n++) {
    await waitForTurn(page);
    const wanted = (await onTable(page)).find((move) => /^(play attack|attack|attacker) ?/.test(move));
    const place = page.locator(`[data-move="${wanted}"]`).first();
    await place.dispatchEvent("focus");
    await comes(
      () => page.locator("main.table").getAttribute("data-seen"),
      (move) => move === wanted,
      `${wanted} is foreseen`,
    );
    said.push({ move: wanted, text: await prompt(page) });
    await choose(page, wanted);
  }
  return said;
}

test("dice are asked about before they are rolled, with the odds, and a cancel takes nothing", async () => {
  const page = await browser.page({ settings: { confirm: true } });
  await playOnFrom(page, browser.base, "src/games/monuments/positions/battle.json");
  const said = await declare(page);
  const attackers = said.filter(({ move }) => move.startsWith("attacker"));
  assert.ok(attackers.length > 1, JSON.stringify(said));
  for (const { text } of attackers) assert.ok(told(text), text);
  for (const { move, text } of said) assert.doesNotMatch(text, /turn passes/, move);
  const title = await prompt(page);
  const [attack, defence] = /with (\d+) dice against (\d+)/.exec(title).slice(1).map(Number);
  const { win, lose } = oddsOf(attack, defence);
  assert.deepEqual(told(title), [win, lose], title);
  assert.match(title, /costs it \d+\.\d and the defence \d+\.\d of power/);
  assert.doesNotMatch(title, /ends your turn/);
  await shot(page, "monuments-odds-1280");
  const before = await count(page);
  const dice = await page.locator(".battle .sum").allInnerTexts();
  await page.getByRole("button", { name: "Choose again" }).click();
  await comes(
    () => turn(page),
    (now) => now === "yours",
    "it is asked again",
  );
  assert.equal(await count(page), before);
  assert.deepEqual(await page.locator(".battle .sum").allInnerTexts(), dice, "nothing is rolled");
  await declare(page);
  await page.getByRole("button", { name: "Roll the dice" }).click();
  await comes(
    () => count(page),
    (n) => n > before,
    "the dice are rolled",
  );
  await page.context().close();
});

test("who wants no questions is asked none before dice", async () => {
  const page = await browser.page({ settings: { confirm: false } });
  await playOnFrom(page, browser.base, "src/games/monuments/positions/battle.json");
  for (let n = 0; n < 6 && !/pips/.test(await page.locator(".monuments-table .choose").innerText()); n++) {
    const wanted = (await onTable(page)).find((move) => /^(play attack|attacker) ?/.test(move));
    if (!wanted) break;
    await choose(page, wanted);
    assert.notEqual(await turn(page), "asking", await prompt(page));
  }
  await page.context().close();
});

/** Counts what is seen to turn over. */
function countRolls() {
  globalThis.rolls = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches("[data-rolls]") && frames.some(({ transform }) => transform?.includes("rotate")))
      globalThis.rolls++;
    return animate.call(this, frames, options);
  };
}

test("the dice of a battle are seen to roll", async () => {
  const page = await browser.page({ settings: { speed: "normal", motion: false } });
  await page.addInitScript(countRolls);
  await playOnFrom(page, browser.base, "src/games/monuments/positions/battle.json");
  const rolls = () => page.evaluate(() => globalThis.rolls);
  for (let n = 0; n < 12 && !(await rolls()); n++) {
    await waitForTurn(page);
    const before = await count(page);
    const moves = await onTable(page);
    await clickMove(page, moves.find((one) => /^(play attack|attacker)/.test(one)) ?? moves[0]);
    await comes(
      () => count(page),
      (now) => now > before,
      "the decision is made",
    );
  }
  assert.ok((await rolls()) > 0);
  await page.context().close();
});
