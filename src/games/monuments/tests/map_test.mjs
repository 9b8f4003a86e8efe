/* map_test.mjs - the whole map of Monuments on a tablet: islands have their names, no name lies on
 * another, and what a choice would bring is not cut at an edge.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";

import { PARTS, openBrowser, shot, top } from "../../../../tests/web/lib/browser.mjs";
import { comes, has } from "../../../../tests/web/lib/expect.mjs";
import { playOn } from "../../../../tests/web/lib/play.mjs";
import { playOnFrom } from "../../../../tests/web/lib/kept.mjs";
import { layBench } from "./bench.mjs";

let browser;
before(async () => (browser = await openBrowser(PARTS)));
after(() => browser.close());

const late = "src/games/monuments/positions/late.json";
const whole = async (page) => {
  await page.locator('[data-zoom="whole"]').click();
  await has(page.locator('[data-zoom="whole"][aria-pressed="true"]'), 1, "all is seen");
};

test("the whole map on a tablet has the names of all islands, and none lies on another", async () => {
  const page = await browser.page({ width: 820, height: 1180 });
  await playOnFrom(page, browser.base, late);
  await whole(page);
  const names = await page
    .locator(".names text")
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent.trim(), ...one.getBoundingClientRect().toJSON() })),
    );
  const islands = names.filter(({ text }) => / Isle$/.test(text));
  assert.equal(islands.length, 8, JSON.stringify(names.map(({ text }) => text)));
  for (const one of names) {
    const under = names.find(
      (two) =>
        one !== two &&
        !(one.text === "Atlas" && two.text === "Ring") &&
        !(one.text === "Ring" && two.text === "Atlas") &&
        one.left < two.right &&
        two.left < one.right &&
        one.top < two.bottom &&
        two.top < one.bottom,
    );
    assert.equal(under, undefined, `${one.text} on ${under?.text}`);
  }
  await shot(page, "monuments-whole-820");
  await page.context().close();
});

test("what a choice would bring below the lowest hex is not cut", async () => {
  const page = await browser.page({ width: 820, height: 900 });
  await page.goto(`${browser.base}#rules/monuments`);
  await page.waitForSelector("main");
  await page.evaluate(layBench);
  await page.evaluate(
    async (position) => {
      await window.bench.engine.position(position, "1");
      await window.bench.show();
    },
    readFileSync(`${top}${late}`, "utf8"),
  );
  await whole(page);
  const { tag, map } = await page.evaluate(() => {
    const { bench } = window;
    const now = structuredClone(bench.now);
    now.tell.hexes[182].res.wheat++;
    bench.seen = { move: "", now };
    bench.draw();
    const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
    return { tag: boxOf(".ghosts .tag rect"), map: boxOf(".hexmap") };
  });
  assert.ok(tag.bottom + 0.5 < map.bottom, JSON.stringify({ tag, map }));
  await page.context().close();
});

/** How the rings lie: in the window, and on the map. */
const ringed = (page) =>
  page.evaluate(() => {
    const map = document.querySelector(".mapbox").getBoundingClientRect();
    const isIn = (one, box) =>
      one.left > box.left - 8 && one.right < box.right + 8 && one.top > box.top - 8 && one.bottom < box.bottom + 8;
    const rings = [...document.querySelectorAll(".pointed-at")].map((one) => one.getBoundingClientRect());
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return { rings: rings.length, seen: rings.filter((one) => isIn(one, screen) && isIn(one, map)).length };
  });

test("a tap on a word below the map brings its hex into the window, wherever the map looks", async () => {
  const page = await browser.page({ width: 390, height: 844, hasTouch: true });
  await page.goto(`${browser.base}#play/monuments?seats=2&bots=easy&seed=5`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 24 });
  const word = page.locator('.panel.moves .thing[data-kind="hex"]').last();
  for (const stop of await page.locator(".stop").all()) {
    await stop.tap();
    await page.locator(".panel.moves").scrollIntoViewIfNeeded();
    await word.scrollIntoViewIfNeeded();
    await word.tap();
    await comes(
      () => ringed(page),
      ({ rings, seen }) => rings === 1 && seen === 1,
      "it is ringed, and in sight",
    );
  }
  await page.context().close();
});
