/* kept.js - how one's games have ended, kept in this browser: an entry for each,
 * all under one key. What cannot be read spoils no other entry.
 */
import { store } from "../base/shelf.js";

/** Who is no bot, in place of a level. */
export const PERSON = "person";

/** `id` is that of the kept game or of the seat online, `levels` those of the others by seat, `setup` what was not
 * as usual.
 * @typedef {{id: string, game: string, setup: Record<string, string>, seats: number, seat: number,
 *   levels: string[], place: number, points: number, when: number}} Entry */

/** Games that ended before `since` were erased. @typedef {{since: number, games: Entry[]}} Kept */

const KEY = "mudbrick.stats";
const VERSION = 1;
const MOST = 2000;

/** @param {unknown} thing @returns {thing is Record<string, unknown>} */
const isObject = (thing) => typeof thing === "object" && thing !== null;

/** @param {unknown} thing @returns {thing is Entry} */
const sound = (thing) =>
  isObject(thing) &&
  ["id", "game"].every((key) => typeof thing[key] === "string") &&
  ["seats", "seat", "place", "points", "when"].every((key) => Number.isFinite(thing[key])) &&
  !Number.isNaN(new Date(Number(thing.when)).getTime()) &&
  isObject(thing.setup) &&
  Array.isArray(thing.levels) &&
  thing.levels.length > 0 &&
  thing.levels.every((level) => typeof level === "string");

/** What is kept; `null` if a later version of the page has kept it in another form.
 * @returns {Kept | null} */
function read() {
  try {
    const kept = JSON.parse(store()?.getItem(KEY) ?? "{}");
    if (kept.version > VERSION) return null;
    const games = /** @type {unknown[]} */ (Array.isArray(kept.games) ? kept.games : []).filter(sound);
    const ids = games.map(({ id }) => id);
    const since = kept.since < Date.now() ? kept.since : 0; /* a clock may have gone wrong */
    return { since, games: games.filter(({ id }, i) => ids.indexOf(id) === i) };
  } catch {
    return { since: 0, games: [] };
  }
}

/** @param {Kept} kept */
function write({ since, games }) {
  try {
    const latest = games.toSorted((a, b) => a.when - b.when).slice(-MOST);
    store()?.setItem(KEY, JSON.stringify({ version: VERSION, since, games: latest }));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

/** All entries, the earliest first. @returns {Entry[]} */
export const list = () => (read()?.games ?? []).toSorted((a, b) => a.when - b.when);

/** Keeps how a game has ended: once, however often it is told. A game that was taken back at its
 * end and has ended otherwise keeps the later end. @param {Entry} entry */
export function keep(entry) {
  const kept = read();
  if (!kept || entry.when <= kept.since) return;
  const old = kept.games.find(({ id }) => id === entry.id);
  if (old && old.place === entry.place && old.points === entry.points) return;
  write({ ...kept, games: [...kept.games.filter((one) => one !== old), entry] });
}

/** Forgets a game. @param {string} id */
export function drop(id) {
  const kept = read();
  if (kept?.games.some((one) => one.id === id)) write({ ...kept, games: kept.games.filter((one) => one.id !== id) });
}

/** Forgets all that has ended until now. */
export const erase = () => write({ since: Date.now(), games: [] });

/** All of it as a file that programs read. */
export const asJson = () => `${JSON.stringify({ version: VERSION, games: list() }, null, 1)}\n`;

const COLUMNS = /** @type {(keyof Entry)[]} */ (["id", "game", "seats", "seat", "levels", "place", "points"]);

/** @param {unknown} value */
const cell = (value) => (/[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** All of it as a table: a line for each game. */
export function asCsv() {
  const line = (/** @type {Entry} */ entry) => [
    new Date(entry.when).toISOString(),
    ...COLUMNS.map((key) => (key === "levels" ? entry.levels.join(" ") : entry[key])),
    Object.entries(entry.setup)
      .map(([name, word]) => `${name}=${word}`)
      .join(" "),
  ];
  const rows = [["date", ...COLUMNS, "setup"], ...list().map(line)];
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
