/* kit.js - all that the page needs to show one game: its table, the content
 * file, its words and its style. Loaded once, when first wanted.
 */
import { DeadEnd } from "../base/dead_end.js";
import { capital, loadWords, t, textsOf, wordsOf } from "../words/words.js";
import { learnLevels } from "../words/levels.js";
import { plainTable } from "../table/plain.js";

/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../types.d.ts").GameTable} GameTable */
/** `sentences` are the files of words, the game's own first.
 * @typedef {{name: string, title: string, info: GameInfo, table: GameTable, content: object,
 *   sentences: string[]}} Kit */

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** Runs `load` once per key; a failure is forgotten, so that it can be retried.
 * @template T @param {string} key @param {() => Promise<T>} load @returns {Promise<T>} */
function once(key, load) {
  let promise = /** @type {Promise<T> | undefined} */ (loaded.get(key));
  if (!promise) {
    promise = load();
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
  }
  return promise;
}

/** @param {string} path */
async function fetchFile(path) {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Error(t("errors-file", { path }));
  return answer;
}

/** @param {string} path */
async function fetchJson(path) {
  const answer = await fetchFile(path);
  return answer.json().catch(() => {
    throw new Error(t("errors-file", { path }));
  });
}

/** Whether the file is known to be missing, and not merely out of reach.
 * @param {string} path */
async function isMissing(path) {
  const answer = await fetch(path, { method: "HEAD" }).catch(() => null);
  return answer?.status === 404;
}

/** Not every game has one. @param {string} path @param {HTMLLinkElement} link */
async function withoutStyle(path, link) {
  link.remove();
  if (!(await isMissing(path))) throw new Error(t("errors-file", { path }));
}

/** @param {string} path @returns {Promise<void>} */
function addStyle(path) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const done = new Promise((resolve, reject) => {
    link.onload = () => resolve(undefined);
    link.onerror = () => withoutStyle(path, link).then(resolve, reject);
  });
  document.head.append(link);
  return done;
}

/** Imports the table of a game; `spare` stands in where the game has none.
 * @param {string} path @param {() => GameTable} spare @returns {Promise<GameTable>} */
async function importOr(path, spare) {
  try {
    return (await import(new URL(path, document.baseURI).href)).table;
  } catch (error) {
    if (await isMissing(path)) return spare();
    console.error(error);
    throw new Error(t("errors-file", { path }));
  }
}

/** The drawing part of a game: its table and style, without content.
 * @param {string} name @returns {Promise<GameTable>} */
export function loadTable(name) {
  return once(`table ${name}`, async () => {
    const [table] = await Promise.all([
      importOr(`games/${name}/page/table.js`, () => plainTable(name)),
      addStyle(`games/${name}/page/style.css`),
    ]);
    return table;
  });
}

/** What the engine says about all games.
 * @param {Engine} engine @returns {Promise<GameInfo[]>} */
function listGames(engine) {
  return once("games", async () => {
    const [games, levels] = await Promise.all([engine.games(), engine.levels()]);
    learnLevels(levels);
    return games;
  });
}

/** The same, with the words of all of them. @param {Engine} engine @returns {Promise<GameInfo[]>} */
export async function loadGames(engine) {
  const games = await listGames(engine);
  await Promise.all(games.map(({ name }) => loadWords(name)));
  return games;
}

/** One game, with its words and no others. @param {Engine} engine @param {string} name */
export async function findGame(engine, name) {
  const info = (await listGames(engine)).find((game) => game.name === name);
  if (!info) throw new DeadEnd(t("errors-no-game", { name }));
  await loadWords(name);
  return info;
}

/** A seat before there is a match: its colour, and what the game calls it.
 * @typedef {{colour: string, name: string}} Place */

/** What the game calls a seat. @param {string} game @param {string} word of the engine for it */
export const seatWords = (game, word) => capital(wordsOf(game).say({ is: "seat", id: word }));

/** The seats that a match will have: a match is begun and asked.
 * @param {Engine} engine @param {{game: string, seats: number, options?: Record<string, string>}} order
 * @returns {Promise<Place[]>} */
export async function placesOf(engine, order) {
  const table = await loadTable(order.game);
  const [, now] = await Promise.all([engine.begin({ ...order, seed: 1 }), engine.snapshot(null)]);
  const colours = table.colours(now);
  return now.names.map((word, seat) => ({ colour: colours[seat] ?? "neutral", name: seatWords(order.game, word) }));
}

/** The files of words of a game, its own first. @param {string} name @returns {Promise<string[]>} */
export async function loadSentences(name) {
  await loadWords(name);
  return textsOf(name);
}

/** @param {Engine} engine @param {string} name @returns {Promise<Kit>} */
export async function loadKit(engine, name) {
  const info = await findGame(engine, name);
  const [table, content, sentences] = await Promise.all([
    loadTable(name),
    once(`content ${name}`, () => fetchJson(`games/${name}/content.json`)),
    loadSentences(name),
  ]);
  return { name, title: info.title, info, table, content, sentences };
}
