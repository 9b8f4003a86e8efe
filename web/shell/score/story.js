/* story.js - how a match went: the course of the scores, and the moments at which it took a turn. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { LinkButton } from "../base/parts.js";
import { Chart } from "./chart.js";
import { turningPoints } from "./turning.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("./turning.js").Moment} Moment */

/** @param {number} i */
export const letter = (i) => String.fromCharCode(65 + i);

/** The sentence of a move; "" if there is none. @param {Match} match @param {number} n */
function saidOf(match, n) {
  const entry = match.log.find((one) => one.n === n);
  return entry ? capital(match.sentence(entry)) : "";
}

/** Who has how many points more or fewer. @param {Match} match @param {Moment} moment */
function changesOf(match, { n, changes }) {
  const each = changes.map(({ seat, from, to }) => t("end-change", { who: match.who(seat), from, to }));
  return t("end-moment", { n, changes: each });
}

/** @param {{match: Match, moment: Moment, i: number, replay?: string}} props */
function MomentItem({ match, moment, i, replay }) {
  const said = saidOf(match, moment.n);
  return html`<li>
    <b class="letter">${letter(i)}</b>
    <p>${said}<small>${changesOf(match, moment)}</small></p>
    ${
      replay &&
      html`<${LinkButton} label=${t("end-show")} long=${t("end-show-long", { letter: letter(i), what: said })}
        to=${`#${replay}?at=${moment.n}`} />`
    }
  </li>`;
}

/** `replay` is the address of the match's replay. @param {{match: Match, replay?: string}} props */
export function Story({ match, replay }) {
  const [rows, setRows] = useState(/** @type {number[][]} */ ([]));
  useEffect(() => {
    match.chart().then(setRows, () => setRows([]));
  }, [match]);
  if (rows.length < 2) return null;
  const moments = turningPoints(rows, (n) => saidOf(match, n) !== "");
  return html`<section class="panel story" aria-labelledby="chart">
    <h2 id="chart">${t("end-chart")}</h2>
    <${Chart} rows=${rows} seats=${match.seats} moments=${moments} />
    ${
      moments.length > 0 &&
      html`<div class="turning">
        <h3>${t("end-turning")}</h3>
        <ol class="moments">
          ${moments.map((moment, i) => html`<${MomentItem} match=${match} moment=${moment} i=${i} replay=${replay} />`)}
        </ol>
      </div>`
    }
  </section>`;
}
