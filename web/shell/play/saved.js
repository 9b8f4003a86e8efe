/* saved.js - games that are kept in this browser, each as a record with who
 * sits where.
 *
 * Several tabs may have the same game open. Each version that is kept has a stamp;
 * whoever keeps the next one must know the stamp of the last, so that no tab writes
 * over what another has done.
 */
import { DeadEnd } from "../base/dead_end.js";
import { t } from "../words/words.js";
import { openShelf } from "../base/shelf.js";

/** @typedef {import("../../types.d.ts").Status} Status */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {{name: string, kind: "human" | "bot" | "guest", level: string}} Player */
/** @typedef {{id: string, game: string, title: string, setup: import("../../types.d.ts").Game["setup"],
 *            players: Player[], seed: string,
 *            record: string, count: number, over: boolean, words: string, when: number,
 *            stamp?: string, start?: string, moves?: Decision[], takenBack?: boolean,
 *            branched?: boolean}} Saved */
/** `takenBack`: past what had been shown, and that stays; `branched`: it goes on from the middle of
 * another one. Neither counts in the statistics. One that began from a position has no record: it
 * is the position, `start`, and the decisions since. Chance needs none, it follows from the seed;
 * `count` is how many moves there were before.
 * @typedef {{seat: number, move: string, count: number}} Decision */

/** @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether all of these are texts. @param {object} thing @param {string[]} keys */
const areTexts = (thing, keys) =>
  keys.every((key) => typeof (/** @type {Record<string, unknown>} */ (thing)[key]) === "string");

/** @param {unknown} thing @returns {thing is object} */
const isObject = (thing) => typeof thing === "object" && thing !== null;

/** @param {unknown} thing @returns {thing is Saved} */
function sound(thing) {
  if (!isObject(thing)) return false;
  const game = /** @type {Partial<Saved>} */ (thing);
  return (
    areTexts(game, ["id", "game", "title", "record", "words"]) &&
    isObject(game.setup) &&
    Array.isArray(game.players) &&
    game.players.every((player) => isObject(player) && areTexts(player, ["name", "kind", "level"])) &&
    Number.isFinite(game.when) &&
    (game.start === undefined || (typeof game.start === "string" && Array.isArray(game.moves)))
  );
}

const PREFIX = "mudbrick.game.";
const shelf = openShelf(PREFIX, sound);

export const { list, remove } = shelf;

/** @param {string} id @returns {Saved} */
export function load(id) {
  if (!shelf.has(id)) throw new DeadEnd(t("errors-no-saved"));
  const game = shelf.read(id);
  if (!game) throw new DeadEnd(t("errors-bad-saved"));
  return game;
}

/** The version that is kept, if it is not the one that is known here.
 * @param {Saved} game @returns {Saved | null} */
export function newer(game) {
  const kept = shelf.read(game.id);
  return kept && kept.stamp !== game.stamp ? kept : null;
}

/** Keeps the game; not if there is a version that is not known here.
 * @param {Saved} game @returns {boolean} whether it is kept */
export function keep(game) {
  if (newer(game)) return false;
  const before = game.stamp;
  try {
    game.stamp = newId();
    shelf.keep(game.id, game);
    if (!shelf.has(game.id)) throw new Error("nothing is kept"); /* there is no store */
  } catch {
    game.stamp = before;
    throw new Error(t("errors-full"));
  }
  return true;
}

/** Have two versions gone the same way? @param {Saved} a @param {Saved} b */
export const isSame = (a, b) => a.record === b.record && JSON.stringify(a.moves) === JSON.stringify(b.moves);

/** Calls when another tab may have kept a version of the game, also when the reader
 * comes back: a tab that sleeps is told nothing.
 * @param {string} id @param {() => void} call @returns {() => void} stops it */
export function watch(id, call) {
  const heard = (/** @type {StorageEvent} */ event) => event.key === PREFIX + id && call();
  addEventListener("storage", heard);
  document.addEventListener("visibilitychange", call);
  return () => {
    removeEventListener("storage", heard);
    document.removeEventListener("visibilitychange", call);
  };
}

/** Makes the engine hold a kept game, at its end.
 * @param {Engine} engine @param {Saved} game @returns {Promise<Status>} */
export async function restore(engine, game) {
  if (game.start === undefined) return engine.load(game.record, game.seed);
  const decide = (/** @type {Decision} */ { seat, move }) => engine.play(seat, move);
  const all = [
    engine.position(game.start, game.seed),
    engine.chance(),
    ...(game.moves ?? []).map(decide),
    engine.status(),
  ];
  return /** @type {Status} */ ((await Promise.all(all)).pop());
}
