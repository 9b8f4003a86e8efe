/* prompt.js - who decides, what, and the buttons for what has no place on the board. Hints,
 * refusals and notices stand in the same box, which has one height; the list of all choices
 * unfolds below it.
 */
import { html, useLayoutEffect, useRef } from "../../lib/preact.js";
import { Copied, hush, useNotice } from "../base/notice.js";
import { previewed } from "./choose.js";
import { t } from "../words/words.js";
import { textOf } from "../words/spans.js";
import { Mark, Icon } from "../base/parts.js";
import { Said, line } from "../base/said.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {string | import("../../types.d.ts").Part[]} Sentence */
/** @typedef {{move?: string, label: string, primary?: boolean, icon?: string, on?: () => void}} Act */
/** What the box says; `look` is what it is, if no question of the game; `copy` can be taken from there.
 * @typedef {{title: Sentence, detail?: Sentence, buttons: Act[], look?: "hints" | "why" | "news" | "again",
 *   copy?: string}} Asked */

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

/** Before what is asked: what was done, with the question below it. @param {Asked} ask
 * @param {import("../base/notice.js").Notice} notice @returns {Asked} */
function noticed(ask, { line, text, button, on }) {
  const act = () => {
    hush();
    on?.();
  };
  return {
    look: "news",
    title: line,
    detail: text ? "" : ask.title,
    copy: text,
    buttons: [...(button ? [{ label: button, primary: true, on: act }] : ask.buttons), close(hush)],
  };
}

/** The button that puts away what stands before the question. @param {() => void} on @returns {Act} */
export const close = (on) => ({ label: t("frame-close"), icon: "close", on });

/** Before what is asked: why something was refused. @param {Asked} ask @param {string} why
 * @param {() => void} drop @returns {Asked} */
export const refused = (ask, why, drop) => ({
  look: "why",
  title: why,
  detail: ask.title,
  buttons: [...ask.buttons, close(drop)],
});

/** What is longer than its box can be read by keyboard, too. @param {string} said */
function useSliding(said) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const box = /** @type {HTMLElement} */ (ref.current);
    const measure = () => {
      const isLong = box.scrollHeight > box.clientHeight;
      if (isLong === box.hasAttribute("tabindex")) return;
      if (isLong) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(measure);
    for (const one of [box, ...box.querySelectorAll("small")]) observer.observe(one);
    return () => observer.disconnect();
  }, [said]);
  return ref;
}

/** @param {Match} match @param {Sentence} parts */
const asLine = (match, parts) => html`<span ...${line(match, parts)}><${Said} match=${match} parts=${parts} /></span>`;

/** A button of the box. @param {{act: Act, pick: (move: string) => void,
 *   preview: (move: string | null) => void}} props */
const ActButton = ({ act, pick, preview }) => html`<button
    type="button" class=${`btn${act.primary ? " primary" : ""}${act.icon ? " quiet" : ""}`} data-move=${act.move}
    aria-label=${act.icon && act.label} title=${act.icon && act.label}
    onClick=${() => (act.on ? act.on() : act.move && pick(act.move))}
    ...${act.move ? previewed({ preview }, act.move) : {}}>
  ${act.icon ? html`<${Icon} name=${act.icon} />` : act.label}
</button>`;

/** @param {{match: Match, ask: Asked, pick: (move: string) => void, preview?: (move: string | null) => void,
 *           tools?: Children, children?: Children}} props */
export function Prompt({ match, ask: own, pick, preview = () => {}, tools, children }) {
  const notice = useNotice();
  const ask = notice ? noticed(own, notice) : own;
  const sliding = useSliding(`${ask.look} ${textOf(ask.title)} ${textOf(ask.detail ?? "")}`);
  const colour = promptColour(match);
  const words = ask.buttons.filter(({ icon }) => !icon).length;
  const isMany = words > 1 || ask.buttons.length > words + 1;
  const many = ask.buttons.length === 0 ? " open" : isMany ? " many" : "";
  return html`<section class=${`prompt-box ${colour}`} aria-label=${t("frame-prompt")}>
    <div class=${`prompt ${colour} ${ask.look ?? ""}${many}`} id="prompt" tabindex="-1">
      <span class="who">
        ${colour === "nobody" ? html`<${Icon} name="check" />` : html`<${Mark} colour=${colour} />`}
      </span>
      <p key=${ask.look} ref=${sliding} role=${ask.look === "why" ? "alert" : undefined}>
        ${asLine(match, ask.title)}
        ${ask.detail && html`<small>${asLine(match, ask.detail)}</small>`}
        ${ask.copy && html`<${Copied} text=${ask.copy} />`}
      </p>
      ${
        ask.buttons.length > 0 &&
        html`<span class="row acts-row">
          ${ask.buttons.map(
            (act) => html`<${ActButton} key=${act.move ?? act.label} act=${act} pick=${pick} preview=${preview} />`,
          )}
        </span>`
      }
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
