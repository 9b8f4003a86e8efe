/* note.js - the end of a game for the statistics: the entry, and whether it counts. */
import { PERSON, drop, keep } from "./kept.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../play/saved.js").Saved} Saved */
/** @typedef {import("./kept.js").Entry} Entry */

/** The seat of the only person among bots; -1 if there is none or more than one.
 * @param {Saved} game */
function ownSeat({ players }) {
  const people = players.filter(({ kind }) => kind !== "bot").length;
  return people === 1 && players.length > 1 ? players.findIndex(({ kind }) => kind !== "bot") : -1;
}

/** Why the game counts for nothing, if it does. @param {Saved} game @returns {"" | "back" | "branched"} */
export function spoilt({ takenBack, branched, start }) {
  if (takenBack) return "back";
  return branched || start !== undefined ? "branched" : "";
}

/** The options that are not as usual.
 * @param {Match} match @param {Record<string, unknown>} setup @returns {Record<string, string>} */
function special({ kit }, setup) {
  const chosen = kit.info.options.filter(({ name, standard, person }) => !person && String(setup[name]) !== standard);
  return Object.fromEntries(chosen.map(({ name }) => [name, String(setup[name] ?? "")]));
}

/** How the match has ended for a seat of the reader's; `null`: it has not.
 * @param {Match} match @param {number} seat
 * @param {{id: string, setup: Record<string, unknown>, when: number}} about @returns {Entry | null} */
export function entryAt(match, seat, { id, setup, when }) {
  const { kit, now, players } = match;
  if (!now?.over || seat < 0) return null;
  return {
    id,
    game: kit.name,
    setup: special(match, setup),
    seats: players.length,
    seat,
    levels: players.filter((_, i) => i !== seat).map(({ kind, level }) => (kind === "bot" ? level : PERSON)),
    place: now.places[seat],
    points: now.scores[seat].total,
    when,
  };
}

/** The same for the only person at this device. @param {Match} match @param {Saved} game */
export const entryOf = (match, game) => entryAt(match, ownSeat(game), game);

/** Keeps how a match has ended, unless it counts for nothing.
 * @param {Entry | null} entry @param {string} why it does, or "" */
export function note(entry, why) {
  if (entry && why) drop(entry.id);
  else if (entry) keep(entry);
}
