/* geometry.js - where things lie on the row of tiles, in pixels. */

/** The room of the land: all of it, or on a phone the window that it is panned in.
 * @typedef {{width: number, height: number}} Room */
/** `rise` is how far the outer two of three spots lie above the middle of their terrain, and the inner one below.
 * @typedef {{tile: number, row: number, gap: number, step: number, radius: number, rise: number, tiles: number,
 *   width: number, height: number}} Size */
/** @typedef {{place: number, nth: number, of: number}} Seated */
/** @typedef {{x: number, y: number}} Point */

const MOST = 3; /* spots on a terrain of a tile */
const GAP = 5;
const FINGER = 40;
const EYE = 19;
const SMALL = 12; /* a settlement that is smaller cannot be told from another */
const STEEPNESS = 0.4; /* how much of its terrain's height a settlement has as radius */

/** How far three spots of this radius must leave their line, so that they do not touch. */
const riseOf = (/** @type {number} */ radius, /** @type {number} */ width) => {
  const step = width / 2 - radius;
  return Math.sqrt(Math.max(0, (2 * radius + 1) ** 2 - step ** 2)) / 2;
};

/** The radius of a spot: three lie side by side, or in a zigzag where tiles are narrow and terrains high.
 * @param {number} width @param {number} row */
function radiusOf(width, row) {
  const most = Math.min(row * STEEPNESS, row / 2 - 1);
  const flat = Math.min(most, width / MOST / 2 - 1);
  if (flat >= SMALL) return { radius: flat, rise: 0 };
  for (let radius = Math.min(most, SMALL + 2); radius > flat; radius -= 0.5) {
    const rise = riseOf(radius, width);
    if (rise + radius <= row / 2 - 1) return { radius, rise };
  }
  return { radius: flat, rise: 0 };
}

/** How wide a tile is at least: on a phone so wide that a finger finds each spot and that what a city wants stands
 * beside its name, or the eye finds each spot where nothing is chosen; then the row is panned. */
export const NARROWEST = { finger: MOST * FINGER + GAP + 18, eye: MOST * EYE + GAP, all: 50 };

/** Sizes for a board with this many tiles in this much room.
 * @param {Room} room @param {number} tiles @param {number} terrains @param {number} narrowest @returns {Size} */
export function sizeOf(room, tiles, terrains, narrowest) {
  const tile = Math.max(room.width / tiles, narrowest);
  const row = room.height / terrains;
  const { radius, rise } = radiusOf(tile - GAP, row);
  return {
    tile,
    row,
    gap: GAP,
    step: rise > 0 ? (tile - GAP) / 2 - radius : Math.max(2 * radius + 2, narrowest === NARROWEST.finger ? FINGER : 0),
    radius,
    rise,
    tiles,
    width: tile * tiles,
    height: room.height,
  };
}

/** @param {Size} size @param {Seated} spot */
const spotX = (size, { place, nth, of }) =>
  place * size.tile +
  size.tile / 2 +
  (nth - (of - 1) / 2) * (of < MOST && size.rise > 0 ? size.radius * 2 + 2 : size.step);

/** @param {Size} size @param {number} row */
export const rowY = (size, row) => row * size.row + size.row / 2;

/** @param {Size} size @param {number} row @param {Seated} spot @returns {Point} */
export const spotAt = (size, row, spot) => ({
  x: spotX(size, spot),
  y: rowY(size, row) + (spot.of === MOST ? (spot.nth === 1 ? size.rise : -size.rise) : 0),
});

/** What of a shape lies no nearer to the other place than to this one.
 * @param {Point[]} shape @param {Point} here @param {Point} other @returns {Point[]} */
function nearer(shape, here, other) {
  const [x, y] = [other.x - here.x, other.y - here.y];
  const beyond = (/** @type {Point} */ at) => (at.x - (here.x + other.x) / 2) * x + (at.y - (here.y + other.y) / 2) * y;
  return shape.flatMap((at, i) => {
    const next = shape[(i + 1) % shape.length];
    const [from, to] = [beyond(at), beyond(next)];
    const kept = from <= 0 ? [at] : [];
    if (from <= 0 === to <= 0) return kept;
    const part = from / (from - to);
    return [...kept, { x: at.x + part * (next.x - at.x), y: at.y + part * (next.y - at.y) }];
  });
}

/** Where a finger finds each of these places: half a finger beside it and all of its terrain's height, as far as
 * no other of them is nearer. @param {Point[]} places @param {number} row how high a terrain is */
export function reaches(places, row) {
  const [wide, high] = [FINGER / 2, Math.max(FINGER, row) / 2];
  return places.map((here) => {
    const { x, y } = here;
    const corners = [
      { x: x - wide, y: y - high },
      { x: x + wide, y: y - high },
      { x: x + wide, y: y + high },
      { x: x - wide, y: y + high },
    ];
    const others = places.filter(
      (one) => one !== here && Math.abs(one.x - x) < 2 * wide && Math.abs(one.y - y) < 2 * high,
    );
    return others.reduce((shape, other) => nearer(shape, here, other), corners);
  });
}

/** A path of brick courses for a tile that is face down.
 * @param {number} x @param {number} width @param {number} height @param {number} course */
export function bricks(x, width, height, course) {
  let path = "";
  for (let y = course, odd = 0; y <= height; y += course, odd ^= 1) {
    if (y < height) path += `M${x} ${y}h${width}`;
    for (let at = x + (odd ? width / 6 : width / 3); at < x + width - 1; at += width / 3)
      path += `M${at} ${y - course}v${course}`;
  }
  return path;
}
