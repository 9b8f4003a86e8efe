/* sheet.js - the drawing of one side of the board. Content of another file may
 * have regions that were never drawn; they become discs where it says they lie.
 */
import { maps } from "./maps.js";

/** @typedef {{id: string, x: number, y: number, room: number, path: string, continent: string,
 *   tint: number}} DrawnRegion */
/** @typedef {object} Drawn
 * @property {number} width
 * @property {number} height
 * @property {DrawnRegion[]} list
 * @property {Record<string, DrawnRegion>} at
 * @property {{from: string, to: string, path: string}[]} sea
 * @property {{id: string, x: number, y: number}[]} names
 * @property {number[][]} waves
 * @property {string} legend the corner with room for it, "top" or "bottom" */

const TINTS = 5;
const plain = { width: 1000, height: 680, regions: {}, sea: [], names: {}, waves: [], legend: "bottom" };

/** @param {any} region @param {number} height */
function disc(region, height) {
  const x = region.x;
  const y = Math.round((region.y * height) / 1000);
  return { x, y, room: 40, path: `M${x - 40} ${y}a40 40 0 1 0 80 0a40 40 0 1 0-80 0z` };
}

/** @param {any} map the map as content.json has it @returns {Drawn} */
export function sheetOf(map) {
  /** @type {any} */
  const drawn = maps[map.id] ?? plain;
  const tints = new Map(map.continents.map((/** @type {any} */ c, /** @type {number} */ i) => [c.id, (i % TINTS) + 1]));
  const list = map.regions.map((/** @type {any} */ region) => ({
    ...(drawn.regions[region.id] ?? disc(region, drawn.height)),
    id: region.id,
    continent: region.continent,
    tint: tints.get(region.continent),
  }));
  const at = Object.fromEntries(list.map((/** @type {DrawnRegion} */ r) => [r.id, r]));
  return {
    width: drawn.width,
    height: drawn.height,
    waves: drawn.waves,
    legend: drawn.legend,
    list,
    at,
    sea: seaLines(map, drawn, at),
    names: namesOf(map, drawn, list),
  };
}

/** @param {any} map @param {any} drawn @param {Record<string, DrawnRegion>} at */
function seaLines(map, drawn, at) {
  return map.sea.map((/** @type {string[]} */ [from, to]) => {
    const line = drawn.sea.find((/** @type {any} */ l) => l.from === from && l.to === to);
    return line ?? { from, to, path: `M${at[from].x} ${at[from].y}L${at[to].x} ${at[to].y}` };
  });
}

/** @param {any} map @param {any} drawn @param {DrawnRegion[]} list */
function namesOf(map, drawn, list) {
  return map.continents.map((/** @type {{id: string}} */ { id }) => {
    const first = list.find((r) => r.continent === id);
    const [x, y] = drawn.names[id] ?? [first?.x ?? 0, (first?.y ?? 0) - 50];
    return { id, x, y };
  });
}
