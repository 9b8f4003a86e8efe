/* counts.js - the score sheet in numbers alone: a row for each line, the best of it marked. */
import { html } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { Icon, Mark } from "../base/parts.js";
import { parted } from "./verdict.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("./sheet.js").Row} Row */

/** Whether one is above all others, and not just as good. @param {number[]} points @param {number} n */
const isBest = (points, n) => n > 0 && n === Math.max(...points) && points.some((other) => other < n);

/** @param {number[]} points */
const cells = (points) =>
  points.map((n) => html`<td class=${isBest(points, n) ? "num best" : n === 0 ? "nought" : "num"}>${n}</td>`);

/** @param {{match: Match, rows: Row[], points: number[][]}} props */
export function Counts({ match, rows, points }) {
  const now = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  const ties = now.scores[0].tiebreaks.filter(({ label }) =>
    match.seats.some((_, seat) => parted(now, seat).some((tie) => tie.label === label)),
  );
  const tied = (/** @type {string} */ label) =>
    now.scores.map(({ tiebreaks }) => tiebreaks.find((tie) => tie.label === label)?.points ?? 0);
  return html`<table class="counts" aria-labelledby="sheet">
    <thead>
      <tr>
        <th scope="col">${t("end-line")}</th>
        ${match.seats.map(
          ({ colour, label }) => html`<th scope="col"><${Mark} colour=${colour} label=${label} /></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, symbol }, line) => html`<tr>
          <th scope="row"><${Icon} name=${symbol} />${capital(name)}</th>
          ${cells(points[line])}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t("end-total")}</th>
        ${now.scores.map(({ total }) => html`<td class="vp">${total}</td>`)}
      </tr>
      ${ties.map(
        ({ label }) => html`<tr class="tie">
          <th scope="row">${t("end-tie-break", { what: match.tieWords(label) })}</th>
          ${tied(label).map((n) => html`<td>${n}</td>`)}
        </tr>`,
      )}
    </tfoot>
  </table>`;
}
