/* ends.js - what a move brings to an end, by what is seen before and after it. */

/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */

/** What a move brings to an end, asked about before it is made: the game, the own
 * turn, or, within a turn, that one decides. Where chance moves first and the turn
 * goes on, nobody can say yet.
 * @typedef {"game" | "turn" | "others"} End */

/** Whose turn it is: every game that has turns says so in a field.
 * @param {Snapshot} now */
const turnOf = ({ names, state }) => names.indexOf(String(state.turn));

/** @param {Snapshot} now @param {Snapshot} next after the move @param {number} viewer
 * @returns {End | null} */
export function endOf(now, next, viewer) {
  if (next.over) return "game";
  if (next.act.includes(viewer)) return null;
  if (turnOf(now) === viewer && turnOf(next) !== viewer) return "turn";
  return next.act.includes("chance") ? null : "others";
}
