/* art.js - what a land looks like: trees, peaks, tufts and furrows in the upper half of a hex and
 * along its rim, where no piece stands. A drawing is strokes of a path from points of the hex, so
 * that all hexes of a terrain are one path.
 */

/** @typedef {import("./geometry.js").Point} Point */
/** From where, and the rest of the path, relative. @typedef {[number, number, string]} Stroke */

/** @param {number} x @param {number} y @param {number} s @returns {Stroke[]} */
const tree = (x, y, s) => [
  [x, y, `l${4.6 * s} ${6.5 * s}h${-2 * s}l${3 * s} ${4.6 * s}h${-11.2 * s}l${3 * s} ${-4.6 * s}h${-2 * s}z`],
  [x - 0.9 * s, y + 11 * s, `h${1.8 * s}v${2.6 * s}h${-1.8 * s}z`],
];

/** @param {number} x @param {number} y @returns {Stroke} */
const tuft = (x, y) => [x, y, "v-5m0 5q-.6-3.3-4-4.6m4 4.6q.6-3.3 4-4.6"];

/** @param {number} y @param {number} width @returns {Stroke} */
const furrow = (y, width) => [-width / 2, y, `q${width / 2}-9.5 ${width} 0`];

/** @type {Record<string, Stroke[]>} */
const FILLED = {
  forest: [
    ...tree(-11, -20, 1),
    ...tree(0, -26, 0.9),
    ...tree(11, -20, 1),
    ...tree(-19, -10, 0.85),
    ...tree(19, -10, 0.85),
    ...tree(-18.5, 5, 0.7),
    ...tree(18.5, 5, 0.7),
  ],
  mountain: [
    [-23, 1.5, "l10-16 7 10.5 3.4-4 7.6 9.5z"],
    [-4, 1.5, "l10.5-23.5 15.5 23.5z"],
    [-22.5, 13, "l4-6 4 6z"],
    [14.5, 15, "l4.5-7 4.5 7z"],
  ],
};

/** @type {Record<string, Stroke[]>} */
const SNOW = {
  mountain: [
    [-13, -14.5, "l-3.3 5.2 2.6-.6 2 2.6 2-3.2z"],
    [6.5, -22, "l-4.4 9.8 3.2-2 2.6 2.6 2-3.2 2.8 2z"],
  ],
};

/** @type {Record<string, Stroke[]>} */
const LINES = {
  pasture: [tuft(-11, -10), tuft(3, -17), tuft(13, -7), tuft(-19, 6), tuft(19, 8), tuft(-14, 18), tuft(14, 20)],
  field: [furrow(-15, 28), furrow(-8, 40), furrow(-1, 44), furrow(6, 45), furrow(13, 44)],
  monument: [
    [-21, 9, "h42"],
    [-18, 17, "h36"],
    [-12, 9, "v8"],
    [1, 9, "v8"],
    [14, 9, "v8"],
    [-5, 17, "v6"],
    [8, 17, "v6"],
  ],
};

/** @param {Record<string, Stroke[]>} kind @param {string} terrain @param {Point[]} hexes */
const drawn = (kind, terrain, hexes) =>
  hexes
    .flatMap((hex) => (kind[terrain] ?? []).map(([x, y, rest]) => `M${round(hex.x + x)} ${round(hex.y + y)}${rest}`))
    .join("");

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** The art of all hexes of one terrain. @param {string} terrain @param {Point[]} hexes
 * @returns {{fill: string, snow: string, line: string}} */
export const artOf = (terrain, hexes) => ({
  fill: drawn(FILLED, terrain, hexes),
  snow: drawn(SNOW, terrain, hexes),
  line: drawn(LINES, terrain, hexes),
});
