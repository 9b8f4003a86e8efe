/* Whatever has the focus shows it: what can be chosen at every table in the picture itself, light
 * and dark, wide and narrow; on all pages whatever Tab comes to. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { GAME, GAMES, NARROW, OTHER, WIDE, openBrowser, picture, shot } from "./lib/browser.mjs";
import { comes } from "./lib/expect.mjs";
import { playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const LEGAL = '.stage [data-move], .stage [data-select], .stage .legal[tabindex="0"]';

/** How many points of a picture have the colour of the focus. */
const pointsOf = (page, picture) =>
  page.evaluate(async (bytes) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], { type: "image/png" }),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.color = "var(--focus)";
    const want = getComputedStyle(sample).color.match(/\d+/g).map(Number);
    sample.remove();
    let points = 0;
    for (let i = 0; i < data.length; i += 4) if (want.every((c, k) => Math.abs(c - data[i + k]) < 20)) points++;
    return points;
  }, picture.toString("base64"));

/** The part of the window around an element, once a map has brought it into view. */
async function around(page, element) {
  let box;
  await comes(
    async () => {
      const before = box;
      box = await element.boundingBox();
      return [before, box];
    },
    ([one, other]) => JSON.stringify(one) === JSON.stringify(other),
    "it rests",
  );
  const { width, height } = page.viewportSize();
  const [left, top] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  return {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + 8) - left,
    height: Math.min(height, box.y + box.height + 8) - top,
  };
}

/** How many points of the focus go when an element loses it. */
async function focusPoints(page, element) {
  await element.evaluate((one) => one.scrollIntoView({ block: "center", inline: "center" }));
  await page.keyboard.press("Shift"); // the last that was used is the keyboard
  await element.focus();
  assert.ok(await element.evaluate((one) => one.matches(":focus-visible")), "the keyboard has it");
  const clip = await around(page, element);
  const points = await pointsOf(page, await picture(page, clip));
  // Elsewhere: what merely loses it when the table is drawn anew gets it back.
  await page.locator("header button").last().focus();
  return points - (await pointsOf(page, await picture(page, clip)));
}

/** One of each kind of thing that can be chosen now. */
async function choices(page) {
  const all = await page.locator(LEGAL).elementHandles();
  const kinds = new Map();
  for (const element of all) {
    const kind = await element.evaluate((one) =>
      `${one.tagName} ${one.getAttribute("class") ?? ""} ${one.parentElement.getAttribute("class") ?? ""}`.replace(
        /\b(red|blue|white|yellow|green)\b/g,
        "",
      ),
    );
    if (await element.boundingBox()) kinds.set(kind, element);
  }
  return kinds;
}

for (const game of GAMES) {
  for (const size of [WIDE, NARROW]) {
    for (const theme of ["light", "dark"]) {
      test(`${game}: the focus is seen on all that can be chosen, ${theme}, at ${size.width}`, async () => {
        const page = await browser.page({ ...size, settings: { theme } });
        await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=${game === OTHER ? 4 : 5}`);
        const seen = new Set();
        for (let turn = 0; turn < 14; turn++) {
          await waitForTurn(page);
          for (const [kind, element] of await choices(page)) {
            if (seen.has(kind)) continue;
            const points = await focusPoints(page, element);
            assert.ok(
              points > 60,
              `${await element.evaluate((one) => one.outerHTML.slice(0, 200))}: ${points} points of the focus`,
            );
            seen.add(kind);
            if (seen.size === 2) await element.focus();
            if (seen.size === 2) await shot(page, `focus-${game}-${theme}-${size.width}`);
          }
          await playOn(page, { seed: turn + 1, enough: (turns) => turns >= 1 });
        }
        assert.ok(seen.size >= 3, [...seen].join("; "));
        await page.context().close();
      });
    }
  }
}

/** What has the focus, and whether a line of its colour is seen: around it, around what shows it in its place, or
 * as the stroke of a drawing. */
const focused = (page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.color = "var(--focus)";
    const focus = getComputedStyle(sample).color;
    sample.remove();
    const has = (/** @type {Element} */ element) => {
      const style = getComputedStyle(element);
      const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
      return (outlined && style.outlineColor === focus) || style.stroke === focus;
    };
    one.dataset.reached ??= String(document.querySelectorAll("[data-reached]").length);
    const places = [one, one.closest("label"), ...one.querySelectorAll("*")].filter(Boolean);
    return { n: Number(one.dataset.reached), seen: places.some(has), html: one.outerHTML.slice(0, 200) };
  });

const MOST = 80;

/** Goes through a page with Tab until it begins anew; gives how many things were reached. */
async function tabThrough(page, where) {
  await page.evaluate(() => document.activeElement?.blur?.());
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.press("Tab");
    const here = await focused(page);
    if (!here || here.n < i) return i;
    assert.ok(here.seen, `${where}: the focus is not seen on ${here.html}`);
  }
  return MOST;
}

/** Who has the keyboard, and how the table stands. */
const state = (page) =>
  page.evaluate(() => {
    const { count, turn, seen } = document.querySelector("main.table").dataset;
    const here = document.activeElement;
    return { key: `${count} ${turn}`, turn, seen, at: here?.closest(".stage, #prompt") ? "choice" : here?.tagName };
  });

/** Waits until it is somebody's turn here, and all is drawn. */
async function rests(page) {
  const turn = await waitForTurn(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return turn;
}

/** As a hand does it: what is pointed at has been drawn before it is pressed. */
async function press(page, choice) {
  await choice.hover();
  await page
    .waitForFunction(() => document.querySelector("main.table").dataset.seen, null, { timeout: 1500 })
    .catch(() => {}); /* not all that can be chosen shows what it brings */
  await choice.click();
}

for (const game of GAMES) {
  test(`${game}: the mouse previews only what it points at, and the keyboard goes on where it was`, async () => {
    const page = await browser.page({ ...WIDE, settings: { confirm: true } });
    await page.goto(`${browser.base}#play/${game}?seats=2&bots=easy&seed=5`);
    for (let n = 0; n < 12; n++) {
      const asks = (await rests(page)) === "asking";
      const { key } = await state(page);
      if (asks) await page.locator("#prompt .btn.primary").click();
      else await press(page, page.locator(".stage [data-move]:visible, #prompt [data-move]").first());
      await page.mouse.move(2, 2);
      await comes(
        () => state(page),
        (now) => now.key !== key,
        "a choice is taken",
      );
      const turn = await rests(page);
      const { seen } = await state(page);
      assert.ok(!seen || turn === "asking", `${seen} is previewed`);
    }
    await page.keyboard.press("ArrowDown");
    for (let n = 0; n < 24; n++) {
      await rests(page);
      await comes(
        () => state(page),
        ({ at }) => at === "choice",
        `after ${n} times Enter`,
      );
      const { key } = await state(page);
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (old) => {
          const { count, turn } = document.querySelector("main.table").dataset;
          return `${count} ${turn}` !== old || document.activeElement.matches(".stage :not([data-move])");
        },
        key,
        { timeout: 5000 },
      );
    }
    await page.context().close();
  });
}

for (const size of [WIDE, NARROW]) {
  test(`on every page the focus is seen wherever Tab comes to, at ${size.width}`, async () => {
    const page = await browser.page(size);
    const tables = GAMES.map((game) => `play/${game}?seats=2&bots=easy&seed=5`);
    const about = ["setup", "rules", "learn", "make"].map((name) => `${name}/${GAME}`);
    const pages = ["", "stats", "online", "nonsense", ...about, ...tables];
    for (const [i, address] of pages.entries()) {
      await page.goto(`${browser.base}?${i}#${address}`);
      await page.locator("main").waitFor();
      await page.waitForFunction(() => !document.querySelector(".boot"));
      if (address.startsWith("play")) await waitForTurn(page);
      const reached = await tabThrough(page, `#${address}`);
      assert.ok(reached >= 1, `#${address}: nothing is reached`);
    }
    await page.context().close();
  });
}
