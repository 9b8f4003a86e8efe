/* geometry.js - where things lie on the row of tiles, in pixels. */

/** @typedef {{tile: number, row: number, gap: number, step: number, radius: number, tiles: number, width: number,
 *   height: number}} Size */
/** @typedef {{place: number, nth: number, of: number}} Seated */

const GAP = 4;
const NARROWEST = 84;
const WIDEST = 128;

/** Sizes for a board with this many tiles in this much room. On a phone tiles
 * are so wide that a finger finds each spot; the row is panned.
 * @param {number} room @param {number} tiles @param {number} terrains @param {boolean} narrow @returns {Size} */
export function sizeOf(room, tiles, terrains, narrow) {
  const fit = Math.floor(room / tiles);
  const tile = narrow ? WIDEST : Math.min(WIDEST, Math.max(NARROWEST, fit));
  const row = narrow ? 44 : 42;
  const step = Math.min(41, (tile - GAP) / 3);
  return {
    tile,
    row,
    gap: GAP,
    step,
    radius: Math.min(16.5, step / 2 - 0.5),
    tiles,
    width: tile * tiles,
    height: row * terrains,
  };
}

/** @param {Size} size @param {Seated} spot */
export const spotX = (size, { place, nth, of }) => place * size.tile + size.tile / 2 + (nth - (of - 1) / 2) * size.step;

/** @param {Size} size @param {number} row */
export const rowY = (size, row) => row * size.row + size.row / 2;

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
