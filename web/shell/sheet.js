/* sheet.js - the score sheet: every seat, line by line, with reasons. */
import { html } from "../lib/preact.js";
import { t } from "./words.js";
import { Mark } from "./parts.js";

/** @typedef {import("../types.d.ts").Score} Score */
/** @typedef {import("../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

/** The labels of all lines in the order in which the engine gives them.
 * @param {Score[]} scores @returns {string[]} */
function labels(scores) {
  const seen = new Set();
  for (const score of scores) for (const line of score.lines) seen.add(line.label);
  return [...seen];
}

/** @param {Score} score @param {string} label */
function cell(score, label) {
  const line = score.lines.find((l) => l.label === label);
  if (!line) return html`<td class="num">-</td>`;
  return html`<td><b class="num">${line.points}</b>${line.why && html`<small>${line.why}</small>`}</td>`;
}

/** @param {{now: Snapshot, seats: SeatInfo[], only?: number}} props */
export function Sheet({ now, seats, only }) {
  const shown = now.scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => only === undefined || seat === only);
  const scores = shown.map(({ score }) => score);
  const ties = scores[0]?.tiebreaks ?? [];
  return html`<div class="scroll-x sheet-box" tabindex="0" role="region" aria-label=${t.end.sheet}><table class="sheet" data-sheet>
    <thead><tr><th scope="col">${t.end.line}</th>${shown.map(({ seat }) => html`<th scope="col">
      <${Mark} colour=${seats[seat].colour} /> ${seats[seat].label}</th>`)}</tr></thead>
    <tbody>${labels(scores).map((label) => html`<tr><th scope="row">${t.capital(label)}</th>
      ${scores.map((score) => cell(score, label))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t.end.total}</th>${scores.map((score) => html`<td class="vp">${score.total}</td>`)}</tr>
      ${ties.map((tie, i) => html`<tr class="tie"><th scope="row">${t.capital(t.end.tieBreak(tie.label))}</th>
        ${scores.map((score) => html`<td class="num">${score.tiebreaks[i]?.points ?? "-"}</td>`)}</tr>`)}</tfoot>
  </table></div>`;
}
