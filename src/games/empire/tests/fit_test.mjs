/* fit_test.mjs - how the table of Eight-Minute Empire lies in its window, on either map and in either
 * theme: all cards of the row are seen, and who controls a region is seen in every colour.
 */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { openBrowser, shot } from "../../../../tests/web/lib/browser.mjs";
import { recordOf } from "../../../../tests/web/lib/ended.mjs";
import { WINDOWS, faultsIn, pictured } from "../../../../tests/web/lib/geometry.mjs";
import { cutAt, movesIn, openCut } from "../../../../tests/web/lib/midway.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const records = { A: recordOf("empire", 5), B: recordOf("empire", 5, { map: "B" }) };

/** A match of five on this map that has come so far, at a decision of this kind. */
async function openAt(map, colorScheme, share, kind) {
  const page = await browser.page({ settings: null, colorScheme });
  const moves = movesIn(records[map]);
  const fits = (n) => n >= moves.length * share && moves[n].includes(`: ${kind}`);
  const at = moves.findIndex((_, n) => fits(n));
  await openCut(page, browser.base, "empire", cutAt(records[map], at));
  return page;
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
]) {
  test(`all six cards are seen at ${width}`, async () => {
    const page = await openAt("A", "light", 0.5, "take");
    await page.setViewportSize({ width, height });
    const seen = await page.locator(".em-card").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return isIn && card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    );
    assert.deepEqual(seen, Array(6).fill(true));
    await shot(page, `empire-cards-${width}`);
    await page.context().close();
  });
}

test("the other map fits every window, in the light and in the dark", async () => {
  const faults = [];
  for (const [theme, share, kind] of [
    ["light", 0.3, "take"],
    ["dark", 0.6, "place"],
  ]) {
    const page = await openAt("B", theme, share, kind);
    for (const size of WINDOWS) faults.push(...(await faultsIn(page, size)).map((said) => `${size.width}: ${said}`));
    await pictured(page, `empire-map-B-${theme}`);
    await page.context().close();
  }
  assert.deepEqual(faults, []);
});

/** How far two colours stand out from each other: WCAG's contrast of "rgb(1, 2, 3)". */
function contrast(one, other) {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [most, least] = [light(one), light(other)].sort((a, b) => b - a);
  return (most + 0.05) / (least + 0.05);
}

/** As much as what is drawn must stand out from what lies beside it (WCAG 1.4.11). */
const ENOUGH = 3;

for (const theme of ["light", "dark"]) {
  test(`who controls a region is seen in every colour in the ${theme}`, async () => {
    const page = await openAt("A", theme, 0.8, "take");
    const drawn = await page.evaluate(() => {
      const svg = document.querySelector(".em-map");
      const styleOf = (names) => {
        const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
        path.setAttribute("class", names);
        const { fill, stroke, strokeWidth, opacity } = getComputedStyle(path);
        path.remove();
        return { fill, stroke, width: Number.parseFloat(strokeWidth), opacity: Number(opacity) };
      };
      const colours = ["red", "blue", "white", "yellow", "green"];
      const seats = colours.map((colour) => ({
        colour,
        rim: styleOf(`em-rim ${colour}`),
        casing: styleOf(`em-casing ${colour}`),
        wash: styleOf(`em-wash ${colour}`),
      }));
      const shapes = (kind) => [...svg.querySelectorAll(kind)].map((path) => path.getAttribute("class").split(" ")[1]);
      return {
        seats,
        lands: [1, 2, 3, 4, 5].map((n) => styleOf(`em-land-${n}`).fill),
        held: { rims: shapes(".em-rim"), casings: shapes(".em-casing"), washes: shapes(".em-wash") },
      };
    });
    const { rims, casings, washes } = drawn.held;
    assert.ok(new Set(rims).size >= 4, `held by ${rims}`);
    assert.deepEqual([casings, washes], [rims, rims], "each has a casing and a wash");
    const mixed = ({ fill, opacity }, land) => {
      const [over, under] = [fill, land].map((one) => one.match(/[\d.]+/g).map(Number));
      return `rgb(${over.map((part, i) => part * opacity + under[i] * (1 - opacity)).join(", ")})`;
    };
    const weak = drawn.seats.flatMap(({ colour, rim, casing, wash }) => {
      assert.ok(casing.width - rim.width >= 5, "the casing is seen beside the rim");
      return drawn.lands.flatMap((land, n) => {
        const inside = mixed(wash, land);
        const line = Math.max(contrast(rim.stroke, casing.stroke), contrast(rim.stroke, land));
        const edge = Math.max(contrast(casing.stroke, inside), contrast(rim.stroke, inside));
        return Math.min(line, edge) < ENOUGH
          ? [`${colour} on land ${n + 1}: ${line.toFixed(1)}, ${edge.toFixed(1)}`]
          : [];
      });
    });
    assert.deepEqual(weak, []);
    await page.context().close();
  });
}
