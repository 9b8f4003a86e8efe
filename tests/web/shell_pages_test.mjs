/* The pages around the table: start, set-up, replay, positions, lessons, rules,
 * bad input; and the page without a network. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import {
  GAME,
  GAMES,
  LONGEST,
  NARROW,
  OTHER,
  WIDE,
  checkPage,
  kitOf,
  openBrowser,
  program,
  shot,
  titleOf,
  top,
} from "./lib/browser.mjs";
import { comes, has, reads } from "./lib/expect.mjs";
import { placeOf } from "./lib/geometry.mjs";
import { kept } from "./lib/kept.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const go = async (page, address) => {
  await page.goto(`${browser.base}#${address}`);
};

for (const size of [WIDE, NARROW]) {
  test(`start, set-up and rules are sound at ${size.width}, light and dark`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      const page = await browser.page({ ...size, colorScheme });
      await page.goto(browser.base);
      await page.locator(".game-card").nth(2).waitFor();
      await page.waitForFunction(() => document.querySelectorAll(".picture svg:not(.i)").length >= 2);
      await shot(page, `start-${size.width}-${colorScheme}`, true);
      await checkPage(page, `start, ${colorScheme}`);
      for (const game of GAMES) {
        await go(page, `setup/${game}`);
        await page.locator("main.setup").waitFor();
        await checkPage(page, `set-up of ${game}, ${colorScheme}`);
        if (game === GAME) await shot(page, `setup-${size.width}-${colorScheme}`, true);
        await go(page, `rules/${game}`);
        await page.locator("main.rules-page").waitFor();
        await checkPage(page, `rules of ${game}, ${colorScheme}`);
      }
      await page.context().close();
    }
  });
}

/** The main buttons of a page. */
const mains = (page) => page.locator("main .btn.primary").allTextContents();

test("who is new is offered the guided game first, who comes back the game that goes on", async () => {
  const page = await browser.page({ ...WIDE, settings: null });
  await page.goto(browser.base);
  await page.locator(".game-card").nth(2).waitFor();
  assert.deepEqual(
    (await mains(page)).map((text) => text.trim()),
    ["Learn"],
  );
  assert.equal(await page.locator(".btn.primary").getAttribute("href"), `#learn/${GAME}`);
  await has(page.locator(".saved"), 0, "nothing that is empty");
  await keptGame(page, OTHER, 1);
  await page.goto(browser.base);
  await page.locator(".life").waitFor();
  await keptGame(page, GAME, 1);
  await page.goto(browser.base);
  const lives = page.locator(".life");
  await has(lives, 2);
  assert.deepEqual(
    (await mains(page)).map((text) => text.trim()),
    ["Continue"],
  );
  await reads(
    lives.first(),
    new RegExp(`Your turn\\s+${titleOf(GAME)}\\s+\\S[^]*Against two easy bots, now\\s+Continue`),
  );
  await reads(page.locator("main > section").first(), /^Your turn in two games/);
  await checkPage(page, "the start page of who comes back");
  await shot(page, "start-back-1280", true);
  await page.context().close();
});

/** What the engine says of a game. */
const infoOf = (name) =>
  JSON.parse(execFileSync(program, ["games", "--json"], { encoding: "utf8" })).games.find((game) => game.name === name);

for (const game of GAMES) {
  test(`a set-up calls the seats of ${game} as the table does`, async () => {
    const page = await browser.page(NARROW);
    const [option] = infoOf(game).options;
    const value = option.values.at(-1);
    const other = `${option.name}=${value}`;
    await go(page, `play/${game}?seats=2&bots=easy&seed=1&${other}`);
    await waitForTurn(page);
    const labels = await page
      .locator(".strip button")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    await go(page, `setup/${game}?seats=4`);
    const names = page.locator(".seat-name");
    await has(names, 4);
    assert.equal(new Set(await names.allInnerTexts()).size, 4);
    const field = page.locator(".options select").first();
    if (await field.isVisible()) {
      await field.selectOption(value);
      await page.getByLabel(/^Players/).selectOption("2");
    } else await go(page, `setup/${game}?seats=2&${other}`);
    await comes(
      () => names.allInnerTexts(),
      (now) => now.length === 2 && now.every((name, seat) => name.trim() && labels[seat].startsWith(name.trim())),
      `as at the table: ${labels}`,
    );
    await page.context().close();
  });
}

/** What a rulebook does not print is not told as if it did. */
for (const game of GAMES) {
  const { honest = [] } = await kitOf(game);
  test(`the rules of ${game} say what is ours`, async () => {
    const page = await browser.page();
    await go(page, `rules/${game}`);
    for (const sentence of honest) await reads(page.locator("main"), sentence);
    await page.context().close();
  });
}

test("targets on a phone are at least 40 pixels", async () => {
  const page = await browser.page(NARROW);
  await page.goto(browser.base);
  await page.locator(".game-card").nth(2).waitFor();
  await go(page, `play/${GAME}?seats=3&bots=easy&seed=3`);
  await waitForTurn(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("header button, .prompt-box button, .strip button")]
      .map((b) => ({ name: b.getAttribute("aria-label") ?? b.textContent, box: b.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 40 || box.height < 40))
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
  assert.deepEqual(small, []);
  await page.context().close();
});

/** Plays a little and gives the address of the kept game. */
async function keptGame(page, game = GAME, turns = 6) {
  await go(page, `play/${game}?seats=3&bots=easy&seed=21`);
  await playOn(page, { seed: 5, enough: (n) => n >= turns });
  return { id: /#game\/(\w+)/.exec(page.url())[1], moves: await count(page) };
}

const at = (page) => page.locator(".slider").evaluate((slider) => Number(slider.value));

test("a replay steps, slides, jumps, and goes on from anywhere", async () => {
  const page = await browser.page(WIDE);
  const { id, moves } = await keptGame(page);
  await go(page, `replay/${id}`);
  const slider = page.locator(".slider");
  await slider.waitFor();
  await page.waitForFunction(() => Number(document.querySelector(".slider").value) === 0);
  assert.equal(Number(await slider.getAttribute("max")), moves);
  await page.getByRole("button", { name: "One move on" }).click();
  await page.waitForFunction(() => Number(document.querySelector(".slider").value) === 1);
  await slider.fill(String(moves - 2));
  await page.waitForFunction((n) => Number(document.querySelector(".slider").value) === n, moves - 2);
  await checkPage(page, "a replay");
  await shot(page, "replay-1280");
  await page.keyboard.press("m");
  const lines = page.locator("dialog button.line");
  await lines.nth(2).click();
  await page.keyboard.press("Escape");
  await page.waitForFunction((n) => Number(document.querySelector(".slider").value) < n, moves - 2);
  assert.ok((await at(page)) > 0, "jumped to a move, not to the beginning");
  /* At once, while the position still catches up with the slider. */
  await slider.fill(String(moves - 1));
  await page.getByRole("button", { name: /Continue from here/ }).click();
  await waitForTurn(page);
  assert.ok((await count(page)) >= moves - 1);
  const branch = /#game\/(\w+)/.exec(page.url())[1];
  assert.notEqual(branch, id, "it is a game of its own");
  await playOn(page, { seed: 3, enough: (n) => n >= 2 });
  await page.goto(browser.base);
  await page.locator(".saved li").first().waitFor();
  await has(page.locator(".saved li"), 2, "the old game stays");
  await page.context().close();
});

/** Two clicks in one moment. */
const twice = (button) =>
  button.evaluate((element) => {
    element.click();
    element.click();
  });

test("a second click begins no second game, and opens nothing else", async () => {
  const page = await browser.page(WIDE);
  const { id } = await keptGame(page, GAME, 2);
  await go(page, `replay/${id}`);
  await twice(page.getByRole("button", { name: /Continue from here/ }));
  await waitForTurn(page);
  assert.equal((await kept(page)).length, 2, "the old game and one new");
  await page.goto(browser.base);
  await page.locator("main.start").waitFor();
  await page.locator(".opener input[type=text]").fill("this is no record");
  await twice(page.locator(".opener button[type=submit]"));
  await reads(page.locator("main.problem"), /a record begins with/);
  await page.context().close();
});

test("a record goes out and comes in again", async () => {
  const page = await browser.page(NARROW);
  const { moves } = await keptGame(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the record" }).click(),
  ]);
  const file = await download.path();
  await page.goto(browser.base);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: readFileSync(file) });
  await page.locator(".slider").waitFor();
  assert.equal(Number(await page.locator(".slider").getAttribute("max")), moves);
  const eyes = await page.locator(".prompt.replay select option").allTextContents();
  assert.ok(eyes.length > 2 && new Set(eyes).size === eyes.length, `seats are told apart: ${eyes}`);
  assert.doesNotMatch(eyes.join(), /easy|medium|human/, "a bot is called as its seat");
  await checkPage(page, "a replay on a phone");
  await shot(page, "replay-390");
  await page.context().close();
});

for (const game of GAMES) {
  test(`${game}: a hint, a refusal and a notice stand in the box of the question, and nothing moves`, async () => {
    const page = await browser.page({ ...NARROW, permissions: ["clipboard-read", "clipboard-write"] });
    await go(page, `play/${game}?seats=2&bots=easy&seed=3`);
    await waitForTurn(page);
    const says = (look) => page.locator(`#prompt${look}`).waitFor();
    const close = () => page.locator("#prompt").getByRole("button", { name: "Close" }).click();
    for (const size of [NARROW, { width: 844, height: 390 }, { width: 820, height: 1180 }, WIDE]) {
      await page.setViewportSize(size);
      const places = async () => [
        (await placeOf(page, ".stage")).slice(0, 3),
        (await placeOf(page, "#prompt")).slice(2),
      ];
      const before = await places();
      const stays = async (what) => assert.deepEqual(await places(), before, what);
      await page.keyboard.press("h");
      await page.locator("#prompt.hints").getByRole("button", { name: "Play it" }).waitFor();
      await stays(`a hint at ${size.width}`);
      await shot(page, `hint-${game}-${size.width}`);
      await page.keyboard.press("Escape");
      await page.keyboard.press("u");
      await says(".why");
      await stays(`a refusal at ${size.width}`);
      await shot(page, `refusal-${game}-${size.width}`);
      await close();
      await says(":not(.why)");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Copy a link to this position" }).click();
      await reads(page.locator("#prompt.news"), /copied/);
      await has(page.locator("dialog"), 0, "the menu makes way");
      await has(page.locator(".notice"), 0, "it stands nowhere else");
      await stays(`a notice at ${size.width}`);
      await close();
      await says(":not(.news)");
    }
    await page.context().close();
  });
}

test("with text twice as large nothing scrolls sideways or lies over the prompt", async () => {
  const page = await browser.page(NARROW);
  for (const game of GAMES) {
    await go(page, `play/${game}?seats=3&bots=easy&seed=4`);
    await page.locator(`.stage.${game}`).waitFor();
    await waitForTurn(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const [over, text, tools] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelector("#prompt p").getBoundingClientRect().right,
      document.querySelector("#prompt .list-choices").getBoundingClientRect().left,
    ]);
    assert.ok(over <= 0, `${game} scrolls sideways by ${over} pixels`);
    assert.ok(text <= tools, `${game}: the prompt ends at ${text}, the list of choices begins at ${tools}`);
  }
  await clickMove(page, (await onTable(page))[0]);
  await page.waitForFunction(() => location.hash.startsWith("#game/"));
  await go(page, "");
  await page.locator(".saved li").first().waitFor();
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "the start page scrolls sideways",
  );
  await page.context().close();
});

test("a full position from a file is played on, and a file can be dropped", async () => {
  const page = await browser.page(WIDE);
  await keptGame(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the record" }).click(),
  ]);
  const position = execFileSync(program, ["view", await download.path()], { encoding: "utf8" });
  await page.goto(browser.base);
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "position.json"));
    dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, position);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("main.table[data-turn]").waitFor();
  await playOn(page, { seed: 4, enough: (n) => n >= 2 });
  await page.goto(browser.base);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(position) });
  await page.getByRole("button", { name: "Play on from here" }).waitFor();
  await page.keyboard.press("h");
  await comes(
    () => page.workers().length,
    (n) => n > 1,
    "a hint is thought about",
  );
  await page.keyboard.press("Escape");
  await comes(
    () => page.workers().length,
    (n) => n === 1,
    "nobody thinks about a hint that was dropped",
  );
  const [move] = await onTable(page);
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(".stage [data-move], #prompt [data-move]")];
    const choice = all.find((one) => one.getAttribute("data-move") === wanted);
    for (let i = 0; i < 2; i++) choice.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, move);
  await page.waitForFunction(() => location.hash.startsWith("#game/"));
  await waitForTurn(page);
  await has(page.locator("main.problem"), 0, "a second click is no second decision");
  assert.ok(
    (await kept(page)).some(({ moves }) => moves?.[0].move === move),
    "what is chosen begins the game",
  );
  await page.context().close();
});

test("very large text fits a phone", async () => {
  const page = await browser.page({ ...NARROW, settings: { size: "huge" } });
  for (const address of [
    "",
    `setup/${GAME}`,
    `setup/${LONGEST}`,
    `rules/${OTHER}`,
    `play/${GAME}?seats=2&bots=easy&seed=3`,
  ]) {
    await go(page, address);
    await page.locator("main").waitFor();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `#${address} scrolls sideways by ${over} pixels`);
  }
  await page.context().close();
});

for (const game of GAMES) {
  test(`the guided game of ${game} goes to its end`, async () => {
    const page = await browser.page(game === OTHER ? NARROW : WIDE);
    await go(page, `learn/${game}`);
    await page.locator(".tutor, main.problem").waitFor();
    if (await page.locator("main.problem").count()) assert.fail(await page.locator("main.problem").innerText());
    const steps = Number(/of (\d+)/.exec(await page.locator(".tutor").innerText())[1]);
    assert.ok(steps >= 10 && steps <= 30, `${steps} steps`);
    await checkPage(page, `the guided game of ${game}`);
    await shot(page, `lesson-${game}`);
    for (let step = 1; step <= steps; step++) {
      await page.waitForFunction((n) => document.querySelector(".tutor").innerText.includes(`Step ${n} of`), step);
      await has(page.locator(".tutor .bad"), 0);
      assert.ok((await page.locator(".tutor .say").innerText()).length > 20, `step ${step} has a text`);
      await page.locator("#lesson-on").click();
    }
    const end = await count(page);
    await page.getByRole("button", { name: "Play on" }).click();
    await page.waitForURL(/#game\//);
    await page.reload();
    assert.equal(await waitForTurn(page), "yours");
    assert.ok((await count(page)) >= end, "the same match goes on, and is kept");
    await has(page.locator(".tutor"), 0);
    await page.context().close();
  });
}

test("a lesson shows what others do, and goes back with the position", async () => {
  const { lesson } = await import(`../../src/games/${GAME}/page/lesson.js`);
  const page = await browser.page({ ...WIDE, settings: null });
  const step = (n) => page.getByText(`Step ${n} of ${lesson.steps.length}`, { exact: true }).first();
  const watches = page.getByText("Watch what the others do.");
  await go(page, `learn/${GAME}`);
  await step(1).waitFor();
  assert.ok(await page.locator("#lesson-back").isDisabled(), "there is no step before the first");
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver(() => {
      const tutor = document.querySelector(".tutor .say")?.textContent ?? "";
      const text = document.querySelector("#prompt p")?.textContent;
      if (/Watch/.test(tutor) && window.said.at(-1) !== text) window.said.push(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  let n = 1;
  for (; !(await watches.count()); n++) {
    await step(n).waitFor();
    await page.locator("#lesson-on").click();
    await watches
      .or(step(n + 1))
      .first()
      .waitFor();
  }
  await step(n).waitFor();
  await has(watches, 0, "until they have done");
  const said = await page.evaluate(() => window.said);
  assert.ok(new Set(said).size > 1, `each move has its sentence: ${said.join(" / ")}`);
  const moves = await count(page);
  await page.locator("#lesson-back").click();
  await step(n - 1).waitFor();
  await comes(
    () => count(page),
    (now) => now < moves,
    "the position is that of the step before",
  );
  await page.locator("#lesson-on").click();
  await watches.waitFor();
  await page.locator("#lesson-back").click();
  await has(watches, 0, "they are not waited for");
  await step(n - 1).waitFor();
  assert.ok((await count(page)) < moves);
  await has(page.locator(".tutor .bad"), 0);
  await page.context().close();
});

test("a lesson accepts only what it wants", async () => {
  const page = await browser.page(WIDE);
  await go(page, `learn/${GAME}`);
  for (let step = 0; step < 15; step++) {
    await page.locator(".tutor").waitFor();
    if ((await onTable(page)).length > 1) break;
    await page.locator("#lesson-on").click();
    await page.waitForTimeout(50);
  }
  const before = await page.locator(".tutor .small").first().innerText();
  const moves = await onTable(page);
  for (const move of moves) {
    await clickMove(page, move);
    await page.waitForTimeout(30);
    if (await page.locator(".tutor .bad").count()) break;
    if ((await page.locator(".tutor .small").first().innerText()) !== before) return page.context().close();
  }
  await has(page.locator(".tutor .bad"), 1);
  await page.context().close();
});

/** All that the words of page and games are written with, and the letters of other languages. */
const letters = [
  ...new Set(
    [`${top}web`, `${top}src/core`, ...GAMES.map((game) => `${top}src/games/${game}`)]
      .map((folder) => readFileSync(`${folder}/words/en.ftl`, "utf8"))
      .join(""),
  ),
]
  .filter((letter) => letter.trim())
  .join("");
const SAMPLES = {
  en: letters,
  pl: "Zażółć gęślą jaźń. ZAŻÓŁĆ GĘŚLĄ JAŹŃ",
  uk: "Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо. ЁҐЄІЇ ґєії №",
};

/** The fonts that the browser has drawn the letters of this element with. @returns {Promise<{family: string,
 * own: boolean, glyphs: number}[]>} */
async function fontsOf(devtools, selector) {
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont, glyphCount }) => ({
    family: familyName,
    own: isCustomFont,
    glyphs: glyphCount,
  }));
}

test("every font comes when its letters are shown, and no letter is drawn with one of the machine", async () => {
  const page = await browser.page(WIDE);
  await page.goto(browser.base);
  await page.locator(".game-card").first().waitFor();
  await page.evaluate((samples) => {
    const looks = { text: ["p", ""], strong: ["p", "font-weight: 700"], head: ["h2", ""] };
    for (const [look, [tag, style]] of Object.entries(looks)) {
      for (const [name, text] of Object.entries(samples)) {
        const element = document.createElement(tag);
        Object.assign(element, { id: `${look}-${name}`, textContent: text });
        element.style.cssText = style;
        document.body.append(element);
      }
    }
  }, SAMPLES);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`));
  await comes(loaded, (all) => all.every((one) => one.endsWith(" loaded")), "all fonts are wanted and come");
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.split("/").at(-1))
      .filter((name) => name.endsWith(".woff2")),
  );
  const files = readdirSync(`${top}build/web/lib/fonts`).filter((name) => name.endsWith(".woff2"));
  assert.deepEqual(asked.toSorted(), files.toSorted(), "no file is there for nothing");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  for (const [name, text] of Object.entries(SAMPLES)) {
    await page.evaluate((lang) => (document.documentElement.lang = lang), name);
    for (const look of ["text", "strong", "head"]) {
      const fonts = await fontsOf(devtools, `#${look}-${name}`);
      const family =
        look !== "head"
          ? /^Source Sans 3/
          : name === "en"
            ? /^(Caprasimo|Yeseva One|Source Sans 3.*)$/
            : /^Yeseva One$/;
      for (const { own, family: drawn } of fonts) {
        assert.ok(own, `${look} in ${name} is drawn with ${drawn} of the machine`);
        assert.match(drawn, family, `${look} in ${name}`);
      }
      const drawn = fonts.reduce((sum, { glyphs }) => sum + glyphs, 0);
      assert.ok(drawn >= text.length - 12, `${look} in ${name}: ${JSON.stringify(fonts)}`);
    }
  }
  await page.context().close();
});

const broken = [
  ["nonsense", /no page/],
  ["play/chess", /no game called/],
  [`play/${GAME}?seats=9`, /\d to \d players/],
  [`play/${GAME}?colour=red`, /no option/],
  [`play/${GAME}?seed=abc`, /no seed/],
  [`play/${GAME}?bots=godlike`, /level of a bot/],
  ["setup/%E0%A4%A", /no game called/],
  ["game/ffffffffffff", /no longer in this browser/],
  ["replay/ffffffffffff", /no longer in this browser/],
  ["position/AAAAAAAAAAAA", /cannot be read/],
  ["position/", /cannot be read/],
  ["learn/chess", /no game called/],
  ["opened", /nothing to show/],
];

test("a broken link gives a sentence and a way back", async () => {
  const page = await browser.page(NARROW);
  for (const [address, sentence] of broken) {
    await go(page, address);
    await page
      .waitForFunction(
        (text) => new RegExp(text).test(document.querySelector("main.problem")?.innerText ?? ""),
        sentence.source,
        { timeout: 5000 },
      )
      .catch(async () => assert.fail(`#${address} says: ${await page.locator("body").innerText()}`));
    await has(page.getByRole("button", { name: "Try again" }), 0, `${address}: it would lead here again`);
  }
  await checkPage(page, "a problem");
  await shot(page, "problem-390");
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.locator(".game-card").first().waitFor();
  await page.context().close();
});

test("words of a game that do not come give a sentence, and come when they are asked for again", async () => {
  const page = await browser.page(NARROW);
  await page.goto(`${browser.base}#setup/${GAME}`);
  await page.locator("main.setup").waitFor();
  const words = `**/games/${OTHER}/words/*.ftl`;
  await page.route(words, (route) => route.abort("internetdisconnected"));
  await go(page, `rules/${OTHER}`);
  await reads(page.locator("main.problem"), /could not be loaded\. Please look whether there is a network/);
  await page.unroute(words);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("main.rules-page").waitFor();
  await page.context().close();
});

test("parts of the page that do not come give a sentence, and come when they are asked for again", async () => {
  const page = await browser.page(NARROW);
  const style = `**/games/${OTHER}/page/style.css`;
  await page.route(style, (route) => route.abort("internetdisconnected"));
  await page.goto(browser.base);
  await page.locator(".game-card").first().waitFor();
  await go(page, `setup/${OTHER}`);
  await reads(
    page.locator("main.problem .lead"),
    /style\.css\) could not be loaded\. Please look whether there is a net/,
  );
  await page.unroute(style);
  await page.context().setOffline(true);
  for (const [address, there] of [
    [`rules/${OTHER}`, "main.rules-page"],
    [`learn/${OTHER}`, "main.lesson"],
    ["stats", "main.stats-page"],
    ["online", "main.online"],
  ]) {
    await go(page, address);
    await reads(
      page.locator("main.problem .lead"),
      /^A part of the page [^:]*could not be loaded\. Please look/,
      address,
    );
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(there).waitFor();
    await page.context().setOffline(true);
  }
  await page.context().setOffline(false);
  await go(page, `setup/${OTHER}`);
  await page.locator("main.setup").waitFor();
  await has(page.locator(`link[href$="${OTHER}/page/style.css"]`), 1);
  await page.context().close();
});

test("a broken record or saved game gives a sentence, and spoils nothing else", async () => {
  const page = await browser.page(WIDE);
  const { id } = await keptGame(page, GAME, 2);
  await page.goto(browser.base);
  for (const [name, text] of [
    ["a.txt", "this is no record"],
    ["b.json", `{"game":"${GAME}","state":`],
    ["c.txt", ""],
    ["d.json", `{"game":"${GAME}","setup":{"seats":3},"state":{"coins":7}}`],
  ]) {
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator("main.problem").waitFor();
    assert.ok((await page.locator("main.problem .lead").innerText()).length > 15);
    await page.getByRole("button", { name: "Back to the start" }).click();
    await page.locator(".game-card").first().waitFor();
  }
  await page.evaluate(
    (key) =>
      localStorage.setItem("mudbrick.game.broken", "{]") ??
      localStorage.setItem(
        "mudbrick.game.cut",
        localStorage
          .getItem(key)
          .replace(/(\w+: )\w+/, "$1nonsense")
          .replace('"id":"', '"id":"cut","was":"'),
      ),
    `mudbrick.game.${id}`,
  );
  await page.evaluate((key) => {
    const game = JSON.parse(localStorage.getItem(key));
    const spoilt = { players: [null], setup: undefined, title: {}, words: [], when: null };
    for (const [name, value] of Object.entries(spoilt))
      localStorage.setItem(`mudbrick.game.${name}`, JSON.stringify({ ...game, id: name, [name]: value }));
    const never = JSON.stringify({ ...game, id: "never" }).replace(/"when":\d+/, '"when":-1e999');
    localStorage.setItem("mudbrick.game.never", never);
  }, `mudbrick.game.${id}`);
  await page.reload();
  await has(page.locator(".saved li"), 2, "what is sound, and what only its record spoils");
  await go(page, "game/broken");
  await page.waitForFunction(() => document.querySelector("main.problem")?.innerText.includes("no longer be read"));
  await go(page, "game/cut");
  await page.waitForFunction(() => document.querySelector("main.problem .lead")?.innerText.length > 30);
  await go(page, `game/${id}`);
  await page.locator("main.table").waitFor();
  assert.equal(await waitForTurn(page), "yours");
  await page.context().close();
});

test("a drawing that fails says so and keeps the game", async () => {
  const page = await browser.page(WIDE);
  const { id } = await keptGame(page, GAME, 2);
  await page.route(`**/games/${GAME}/page/table.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const table = {
        name: "${GAME}",
        colours: () => ["red", "blue", "white"],
        Table() { throw new Error("no ink"); },
        ask: () => null,
        explain: () => null,
        picture: () => null,
      };`,
    }),
  );
  await page.reload();
  await page.locator(".panel.problem").waitFor();
  await reads(page.locator(".panel.problem"), /Back to the start/);
  await page.unroute(`**/games/${GAME}/page/table.js`);
  await page.route("**/shared/stats_page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export function StatsPage() { throw new Error("no ink"); }`,
    }),
  );
  await go(page, "stats");
  await reads(page.locator("main.problem"), /no ink/);
  await go(page, `rules/${OTHER}`);
  await page.locator("main.rules-page").waitFor();
  await go(page, `game/${id}`);
  await page.reload();
  assert.equal(await waitForTurn(page), "yours");
  browser.problems.splice(0, browser.problems.length, ...browser.problems.filter((text) => !text.includes("no ink")));
  await page.context().close();
});

test("without a network the page opens and plays; a new version waits to be let in", async () => {
  const root = mkdtempSync(`${tmpdir()}/mudbrick-web-`);
  cpSync(`${top}build/web`, root, { recursive: true });
  const own = await openBrowser(root);
  const page = await own.page({ ...WIDE, serviceWorkers: "allow" });
  await page.goto(own.base);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".game-card").nth(2).waitFor();
  await page.goto(`${own.base}#play/${GAME}?seats=3&bots=easy&seed=3`);
  await playOn(page, { seed: 2, enough: (n) => n >= 3 });
  await page.context().setOffline(false);

  writeFileSync(`${root}/sw.js`, readFileSync(`${root}/sw.js`, "utf8").replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  await page.goto(own.base);
  await page.reload();
  await page.getByRole("button", { name: "Use it now" }).click();
  await page.waitForFunction(async () => (await caches.keys()).join() === "mudbrick-newer");
  await page.locator(".saved li").first().waitFor();
  own.problems.length = 0;
  await own.close();
  rmSync(root, { recursive: true });
});

test("the page can be installed: its manifest names icons that are there", async () => {
  const page = await browser.page(WIDE);
  await page.goto(browser.base);
  const { name, display, icons } = await page.evaluate(async () => {
    const { href } = document.querySelector("link[rel=manifest]");
    const manifest = await (await fetch(href)).json();
    const icons = await Promise.all(
      manifest.icons.map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = new URL(src, href).href;
        await image.decode();
        return [sizes, sizes === "any" ? "any" : `${image.naturalWidth}x${image.naturalHeight}`];
      }),
    );
    return { ...manifest, icons };
  });
  assert.deepEqual([name, display], ["Mudbrick", "standalone"]);
  assert.ok(icons.some(([sizes]) => sizes === "192x192") && icons.some(([sizes]) => sizes === "512x512"));
  for (const [said, is] of icons) assert.equal(is, said);
  await page.context().close();
});
