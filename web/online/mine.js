/* mine.js - the seats that this browser holds: the table, the secret that opens
 * the seat, the invitation, and the commitment to chance that was noted when the
 * table was first seen. Whoever has the secret plays the seat.
 */
import { openShelf } from "../shell/base/shelf.js";

/** `spare` are secrets of other seats at the same table, which this browser held before; `ended`: when the end of the
 * match was first seen.
 * @typedef {{table: string, secret: string, invite: string, game: string, commitment: string, early: boolean,
 *   when: number, ended?: number, spare?: string[]}} Held */

/** @param {unknown} thing @returns {thing is Held} */
function sound(thing) {
  const held = /** @type {Record<string, unknown> | null} */ (thing);
  return (
    held !== null &&
    ["table", "secret", "invite", "game"].every((key) => typeof held[key] === "string") &&
    typeof (held.commitment ?? held.promise) === "string" &&
    typeof held.early === "boolean" &&
    typeof held.when === "number" &&
    (held.ended === undefined || typeof held.ended === "number") &&
    (held.spare === undefined || Array.isArray(held.spare))
  );
}

/** What was kept while the commitment was called a promise. @param {Held & {promise?: string}} held @returns {Held} */
const today = ({ promise = "", ...held }) => ({ ...held, commitment: held.commitment ?? promise });

const shelf = openShelf("mudbrick.seat.", sound);

/** What a browser that keeps nothing still knows until the page is closed.
 * @type {Map<string, Held>} */
const known = new Map();

/** The seats that this browser has, those of the latest table first.
 * @returns {{table: string, secret: string}[]} */
export const seats = () =>
  shelf
    .list()
    .flatMap(({ table, secret, spare = [] }) =>
      [secret, ...spare].filter(Boolean).map((one) => ({ table, secret: one })),
    );

/** What this browser knows of a table. @param {string} table @returns {Held} */
export function load(table) {
  const kept = shelf.read(table);
  if (kept) return today(kept);
  return (
    known.get(table) ?? { table, secret: "", invite: "", game: "", commitment: "", early: false, when: Date.now() }
  );
}

/** Keeps what is new about a table. No secret is dropped for another one: it may be
 * the only copy. @param {string} table @param {Partial<Held>} news @returns {Held} */
export function keep(table, news) {
  const old = load(table);
  const held = { ...old, ...news };
  const spare = [old.secret, ...(old.spare ?? []), ...(news.spare ?? [])].filter((one) => one && one !== held.secret);
  return put(table, { ...held, spare: [...new Set(spare)] });
}

/** Whether it is still known when the page is opened again. @param {Held} held */
export const isKept = ({ table, secret }) => shelf.read(table)?.secret === secret;

/** @param {string} table @param {Held} held */
function put(table, held) {
  known.set(table, held);
  try {
    shelf.keep(table, held);
  } catch {
    /* a browser that keeps nothing still plays; the seat's own link leads back */
  }
  return held;
}

/** Forgets a seat. @param {string} table @param {string} secret @returns {() => void} brings it back */
export function forget(table, secret) {
  const held = load(table);
  const left = [held.secret, ...(held.spare ?? [])].filter((one) => one && one !== secret);
  if (left.length > 0) put(table, { ...held, secret: left[0], spare: left.slice(1) });
  else {
    known.delete(table);
    shelf.remove(table);
  }
  return () => void keep(table, held);
}
