/* arrivals.js - which piece has just arrived, and from where, so that it can be
 * seen to slide there.
 */
import { useRef } from "../../../lib/preact.js";

/** @typedef {import("./position.js").Now} Now */
/** @typedef {{n: number, from: string | null}} Arrival */

/** How a row of counts differs. @param {Record<string, number>} before @param {Record<string, number>} after */
function changes(before, after) {
  const regions = Object.keys(after);
  return {
    more: regions.filter((id) => after[id] > (before[id] ?? 0)),
    fewer: regions.filter((id) => after[id] < (before[id] ?? 0)),
  };
}

/** By "owner kind region". Empty where more than one piece came, as after a jump.
 * @param {Now} before @param {Now} after @returns {Map<string, Arrival>} */
function arrivalsBetween(before, after) {
  /** @type {Map<string, Arrival>} */
  const out = new Map();
  for (const kind of ["army", "city"]) {
    const field = kind === "army" ? "armies" : "cities";
    for (const owner of Object.keys(after.state[field])) {
      const { more, fewer } = changes(before.state[field][owner] ?? {}, after.state[field][owner]);
      if (more.length === 1)
        out.set(`${owner} ${kind} ${more[0]}`, { n: after.count, from: fewer.length === 1 ? fewer[0] : null });
      if (more.length > 1) return new Map();
    }
  }
  return out.size === 1 ? out : new Map();
}

/** What arrived with the latest change of the match. @param {Now} now */
export function useArrivals(now) {
  const seen = useRef({ now, arrivals: /** @type {Map<string, Arrival>} */ (new Map()) });
  const before = seen.current.now;
  if (before.count !== now.count) {
    const forward = now.count > before.count && now.setup.map === before.setup.map;
    seen.current = { now, arrivals: forward ? arrivalsBetween(before, now) : new Map() };
  }
  return seen.current.arrivals;
}
