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

/** The map of a content file, worked out once. @param {Content} content @returns {Chart} */
export function chart(content) {
  let found = charts.get(content);
  if (!found) {
    const hexes = content.hexes.map(place);
    /** @type {Map<string, Area>} */
    const areas = new Map(content.areas.map((area) => [area.id, { ...area, hexes: [] }]));
    for (const hex of hexes) areas.get(hex.area)?.hexes.push(hex);
    found = { hexes, hex: new Map(hexes.map((hex) => [hex.id, hex])), areas, rivers: content.rivers };
    charts.set(content, found);
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

/** Several hexes as one path. @param {Point[]} hexes @param {number} [scale] @param {number} [down] */
export const hexPath = (hexes, scale = 1, down = 0) =>
  hexes.map((hex) => `M${corners({ x: hex.x, y: hex.y + down }, scale).replaceAll(" ", "L")}z`).join("");

/** Steps to the neighbours: the first lies beyond the edge from the top corner to the next one. */
const AROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** @param {Point} at @param {number} i @returns {Point} */
function cornerAt(at, i) {
  const turned = (Math.PI / 3) * i - Math.PI / 2;
  return { x: at.x + SIZE * Math.cos(turned), y: at.y + SIZE * Math.sin(turned) };
}

/** The line around hexes that belong together, so far inside of their outer edges.
 * @param {Hex[]} hexes @param {number} inside */
export function outline(hexes, inside) {
  const own = new Set(hexes.map((hex) => `${hex.q},${hex.r}`));
  const isOwn = (/** @type {Hex} */ hex, /** @type {number} */ i) => {
    const [q, r] = AROUND[(i + 6) % 6];
    return own.has(`${hex.q + q},${hex.r + r}`);
  };
  const share = inside / (SIZE * Math.cos(Math.PI / 6));
  /* The end of an edge: in the corner of the hex, or on the edge that it shares with the next one. */
  const end = (/** @type {Hex} */ hex, /** @type {number} */ corner, /** @type {number} */ along) =>
    isOwn(hex, along < 0 ? corner - 1 : corner)
      ? between(cornerAt(hex, corner), cornerAt(hex, corner + along), share)
      : between(cornerAt(hex, corner), hex, share);
  const lines = hexes.flatMap((hex) =>
    AROUND.flatMap((_, i) => {
      if (isOwn(hex, i)) return [];
      const [a, b] = [end(hex, i, -1), end(hex, i + 1, 1)];
      return [`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`];
    }),
  );
  return lines.join("");
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

/** Where the name of an area is written: below or above a continent, on the side of the middle of
 * the map; beside or below an islet; in the middle of a ring.
 * @param {Area} area @returns {{x: number, y: number, anchor: string}} */
export function nameAt(area) {
  const only = area.hexes[0];
  if (area.hexes.length === 1 && Math.abs(only.r) > 5)
    return { x: only.x + Math.sign(only.x) * WIDTH * 0.62, y: only.y, anchor: only.x > 0 ? "start" : "end" };
  if (area.hexes.length === 1)
    return { x: only.x, y: only.y + (only.y > 4 * SIZE ? -1.3 : 1.55) * SIZE, anchor: "middle" };
  const x = area.hexes.reduce((sum, h) => sum + h.x, 0) / area.hexes.length;
  const y = area.hexes.reduce((sum, h) => sum + h.y, 0) / area.hexes.length;
  if (area.type !== "home") return { x, y, anchor: "middle" };
  const inner = area.hexes.reduce((best, h) => (Math.abs(h.y) < Math.abs(best) ? h.y : best), Infinity);
  return { x: x - Math.sign(x) * WIDTH * 1.4, y: inner - Math.sign(inner) * SIZE * 1.55, anchor: "middle" };
}

/** @typedef {Point & {width: number, height: number}} Box by its middle */

/** The box around points, with so much around it. @param {Point[]} points @param {number} pad @returns {Box} */
export function boxAround(points, pad) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - pad, Math.max(...xs) + pad];
  const [top, bottom] = [Math.min(...ys) - pad, Math.max(...ys) + pad];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** What is in play and no water. @param {Chart} map @param {Set<number>} out */
export const landIn = (map, out) => map.hexes.filter((h) => h.terrain !== "water" && !out.has(h.id));

/** The box around what is in play, with room for what a choice would bring below a hex.
 * @param {Chart} map @param {Set<number>} out @param {Point[]} more */
export function bounds(map, out, more = []) {
  const box = boxAround([...landIn(map, out), ...more], SIZE * 1.42);
  return { ...box, width: box.width - SIZE * 0.42 };
}

/** How far around a hex or a point that is looked at the view goes. */
export const ROOM = SIZE * 1.6;
