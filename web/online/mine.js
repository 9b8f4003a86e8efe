/* mine.js - the seats that this browser holds: the table, the secret that opens
 * the seat, the invitation, and the promise about chance that was noted when the
 * table was first seen. Whoever has the secret plays the seat.
 */
import { openShelf } from "../shell/shelf.js";

/** @typedef {{table: string, secret: string, invite: string, game: string, promise: string, early: boolean, when: number}} Held */

/** @param {any} held @returns {held is Held} */
function sound(held) {
  return Boolean(held) && ["table", "secret", "invite", "game", "promise"].every((key) => typeof held[key] === "string") &&
    typeof held.early === "boolean" && typeof held.when === "number";
}

const shelf = openShelf("mudbrick.seat.", sound);

/** What a browser that keeps nothing still knows until the page is closed.
 * @type {Map<string, Held>} */
const known = new Map();

/** @param {string} table */
export function remove(table) {
  known.delete(table);
  shelf.remove(table);
}

/** Tables at which this browser has a seat, the latest first. */
export const seats = () => shelf.list().filter((held) => held.secret !== "");

/** What this browser knows of a table. @param {string} table @returns {Held} */
export function load(table) {
  return shelf.read(table) ?? known.get(table) ?? { table, secret: "", invite: "", game: "", promise: "", early: false, when: Date.now() };
}

/** Keeps what is new about a table.
 * @param {string} table @param {Partial<Held>} news @returns {Held} */
export function keep(table, news) {
  const held = { ...load(table), ...news };
  known.set(table, held);
  try {
    shelf.keep(table, held);
  } catch {
    /* a browser that keeps nothing still plays; the seat's own link leads back */
  }
  return held;
}
