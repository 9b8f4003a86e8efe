/* Every text is in a file of words: with other files in their place, a page shows
 * nothing of ours but names that no language changes. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, LONGEST, kitOf, openBrowser, shot, titleOf } from "./lib/browser.mjs";
import { playOn, rush } from "./lib/play.mjs";
import { strangeWords } from "../words/strange.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Names that stay: of games, of what a game says, of the continents I to IV. */
const kits = await Promise.all(GAMES.map(kitOf));
const names = kits.flatMap((kit) => kit.names ?? []).sort((a, b) => b.length - a.length);
const NAMES = new RegExp([...GAMES.map(titleOf), ...names, "\\bI{1,3}V?\\b"].join("|"), "g");

/** What can be read or heard on the page. */
const textsOf = (page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Element)
        texts.push(...["aria-label", "title", "placeholder", "alt"].map((name) => node.getAttribute(name) ?? ""));
      else if (!node.parentElement.closest("noscript, kbd")) texts.push(node.nodeValue);
    }
    return texts;
  });

async function isStrange(page, where) {
  const ours = (await textsOf(page)).filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, "")));
  assert.deepEqual([...new Set(ours)], [], `${where} has texts that are in no file of words`);
}

async function open() {
  const page = await browser.page();
  await page.route("**/*.ftl", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: strangeWords(await answer.text()) });
  });
  return page;
}

/** Opens the explanation of everything on the table that has one. */
async function explainAll(page, where) {
  const all = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll("[data-about]")].map((element) => element.getAttribute("data-about"))),
  ]);
  for (const id of all) {
    const shown = await page.evaluate(async (wanted) => {
      const element = document.querySelector(`[data-about="${CSS.escape(wanted)}"]`);
      element?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      for (
        const end = performance.now() + 2000;
        performance.now() < end;
        await new Promise((done) => setTimeout(done, 5))
      ) {
        if (document.querySelector(".explain")) return document.querySelector(".explain").innerText;
      }
      return null;
    }, id);
    assert.ok(shown, `${id} of ${where} is explained`);
    assert.doesNotMatch(shown.replaceAll(NAMES, ""), /[A-Za-z]{2}/, `the explanation of ${id} of ${where}`);
  }
  assert.ok(all.length > 10, `${where} explains ${all.length} things`);
}

let visits = 0;

/** Opens an address as a first visit does. */
async function visit(page, address) {
  await page.goto(`${browser.base}?${++visits}#${address}`);
  await page.locator("main").waitFor();
  await page.waitForFunction(() => !document.querySelector(".boot"));
}

test("pages without a table", async () => {
  const page = await open();
  const each = ["setup", "rules", "learn", "make"].flatMap((name) => GAMES.map((game) => `${name}/${game}`));
  for (const address of ["", "online", ...each]) {
    await visit(page, address);
    await isStrange(page, `#${address}`);
  }
  await visit(page, `make/${GAME}`);
  await page.locator("main.make input[name=name]").fill("Ö");
  await page.locator("main.make .btn.primary").click();
  await page.locator("main.waiting").waitFor();
  await page.locator("[data-place]").first().waitFor();
  await isStrange(page, "a waiting room");
  await page.context().close();
});

/** The browser's own words about what was refused. */
const forgive = () =>
  browser.problems.splice(0, Infinity, ...browser.problems.filter((text) => !/status of 4\d\d|ERR_FAILED/.test(text)));

/** What the page says of a refusal, in a language that nobody speaks. */
async function isRefused(page, where, told) {
  await page.locator(told).waitFor();
  const words = await page.locator(told).innerText();
  assert.match(words, /[а-я]{4}/i, where);
  await isStrange(page, where);
}

test("what a server refuses to who makes a table or comes to one", async () => {
  const page = await open();
  await visit(page, `make/${GAME}`);
  await page.locator("main.make input[name=name]").fill("漢".repeat(24));
  await page.locator("main.make .btn.primary").click();
  await isRefused(page, "a name that is too long", ".bad");
  const long = await page.locator(".bad").innerText();
  await page.locator("main.make input[name=name]").fill("\u202Eö");
  await page.locator("main.make .btn.primary").click();
  await page.waitForFunction((before) => document.querySelector(".bad")?.innerText !== before, long);
  await isRefused(page, "a name with signs that nobody sees", ".bad");

  const seats = ["open", "open", "open"];
  const making = await fetch(`${browser.base}api/tables`, {
    method: "POST",
    body: JSON.stringify({ game: GAME, seats }),
  });
  const { table, invite } = await making.json();
  const body = JSON.stringify({ name: "Ö", seat: 1, invite });
  await page.route("**/api/tables/*/seats", async (route) => {
    await fetch(route.request().url(), { method: "POST", body });
    await route.continue();
  });
  for (const [where, address] of [
    ["an invitation that is none", `join/${table}.${"x".repeat(22)}`],
    ["a table that is not there", "join/nothing.nothing"],
    ["the record of a match that goes on", `record/${table}`],
  ]) {
    await visit(page, address);
    await isRefused(page, where, "main.problem .lead");
  }
  await visit(page, `join/${table}.${invite}`);
  await page.locator("form.join input[name=name]").fill("Ä");
  await page.locator("form.join select").selectOption("1");
  await page.locator("form.join .btn.primary").click();
  await isRefused(page, "a seat that somebody else has taken", ".bad");
  await page.context().close();
  forgive();
});

test("an engine that cannot be loaded", async () => {
  const page = await open();
  await page.route("**/mudbrick.wasm", (route) => route.abort());
  await page.goto(`${browser.base}#setup/${GAME}`);
  await isRefused(page, "a page without an engine", "main.problem .lead");
  await page.context().close();
  forgive();
});

for (const game of GAMES) {
  test(`what cannot be taken back in ${game}`, async () => {
    const page = await open();
    await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=7`);
    await page.locator("main.table[data-count]").waitFor();
    await page.keyboard.press("u");
    const why = await page.locator("#prompt.why p").innerText();
    const words = why.replace(/\([^)]*\)/g, ""); // the notation of a deal
    assert.match(words, /[а-я]{4}/i);
    assert.doesNotMatch(words, /[A-Za-z]{2}/, why);
    await page.context().close();
  });

  test(`the table of ${game}`, async () => {
    const page = await open();
    await page.goto(`${browser.base}#play/${game}?seats=${game === LONGEST ? 2 : 3}&bots=easy&seed=7`);
    await playOn(page, { seed: 3, enough: (turns) => turns >= 12 });
    await isStrange(page, `the table of ${game}`);
    await shot(page, `strange-${game}`);
    await explainAll(page, `the table of ${game}`);
    await page.keyboard.press("Escape");
    for (const [key, what] of [
      ["c", "#choices .choices"],
      ["h", "#prompt.hints"],
      ["s", ".sheet"],
    ]) {
      await page.keyboard.press(key);
      await page.locator(what).first().waitFor();
      await isStrange(page, `the table of ${game} after ${key}`);
      await page.keyboard.press("Escape");
    }
    await rush(page, 5);
    await page.locator("main.end").waitFor();
    await isStrange(page, `the end of ${game}`);
    await page.goto(`${browser.base}#stats`);
    await page.locator("table.stats").waitFor();
    await isStrange(page, "the statistics");
    await page.context().close();
  });
}
