/* cover.js - the screen between two people at one device, when one of them
 * knows something that the other may not.
 */
import { html, useEffect, useRef } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Mark } from "../base/parts.js";

/** @param {{match: import("../play/match.js").Match, seat: number, show: () => void}} props */
export function Cover({ match, seat, show }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const info = match.seats[seat];
  const who = info.name;
  useEffect(() => button.current?.focus(), [seat]);
  return html`<main class=${`cover ${info.colour}`}><div class="panel">
    <${Mark} colour=${info.colour} />
    <h1>${t("cover-title", { who })}</h1><p>${t("cover-lead")}</p>
    <button type="button" class="btn primary" ref=${button}
      onClick=${show}>${t("cover-show", { who })}</button></div></main>`;
}
