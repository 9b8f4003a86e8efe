/* What one does at a table besides playing: undo, questions, hints, panels,
 * reloading, keys, and handing the device on. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, NARROW, OTHER, checkPage, openBrowser, shot } from "./lib/browser.mjs";
import { has, reads, stands } from "./lib/expect.mjs";
import { clickMove, count, intoTurn, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const start = async (address, how) => {
  const page = await browser.page(how);
  await page.goto(`${browser.base}#${address}`);
  await waitForTurn(page);
  return page;
};

test("a move brings what is seen then: nothing is asked for again", async () => {
  const page = await browser.page();
  await page.addInitScript(() => {
    Object.assign(window, { all: [], lately: [] });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message) {
      if (message.name === "play") window.lately = [];
      if (message.name) [window.all, window.lately].forEach((list) => list.push(message.name));
      return postMessage.call(this, message);
    };
  });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await intoTurn(page);
  const { all, lately } = await page.evaluate(() => ({ all: window.all, lately: window.lately }));
  assert.deepEqual(
    lately.filter((name) => name !== "preview"),
    ["play", "record", "log"],
  );
  assert.ok(!all.includes("status"), "how it stands comes with every change");
  await page.context().close();
});

test("a turn ends only after a question, unless that is switched off", async () => {
  const page = await start(`play/${GAME}?seats=2&bots=easy&seed=5`, { settings: { confirm: true } });
  const before = await count(page);
  await clickMove(page, (await onTable(page))[0]);
  await page.waitForFunction(() => document.querySelector("main.table").dataset.turn === "asking");
  await stands(page, before, "nothing is done yet");
  assert.equal((await onTable(page)).length, 0, "nothing else can be chosen");
  await page.getByRole("button", { name: "Choose again" }).click();
  await page.locator('main.table[data-turn="yours"]').waitFor();
  await clickMove(page, (await onTable(page))[0]);
  await page.locator('main.table[data-turn="asking"]').waitFor();
  await page.locator("#prompt .btn.primary").dblclick();
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, before);
  assert.equal(await waitForTurn(page), "yours");
  await has(page.locator("#prompt.why"), 0, "a double click ends the turn once");
  await page.context().close();
});

test("a double click decides once", async () => {
  const page = await start(`play/${OTHER}?seats=2&bots=easy&seed=4`, { settings: { confirm: true } });
  const before = await count(page);
  await page.evaluate(() => {
    const element = document.querySelector(".stage [data-move]");
    for (let i = 0; i < 2; i++)
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  });
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, before);
  await page.waitForTimeout(200);
  await has(page.locator("#prompt.why"), 0, "nothing was refused");
  await page.context().close();
});

test("a reload in the middle goes on where it was", async () => {
  const page = await start(`play/${OTHER}?seats=2&bots=easy&seed=4`);
  await playOn(page, { seed: 2, enough: (turns) => turns >= 4 });
  const before = await count(page);
  assert.ok(before > 4);
  assert.match(page.url(), /#game\//);
  await page.reload();
  assert.equal(await waitForTurn(page), "yours");
  await stands(page, before);
  await page.goto(browser.base);
  const saved = page.locator(".saved li");
  await saved.first().waitFor();
  await has(saved, 1);
  await saved.getByRole("button").click();
  await saved.first().waitFor({ state: "detached" });
  await has(saved, 0, "deleted");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await saved.first().waitFor();
  await has(saved, 1, "and brought back");
  await saved.getByRole("link").click();
  await waitForTurn(page);
  await stands(page, before);
  await page.context().close();
});

test("a hint gives reasons, shows its move and plays it", async () => {
  const page = await start(`play/${GAME}?seats=3&bots=easy&seed=3`);
  await page.keyboard.press("h");
  const hint = page.locator("#prompt.hints");
  await reads(hint, /1 of \d[^]*of 100 tries/);
  await page.locator(".pointed").first().waitFor();
  await shot(page, "hint-1280");
  await checkPage(page, "a hint");
  const before = await count(page);
  const another = hint.getByRole("button", { name: "Another" });
  await another.click();
  await reads(hint, /2 of \d/);
  await hint.getByRole("button", { name: "Play it" }).click();
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, before);
  await page.context().close();
});

test("panels open, close with Escape and give the focus back", async () => {
  const page = await start(`play/${GAME}?seats=3&bots=easy&seed=3`);
  for (const [key, title] of [
    ["m", "Moves"],
    ["r", "Rules"],
    ["s", "Scores"],
  ]) {
    await page.keyboard.press(key);
    const side = page.locator("dialog.side[open]");
    await side.waitFor();
    await reads(side.locator("h2").first(), new RegExp(title));
    await checkPage(page, `the panel ${title}`);
    await page.keyboard.press("Escape");
    await side.waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menu").waitFor();
  await checkPage(page, "the menu");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Colours").selectOption("dark");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await checkPage(page, "the settings in the dark");
  await page.reload();
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark", "settings are kept");
  await checkPage(page, "the table in the dark");
  await page.context().close();
});

test("things on the table explain themselves", async () => {
  const page = await start(`play/${GAME}?seats=3&bots=easy&seed=3`);
  await page.locator(".stage [data-about]").first().hover({ force: true });
  await page.locator(".explain").waitFor();
  assert.ok((await page.locator(".explain h3").innerText()).length > 0);
  await page.keyboard.press("Escape");
  await page.locator(".explain").waitFor({ state: "detached" });
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("?");
  await page.locator(".explain").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".explain").waitFor({ state: "detached" });
  await page
    .locator(".stage [data-about]")
    .first()
    .dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await page.locator(".explain").waitFor();
  await page.context().close();
});

test("bots alone play to the end while one watches", async () => {
  const page = await browser.page(NARROW);
  await page.goto(`${browser.base}#play/${GAME}?seats=2&people=0&bots=easy&seed=8`);
  await page.locator("main.end").waitFor({ timeout: 60000 });
  await page.context().close();
});

test("a whole game is played with the keyboard alone", async () => {
  const page = await start(`play/${GAME}?seats=2&bots=easy&seed=11`);
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  let byArrows = 0;
  for (let turn = 0; turn < 400; turn++) {
    const state = await waitForTurn(page);
    if (state === "end") break;
    const before = await count(page);
    await page.keyboard.press(arrows[turn % 4]);
    await page.keyboard.press("Enter");
    const moved = await page
      .waitForFunction(
        (n) => document.querySelector("main.end") || Number(document.querySelector("main.table")?.dataset.count) > n,
        before,
        { timeout: 300, polling: 10 },
      )
      .then(
        () => true,
        () => false,
      );
    if (moved) byArrows++;
    else await chooseInList(page, before);
  }
  await page.locator("main.end").waitFor();
  assert.ok(byArrows > 10, `only ${byArrows} decisions were made on the board`);
  await page.context().close();
});

/** The list of choices, by keys: c, Tab to one, Enter. */
async function chooseInList(page, before) {
  await page.keyboard.press("Escape");
  await page.locator("#choices").waitFor({ state: "detached" });
  await page.keyboard.press("c");
  await page.locator("#choices [data-choice]").first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches("[data-choice]"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (n) => document.querySelector("main.end") || Number(document.querySelector("main.table")?.dataset.count) > n,
    before,
  );
  await page.keyboard.press("Escape");
}
