/* rules.js - the pictures beside the rules of Bronze, each of the example of its chapter, and
 * which chapter is about which question.
 */
import { html } from "../../../lib/preact.js";
import { arrow, box, card, no, piece, points, slot, sum, symbol, yes } from "../../../shell/rules/sketch.js";

/** A stretch of a terrain. @param {string} terrain @param {number} x @param {number} y @param {number} w */
const band = (terrain, x, y, w) =>
  html`<rect x=${x} y=${y - 17} width=${w} height="34" rx="4" fill=${`var(--t-${terrain})`} stroke="var(--coast)" />`;

const DARK = "var(--on-terrain)";

/** The symbol of a terrain at the head of its band. @param {string} terrain @param {number} x @param {number} y */
const head = (terrain, x, y) => symbol(terrain, x, y, 22, DARK);

/** A free spot for settlers. @param {string} settler @param {number} x @param {number} y */
const spot = (settler, x, y) => html`<g>
  <circle cx=${x} cy=${y} r="14" fill="var(--spot)" stroke=${DARK} stroke-opacity="0.5" stroke-width="1.5" />
  ${symbol(settler, x, y, 20, DARK)}
</g>`;

/** A line of settlements. @param {string} colour @param {number} x1 @param {number} x2 @param {number} y */
const line = (colour, x1, x2, y) => html`<g class=${colour} stroke-linecap="round">
  <path d=${`M${x1} ${y}H${x2}`} stroke="var(--piece-line)" stroke-width="9" />
  <path d=${`M${x1} ${y}H${x2}`} stroke="var(--p)" stroke-width="5" />
</g>`;

/** A tile, open or face down. @param {number} x @param {number} y @param {boolean} [isOpen] */
const tile = (x, y, isOpen = true) =>
  box(x, y, 52, 76, { fill: isOpen ? "var(--t-grasslands)" : "var(--surface)", dashed: !isOpen });

/** A technology in the rows and columns. @param {string} name @param {number} x @param {number} y
 * @param {boolean} [lit] */
const cell = (name, x, y, lit = false) => card(x, y, [name], { w: 46, h: 40, lit });

/** @param {string} sign @param {number} n @param {number} x */
const token = (sign, n, x) => [symbol(sign, x, 34, 34), points(n, x, 80)];

/** @type {import("../../../types.d.ts").RuleBook["pictures"]} */
const pictures = {
  "aim": () => [
    ...token("province", 5, 40),
    sum("+", 80, 80),
    ...token("route", 3, 120),
    sum("+", 160, 80),
    ...token("city", 6, 200),
    sum("=", 240, 80),
    points(14, 280, 80),
  ],
  "land": () => [
    band("woods", 20, 36, 280),
    head("woods", 42, 36),
    spot("farmer", 130, 36),
    spot("hunter", 200, 36),
    band("shore", 20, 78, 280),
    head("shore", 42, 78),
    spot("herder", 165, 78),
  ],
  "cards": () => [
    card(50, 55, ["pottery", "woods", "hunter"], { w: 60, h: 92 }),
    arrow(92, 55, 122, 55),
    band("woods", 136, 55, 170),
    head("woods", 158, 55),
    spot("hunter", 206, 55),
    yes(206, 26),
    spot("herder", 264, 55),
    no(264, 26),
  ],
  "turn": () => [
    card(40, 55, ["wheel"]),
    arrow(74, 55, 100, 55),
    cell("masonry", 136, 34),
    cell("wheel", 136, 78, true),
    arrow(172, 55, 198, 55),
    band("savannas", 212, 55, 92),
    piece("blue", 238, 55),
    piece("blue", 278, 55),
  ],
  "take": () => [
    card(50, 68, ["authority"], { h: 60 }),
    card(110, 68, ["irrigation"], { h: 60 }),
    card(110, 38, ["masonry"], { h: 60, lit: true }),
    card(170, 68, ["wheel"], { h: 60 }),
    card(230, 68, ["religion"], { h: 60 }),
    box(284, 68, 46, 60, { dashed: true }),
  ],
  "place": () => [
    slot(60, 32, 46, 40),
    cell("pottery", 120, 32),
    cell("masonry", 180, 32),
    slot(240, 32, 46, 40),
    slot(120, 78, 46, 40),
    slot(180, 78, 46, 40),
  ],
  "active": () => [
    cell("masonry", 40, 55, true),
    cell("pottery", 92, 55, true),
    cell("wheel", 144, 55, true),
    cell("domestication", 220, 32, true),
    cell("domestication", 220, 78, true),
    cell("wheel", 272, 78, true),
  ],
  "settle": () => [
    cell("pottery", 40, 32, true),
    cell("masonry", 40, 78, true),
    arrow(74, 32, 136, 46),
    arrow(74, 78, 136, 64),
    band("woods", 150, 55, 156),
    head("woods", 172, 55),
    piece("red", 220, 55),
    piece("red", 270, 55),
  ],
  "right": () => [
    ...[1, 2, 3, 4, 5].map((n) => tile(n * 58 - 14, 48)),
    piece("red", 160, 44),
    ...[1, 2].map((n) => no(n * 58 - 14, 96)),
    ...[3, 4, 5].map((n) => yes(n * 58 - 14, 96)),
  ],
  "cities": () => [
    tile(60, 55),
    piece("blue", 60, 55),
    arrow(96, 55, 126, 55),
    card(160, 55, ["city"], { lit: true }),
    card(218, 55, ["city"]),
    card(276, 55, ["city"]),
    piece("blue", 160, 88, 11),
  ],
  "routes": () => [
    band("woods", 10, 55, 240),
    head("woods", 32, 55),
    line("blue", 80, 220, 55),
    piece("blue", 80, 55),
    piece("blue", 140, 55),
    piece("blue", 220, 55),
    symbol("route", 284, 30, 26),
    points(3, 284, 68),
  ],
  "provinces": () => [
    symbol("province", 60, 55, 44),
    ...[0, 1, 2].map((i) => piece("red", 140 + i * 34, 25, 13)),
    ...[0, 1].map((i) => piece("blue", 140 + i * 34, 58, 13)),
    piece("white", 140, 91, 13),
    yes(256, 25),
  ],
  "end": () => [
    piece("red", 60, 48, 20),
    arrow(90, 48, 126, 48),
    piece("blue", 156, 48, 20),
    arrow(186, 48, 222, 48),
    piece("white", 252, 48, 20),
    sum("0", 156, 90),
    yes(252, 90),
  ],
  "score": () => [
    piece("red", 40, 32),
    points(31, 90, 32),
    symbol("city", 170, 32),
    sum("12", 206, 32),
    yes(260, 32),
    piece("blue", 40, 78),
    points(31, 90, 78),
    symbol("city", 170, 78),
    sum("9", 206, 78),
  ],
  "city-land": () => [
    symbol("city", 30, 55, 36),
    ...[0, 1, 2, 3].map((i) => piece("red", 90 + i * 32, 25, 12)),
    ...[0, 1, 2].map((i) => piece("blue", 90 + i * 32, 55, 12)),
    ...[0, 1, 2, 3].map((i) => piece("white", 90 + i * 32, 85, 12)),
    sum("=", 222, 55),
    points(0, 270, 55),
  ],
  "city-tech": () => [
    ...[0, 1, 2].map((i) => cell("bronze_casting", 50 + i * 54, 32, i < 2)),
    ...[0, 1].map((i) => cell("masonry", 50 + i * 54, 78, true)),
    sum("=", 220, 55),
    points(4, 270, 55),
  ],
  "hidden": () => [
    ...[3, 2, 1].map((i) => box(160 + i * 8, 55 - i * 5, 54, 76)),
    box(160, 55, 54, 76),
    card(152, 60, ["pottery"], { w: 54, h: 76 }),
    sum("?", 216, 40),
  ],
  "editions": () => [
    ...[0, 1, 2, 3].map((i) => piece("red", 40 + i * 36, 35)),
    ...[0, 1].map((i) => piece("blue", 40 + i * 36, 78)),
    spot("farmer", 112, 78),
    symbol("province", 230, 55, 40),
    arrow(208, 52, 180, 42),
  ],
};

/** @type {import("../../../types.d.ts").RuleBook} */
export const rules = {
  about: { "ask-take": "take", "ask-place": "place", "ask-settle": "settle", "ask-city": "cities" },
  pictures,
};
