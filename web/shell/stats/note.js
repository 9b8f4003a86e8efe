/* note.js - the end of a game at this device, for the statistics. */
import { drop, keep } from "./kept.js";

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

/** The options that are not as usual. @param {Match} match @param {Saved} game @returns {Record<string, string>} */
function special({ kit }, { setup }) {
  const chosen = kit.info.options.filter(({ name, standard, person }) => !person && String(setup[name]) !== standard);
  return Object.fromEntries(chosen.map(({ name }) => [name, String(setup[name] ?? "")]));
}

/** How the match has ended for the only person at it.
 * @param {Match} match @param {Saved} game @returns {Entry | null} */
export function entryOf(match, game) {
  const { now } = match;
  const seat = ownSeat(game);
  if (!now?.over || seat < 0) return null;
  return {
    id: game.id,
    game: game.game,
    setup: special(match, game),
    seats: game.players.length,
    seat,
    levels: game.players.filter(({ kind }) => kind === "bot").map(({ level }) => level),
    place: now.places[seat],
    points: now.scores[seat].total,
    when: game.when,
  };
}

/** Keeps how the match has ended, if it has and if it counts. @param {Match} match @param {Saved} game */
export function noteEnd(match, game) {
  const entry = entryOf(match, game);
  if (entry && spoilt(game)) drop(entry.id);
  else if (entry) keep(entry);
}
