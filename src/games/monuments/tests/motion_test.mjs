/* motion_test.mjs - at the speed of somebody who has set nothing: resources are seen to travel from
 * the hex where they are gained to who has them, and from where they lay to what they pay for; an improved
 * card turns over, and a layer drops onto its monument.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";

import { NARROW, openBrowser, shot, top } from "../../../../tests/web/lib/browser.mjs";
import { comes } from "../../../../tests/web/lib/expect.mjs";
import { clickMove, count, onTable, waitForTurn } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Notes what begins to move: over what its first frame is, and its last. */
function watch() {
  const { animate } = Element.prototype;
  const found = ".stage .hex, .stage .ac, .stage .rs, .stage .pl, .stage [data-about^=supply], .strip [data-where]";
  let boxes = [];
  const measure = () =>
    [...document.querySelectorAll(found)].map((one) => [
      one.dataset.about ?? one.dataset.where,
      one.getBoundingClientRect(),
    ]);
  const look = () => {
    boxes = measure();
    requestAnimationFrame(look);
  };
  look();
  const isIn = (box, { x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  globalThis.begun = [];
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const flies = Boolean(this.closest(".flights"));
    const inner = (flies && this.querySelector(".coin, .res")) || this;
    const places = (ms) => {
      animation.currentTime = ms;
      const box = inner.getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return [...boxes, ...measure()].filter(([, one]) => isIn(one, at)).map(([id]) => id);
    };
    animation.pause();
    globalThis.begun.push({
      flies,
      what: inner.getAttribute("class"),
      piece: this.dataset?.piece,
      transform: frames[0].transform,
      from: places(0),
      to: places(options.duration - 1),
    });
    animation.currentTime = 0;
    animation.play();
    return animation;
  };
}

/** A table where one plays on from a position, which `change` has changed. */
async function open(size, change = () => {}) {
  const page = await browser.page({ ...size, settings: { speed: "normal", motion: false, confirm: false } });
  await page.addInitScript(watch);
  const position = JSON.parse(readFileSync(`${top}src/games/monuments/positions/late.json`, "utf8"));
  change(position.state);
  await page.goto(browser.base);
  const buffer = Buffer.from(JSON.stringify(position));
  await page.locator('input[type="file"]').setInputFiles({ name: "late.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: "Play on from here" }).click();
  await waitForTurn(page);
  return page;
}

/** What begins to move with a choice. */
async function begun(page, move) {
  await waitForTurn(page);
  await page.evaluate(() => (globalThis.begun = []));
  const before = await count(page);
  const wanted = (await onTable(page)).find((one) => move.test(one));
  assert.ok(wanted, `${move} among ${await onTable(page)}`);
  await clickMove(page, wanted);
  await comes(
    () => count(page),
    (n) => n > before,
    `${wanted} is made`,
  );
  /* It begins with the next frame. */
  const all = await page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done));
    return globalThis.begun;
  });
  return { all, wanted };
}

const WIDE = { width: 1280, height: 800 };

test("what a hex produces travels from it to who has it", async () => {
  const page = await open(WIDE);
  await begun(page, /^play produce/);
  const { all, wanted } = await begun(page, /^produce \d/);
  const hex = `hex:${wanted.split(" ")[1]}`;
  const coins = all.filter(({ flies, what }) => flies && what === "coin");
  assert.equal(coins.length, 1, JSON.stringify(all));
  assert.ok(coins[0].from.includes(hex), JSON.stringify(coins));
  assert.ok(
    coins[0].to.some((id) => /^res:/.test(id)),
    JSON.stringify(coins),
  );
  await shot(page, "monuments-produced-1280");
  await page.context().close();
});

test("what is paid travels from where it lay to the card that it improves, and the card turns over", async () => {
  const page = await open(WIDE);
  await begun(page, /^play upgrade/);
  let { all, wanted } = await begun(page, /^upgrade /);
  const card = wanted.split(" ")[1];
  for (let n = 0; n < 4 && !all.some(({ transform }) => /rotateY/.test(transform ?? "")); n++)
    ({ all } = await begun(page, /^pay /));
  const paid = all.filter(({ flies, what }) => flies && what === "res");
  assert.ok(paid.length > 0, JSON.stringify(all));
  assert.ok(
    paid.every(({ from }) => from.some((id) => id.startsWith("hex:"))),
    JSON.stringify(paid),
  );
  assert.ok(
    paid.every(({ to }) => to.includes(`card:1:${card}`)),
    JSON.stringify(paid),
  );
  const turned = all.filter(({ transform }) => /rotateY/.test(transform ?? "")).map(({ piece }) => piece);
  assert.deepEqual(turned, [`card:1:${card}`]);
  await page.context().close();
});

for (const size of [WIDE, NARROW]) {
  test(`what others gain travels to them at ${size.width}`, async () => {
    const page = await open(size);
    await begun(page, /^take back/);
    const toOthers = () =>
      page.evaluate(() =>
        globalThis.begun
          .filter(({ flies, what }) => flies && what === "coin")
          .filter(({ to }) => to.some((id) => id.startsWith("seat:"))),
      );
    await comes(toOthers, (coins) => coins.length > 0, "coins fly to others");
    const coins = await toOthers();
    assert.ok(
      coins.every(({ from }) => from.some((id) => id.startsWith("hex:"))),
      JSON.stringify(coins),
    );
    await page.context().close();
  });
}

test("a layer drops onto its monument, on the board and on the map", async () => {
  const page = await open(WIDE, (state) => (state.turn = "greece"));
  await begun(page, /^play monument/);
  let last = [];
  const all = [];
  for (let n = 0; n < 6 && !last.some(({ piece }) => /^lay:/.test(piece ?? "")); n++) {
    ({ all: last } = await begun(page, /^(sacrifice|pay|discount|weapon|bonus)/));
    all.push(...last);
  }
  const drops = last.filter(({ piece }) => /^(layer|lay):/.test(piece ?? ""));
  assert.deepEqual(drops.map(({ piece }) => piece).sort(), ["lay:blue:2", "layer:0:2"]);
  assert.ok(
    drops.every(({ transform }) => /translate\(0(px)?, -/.test(transform)),
    JSON.stringify(drops),
  );
  const paid = all.filter(({ flies, what }) => flies && what === "res");
  assert.ok(paid.length > 0 && paid.every(({ to }) => to.includes("hex:40")), JSON.stringify(paid));
  assert.ok(!all.some(({ flies, what }) => what === "coin" && !flies), "what lies on a panel does not slide by itself");
  await page.context().close();
});
