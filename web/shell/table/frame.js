/* frame.js - the frame around every table: the lintel with title, question and tools,
 * bricks, and the strip of scores on a phone.
 */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { IconButton, Mark } from "../base/parts.js";
import { useNarrow } from "../base/hooks.js";
import { SoundButton } from "../sound/controls.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */

/** A button of the header; the `word` below it says less than its `label`.
 * @typedef {{label: string, word: string, icon: string, on: (event: Event) => void, off?: boolean, keys?: string,
 *   id?: string}} Tool */

/** The beam above a table: which game it is, what is asked (`children`), and the tools; `note`
 * stands behind how the match stands, `look` says what the beam holds besides a question; `now`: what is shown,
 * where that is not how it stands.
 * @param {{match: Match, tools: Tool[], now?: Snapshot, note?: string | false, look?: string,
 *   children?: Children}} props */
export function Lintel({ match, tools, now, note, look = "", children }) {
  const narrow = useNarrow();
  const stands = match.status(now, narrow);
  const status = note ? t("listed", { items: [stands, note] }) : stands;
  return html`<div class=${`lintel${children ? " asks" : ""} ${look}`}>
      <header class="head">
        <h1>
          <a href="#" class="home" title=${t("frame-home")}>${narrow ? match.shortTitle() : match.kit.title}</a>
          <small>${status}</small>
        </h1>
        <nav class="tools" aria-label=${t("frame-tools")}>
          <${SoundButton} />
          ${tools.map((tool) => html`<${IconButton} key=${tool.icon} ...${tool} />`)}
        </nav>
      </header>
      ${children}
    </div>
    <div class="bricks"></div>`;
}

/** `now`: what is shown, where that is not how it stands.
 * @param {{match: Match, now?: Snapshot, open: (seat: number) => void}} props */
export function Strip({ match, now = /** @type {Snapshot} */ (match.now), open }) {
  return html`<div class="strip only-narrow" role="group" aria-label=${t("frame-strip")}>
    ${match.seats.map(
      (seat, i) => html`<button
          type="button" class=${`score-chip ${seat.colour}${now.act.includes(i) ? " acts" : ""}`}
          data-where=${match.seatPlaces(i)}
          aria-label=${t("frame-score", { who: seat.label, points: now.scores[i]?.total ?? 0 })}
            onClick=${() => open(i)}>
        <${Mark} colour=${seat.colour} />
        <span class="called">${seat.label}</span>
        <b class="vp" data-tally=${`strip:${i}`}>${now.scores[i]?.total ?? 0}</b>
      </button>`,
    )}
  </div>`;
}
