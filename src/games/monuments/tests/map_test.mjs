/* map_test.mjs - the whole map of Monuments on a tablet: islands have their names, no name lies on
 * another, and what a choice would bring is not cut at an edge.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";

import { openRoom, shot, top } from "../../../../tests/web/lib/browser.mjs";
import { has } from "../../../../tests/web/lib/expect.mjs";
import { playOnFrom } from "../../../../tests/web/lib/kept.mjs";
import { layBench } from "./bench.mjs";

let room;
before(async () => (room = await openRoom()));
after(() => room.close());

const late = "src/games/monuments/positions/late.json";
const whole = async (page) => {
  await page.locator('[data-zoom="whole"]').click();
  await has(page.locator('[data-zoom="whole"][aria-pressed="true"]'), 1, "all is seen");
};

test("the whole map on a tablet has the names of all islands, and none lies on another", async () => {
  const page = await room.page({ width: 820, height: 1180 });
  await playOnFrom(page, room.base, late);
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
  const page = await room.page({ width: 820, height: 900 });
  await page.goto(`${room.base}#rules/monuments`);
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
