/* The rules: they open at what is decided, every chapter has an example with a picture, and what
 * is searched for are words and beginnings of words. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { finds, pieces, wordsIn } from "../../web/shell/rules/search.js";
import { GAMES, NARROW, checkPage, openBrowser, shot } from "./lib/browser.mjs";
import { comes, has as shows } from "./lib/expect.mjs";
import { waitForTurn } from "./lib/play.mjs";
import { sectionsOf, wordsOf } from "./lib/words.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Whether a query finds a text. */
const has = (text, query) => finds([text], wordsIn(query));

/** What is marked, in brackets. */
const marked = (text, query) =>
  pieces(text, wordsIn(query))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join("");

test("words are found by their beginnings, and not by letters within", () => {
  assert.ok(has("Ties are broken by coins.", "tie"));
  assert.ok(has("The two are tied.", "tie"));
  assert.ok(!has("Cities bring points.", "tie"));
  assert.ok(!has("A town", "own"));
});

test("every word must be there, wherever in the section", () => {
  const section = ["Trade routes", "A token is worth 3 points.", "A line of three takes it."];
  assert.ok(finds(section, wordsIn("token line")));
  assert.ok(!finds(section, wordsIn("token city")));
});

test("case and accents make no difference, and a hyphen parts words", () => {
  assert.ok(has("La Forêt brûle", "FORET"));
  assert.ok(has("Foret", "forêt"));
  assert.ok(has("Gonur-Tepe counts pairs", "tepe"));
  assert.ok(has("Gonur-Tepe counts pairs", "gonur-tepe"));
});

test("a number is found whole", () => {
  assert.ok(has("Region 1 is free", "1"));
  assert.ok(!has("Region 12 is free", "1"));
  assert.ok(!has("Region A12 is free", "A1"));
});

test("nothing but signs asks for nothing", () => {
  assert.deepEqual(wordsIn(" - ! "), []);
  assert.equal(marked("Ties", " - "), "Ties");
});

test("what is found is marked as far as it was asked for", () => {
  assert.equal(marked("Ties and cities: a tie.", "tie"), "[Tie]s and cities: a [tie].");
  assert.equal(marked("A trade route token", "tok tra"), "A [tra]de route [tok]en");
  assert.equal(marked("une forêt, la Forêt", "fore"), "une [forê]t, la [Forê]t");
  assert.equal(marked("une fore\u0302t", "fore"), "une [fore\u0302]t");
  assert.equal(marked("settle, settlers", "sett settle"), "[settle], [settle]rs");
});

for (const game of GAMES) {
  test(`${game}: the rules open at what is decided, and have a picture for every example`, async () => {
    const sections = sectionsOf(await wordsOf(game));
    for (const { id, example, picture } of sections)
      assert.ok(example && picture, `${id} has an example and a picture`);
    const page = await browser.page({ ...NARROW, colorScheme: "dark" });
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=3`);
    await waitForTurn(page);
    assert.ok(
      !asked.some((url) => url.includes("/rules.js") && url.includes("/games/")),
      "pictures are not loaded yet",
    );
    await page.keyboard.press("r");
    const chapter = page.locator(".rules section.decided");
    await chapter.getByText("what you decide now").waitFor();
    await comes(
      () => chapter.evaluate((one) => Math.round(one.getBoundingClientRect().top)),
      (top) => top > 0 && top < 400,
      "the chapter is in sight",
    );
    assert.ok(await chapter.evaluate((one) => one === document.activeElement), "and read aloud");
    await shows(page.locator(".rules .sketch"), sections.length);
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll(".sketch")]
        .filter((one) => {
          const box = one.getBBox();
          const isOut = box.x < 0 || box.y < 0 || box.x + box.width > 320 || box.y + box.height > 110;
          const names = [...one.querySelectorAll("use")].map((use) => use.getAttribute("href").split("#")[1]);
          return isOut || box.width < 80 || names.some((name) => name.includes("undefined"));
        })
        .map((one) => one.getAttribute("aria-label")),
    );
    assert.deepEqual(empty, [], "pictures that do not fill their sheet, or leave it");
    await checkPage(page, `the rules of ${game}, opened in a game`);
    await shot(page, `rules-${game}-decided`);
    await page.context().close();
  });
}

test("a search says how many sections have all words, and marks their beginnings", async () => {
  const page = await browser.page(NARROW);
  await page.goto(`${browser.base}#rules/${GAMES[0]}`);
  const search = page.getByLabel("Search the rules");
  await search.fill("tie");
  await comes(
    () => page.locator(".rules mark").evaluateAll((all) => all.map((one) => one.previousSibling?.textContent.at(-1))),
    (before) => before.length > 0 && before.every((letter) => !letter || !/[\p{L}\p{N}]/u.test(letter)),
    "only beginnings of words are marked",
  );
  await search.fill("points game");
  const said = page.locator(".rules [role=status]");
  await comes(
    async () => [await page.locator(".rules section").count(), await said.innerText()],
    ([n, text]) => n > 1 && / sections with these words$/.test(text),
    "how many sections have both words",
  );
  await search.fill("points zzzz");
  await said.getByText("Nothing has these words").waitFor();
  await page.context().close();
});
