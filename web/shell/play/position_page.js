/* position_page.js - a position from a link or a file: to look at, to ask for
 * a hint, and, if nothing in it is hidden, to play on from. A choice begins that game; where
 * something is hidden, it shows what it would bring.
 */
import { html, useRef, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { useKeys, useMatch, useNarrow, useTitle } from "../base/hooks.js";
import { Lintel, Strip } from "../table/frame.js";
import { Motion, Stage, tableProps, usePreview } from "../table/stage.js";
import { Prompt, asked, waiting } from "../table/prompt.js";
import { advised, useHinted } from "../table/hints.js";
import { Explain } from "../table/explain.js";
import { Marks, moveSelector } from "../table/marks.js";
import { Panels } from "../table/panels.js";
import { Button } from "../base/parts.js";

/** @typedef {import("../../types.d.ts").Status} Status */
/** @typedef {import("./match.js").Match} Match */

/** The seat whose view it is; the one to move if nothing is hidden.
 * @param {Status} status @returns {number | null} */
export function positionViewer(status) {
  if (typeof status.view === "number") return status.view;
  const act = status.act.find((seat) => seat !== "chance");
  return status.view === null && act !== undefined ? act : null;
}

/** @param {Match} match */
function useHints(match) {
  const [hints, set] = useState(/** @type {import("../../types.d.ts").Hint[] | "thinking" | null} */ (null));
  const asked = useRef(0); /* counts the requests, so that one that was dropped is not answered */
  const drop = () => {
    asked.current++;
    if (hints === "thinking") match.engine.stop();
    set(null);
  };
  const ask = () => {
    if (!match.now?.choices.length || hints === "thinking") return;
    const n = ++asked.current;
    const answered = (/** @type {import("../../types.d.ts").Hint[] | null} */ found) =>
      void (n === asked.current && set(found));
    set("thinking");
    match.engine.hint(/** @type {number} */ (match.viewer)).then(answered, () => answered(null));
  };
  return { hints, ask, drop };
}

/** A move that is tried: it shows what it would bring until it is dropped. @param {Match} match */
function useTry(match) {
  const [tried, set] = useState(/** @type {{move: string, now: import("../../types.d.ts").Snapshot} | null} */ (null));
  const begin = (/** @type {string} */ move) =>
    match.preview(move).then(
      (now) => set({ move, now }),
      () => set(null),
    );
  return { tried, begin, drop: () => set(null) };
}

/** The words of a choice. @param {Match} match @param {string} move */
function wordsOf(match, move) {
  const choice = match.now?.choices.find((one) => one.move === move);
  return choice ? capital(match.choiceWords(choice)) : move;
}

/** What the box says: the question, or what the choice that is tried would be.
 * @param {Match} match @param {import("../../types.d.ts").TableProps} props @param {ReturnType<typeof useTry>} trial
 * @param {boolean} hidden @returns {import("../table/prompt.js").Asked} */
function askedAt(match, props, { tried, drop }, hidden) {
  if (tried) {
    const title = t("position-try", { what: wordsOf(match, tried.move) });
    return { title, detail: t("position-tried"), buttons: [{ label: t("position-untry"), primary: true, on: drop }] };
  }
  const who = match.viewer === null ? t("replay-everyone") : (match.seats[match.viewer]?.name ?? "");
  const detail = hidden ? t("position-lead", { who }) : t("position-lead-full");
  return { ...(props.choices.length > 0 ? asked(match, props) : waiting(match)), detail };
}

/** @param {Match} match @param {ReturnType<typeof useHints>} hint @param {(panel: string) => void} open */
const toolsOf = (match, hint, open) => [
  {
    label: t("frame-hint"),
    word: t("frame-hint"),
    icon: "hint",
    keys: "h",
    on: hint.ask,
    off: match.now?.choices.length === 0,
  },
  { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => open("rules") },
  { label: t("frame-menu"), word: t("frame-menu"), icon: "menu", on: () => open("menu") },
];

/** @param {{match: Match, status: Status, playOn: (move?: string) => void}} all */
export function PositionPage({ match, status, playOn }) {
  useMatch(match);
  useTitle(t("page-of", { page: t("position-title"), game: match.kit.title }));
  const narrow = useNarrow();
  const [panel, open] = useState(/** @type {string | null} */ (null));
  const [selected, select] = useState(/** @type {string | null} */ (null));
  const { seen, preview } = usePreview(match, true);
  const hint = useHints(match);
  const trial = useTry(match);
  const { tried } = trial;
  const hinted = useHinted(hint.hints);
  const escape = () => (tried ? trial.drop() : hint.hints ? hint.drop() : select(null));
  useKeys({ h: hint.ask, r: () => open("rules"), Escape: escape });
  if (!match.now) return html`<p class="boot">${t("opening")}</p>`;
  const hidden = status.view !== null;
  const canPlay = !hidden && !match.now.over;
  const play = (/** @type {string | undefined} */ move = undefined) => {
    hint.drop();
    playOn(move);
  };
  const pick = hidden ? trial.begin : play;
  const props = tableProps(match, {
    choices: tried ? [] : match.now.choices,
    pick,
    preview,
    seen: tried ?? seen,
    selected,
    select,
    narrow,
  });
  const ask = hint.hints ? advised(match, hinted, hint.drop) : askedAt(match, props, trial, hidden);
  return html`<${Motion} match=${match} now=${match.now} />
    <${Lintel} match=${match} tools=${toolsOf(match, hint, open)}>
      <${Prompt}
        match=${match} ask=${ask} pick=${pick} preview=${preview}
        tools=${canPlay && html`<${Button} primary label=${t("position-play")} on=${() => play()} />`} />
    </${Lintel}>
    <main class="table">
      <${Strip} match=${match} open=${(/** @type {number} */ seat) => open(`scores ${seat}`)} />
      <${Stage} match=${match} props=${props} />
    </main>
    <${Marks} selector=${hinted.shown && moveSelector(hinted.shown.move)} />
    <${Explain} match=${match} />
    <${Panels} match=${match} panel=${panel} open=${open} />`;
}
