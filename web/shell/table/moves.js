/* moves.js - the list of moves in sentences, grouped by turn. */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Mark } from "../base/parts.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {{seat: number | "chance", lines: {n: number, text: string}[]}} Turn */

/** @param {Match} match @param {Entry[]} [log] @returns {Turn[]} */
export function turns(match, log = match.log) {
  /** @type {Turn[]} */
  const list = [];
  for (const entry of log) {
    const text = match.sentence(entry);
    if (!text) continue;
    const open = list[list.length - 1];
    if (open && open.seat === entry.seat) open.lines.push({ n: entry.n, text });
    else list.push({ seat: entry.seat, lines: [{ n: entry.n, text }] });
  }
  return list;
}

/** @param {{match: Match, turn: Turn, at?: number, onGo?: (n: number) => void}} props */
function TurnItem({ match, turn, at, onGo }) {
  const seat = turn.seat === "chance" ? null : match.seats[turn.seat];
  const line = (/** @type {{n: number, text: string}} */ { n, text }) =>
    onGo
      ? html`<button
          type="button" class=${n === at ? "line here" : "line"} aria-current=${n === at ? "step" : undefined}
          title=${t("moves-go-to", { n })} onClick=${() => onGo(n)}>
        ${text}
      </button>`
      : html`<span class="line">${text}</span>`;
  return html`<li>
    ${
      seat
        ? html`<${Mark} colour=${seat.colour} label=${seat.label} />`
        : html`<svg class="i mark chance" role="img" aria-label=${t("moves-chance")}><use
          href="icons.svg#card" /></svg>`
    }
    <span class="lines">${turn.lines.map(line)}</span>
  </li>`;
}

/** The list that a table puts where its layout wants it: the latest first.
 * @param {{match: Match, most?: number}} props */
export function MovesPanel({ match, most = 40 }) {
  const list = turns(match, match.log.slice(-3 * most))
    .slice(-most)
    .reverse();
  return html`<section class="panel moves" aria-label=${t("moves-title")}>
    <h2>${t("moves-title")}</h2>
    ${
      list.length === 0
        ? html`<p class="small">${t("moves-none")}</p>`
        : html`<ol class="turns" tabindex="0" aria-label=${t("moves-title")}>
          ${list.map((turn) => html`<${TurnItem} match=${match} turn=${turn} />`)}
        </ol>`
    }
  </section>`;
}

/** All moves, in order; with `onGo` each of them can be gone to.
 * @param {{match: Match, log?: Entry[], at?: number, onGo?: (n: number) => void}} props */
export function MovesList({ match, log, at, onGo }) {
  const list = turns(match, log);
  if (list.length === 0) return html`<p>${t("moves-none")}</p>`;
  return html`<ol class="turns all">
    ${list.map((turn) => html`<${TurnItem} match=${match} turn=${turn} at=${at} onGo=${onGo} />`)}
  </ol>`;
}
