/* table_test.mjs - the table of Bronze in a real browser, drawn from the
 * positions of real matches: for every number of players and every edition,
 * everything that can be chosen is on the table or in the prompt, everything
 * explains itself, and a match can be played by clicks alone.
 */
import assert from "node:assert/strict";
import test, { after, before } from "node:test";

import { PARTS, checkPage, openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { comes, has } from "../../../../tests/web/lib/expect.mjs";
import { playOn } from "../../../../tests/web/lib/play.mjs";
import { checkPointing } from "../../../../tests/web/lib/pointing.mjs";
import { firstOf } from "../page/model.js";

let browser;
before(async () => (browser = await openBrowser(PARTS)));
after(() => browser.close());

/** All numbers of players in both editions, shared out over the two widths. */
const setups = {
  1280: [
    { seats: 2, edition: "2018" },
    { seats: 3, edition: "2017" },
    { seats: 4, edition: "2018" },
  ],
  390: [
    { seats: 2, edition: "2017" },
    { seats: 3, edition: "2018" },
    { seats: 4, edition: "2017" },
  ],
};

/** Lays a table into the page, without the shell: window.bench draws what the
 * engine says and remembers what was picked, selected and looked at. */
async function layBench() {
  const load = (path) => import(new URL(path, document.baseURI).href);
  const [{ makeWords }, { loadSentences }] = await Promise.all([
    load("shell/words/fluent.js"),
    load("shell/play/kit.js"),
  ]);
  const [{ html, render }, { table }, { makeCalls }, content, module] = await Promise.all([
    load("lib/preact.js"),
    load("games/bronze/page/table.js"),
    load("engine/calls.js"),
    fetch("games/bronze/content.json").then((answer) => answer.json()),
    fetch("mudbrick.wasm")
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
  ]);
  const style = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: "games/bronze/page/style.css",
  });
  document.head.append(style);
  await new Promise((resolve) => (style.onload = resolve));
  document.querySelector("#app").remove();
  const main = document.body.appendChild(Object.assign(document.createElement("main"), { className: "table" }));
  const engine = makeCalls(module);
  const words = makeWords("en", await loadSentences("bronze"));
  const { t } = words;
  const bench = { engine, table, content, words, t, picked: null, selected: null, seen: null, viewer: 0, log: [] };

  bench.props = () => {
    const now = bench.now;
    const colours = table.colours(now);
    const seats = now.names.map((name, i) => ({
      name,
      label: name,
      colour: colours[i],
      kind: "human",
      you: i === bench.viewer,
    }));
    return {
      now,
      content,
      seats,
      say: (fact) => (fact ? words.say(fact) : ""),
      t,
      choices: now.choices,
      seen: bench.seen,
      selected: bench.selected,
      last: bench.log.slice(-8),
      narrow: innerWidth < 700,
      moves: null,
      about: (id) => ({ "data-about": id }),
      pick: (move) => (bench.picked = move),
      preview: (move) => bench.look(move),
      select: (id) => {
        bench.selected = id;
        bench.draw();
      },
    };
  };
  bench.look = (move) => {
    bench.seen = move ? { move, now: engine.preview(bench.viewer, move) } : null;
    bench.draw();
  };
  bench.draw = () => {
    const props = bench.props();
    bench.ask = table.ask(props);
    const { title, detail, buttons } = bench.ask;
    render(
      html`<h1 class="unseen">Bronze</h1>
        <div class="prompt red" id="prompt">
          <p>${title}<small>${detail}</small></p>
          ${buttons.map(
            (b) => html`<button type="button" class="btn" data-move=${b.move} onClick=${() => (bench.picked = b.move)}>
              ${b.label}
            </button>`,
          )}
        </div>
        <${table.Table} ...${props} />`,
      main,
    );
  };
  /** Shows the match to whoever decides, or to `viewer`. */
  bench.show = (viewer = engine.status().act[0] ?? 0) => {
    Object.assign(bench, {
      viewer,
      now: engine.snapshot(viewer),
      log: engine.log(viewer, 1),
      seen: null,
      selected: null,
      picked: null,
    });
    bench.draw();
  };
  bench.begin = (seats, edition, seed) => {
    engine.begin({ game: "bronze", seats, options: { edition }, seed });
    bench.show();
  };
  bench.moves = () => [...main.querySelectorAll("[data-move]")].map((element) => element.dataset.move);
  bench.play = (move) => {
    engine.play(bench.viewer, move);
    bench.show();
  };
  window.bench = bench;
}

/** What is wrong with the position that is shown: choices out of reach, things
 * without an explanation, texts with holes. */
function faults() {
  const { bench } = window;
  const reached = new Set(bench.moves());
  for (const element of document.querySelectorAll("[data-select]")) {
    const { buttons } = bench.table.ask({ ...bench.props(), selected: element.dataset.select });
    for (const button of buttons) reached.add(button.move);
  }
  const found = bench.now.choices
    .filter((choice) => !reached.has(choice.move))
    .map((choice) => `out of reach: ${choice.move}`);
  const legal = new Set(bench.now.choices.map((choice) => choice.move));
  for (const move of reached) if (!legal.has(move)) found.push(`offered, but no choice: ${move}`);
  const ctx = bench.props();
  for (const id of new Set([...document.querySelectorAll("[data-about]")].map((element) => element.dataset.about))) {
    const text = bench.table.explain(id, ctx);
    if (!text?.title || text.lines.length === 0 || /undefined|NaN|null/.test(JSON.stringify(text)))
      found.push(`explains nothing: ${id} ${JSON.stringify(text)}`);
  }
  const offers = bench.now.choices.map((choice) => bench.words.offer(choice.fact));
  if (offers.includes("") || new Set(offers).size < offers.length)
    found.push(`choices cannot be told apart: ${offers}`);
  for (const element of document.querySelectorAll("[role=button]")) {
    if (!element.getAttribute("aria-label")) found.push(`has no name: ${element.outerHTML.slice(0, 120)}`);
  }
  const labels = [...document.querySelectorAll("[aria-label]")]
    .map((element) => element.getAttribute("aria-label"))
    .join(" ");
  if (/undefined|NaN|\[object/.test(document.body.textContent + labels)) found.push("a text has a hole");
  return found;
}

/** Plays a match at random and looks at every position with `faults`. */
async function lookAtMatch({ seats, edition, seed }) {
  const { bench } = window;
  let state = seed;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  bench.begin(seats, edition, seed);
  let positions = 0;
  while (!bench.now.over) {
    const move = bench.now.choices[next(bench.now.choices.length)].move;
    const wrong = window.faults();
    bench.look(move);
    if (/undefined|NaN/.test(document.querySelector("main").textContent)) wrong.push("a preview has a hole");
    if (wrong.length > 0) return { positions, wrong, at: bench.engine.link(null) };
    bench.play(move);
    positions++;
    if (positions % 25 === 0) (bench.show(null), bench.show());
  }
  const said = bench.log.map((entry) => bench.words.tell(entry.fact, "Ada"));
  const wrong = said.filter((sentence) => typeof sentence !== "string" || /undefined|NaN|null|[{}]/.test(sentence));
  const silent = bench.log.filter((entry, i) => entry.seat !== "chance" && !said[i]).map((entry) => entry.move);
  return { positions, wrong: [...window.faults(), ...wrong, ...silent] };
}

async function openBench(options) {
  const page = await browser.page(options);
  await page.goto(`${browser.base}#rules/bronze`);
  await page.waitForSelector("#app");
  await page.evaluate(layBench);
  await page.evaluate(`window.faults = ${faults}`);
  return page;
}

for (const width of [1280, 390]) {
  test(`every position of a match can be read and played at ${width} pixels`, async () => {
    const page = await openBench({ width });
    for (const setup of setups[width]) {
      const report = await page.evaluate(lookAtMatch, { ...setup, seed: 40 + setup.seats + width });
      assert.deepEqual(report.wrong, [], `${JSON.stringify(setup)} ${report.at ?? ""}`);
      assert.ok(report.positions > 40, `${report.positions} positions`);
    }
    await page.context().close();
  });
}

test("a match is played to its end by clicks on what is shown first", async () => {
  const page = await openBench({ width: 1280 });
  const report = await page.evaluate(() => {
    const { bench } = window;
    bench.begin(3, "2018", 77);
    let clicks = 0;
    for (; !bench.now.over && clicks < 2000; clicks++) {
      const spots = [...document.querySelectorAll(".land [data-move], .land [data-select]")];
      const shown = spots[0] ?? document.querySelector(".bronze-table [data-move], #prompt [data-move]");
      shown.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (bench.picked) bench.play(bench.picked);
      else (document.querySelector("#prompt [data-move]").click(), bench.play(bench.picked));
    }
    return {
      over: bench.now.over,
      clicks,
      settled: bench.log.filter((entry) => entry.move.startsWith("settle")).length,
    };
  });
  assert.ok(report.over, `not over after ${report.clicks} clicks`);
  assert.ok(report.settled > 30, `${report.settled} settlements`);
  await page.context().close();
});

/** Shows a position of a match: the first after `count` moves in a phase. */
function goTo({ seats, seed, count, phase }) {
  const { bench } = window;
  const { engine } = bench;
  let state = seed;
  engine.begin({ game: "bronze", seats, options: { edition: "2018" }, seed });
  for (;;) {
    const seat = engine.status().act[0] ?? 0;
    const now = engine.snapshot(seat);
    if (now.over || (now.count >= count && (!phase || now.state.phase === phase))) break;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const settles = now.choices.filter((choice) => choice.move.startsWith("settle"));
    const from = settles.length > 0 ? settles : now.choices;
    engine.play(seat, from[(state >>> 8) % from.length].move);
  }
  bench.show();
  const place = bench.now.choices.findLast(
    (choice) => choice.move.startsWith("place") || choice.move.startsWith("settle"),
  );
  if (place) bench.look(place.move);
}

const positions = [
  { name: "opening", seats: 2, seed: 5, count: 0, phase: "take" },
  { name: "placing", seats: 3, seed: 6, count: 70, phase: "place" },
  { name: "settling", seats: 4, seed: 7, count: 150, phase: "settle" },
  { name: "city", seats: 4, seed: 8, count: 60, phase: "city" },
  { name: "late", seats: 2, seed: 9, count: 190 },
];

for (const [width, colorScheme, some] of [
  [1280, "light", positions],
  [390, "dark", positions],
  [1280, "dark", positions.slice(2)],
  [390, "light", positions.slice(0, 2)],
]) {
  test(`axe finds nothing at ${width} pixels in ${colorScheme}`, async () => {
    const page = await openBench({ width, colorScheme });
    for (const position of some) {
      await page.evaluate(goTo, position);
      await checkPage(page, position.name);
      await shot(page, `bronze-${position.name}-${width}-${colorScheme}`, true);
    }
    await page.context().close();
  });
}

test("what can be chosen is large enough for a finger", async () => {
  const page = await openBench({ width: 390 });
  for (const position of positions) {
    await page.evaluate(goTo, position);
    const small = await page.evaluate(() => {
      window.bench.look(null);
      return [
        ...document.querySelectorAll(".bronze-table [data-move], .bronze-table [data-select], .bronze-table button"),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".payments"))
        .map((element) => ({
          box: (element.querySelector(".hit") ?? element).getBoundingClientRect(),
          said: element.getAttribute("aria-label") ?? element.textContent,
        }))
        .filter(({ box }) => box.width < 40 || box.height < 40)
        .map(({ box, said }) => `${said}: ${box.width} x ${box.height}`);
    });
    assert.deepEqual(small, [], position.name);
  }
  await page.context().close();
});

for (const width of [1280, 390]) {
  test(`very large text does not make the page scroll sideways at ${width} pixels`, async () => {
    const page = await openBench({ width });
    await page.evaluate(() => (document.documentElement.dataset.size = "huge"));
    for (const position of positions) {
      await page.evaluate(goTo, position);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${position.name}: ${over} pixels too wide`);
    }
    await page.context().close();
  });
}

test("a finger sees first what a place brings, and places with the second tap", async () => {
  const page = await openBench({ width: 390, hasTouch: true });
  await page.evaluate(goTo, { seats: 2, seed: 11, count: 40, phase: "place" });
  await page.evaluate(() => window.bench.look(null));
  const place = page.locator('[data-move="place 1"]').first();
  await place.tap();
  assert.equal(await page.evaluate(() => window.bench.picked), null);
  assert.equal(await page.evaluate(() => window.bench.selected), "place 1");
  await comes(
    () => page.evaluate(() => window.bench.ask.buttons.map((b) => b.move).join()),
    (moves) => moves === "place 1,place 1 bronze",
    "both sides of the card",
  );
  await has(page.locator(".cell.new"), 1, "the card is shown where it would lie");
  await place.tap();
  assert.equal(await page.evaluate(() => window.bench.picked), "place 1");
  await page.context().close();
});

test("a finger takes a card with one tap", async () => {
  const page = await openBench({ width: 390, hasTouch: true });
  await page.evaluate(goTo, { seats: 2, seed: 11, count: 40, phase: "take" });
  await page.locator('[data-move^="take"]').first().tap();
  assert.match(await page.evaluate(() => window.bench.picked), /^take [1-4]$/);
  await page.context().close();
});

test("the place that is looked at shows which cards and spots it makes possible", async () => {
  const page = await openBench({ width: 1280 });
  await page.evaluate(goTo, { seats: 2, seed: 12, count: 90, phase: "place" });
  const told = await page.evaluate(() =>
    window.bench.now.tell.places.map(({ move, active, spots }) => ({
      move,
      active: active.length,
      spots: spots.length,
    })),
  );
  for (const { move, active, spots } of told) {
    await page.locator(`.bronze-table [data-move="${move}"]`).hover();
    await has(page.locator(".matrix .cell.active, .matrix .cell.new"), active, move);
    await has(page.locator(".spot.possible"), spots, move);
  }
  await page.context().close();
});

test("what the list of moves names is marked on the table", async () => {
  const page = await browser.page({ width: 1280 });
  await page.goto(`${browser.base}#play/bronze?seats=3&bots=easy,easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 24 });
  const kinds = await checkPointing(page, {
    technology: "nobody sees what others have placed face down",
    city: "a city that nobody has taken is discarded",
    stack: "cities are chosen where the stacks stand",
  });
  for (const kind of ["technology", "spot", "tile", "terrain", "city"])
    assert.ok(kinds.includes(kind), `no ${kind}: ${kinds}`);
  await page.context().close();
});

test("nobody is the first player before chance has drawn one", () => {
  const at = (state) => firstOf({ names: ["red", "blue"], state: { first: "blue", site: "none", ...state } });
  for (const phase of ["provinces", "open", "first"]) assert.equal(at({ phase }), -1, phase);
  assert.equal(at({ phase: "take" }), 1);
  assert.equal(at({ phase: "open", site: "T2" }), 1, "a tile is opened by a settlement");
});
