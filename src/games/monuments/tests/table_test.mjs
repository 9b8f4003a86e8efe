/* table_test.mjs - the table of Monuments in a real browser, drawn
 * from the positions of real matches: for every set-up everything that can be
 * chosen is on the table or in the prompt, everything has a name and explains
 * itself, battles are met in all their parts, and a match can be played by
 * clicks alone.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";

import { PARTS, checkPage, openBrowser, shot, top } from "../../../../tests/web/lib/browser.mjs";
import { comes, has } from "../../../../tests/web/lib/expect.mjs";
import { playOnFrom } from "../../../../tests/web/lib/kept.mjs";
import { playOn } from "../../../../tests/web/lib/play.mjs";
import { checkPointing } from "../../../../tests/web/lib/pointing.mjs";
import { layBench } from "./bench.mjs";

let browser;
before(async () => (browser = await openBrowser(PARTS)));
after(() => browser.close());

async function bench(options) {
  const page = await browser.page(options);
  await page.goto(`${browser.base}#rules/monuments`);
  await page.waitForSelector("main");
  await page.evaluate(layBench);
  return page;
}

/** Begins a match, looks at `decisions` positions, and gives the nodes met. */
async function tour(page, order, decisions) {
  const wrong = await page.evaluate(
    async ([how, n]) => {
      await window.bench.engine.begin({ game: "monuments", ...how });
      return window.bench.tour(n);
    },
    [order, decisions],
  );
  assert.deepEqual(wrong, [], JSON.stringify(order));
}

const setups = [
  { width: 1280, seats: 2, options: { world: "old" }, seed: 5 },
  { width: 390, seats: 2, options: { world: "new", start: "1" }, seed: 6 },
  { width: 1280, seats: 3, options: { start: "2" }, seed: 7 },
  { width: 390, seats: 4, options: { start: "random" }, seed: 8 },
];

for (const { width, ...order } of setups) {
  const what = `${order.seats} players, ${JSON.stringify(order.options)}, ${width} wide`;
  test(`every choice is on the table: ${what}`, async () => {
    const page = await bench({ width });
    await tour(page, order, 12);
    await checkPage(page, `opening of ${order.seats}`);
    await shot(page, `monuments-opening-${order.seats}-${width}`);
    await page.evaluate(() => window.bench.tour(260)).then((wrong) => assert.deepEqual(wrong, []));
    await checkPage(page, `middle of ${order.seats}`);
    await shot(page, `monuments-middle-${order.seats}-${width}`);
    await page.context().close();
  });
}

test("a battle is fought in all its parts", async () => {
  const page = await bench({ width: 1280, colorScheme: "dark" });
  const position = readFileSync(`${top}src/games/monuments/positions/battle.json`, "utf8");
  const met = await page.evaluate(async (text) => {
    const { bench } = window;
    for (let seed = 1; seed <= 24; seed++) {
      await bench.engine.position(text, String(seed));
      await bench.engine.chance();
      for (let n = 0; n < 12; n++) {
        await bench.show();
        const wrong = bench.faults();
        if (wrong.length > 0) return [bench.now.state.stack[0], ...wrong];
        const moves = bench.now.choices.map((choice) => choice.move);
        if (n > 0 && bench.now.state.stack[0] === "turn") break;
        await bench.engine.play(
          bench.now.viewer,
          moves.find((move) => /^(play attack|attacker)/.test(move)) ?? moves[(seed + n) % moves.length],
        );
      }
    }
    return Object.keys(bench.nodes).sort();
  }, position);
  for (const node of ["attacker", "loss", "occupy", "turn"]) assert.ok(met.includes(node), `${node} among ${met}`);
  await checkPage(page, "battle");
  await shot(page, "monuments-battle-dark");
  await page.context().close();
});

test("spectators and those who wait see the table without choices", async () => {
  const page = await bench({ width: 1280 });
  await tour(page, { seats: 3, seed: 9 }, 60);
  const wrong = await page.evaluate(async () => {
    const { bench } = window;
    const { act } = await bench.engine.status();
    const found = [];
    for (const viewer of [null, 0, 1, 2].filter((seat) => seat !== act[0])) {
      await bench.show(viewer);
      found.push(...bench.faults(), ...(document.querySelector("[data-move]") ? [`${viewer} can choose`] : []));
      const quests = bench.now.tell.quests.filter((quest) => !quest.done && quest.seat !== viewer);
      if (quests.length > 0) found.push(`${viewer} sees quests of others`);
    }
    return found;
  });
  assert.deepEqual(wrong, []);
  await page.context().close();
});

test("the map zooms and pans by buttons, keys, wheel and dragging, and keeps what is chosen in sight", async () => {
  const page = await bench({ width: 390, hasTouch: true });
  await tour(page, { seats: 4, seed: 3 }, 20);
  const box = () =>
    page
      .locator(".hexmap")
      .getAttribute("viewBox")
      .then((text) => text.split(" ").map(Number));
  const opening = await box();
  const hexes = await page.locator(".mapbox").boundingBox();
  const wide = (hexes.width / opening[2]) * 51.96;
  assert.ok(wide >= 60 && wide <= 105, `opens at ${wide} pixels per hex`);
  await page.locator('[data-zoom="in"]').click();
  await comes(box, (now) => now[2] < opening[2], "nearer");
  await page.keyboard.press("-");
  await comes(box, (now) => Math.abs(now[2] - opening[2]) < opening[2] * 0.1, "as before");
  await page.keyboard.press("0");
  await comes(box, (now) => now[2] > 600, "the whole map");
  const all = await box();
  await has(page.locator(".peopled.level-1"), 1, "fewer things, larger");
  const [x, y] = [hexes.x + hexes.width / 2, hexes.y + hexes.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -900);
  await page.waitForFunction(
    (before) => Number(document.querySelector(".hexmap").getAttribute("viewBox").split(" ")[2]) < before,
    all[2],
  );
  const close = await box();
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: 4 });
  await page.mouse.up();
  await comes(box, (now) => now[0] < close[0] && now[1] < close[1], "dragging moves the map");
  const dragged = await box();
  assert.equal(await page.evaluate(() => window.bench.picked), null, "and chooses nothing");
  await page.keyboard.press("l");
  await comes(box, (now) => now[0] > dragged[0], "a key moves it back");
  await page.locator('[data-zoom="egypt"]').click();
  await has(page.locator('[data-zoom="egypt"][aria-pressed="true"]'), 1, "there it is");
  await page.context().close();
});

/** Shows a position on a bench, as whoever decides sees it. */
async function showPosition(page, name) {
  const text = readFileSync(`${top}src/games/monuments/positions/${name}.json`, "utf8");
  await page.evaluate(async (position) => {
    await window.bench.engine.position(position, "1");
    await window.bench.show();
  }, text);
}

/** Plays a choice on a bench. */
const played = (page, move) =>
  page.evaluate(async (one) => {
    await window.bench.engine.play(window.bench.now.viewer, one);
    await window.bench.show();
  }, move);

/** How wide a hex is, and which of the hexes that can be chosen are not in sight. */
const seenOn = (page) =>
  page.evaluate(() => {
    const map = document.querySelector(".mapbox").getBoundingClientRect();
    const legal = [...document.querySelectorAll(".pickhex")].map((one) => one.getBoundingClientRect());
    const isIn = (box) =>
      box.left >= map.left && box.top >= map.top && box.right <= map.right && box.bottom <= map.bottom;
    return {
      hex: Math.round(document.querySelector(".hex .ground").getBoundingClientRect().width),
      legal: legal.length,
      hidden: legal.filter((box) => !isIn(box)).length,
    };
  });

test("the camera frames what can be chosen, and shows all to who waits", async () => {
  const page = await bench({ width: 1280, height: 800 });
  await showPosition(page, "late");
  const all = await seenOn(page);
  assert.ok(all.hex >= 44, `${all.hex} pixels per hex`);
  await has(page.locator(".overview"), 0, "all is seen");
  await played(page, "play move");
  await comes(
    () => seenOn(page),
    ({ hex }) => hex >= 60,
    "nearer",
  );
  const near = await seenOn(page);
  assert.ok(near.legal > 2 || (await page.locator(".disc").count()) > 2);
  assert.equal(near.hidden, 0);
  await has(page.locator(".overview .frame"), 1, "an overview has the frame");
  await page.evaluate(() => window.bench.show(0));
  await comes(
    () => seenOn(page),
    ({ hex }) => hex === all.hex,
    "who waits sees all",
  );
  await page.context().close();
});

test("on a phone the places of a battle are in sight beside its dice", async () => {
  const page = await bench({ width: 390, height: 844, hasTouch: true });
  await showPosition(page, "battle");
  await played(page, "play attack");
  await page.locator(".battle").waitFor();
  await comes(
    () => seenOn(page),
    ({ legal, hidden, hex }) => legal > 0 && hidden === 0 && hex >= 40,
    "framed",
  );
  await page.context().close();
});

test("a territory has one line around it on a darker one, and only what is in play is drawn", async () => {
  const page = await bench({ width: 1280, height: 800 });
  await tour(page, { seats: 2, seed: 4, options: { world: "old" } }, 80);
  const { lines, cases, hexes, land } = await page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const { tell } = window.bench.now;
    return {
      lines: all(".borders .own").map((one) => one.getAttribute("d")),
      cases: all(".borders .case").map((one) => one.getAttribute("d")),
      hexes: Object.values(tell.hexes).filter((one) => one.control).length,
      land: all(".still .hx")
        .map((one) => one.getAttribute("d").split("M").length - 1)
        .reduce((sum, n) => sum + n, 0),
    };
  });
  assert.ok(lines.length >= 1 && lines.length <= 2, `${lines.length} lines`);
  assert.deepEqual(cases, lines);
  const edges = lines.join("").split("M").length - 1;
  assert.ok(edges < 6 * hexes, `${edges} edges around ${hexes} hexes`);
  assert.equal(land, 12 + 12 + 2 + 6, "two continents, two islets and the ring");
  await page.context().close();
});

test("the number of a hex stands on it where it can be read", async () => {
  const page = await bench({ width: 1280, height: 800 });
  await showPosition(page, "battle");
  const numbers = await page
    .locator(".hexid")
    .evaluateAll((all) => all.map((one) => ({ text: one.textContent.trim(), px: one.getBoundingClientRect().height })));
  assert.ok(numbers.length >= 32, `${numbers.length} numbers`);
  assert.ok(
    numbers.every(({ text, px }) => /^\d+$/.test(text) && px >= 10),
    JSON.stringify(numbers.slice(0, 3)),
  );
  await page.context().close();
});

test("with four players, where nobody stands a number can be read on the whole map", async () => {
  const page = await browser.page({ width: 1280, height: 800 });
  await playOnFrom(page, browser.base, "src/games/monuments/positions/late.json");
  await has(page.locator('[data-zoom="whole"][aria-pressed="true"]'), 1, "all is seen");
  const { numbers, wrong } = await page.evaluate(() => {
    const boxOf = (one) => one.getBoundingClientRect();
    const texts = [...document.querySelectorAll(".hexid")];
    const pieces = [...document.querySelectorAll(".pieces :is(.unit, .house, .res)")].map(boxOf);
    const isOver = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const wrong = texts.flatMap((one) => {
      const id = one.textContent.trim();
      const [hex, box] = [boxOf(document.querySelector(`.hex[data-hex="${id}"] .ground`)), boxOf(one)];
      const px = Number.parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
      /* The line of a number is higher than its figures. */
      const ink = { left: box.left, right: box.right, top: box.bottom - px, bottom: box.bottom - px * 0.25 };
      const isIn = box.left > hex.left && box.right < hex.right && ink.bottom < hex.bottom;
      return px >= 11 && isIn && !pieces.some((piece) => isOver(piece, ink)) ? [] : [`${id}: ${px} px, ${isIn}`];
    });
    return { numbers: texts.map((one) => one.textContent.trim()), wrong };
  });
  assert.deepEqual(wrong, []);
  assert.ok(numbers.length > 30, numbers.join());
  for (const free of ["6", "26", "141", "182", "135"]) assert.ok(numbers.includes(free), `${free} among ${numbers}`);
  await page.context().close();
});

const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

test("question, players, map and hand are in sight in every window, and pointing moves nothing", async () => {
  const page = await browser.page({ width: 1280, height: 800 });
  await playOnFrom(page, browser.base, "src/games/monuments/positions/late.json");
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const lost = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const boxOf = (one) => one.getBoundingClientRect();
      const isOut = (one) =>
        boxOf(one).bottom > innerHeight + 1 || boxOf(one).right > innerWidth + 1 || boxOf(one).top < 0;
      const shown = [
        ...document.querySelectorAll("#prompt, .mapbox, .monuments-table .ac, .tback, .pl, .score-chip, .stop"),
      ];
      const out = shown.filter((one) => boxOf(one).width > 0 && isOut(one)).map((one) => one.className);
      const players = document.querySelectorAll(".pl, .score-chip, .monuments-table .me");
      return [...out, ...([...players].some((one) => boxOf(one).width > 0) ? [] : ["no players"])];
    });
    assert.deepEqual(lost, [], `${width} x ${height}`);
    if (width < 1280) continue;
    assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${width} scrolls`);
    const places = () =>
      page
        .locator(".mapbox, .monuments-table .hand, .monuments-table .oth, .monuments-table .me")
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    for (const one of await page.locator(".ac, .monuments-table .pl:visible").all()) {
      await one.hover();
      assert.deepEqual(await places(), before);
    }
  }
  await page.context().close();
});

test("cards to choose from lie beside the map, and quests say what they want and bring", async () => {
  const page = await bench({ width: 1280, height: 800 });
  await page.evaluate(async () => {
    await window.bench.engine.begin({ game: "monuments", seats: 2, seed: 5 });
    await window.bench.show();
  });
  const label = await page.locator(".tc").first().getAttribute("aria-label");
  assert.match(label, /^Keep only .+: .*\d.*; \d points? when done/);
  const { tray, map } = await page.evaluate(() => ({
    tray: document.querySelector(".tray").getBoundingClientRect().toJSON(),
    map: document.querySelector(".mapbox").getBoundingClientRect().toJSON(),
  }));
  assert.ok(tray.left >= map.right && tray.bottom <= 800, JSON.stringify({ tray, map }));
  await page.context().close();
});

test("an improved card says what is better, and statistics have words", async () => {
  const page = await bench({ width: 1280, height: 800 });
  await showPosition(page, "late");
  const cards = await page.locator(".ac.g .better").allInnerTexts();
  assert.ok(cards.length > 3 && cards.every((text) => /[a-z]{3}/.test(text)), cards.join());
  await has(page.getByText("1 more unit"), 1, "what is better about Move");
  const words = await page.locator(".me > .st .stat small").allInnerTexts();
  assert.deepEqual(words, ["layers", "land", "workers", "power", "quests"]);
  await page.context().close();
});

test("statistics of all players, supplies and what they were dealt have words in every window", async () => {
  const page = await browser.page({ width: 1280, height: 800, hasTouch: true });
  await playOnFrom(page, browser.base, "src/games/monuments/positions/late.json");
  const shown = (selector) =>
    page.locator(selector).evaluateAll((all) => all.filter((one) => one.offsetWidth > 20).map((one) => one.innerText));
  const STATS = ["layers", "land", "workers", "power", "quests"];
  for (const [width, height] of [...WINDOWS, [720, 900], [1150, 800]]) {
    await page.setViewportSize({ width, height });
    const at = `${width} x ${height}`;
    /* On a phone across they are those of whom one has tapped, upright of oneself. */
    const isPhone = width < 701 || height < 601;
    for (const seat of width < 701 ? [] : [0, 2, 3]) {
      const rival = page.locator(`.monuments-table .pl:nth-child(${seat + 1})`);
      if (isPhone) await rival.locator("button").click();
      assert.deepEqual(
        await shown(isPhone ? ".goods .stat small" : `.pl:nth-child(${seat + 1}) .stat small`),
        STATS,
        at,
      );
    }
    if (isPhone && width > 700) await page.locator(".monuments-table .pl.own button").click();
    if (width < 701) assert.deepEqual(await shown(".goods .stat small"), STATS, at);
    /* Where the desk is low, supplies have symbols, and their words for those who cannot see them. */
    const isLow = width > 700 && (width < 1000 || (height > 600 && height < 900));
    assert.equal((await shown(".monuments-table .me .chip .word")).length, isLow ? 0 : 7, at);
    assert.equal(await page.locator(".monuments-table .me .chip .word").filter({ hasText: /\w/ }).count(), 7, at);
    assert.equal((await shown(".monuments-table .me .trait small")).length, 3, at);
    const cut = await page
      .locator(".monuments-table .plb, .monuments-table .goods, .monuments-table .me")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
    assert.deepEqual(cut, [], at);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByText("Horse masters").tap();
  await has(page.locator(".explain p", { hasText: "You have two horses" }), 1, "what an ability does");
  await page.context().close();
});

test("targets on a phone are large enough to touch", async () => {
  const page = await bench({ width: 390, hasTouch: true });
  await tour(page, { seats: 2, seed: 4 }, 30);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".stage button, .stage [role=button]:not(.disc)")]
      .map((element) => ({
        name: element.getAttribute("aria-label") ?? element.textContent,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter((box) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
      .map((box) => `${box.name}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  assert.deepEqual(small, []);
  await page.context().close();
});

test("a whole match by clicks on the first thing that can be chosen", async () => {
  const page = await bench({ width: 1280 });
  const report = await page.evaluate(async () => {
    const { bench } = window;
    await bench.engine.begin({ game: "monuments", seats: 2, seed: 2, options: { world: "old" } });
    let decisions = 0;
    for (; ; decisions++) {
      await bench.show();
      if (bench.now.over) return { decisions, places: bench.now.places, round: bench.now.state.round };
      const first = document.querySelector(".stage [data-move], #prompt [data-move]");
      if (!first) return { problem: `nothing to click at move ${bench.now.count}` };
      first.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      if (bench.picked === null) return { problem: `a click on ${first.dataset.move} does nothing` };
      await bench.engine.play(bench.now.viewer, bench.picked);
    }
  });
  assert.equal(report.problem, undefined);
  assert.ok(report.decisions > 200 && report.places.includes(1), JSON.stringify(report));
  await shot(page, "monuments-end-1280");
  await page.context().close();
});

test("what the list of moves names is marked on the table", async () => {
  const page = await browser.page({ width: 1280 });
  await page.goto(`${browser.base}#play/monuments?seats=3&bots=easy,easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 40 });
  const kinds = await checkPointing(page);
  for (const kind of ["hex", "card"]) assert.ok(kinds.includes(kind), `no ${kind}: ${kinds}`);
  await page.context().close();
});
