/* end.js - the end of a game: the count, who won and why, places, the score sheet, the course of scores.
 * Nobody sees who has won before the count is over; who listens is told at once.
 */
import { html, useEffect, useMemo, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Button, Mark, PageHead } from "../base/parts.js";
import { standsStill } from "../base/pace.js";
import { focusOnPage } from "../base/spatial.js";
import { Sheet, rows as rowsOf } from "./sheet.js";
import { build } from "./bricks.js";
import { Counts } from "./counts.js";
import { useCount } from "./count.js";
import { Story } from "./story.js";
import { Towers } from "./towers.js";
import { parted } from "./verdict.js";
import { headline, reason } from "./say.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */

const LONG = 28; /* letters: a headline with more is set smaller */

/** The lines of the sheet, and the points of every seat for each.
 * @param {Match} match */
export function countOf(match) {
  const { scores } = /** @type {Snapshot} */ (match.now);
  const rows = rowsOf(
    match,
    scores.map((score, seat) => ({ score, seat, hasTable: false })),
  );
  const points = rows.map(({ cells }) => cells.map((lines) => lines.reduce((sum, line) => sum + line.points, 0)));
  return { rows, points, build: build(points, scores.length) };
}

/** @param {{match: Match}} props */
function Places({ match }) {
  const now = /** @type {Snapshot} */ (match.now);
  const order = match.seats.map((seat, i) => ({ seat, i, place: now.places[i] })).sort((a, b) => a.place - b.place);
  return html`<ol class="places">${order.map(
    ({ seat, i, place }) => html`<li class=${`panel ${seat.colour}${place === 1 ? " first" : ""}`}>
    <b class="place">${t("end-place", { n: place })}</b><${Mark} colour=${seat.colour} /><span
      class="name">${seat.label}</span>
    ${
      now.scores[i].outright !== 0 &&
      html`<span class="chip">${t("end-outright", { how: now.scores[i].outright > 0 ? "won" : "lost" })}</span>`
    }
    ${
      parted(now, i).length > 0 &&
      html`<small>${t("end-tied", { ties: parted(now, i).map((tie) => match.tieCount(tie)) })}</small>`
    }
    <b class="vp push">${now.scores[i].total}</b></li>`,
  )}</ol>`;
}

/** What is said at once to those who listen: a line that comes after the page is there.
 * @param {{text: string}} props */
function Told({ text }) {
  const [said, say] = useState("");
  useEffect(() => say(text), [text]);
  return html`<div class="unseen" role="status" aria-live="polite">${said}</div>`;
}

/** The end of a game: `acts` is what can be done now, `lead` how it went for whoever looks,
 * `children` what else there is to see; `replay` is the address of the replay. `counted`: it has been seen.
 * @param {{match: Match, acts: Children, lead?: Children, children?: Children, replay?: string,
 *   counted: boolean, count: () => void}} props */
export function EndPage({ match, acts, lead, children, replay, counted, count }) {
  const all = useMemo(() => countOf(match), [match, match.now]);
  const still = useRef(counted || standsStill()).current;
  const { beat, over } = useCount(all.build.beats, still, count);
  useEffect(() => {
    if (document.activeElement === document.body) focusOnPage();
  }, []);
  const won = headline(match);
  const why = reason(match, all);
  return html`<${PageHead} title=${match.kit.title}>
      <small>${t("end-finished", { n: match.now?.count ?? 0 })}</small>
    </${PageHead}>
    <main class=${`page end${still ? " still" : ""}${over ? "" : " counting"}`}>
      <div class="verdict">
        <h2 class=${won.length > LONG ? "big long" : "big"}>${over ? won : t("end-counting")}</h2>
      </div>
      <${Towers} match=${match} build=${all.build} rows=${all.rows} beat=${beat} over=${over} />
      <div class="hero">
        <p class="lead because">${why}</p>
        <div class="row wrap acts-row">${acts}</div>
      </div>
      ${!over && html`<p class="skip-count"><${Button} label=${t("end-skip")} on=${() => {}} /></p>`}
      <div class="beside">
        <section class="panel" aria-labelledby="sheet">
          <h2 id="sheet">${t("end-sheet")}</h2>
          <${Counts} match=${match} rows=${all.rows} points=${all.points} />
        </section>
        ${lead}
      </div>
      <section class="places-part" aria-labelledby="places">
        <h2 id="places">${t("end-places")}</h2>
        <${Places} match=${match} />
      </section>
      <details class="fold reasons"><summary>${t("end-reasons")}</summary><${Sheet} match=${match} /></details>
      <${Story} match=${match} replay=${replay} />
      ${children}
    </main>
    <${Told} text=${t("end-told", { won, why })} />`;
}
