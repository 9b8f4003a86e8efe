/* rules.js - the pictures beside the rules of Monuments, each of the example of its chapter, and
 * which chapter is about which question.
 */
import { html } from "../../../lib/preact.js";
import { arrow, box, card, many, no, piece, points, slot, sum, symbol, yes } from "../../../shell/rules/sketch.js";
import { corners } from "./geometry.js";
import { figure, house, pyramid, raft, sign } from "./pieces.js";

/** What is drawn as on the map. @param {unknown[]} things */
const onMap = (...things) => html`<g class="monuments-picture">${things}</g>`;

/** A hex with its terrain. @param {string} terrain @param {number} x @param {number} y */
const hex = (terrain, x, y) => html`<g>
  <polygon class="hx" fill=${terrain === "water" ? "var(--sea)" : `var(--t-${terrain})`} points=${corners({ x, y })} />
  ${terrain !== "water" && terrain !== "monument" && sign(terrain, x, y - 14, 18, "ter")}
</g>`;

/** The edge between two hexes that lie side by side. @param {number} x @param {number} y */
const river = (x, y) => html`<g>
  <path class="river0" d=${`M${x} ${y - 15}V${y + 15}`} /><path class="river" d=${`M${x} ${y - 15}V${y + 15}`} />
</g>`;

/** Units on the map. @param {string} kind @param {number} n @param {number} x @param {number} y
 * @param {string} [owner] */
const units = (kind, n, x, y, owner = "blue") => figure({ owner, kind, n, x, y, s: 0.62 });

/** @param {string} kind @param {number} x @param {number} y @param {{owner?: string, broken?: boolean}} [how] */
const stands = (kind, x, y, { owner = "blue", broken = false } = {}) =>
  house(owner, { kind, broken, works: !broken }, x, y, 20);

/** Resources that lie there. @param {string} type @param {number} n @param {number} x @param {number} y */
const lies = (type, n, x, y) => Array.from({ length: n }, (_, i) => symbol(type, x + i * 17, y, 17, "var(--dark)"));

/** Whether something is controlled. @param {string} name @param {boolean} is @param {number} x @param {number} y */
const controlled = (name, is, x, y) => [symbol(name, x, y, 26), yes(x + 28, y, is)];

/** Dice of one side. @param {number[]} pips @param {number} x @param {number} y */
const dice = (pips, x, y) =>
  pips.flatMap((n, i) => [
    box(x + i * 30, y, 25, 25, { fill: "var(--spot)", line: "var(--dark)" }),
    sum(n, x + i * 30, y, 16, "var(--dark)"),
  ]);

const DX = 52;

/** @type {import("../../../types.d.ts").RuleBook["pictures"]} */
const pictures = {
  aim: () => [
    onMap(html`<g transform="translate(60 50)">${pyramid("blue", 5, 8, 1.7)}</g>`),
    onMap(html`<g transform="translate(220 50)">${pyramid("yellow", 4, 8, 1.7)}</g>`),
    points(58, 120, 55),
    points(61, 280, 55),
    yes(280, 92),
  ],
  map: () => [
    onMap(hex("field", 60, 55), hex("forest", 60 + DX, 55), river(60 + DX / 2, 55), units("w", 1, 60, 66)),
    no(60 + DX / 2, 14),
    onMap(hex("field", 210, 55), hex("forest", 210 + DX, 55), river(210 + DX / 2, 55), units("w", 1, 210, 66)),
    symbol("bridge", 210 + DX / 2, 55, 26, "var(--dark)"),
    yes(210 + DX / 2, 14),
  ],
  setup: () => [
    onMap(
      hex("forest", 108, 55),
      hex("monument", 108 + DX, 55),
      hex("pasture", 108 + 2 * DX, 55),
      lies("wood", 1, 108, 62),
      units("w", 3, 108 + DX, 55),
      lies("sheep", 1, 108 + 2 * DX, 62),
    ),
  ],
  turn: () => [
    card(40, 55, ["a-move"]),
    card(96, 55, ["a-produce"]),
    card(152, 55, ["a-build"]),
    arrow(186, 55, 214, 55),
    symbol("a-take-back", 246, 55, 40),
  ],
  control: () => [
    onMap(hex("forest", 50, 55), units("w", 2, 50, 54), units("army", 1, 50, 74)),
    ...controlled("hex", true, 96, 32),
    ...controlled("wood", true, 96, 78),
    onMap(hex("forest", 212, 55), units("army", 1, 212, 66)),
    ...controlled("hex", true, 258, 32),
    ...controlled("wood", false, 258, 78),
  ],
  pay: () => [
    onMap(hex("forest", 50, 55), lies("wood", 1, 50, 64), hex("forest", 50 + DX, 55), lies("wood", 1, 50 + DX, 64)),
    arrow(140, 55, 168, 55),
    many("wood", 1, 200, 32),
    many("metal", 1, 200, 78),
    sum("=", 242, 55),
    symbol("fort", 284, 55, 40),
  ],
  upgrade: () => [
    many("sheep", 2, 40, 55),
    arrow(72, 55, 98, 55),
    card(132, 55, ["a-produce"], { off: true }),
    arrow(166, 55, 190, 55),
    card(224, 55, ["a-produce"], { lit: true }),
    symbol("hex", 274, 34, 24),
    sum(3, 298, 34),
    points(1, 284, 80),
  ],
  move: () => [
    onMap(
      hex("monument", 60, 55),
      hex("forest", 60 + DX, 55),
      hex("pasture", 60 + 2 * DX, 55),
      units("w", 2, 60, 55),
      units("w", 1, 60 + DX, 66),
    ),
    arrow(80, 40, 98, 40),
    arrow(130, 66, 152, 66),
    symbol("wood", 141, 48, 18),
    many("a-move", 2, 266, 55),
  ],
  ferries: () => [
    onMap(
      hex("field", 60, 55),
      hex("water", 60 + DX, 55),
      hex("water", 60 + 2 * DX, 55),
      hex("forest", 60 + 3 * DX, 55),
      units("w", 1, 60, 66),
      html`<g transform=${`translate(${60 + DX} 52) scale(0.9)`}>
        ${raft("blue", { crew: [{ kind: "w" }], land: null })}
      </g>`,
    ),
    arrow(140, 84, 208, 84),
  ],
  produce: () => [
    onMap(hex("pasture", 50, 55), units("w", 2, 50, 66)),
    sum("=", 96, 55),
    many("sheep", 2, 130, 55),
    onMap(hex("field", 204, 55), stands("factory", 204, 38), units("w", 1, 204, 68)),
    sum("=", 250, 55),
    many("wheat", 3, 286, 55),
  ],
  build: () => [
    many("sheep", 1, 40, 36),
    many("wheat", 2, 40, 76),
    arrow(76, 55, 106, 55),
    onMap(hex("field", 160, 55), stands("town", 160, 40), units("w", 1, 160, 70)),
    sum("+", 218, 55),
    symbol("town", 262, 55, 40),
  ],
  populate: () => [
    onMap(hex("field", 80, 55), stands("town", 80, 40), units("w", 2, 80, 70)),
    arrow(130, 55, 176, 55),
    symbol("a-populate", 153, 34, 24),
    onMap(hex("field", 230, 55), stands("town", 230, 40), units("w", 3, 230, 70)),
  ],
  layers: () => [
    many("hex", 3, 30, 24),
    many("wood", 1, 30, 56),
    many("sheep", 1, 84, 56),
    many("worker", 1, 30, 90),
    arrow(114, 55, 142, 55),
    onMap(html`<g transform="translate(190 48)">${pyramid("blue", 1, 8, 1.7)}</g>`),
    sum("+", 244, 55),
    card(280, 55, ["weapon"], { lit: true }),
  ],
  train: () => [
    onMap(hex("field", 50, 55), units("w", 1, 50, 66)),
    sum("+", 96, 55),
    many("sheep", 1, 128, 34),
    many("wheat", 1, 128, 76),
    arrow(162, 55, 190, 55),
    onMap(hex("field", 236, 55), units("army", 1, 236, 66)),
  ],
  attack: () => [
    onMap(
      hex("forest", 46, 55),
      hex("field", 46 + DX, 55),
      units("army", 1, 46, 66),
      stands("town", 46 + DX, 40, { owner: "yellow" }),
      units("w", 2, 46 + DX, 70, "yellow"),
    ),
    arrow(60, 40, 80, 40),
    piece("blue", 158, 32, 12),
    ...dice([2, 1, 0], 190, 32),
    yes(290, 32),
    piece("yellow", 158, 80, 12),
    ...dice([1], 190, 80),
  ],
  losses: () => [
    onMap(
      hex("forest", 60, 55),
      hex("field", 60 + DX, 55),
      hex("pasture", 60 + 2 * DX, 55),
      units("army", 1, 60, 66),
      stands("fort", 60 + DX, 42, { owner: "yellow", broken: true }),
      units("w", 1, 60 + 2 * DX, 66, "yellow"),
    ),
    arrow(124, 72, 144, 72),
    sum("-2", 240, 55),
    symbol("fort", 276, 55, 36),
  ],
  quests: () => [
    card(44, 55, ["a-quest"], { w: 54, h: 76 }),
    onMap(
      hex("forest", 112, 55),
      hex("pasture", 112 + DX, 55),
      hex("field", 112 + 2 * DX, 55),
      hex("mountain", 112 + 3 * DX, 55),
      [0, 1, 2, 3].map((i) => units("w", 1, 112 + i * DX, 66)),
    ),
    yes(300, 92),
  ],
  trade: () => [
    many("wood", 2, 60, 34),
    arrow(96, 34, 130, 34),
    many("metal", 1, 164, 34),
    many("wheat", 2, 60, 78),
    arrow(96, 78, 130, 78),
    many("sheep", 1, 164, 78),
    symbol("a-trade", 262, 55, 44),
  ],
  abilities: () => [
    onMap(hex("field", 76, 55), units("w", 1, 76, 66)),
    sum("=", 114, 55),
    many("wheat", 1, 144, 55),
    onMap(hex("field", 212, 55), stands("farm", 212, 40), units("w", 1, 212, 70)),
    sum("=", 250, 55),
    many("wheat", 2, 282, 55),
  ],
  score: () => [
    ...["monument", "hex", "worker", "wood", "weapon", "a-upgrade"].map((name, i) => symbol(name, 30 + i * 42, 32)),
    ...[18, 10, 4, 2, 2, 4].map((n, i) => sum(n, 30 + i * 42, 76)),
    sum("=", 268, 76),
    points(40, 298, 76),
  ],
  options: () => [
    ...["blue", "yellow"].map((owner, i) => piece(owner, 60 + i * 44, 55, 18)),
    no(82, 92),
    slot(220, 55, 110, 56),
    ...["red", "green"].map((owner, i) => piece(owner, 198 + i * 44, 55, 18)),
    yes(220, 96),
  ],
};

/** What is asked while an action is carried out, by its chapter. @type {Record<string, string>} */
const chapters = {
  "start-quest": "setup",
  "start-resource": "setup",
  "turn": "turn",
  "improve": "upgrade",
  "improve-free": "upgrade",
  "save": "pay",
  "pay": "pay",
  "move": "move",
  "step": "move",
  "carry": "move",
  "produce": "produce",
  "produce-type": "abilities",
  "build": "build",
  "site": "build",
  "site-free": "layers",
  "populate": "populate",
  "sacrifice": "layers",
  "weapon": "train",
  "bonus": "layers",
  "gift": "layers",
  "place-resource": "layers",
  "place-worker": "layers",
  "train": "train",
  "train-worker": "train",
  "launch": "train",
  "target": "attack",
  "attacker": "attack",
  "loss": "losses",
  "retreat": "losses",
  "occupy": "losses",
  "keep": "quests",
  "trade": "trade",
  "trade-get": "trade",
  "trade-place": "trade",
};

/** @type {import("../../../types.d.ts").RuleBook} */
export const rules = {
  about: Object.fromEntries(Object.entries(chapters).map(([key, chapter]) => [`ask-${key}`, chapter])),
  pictures,
};
