/* rules.js - a game's rules in our words, with a search that marks what it
 * finds. Used in the panel at the side and on a page of its own.
 */
import { html, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("../words/fluent.js").Words} Words */
/** @typedef {{id: string, title: string, paragraphs: string[]}} Section */

/** @param {string} text @param {string} words */
function marked(text, words) {
  if (!words) return text;
  const parts = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(words); at >= 0; at = low.indexOf(words, from)) {
    parts.push(text.slice(from, at), html`<mark>${text.slice(at, at + words.length)}</mark>`);
    from = at + words.length;
  }
  return [...parts, text.slice(from)];
}

/** @param {Section} section @param {string} words */
const has = (section, words) =>
  [section.title, ...section.paragraphs].some((text) => text.toLowerCase().includes(words));

/** The sections that the words of a game name, in that order. @param {Words} words @returns {Section[]} */
function sectionsOf(words) {
  const ids = words.has("rules") ? words.t("rules").split(" ") : [];
  return ids.map((id) => {
    const paragraphs = [];
    for (let n = 1; words.has(`rules-${id}.p${n}`); n++) paragraphs.push(words.t(`rules-${id}.p${n}`));
    return { id, title: words.t(`rules-${id}`), paragraphs };
  });
}

/** @param {{words: Words}} props */
export function Rules({ words }) {
  const [query, setQuery] = useState("");
  const sections = sectionsOf(words);
  if (sections.length === 0) return html`<p>${t("rules-none")}</p>`;
  const wanted = query.trim().toLowerCase();
  const found = sections.filter((section) => has(section, wanted));
  return html`<div class="rules">
    <label class="field">
      <span>${t("rules-search")}</span>
      <input type="search" value=${query} onInput=${(/** @type {Typed} */ e) => setQuery(e.target.value)} />
    </label>
    <p class="small" role="status">${wanted && t("rules-found", { n: found.length })}</p>
    ${
      !wanted &&
      html`<nav aria-label=${t("rules-contents")}>
        <ol class="contents">
          ${sections.map(
            (section) => html`<li>
              <a href=${`#rule-${section.id}`} onClick=${(/** @type {Event} */ e) => jump(e, section.id)}>
                ${section.title}
              </a>
            </li>`,
          )}
        </ol>
      </nav>`
    }
    ${found.map(
      (section) => html`<section key=${section.id} id=${`rule-${section.id}`} tabindex="-1">
        <h3>${marked(section.title, wanted)}</h3>
        ${section.paragraphs.map((text) => html`<p>${marked(text, wanted)}</p>`)}
      </section>`,
    )}
  </div>`;
}

/** @param {Event} event @param {string} id */
function jump(event, id) {
  event.preventDefault();
  const section = document.getElementById(`rule-${id}`);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
