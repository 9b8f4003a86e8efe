/* kept.js - what says the same is the same object. A snapshot comes as all new objects from the engine or a
 * server; with those parts of the old one that have not changed, whatever is drawn from them need not be drawn
 * again (memo.js).
 */
import { useRef } from "../../lib/preact.js";

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;

/** The old value if the next one says the same; else the next, which is changed so that all in it that says the
 * same as the old one is the old one's. Only for trees of plain objects and lists.
 * @template T @param {unknown} old @param {T} next @returns {T} */
export function kept(old, next) {
  if (old === next || !isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const value = kept(old[key], next[key]);
    if (value !== next[key]) /** @type {Record<string, unknown>} */ (next)[key] = value;
    isSame &&= value === old[key] && key in old;
  }
  return isSame ? /** @type {T} */ (old) : next;
}

/** What was worked out for a drawing: the parts that say the same as the last time are the same.
 * @template T @param {T} value @returns {T} */
export function useKept(value) {
  const last = useRef(value);
  last.current = kept(last.current, value);
  return last.current;
}
