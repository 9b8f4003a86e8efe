/* The end of a game: the points are counted before anybody sees who has won; then why, how it went, and
 * what can be done. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { makeCalls } from "../../web/engine/calls.js";
import { build, counted, fallen } from "../../web/shell/score/bricks.js";
import { turningPoints } from "../../web/shell/score/turning.js";
import { makesTheDifference, parted, why } from "../../web/shell/score/verdict.js";
import { GAME, GAMES, NARROW, PARTS, checkPage, openBrowser, program, shot, top } from "./lib/browser.mjs";
import { endedGame, games, movesOf, openEnded } from "./lib/ended.mjs";
import { comes, has, reads } from "./lib/expect.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";
import { wordsOf } from "./lib/words.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** The totals that the program works out of a record. */
function scoresOf(record) {
  const path = `${tmpdir()}/mudbrick-end-${process.pid}.record`;
  writeFileSync(path, record);
  const { scores } = JSON.parse(execFileSync(program, ["score", path, "--json"], { encoding: "utf8" }));
  rmSync(path);
  return Object.values(scores).map(({ total }) => total);
}

/* -- What is worked out ------------------------------------------------------ */

const sizes = (tower) => tower.map(({ size }) => size);

test("a tower has a brick for each point, line by line and seat by seat", () => {
  const { per, beats, towers, steps } = build(
    [
      [2, 1],
      [0, 0],
      [1, 3],
    ],
    2,
  );
  assert.equal(per, 1);
  assert.deepEqual(
    towers.map((tower) => tower.map(({ line, at }) => `${line}:${at}`)),
    [
      ["0:0", "0:1", "2:2"],
      ["0:1", "2:3", "2:4", "2:5"],
    ],
  );
  assert.equal(beats, 6);
  assert.deepEqual(
    steps.map(({ line }) => line),
    [0, 2],
    "a line without points is passed over",
  );
  assert.deepEqual(
    [0, 2, 3, 6].map((beat) => towers.map((tower) => counted(tower, beat))),
    [
      [0, 0],
      [2, 1],
      [3, 1],
      [3, 4],
    ],
  );
});

test("where there are many points a brick is worth two, and the last one what is left", () => {
  const { per, towers } = build([[41, 3]], 2);
  assert.equal(per, 2);
  assert.deepEqual([sizes(towers[0]).length, sizes(towers[0]).at(-1)], [21, 1]);
  assert.deepEqual(sizes(towers[1]), [2, 1]);
  assert.equal(build([[40]], 1).per, 1);
  assert.equal(build([[100]], 1).per, 3);
});

test("what costs points takes bricks from the top when all lie", () => {
  const { beats, towers } = build(
    [
      [3, 1],
      [-2, 0],
      [-2, 0],
    ],
    2,
  );
  assert.equal(fallen(towers[0], beats).length, 3);
  assert.equal(counted(towers[0], 3), 3);
  assert.equal(counted(towers[0], 4), 2, "the topmost first");
  assert.equal(counted(towers[0], beats), 0, "and no more than there are");
  assert.equal(counted(towers[1], beats), 1);
  assert.equal(build([[0, 0]], 2).beats, 0, "nobody has anything");
});

const score = (total, { outright = 0, ties = [] } = {}) => ({
  total,
  outright,
  lines: [],
  tiebreaks: ties.map((points, i) => ({ label: ["coins", "armies"][i], points })),
});

test("equal points are parted by a tie-break that is named", () => {
  const scores = [9, 9, 9, 5].map((total, i) =>
    score(total, {
      ties: [
        [3, 8],
        [1, 7],
        [1, 6],
        [1, 6],
      ][i],
    }),
  );
  const now = { places: [1, 2, 3, 4], scores };
  const ties = scores.map((_, seat) =>
    parted(now, seat)
      .map((tie) => tie.label)
      .join(" "),
  );
  assert.deepEqual(ties, ["coins", "coins armies", "coins armies", ""]);
  const { is, second, label, own, theirs } = why(now, []);
  assert.deepEqual([is, second, label, own, theirs], ["tie", 1, "coins", 3, 1]);
});

test("why it was won: the largest leads over the second, until they make up the difference", () => {
  const points = [
    [1, 6, 6],
    [4, 0, 0],
    [2, 1, 0],
    [0, 5, 2],
  ];
  assert.deepEqual(makesTheDifference(points, 1, 2), [3, 2].slice(0, 2));
  const now = { places: [3, 1, 2], scores: [7, 12, 8].map((total) => score(total)) };
  assert.deepEqual(why(now, points), { is: "lines", second: 2, lines: [3, 2] });
  assert.deepEqual(
    makesTheDifference(
      [
        [5, 9],
        [8, 0],
        [0, 3],
      ],
      0,
      1,
    ),
    [1],
    "one line may be more than all",
  );
});

test("why it was won when points do not say it", () => {
  const of = (places, scores) => why({ places, scores }, [scores.map(({ total }) => total)]).is;
  assert.equal(of([2, 1], [score(30), score(1, { outright: 1 })]), "outright");
  assert.equal(of([1, 2, 2], [score(3), score(9, { outright: -1 }), score(8, { outright: -1 })]), "last");
  assert.equal(of([1, 1], [score(9), score(9)]), "shared");
  assert.equal(of([1, 1, 3], [score(9), score(9), score(2)]), "shared");
  assert.equal(of([1], [score(9)]), "shared", "alone nobody is behind");
});

test("turning points are the largest swings in the lead of who won, apart from each other", () => {
  const at = (n, list) => list.reduce((points, [from, to]) => (n >= from ? to : points), 0);
  const rows = Array.from({ length: 40 }, (_, n) => [
    at(n, [[5, 6]]),
    at(n, [
      [6, 5],
      [10, 6],
      [20, 11],
      [39, 15],
    ]),
    at(n, [[12, 5]]),
  ]);
  assert.deepEqual(
    turningPoints(rows).map(({ n }) => n),
    [5, 20, 39],
    "6 is too near to 5, 10 is small beside them, 12 changes nothing between the first and the best other",
  );
  assert.deepEqual(turningPoints(rows)[2].changes, [{ seat: 1, from: 11, to: 15 }]);
  assert.deepEqual(
    turningPoints(rows, (n) => n !== 39).map(({ n }) => n),
    [5, 20],
  );
  const of = (...scores) => turningPoints(scores);
  const [{ n, changes }] = of([5, 5], [3, 8]);
  assert.deepEqual([n, changes.map(({ seat }) => seat)], [1, [1, 0]], "the largest change first");
  assert.deepEqual(of([0, 0], [1, 1]), [], "all alike turns nothing");
  assert.deepEqual(of([0, 0]), []);
  assert.deepEqual(of([0], [3]), [], "alone nobody leads");
});

test("so many of what parts equal scores is said with the right plural, in every game", async () => {
  const calls = makeCalls(new WebAssembly.Module(readFileSync(`${top}build/web/mudbrick.wasm`)));
  for (const game of GAMES) {
    const words = await wordsOf(game);
    calls.begin({ game, seats: 2, seed: 1 });
    const [{ tiebreaks }] = calls.snapshot(0).scores;
    assert.ok(tiebreaks.length > 0);
    for (const { label } of tiebreaks) {
      const key = `tie-${label}.count`;
      assert.ok(words.has(key), `${game}: ${key}`);
      assert.match(words.t(key, { n: 3 }), /^3 \w/);
      assert.doesNotMatch(words.t(key, { n: 1 }), /s$/, "one of it");
    }
  }
});

test("the page of the end is kept for days without a network", () => {
  const worker = readFileSync(`${top}build/web/sw.js`, "utf8");
  for (const file of ["local_end", "picture"]) assert.match(worker, new RegExp(`"shared/${file}-\\w+\\.js"`));
});

/* -- What is seen ------------------------------------------------------------- */

/** While points are counted a look at the clock takes so many milliseconds: a machine that is busy sees every
 * brick fall, and with 0 none does. */
const slowClock = (page, ms) =>
  page.addInitScript((ms) => {
    const real = performance.now.bind(performance);
    let now = 0;
    performance.now = () => (now = document.querySelector("main.counting") ? now + ms : real());
  }, ms);

/** Keeps what the towers show whenever they change, from before the page opens. */
const watchTowers = (page) =>
  page.addInitScript(() => {
    window.shows = [];
    const look = () => {
      if (!document.querySelector(".towers")) return;
      window.shows.push({
        bricks: document.querySelectorAll(".brick").length,
        counting: Boolean(document.querySelector("main.counting")),
        verdict: document.querySelector(".verdict").innerText,
        totals: [...document.querySelectorAll(".column .vp")].map((one) => Number(one.textContent)),
        open: [...document.querySelectorAll(".hero, .beside, .story")].some(
          (part) => getComputedStyle(part).visibility === "visible",
        ),
        crowns: document.querySelectorAll(".crown").length,
      });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

const shows = (page) => page.evaluate(() => window.shows);
const isCounted = (page) => page.locator("main.end:not(.counting)").waitFor();

test("the points are counted brick by brick, and nobody sees who has won before", async () => {
  const ended = endedGame(GAME, 3);
  const totals = scoresOf(ended.record);
  const page = await browser.page({ settings: null });
  await slowClock(page, 25);
  await watchTowers(page);
  await openEnded(page, browser.base, ended);
  await isCounted(page);
  const all = await shows(page);
  const during = all.filter(({ counting }) => counting);
  const last = all.at(-1);
  const bricks = totals.reduce((sum, n) => sum + n, 0);
  assert.ok(new Set(during.map((one) => one.bricks)).size > 9, "bricks come over time");
  assert.ok(during.every((one, i) => i === 0 || one.bricks >= during[i - 1].bricks));
  assert.ok(during.every((one) => !/wins|share/.test(one.verdict) && one.crowns === 0 && !one.open));
  assert.equal(last.bricks, bricks, "a brick for every point");
  assert.deepEqual(last.totals, totals);
  assert.match(last.verdict, /wins$/);
  assert.equal(last.crowns, 1);
  await reads(
    page.locator("main.end + .unseen[role=status]"),
    /wins\. .*(What made the difference to|the tie-break decides)/,
  );
  for (const key of ["m", "u"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await has(page.locator("dialog[open]"), 0, "keys of a table that was not seen did nothing");
  await page.getByRole("button", { name: "See the result" }).click();
  await page.locator("main.end").waitFor();
  await has(page.locator("main.counting"), 0, "it is counted once");
  await page.context().close();
});

test("the count can be skipped by a press, a finger and by keys", async () => {
  const ended = endedGame(GAME, 3);
  const ways = {
    click: (page) => page.locator(".towers").click(),
    tap: (page) => page.locator(".towers").tap(),
    space: (page) => page.keyboard.press("Space"),
    enter: (page) => page.keyboard.press("Enter"),
    escape: (page) => page.keyboard.press("Escape"),
  };
  const page = await browser.page({ settings: null, hasTouch: true });
  await slowClock(page, 0);
  for (const [name, skip] of Object.entries(ways)) {
    await openEnded(page, browser.base, ended);
    await has(page.locator("main.counting"), 1, "the clock stands");
    await skip(page);
    await isCounted(page);
    assert.ok((await page.locator(".brick").count()) > 0, name);
  }
  await page.context().close();
});

test("with reduced motion, or at once, everything stands at once", async () => {
  const ended = endedGame(GAME, 3);
  for (const more of [{ settings: null, reducedMotion: "reduce" }, { settings: { motion: false, speed: "once" } }]) {
    const page = await browser.page(more);
    await watchTowers(page);
    await openEnded(page, browser.base, ended);
    await isCounted(page);
    assert.ok((await shows(page)).every(({ counting }) => !counting));
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, "and nothing moves");
    await page.context().close();
  }
});

test("the table stays for a moment with the last move when a game ends before one's eyes", async () => {
  const page = await browser.page({ settings: { motion: false, speed: "fast" } });
  await page.addInitScript(() => {
    window.stood = 0;
    const look = () => {
      if (document.querySelector('main.table[data-turn="over"]')) window.stood ||= performance.now();
      if (document.querySelector("main.end")) window.rose ??= performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&people=0&bots=easy&seed=8`);
  await page.locator("main.table").waitFor();
  const skip = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: ".", cancelable: true }));
  await page.evaluate(`setInterval(${skip}, 10)`);
  await page.locator("main.end").waitFor({ timeout: 60000 });
  const { stood, rose } = await page.evaluate(() => ({ stood: window.stood, rose: window.rose }));
  assert.ok(stood > 0 && rose - stood >= 590, `${rose - stood} ms`);
  await isCounted(page);
  await page.context().close();
});

test("what cannot be loaded of the end can be asked for again", async () => {
  const page = await browser.page();
  await page.route("**/shared/local_end-*.js", (route) => route.abort());
  await page.goto(browser.base);
  const ended = endedGame(GAME, 2);
  await page.evaluate((one) => localStorage.setItem(`mudbrick.game.${one.id}`, JSON.stringify(one)), ended);
  await page.goto(`${browser.base}#game/${ended.id}`);
  await reads(page.locator(".notice"), /\(the end of the game\) could not be loaded/);
  await page.unroute("**/shared/local_end-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("main.end").waitFor();
  browser.problems.splice(0, Infinity, ...browser.problems.filter((text) => !text.includes("ERR_FAILED")));
  await page.context().close();
});

/** What the page says of a match of three whose result is another one. */
async function saidOf(parts, bend) {
  const page = await parts.page();
  await page.addInitScript(`window.bend = ${bend}`);
  await page.route("**/shell/play/match.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("this.now = now;", "this.now = window.bend(now);");
    await route.fulfill({ response: answer, body });
  });
  await openEnded(page, parts.base, endedGame(GAME, 3));
  const texts = await page.locator("main.end .big, .because, .places").allInnerTexts();
  const said = texts.join(" ").replace(/\s+/g, " ");
  const bricks = await page.locator(".brick").count();
  const gone = await page.locator(".brick.gone").count();
  const crowns = await page.locator(".crown").count();
  await page.context().close();
  return { said, bricks, gone, crowns };
}

test("ties, outright wins and points that are lost are said as they are", async (context) => {
  const parts = await openBrowser(PARTS);
  context.after(parts.close);
  const tie = await saidOf(parts, (now) => {
    now.scores[1] = structuredClone(now.scores[2]);
    now.scores[1].tiebreaks[0].points = 1;
    now.scores[2].tiebreaks[0].points = 3;
    return { ...now, places: [3, 2, 1] };
  });
  assert.match(tie.said, /and .* have as many points; the tie-break decides, 3 \w+ against 1 \w+\./);
  assert.match(tie.said, /tie-break: 1 \w+[^s] /);
  const shared = await saidOf(parts, (now) => ({
    ...now,
    places: [1, 1, 3],
    scores: [now.scores[0], structuredClone(now.scores[0]), now.scores[2]],
  }));
  assert.match(shared.said, /share the victory.* and no tie-break parts them\./);
  assert.equal(shared.crowns, 2);
  const outright = await saidOf(parts, (now) => {
    now.scores[1].outright = 1;
    return { ...now, places: [2, 1, 3] };
  });
  assert.match(outright.said, /wins outright, whatever the points say\..* Won outright/);
  const lost = await saidOf(parts, (now) => {
    const points = [[2, -3], [-2], [4, 1]];
    points.forEach((list, seat) => {
      const lines = now.scores[seat].lines.map((line, i) => ({ ...line, points: list[i] ?? 0 }));
      now.scores[seat] = { ...now.scores[seat], lines, total: list.reduce((a, b) => a + b) };
    });
    return { ...now, places: [2, 3, 1] };
  });
  assert.match(lost.said, /wins 5 to -1 to -2\. What made the difference to .*: .*, 1 to -3; .*, 4 to 2\./);
  assert.deepEqual([lost.bricks, lost.gone], [7, 2]);
});

/** The levels of all headings, as they stand. */
const levels = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4")].map((heading) => Number(heading.tagName.slice(1))),
  );

/** What is clipped, or lies outside of the page. */
const outside = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main.end *")]
      .filter((one) => !one.closest("details:not([open]), .unseen, .scroll-x"))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5);
      })
      .map((one) => `${one.tagName} ${one.getAttribute("class")}`),
  );

/** Bricks and lines of the sheet whose symbol the page does not have. */
const withoutSymbol = (page) =>
  page.evaluate(async () => {
    const icons = await (await fetch("icons.svg")).text();
    const used = [...document.querySelectorAll(".brick use, .counts use")].map((use) => use.getAttribute("href"));
    return used.filter((href) => !icons.includes(`id="${href.split("#")[1]}"`));
  });

const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];

for (const game of GAMES) {
  const { seats_min: fewest, seats_max: most } = games.find(({ name }) => name === game);
  test(`${game}: the end fits every window, and its headings are in order`, async () => {
    const page = await browser.page();
    for (const seats of new Set([fewest, most])) {
      const ended = endedGame(game, seats);
      ended.players[1].name = "Maximiliane von und zu B";
      await openEnded(page, browser.base, ended);
      await page.locator(".story svg").waitFor();
      const totals = await page.locator(".column .vp").allInnerTexts();
      assert.deepEqual(totals.map(Number), scoresOf(ended.record));
      assert.deepEqual(await page.locator(".counts tfoot tr:first-child .vp").allInnerTexts(), totals);
      const all = await levels(page);
      assert.ok(all[0] === 1 && all.every((level, i) => i === 0 || level <= all[i - 1] + 1), all.join());
      assert.deepEqual(await withoutSymbol(page), []);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.locator("main.end").waitFor();
        assert.deepEqual(await outside(page), [], `${seats} at ${width}`);
        if (seats === most) await shot(page, `ended-${game}-${width}`, true);
        if (seats === most && width === 390) await checkPage(page, `the end of ${game}`);
      }
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await checkPage(page, `the end of ${game} in the dark`);
    await shot(page, `ended-${game}-dark`, true);
    await page.context().close();
  });
}

test("moments are shown in the replay, and what is played on from there is kept", async () => {
  const ended = endedGame(GAME, 3);
  const page = await browser.page();
  await openEnded(page, browser.base, ended);
  const moments = page.locator(".moments li");
  await moments.first().waitFor();
  const n = await moments.count();
  assert.ok(n >= 1 && n <= 3);
  assert.equal(await page.locator(".chart g.letter").count(), n, "each has its letter at the chart");
  const said = await moments.first().innerText();
  const move = Number(/Move (\d+)\. Points: /.exec(said)[1]);
  await moments.first().getByRole("link", { name: "Show" }).click();
  await page.locator(".slider").waitFor();
  await comes(
    () => page.locator(".slider").inputValue(),
    (at) => Number(at) === move,
    "the replay stands there",
  );
  await page.getByRole("button", { name: /^Continue from here/ }).click();
  await waitForTurn(page);
  const mine = page.url().split("#game/")[1];
  assert.ok(mine && mine !== ended.id, page.url());
  const kept = () => page.evaluate((id) => JSON.parse(localStorage.getItem(`mudbrick.game.${id}`)), mine);
  assert.equal((await kept()).branched, true);
  await page.reload();
  await waitForTurn(page);
  await playOn(page, { seed: 2, enough: (turns) => turns >= 2 });
  const { count } = await kept();
  await page.reload();
  await waitForTurn(page);
  assert.equal((await kept()).count, count, "and goes on where it was");
  assert.equal(movesOf((await kept()).record), count);
  const old = await page.evaluate((id) => JSON.parse(localStorage.getItem(`mudbrick.game.${id}`)), ended.id);
  assert.equal(old.count, ended.count, "the old one stays as it is");
  await page.context().close();
});

test("played again, with everybody one seat on, and the record", async () => {
  const ended = endedGame(GAME, 3);
  const page = await browser.page();
  await openEnded(page, browser.base, ended);
  await page.getByRole("button", { name: /^Change seats/ }).click();
  await page.locator("main.table").waitFor();
  await reads(page.locator("#prompt"), /Everybody sits one seat on: .+ (begins|has the first seat)\./);
  await waitForTurn(page);
  await playOn(page, { seed: 1, enough: (turns) => turns >= 1 });
  const all = await page.evaluate(() =>
    Object.values(localStorage)
      .map((text) => JSON.parse(text))
      .filter(({ players }) => players),
  );
  const other = all.find(({ id }) => id !== ended.id);
  assert.deepEqual(
    other.players.map(({ kind }) => kind),
    ["bot", "bot", "human"],
  );
  await openEnded(page, browser.base, ended);
  await page.getByRole("button", { name: "Play again" }).click();
  await waitForTurn(page);
  await openEnded(page, browser.base, ended);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the record" }).click(),
  ]);
  assert.equal(movesOf(readFileSync(await download.path(), "utf8")), ended.count);
  await page.context().close();
});

/** The picture, as a browser sees it: its size, and how many colours are in it. */
const seen = (page, bytes) =>
  page.evaluate(async (base64) => {
    const answer = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([answer], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const colours = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const fonts = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    const most = Math.max(...colours.values()) / (image.width * image.height);
    return { width: image.width, height: image.height, colours: colours.size, most, fonts: fonts.join() };
  }, bytes.toString("base64"));

test("the end is shared as a picture of its own", async () => {
  const page = await browser.page(NARROW);
  await openEnded(page, browser.base, endedGame(GAME, 3));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Share a picture" }).click(),
  ]);
  assert.match(download.suggestedFilename(), /\.png$/);
  const bytes = readFileSync(await download.path());
  mkdirSync(`${top}build/screens`, { recursive: true });
  writeFileSync(`${top}build/screens/ended-picture.png`, bytes);
  const { width, height, colours, most, fonts } = await seen(page, bytes);
  assert.ok(width >= 1000 && height >= 600 && bytes.length > 20000, `${width} x ${height}, ${bytes.length} bytes`);
  assert.ok(colours > 100 && most < 0.9, `${colours} colours, ${most} of it in one`);
  assert.match(fonts, /Caprasimo/);
  assert.match(fonts, /Source Sans 3/);
  await reads(page.locator(".notice"), /The picture is saved/);
  await page.evaluate(() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async (what) => void (window.shared = what.files[0]);
  });
  await page.getByRole("button", { name: "Share a picture" }).click();
  await comes(
    () => page.evaluate(() => window.shared && [window.shared.type, window.shared.size > 20000].join()),
    (said) => said === "image/png,true",
    "the device takes it",
  );
  await page.evaluate(() => {
    navigator.share = async () => {
      throw new DOMException("no gesture", "NotAllowedError");
    };
  });
  await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Share a picture" }).click()]);
  await page.context().close();
});
