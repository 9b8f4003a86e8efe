/* fairness.js - after the end: was chance fair? Draws every chance move again
 * with the key that the server has now shown (docs/http-api.md).
 */
import { html, useState } from "../lib/preact.js";
import { sentenceOf, t } from "../shell/words/words.js";
import { Button } from "../shell/base/parts.js";

/** @typedef {import("./guest.js").Guest} Guest */
/** `unknown`: there is no record to check.
 * @typedef {{kind: "idle"} | {kind: "busy"} | {kind: "fair", moves: number, draws: number}
 *   | {kind: "unfair" | "unknown", why: string}} Check */

/** @param {{check: Check, early: boolean}} props */
function Outcome({ check, early }) {
  if (check.kind === "busy") return html`<p role="status">${t("online-checking")}</p>`;
  if (check.kind === "fair") {
    return html`<p role="status" class="fair">
      <b>${t("online-fair", { moves: check.moves, draws: check.draws })}</b> ${
        early ? t("online-fair-commitment") : t("online-fair-late")
      }
    </p>`;
  }
  if (check.kind === "idle") return null;
  return html`<p role="alert" class="bad">
    ${check.kind === "unfair" ? html`<b>${t("online-unfair", { why: check.why })}</b>` : check.why}
  </p>`;
}

/** @param {{guest: Guest}} props */
export function Fairness({ guest }) {
  const { held, info, match } = guest;
  const [check, set] = useState(/** @type {Check} */ ({ kind: "idle" }));
  const commitment = held.commitment || info.commitment;
  const draw = (/** @type {string} */ text) =>
    match.engine.verify(text, commitment).then(
      (found) => set({ kind: "fair", ...found }),
      (error) => set({ kind: "unfair", why: error.message }),
    );
  const run = () => {
    set({ kind: "busy" });
    guest.record().then(draw, (error) => set({ kind: "unknown", why: sentenceOf(error) }));
  };
  return html`<section aria-labelledby="fairness">
    <h2 id="fairness">${t("online-fairness")}</h2>
    <p class="lead">${t("online-fairness-lead")}</p>
    <p class="small">${t("online-commitment")} <code>${commitment}</code></p>
    <div class="row wrap">
      <${Button} icon="check" label=${t("online-check")} off=${check.kind === "busy"} on=${run} />
    </div>
    <${Outcome} check=${check} early=${held.early} />
  </section>`;
}
