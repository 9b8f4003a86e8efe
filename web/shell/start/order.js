/* order.js - what is wanted of a new game: seats, options, seed, players. Made
 * from a link and written into one, so that a set-up can be sent to a friend.
 */
import { DeadEnd } from "../base/dead_end.js";
import { levelFor, levelNames } from "../words/levels.js";
import { capital, t, wordsOf } from "../words/words.js";
import { settings } from "../base/settings.js";

/** @typedef {GameInfo["options"][number]} Option */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../play/saved.js").Player} Player */
/** @typedef {{game: string, options: Record<string, string>, seed: string, players: Player[]}} Order */

const OWN = ["seats", "seed", "bots", "people", "names"];

/** @param {GameInfo} info @returns {{low: number, high: number}} */
export const seatRange = (info) => ({ low: info.seats[0], high: info.seats[1] });

/** How many may play, for a list to choose from. @param {GameInfo} info @returns {Record<string, string>} */
export function countChoices(info) {
  const { low, high } = seatRange(info);
  return Object.fromEntries(Array.from({ length: high - low + 1 }, (_, i) => [String(low + i), String(low + i)]));
}

/** What the words of a game call it; else the engine's word, spelt out.
 * @param {string} game @param {string} key @param {string} word
 * @param {Record<string, import("../../types.d.ts").Argument>} [args] */
function worded(game, key, word, args = {}) {
  const words = wordsOf(game);
  return words.has(key) ? words.t(key, args) : capital(word.replaceAll("_", " "));
}

/** @param {string} name of an option */
const keyOf = (name) => `option-${name}`;

/** "other_printing" as words. @param {string} game @param {string} name */
export const optionWords = (game, name) => worded(game, keyOf(name), name);

/** @param {string} game @param {{name: string, help: string}} option */
export const optionHelp = (game, { name, help }) => worded(game, `${keyOf(name)}.help`, help);

/** Whether a value of an option is the number of a seat. @param {string} game
 * @param {{name: string, person?: boolean}} option @param {string} value */
export const isSeat = (game, { name, person }, value) =>
  /^\d$/.test(value) && (Boolean(person) || wordsOf(game).has(`${keyOf(name)}.seat`));

/** A value of an option as words. @param {string} game @param {{name: string, person?: boolean}} option
 * @param {string} value @param {string[]} [names] of the seats, if they are known */
export function valueWords(game, option, value, names = []) {
  const key = keyOf(option.name);
  if (wordsOf(game).has(`${key}.is-${value}`)) return worded(game, `${key}.is-${value}`, value);
  if (isSeat(game, option, value))
    return names[Number(value)] || worded(game, `${key}.seat`, value, { seat: Number(value) + 1 });
  return capital(t("value", { id: value.replaceAll("_", " ") }));
}

/** A new seed that no one has chosen. */
export function freshSeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

/** @param {string} text */
export function isSeed(text) {
  return /^\d{1,18}$/.test(text);
}

/** @param {GameInfo} info @returns {Record<string, string>} */
export function standardOptions(info) {
  return Object.fromEntries(info.options.map((o) => [o.name, o.standard]));
}

/** The first seat that a person takes; without people, the first. @param {boolean[]} people by seat */
const firstPerson = (people) => Math.max(0, people.indexOf(true));

/** What every option is unless told otherwise: one that asks for a person names the first.
 * @param {GameInfo} info @param {boolean[]} people by seat @returns {Record<string, string>} */
export function usualOptions(info, people) {
  return Object.fromEntries(info.options.map((o) => [o.name, o.person ? String(firstPerson(people)) : o.standard]));
}

/** The options when other people sit there: what named the first person names the first one now, and
 * what names a seat that is gone is as usual.
 * @param {GameInfo} info @param {Record<string, string>} options @param {boolean[]} before @param {boolean[]} people */
export function followPeople(info, options, before, people) {
  const was = usualOptions(info, before);
  const isGone = (/** @type {Option} */ o) =>
    isSeat(info.name, o, options[o.name]) && Number(options[o.name]) >= people.length;
  const follows = (/** @type {Option} */ o) => (o.person && options[o.name] === was[o.name]) || isGone(o);
  const usual = usualOptions(info, people);
  return Object.fromEntries(info.options.map((o) => [o.name, (follows(o) ? usual : options)[o.name]]));
}

/** @param {Player[]} players */
export const peopleOf = (players) => players.map((player) => player.kind === "human");

/** @param {number} seats @param {number} people @param {string[]} bots @param {string[]} names @returns {Player[]} */
export function makePlayers(seats, people, bots, names = []) {
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? (seat === 0 && people > 0 ? settings.name : "");
    if (seat < people) return { name, kind: "human", level: "" };
    return { name, kind: "bot", level: bots[Math.min(seat - people, bots.length - 1)] };
  });
}

/** @param {string | undefined} text @param {number} low @param {number} high @param {number} standard
 * @param {string} sentence */
function numberIn(text, low, high, standard, sentence) {
  if (text === undefined) return standard;
  const n = Number(text);
  if (!Number.isInteger(n) || n < low || n > high) throw new DeadEnd(sentence);
  return n;
}

/** @param {GameInfo} info @param {Record<string, string>} query */
function readOptions(info, query) {
  const options = standardOptions(info);
  for (const [name, value] of Object.entries(query)) {
    if (OWN.includes(name)) continue;
    const option = info.options.find((o) => o.name === name);
    if (!option) throw new DeadEnd(t("errors-no-option", { name, right: info.options.map((o) => o.name) }));
    if (!option.words.includes(value)) throw new DeadEnd(t("errors-option", { name, value, right: option.words }));
    options[name] = value;
  }
  return options;
}

/** @param {GameInfo} info what the engine says of the game @param {Record<string, string>} query @returns {Order} */
export function readOrder(info, query) {
  const { low, high } = seatRange(info);
  const usual = Math.min(Math.max(3, low), high);
  const seats = numberIn(query.seats, low, high, usual, t("errors-seats", { title: info.title, low, high }));
  const people = numberIn(query.people, 0, seats, 1, t("errors-people", { seats }));
  const bots = (query.bots ?? levelFor("people")).split(",");
  const strange = bots.find((level) => !levelNames().includes(level));
  if (strange !== undefined)
    throw new DeadEnd(t("errors-option", { name: t("errors-level"), value: strange, right: levelNames() }));
  if (query.seed !== undefined && !isSeed(query.seed)) throw new DeadEnd(t("setup-seed-bad", { text: query.seed }));
  const names = query.names ? query.names.split(",").map((name) => name.slice(0, 24)) : [];
  return {
    game: info.name,
    options: readOptions(info, query),
    seed: query.seed ?? "",
    players: makePlayers(seats, people, bots, names),
  };
}

/** The value of an option when people sit first.
 * @param {Option} option @param {string} value @param {boolean[]} people */
function moved(option, value, people) {
  const seat = Number(value);
  if (!option.person || !(seat < people.length)) return value;
  const front = people.filter((is, i) => is && (i < seat || !people[seat])).length;
  const behind = people[seat] ? 0 : people.filter((is, i) => !is && i < seat).length;
  return String(front + behind);
}

/** People sit first in a link. @param {GameInfo} info @param {Order} order @returns {Record<string, string>} */
export function writeOrder(info, order) {
  const people = order.players.filter((player) => player.kind === "human").length;
  const bots = order.players.filter((player) => player.kind === "bot").map((player) => player.level);
  /** @type {Record<string, string>} */
  const query = { seats: String(order.players.length) };
  if (people !== 1) query.people = String(people);
  if (bots.some((level) => level !== levelFor("people"))) query.bots = bots.join(",");
  for (const option of info.options) {
    const value = moved(option, order.options[option.name], peopleOf(order.players));
    if (value !== option.standard) query[option.name] = value;
  }
  if (order.seed) query.seed = order.seed;
  return query;
}
