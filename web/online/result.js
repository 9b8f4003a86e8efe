/* result.js - how a match online has ended for the own seat: in the statistics, and at its end. */
import { html } from "../lib/preact.js";
import { Result } from "../shell/stats/result.js";
import { entryAt, note } from "../shell/stats/note.js";

/** @typedef {import("./guest.js").Guest} Guest */

/** When its end was first seen is when it was: a server does not tell. @param {Guest} guest */
function entryOf({ match, info, seat, held }) {
  const when = held.ended ?? Date.now();
  return entryAt(match, seat ?? -1, { id: `${info.table}.${seat}`, setup: info.options, when });
}

/** Why it counts for nothing, if it does. @param {Guest} guest */
const spoilt = ({ isReplaced }) => (isReplaced ? "replaced" : "");

/** Keeps how it has ended, if it has. @param {Guest} guest */
export const noteEnd = (guest) => note(entryOf(guest), spoilt(guest));

/** @param {{guest: Guest}} props */
export function OnlineResult({ guest }) {
  const entry = entryOf(guest);
  return entry && html`<${Result} match=${guest.match} entry=${entry} why=${spoilt(guest)} />`;
}
