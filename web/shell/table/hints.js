/* hints.js - the best moves in the eyes of a strong player, with reasons. */
import { html } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { Icon } from "../base/parts.js";
import { Said, line } from "../base/said.js";

/** @typedef {import("../../types.d.ts").Hint} Hint */

/** One digit behind the point at most. @param {number} x */
const round = (x) => String(Math.round(x * 10) / 10);

/** @param {number} n */
const signed = (n) => `${n > 0 ? "+" : "−"}${Math.abs(n)}`;

/** What it brings at once, and what it leads to.
 * @param {import("../play/match.js").Match} match @param {Hint} hint */
function reasons(match, hint) {
  const list = (hint.gain ?? []).map((line) =>
    t("hint-gain", { points: signed(line.points), label: match.scoreWords({ label: line.label, why: null }).label }),
  );
  if (Number.isFinite(hint.winShare)) list.push(t("hint-win", { share: Math.round(Number(hint.winShare) * 100) }));
  if (Number.isFinite(hint.points)) list.push(t("hint-points", { points: round(hint.points) }));
  if (Number.isFinite(hint.others)) list.push(t("hint-others", { points: round(hint.others) }));
  return list.join(", ");
}

/** The move as an order. @param {{match: import("../play/match.js").Match, hint: Hint}} props */
function Advice({ match, hint }) {
  const parts = match.words.parts((words) => capital(match.choiceWords(hint, words)));
  return html`<b ...${line(match, parts)}><${Said} match=${match} parts=${parts} /></b>`;
}

/** @param {{match: import("../play/match.js").Match, hints: Hint[] | "thinking", shown: string | null,
 *   show: (move: string) => void, pick?: (move: string) => void, close: () => void}} props */
export function Hints({ match, hints, shown, show, pick, close }) {
  return html`<section class="fold hints" aria-label=${t("hint-title")}>
    <div class="row">
      <h2><${Icon} name="hint" /> ${t("hint-title")}</h2>
      <button type="button" class="btn quiet push" aria-label=${t("frame-close")} onClick=${close}>
        <${Icon} name="close" />
      </button>
    </div>
    ${
      hints === "thinking"
        ? html`<p role="status">${t("hint-thinking")}</p>`
        : html`<p class="small">${hints.length === 1 ? t("hint-only") : t("hint-lead")}</p>
          <ol>
            ${hints.map(
              (hint, i) => html`<li key=${hint.move} class=${hint.move === shown ? "here" : ""}>
                <p>
                  <${Advice} match=${match} hint=${hint} />
                  ${i === 0 && hints.length > 1 && html` <span class="chip">${t("hint-best")}</span>`}
                  <small>${reasons(match, hint)}</small>
                </p>
                <button
                    type="button" class="btn" aria-pressed=${String(hint.move === shown)}
                    onClick=${() => show(hint.move)}>
                  ${t("hint-show")}
                </button>
                ${
                  pick &&
                  html`<button type="button" class="btn" onClick=${() => pick(hint.move)}>${t("hint-play")}</button>`
                }
              </li>`,
            )}
          </ol>`
    }
  </section>`;
}
