/* said.js - a sentence whose things can be pointed at (pointing.js). */
import { html } from "../../lib/preact.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Part} Part */

/** @param {{match: Match, part: Part}} props */
function Piece({ match, part }) {
  if (typeof part === "string") return part;
  const inner = html`<${Said} match=${match} parts=${part.parts} />`;
  const places = match.whereIs(part.fact);
  if (places.length === 0) return html`<span data-kind=${part.fact.is}>${inner}</span>`;
  return html`<span class="thing" data-kind=${part.fact.is} data-thing=${JSON.stringify(places)}>${inner}</span>`;
}

/** @param {{match: Match, parts: string | Part[]}} props */
export function Said({ match, parts }) {
  return typeof parts === "string" ? parts : parts.map((part) => html`<${Piece} match=${match} part=${part} />`);
}

/** Where the things lie that it names: ids as they are given to `about`.
 * @param {Match} match @param {string | Part[]} parts @returns {string[]} */
export const placesIn = (match, parts) =>
  typeof parts === "string"
    ? []
    : parts.flatMap((part) => {
        if (typeof part === "string") return [];
        const own = match.whereIs(part.fact);
        return own.length > 0 ? own : placesIn(match, part.parts);
      });

/** All places of all that is named, in a word: while it is the same the words are drawn alike.
 * @param {Match} match @param {string | Part[]} parts @returns {string} */
export const wherever = (match, parts) =>
  typeof parts === "string"
    ? ""
    : parts
        .map((part) => (typeof part === "string" ? "" : `${match.whereIs(part.fact)} ${wherever(match, part.parts)}`))
        .join();

/** Attributes of the line around it: it can have the focus, and then all its things are
 * pointed at. @param {Match} match @param {string | Part[]} parts @param {number} [tabindex] */
export const line = (match, parts, tabindex = 0) =>
  placesIn(match, parts).length > 0 ? { "data-line-of": "things", tabindex } : {};
