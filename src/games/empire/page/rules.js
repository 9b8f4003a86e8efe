/* rules.js - the pictures beside the rules of Eight-Minute Empire, each of the example of its
 * chapter, and which chapter is about which question.
 */
import { html } from "../../../lib/preact.js";
import { arrow, box, card, many, no, piece, points, slot, sum, symbol, yes } from "../../../shell/rules/sketch.js";
import { maps } from "./maps.js";
import { Piece, Token } from "./pieces.js";

/** A region of the map, moved to a point. @param {string} id @param {number} x @param {number} y
 * @param {string} [owner] @param {number} [scale] */
function land(id, x, y, owner = "", scale = 0.55) {
  const { path, x: mx, y: my } = maps.A.regions[id];
  return html`<g transform=${`translate(${x} ${y}) scale(${scale}) translate(${-mx} ${-my})`}>
    <path class="em-land-2" d=${path} />
    ${owner && html`<path class=${`em-wash ${owner}`} d=${path} />`}
    <path d=${path} fill="none" stroke="var(--coast)" stroke-width="3" />
  </g>`;
}

/** Armies or cities of an owner. @param {string} owner @param {string} kind @param {number} n @param {number} x
 * @param {number} y */
const stand = (owner, kind, n, x, y) =>
  html`<g class=${owner} transform=${`translate(${x} ${y}) scale(0.85)`}>
    <${Piece} owner=${owner} kind=${kind} n=${n} />
  </g>`;

/** @param {string} owner @param {number} n @param {number} x @param {number} y */
const armies = (owner, n, x, y) => stand(owner, "army", n, x, y);
/** @param {string} owner @param {number} x @param {number} y */
const city = (owner, x, y) => stand(owner, "city", 1, x, y);

/** A price, as it stands above a card. @param {number} n @param {number} x @param {number} y */
const price = (n, x, y) => [symbol("coin", x - 10, y, 18), sum(n, x + 9, y, 18)];

/** Nobody. @param {number} x @param {number} y */
const nobody = (x, y) => no(x, y);

/** @type {import("../../../types.d.ts").RuleBook["pictures"]} */
const pictures = {
  idea: () => [
    many("a-city", 4, 44, 40),
    many("whole", 1, 132, 40),
    many("g-crystal", 2, 220, 40),
    points(4, 44, 82),
    points(1, 132, 82),
    points(2, 220, 82),
    sum("=", 256, 82),
    points(7, 290, 82),
  ],
  parts: () => [
    card(60, 55, ["g-wood", "a-move"], { w: 62, h: 92 }),
    sum(3, 82, 76, 18),
    armies("red", 14, 170, 55),
    city("red", 240, 52),
    sum(3, 276, 55),
  ],
  setup: () => [0, 1, 1, 2, 2, 3].flatMap((n, i) => [...price(n, 36 + i * 50, 18), card(36 + i * 50, 68, ["card"])]),
  two: () => [
    land("A15", 110, 55, "neutral", 0.6),
    armies("red", 2, 84, 40),
    armies("blue", 2, 132, 40),
    armies("neutral", 3, 108, 72),
    arrow(190, 55, 226, 55),
    nobody(254, 55),
  ],
  bid: () => [
    ...["red", "blue", "white"].flatMap((owner, i) => [
      piece(owner, 50 + i * 100, 32),
      ...price([2, 3, 0][i], 50 + i * 100, 74),
    ]),
    symbol("crown", 250, 98, 20),
    box(150, 53, 64, 92, { fill: "none", line: "var(--legal)", dashed: true }),
  ],
  turn: () => [
    ...[0, 1].flatMap((n, i) => [...price(n, 36 + i * 50, 16), card(36 + i * 50, 66, ["card"])]),
    ...price(1, 136, 16),
    slot(136, 66, 46, 70),
    ...[2, 3].map((_, i) => card(186 + i * 50, 66, ["card"])),
    arrow(236, 98, 150, 98),
    card(286, 66, ["plus"], { lit: true }),
  ],
  join: () => [
    card(70, 55, ["a-destroy", "plus", "a-place"], { w: 60, h: 92 }),
    symbol("a-destroy", 150, 32, 26),
    arrow(172, 32, 204, 32),
    symbol("a-place", 226, 32, 26),
    symbol("a-place", 150, 78, 26),
    arrow(172, 78, 204, 78),
    symbol("a-destroy", 226, 78, 26),
  ],
  place: () => [
    many("a-place", 3, 40, 55),
    land("A12", 140, 55, "red"),
    symbol("crown", 140, 30, 22, "var(--on-terrain)"),
    armies("red", 2, 140, 62),
    land("A15", 256, 55, "red"),
    city("red", 238, 44),
    armies("red", 1, 264, 72),
  ],
  move: () => [
    land("A13", 56, 55),
    land("A16", 150, 55),
    land("A17", 244, 55),
    armies("red", 1, 56, 55),
    armies("red", 1, 150, 68),
    arrow(80, 40, 126, 40),
    arrow(172, 40, 220, 40),
    armies("red", 1, 244, 62),
  ],
  city: () => [
    land("A15", 70, 55),
    armies("red", 1, 70, 55),
    arrow(120, 55, 156, 55),
    land("A15", 220, 55, "red"),
    city("red", 206, 42),
    armies("red", 1, 228, 72),
    symbol("a-place", 288, 55),
  ],
  destroy: () => [
    land("A12", 76, 55, "blue"),
    armies("blue", 2, 58, 36),
    city("blue", 98, 36),
    armies("red", 2, 76, 74),
    arrow(138, 55, 172, 55),
    land("A12", 240, 55),
    armies("blue", 1, 222, 36),
    city("blue", 262, 36),
    armies("red", 2, 240, 74),
  ],
  end: () =>
    ["red", "blue", "white"].flatMap((owner, i) => [
      piece(owner, 70 + i * 90, 32),
      symbol("card", 56 + i * 90, 78, 26),
      sum(10, 84 + i * 90, 78),
    ]),
  regions: () => [
    land("A15", 70, 55, "red"),
    armies("red", 3, 70, 38),
    armies("blue", 2, 70, 72),
    points(1, 138, 55),
    ...["red", "red", "blue", "white", ""].map((owner, i) =>
      owner ? piece(owner, 184 + (i % 3) * 32, 38 + Math.floor(i / 3) * 36, 12) : slot(216, 74, 22, 22),
    ),
    points(1, 296, 55),
  ],
  goods: () => [
    ...[0, 1, 2, 3].map((i) => symbol("g-ore", 40 + i * 44, 55, 36)),
    slot(216, 55, 40, 40),
    sum("=", 252, 55),
    points(3, 286, 55),
  ],
  wild: () => [
    ...[0, 1, 2].map((i) => symbol("g-crystal", 40 + i * 44, 55, 36)),
    sum("+", 164, 55),
    symbol("g-wild", 196, 55, 36),
    sum("=", 232, 55),
    points(5, 270, 55),
  ],
  ties: () => [
    piece("red", 50, 32),
    points(17, 110, 32),
    ...price(1, 190, 32),
    piece("blue", 50, 78),
    points(17, 110, 78),
    ...price(3, 190, 78),
    yes(256, 78),
  ],
  tokens: () => [
    land("A9", 66, 55, "red"),
    html`<g transform="translate(66 36)"><${Token} good="wood" /></g>`,
    armies("red", 1, 66, 74),
    sum("+", 126, 55),
    ...[0, 1, 2].map((i) => symbol("g-wood", 156 + i * 34, 55, 30)),
    sum("=", 250, 55),
    points(2, 284, 55),
  ],
  full: () => [
    piece("red", 36, 32),
    ...[12, 9, 14].map((n, i) => sum(n, 90 + i * 50, 32)),
    sum("=", 232, 32),
    points(35, 270, 32),
    piece("blue", 36, 78),
    ...[13, 10, 11].map((n, i) => sum(n, 90 + i * 50, 78)),
    sum("=", 232, 78),
    points(34, 270, 78),
  ],
  options: () => [
    piece("red", 50, 55),
    ...price(2, 100, 55),
    piece("white", 260, 55),
    ...price(2, 210, 55),
    box(156, 55, 36, 36, { fill: "var(--spot)" }),
    ...[-9, 0, 9].map((d) => html`<circle cx=${156 + d} cy=${55 + d} r="3.5" fill="var(--piece-line)" />`),
  ],
  hidden: () => [
    ...[3, 2, 1, 0].map((i) => box(130 + i * 7, 58 - i * 5, 54, 76)),
    sum("?", 130, 58, 30),
    many("card", 20, 236, 55),
  ],
};

/** @type {import("../../../types.d.ts").RuleBook} */
export const rules = {
  about: {
    "ask-neutral": "two",
    "ask-bid": "bid",
    "ask-first": "bid",
    "ask-take": "turn",
    "ask-choose": "join",
    "ask-place": "place",
    "ask-move": "move",
    "ask-city": "city",
    "ask-destroy": "destroy",
  },
  pictures,
};
