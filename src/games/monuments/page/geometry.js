/* geometry.js - where hexes, edges and names lie on the map. Pointy hexes, one
 * unit is one pixel at zoom 1; a hex is 52 wide and 60 high.
 */

const SIZE = 30;
export const WIDTH = Math.sqrt(3) * SIZE;

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./game.d.ts").Content} Content */
/** @typedef {Content["hexes"][number] & Point} Hex */
/** @typedef {Content["areas"][number] & {hexes: Hex[]}} Area */
/** @typedef {{hexes: Hex[], hex: Map<number, Hex>, areas: Map<string, Area>, rivers: number[][]}} Chart */

/** @type {WeakMap<Content, Chart>} */
const charts = new WeakMap();

/** @param {Content["hexes"][number]} raw @returns {Hex} */
const place = (raw) => ({ ...raw, x: WIDTH * (raw.q + raw.r / 2), y: 1.5 * SIZE * raw.r });

/** The map of a content file, worked out once. @param {Content} facts @returns {Chart} */
export function chart(facts) {
  let found = charts.get(facts);
  if (!found) {
    const hexes = facts.hexes.map(place);
    /** @type {Map<string, Area>} */
    const areas = new Map(facts.areas.map((area) => [area.id, { ...area, hexes: [] }]));
    for (const hex of hexes) areas.get(hex.area)?.hexes.push(hex);
    found = { hexes, hex: new Map(hexes.map((hex) => [hex.id, hex])), areas, rivers: facts.rivers };
    charts.set(facts, found);
  }
  return found;
}

/** The corners of a hex as the text of a polygon. @param {Point} at @param {number} [scale] */
export function corners(at, scale = 1) {
  const list = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    list.push(
      `${(at.x + SIZE * scale * Math.cos(angle)).toFixed(1)},${(at.y + SIZE * scale * Math.sin(angle)).toFixed(1)}`,
    );
  }
  return list.join(" ");
}

/** @param {Point} a @param {Point} b @param {number} [share] */
export const between = (a, b, share = 0.5) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** The two ends of the edge between neighbours. @param {Point} a @param {Point} b @returns {[Point, Point]} */
export function edge(a, b) {
  const m = between(a, b);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return [
    { x: m.x + (nx * SIZE) / 2, y: m.y + (ny * SIZE) / 2 },
    { x: m.x - (nx * SIZE) / 2, y: m.y - (ny * SIZE) / 2 },
  ];
}

/** Degrees from a to b. @param {Point} a @param {Point} b */
export const angle = (a, b) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Where the name of an area is written. A continent's stands beside its
 * outermost row, on the side of the open sea between the continents.
 * @param {Area} area @returns {{x: number, y: number, anchor: string}} */
export function nameAt(area) {
  const only = area.hexes[0];
  if (area.hexes.length === 1 && Math.abs(only.r) > 5)
    return { x: only.x + Math.sign(only.x) * WIDTH * 0.6, y: only.y, anchor: only.x > 0 ? "start" : "end" };
  if (area.hexes.length === 1)
    return { x: only.x, y: only.y + (only.y > 4 * SIZE ? -1.3 : 1.45) * SIZE, anchor: "middle" };
  const x = area.hexes.reduce((sum, h) => sum + h.x, 0) / area.hexes.length;
  const y = area.hexes.reduce((sum, h) => sum + h.y, 0) / area.hexes.length;
  if (area.type !== "home") return { x, y, anchor: "middle" };
  const row = area.hexes.reduce((best, h) => (Math.abs(h.r) > Math.abs(best) ? h.r : best), 0);
  const end = area.hexes.filter((h) => h.r === row).reduce((best, h) => (Math.abs(h.x) < Math.abs(best.x) ? h : best));
  return {
    x: end.x - Math.sign(end.x) * WIDTH * 0.58,
    y: end.y - Math.sign(end.y) * -6,
    anchor: end.x > 0 ? "end" : "start",
  };
}

/** The box around what is in play. @param {Chart} map @param {Set<number>} out */
export function bounds(map, out) {
  const dry = map.hexes.filter((h) => h.terrain !== "water" && !out.has(h.id));
  const xs = dry.map((h) => h.x);
  const ys = dry.map((h) => h.y);
  const pad = SIZE * 1.35;
  const [left, right] = [Math.min(...xs) - pad, Math.max(...xs) + pad];
  const [top, bottom] = [Math.min(...ys) - pad, Math.max(...ys) + pad];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
