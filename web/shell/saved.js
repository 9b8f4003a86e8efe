/* saved.js - games that are kept in this browser, each as a record with who
 * sits where. One entry per game, so that a damaged one spoils no other.
 */
import { t } from "./words.js";

const PREFIX = "mudbrick.game.";

/** The browser's store; a browser may have none, or forbid it. */
function store() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** @typedef {{name: string, kind: "human" | "bot", level: string}} Player */
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

/** @param {string} key @returns {Saved | null} */
function read(key) {
  try {
    const game = JSON.parse(store()?.getItem(key) ?? "null");
    return sound(game) ? game : null;
  } catch {
    return null;
  }
}

/** All games that can be read, the latest first. @returns {Saved[]} */
export function list() {
  const games = [];
  const kept = store();
  for (let i = 0; i < (kept?.length ?? 0); i++) {
    const key = kept?.key(i);
    const game = key?.startsWith(PREFIX) ? read(key) : null;
    if (game) games.push(game);
  }
  return games.sort((a, b) => b.when - a.when);
}

/** @param {string} id @returns {Saved} */
export function load(id) {
  if ((store()?.getItem(PREFIX + id) ?? null) === null) throw new Error(t.errors.noSaved);
  const game = read(PREFIX + id);
  if (!game) throw new Error(t.errors.badSaved);
  return game;
}

/** @param {Saved} game */
export function keep(game) {
  const kept = store();
  if (!kept) return;
  try {
    kept.setItem(PREFIX + game.id, JSON.stringify(game));
  } catch {
    throw new Error(t.errors.full);
  }
}

/** @param {string} id */
export function remove(id) {
  store()?.removeItem(PREFIX + id);
}
