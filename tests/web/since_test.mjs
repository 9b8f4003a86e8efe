/* Since your turn: what others have done, in few words, in lines whose numbers stand on the table; it can be
 * seen again, and is gone with the own first decision. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, NARROW, OTHER, WIDE, checkPage, openBrowser, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** What a line never is: sentences, or what somebody is told to do. */
const ENDS = /[.:;]( |$)/;
const ORDER = /(^|, )[A-Z]|\b(Play|Take|Settle|Place|Move|Build|Choose|Stop|Keep|Produce) \p{Ll}/u;

/** No line of the strip has more than one sentence, or is an order. */
async function readsWell(page) {
  for (const text of await page.locator(".since .did").allTextContents()) {
    assert.doesNotMatch(text, ENDS);
    assert.doesNotMatch(text, ORDER);
    assert.match(text, /\S/);
  }
}

const ACROSS = { width: 844, height: 390 };

/** At the own turn, after others have moved. */
async function open(game, size, speed = "fast") {
  const page = await browser.page({ ...size, settings: { speed, motion: false } });
  await page.goto(`${browser.base}#play/${game}?seats=3&bots=easy&seed=5`);
  for (let n = 1; n < 60; n++) {
    await playOn(page, { seed: n, enough: (turns) => turns >= 1 });
    await waitForTurn(page);
    if (size === WIDE) await readsWell(page);
    if (n > 2 && (await page.locator(".since .again").count())) return page;
  }
  throw new Error("nobody else has moved");
}

for (const size of [WIDE, NARROW]) {
  for (const game of GAMES) {
    test(`${game}: the turns of others are told, numbered and seen again at ${size.width}`, async () => {
      const page = await open(game, size);
      const lines = await page.locator(".since li").count();
      assert.ok(lines >= 1 && lines <= 2, `${lines} lines`);
      const now = await count(page);
      await checkPage(page, "since the own turn");
      await shot(page, `since-${game}-${size.width}`);
      await page.evaluate(() => {
        globalThis.seen = 0;
        new MutationObserver(() => globalThis.seen++).observe(document.querySelector(".stage"), {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      await page.locator(".since .again").click();
      await page.waitForFunction(() => !document.querySelector(".stage [data-move]"));
      await page.waitForFunction(() => document.querySelector("main.table [data-move]"), null, { timeout: 20000 });
      assert.ok(await page.evaluate(() => globalThis.seen > 1));
      assert.equal(await count(page), now, "nothing is played by it");
      const [move] = await onTable(page);
      await clickMove(page, move);
      await comes(
        () => page.evaluate((n) => Number(document.querySelector("main.table")?.dataset.count) > n, now),
        Boolean,
        "a choice is taken as before",
      );
      await page.context().close();
    });
  }
}

/** What is on the table, in a text that differs where the table does. */
const table = (page) => page.locator(".stage").evaluate((stage) => stage.innerHTML);

/** The lines of the box, and whether the table can be played at. */
const shown = (page) =>
  page.evaluate(() => ({
    at: /\d+ of \d+/.exec(document.querySelector("#prompt.again small")?.textContent ?? "")?.[0],
    choices: document.querySelectorAll(".stage [data-move]").length,
  }));

/** Shows the moments and stops at one of them, whichever it is: they go on by themselves until then. */
async function pause(page) {
  await comes(
    () =>
      page.evaluate(() => {
        const named = (name) => document.querySelector(`#prompt.again [aria-label="${name}"]`);
        if (named("Play")) return "paused";
        (
          named("Pause") ?? (document.querySelector("#prompt.again") ? null : document.querySelector(".since .again"))
        )?.click();
        return "going on";
      }),
    (state) => state === "paused",
    "a moment is shown",
  );
}

/** Goes through all moments, from the first to the last and back to now. */
async function checkSteps(page) {
  const now = await table(page);
  const press = (name) => page.locator("#prompt").getByRole("button", { name, exact: true }).click();
  await pause(page);
  for (let { at } = await shown(page), n = parseInt(at); n > 0; n--) {
    await press("One move back");
    await comes(
      async () => parseInt((await shown(page)).at),
      (found) => found === n - 1,
      "back to what was before",
    );
  }
  const { at, choices } = await shown(page);
  const all = Number(at.split(" of ")[1]);
  assert.ok(all >= 1);
  assert.equal(choices, 0, "nothing can be chosen in what has been");
  assert.notEqual(await table(page), now);
  let rings = 0;
  for (let n = 1; n <= all; n++) {
    await press("One move on");
    await comes(
      async () => (await shown(page)).at,
      (text) => text === `${n} of ${all}`,
      `moment ${n}`,
    );
    rings = Math.max(rings, await page.locator(".pointed-at").count());
  }
  assert.ok(rings > 0, "what the sentences name is marked");
  await press("One move back");
  await comes(
    async () => (await shown(page)).at,
    (text) => text === `${all - 1} of ${all}`,
    "a step back",
  );
  await press("Back to now");
  await comes(
    async () => (await shown(page)).choices,
    (n) => n > 0,
    "now",
  );
}

for (const [how, size, speed, again] of [
  ["when bots move at once", WIDE, "once", () => {}],
  ["after the page was loaded again", WIDE, "fast", (page) => page.reload()],
  ["on a phone upright, after it was loaded again", NARROW, "once", (page) => page.reload()],
  ["on a phone across", ACROSS, "once", () => {}],
]) {
  test(`the moments can be stepped through ${how}`, async () => {
    const page = await open(GAME, size, speed);
    await again(page);
    await waitForTurn(page);
    const button = await page.locator(".since .again").boundingBox();
    assert.ok(button.y >= 0 && button.y + button.height <= (size.height ?? 900), "the button is in sight");
    assert.ok(button.x >= 0 && button.x + button.width <= size.width);
    await checkSteps(page);
    await shot(page, `since-steps-${size.width}`);
    await page.context().close();
  });
}

test("a line shows the table after its turn, marks its places, and leads back to now", async () => {
  const page = await open(GAME, WIDE, "once");
  const now = await table(page);
  const line = page.locator(".since button.line").first();
  await line.click();
  await comes(
    () => line.getAttribute("aria-pressed"),
    (pressed) => pressed === "true",
    "the line is shown",
  );
  assert.notEqual(await table(page), now);
  await page.mouse.move(2, 2);
  await page.locator(".pointed-at").first().waitFor();
  await checkPage(page, "a moment since the own turn");
  await shot(page, "since-line");
  await line.click();
  await comes(
    () => line.getAttribute("aria-pressed"),
    (pressed) => pressed === "false",
    "now",
  );
  await line.click();
  await page.locator("#prompt.again").waitFor();
  const { at } = await shown(page);
  await comes(
    async () => {
      await page.keyboard.press(",");
      return (await shown(page)).at;
    },
    (text) => text !== at,
    "the moment before",
  );
  await comes(
    async () => {
      await page.keyboard.press("Escape");
      return shown(page);
    },
    ({ choices }) => choices > 0,
    "now",
  );
  await page.context().close();
});

test("two people at one device each see what was done since their own turn", async () => {
  const page = await browser.page({ ...WIDE, settings: { speed: "once" } });
  await page.goto(`${browser.base}#play/${GAME}?seats=3&people=2&bots=easy&seed=5`);
  for (let people = 0, before = ""; people < 4;) {
    await playOn(page, { seed: 3, most: 40, enough: () => true });
    const who = await page.locator("#prompt .who").innerHTML();
    if (who !== before) people++;
    before = who;
    if (people < 4) await playOn(page, { seed: 3, enough: (turns) => turns >= 1 });
  }
  await page.locator(".since .again").waitFor();
  await checkSteps(page);
  await page.context().close();
});

test("a number stands at what its line names last, and a line marks its things", async () => {
  const page = await open(GAME, WIDE);
  await page.locator(".marks .disc").first().waitFor();
  await page.locator(".since .thing").first().hover();
  await page.locator(".pointed-at").first().waitFor();
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector(".pointed-at"));
  await page.locator(".since li .disc").first().hover();
  await page.locator(".pointed-at").first().waitFor();
  await page.context().close();
});

test("in the first turn it says who begins", async () => {
  const page = await browser.page({ ...WIDE, settings: { speed: "slow" } });
  await page.goto(`${browser.base}#play/${OTHER}?seats=2&bots=easy&seed=5`);
  await comes(
    async () => (await page.locator(".since").allInnerTexts()).join(),
    (text) => / begins$/.test(text),
    "begins",
  );
  await page.context().close();
});
