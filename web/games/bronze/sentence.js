/* sentence.js - the moves of Bronze in sentences without their subject.
 *
 * A move names a stack, not its card; the card stands at the beginning of the
 * words that the engine gives with the move.
 */
import { readPlace, readSettle, seatOf, shortName } from "./model.js";
import { technologyName } from "./parts.js";

/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {import("../../types.d.ts").Context} Context */

/** The technology that the words begin with, "" if there is none.
 * @param {string} words @param {any} facts */
const cardIn = (words, facts) => facts.technologies.find((/** @type {any} */ one) => words.startsWith(one.name))?.name ?? "";

/** The settlers that the words begin with: "a farmer by Wheel". @param {string} words @param {any} facts */
const settlerIn = (words, facts) => facts.settlers.find((/** @type {any} */ one) => words.startsWith(`a ${one.id} `))?.id ?? "";

/** @type {Record<string, (entry: Entry, ctx: Context) => string>} */
const sentences = {
  take: ({ move, words }, { facts, t }) => {
    const name = cardIn(words, facts);
    return name ? t.said.take(name) : t.said.takeStack(move.split(" ")[1]);
  },
  place: ({ move, words }, { facts, t }) => {
    const { where, down } = readPlace(move);
    return t.said.place(cardIn(words, facts), where, down);
  },
  settle: ({ move, words }, { facts, t }) => {
    const { terrain, tile, technology } = readSettle(move);
    return t.said.settle(terrain, tile, settlerIn(words, facts), technologyName(t, facts, technology));
  },
  end: (_entry, { t }) => t.said.end,
  city: ({ move }, { t }) => t.said.city(t.cityName(move.slice(5))),
  open: ({ move }, { t }) => t.said.open(Number(move.split(" ")[1].slice(1))),
  first: ({ move }, { t, now, seats }) => t.said.first(shortName(seats, seatOf(now, move.split(" ")[1]))),
  lay: ({ move }, { t }) => t.said.lay(t.cityName(move.split(" ")[2]), Number(move.split(" ")[1].slice(1))),
};

/** What the end of the turn brought: "; route of 3 on woods to red".
 * @param {Entry} entry @param {Context} ctx @returns {string[]} */
function gains({ words, seat }, { now, seats, t }) {
  const whose = (/** @type {string} */ word) => (seatOf(now, word) < 0 ? t.nobody : seatOf(now, word) === seat ? "" : shortName(seats, seatOf(now, word)));
  const routes = [...words.matchAll(/; route of (\d+) on (\w+) to \w+/g)].map(([, line, terrain]) => t.said.route(Number(line), terrain));
  const provinces = [...words.matchAll(/; province of T(\d+) to (\w+)/g)].map(([, tile, word]) => t.said.province(Number(tile), whose(word)));
  return [...routes, ...provinces];
}

/** Tokens and cards that chance deals at the start or turns up are left out:
 * the table shows them. @param {Entry} entry @param {Context} ctx @returns {string} */
export function sentence(entry, ctx) {
  const said = sentences[entry.move.split(" ")[0]]?.(entry, ctx) ?? "";
  return said && [said, ...gains(entry, ctx)].join("; ");
}
