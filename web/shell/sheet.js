/* sheet.js - the score sheet: every seat, line by line, with reasons. */
import { html } from "../lib/preact.js";
import { t } from "./words.js";
import { Mark } from "./parts.js";
import { useNarrow } from "./hooks.js";

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

/** @param {Score} score @param {string} label @param {number} seat */
function cell(score, label, seat) {
  const line = score.lines.find((l) => l.label === label);
  if (!line) return html`<td><span class="unseen">${t.end.nothing}</span></td>`;
  return html`<td data-seat=${seat} data-line=${label}><b class="num">${line.points}</b>${line.why && html`<small>${line.why}</small>`}</td>`;
}

/** "open-quests" as words. @param {string} label */
const lineWords = (label) => t.capital(label.replace(/[-_]/g, " "));

/** @typedef {{score: Score, seat: number}} Column */

/** All seats side by side. @param {{columns: Column[], seats: SeatInfo[]}} props */
function Matrix({ columns, seats }) {
  const ties = columns[0]?.score.tiebreaks ?? [];
  return html`<div class="scroll-x sheet-box" tabindex="0" role="region" aria-label=${t.end.sheet}><table class="sheet">
    <thead><tr><th scope="col">${t.end.line}</th>${columns.map(({ seat }) => html`<th scope="col">
      <${Mark} colour=${seats[seat].colour} /> ${seats[seat].label}</th>`)}</tr></thead>
    <tbody>${labels(columns.map(({ score }) => score)).map((label) => html`<tr><th scope="row">${lineWords(label)}</th>
      ${columns.map(({ score, seat }) => cell(score, label, seat))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t.end.total}</th>${columns.map(({ score, seat }) => html`<td class="vp" data-seat=${seat} data-total>${score.total}</td>`)}</tr>
      ${ties.map((tie, i) => html`<tr class="tie"><th scope="row">${t.capital(t.end.tieBreak(tie.label))}</th>
        ${columns.map(({ score }) => html`<td class="num">${score.tiebreaks[i]?.points ?? "-"}</td>`)}</tr>`)}</tfoot>
  </table></div>`;
}

/** One seat, for narrow pages and for a look at one player. @param {{column: Column, info: SeatInfo}} props */
function Single({ column, info }) {
  const { score, seat } = column;
  return html`<div class=${`sheet-box single ${info.colour}`}><table class="sheet">
    <caption><${Mark} colour=${info.colour} /> ${info.label}</caption>
    <tbody>${score.lines.map((line) => html`<tr><th scope="row">${lineWords(line.label)}${line.why && html`<small>${line.why}</small>`}</th>
      <td data-seat=${seat} data-line=${line.label}><b class="num">${line.points}</b></td></tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t.end.total}</th><td class="vp" data-seat=${seat} data-total>${score.total}</td></tr>
      ${score.tiebreaks.map((tie) => html`<tr class="tie"><th scope="row">${t.capital(t.end.tieBreak(tie.label))}</th><td class="num">${tie.points}</td></tr>`)}</tfoot></table></div>`;
}

/** @param {{now: Snapshot, seats: SeatInfo[], only?: number}} props */
export function Sheet({ now, seats, only }) {
  const narrow = useNarrow();
  const columns = now.scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => only === undefined || seat === only);
  if (!narrow && columns.length > 1) return html`<${Matrix} columns=${columns} seats=${seats} />`;
  return html`<div class="singles">${columns.map((column) => html`<${Single} key=${column.seat} column=${column} info=${seats[column.seat]} />`)}</div>`;
}
