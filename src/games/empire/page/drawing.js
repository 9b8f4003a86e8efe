/* drawing.js - the drawing of one side of the board. Content of another file may
 * have regions that were never drawn; they become discs where it says they lie.
 */
import { maps } from "./maps.js";

/** @typedef {import("./maps.js").Sheet} Sheet */
/** @typedef {import("./position.js").Side} Side */
/** @typedef {import("./position.js").Region} Region */

/** @typedef {{id: string, x: number, y: number, room: number, path: string, continent: string,
 *   tint: number}} DrawnRegion */
/** @typedef {object} Drawing
 * @property {number} width
 * @property {number} height
 * @property {DrawnRegion[]} list
 * @property {Record<string, DrawnRegion>} at
 * @property {{from: string, to: string, path: string}[]} sea
 * @property {{id: string, x: number, y: number, beside: number[]}[]} names
 * @property {number[][]} waves
 * @property {string} corner at the left, with room for buttons: "top" or "bottom" */

const TINTS = 5;
/** @type {Sheet} */
const plain = { width: 1000, height: 680, regions: {}, sea: [], names: {}, waves: [], corner: "bottom" };

/** @param {Region} region @param {number} height */
function disc(region, height) {
  const x = region.x;
  const y = Math.round((region.y * height) / 1000);
  return { x, y, room: 40, path: `M${x - 40} ${y}a40 40 0 1 0 80 0a40 40 0 1 0-80 0z` };
}

/** @param {Side} map as content.json has it @returns {Drawing} */
export function drawingOf(map) {
  const drawn = maps[map.id] ?? plain;
  const tints = new Map(map.continents.map((c, i) => [c.id, (i % TINTS) + 1]));
  const list = map.regions.map((region) => ({
    ...(drawn.regions[region.id] ?? disc(region, drawn.height)),
    id: region.id,
    continent: region.continent,
    tint: tints.get(region.continent) ?? 1,
  }));
  const at = Object.fromEntries(list.map((r) => [r.id, r]));
  return {
    width: drawn.width,
    height: drawn.height,
    waves: drawn.waves,
    corner: drawn.corner,
    list,
    at,
    sea: seaLines(map, drawn, at),
    names: namesOf(map, drawn, list),
  };
}

/** @param {Side} map @param {Sheet} drawn @param {Record<string, DrawnRegion>} at */
function seaLines(map, drawn, at) {
  return map.sea.map(([from, to]) => {
    const line = drawn.sea.find((l) => l.from === from && l.to === to);
    return line ?? { from, to, path: `M${at[from].x} ${at[from].y}L${at[to].x} ${at[to].y}` };
  });
}

/** @param {Side} map @param {Sheet} drawn @param {DrawnRegion[]} list */
function namesOf(map, drawn, list) {
  return map.continents.map(({ id }) => {
    const first = list.find((r) => r.continent === id);
    const [x, y, ...beside] = drawn.names[id] ?? [first?.x ?? 0, (first?.y ?? 0) - 50];
    return { id, x, y, beside };
  });
}
