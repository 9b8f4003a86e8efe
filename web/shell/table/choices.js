/* choices.js - every legal choice in words, so that nothing is out of reach. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { previewed } from "./choose.js";
import { capital, t } from "../words/words.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */

/** @param {{match: import("../play/match.js").Match, choices: import("../../types.d.ts").Choice[],
 *   pick: (move: string) => void, preview: (move: string | null) => void}} props */
export function Choices({ match, choices, pick, preview }) {
  const [filter, setFilter] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[data-choice]"))?.focus({
      preventScroll: true,
    });
  }, []);
  if (choices.length === 0) return html`<p class="small">${t("choices-none")}</p>`;
  const wanted = filter.toLowerCase();
  const shown = choices
    .map((choice) => ({ move: choice.move, words: capital(match.choiceWords(choice)) }))
    .filter((choice) => `${choice.words} ${choice.move}`.toLowerCase().includes(wanted));
  return html`<div class="choices" ref=${box}>
    ${
      choices.length > 12 &&
      html`<label class="field"><span>${t("choices-filter")}</span>
      <input type="search" value=${filter} onInput=${(/** @type {Typed} */ e) => setFilter(e.target.value)} /></label>`
    }
    ${shown.length === 0 && html`<p class="small">${t("choices-no-match")}</p>`}
    <ul>${shown.map(
      (choice) => html`<li key=${choice.move}><button type="button" class="btn" data-choice=${choice.move}
      onClick=${() => pick(choice.move)} ...${previewed({ preview }, choice.move)}>${choice.words}</button></li>`,
    )}</ul></div>`;
}
