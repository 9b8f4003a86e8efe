/* plain.js - the table of a game that has no drawing of its own yet: the
 * position as words, the choices as buttons. A game that was just added can be
 * played in the page with it.
 */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Icon } from "../base/parts.js";

const COLOURS = ["red", "blue", "white", "yellow", "green"];

/** @param {unknown} value @returns {string} */
function text(value) {
  if (value === null || typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(text).join(", ");
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${text(inner)}`)
    .join("; ");
}

/** @param {import("../../types.d.ts").TableProps} props */
function Table({ now, choices, pick, preview, offer, moves }) {
  return html`<div class="plain">
    <section class="panel">
      <h2>${t("choices-title")}</h2>
      <div class="row wrap">
        ${choices.map(
          (choice) => html`<button
              type="button" class="btn" key=${choice.move} data-move=${choice.move} onClick=${() => pick(choice.move)}
              onFocus=${() => preview(choice.move)} onBlur=${() => preview(null)}>
            ${offer(choice)}
          </button>`,
        )}
      </div>
    </section>
    <section class="panel">
      <h2>${t("position-title")}</h2>
      <dl>${Object.entries(now.state).map(([key, value]) => html`<dt>${key}</dt><dd>${text(value)}</dd>`)}</dl>
    </section>
    ${moves}
  </div>`;
}

/** @param {string} name @returns {import("../../types.d.ts").GameTable} */
export function plainTable(name) {
  return {
    name,
    Table,
    colours: (now) => now.names.map((word, seat) => (COLOURS.includes(word) ? word : COLOURS[seat % COLOURS.length])),
    ask: () => null,
    explain: () => null,
    picture: () => html`<${Icon} name="monument" />`,
  };
}
