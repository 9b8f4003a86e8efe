/* The marks of the last moves: for whoever plays what has happened since, for those
 * who look on and in a replay the last turn, never the whole game. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, WIDE, kitOf, openBrowser, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { movesKept } from "./lib/kept.mjs";
import { playOn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const kits = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await kitOf(game)])));
const marking = GAMES.filter((game) => kits[game].places);

/** What is marked after move n: the moves since another seat's last decision. */
function marked(game, lines, n) {
  const moves = lines.slice(0, n).map((line) => /^(\w+): (.*)$/.exec(line).slice(1));
  const mover = moves.findLast(([seat]) => seat !== "chance")?.[0];
  const before = moves.findLastIndex(([seat]) => seat !== "chance" && seat !== mover);
  return new Set(
    moves
      .slice(before + 1)
      .filter(([seat]) => seat !== "chance")
      .flatMap(([, move]) => kits[game].places(move)),
  ).size;
}

const ringsOf = (page, game) => page.locator(kits[game].rings).count();

for (const game of marking) {
  test(`${game}: a replay marks the last turn, move by move`, async () => {
    const page = await browser.page(WIDE);
    await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=4`);
    await playOn(page, { seed: 3, enough: (turns) => turns >= 24 });
    const lines = await movesKept(page);
    await page.goto(page.url().replace("#game", "#replay"));
    await page.locator(".slider").waitFor();
    await page
      .locator("#prompt")
      .getByText(/^Move 0 of/)
      .waitFor();
    let most = 0;
    let all = 0;
    for (let n = Math.max(0, lines.length - 16); n <= lines.length; n++) {
      await page.locator(".slider").fill(String(n));
      const wished = marked(game, lines, n);
      await page.locator("#prompt").getByText(`Move ${n} of`).waitFor();
      await comes(
        () => ringsOf(page, game),
        (rings) => rings === wished,
        `after move ${n} (${lines[n - 1]}) ${wished} places are marked`,
      );
      most = Math.max(most, wished);
      all = new Set(lines.slice(0, n).flatMap((line) => kits[game].places(line.replace(/^\w+: /, "")))).size;
    }
    assert.ok(most > 0 && most < all, `${most} of ${all} places`);
    await shot(page, `last-${game}-1280`);
    await page.context().close();
  });
}

test("those who look on see the marks of the last turn", async () => {
  const page = await browser.page({ ...WIDE, settings: { speed: "quick" } });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&people=0&bots=easy&seed=8`);
  const most = await page.evaluate(async (rings) => {
    const seen = [];
    const turn = () => Number(/Turn (\d+)/.exec(document.querySelector(".head small")?.innerText ?? "")?.[1] ?? 0);
    for (
      const end = Date.now() + 60000;
      Date.now() < end && turn() < 6;
      await new Promise((go) => setTimeout(go, 20))
    ) {
      if (turn() >= 3) seen.push(document.querySelectorAll(rings).length);
    }
    return Math.max(...seen);
  }, kits[GAME].rings);
  assert.ok(most > 0 && most <= 6, `${most} places are marked at once`);
  await page.context().close();
});
