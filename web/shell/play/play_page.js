/* play_page.js - a game at the table: the frame, filled from whoever decides;
 * and the page of a local game.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { textOf } from "../words/spans.js";
import { useKeys, useLow, useMatch, useNarrow, useSame, useTitle } from "../base/hooks.js";
import { goOn } from "../base/notice.js";
import { useSounds } from "../sound/heard.js";
import { Lintel, Strip } from "../table/frame.js";
import { Motion, Stage, tableProps, usePreview } from "../table/stage.js";
import { Since, recalled, useAgain } from "../table/since.js";
import { Prompt, asked, refused, watched } from "../table/prompt.js";
import { Choices } from "../table/choices.js";
import { advised, useHinted } from "../table/hints.js";
import { Marks, Traced, moveSelector } from "../table/marks.js";
import { selectorOf } from "../table/pointing.js";
import { Announcer } from "../base/announcer.js";
import { placesIn } from "../base/said.js";
import { Explain } from "../table/explain.js";
import { Cover } from "../table/cover.js";
import { Panels, localItems } from "../table/panels.js";
import { useSkip } from "../table/skip.js";
import { Icon } from "../base/parts.js";
import { useEnding } from "./ending.js";

/** @typedef {ReturnType<typeof useUi>} Ui */
/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../table/frame.js").Tool} Tool */
/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./decider.js").Decider} Decider */
/** @typedef {import("../table/prompt.js").Asked} Asked */

/** Nothing can be chosen while a question is open or others move. @param {Decider} decider */
const offered = (decider) => (decider.yours && !decider.isAsking ? (decider.now?.choices ?? NONE) : NONE);

/** @type {import("../../types.d.ts").Choice[]} */
const NONE = [];

/** The question before something ends, in place of the game's prompt.
 * @param {Decider} decider @returns {Asked | null} */
function question(decider) {
  const open = decider.asking;
  if (decider.away) return elsewhere(decider);
  if (decider.takingBack) return questionBack(decider, decider.takingBack);
  if (!open) return null;
  const { title, detail, yes } = typeof open.why === "string" ? ending(decider, open, open.why) : open.why;
  return {
    title,
    detail,
    buttons: [
      { label: t("prompt-confirm-no"), on: () => decider.dropQuestion() },
      { label: yes, primary: true, on: () => decider.confirm() },
    ],
  };
}

/** What a choice ends.
 * @param {Decider} decider @param {NonNullable<Decider["asking"]>} open @param {import("./ends.js").End} end */
function ending(decider, { words, now }, end) {
  const what = { what: capital(words), who: now.act.map((seat) => decider.match.who(seat)) };
  return { title: t(`confirm-${end}`, what), detail: t("prompt-confirm-help"), yes: t(`confirm-${end}.yes`) };
}

/** What is left to do where the game goes on in another tab. @param {Decider} decider @returns {Asked} */
function elsewhere(decider) {
  const take = { label: t("away-take"), primary: true, on: () => decider.takeOver() };
  return { title: t("away"), detail: t("away-help"), buttons: [take] };
}

/** The question before something is taken back past what was shown.
 * @param {Decider} decider @param {{turn: boolean, since: string}} back @returns {Asked} */
function questionBack(decider, { turn, since }) {
  return {
    title: t(turn ? "undo-past-turn" : "undo-past", { since }),
    detail: t("undo-past-help"),
    buttons: [
      { label: t("undo-past-no"), on: () => decider.dropQuestion() },
      { label: t("undo-past-yes"), primary: true, on: () => decider.confirmBack() },
    ],
  };
}

/** What the button for taking back would do, or why not: the last decision, or with that all of the turn.
 * @param {Sitting} sitting @param {boolean} [turn] */
function undoWords(sitting, turn = false) {
  const { entry, barrier } = sitting.lastDecision();
  const { words } = sitting.match;
  if (!entry) return t("undo-nothing");
  if (barrier && !sitting.isAlone) return words.say(barrier);
  const what = sitting.match.wholeWords(entry);
  if (!barrier) return turn ? t("undo-turn", { what }) : t("undo-back", { what });
  const since = words.more(barrier, "since");
  return turn ? t("undo-turn-asks", { what, since }) : t("undo-asks", { what, since });
}

/** @param {Sitting} sitting @param {Ui} ui */
function tools(sitting, ui) {
  return [
    { label: undoWords(sitting), word: t("frame-undo"), icon: "undo", keys: "u", id: "undo", on: () => sitting.undo() },
    {
      label: t("frame-hint"),
      word: t("frame-hint"),
      icon: "hint",
      keys: "h",
      on: () => sitting.hint(),
      off: !sitting.yours,
    },
    { label: t("frame-moves"), word: t("frame-moves"), icon: "log", keys: "m", on: () => ui.open("moves") },
    { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => ui.open("rules") },
    { label: t("frame-menu"), word: t("frame-menu"), icon: "menu", on: () => ui.open("menu") },
  ];
}

/** `there`: whether the table is what is seen. @param {Decider} decider @param {Ui} ui @param {boolean} [there] */
export function usePlayKeys(decider, ui, there = true) {
  const keys = {
    "u": () => decider.undo(),
    "U": () => decider.undo(true),
    "h": () => decider.hint(),
    "m": () => ui.open("moves"),
    "r": () => ui.open("rules"),
    "s": () => ui.open("scores"),
    "c": () => ui.listChoices(!ui.listing),
    ",": () => ui.again.moment && ui.again.step(-1),
    ".": () => (ui.again.moment ? ui.again.step(1) : decider.skip()),
    "Escape": () => escape(decider, ui),
  };
  useKeys(there ? keys : {});
}

/** @param {Decider} decider @param {Ui} ui */
function escape(decider, ui) {
  if (decider.isAsking) decider.dropQuestion();
  else if (decider.hints) decider.dropHints();
  else if (decider.problem) decider.dropProblem();
  else if (ui.listing) ui.listChoices(false);
  else if (decider.canSkip) decider.skip();
  else if (ui.again.moment) ui.again.stop();
  else ui.select(null);
}

/** What the box says: a question of the page, a hint, what others do, or what the game asks.
 * @param {Decider} decider @param {Ui} ui @param {import("../../types.d.ts").TableProps} props
 * @param {(move: string) => void} pick @returns {Asked} */
function saidBy(decider, ui, props, pick) {
  const { match } = decider;
  const own = question(decider);
  if (own) return own;
  if (decider.hints) return advised(match, ui.hinted, () => decider.dropHints(), pick);
  if (ui.again.moment) return recalled(ui.again, match);
  const ask = decider.canSkip ? watched(match) : asked(match, props);
  if (match.now?.over && ui.atTable)
    ask.buttons = [{ label: t("prompt-result"), primary: true, on: () => ui.stayAtTable(false) }];
  else if (match.now?.over) ask.detail = t("prompt-counting");
  return decider.problem ? refused(ask, decider.problem, () => decider.dropProblem()) : ask;
}

/** All choices in words, below the prompt. @param {{decider: Decider, ui: Ui, pick: (move: string) => void}} props */
function List({ decider, ui, pick }) {
  if (!ui.listing) return null;
  return html`<section class="fold" id="choices" aria-label=${t("choices-title")}>
    <${Choices} match=${decider.match} choices=${offered(decider)} pick=${pick} preview=${ui.preview} />
  </section>`;
}

/** Opens the list of all choices. @param {{count: number, ui: Ui}} props */
function ListButton({ count, ui }) {
  if (count === 0) return null;
  return html`<button
      type="button" class="btn quiet list-choices" aria-expanded=${String(ui.listing)} aria-controls="choices"
      aria-keyshortcuts="c" title=${t("choices-button", { n: count })} aria-label=${t("choices-button", { n: count })}
      onClick=${() => ui.listChoices(!ui.listing)}>
    <${Icon} name="choices" />
    <b class="num">${count}</b>
  </button>`;
}

/** The state of the page itself, which is no part of the game. @param {Decider} decider */
export function useUi(decider) {
  const { match } = decider;
  const [panel, open] = useState(/** @type {string | null} */ (null));
  const [selected, select] = useState(/** @type {string | null} */ (null));
  const [listing, listChoices] = useState(false);
  const hinted = useHinted(decider.hints);
  const again = useAgain(decider);
  const [atTable, stayAtTable] = useState(false);
  const [counted, setCounted] = useState(false);
  const { seen, preview } = usePreview(match, decider.yours && !decider.isAsking);
  useEffect(() => select(null), [match.now?.count, match.viewer]);
  useEffect(() => void preview(hinted.shown?.move ?? null), [hinted.shown]);
  useEffect(() => {
    if (match.now?.over) return;
    stayAtTable(false); /* the end was taken back: there will be another one */
    setCounted(false);
  }, [match.now?.over]);
  const end = { atTable, stayAtTable, counted, count: () => setCounted(true) };
  return { panel, open, selected, select, listing, listChoices, hinted, again, ...end, seen, preview };
}

/** The page of the end is loaded when it is wanted. */
const loadEnd = () => import("../score/local_end.js");

/** @param {{sitting: Sitting, begin: import("../score/local_end.js").Begin}} props */
export function PlayPage({ sitting, begin }) {
  const { match } = sitting;
  useMatch(match);
  useTitle(match.kit.title);
  const ui = useUi(sitting);
  useSounds(sitting);
  const over = Boolean(match.now?.over) && !sitting.busy;
  const { page, live } = useEnding(match, over, loadEnd);
  usePlayKeys(sitting, ui, sitting.cover === null && (!page || ui.atTable));
  if (!match.now || (over && !page && !live)) return html`<p class="boot">${t("opening")}</p>`;
  if (sitting.cover !== null) {
    return html`<${Cover} match=${match} seat=${sitting.cover} show=${() => sitting.uncover()} />`;
  }
  if (page && !ui.atTable) {
    return html`<${page.LocalEnd}
      sitting=${sitting} begin=${begin} table=${() => ui.stayAtTable(true)} counted=${ui.counted} count=${ui.count} />`;
  }
  return html`<${FramedTable} decider=${sitting} ui=${ui} tools=${tools(sitting, ui)}
    items=${[
      { icon: "undo", label: undoWords(sitting, true), on: () => void sitting.undo(true) },
      ...localItems(match, sitting.isKept ? sitting.game.id : undefined),
    ]} />`;
}

/** The table in its frame. `band` stands above the table in place of the scores, `notes` unfold below the
 * prompt; `tools` are the buttons of the header, `items` those of the menu, `more` the
 * panels that they open.
 * @param {{decider: Decider, ui: Ui, tools: Tool[], items: import("../table/panels.js").Item[],
 *          more?: import("../table/panels.js").More, band?: Children, notes?: Children}} all */
export function FramedTable({ decider, ui, tools, items, more, band, notes }) {
  const { match } = decider;
  const narrow = useNarrow();
  const low = useLow() && !narrow;
  const skip = useSkip(decider);
  const { again } = ui;
  const choices = again.moment ? [] : offered(decider);
  const seen = decider.asking ? { move: decider.asking.move, now: decider.asking.now } : ui.seen;
  const pick = useSame((/** @type {string} */ move) => {
    goOn();
    void decider.pick(move);
  });
  const { preview, selected, select } = ui;
  const props = tableProps(match, { choices, pick, preview, seen, selected, select, narrow }, again.moment?.n);
  const since = html`<${Since} match=${match} again=${again} yours=${decider.yours} low=${low} />`;
  if (!narrow && !low) props.moves = html`${since}${props.moves}`;
  const shown = again.now ? { ...props, now: again.now, seen: null, last: [] } : props;
  const ask = saidBy(decider, ui, props, pick);
  const told = selectorOf(again.moment || decider.canSkip ? placesIn(match, ask.title) : []);
  return html`<${Motion} match=${match} now=${shown.now} />
    <a class="skip" href="#prompt" onClick=${toPrompt}>${t("frame-to-table")}</a>
    <${Lintel} match=${match} tools=${tools} now=${again.now}>
      <${Prompt}
          match=${match} ask=${ask} pick=${pick} preview=${ui.preview}
          tools=${html`${low && !again.moment && since}<${ListButton} count=${choices.length} ui=${ui} />`}>
        ${notes}
        <${List} decider=${decider} ui=${ui} pick=${pick} />
      </${Prompt}>
    </${Lintel}>
    <main
        class=${band ? "table banded" : "table"} ...${skip}
        data-turn=${decider.turn} data-count=${match.now?.count} data-seen=${seen?.move}>
      <div class="strip-row">
        ${
          band ??
          html`<${Strip}
            match=${match} now=${shown.now} open=${(/** @type {number} */ seat) => ui.open(`scores ${seat}`)} />`
        }
        ${narrow && since}
      </div>
      <${Stage} match=${match} props=${shown} />
    </main>
    <${Marks} selector=${ui.hinted.shown && moveSelector(ui.hinted.shown.move)} />
    ${again.moment ? html`<${Marks} selector=${told} look="pointed-at" />` : html`<${Traced} shows selector=${told} />`}
    <${Explain} match=${match} />
    <${Announcer} match=${match} title=${decider.canSkip ? "" : textOf(ask.title)} />
    <${Panels}
      match=${match} panel=${ui.panel} open=${ui.open} items=${items} more=${more} at=${again.moment?.n} />`;
}

/** @param {Event} event */
function toPrompt(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector("#prompt"))?.focus();
}
