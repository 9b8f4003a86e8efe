/* sentence.js - the moves of Bronze in sentences without their subject.
 *
 * A move names a stack, not its card; the card stands at the beginning of the
 * words that the engine gives with the move.
 */
import { placeTold, readPlace, readSettle, seatOf, shortName, turnOf } from "./model.js";
import { technologyName } from "./parts.js";
import { cityFacts } from "./view.js";

/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {import("../../types.d.ts").Context} Context */

/** The number of a move that is only offered: it says more of what it brings. */
const OFFERED = 0;

/** The name of the technology that the words begin with, "" if there is none.
 * @param {string} words @param {any} facts @param {any} t */
function cardIn(words, facts, t) {
  const card = facts.technologies.find((/** @type {any} */ one) => words.startsWith(one.name));
  return card ? technologyName(t, facts, card.id) : "";
}

/** The settlers that the words begin with: "a farmer by Wheel". @param {string} words @param {any} facts */
const settlerIn = (words, facts) =>
  facts.settlers.find((/** @type {any} */ one) => words.startsWith(`a ${one.id} `))?.id ?? "";

/** @type {Record<string, (entry: Entry, ctx: Context) => string>} */
const sentences = {
  take: ({ n, move, words }, { now, facts, t }) => {
    const name = cardIn(words, facts, t);
    const stack = move.split(" ")[1];
    const from = n === OFFERED ? t.said.takeFrom(stack, now.state.stack[stack]) : "";
    return name ? t.said.take(name) + from : t.said.takeStack(stack);
  },
  place: ({ n, move, words }, { now, facts, t }) => {
    const { where, down } = readPlace(move);
    const offer = n === OFFERED ? placeTold(now, move) : null;
    return (
      t.said.place(cardIn(words, facts, t), where, down) +
      (offer ? t.said.placeGain(offer.active.length, offer.spots.length) : "")
    );
  },
  settle: ({ move, words }, { facts, t }) => {
    const { terrain, tile, technology } = readSettle(move);
    return t.said.settle(terrain, tile, settlerIn(words, facts), technologyName(t, facts, technology));
  },
  end: (_entry, { t }) => t.said.end,
  city: ({ n, move }, ctx) => {
    const id = move.slice(5);
    const known = n === OFFERED ? cityFacts(ctx, id, turnOf(ctx.now)) : null;
    return (
      ctx.t.said.city(ctx.t.cityName(id)) +
      (known ? ctx.t.said.cityGain(ctx.t.effect(known), ctx.t.progress(known)) : "")
    );
  },
  open: ({ move }, { t }) => t.said.open(Number(move.split(" ")[1].slice(1))),
  first: ({ move }, { t, now, seats }) => t.said.first(shortName(seats, seatOf(now, move.split(" ")[1]))),
  lay: ({ move }, { t }) => t.said.lay(t.cityName(move.split(" ")[2]), Number(move.split(" ")[1].slice(1))),
};

/** What the end of the turn brought: "; route of 3 on woods to red".
 * @param {Entry} entry @param {Context} ctx @returns {string[]} */
function gains({ words, seat }, { now, seats, t }) {
  const whose = (/** @type {string} */ word) =>
    seatOf(now, word) < 0 ? t.nobody : seatOf(now, word) === seat ? "" : shortName(seats, seatOf(now, word));
  const routes = [...words.matchAll(/; route of (\d+) on (\w+) to \w+/g)].map(([, line, terrain]) =>
    t.said.route(Number(line), terrain),
  );
  const provinces = [...words.matchAll(/; province of T(\d+) to (\w+)/g)].map(([, tile, word]) =>
    t.said.province(Number(tile), whose(word)),
  );
  return [...routes, ...provinces];
}

/** Tokens and cards that chance deals at the start or turns up are left out:
 * the table shows them. @param {Entry} entry @param {Context} ctx @returns {string} */
export function sentence(entry, ctx) {
  const said = sentences[entry.move.split(" ")[0]]?.(entry, ctx) ?? "";
  return said && [said, ...gains(entry, ctx)].join("; ");
}
