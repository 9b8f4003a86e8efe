/* wish.js - a table or a seat that must be granted once, though the answer may get
 * lost: it is asked for again under the same id, which this browser keeps until it
 * is answered, also when the page is loaded anew.
 */
import { openShelf } from "../shell/base/shelf.js";
import { Lost, Refused } from "./api.js";

/** `what` is the same for wishes that are one.
 * @typedef {{id: string, what: string, body: object, when: number}} Wish */

/** Waits before each try, in ms. */
const WAITS = [0, 500, 1500];

/** @param {unknown} thing @returns {thing is Wish} */
function sound(thing) {
  const wish = /** @type {Partial<Wish> | null} */ (thing);
  return wish !== null && typeof wish.id === "string" && typeof wish.what === "string" && typeof wish.when === "number";
}

const shelf = openShelf("mudbrick.wish.", sound);

/** For browsers that keep nothing. @type {Map<string, Wish>} */
const known = new Map();

/** The wish that waits for its answer. @param {string} place @returns {Wish | null} */
export const pending = (place) => shelf.read(place) ?? known.get(place) ?? null;

/** @param {string} place @param {Wish} wish */
function keep(place, wish) {
  known.set(place, wish);
  try {
    shelf.keep(place, wish);
  } catch {
    /* it is known until the page is closed */
  }
}

/** @param {string} place */
function drop(place) {
  known.delete(place);
  shelf.remove(place);
}

/** 128 bits that nobody guesses. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is it unknown what became of it, or may it go better in a moment? @param {unknown} error */
const unsettled = (error) => error instanceof Lost || (error instanceof Refused && [429, 503].includes(error.status));

/** Sends the body, with an id, until it is answered.
 * @template T @template {object} B @param {string} place @param {string} what @param {B} body
 * @param {(body: B & {id: string}) => Promise<T>} send @returns {Promise<T>} */
export async function grant(place, what, body, send) {
  const before = pending(place);
  const wish = before?.what === what ? before : { id: newId(), what, body, when: Date.now() };
  keep(place, wish);
  for (let i = 0; ; i++) {
    await new Promise((resolve) => setTimeout(resolve, WAITS[i]));
    try {
      const answer = await send({ ...body, id: wish.id });
      drop(place);
      return answer;
    } catch (error) {
      if (!unsettled(error)) drop(place);
      if (!unsettled(error) || i === WAITS.length - 1) throw error;
    }
  }
}
