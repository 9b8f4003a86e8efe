/* sheet.js - the score sheet: every seat, line by line, with reasons. */
import { html } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { textOf } from "../words/spans.js";
import { Mark } from "../base/parts.js";
import { Said, line } from "../base/said.js";
import { useNarrow } from "../base/hooks.js";

/** @typedef {import("../../types.d.ts").Score} Score */
/** @typedef {import("../../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../play/match.js").Match} Match */
/** Where no table is beside it, there is nothing to point at.
 * @typedef {{score: Score, seat: number, hasTable: boolean}} Column */
/** A line with its words.
 * @typedef {{points: number, label: string, name: string,
 *   why: string | import("../../types.d.ts").Part[]}} SheetLine */
/** @typedef {{name: string, symbol: string, grouped: boolean, cells: SheetLine[][]}} Row */

/** The rows of the sheet in the order in which the engine gives its lines; lines
 * of a group share one, each with its name. @param {Match} match @param {Column[]} columns @returns {Row[]} */
export function rows(match, columns) {
  /** @type {Map<string, Row>} */
  const all = new Map();
  columns.forEach(({ score, hasTable }, column) => {
    for (const { label, why, points } of score.lines) {
      const words = match.scoreWords({ label, why });
      const name = words.group ?? words.label;
      const row = all.get(name) ?? {
        name,
        symbol: words.symbol ?? "vp",
        grouped: Boolean(words.group),
        cells: columns.map(() => []),
      };
      const said = hasTable ? words.why : textOf(words.why);
      row.cells[column].push({ points, label, name: capital(words.label), why: said });
      all.set(name, row);
    }
  });
  return [...all.values()];
}

/** Why a line has its points, if there is more to say. @param {{match: Match, why: SheetLine["why"]}} props */
const Why = ({ match, why }) =>
  why.length > 0 && html`<small ...${line(match, why)}><${Said} match=${match} parts=${why} /></small>`;

/** @param {Match} match @param {SheetLine[]} lines @param {number} seat @param {boolean} grouped */
function cell(match, lines, seat, grouped) {
  if (lines.length === 0) return html`<td><span class="unseen">${t("end-nothing")}</span></td>`;
  const one = (/** @type {SheetLine} */ { label, points, name, why }) => html`<div data-seat=${seat} data-line=${label}>
    <b class="num">${points}</b>
    ${grouped && html` <b>${name}</b>`}
    <${Why} match=${match} why=${why} />
  </div>`;
  return html`<td>${lines.map(one)}</td>`;
}

/** All seats side by side. @param {{match: Match, columns: Column[]}} props */
function Matrix({ match, columns }) {
  const { seats } = match;
  const ties = columns[0]?.score.tiebreaks ?? [];
  return html`<div class="scroll-x sheet-box" tabindex="0" role="region" aria-label=${t("end-sheet")}>
    <table class="sheet matrix">
      <thead>
        <tr>
          <th scope="col">${t("end-line")}</th>
          ${columns.map(
            ({ seat }) => html`<th scope="col"><${Mark} colour=${seats[seat].colour} /> ${seats[seat].label}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows(match, columns).map(
          (row) => html`<tr>
            <th scope="row">${capital(row.name)}</th>
            ${columns.map(({ seat }, i) => cell(match, row.cells[i], seat, row.grouped))}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("end-total")}</th>
          ${columns.map(({ score, seat }) => html`<td class="vp" data-seat=${seat} data-total>${score.total}</td>`)}
        </tr>
        ${ties.map(
          (tie, i) => html`<tr class="tie">
            <th scope="row">${t("end-tie-break", { what: match.tieWords(tie.label) })}</th>
            ${columns.map(({ score }) => html`<td class="num">${score.tiebreaks[i]?.points ?? "-"}</td>`)}
          </tr>`,
        )}
      </tfoot>
    </table>
  </div>`;
}

/** One seat, for narrow pages and for a look at one player. @param {{match: Match, column: Column}} props */
function Single({ match, column }) {
  const { score, seat } = column;
  const info = match.seats[seat];
  return html`<div class=${`sheet-box single ${info.colour}`}>
    <table class="sheet">
      <caption><${Mark} colour=${info.colour} /> ${info.label}</caption>
      <tbody>
        ${rows(match, [column])
          .flatMap((row) => row.cells[0])
          .map(
            ({ label, points, name, why }) => html`<tr>
            <th scope="row">${name}<${Why} match=${match} why=${why} /></th>
            <td data-seat=${seat} data-line=${label}><b class="num">${points}</b></td>
          </tr>`,
          )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${t("end-total")}</th><td class="vp" data-seat=${seat} data-total>${score.total}</td></tr>
        ${score.tiebreaks.map(
          (tie) => html`<tr class="tie">
            <th scope="row">${t("end-tie-break", { what: match.tieWords(tie.label) })}</th>
            <td class="num">${tie.points}</td>
          </tr>`,
        )}
      </tfoot>
    </table>
  </div>`;
}

/** @param {{match: Match, only?: number, hasTable?: boolean}} props */
export function Sheet({ match, only, hasTable = false }) {
  const narrow = useNarrow();
  const columns = (match.now?.scores ?? [])
    .map((score, seat) => ({ score, seat, hasTable }))
    .filter(({ seat }) => only === undefined || seat === only);
  if (!narrow && columns.length > 1) return html`<${Matrix} match=${match} columns=${columns} />`;
  return html`<div class="singles">
    ${columns.map((column) => html`<${Single} key=${column.seat} match=${match} column=${column} />`)}
  </div>`;
}
