/* A game that is kept loses nothing: not in two tabs, not when it began from a
 * position, not when one leaves in the middle of a decision. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { GAME, GAMES, OTHER, WIDE, openBrowser, shot, top } from "./lib/browser.mjs";
import { comes, has, reads, stands } from "./lib/expect.mjs";
import { kept, playOnFrom } from "./lib/kept.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** A game in two tabs. */
async function twoTabs(address = `play/${GAME}?seats=2&bots=easy&seed=5`) {
  const first = await browser.page(WIDE);
  await first.goto(`${browser.base}#${address}`);
  await decideOnce(first);
  const second = await browser.tab(first.context());
  return { first, second, game: first.url() };
}

/** Makes a decision, with which a game is kept. */
async function decideOnce(page) {
  await waitForTurn(page);
  await clickMove(page, (await onTable(page))[0]);
  await page.waitForFunction(() => location.hash.startsWith("#game/"));
  await waitForTurn(page);
}

/** The tab says that the game goes on elsewhere, and goes on with it here. */
async function takeOver(page) {
  await page.locator("#prompt", { hasText: GONE_ON }).waitFor();
  await page.getByRole("button", { name: "Take over here" }).click();
  await page.locator("#prompt", { hasText: GONE_ON }).waitFor({ state: "detached" });
  await waitForTurn(page);
}

/** The tab is told nothing of what others keep, as one that sleeps. */
const deafen = (page) =>
  page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));

const GONE_ON = "This game goes on in another tab";

test("a game that another tab opens goes on there, until it is taken over again", async () => {
  const { first, second, game } = await twoTabs();
  await second.goto(game);
  await waitForTurn(second);
  await first.locator("#prompt", { hasText: GONE_ON }).waitFor();
  await shot(first, "tabs-away-1280");
  const old = await count(first);
  await playOn(second, { seed: 4, enough: (turns) => turns >= 6 });
  await stands(first, old, "nothing happens in the first");
  assert.equal((await onTable(first)).length, 0, "nothing can be chosen there");
  await first.keyboard.press("u");
  await first.keyboard.press("h");
  await stands(first, old, "nor by keys");
  const there = await count(second);
  await takeOver(first);
  await stands(first, there, "it goes on from what the second did");
  await second.locator("#prompt", { hasText: GONE_ON }).waitFor();
  await playOn(first, { seed: 3, enough: (turns) => turns >= 4 });
  const [one, ...others] = await kept(first);
  assert.deepEqual(others, [], "it is one game");
  assert.equal(one.count, await count(first));
  await stands(second, there);
  await first.context().close();
});

test("bots stop where the game was, and go on where it is", async () => {
  const first = await browser.page({ ...WIDE, settings: { speed: "slow" } });
  await first.goto(`${browser.base}#play/${GAME}?seats=5&bots=easy&seed=5`);
  await waitForTurn(first);
  await clickMove(first, (await onTable(first))[0]);
  await first.waitForFunction(() => location.hash.startsWith("#game/"));
  const second = await browser.tab(first.context());
  const before = await count(first);
  await second.route("**/page/table.js", async (route) => {
    await first.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, before);
    await route.continue(); /* what it read of the game is old by now */
  });
  await second.goto(first.url());
  await first.locator("#prompt", { hasText: GONE_ON }).waitFor();
  const old = await count(first);
  await second.keyboard.press(".");
  await waitForTurn(second);
  await stands(first, old, "no bot moves in the first");
  assert.ok((await count(second)) > old);
  await first.context().close();
});

test("a tab that has slept says so instead of writing over what there is", async () => {
  const { first, second, game } = await twoTabs();
  await deafen(second);
  await second.goto(game);
  await waitForTurn(second);
  const old = await count(second);
  await takeOver(first);
  await playOn(first, { seed: 3, enough: (turns) => turns >= 8 });
  const [before] = await kept(first);
  assert.ok(before.count > old);
  await stands(second, old, "it has heard of nothing");
  await clickMove(second, (await onTable(second))[0]);
  await second.locator("#prompt", { hasText: GONE_ON }).waitFor();
  assert.deepEqual(await kept(second), [before], "nothing is lost, nothing is doubled");
  await takeOver(second);
  await stands(second, before.count);
  await clickMove(second, (await onTable(second))[0]);
  await comes(
    async () => (await kept(second))[0].count,
    (n) => n > before.count,
    "from there it goes on",
  );
  await first.context().close();
});

test("neither does taking back in a tab that has slept", async () => {
  const { first, second, game } = await twoTabs();
  await playOn(first, { seed: 3, enough: (turns) => turns >= 3 });
  await deafen(second);
  await second.goto(game);
  await waitForTurn(second);
  await takeOver(first);
  await playOn(first, { seed: 3, enough: (turns) => turns >= 5 });
  const [before] = await kept(first);
  await second.keyboard.press("u");
  await second.locator("#prompt", { hasText: GONE_ON }).waitFor();
  assert.deepEqual(await kept(second), [before]);
  await first.context().close();
});

test("a new game in which nobody has decided anything leaves nothing", async () => {
  const page = await browser.page(WIDE);
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  assert.deepEqual(await kept(page), []);
  assert.match(page.url(), /#play\//, "the address opens it again");
  await page.goto(browser.base);
  await has(page.locator(".saved li"), 0);
  await page.goBack();
  await decideOnce(page);
  assert.equal((await kept(page)).length, 1);
  await page.goto(browser.base);
  const sections = page.locator("main.start > section");
  await reads(sections.first(), /^Your turn[^]*Continue/);
  await shot(page, "start-continue-1280");
  await page.context().close();
});

test("a game that the browser does not keep is played to its end, and nothing leads away from it", async () => {
  const page = await browser.page(WIDE);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const address = `play/${GAME}?seats=2&bots=easy&seed=5`;
  await page.goto(`${browser.base}#${address}`);
  await waitForTurn(page);
  await clickMove(page, (await onTable(page))[0]);
  await playOn(page, { seed: 3 });
  await page.locator("main.end").waitFor();
  assert.ok(page.url().endsWith(address), "a reload begins it anew, and finds no game missing");
  await has(page.locator("main.end a[href^='#replay/']"), 0, "there is no replay of what is not kept");
  await page.context().close();
});

test("who decides in two tabs at the same moment keeps both games", async () => {
  const { first, second, game } = await twoTabs();
  await deafen(second);
  await second.goto(game);
  await waitForTurn(second);
  await second.evaluate(() => {
    // what the other tab writes comes here only when the decision has begun
    const read = Storage.prototype.getItem;
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith("mudbrick.game."));
    const old = localStorage.getItem(key);
    let late = 1;
    Storage.prototype.getItem = function (one) {
      return one === key && late-- > 0 ? old : read.call(this, one);
    };
  });
  await takeOver(first);
  await playOn(first, { seed: 3, enough: (turns) => turns >= 4 });
  const [there] = await kept(first);
  const moves = await onTable(second);
  await clickMove(second, moves.at(-1));
  await second.getByText("kept as a game of its own").waitFor();
  await comes(
    () => kept(second),
    (games) => games.length === 2,
    "there are two games",
  );
  const games = await kept(second);
  assert.deepEqual(
    games.find(({ id }) => id === there.id),
    there,
    "that of the other tab is as it was",
  );
  const own = games.find(({ id }) => id !== there.id);
  assert.ok(second.url().endsWith(`#game/${own.id}`));
  await waitForTurn(second);
  const n = await count(second);
  await second.reload();
  await waitForTurn(second);
  await stands(second, n);
  await first.context().close();
});

test("a deleted game that goes on elsewhere is not brought back over what was done", async () => {
  const { first, second } = await twoTabs();
  await second.goto(browser.base);
  await second.locator(".saved li").getByRole("button").click();
  await playOn(first, { seed: 3, enough: (turns) => turns >= 3 });
  const [before] = await kept(first);
  await second.getByRole("button", { name: "Bring it back" }).click();
  await second.locator(".saved li").first().waitFor();
  assert.deepEqual(await kept(second), [before]);
  await first.context().close();
});

test("who leaves for another game in the middle of a decision mixes up nothing", async () => {
  const page = await browser.page({ ...WIDE });
  await page.goto(`${browser.base}#play/${OTHER}?seats=2&bots=easy&seed=4`);
  await decideOnce(page);
  const [one] = await kept(page);
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await page.locator(`.stage.${GAME}`).waitFor();
  await waitForTurn(page);
  const [move] = await onTable(page);
  await page.evaluate(
    ({ move, id }) => {
      const element = [...document.querySelectorAll(".stage [data-move], #prompt [data-move]")].find(
        (one) => one.getAttribute("data-move") === move,
      );
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      location.hash = `game/${id}`;
    },
    { move, id: one.id },
  );
  await page.locator(`.stage.${OTHER}`).waitFor();
  await waitForTurn(page);
  const games = await kept(page);
  assert.equal(games.length, 2);
  for (const { id, record } of games) assert.match(record, new RegExp(`^game ${id === one.id ? OTHER : GAME}`, "m"));
  assert.match(games.find(({ id }) => id !== one.id).record, new RegExp(`: ${move}$`, "m"), "and the decision is kept");
  await page.context().close();
});

const middle = (game) => `src/games/${game}/positions/middle.json`;

for (const game of GAMES.filter((game) => existsSync(top + middle(game)))) {
  test(`${game}: what is played on from a position is there after a reload`, async () => {
    const page = await browser.page(WIDE);
    await playOnFrom(page, browser.base, middle(game));
    assert.match(page.url(), /#game\//);
    await playOn(page, { seed: 6, enough: (turns) => turns >= 7 });
    const n = await count(page);
    /* What is drawn on a map depends on how near it is, and a page that is opened begins elsewhere. */
    const table = () =>
      page.locator(".stage").evaluate((stage) => {
        const copy = stage.cloneNode(true);
        for (const drawing of copy.querySelectorAll("svg")) drawing.remove();
        return copy.textContent;
      });
    const before = await table();
    await page.reload();
    assert.equal(await waitForTurn(page), "yours");
    await stands(page, n);
    assert.equal(await table(), before, "the same table");
    await page.goto(browser.base);
    await page
      .locator(".saved li")
      .getByRole("link", { name: /^Continue/ })
      .click();
    await waitForTurn(page);
    await stands(page, n);
    await page.context().close();
  });
}

test("a game from a position is taken back, replayed, branched and ended like any other", async () => {
  const page = await browser.page(WIDE);
  await playOnFrom(page, browser.base, middle(GAME));
  await playOn(page, { seed: 2, enough: (turns) => turns >= 5 });
  const n = await count(page);
  await clickMove(page, (await onTable(page))[0]);
  await comes(
    () => count(page),
    (now) => now > n,
    "a decision",
  );
  await waitForTurn(page);
  const made = await count(page);
  await page.keyboard.press("u");
  await page.waitForFunction((n) => {
    const { count, turn } = document.querySelector("main.table").dataset;
    return Number(count) < n || turn === "asking";
  }, made);
  await waitForTurn(page);
  const back = await count(page);
  await page.reload();
  await waitForTurn(page);
  await stands(page, back, "what was taken back stays so");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Replay from the beginning" }).click();
  await page.locator(".slider").waitFor();
  assert.equal(Number(await page.locator(".slider").getAttribute("max")), back);
  for (let i = 0; i < 3; i++) await page.keyboard.press(".");
  await reads(page.locator("#prompt small"), /^Move 3 of/);
  await page.getByRole("button", { name: /^Continue from here/ }).click();
  await page.locator('main.table[data-turn="yours"]').waitFor();
  const branched = await count(page);
  assert.ok(branched >= 3);
  await page.reload();
  await waitForTurn(page);
  await stands(page, branched);
  await has(page.locator("#prompt.why"), 0);
  assert.equal((await kept(page)).length, 2);
  await page.context().close();
});
