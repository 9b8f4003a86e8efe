/* rules.js - a game's rules in our words: opened at what is being decided, each chapter with an
 * example and its picture, and a search that marks what it finds. Used in the panel at the side
 * and on a page of its own. Pictures are loaded with the rules and not before.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { finds, pieces, wordsIn } from "./search.js";
import { sectionsOf, textsOf } from "./sections.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("../../types.d.ts").GameTable} GameTable */
/** @typedef {import("../../types.d.ts").RuleBook} RuleBook */
/** @typedef {import("../words/fluent.js").Words} Words */
/** @typedef {import("./sections.js").Section} Section */
/** What is decided now, and by whom. @typedef {{is: string, yours: boolean}} Asked */

/** What is decided now: by the viewer, else by whoever does. @param {import("../play/match.js").Match} match
 * @returns {Asked | null} */
function askedIn({ now }) {
  if (!now || now.over) return null;
  const own = now.viewer === null ? null : now.questions[now.act.indexOf(now.viewer)];
  const asked = own ?? now.questions.find((one) => one !== null);
  return asked ? { is: asked.is, yours: Boolean(own) } : null;
}

/** The pictures of a game and what its chapters are about, once they have come.
 * @param {GameTable} table @returns {RuleBook | null} */
function useBook(table) {
  const [book, setBook] = useState(/** @type {RuleBook | null} */ (null));
  useEffect(() => {
    table.rules?.().then(setBook, (/** @type {unknown} */ error) => console.warn(error));
  }, [table]);
  return book;
}

/** @param {{text: string, wanted: string[]}} props */
const Marked = ({ text, wanted }) =>
  pieces(text, wanted).map((piece) => (piece.isFound ? html`<mark>${piece.text}</mark>` : piece.text));

/** @param {{section: Section, wanted: string[], book: RuleBook | null, game: string}} props */
function Example({ section: { id, example, picture }, wanted, book, game }) {
  const draw = book?.pictures[id];
  if (!example) return null;
  return html`<figure class="example">
    ${
      draw &&
      html`<svg class=${`sketch ${game}`} viewBox="0 0 320 110" role="img" aria-label=${picture}>${draw()}</svg>`
    }
    <figcaption><${Marked} text=${example} wanted=${wanted} /></figcaption>
  </figure>`;
}

/** @param {{section: Section, wanted: string[], book: RuleBook | null, game: string, about: Asked | null}} props */
function Chapter({ section, wanted, book, game, about }) {
  return html`<section class=${about ? "decided" : ""} id=${`rule-${section.id}`} tabindex="-1">
    <h3>
      <${Marked} text=${section.title} wanted=${wanted} />
      ${about && html` <small class="chip">${t("rules-now", { whose: about.yours ? "yours" : "theirs" })}</small>`}
    </h3>
    ${section.paragraphs.map((text) => html`<p><${Marked} text=${text} wanted=${wanted} /></p>`)}
    <${Example} section=${section} wanted=${wanted} book=${book} game=${game} />
  </section>`;
}

/** @param {{sections: Section[], chapter: string | undefined}} props */
function Contents({ sections, chapter }) {
  return html`<nav aria-label=${t("rules-contents")}>
    <ol class="contents">
      ${sections.map(
        ({ id, title }) => html`<li>
          <a
              href=${`#rule-${id}`} aria-current=${id === chapter ? "true" : undefined}
              onClick=${(/** @type {Event} */ e) => (e.preventDefault(), jump(id))}>
            ${title}
          </a>
        </li>`,
      )}
    </ol>
  </nav>`;
}

/** @param {{words: Words, game: string, table: GameTable, asked?: Asked | null}} props */
export function Rules({ words, game, table, asked = null }) {
  const [query, setQuery] = useState("");
  const book = useBook(table);
  const sections = sectionsOf(words);
  const chapter = asked ? book?.about[asked.is] : undefined;
  useEffect(() => {
    if (chapter && !query) jump(chapter);
  }, [chapter]);
  if (sections.length === 0) return html`<p>${t("rules-none")}</p>`;
  const wanted = wordsIn(query);
  const found = sections.filter((section) => finds(textsOf(section), wanted));
  return html`<div class="rules">
    <label class="field">
      <span>${t("rules-search")}</span>
      <input type="search" value=${query} onInput=${(/** @type {Typed} */ e) => setQuery(e.target.value)} />
    </label>
    <p class="small" role="status">${wanted.length > 0 && t("rules-found", { n: found.length })}</p>
    ${wanted.length === 0 && html`<${Contents} sections=${sections} chapter=${chapter} />`}
    ${found.map(
      (section) => html`<${Chapter}
        key=${section.id} section=${section} wanted=${wanted} book=${book} game=${game}
        about=${section.id === chapter ? asked : null} />`,
    )}
  </div>`;
}

/** The rules of a match, opened at what is being decided; what others decide meanwhile turns no page.
 * @param {{match: import("../play/match.js").Match, words: Words}} props */
export function RulesOfMatch({ match, words }) {
  const [asked] = useState(() => askedIn(match));
  return html`<${Rules} words=${words} game=${match.kit.name} table=${match.kit.table} asked=${asked} />`;
}

/** @param {string} id */
function jump(id) {
  const section = document.getElementById(`rule-${id}`);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
