/* notice.js - what was done, in one line with at most one button. A table says it in its own
 * place (`useNotice`), any other page at its foot. It stays until the next one, or until it is
 * closed.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Icon } from "./parts.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {{line: string, text?: string, button?: string, on?: () => void}} Notice */

/** @type {Notice | null} */
let notice = null;
/** @type {() => void} */
let redraw = () => {};
/** Those who say it in a place of their own. @type {Set<() => void>} */
const places = new Set();

function changed() {
  redraw();
  for (const place of places) place();
}

/** @param {() => void} call */
export function onNotice(call) {
  redraw = call;
}

/** @param {string} line @param {Omit<Notice, "line">} [more] */
export function say(line, more = {}) {
  notice = { line, ...more };
  changed();
}

export function hush() {
  notice = null;
  changed();
}

/** Whoever goes on has read it; what still can be done about it stays. */
export const goOn = () => void (notice && !notice.button && hush());

/** The notice, for whoever says it instead of the foot of the page. @returns {Notice | null} */
export function useNotice() {
  const [, draw] = useState(0);
  useEffect(() => {
    const place = () => draw((n) => n + 1);
    places.add(place);
    changed();
    return () => {
      places.delete(place);
      changed();
    };
  }, []);
  return notice;
}

/** The address that could not be copied. @param {{text: string}} props */
export const Copied = ({ text }) =>
  html`<input
    class="copy" readonly aria-label=${t("frame-link")} value=${text}
    onFocus=${(/** @type {Typed} */ e) => e.target.select()} />`;

export function NoticeLine() {
  const shown = places.size === 0 ? notice : null;
  return html`<div class="notice-room" role="status">
    ${
      shown &&
      html`<div class="notice">
        <p>${shown.line} ${shown.text && html`<${Copied} text=${shown.text} />`}</p>
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
