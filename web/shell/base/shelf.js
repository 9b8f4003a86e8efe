/* shelf.js - things that are kept in this browser, one entry for each, so that
 * a damaged one spoils no other.
 */

/** The browser's store; a browser may have none, or forbid it. */
export function store() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** All keys that begin so. @param {string} prefix */
function keysOf(prefix) {
  const kept = store();
  const keys = Array.from({ length: kept?.length ?? 0 }, (_, i) => kept?.key(i) ?? "");
  return keys.filter((key) => key.startsWith(prefix));
}

/** Is anything kept whose key begins so? @param {string} prefix */
export const hasKeys = (prefix) => keysOf(prefix).length > 0;

/** A shelf of things whose keys begin alike.
 * @template {{when: number}} T
 * @param {string} prefix @param {(thing: unknown) => thing is T} sound */
export function openShelf(prefix, sound) {
  /** @param {string} id @returns {T | null} */
  const read = (id) => {
    try {
      const thing = JSON.parse(store()?.getItem(prefix + id) ?? "null");
      return sound(thing) ? thing : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    /** @param {string} id */
    has: (id) => (store()?.getItem(prefix + id) ?? null) !== null,
    /** All that can be read, the latest first. @returns {T[]} */
    list() {
      const things = keysOf(prefix).map((key) => read(key.slice(prefix.length)));
      return things.filter((thing) => thing !== null).sort((a, b) => b.when - a.when);
    },
    /** Throws if there is no room. @param {string} id @param {T} thing */
    keep: (id, thing) => store()?.setItem(prefix + id, JSON.stringify(thing)),
    /** @param {string} id */
    remove: (id) => store()?.removeItem(prefix + id),
  };
}
