/* saved.js - games that are kept in this browser, each as a record with who
 * sits where.
 */
import { t } from "./words.js";
import { openShelf } from "./shelf.js";

/** @typedef {{name: string, kind: "human" | "bot" | "remote", level: string}} Player */
/** @typedef {{id: string, game: string, title: string, setup: any, players: Player[], seed: string,
 *            record: string, count: number, over: boolean, words: string, when: number}} Saved */

/** @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {any} game @returns {game is Saved} */
function sound(game) {
  return Boolean(game) && typeof game.id === "string" && typeof game.game === "string" &&
    typeof game.record === "string" && Array.isArray(game.players) && typeof game.when === "number";
}

const shelf = openShelf("mudbrick.game.", sound);

export const { list, remove } = shelf;

/** @param {string} id @returns {Saved} */
export function load(id) {
  if (!shelf.has(id)) throw new Error(t.errors.noSaved);
  const game = shelf.read(id);
  if (!game) throw new Error(t.errors.badSaved);
  return game;
}

/** @param {Saved} game */
export function keep(game) {
  try {
    shelf.keep(game.id, game);
  } catch {
    throw new Error(t.errors.full);
  }
}
