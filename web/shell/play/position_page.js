/* position_page.js - a position from a link or a file: to look at, to ask for
 * a hint, and, if nothing in it is hidden, to play on from.
 */
import { html, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useKeys, useMatch, useNarrow, useTitle } from "../base/hooks.js";
import { Lintel, Strip } from "../table/frame.js";
import { Stage, tableProps, usePreview } from "../table/stage.js";
import { Prompt, asked, waiting } from "../table/prompt.js";
import { advised, useHinted } from "../table/hints.js";
import { Explain } from "../table/explain.js";
import { Marks, moveSelector } from "../table/marks.js";
import { Panels } from "../table/panels.js";

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
  const ask = () => {
    if (!match.now?.choices.length) return;
    set("thinking");
    match.engine.hint(/** @type {number} */ (match.viewer)).then(set, () => set(null));
  };
  return { hints, ask, drop: () => set(null) };
}

/** @param {{match: Match, status: Status, playOn: () => void}} all */
export function PositionPage({ match, status, playOn }) {
  useMatch(match);
  useTitle(`${t("position-title")}: ${match.kit.title}`);
  const narrow = useNarrow();
  const [panel, open] = useState(/** @type {string | null} */ (null));
  const [selected, select] = useState(/** @type {string | null} */ (null));
  const { seen, preview } = usePreview(match, true);
  const hint = useHints(match);
  const hinted = useHinted(hint.hints);
  useKeys({ h: hint.ask, r: () => open("rules"), Escape: () => (hint.hints ? hint.drop() : select(null)) });
  if (!match.now) return html`<p class="boot">${t("opening")}</p>`;
  const hidden = status.view !== null;
  const playable = !hidden && !match.now.over;
  const play = { label: t("position-play"), primary: true, on: playOn };
  const nothing = () => {};
  const props = tableProps(match, {
    choices: match.now.choices,
    pick: nothing,
    preview,
    seen,
    selected,
    select,
    narrow,
  });
  const ask = match.now.choices.length ? asked(match, props) : waiting(match);
  const tools = [
    {
      label: t("frame-hint"),
      word: t("frame-hint"),
      icon: "hint",
      keys: "h",
      on: hint.ask,
      off: match.now.choices.length === 0,
    },
    { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => open("rules") },
    { label: t("frame-menu"), word: t("frame-menu"), icon: "menu", on: () => open("menu") },
  ];
  const who = match.viewer === null ? t("replay-everyone") : (match.seats[match.viewer]?.label ?? "");
  const detail = hidden ? `${t("position-lead", { who })} ${t("position-view")}` : t("position-lead-full");
  const plain = { title: ask.title, detail, buttons: playable ? [play] : [] };
  return html`<${Lintel} match=${match} tools=${tools}>
      <${Prompt} match=${match} ask=${hint.hints ? advised(match, hinted, hint.drop) : plain} pick=${nothing} />
    </${Lintel}>
    <main class="table">
      <${Strip} match=${match} open=${(/** @type {number} */ seat) => open(`scores ${seat}`)} />
      <${Stage} match=${match} props=${props} />
    </main>
    <${Marks} selector=${hinted.shown && moveSelector(hinted.shown.move)} />
    <${Explain} match=${match} />
    <${Panels} match=${match} panel=${panel} open=${open} />`;
}
