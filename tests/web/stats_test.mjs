/* How games have ended is kept once for each, and can be looked at, taken along and erased. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { GAME, NARROW, PARTS, WIDE, checkPage, openBrowser, shot } from "./lib/browser.mjs";
import { comes, has, reads } from "./lib/expect.mjs";
import { makeTable, sit } from "./lib/online.mjs";
import { clickMove, onTable, playOn, rush, waitForTurn } from "./lib/play.mjs";

const KEY = "mudbrick.stats";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** What is kept. */
const stats = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);
const games = async (page) => (await stats(page))?.games ?? [];

/** Puts something under the key, before a page is opened. */
const put = (page, what) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, what]);

let made = 0;

/** An entry as the page would keep it. */
const entry = (more = {}) => ({
  id: `made${++made}`,
  game: GAME,
  setup: {},
  seats: 2,
  seat: 0,
  levels: ["easy"],
  place: 1,
  points: 10,
  when: made,
  ...more,
});

const text = (list) => JSON.stringify({ version: 1, since: 0, games: list });

/** Plays a short game to its end by clicks. */
async function playGame(page, address = `play/${GAME}?seats=2&bots=easy&seed=5`) {
  await page.goto(`${browser.base}#${address}`);
  await has(page.locator("main.end"), 0, "the one before");
  await waitForTurn(page);
  await playOn(page, { seed: 3 });
  await page.locator("main.end").waitFor();
}

async function open(size = WIDE, kept = null, from = browser) {
  const page = await from.page(size);
  await page.goto(from.base);
  await page.locator("main.start").waitFor();
  if (kept !== null) await put(page, kept);
  return page;
}

async function openStats(page) {
  await page.goto(`${browser.base}#stats`);
  await page.reload();
  await page.locator("main.stats-page").waitFor();
}

test("a game that has ended is kept once: not again by a reload, a replay or another tab", async () => {
  const page = await open();
  await has(page.getByRole("link", { name: "Statistics" }), 0, "nothing to show");
  await playGame(page);
  const [first, ...others] = await games(page);
  assert.deepEqual(others, []);
  assert.equal(first.game, GAME);
  assert.equal(first.seats, 2);
  assert.deepEqual(first.levels, ["easy"]);
  assert.ok([1, 2].includes(first.place));
  const own = page.locator(".places li", { hasText: "(you)" });
  assert.equal(String(first.points), (await own.locator(".vp").innerText()).trim());
  await reads(page.locator(".result"), /It was your first game at such a table/);
  await reads(page.locator(".result h2"), /^You (won|lost) against \w+ \(easy\)$/);
  await checkPage(page, "the end with its result");
  await shot(page, "stats-end-1280");
  const address = page.url();
  await page.reload();
  await page.locator("main.end .result").waitFor();
  assert.deepEqual(await games(page), [first], "a reload adds nothing");
  const second = await browser.tab(page.context());
  await second.goto(address);
  await second.locator("main.end .result").waitFor();
  assert.deepEqual(await games(second), [first], "nor does another tab");
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.locator(".slider").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  assert.deepEqual(await games(page), [first], "nor a replay");
  await page.goto(browser.base);
  await page.getByRole("link", { name: "Statistics" }).click();
  await has(page.locator("table.stats tbody tr"), 1);
  await page.context().close();
});

test("a game that goes on in another tab and is taken over at its end counts once", async () => {
  const short = `play/${GAME}?seats=2&bots=easy&seed=5`;
  const alone = await open();
  await alone.goto(`${browser.base}#${short}`);
  const { turns } = await playOn(alone, { seed: 3 });
  await alone.context().close();
  const page = await open();
  await page.goto(`${browser.base}#${short}`);
  await playOn(page, { seed: 3, enough: (n) => n >= turns - 1 });
  const second = await browser.tab(page.context());
  await second.goto(page.url());
  await waitForTurn(second);
  await playOn(second, { seed: 4 });
  assert.equal((await games(second)).length, 1);
  await page.getByRole("button", { name: "Take over here" }).click();
  await page.locator("main.end").waitFor();
  assert.equal((await games(page)).length, 1);
  await page.context().close();
});

test("what is branched off a replay or was taken back past a reveal does not count", async () => {
  const page = await open();
  await playGame(page);
  const [first] = await games(page);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.locator(".slider").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await page.getByRole("button", { name: /^Continue from here/ }).click();
  await waitForTurn(page);
  await playOn(page, { seed: 3 });
  await reads(page.locator(".result"), /was not played from its beginning/);
  assert.deepEqual(await games(page), [first]);
  await page.evaluate((id) => {
    const key = `mudbrick.game.${id}`;
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), takenBack: true }));
  }, first.id);
  await page.goto(`${browser.base}#game/${first.id}`);
  await reads(page.locator(".result"), /taken back past a reveal/);
  await comes(
    () => games(page),
    (list) => list.length === 0,
    "it counts no more",
  );
  await page.context().close();
});

test("games of several people, or of bots alone, are nobody's statistics", async () => {
  const page = await open();
  await page.goto(`${browser.base}#play/${GAME}?seats=3&people=2&bots=easy&seed=5`);
  await rush(page, 3);
  await page.locator("main.end").waitFor();
  await has(page.locator(".result"), 0);
  assert.equal(await stats(page), null);
  await page.goto(`${browser.base}#play/${GAME}?seats=2&people=0&bots=easy&seed=5`);
  await page.locator("main.end").waitFor();
  await has(page.locator(".result"), 0);
  assert.equal(await stats(page), null);
  await page.context().close();
});

test("a match online counts once, for who has played it to its end, and against whom", async () => {
  const [ada, bo] = await Promise.all(["Ada", "Bo"].map((name) => browser.page({ ...WIDE, settings: { name } })));
  const { id, invite } = await makeTable(ada, browser.base, GAME, { seats: ["you", "open", "easy"] });
  await sit(bo, invite);
  await bo.locator("main.table").waitFor();
  await bo.getByRole("button", { name: "Menu" }).click();
  await bo.getByRole("button", { name: "Resign", exact: true }).click();
  await bo.getByRole("button", { name: "Resign this game" }).click();
  await ada.locator("main.table").waitFor();
  await rush(ada, 3);
  await ada.locator("main.end .result").waitFor();
  const kept = await games(ada);
  const own = ada.locator(".places li", { hasText: "Ada" });
  assert.deepEqual(
    kept.map(({ when: _, ...rest }) => rest),
    [
      {
        id: `${id}.0`,
        game: GAME,
        setup: {},
        seats: 3,
        seat: 0,
        levels: ["person", "easy"],
        place: parseInt(await own.locator(".place").innerText()),
        points: Number(await own.locator(".vp").innerText()),
      },
    ],
  );
  await reads(ada.locator(".result"), /against Bo and \w+ \(easy\)[^]*It was your first game at such a table/);
  await checkPage(ada, "the end online with its result");
  await shot(ada, "stats-online-1280", true);
  await bo.locator("main.end .result").waitFor();
  await reads(bo.locator(".result"), /does not count in the statistics: a bot has played on for you/);
  assert.deepEqual(await games(bo), []);
  await ada.reload();
  await ada.locator("main.end .result").waitFor();
  assert.deepEqual(await games(ada), kept, "a reload adds nothing");
  await openStats(ada);
  await reads(ada.locator("table.stats tbody tr"), /^3 players, easy, people\s+1\s/);
  await ada.getByRole("button", { name: "Erase" }).click();
  await ada.getByRole("button", { name: "Erase them" }).click();
  await ada.goto(`${browser.base}#table/${id}`);
  await ada.locator("main.end .result").waitFor();
  assert.deepEqual(await games(ada), [], "what was erased does not come back");
  await ada.context().close();
  await bo.context().close();
});

test("whatever stands in the store, the page opens and goes on", async () => {
  const good = entry({ points: 33 });
  const bad = [
    "{",
    "null",
    "7",
    '"text"',
    '{"version":1,"games":7}',
    text([
      null,
      3,
      "x",
      {},
      { ...good, levels: "easy" },
      { ...good, place: "1" },
      { ...good, setup: null },
      { ...good, when: 1e300 },
    ]),
  ];
  const page = await open();
  for (const kept of bad) {
    await put(page, kept);
    await openStats(page);
    await page.getByText("No game has ended yet").waitFor();
  }
  await put(page, text([null, good, { ...good }, entry({ levels: ["odd"], game: "unknown" }), { id: 3 }]));
  await openStats(page);
  await has(page.locator("table.stats tbody tr"), 1, "what is sound is shown");
  await reads(page.locator("table.stats tbody tr"), /33/);
  await playGame(page);
  const ids = (await games(page)).map(({ id }) => id);
  assert.equal(ids.length, 3, "and goes on");
  assert.equal(new Set(ids).size, 3);
  await put(page, '{"version":1,"since":9e15,"games":[]}');
  await playGame(page, `play/${GAME}?seats=2&bots=easy&seed=7`);
  assert.equal((await games(page)).length, 1, "nothing was erased in days to come");
  await put(page, '{"version":2,"games":{"other":1}}');
  await playGame(page, `play/${GAME}?seats=2&bots=easy&seed=8`);
  assert.deepEqual(await stats(page), { version: 2, games: { other: 1 } }, "a later form is not written over");
  await page.context().close();
});

test("the oldest of very many make room", async () => {
  const many = Array.from({ length: 2000 }, (_, i) => entry({ id: `old${i}`, when: i + 1 }));
  const page = await open(WIDE, text(many));
  await playGame(page);
  const kept = await games(page);
  assert.equal(kept.length, 2000);
  assert.equal(kept[0].id, "old1");
  assert.ok(!kept.at(-1).id.startsWith("old"));
  await page.context().close();
});

const MIXED = [
  entry({ place: 1, points: 10 }),
  entry({ place: 1, points: 14 }),
  entry({ place: 2, points: 9 }),
  entry({ place: 1, points: 11 }),
  entry({ place: 3, points: 5, seats: 3, levels: ["hard", "easy"] }),
  entry({ place: 2, points: 8, seats: 3, levels: ["easy", "hard"], setup: { map: 'B, "odd"' } }),
];

test("figures are by game, seats and levels", async () => {
  for (const size of [WIDE, NARROW]) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await open({ ...size, colorScheme }, text(MIXED));
      await openStats(page);
      const rows = await page
        .locator("table.stats tbody tr")
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
      assert.deepEqual(rows, [
        ["2 players, easy", "4", "3", "75 %", "11", "14", "1", "2"],
        ["3 players, easy, hard", "2", "0", "0 %", "6.5", "8", "0", "0"],
      ]);
      await checkPage(page, `the statistics at ${size.width} ${colorScheme}`);
      await shot(page, `stats-${size.width}-${colorScheme}`);
      await page.context().close();
    }
  }
});

/** The file that a button gives. */
async function fileOf(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("all of it can be taken along, and erased after a question, with the keyboard too", async () => {
  const page = await open(WIDE, text(MIXED));
  await playGame(page);
  await put(page, text([...MIXED, ...(await games(page)).filter(({ id }) => !id.startsWith("made"))]));
  const ended = page.url();
  await openStats(page);
  const json = await fileOf(page, "As data (JSON)");
  assert.equal(json.name, "mudbrick-statistics.json");
  assert.equal(JSON.parse(json.text).version, 1);
  assert.deepEqual(JSON.parse(json.text).games.slice(0, 6), MIXED);
  const csv = await fileOf(page, "As a table (CSV)");
  const lines = csv.text.trim().split("\r\n");
  assert.equal(csv.name, "mudbrick-statistics.csv");
  assert.equal(lines.length, 8);
  assert.equal(lines[0], "date,id,game,seats,seat,levels,place,points,setup");
  assert.match(lines[5], /^1970-01-01T00:00:00\.\d+Z,made\d+,\w+,3,0,hard easy,3,5,$/);
  assert.ok(lines[6].endsWith(',"map=B, ""odd"""'), lines[6]);
  await page.getByRole("button", { name: "Erase" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Erase the statistics of all games?").waitFor();
  await reads(page.locator(":focus"), /^Keep them$/);
  await checkPage(page, "the question");
  await page.keyboard.press("Enter");
  await reads(page.locator(":focus"), /^Erase$/);
  assert.equal((await games(page)).length, 7, "nothing is lost yet");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Erase them" }).click();
  await page.getByText("No game has ended yet").waitFor();
  assert.deepEqual(await games(page), []);
  await page.goto(ended);
  await page.locator("main.end").waitFor();
  assert.deepEqual(await games(page), [], "what was erased does not come back with its game");
  await playGame(page, `play/${GAME}?seats=2&bots=easy&seed=9`);
  assert.equal((await games(page)).length, 1, "the next one counts");
  await page.context().close();
});

/** Plays on after games that ended at these places, at a level. */
async function after3(place, level) {
  const kept = [0, 1, 2, 3].map((i) => entry({ place, levels: [level], when: i + 1 }));
  const page = await open(WIDE, text(kept));
  await playGame(page, `play/${GAME}?seats=2&bots=${level}&seed=5`);
  const [{ place: own }] = (await games(page)).filter(({ id }) => !id.startsWith("made"));
  return { page, own };
}

test("who wins most is led to a stronger bot, who wins too few to a weaker one", async () => {
  const { page, own } = await after3(2, "medium");
  assert.equal(own, 2, "moves at random lose");
  await reads(page.locator(".result"), /won none of your last 5 games at such tables\. Try easy next: it hardly looks/);
  await shot(page, "stats-next-1280");
  await page.getByRole("button", { name: "Play against easy bots" }).click();
  await page.locator("main.table").waitFor();
  await waitForTurn(page);
  await clickMove(page, (await onTable(page))[0]);
  const players = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith("mudbrick.game."))
        .map(([, text]) => JSON.parse(text))
        .filter(({ over }) => !over)
        .map(({ players }) => players.map(({ level }) => level)),
    );
  await comes(players, (kept) => JSON.stringify(kept) === '[["","easy"]]', "the game that is kept");
  await page.context().close();

  const few = await open(WIDE, text([entry({ place: 2 })]));
  await playGame(few);
  await has(few.locator(".result .btn", { hasText: "Play against" }), 0, "two games say nothing");
  await few.context().close();
});

test("advice is by the last six games of the same kind", async (context) => {
  const parts = await openBrowser(PARTS);
  context.after(parts.close);
  const page = await open(WIDE, null, parts);
  const said = await page.evaluate(async () => {
    const { advice } = await import("./shell/stats/figures.js");
    const game = (place, levels = ["medium"], seats = 2) => ({ game: "g", seats, levels, place });
    const of = (list, last = list.at(-1)) => advice(list, last);
    return {
      won: of([game(2), game(1), game(1), game(1)]),
      lost: of([game(1), game(2), game(2), game(2)]),
      mixed: of([game(2), game(2), game(1)]),
      most: of([game(2), game(1), game(2), game(1), game(1), game(2), game(1), game(1)]),
      half: of([game(1), game(2), game(1), game(2), game(1), game(2)]),
      few: of([game(1), game(1)]),
      strongest: of([1, 1, 1].map((place) => game(place, ["expert"]))),
      weakest: of([2, 2, 2].map((place) => game(place, ["easy"]))),
      several: of([1, 1, 1].map((place) => game(place, ["easy", "hard"], 3))),
      other: of([game(1), game(1), game(1, ["medium", "medium"], 3)]),
      unknown: of([1, 1, 1].map((place) => game(place, ["odd"]))),
      people: of([2, 2, 2].map((place) => game(place, ["person"]))),
    };
  });
  assert.deepEqual(said, {
    won: { level: "hard", harder: true, won: 3, n: 4 },
    lost: { level: "easy", harder: false, won: 1, n: 4 },
    mixed: null,
    most: { level: "hard", harder: true, won: 4, n: 6 },
    half: null,
    few: null,
    strongest: null,
    weakest: null,
    several: null,
    other: null,
    unknown: null,
    people: null,
  });
  await page.context().close();
});

test("the set-up says how strong bots are", async () => {
  for (const size of [WIDE, NARROW]) {
    const page = await open(size);
    await page.goto(`${browser.base}#setup/${GAME}`);
    await has(page.locator(".levels dt"), 4);
    await reads(page.locator(".levels"), /Easy\s+Hardly looks further than the next move/);
    await checkPage(page, "the set-up");
    await shot(page, `stats-setup-${size.width}`, true);
    await page.context().close();
  }
});
