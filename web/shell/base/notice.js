/* notice.js - one line at the foot of the page: what was done, and at most one
 * button. It stays until the next one, or until it is closed.
 */
import { html } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Icon } from "./parts.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {{line: string, text?: string, button?: string, on?: () => void}} Notice */

/** @type {Notice | null} */
let notice = null;
/** @type {() => void} */
let redraw = () => {};

/** @param {() => void} call */
export function onNotice(call) {
  redraw = call;
}

/** @param {string} line @param {Omit<Notice, "line">} [more] */
export function say(line, more = {}) {
  notice = { line, ...more };
  redraw();
}

export function hush() {
  notice = null;
  redraw();
}

export function NoticeLine() {
  const shown = notice;
  return html`<div class="notice-room" role="status">
    ${
      shown &&
      html`<div class="notice">
        <p>
          ${shown.line}
          ${
            shown.text &&
            html`<input
              class="copy" readonly aria-label=${t("frame-link")} value=${shown.text}
              onFocus=${(/** @type {Typed} */ e) => e.target.select()} />`
          }
        </p>
        ${
          shown.button &&
          html`<button type="button" class="btn" onClick=${() => {
            hush();
            shown.on?.();
          }}>${shown.button}</button>`
        }
        <button type="button" class="btn quiet" aria-label=${t("frame-close")} onClick=${hush}>
          <${Icon} name="close" />
        </button>
      </div>`
    }
  </div>`;
}
