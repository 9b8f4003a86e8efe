/* What a table sounds like: which sounds, when, and that they are no noise. What is
 * played is heard by standing in the place of the browser's own audio. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { GAME, GAMES, NARROW, PARTS, WIDE, checkPage, openBrowser, shot, top } from "./lib/browser.mjs";
import { comes, has, stands } from "./lib/expect.mjs";
import { makeTable } from "./lib/online.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";
import { sizeOfParts } from "./lib/sizes.mjs";

const { KINDS } = await import(pathToFileURL(`${top}build/parts/shell/sound/kinds.js`).href);

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Notes what the page plays: pitch and time of every stroke, in milliseconds. */
function overhear(page) {
  return page.addInitScript(() => {
    globalThis.strokes = [];
    globalThis.shaken = [];
    const note = (context, source, pitch) => {
      const start = source.start.bind(source);
      source.start = (at) => {
        globalThis.strokes.push({ pitch: pitch.value ?? pitch(), at: at * 1000, told: context.currentTime * 1000 });
        start(at);
      };
      return source;
    };
    const first = (param) => {
      const set = param.setValueAtTime.bind(param);
      const known = { value: 0 };
      param.setValueAtTime = (value, at) => {
        known.value ||= value;
        return set(value, at);
      };
      return known;
    };
    globalThis.AudioContext = class extends AudioContext {
      createOscillator() {
        const source = super.createOscillator();
        return note(this, source, first(source.frequency));
      }

      createBufferSource() {
        const source = super.createBufferSource();
        const connect = source.connect.bind(source);
        const heard = {};
        source.connect = (filter) => {
          heard.pitch = globalThis.lastFilter;
          return connect(filter);
        };
        return note(this, source, () => heard.pitch.value);
      }

      createBiquadFilter() {
        const filter = super.createBiquadFilter();
        globalThis.lastFilter = first(filter.frequency);
        return filter;
      }
    };
    navigator.vibrate = (time) => globalThis.shaken.push(time);
  });
}

/** The stroke by which a kind is known. @param {string} kind */
const firstPitch = (kind) => KINDS[kind].strokes[0].from;

/** The kinds that were played, with the time of each. */
async function played(page) {
  const strokes = await page.evaluate(() => globalThis.strokes.map((one) => ({ ...one })));
  return strokes.flatMap(({ pitch, at }) => {
    const kind = Object.keys(KINDS).find((one) => Math.abs(firstPitch(one) - pitch) < 0.01);
    return kind ? [{ kind, at }] : [];
  });
}

const kindsPlayed = async (page) => (await played(page)).map(({ kind }) => kind);

/** Forgets what was played; what is under way counts as before. */
const forget = (page) => page.evaluate(() => void (globalThis.strokes.length = 0));

const soundButton = (page) => page.getByRole("button", { name: "Sound" });

/** A page at a game, where sounds are noted. */
async function open(address, size = WIDE, more = {}) {
  const page = await browser.page({ ...size, ...more });
  await overhear(page);
  await page.goto(`${browser.base}#${address}`);
  return page;
}

/** Switches sound on, and waits until that is heard. */
async function switchOn(page) {
  await soundButton(page).click();
  await comes(
    () => kindsPlayed(page),
    (kinds) => kinds.length === 1 && kinds[0] === "turn",
    "switching on is heard",
  );
  await forget(page);
}

const heard = (page, kind, why) =>
  comes(
    () => kindsPlayed(page),
    (kinds) => kinds.includes(kind),
    why ?? `${kind} is heard`,
  );

test("kinds are told apart by their first stroke, and the code is small", async () => {
  const pitches = Object.keys(KINDS).map(firstPitch);
  assert.equal(new Set(pitches).size, pitches.length);
  assert.ok(pitches.length >= 12);
  const others = Object.entries(KINDS).flatMap(([kind, { strokes }]) =>
    strokes.slice(1).filter(({ from }) => pitches.includes(from) && from !== firstPitch(kind)),
  );
  assert.deepEqual(others, [], "no later stroke is taken for another kind");
  const bytes = await sizeOfParts("shell/sound");
  assert.ok(bytes < 4096, `${bytes} bytes`);
});

test("every kind is heard, clips nothing and is short", async (context) => {
  const parts = await openBrowser(PARTS);
  context.after(parts.close);
  const page = await parts.page(WIDE);
  await page.goto(parts.base);
  const made = await page.evaluate(async () => {
    const { KINDS } = await import("./shell/sound/kinds.js");
    const { render } = await import("./shell/sound/synth.js");
    const measure = async ([kind, { strokes }]) => {
      const context = new OfflineAudioContext(1, 44100 * 2, 44100);
      render(context, strokes, 1, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      let peak = 0;
      let last = 0;
      samples.forEach((value, i) => {
        peak = Math.max(peak, Math.abs(value));
        if (Math.abs(value) > 0.005) last = i / 44100;
      });
      return { kind, peak, last };
    };
    return Promise.all(Object.entries(KINDS).map(measure));
  });
  for (const { kind, peak, last } of made) {
    assert.ok(peak > 0.05, `${kind} is heard: ${peak}`);
    assert.ok(peak < 1, `${kind} clips: ${peak}`);
    assert.ok(last > 0.02 && last < 1.5, `${kind} lasts ${last} s`);
  }
  assert.equal(made.length, Object.keys(KINDS).length);
  await page.context().close();
});

for (const game of GAMES) {
  test(`${game}: every move has a sound, or is silent on purpose`, async () => {
    const { sounds } = await import(pathToFileURL(`${top}build/parts/games/${game}/page/sounds.js`).href);
    const [section] = readFileSync(`${top}docs/facts.md`, "utf8")
      .split(/^## /m)
      .filter((text) => text.includes(`(\`${game}\`)`));
    const facts = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, key]) => key);
    const words = readFileSync(`${top}src/games/${game}/words/en.ftl`, "utf8").split(/^(?=[a-z])/m);
    /* who makes a move stands in the message that tells it */
    const told = words.filter((text) => /\$who\b|\[(offer|told)\]/.test(text.split(/^\s+\.\w/m)[0]));
    const moves = told.map((text) => /^[\w-]+/.exec(text)?.[0] ?? "").filter((key) => facts.includes(key));
    assert.ok(moves.length > 8, `${moves.length} moves`);
    for (const key of moves) assert.ok(Object.hasOwn(sounds, key), `${key} is in the table of sounds`);
    for (const [key, kind] of Object.entries(sounds)) {
      assert.ok(facts.includes(key), `${key} is no fact`);
      if (typeof kind === "string") assert.ok(Object.hasOwn(KINDS, kind), `${key}: there is no sound ${kind}`);
    }
    assert.ok(Object.values(sounds).filter((kind) => kind !== null).length > 6);
  });
}

test("nothing is heard before it is wanted", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 4 });
  assert.deepEqual(await page.evaluate(() => globalThis.strokes), []);
  assert.deepEqual(await page.evaluate(() => globalThis.shaken), []);
  assert.equal(await soundButton(page).getAttribute("aria-pressed"), "false");
  await page.context().close();
});

/** Makes the decision that `choose` finds among those on the table, and waits until it is made. */
async function act(page, choose = (moves) => moves[0]) {
  assert.equal(await waitForTurn(page), "yours");
  const from = await count(page);
  await clickMove(page, choose(await onTable(page)));
  await page.waitForFunction((n) => Number(document.querySelector("main.table")?.dataset.count) > n, from);
}

/** Plays until this can be chosen; gives it. */
async function playTo(page, isWanted) {
  for (let n = 0; n < 9; n++) {
    await waitForTurn(page);
    const found = (await onTable(page)).find(isWanted);
    if (found) return found;
    await act(page);
  }
  return assert.fail("it cannot be chosen");
}

/** Sees and hears one decision of each side. */
test("moves of a person and of a bot sound as their facts want, and the turn is called", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`, WIDE, { settings: { speed: "normal" } });
  await waitForTurn(page);
  await switchOn(page);
  const card = await playTo(page, (move) => move.startsWith("take"));
  await forget(page);
  await act(page, () => card);
  await heard(page, "take", "the own card is heard");
  assert.ok(!(await kindsPlayed(page)).includes("turn"), "one's own move does not call");
  await forget(page);
  for (let moves = 0; moves < 12 && !(await kindsPlayed(page)).includes("turn"); moves++)
    await act(page, (all) => all.at(-1));
  await heard(page, "turn", "the bot has played");
  const kinds = await kindsPlayed(page);
  assert.ok(kinds.slice(0, kinds.indexOf("turn")).includes("take"), `the bot takes a card: ${kinds}`);
  await page.context().close();
});

test("the key mutes, and what is set stays", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await page.keyboard.press("n");
  await heard(page, "turn");
  assert.equal(await soundButton(page).getAttribute("aria-pressed"), "true");
  await page.keyboard.press("n");
  assert.equal(await soundButton(page).getAttribute("aria-pressed"), "false");
  await forget(page);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 3 });
  assert.deepEqual(await kindsPlayed(page), [], "muted");
  await page.keyboard.press("n");
  await page.reload();
  await waitForTurn(page);
  assert.equal(await soundButton(page).getAttribute("aria-pressed"), "true", "on after a reload");
  await page.mouse.click(3, 3); // a real gesture: only that opens the way
  await playOn(page, { seed: 3, enough: (turns) => turns >= 3 });
  await comes(
    () => kindsPlayed(page),
    (kinds) => kinds.length > 0,
    "the first gesture opens the way",
  );
  await page.context().close();
});

test("a page that is not looked at calls for the turn and is silent else", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await switchOn(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  });
  for (let moves = 0; moves < 20 && !(await kindsPlayed(page)).length; moves++) {
    await act(page);
    await waitForTurn(page);
  }
  await heard(page, "turn");
  assert.deepEqual([...new Set(await kindsPlayed(page))], ["turn"]);
  await page.context().close();
});

test("however much happens at once, three sounds are heard in 300 ms", async () => {
  const page = await open(`play/${GAME}?seats=4&bots=easy&seed=5`);
  await waitForTurn(page);
  await switchOn(page);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 14 });
  const times = (await played(page)).map(({ at }) => at).sort((a, b) => a - b);
  assert.ok(times.length > 6, `${times.length} sounds`);
  for (let i = 3; i < times.length; i++)
    assert.ok(times[i] - times[i - 3] >= 299, `four sounds in ${times[i] - times[i - 3]} ms`);
  await page.context().close();
});

test("kinds are switched in the settings, and a device trembles only if it is to", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await switchOn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await checkPage(page, "the settings");
  await shot(page, "sound-settings-1280");
  await page.getByRole("checkbox", { name: "Moves" }).uncheck();
  await page.getByLabel(/^Points/).uncheck();
  await page.getByLabel("Vibration").check();
  await page.getByRole("slider", { name: "Volume" }).fill("70");
  await page.keyboard.press("Escape");
  await forget(page);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 8 });
  await heard(page, "turn");
  assert.deepEqual([...new Set(await kindsPlayed(page))], ["turn"], "only what is on");
  assert.ok((await page.evaluate(() => globalThis.shaken)).length > 0, "it trembles");
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("mudbrick.settings")).volume), 70);
  await page.context().close();
});

test("a replay is heard where it steps forward, and a lesson as it goes on", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 8 });
  await waitForTurn(page);
  const n = await count(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Replay from the beginning" }).click();
  await page.locator(".slider").waitFor();
  await switchOn(page);
  await page.keyboard.press("End");
  await page.getByText(`Move ${n} of ${n}`, { exact: true }).first().waitFor();
  assert.deepEqual(await kindsPlayed(page), [], "a leap is silent");
  await page.keyboard.press("Home");
  await page.getByText(`Move 0 of ${n}`, { exact: true }).first().waitFor();
  for (let i = 1; i <= Math.min(n, 12); i++) {
    await page.keyboard.press(".");
    await page.getByText(`Move ${i} of ${n}`, { exact: true }).first().waitFor();
  }
  await comes(
    () => kindsPlayed(page),
    (kinds) => kinds.length > 2 && !kinds.includes("turn"),
    "steps are heard, and nobody is called",
  );
  await page.goto(`${browser.base}#learn/${GAME}`);
  await page.locator(".tutor").waitFor();
  await forget(page);
  const step = () => page.locator(".tutor progress").evaluate((bar) => bar.value);
  for (let n = 1; n < 12 && !(await kindsPlayed(page)).length; n++) {
    await page.locator("#lesson-on").click();
    await comes(step, (at) => at > n, "the next step");
  }
  await comes(
    () => kindsPlayed(page),
    (kinds) => kinds.length > 0,
    "the lesson is heard",
  );
  await page.context().close();
});

test("a device that gives no sound plays on", async () => {
  const page = await browser.page({ ...WIDE, settings: { sound: true } });
  await page.addInitScript(() => {
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException("no device", "NotSupportedError");
      }
    };
  });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  const n = await count(page);
  await page.mouse.click(5, 5);
  await clickMove(page, (await onTable(page))[0]);
  await comes(
    () => count(page),
    (now) => now > n,
    "a decision",
  );
  await page.context().close();
});

test("the end is heard, and an undo that is refused", async () => {
  const page = await open(`play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await switchOn(page);
  await page.keyboard.press("u");
  await page.locator("#prompt.why").waitFor();
  await heard(page, "refused");
  await playOn(page, { seed: 3 });
  await heard(page, "end");
  await page.context().close();
});

test("a table online is heard, its clock too", async () => {
  const page = await open("online", WIDE, { settings: { name: "Ada" } });
  await makeTable(page, browser.base, GAME, { seats: ["you", "easy"], pace: "live" });
  await waitForTurn(page);
  await switchOn(page);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 3 });
  await comes(
    () => kindsPlayed(page),
    (kinds) => kinds.length > 0,
    "moves are heard",
  );
  await waitForTurn(page);
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    globalThis.hurry = 0;
    performance.now = () => now() + globalThis.hurry;
  });
  let before = 0;
  const isHeard = async () => {
    const [minutes, seconds] = (await page.locator(".time.runs").innerText()).split(":").map(Number);
    const left = 60 * minutes + seconds;
    // What the server tells meanwhile gives the time back; what is shown follows a moment later. One
    // of many sounds at once is left out, so it goes to where each second is heard.
    if (left > 14 && left !== before)
      await page.evaluate((more) => void (globalThis.hurry += more), 1000 * (left - 12));
    before = left;
    return kindsPlayed(page);
  };
  await comes(isHeard, (kinds) => kinds.includes("clock"), "little time is left");
  await page.context().close();
});

test("where there is no audio, nothing is missed", async () => {
  const page = await browser.page(WIDE);
  await page.addInitScript(() => {
    delete globalThis.AudioContext;
    delete globalThis.webkitAudioContext;
    Object.defineProperty(navigator, "vibrate", { value: undefined });
  });
  await page.goto(`${browser.base}#play/${GAME}?seats=2&bots=easy&seed=5`);
  await waitForTurn(page);
  await soundButton(page).click();
  assert.equal(await soundButton(page).getAttribute("aria-pressed"), "true");
  await playOn(page, { seed: 3, enough: (turns) => turns >= 3 });
  await has(page.locator(".problem"), 0);
  await stands(page, await count(page));
  await shot(page, "sound-button-1280");
  await page.context().close();
});

const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("mudbrick.settings")));

for (const size of [WIDE, NARROW, { width: 844, height: 390 }]) {
  test(`the button and how loud it is are at hand at ${size.width}`, async () => {
    for (const game of GAMES) {
      const page = await browser.page({ ...size, hasTouch: size !== WIDE });
      await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=7`);
      await waitForTurn(page);
      const inSight = async (locator) => {
        const { x, y, width, height } = await locator.boundingBox();
        assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= page.viewportSize().height);
      };
      const volume = page.getByRole("slider", { name: "Volume" });
      await inSight(soundButton(page));
      await has(volume, 0, "closed");
      await (size === WIDE ? soundButton(page).click() : soundButton(page).tap());
      await volume.waitFor();
      await inSight(volume);
      assert.ok((await kept(page)).sound);
      await checkPage(page, "how loud it is");
      await shot(page, `sound-volume-${game}-${size.width}`);
      await page.locator("#prompt .who").click();
      await has(volume, 0, "closed again");
      await soundButton(page).focus();
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.type), "range");
      const before = (await kept(page)).volume;
      await page.keyboard.press("ArrowRight");
      await comes(
        async () => (await kept(page)).volume,
        (loud) => loud === before + 5,
        "louder",
      );
      await page.keyboard.press("Escape");
      await has(volume, 0, "closed by Escape");
      await page.context().close();
    }
  });
}
