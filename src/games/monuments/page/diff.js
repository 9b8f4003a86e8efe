/* diff.js - what a foreseen snapshot changes, for ghosts on the map and words
 * in the prompt. It compares; it works nothing out.
 */
import { KINDS, TYPES, ground } from "./position.js";

/** @typedef {import("./position.js").Now} Now */
/** @typedef {import("./position.js").Building} Building */
/** @typedef {{id: string, seat: number | null, units: [string, number][], res: [string, number][],
 *   buildings: Building[], builder: number | null, control: boolean}} Change */

/** @param {Record<string, number> | undefined} a @param {Record<string, number> | undefined} b @param {string[]} keys
 * @returns {[string, number][]} */
function deltas(a, b, keys) {
  /** @type {[string, number][]} */
  const list = keys.map((key) => [key, (b?.[key] ?? 0) - (a?.[key] ?? 0)]);
  return list.filter(([, by]) => by !== 0);
}

/** @param {Building[] | undefined} before @param {Building[] | undefined} after */
function newHouses(before = [], after = []) {
  const left = before.map((b) => `${b.kind} ${b.broken}`);
  return after.filter((b) => {
    const at = left.indexOf(`${b.kind} ${b.broken}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** @param {Now} now @param {Now} next @param {string} id @returns {Change | null} */
function hexChange(now, next, id) {
  const a = ground(now, id);
  const b = ground(next, id);
  const same = a.seat === b.seat || b.seat === null;
  const units = deltas(same ? a.units : {}, b.units, KINDS);
  const res = deltas(a.res, b.res, TYPES);
  const buildings = newHouses(a.buildings, b.buildings);
  if (!units.length && !res.length && !buildings.length) return null;
  return {
    id,
    seat: b.seat ?? a.seat,
    units,
    res,
    buildings,
    builder: b.builder ?? null,
    control: b.control && !(a.control && same),
  };
}

/** @param {Now} now @param {Now} next @returns {Change[]} */
export function hexChanges(now, next) {
  const ids = new Set([...Object.keys(now.tell.hexes), ...Object.keys(next.tell.hexes)]);
  return [...ids].map((id) => hexChange(now, next, id)).filter((c) => c !== null);
}

/** @param {Now} now @param {Now} next @returns {string[]} */
export const newBridges = (now, next) => next.state.bridges.filter((b) => !now.state.bridges.includes(b));

/** Ferries that would lie elsewhere. @param {Now} now @param {Now} next @returns {string[]} */
export function movedFerries(now, next) {
  const where = (/** @type {import("./position.js").Ferry | undefined} */ f) => f && `${f.water} ${f.land}`;
  return Object.keys(next.tell.ferries).filter((id) => where(now.tell.ferries[id]) !== where(next.tell.ferries[id]));
}

/** What the viewer would have more or less of, and the points.
 * @param {Now} now @param {Now} next @param {number} seat */
export function seatChange(now, next, seat) {
  return {
    res: deltas(now.tell.seats[seat].res, next.tell.seats[seat].res, TYPES),
    points: next.scores[seat].total - now.scores[seat].total,
    layers: next.state.layers[now.names[seat]] - now.state.layers[now.names[seat]],
  };
}
