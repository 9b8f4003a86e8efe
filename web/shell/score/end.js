/* end.js - the end of a game: places, the score sheet, the course of scores. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Mark, PageHead } from "../base/parts.js";
import { Sheet } from "./sheet.js";
import { Chart } from "./chart.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */

/** @param {Match} match */
function verdict(match) {
  const places = match.now?.places ?? [];
  const winners = match.seats.filter((_, seat) => places[seat] === 1).map((seat) => seat.label);
  return winners.length === 1 ? t("end-won", { who: winners[0] }) : t("end-shared", { who: winners });
}

/** Which tie-breaks part a seat from those with as many points.
 * @param {import("../../types.d.ts").Snapshot} now @param {number} seat */
export function parted(now, seat) {
  const own = now.scores[seat];
  const rivals = now.scores.filter(
    (score, i) => score.total === own.total && now.places[i] !== now.places[seat] && !score.outright && !own.outright,
  );
  const first = rivals.map((rival) => own.tiebreaks.findIndex((tie, i) => tie.points !== rival.tiebreaks[i]?.points));
  return own.tiebreaks.filter((_, i) => first.includes(i));
}

/** The same in words. @param {Match} match @param {number} seat */
const tiesOf = (match, seat) =>
  parted(/** @type {import("../../types.d.ts").Snapshot} */ (match.now), seat).map(
    ({ label, points }) => `${points} ${match.tieWords(label)}`,
  );

/** @param {{match: Match}} props */
function Places({ match }) {
  const now = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  const order = match.seats.map((seat, i) => ({ seat, i, place: now.places[i] })).sort((a, b) => a.place - b.place);
  return html`<ol class="places">${order.map(
    ({ seat, i, place }) => html`<li class=${`panel ${seat.colour}${place === 1 ? " first" : ""}`}>
    <b class="place">${t("end-place", { n: place })}</b><${Mark} colour=${seat.colour} /><span
      class="name">${seat.label}</span>
    ${now.scores[i].outright ? html`<span class="chip">${t("end-outright")}</span>` : null}
    ${parted(now, i).length > 0 && html`<small>${t("end-tied", { ties: tiesOf(match, i) })}</small>`}
    <b class="vp push">${now.scores[i].total}</b></li>`,
  )}</ol>`;
}

/** The end of a game: `acts` is what can be done now, `lead` how it went for whoever looks,
 * `children` what else there is to see.
 * @param {{match: Match, acts: Children, lead?: Children, children?: Children}} props */
export function EndPage({ match, acts, lead, children }) {
  const [rows, setRows] = useState(/** @type {number[][]} */ ([]));
  useEffect(() => {
    match.chart().then(setRows, () => setRows([]));
  }, [match]);
  return html`<${PageHead} title=${match.kit.title} />
    <main class="page end">
      <h2 class="big">${verdict(match)}</h2>
      <div class="row wrap acts-row">${acts}</div>
      ${lead}
      <section aria-labelledby="places"><h2 id="places">${t("end-places")}</h2><${Places} match=${match} /></section>
      <section aria-labelledby="sheet"><h2 id="sheet">${t("end-sheet")}</h2><${Sheet} match=${match} /></section>
      ${
        rows.length > 1 &&
        html`<section aria-labelledby="chart">
          <h2 id="chart">${t("end-chart")}</h2>
          <${Chart} rows=${rows} seats=${match.seats} />
        </section>`
      }
      ${children}
    </main>`;
}
