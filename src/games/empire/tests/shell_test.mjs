/* What the shell does at a table of Eight-Minute Empire: undo and its barrier, bids
 * that others may not see, questions, set-ups, links. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { NARROW, WIDE, checkPage, openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { comes, has, reads, stands } from "../../../../tests/web/lib/expect.mjs";
import { kept } from "../../../../tests/web/lib/kept.mjs";
import { clickMove, count, intoTurn, onTable, playOn, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const go = async (page, address) => {
  await page.goto(`${browser.base}#${address}`);
};

/** The link that the page has put into the clipboard. */
async function copied(page, part) {
  for (let tries = 0; tries < 200; tries++) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text.includes(part)) return text;
    await page.waitForTimeout(50);
  }
  throw new Error(`no link with ${part} was copied`);
}

const start = async (address, how) => {
  const page = await browser.page(how);
  await page.goto(`${browser.base}#${address}`);
  await waitForTurn(page);
  return page;
};

const stood = (page, n) =>
  page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) === n, n);

test("with other people undo stops where something was shown, and says so before", async () => {
  const page = await start("play/empire?seats=3&people=2&bots=easy&seed=3");
  await clickMove(page, "bid 2");
  await page.getByRole("button", { name: /show the table/ }).click();
  await clickMove(page, "bid 1");
  await page.waitForFunction(() => Number(document.querySelector("main.table").dataset.count) >= 9);
  await waitForTurn(page);
  const shown = await count(page);
  const why = "Nothing can be taken back: ";
  assert.ok((await page.locator("#undo").getAttribute("aria-label")).startsWith(why));
  await page.keyboard.press("u");
  await reads(
    page.locator("#prompt.why p > span"),
    /^\s*Nothing can be taken back: something hidden has been shown since\.$/,
  );
  await stands(page, shown, "the bids stay open");
  await checkPage(page, "a refused undo");
  await page.context().close();
});

test("alone everything is taken back: past what was shown after a question", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=3");
  const name = () => page.locator("#undo").getAttribute("aria-label");
  assert.equal(await name(), "Undo: nothing has been decided yet");
  await clickMove(page, "bid 2");
  await page.waitForFunction(() => Number(document.querySelector("main.table").dataset.count) >= 9);
  await waitForTurn(page);
  const shown = await count(page);
  assert.match(await name(), /^Take back: Bid 2 coins\. There is a question first: /);
  await page.keyboard.press("u");
  await page.locator('main.table[data-turn="asking"]').waitFor();
  await reads(page.locator("#prompt"), /Take back although .+ since\?[^]*the same chance again/);
  await shot(page, "undo-past-1280");
  await checkPage(page, "a question before taking back");
  await page.getByRole("button", { name: "Leave it" }).click();
  await page.locator('main.table[data-turn="yours"]').waitFor();
  await stands(page, shown, "nothing is done");
  assert.equal((await kept(page))[0].takenBack, undefined);

  const before = await intoTurn(page);
  assert.match(await name(), /^Take back: \S.*[^.]$/);
  await page.locator("#undo").click();
  await stood(page, before);
  await has(page.locator("#prompt.why"), 0);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector("main.table").dataset.count) < 9);
  await waitForTurn(page);
  const [game] = await kept(page);
  assert.equal(game.takenBack, true);
  assert.match(game.record, /^taken-back 1$/m);
  await clickMove(page, "bid 2");
  await stood(page, shown);
  await page.goto(`${browser.base}#replay/${game.id}`);
  await reads(page.locator("h1"), /taken back past something shown$/);
  await page.context().close();
});

test("the parts of a card are chosen on it, where they can be seen", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=33", { width: 1280, height: 800 });
  for (const move of ["bid 0", "first red", "take 1"]) await clickMove(page, move);
  await page.locator(".em-part-choice").nth(1).waitFor();
  const hidden = () =>
    page.evaluate(() => {
      const seen = (/** @type {Element} */ one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const corners = [6, width - 6].flatMap((x) => [6, height - 6].map((y) => [left + x, top + y]));
        return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      };
      const all = [
        ...document.querySelectorAll(".tools .btn, #prompt .btn, .em-part-choice, .em-card.selected .em-good-name"),
      ];
      return all.filter((one) => !seen(one)).map((one) => one.textContent);
    });
  assert.deepEqual(await hidden(), []);
  const texts = (selector) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent.trim().replace(/\s+/g, " ")));
  assert.deepEqual(await texts(".em-part-choice"), ["Destroy 1", "Place 1"]);
  assert.deepEqual(await texts("#prompt .acts-row .btn"), ["Do nothing with the card"]);
  await page.context().close();
});

test("what is done several times in a row is one line", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=5");
  await playOn(page, { seed: 3, enough: (turns) => turns >= 20 });
  await reads(page.locator(".panel.moves"), / places [234] armies on /);
  const lines = await page
    .locator(".panel.moves .turns > li")
    .evaluateAll((turns) => turns.map((turn) => [...turn.querySelectorAll(".line")].map((line) => line.textContent)));
  for (const turn of lines)
    for (const [i, line] of turn.entries()) assert.notEqual(line, turn[i + 1], "no two lines of a turn are alike");
  await page.context().close();
});

test("a whole turn is taken back at once", async () => {
  const page = await start("play/empire?seats=2&bots=easy&seed=5");
  const before = await intoTurn(page);
  await page.keyboard.press("Shift+U");
  await stood(page, before);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Leave it" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Take back the whole turn" }).click();
  await reads(page.locator("#prompt"), /Take the whole turn back although .+ since\?/);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) < n, before);
  await waitForTurn(page);
  await page.context().close();
});

test("the list of choices says them as orders, and so does the question", async () => {
  const page = await start("play/empire?seats=2&bots=easy&seed=5", { settings: { confirm: true } });
  await page.keyboard.press("c");
  await reads(page.locator("[data-choice]").first(), /^Place a neutral army on /);
  await page.locator("[data-choice]").first().click();
  await reads(page.locator("#prompt"), /Place a neutral army on \d+: this ends your turn/);
  await page.context().close();
});

test("between two people the table is covered while something is secret", async () => {
  const page = await start("play/empire?seats=3&people=2&bots=easy&seed=3", NARROW);
  await clickMove(page, "bid 2");
  await page.locator("main.cover").waitFor();
  await has(page.locator(".stage"), 0, "nothing of the table is in the page");
  await shot(page, "cover-390");
  await checkPage(page, "the cover");
  await page.locator("main.cover .btn").evaluate((button) => [button.click(), button.click()]); // as fast as can be
  await page.locator("main.table").waitFor();
  assert.equal(await waitForTurn(page), "yours");
  assert.doesNotMatch(
    await page
      .locator(".turns")
      .first()
      .innerText()
      .catch(() => ""),
    /2 coins/,
  );
  await clickMove(page, "bid 1");
  await page.waitForFunction(() => Number(document.querySelector("main.table")?.dataset.count) >= 9);
  await playOn(page, { seed: 9, enough: (turns) => turns >= 6 });
  await page.context().close();
});

test("the rules are searched and what is found is marked", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=3", NARROW);
  await page.keyboard.press("r");
  const search = page.getByLabel("Search the rules");
  await search.fill("army");
  await page.locator(".rules mark").first().waitFor();
  await search.fill("zzzz");
  await reads(page.locator(".rules"), /Nothing has these words/);
  await page.context().close();
});

test("a screen reader is told what happened and what is to be decided", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=3");
  const live = page.locator('[aria-live="polite"].unseen');
  await reads(live, /Bid/);
  await live.evaluate((element) => {
    window.told = [];
    const look = () => window.told.push([...element.querySelectorAll("p")].map((one) => one.textContent));
    new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true });
  });
  await clickMove(page, "bid 2");
  await comes(
    () => page.evaluate(() => window.told),
    (all) =>
      all.some((told) => told.some((one) => /^\S.* bids 2 coins\.$/.test(one))) && all.some(({ length }) => length > 1),
    "a paragraph for each sentence",
  );
  const told = await page.evaluate(() => window.told.flat());
  assert.ok(
    told.every((one) => one.trim() !== ""),
    told.join(" | "),
  );
  await page.context().close();
});

test("a bid is asked about, and no turn is said to end", async () => {
  const page = await start("play/empire?seats=3&bots=easy&seed=3", { settings: { confirm: true } });
  await clickMove(page, "bid 2");
  await reads(page.locator("#prompt"), /: then Blue and White decide/);
  await shot(page, "question-bid-1280");
  await page.getByRole("button", { name: "Decide so" }).click();
  await comes(
    () => count(page),
    (n) => n >= 9,
    "the bids are in",
  );
  await page.context().close();
});

test("a set-up becomes a game, and a link to it", async () => {
  const page = await browser.page({ permissions: ["clipboard-read", "clipboard-write"] });
  await go(page, "setup/empire");
  await page.getByLabel("Players").selectOption("2");
  await page.getByLabel("Name").first().fill("Ada");
  await page.getByLabel("Map").selectOption("B");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed").fill("12x");
  await reads(page.locator(".seed"), /no seed/);
  await page.getByLabel("Seed").fill("12");
  await page.getByRole("button", { name: "Copy a link" }).click();
  const link = await copied(page, "#setup/");
  assert.match(link, /#setup\/empire\?.*map=B.*seed=12/);
  await page.getByRole("button", { name: "Start the game" }).click();
  await waitForTurn(page);
  await reads(page.locator("main.table"), /Ada/);
  await page.context().close();
});

test("the set-up asks who the youngest is: the first person, unless told otherwise", async () => {
  const page = await browser.page({ permissions: ["clipboard-read", "clipboard-write"] });
  await go(page, "setup/empire");
  await page.getByText("More", { exact: true }).click();
  const youngest = page.getByLabel("The youngest");
  const chosen = () => youngest.evaluate((/** @type {any} */ s) => s.selectedOptions[0].textContent);
  const seat = (/** @type {number} */ n) => page.locator(".seat-row").nth(n).locator("select");
  assert.equal(await chosen(), "Red (usual)");
  assert.deepEqual(await youngest.locator("option").allTextContents(), [
    "Red (usual)",
    "Blue",
    "White",
    "A die decides",
  ]);
  await seat(0).selectOption("easy");
  await seat(2).selectOption("human");
  await page.getByLabel("Name").nth(2).fill("Ada");
  assert.equal(await chosen(), "White, Ada (usual)");
  await page.getByRole("button", { name: "Copy a link" }).click();
  assert.doesNotMatch(await copied(page, "#setup/"), /tie=/);
  await youngest.selectOption("1");
  await seat(2).selectOption("hard");
  await seat(0).selectOption("human");
  assert.equal(await chosen(), "Blue");
  await page.getByLabel("Players").selectOption("2");
  await page.getByRole("button", { name: "Start the game" }).click();
  await waitForTurn(page);
  await page.context().close();
});

test("a link to a position holds what its seat may know, and no more", async () => {
  const page = await browser.page({ ...WIDE, permissions: ["clipboard-read", "clipboard-write"] });
  await go(page, "play/empire?seats=3&people=2&bots=easy&seed=3");
  await waitForTurn(page);
  await clickMove(page, "bid 2");
  await page.locator("main.cover .btn").click();
  await page.locator("main.table").waitFor();
  await waitForTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  const link = await copied(page, "#position/");
  const other = await browser.page(NARROW);
  await other.goto(link);
  await other.locator(".prompt").waitFor();
  const text = await other.locator("#app").innerText();
  assert.match(text, /only what this seat may know/);
  await has(other.getByRole("button", { name: "Play on from here" }), 0);
  await checkPage(other, "a position");
  await shot(other, "position-390");
  await other.keyboard.press("h");
  await other.locator("#prompt.hints").waitFor();
  await other.keyboard.press("Escape");
  await clickMove(other, (await onTable(other))[0]);
  await reads(other.locator("#prompt"), /\?\s+This is what it brings/);
  await has(other.locator(".stage [data-move]"), 0, "nothing more is offered");
  await other.getByRole("button", { name: "Back to the position" }).click();
  assert.ok((await onTable(other)).length > 0);
  await other.context().close();
  await page.context().close();
});

test("a link with a map that is not there gives a sentence", async () => {
  const page = await browser.page(NARROW);
  await go(page, "play/empire?map=Z");
  await reads(page.locator("main.problem"), /no map/);
  await page.context().close();
});
