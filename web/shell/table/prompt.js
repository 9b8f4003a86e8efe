/* prompt.js - who decides, what, and the buttons for what has no place on the
 * board. Hints and the list of all choices unfold below it.
 */
import { html } from "../../lib/preact.js";
import { previewed } from "./choose.js";
import { t } from "../words/words.js";
import { textOf } from "../words/spans.js";
import { Mark, Icon } from "../base/parts.js";
import { Said, line } from "../base/said.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {string | import("../../types.d.ts").Part[]} Sentence */
/** @typedef {{title: Sentence, detail?: Sentence, buttons: {move?: string, label: string, primary?: boolean,
 *   on?: () => void}[]}} Asked */

/** @param {Match} match @returns {Asked} */
export function waiting(match) {
  const now = match.now;
  if (!now || now.over) return { title: t("prompt-over"), buttons: [] };
  const seats = now.act.filter((seat) => seat !== "chance");
  if (seats.length === 0) return { title: t("prompt-chance"), buttons: [] };
  const who = seats.map((seat) => match.who(seat));
  return { title: who.length === 1 ? t("prompt-wait", { who: who[0] }) : t("prompt-wait-many", { who }), buttons: [] };
}

/** What others do: the last move, who is next, and how not to wait. @param {Match} match @returns {Asked} */
export function watched(match) {
  const who = waiting(match);
  const last = match.log.findLast((entry) => match.told(entry).length > 0);
  const title = last ? match.told(last) : who.title;
  return { title, detail: t("frame-skip", { what: textOf(who.title) }), buttons: [] };
}

/** What the game asks, and where the things stand that it names.
 * @param {Match} match @param {import("../../types.d.ts").TableProps} props @returns {Asked | null} */
function askedBy(match, props) {
  const words = match.words.marked();
  const { say, t } = match.context(words);
  const offer = (/** @type {import("../../types.d.ts").Choice} */ choice) => match.choiceWords(choice, words);
  const ask = match.kit.table.ask({ ...props, say, t, offer });
  if (!ask?.title) return null;
  const buttons = (ask.buttons ?? []).map((one) => ({ ...one, label: textOf(words.parts(one.label)) }));
  return { title: words.parts(ask.title), detail: ask.detail && words.parts(ask.detail), buttons };
}

/** The prompt in the words of the game; the shell's own if it has none.
 * @param {Match} match @param {import("../../types.d.ts").TableProps} props @returns {Asked} */
export function asked(match, props) {
  const plain = props.choices.length ? { title: t("prompt-yours"), buttons: [] } : waiting(match);
  if (match.now?.over) return plain;
  try {
    return askedBy(match, props) ?? plain;
  } catch {
    return plain;
  }
}

/** @param {Match} match @param {Sentence} parts */
const asLine = (match, parts) => html`<span ...${line(match, parts)}><${Said} match=${match} parts=${parts} /></span>`;

/** @param {{match: Match, ask: Asked, pick: (move: string) => void, preview?: (move: string | null) => void,
 *           tools?: Children, children?: Children}} props */
export function Prompt({ match, ask, pick, preview = () => {}, tools, children }) {
  const colour = promptColour(match);
  const button = (/** @type {Asked["buttons"][0]} */ b) => html`<button type="button" key=${b.move ?? b.label}
    class=${b.primary ? "btn primary" : "btn"} data-move=${b.move}
    onClick=${() => (b.on ? b.on() : b.move && pick(b.move))}
    ...${b.move ? previewed({ preview }, b.move) : {}}>${b.label}</button>`;
  return html`<section class=${`prompt-box ${colour}`} aria-label=${t("frame-prompt")}>
    <div class=${`prompt ${colour}`} id="prompt" tabindex="-1">
      <span class="who">
        ${colour === "nobody" ? html`<${Icon} name="check" />` : html`<${Mark} colour=${colour} />`}
      </span>
      <p>
        ${asLine(match, ask.title)}
        ${ask.detail && html`<small>${asLine(match, ask.detail)}</small>`}
      </p>
      ${ask.buttons.length > 0 && html`<span class="row wrap acts-row">${ask.buttons.map(button)}</span>`}
      ${tools}
    </div>
    <div class="folds">${children}</div>
  </section>`;
}

/** The colour of who decides: the viewer first. @param {Match} match */
function promptColour(match) {
  const act = match.now?.over ? [] : (match.now?.act ?? []);
  const seat = act.some((s) => s === match.viewer) ? match.viewer : act.find((s) => s !== "chance");
  return typeof seat === "number" ? (match.seats[seat]?.colour ?? "nobody") : "nobody";
}
