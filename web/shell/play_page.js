/* play_page.js - a game at the table: the frame, filled from whoever decides;
 * and the page of a local game.
 */
import { html, useEffect, useState } from "../lib/preact.js";
import { capital, t } from "./words.js";
import { useKeys, useMatch, useNarrow, useTitle } from "./hooks.js";
import { Head, Strip } from "./frame.js";
import { Stage, tableProps, usePreview } from "./stage.js";
import { Prompt, asked } from "./prompt.js";
import { Choices } from "./choices.js";
import { Hints } from "./hints.js";
import { Marks, moveSelector } from "./marks.js";
import { Live } from "./live.js";
import { Explain } from "./explain.js";
import { Cover } from "./cover.js";
import { EndPage } from "./end.js";
import { Panels, localItems } from "./panels.js";
import { useSkip } from "./skip.js";
import { Button, Icon, LinkButton } from "./parts.js";
import { downloadRecord } from "./share.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./decider.js").Decider} Decider */
/** @typedef {import("./prompt.js").Asked} Asked */

/** Nothing can be chosen while a question is open or others move. @param {Decider} play */
const offered = (play) => (play.yours && !play.asking ? (play.now?.choices ?? []) : []);

/** The question before something ends, in place of the game's prompt.
 * @param {Decider} play @returns {Asked | null} */
function question(play) {
  const open = play.asking;
  if (!open) return null;
  const next = open.now.act.map((seat) => play.match.who(seat));
  return {
    title: t(`confirm-${open.end}`, { what: capital(open.words), who: next }),
    detail: t("prompt-confirm-help"),
    buttons: [
      { label: t("prompt-confirm-no"), on: () => play.dropQuestion() },
      { label: t(`confirm-${open.end}.yes`), primary: true, on: () => play.confirm() },
    ],
  };
}

/** @param {Play} play @param {any} ui */
function tools(play, ui) {
  return [
    { label: t("frame-undo"), icon: "undo", keys: "u", id: "undo", on: () => play.undo() },
    { label: t("frame-hint"), icon: "hint", keys: "h", on: () => play.hint(), off: !play.yours },
    { label: t("frame-moves"), icon: "log", keys: "m", on: () => ui.open("moves") },
    { label: t("frame-rules"), icon: "rules", keys: "r", on: () => ui.open("rules") },
    { label: t("frame-menu"), icon: "menu", on: () => ui.open("menu") },
  ];
}

/** @param {Decider} play @param {any} ui */
export function usePlayKeys(play, ui) {
  useKeys({
    "u": () => play.undo(),
    "h": () => play.hint(),
    "m": () => ui.open("moves"),
    "r": () => ui.open("rules"),
    "s": () => ui.open("scores"),
    "c": () => ui.listChoices(!ui.listing),
    ".": () => play.skip(),
    "Escape": () => escape(play, ui),
  });
}

/** @param {Decider} play @param {any} ui */
function escape(play, ui) {
  if (play.asking) play.dropQuestion();
  else if (play.hints) play.dropHints();
  else if (ui.listing) ui.listChoices(false);
  else ui.select(null);
}

/** What unfolds below the prompt: why something was refused, hints, choices.
 * @param {{play: Decider, ui: any}} props */
function Folds({ play, ui }) {
  const { match } = play;
  const choices = offered(play);
  return html`${play.problem && html`<p class="fold why" role="alert"><${Icon} name="undo" /> ${play.problem}</p>`}
    ${
      play.hints &&
      html`<${Hints}
        match=${match} hints=${play.hints} shown=${ui.pointed} show=${ui.point}
        pick=${(/** @type {string} */ m) => play.pick(m)} close=${() => play.dropHints()} />`
    }
    ${
      ui.listing &&
      html`<section class="fold" id="choices" aria-label=${t("choices-title")}>
        <${Choices}
          match=${match} choices=${choices} pick=${(/** @type {string} */ m) => play.pick(m)} preview=${ui.preview} />
      </section>`
    }`;
}

/** Opens the list of all choices. @param {{count: number, ui: any}} props */
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

/** The state of the page itself, which is no part of the game. @param {Decider} play */
export function useUi(play) {
  const { match } = play;
  const [panel, open] = useState(/** @type {string | null} */ (null));
  const [selected, select] = useState(/** @type {string | null} */ (null));
  const [listing, listChoices] = useState(false);
  const [pointed, point] = useState(/** @type {string | null} */ (null));
  const [atTable, stayAtTable] = useState(false);
  const { seen, preview } = usePreview(match, play.yours && !play.asking);
  useEffect(() => {
    select(null);
    point(null);
  }, [match.now?.count, match.viewer]);
  useEffect(() => {
    if (!play.hints) point(null);
  }, [play.hints]);
  return { panel, open, selected, select, listing, listChoices, pointed, point, atTable, stayAtTable, seen, preview };
}

/** @param {{play: Play, again: () => void}} props */
export function PlayPage({ play, again }) {
  const { match } = play;
  useMatch(match);
  useTitle(match.kit.title);
  const ui = useUi(play);
  usePlayKeys(play, ui);
  if (!match.now) return html`<p class="boot">${t("opening")}</p>`;
  if (play.cover !== null) {
    return html`<${Cover} match=${match} seat=${play.cover} show=${() => play.uncover()} />`;
  }
  if (match.now.over && !play.busy && !ui.atTable) {
    return html`<${EndPage}
      match=${match} acts=${html`<${EndActs} play=${play} again=${again} table=${() => ui.stayAtTable(true)} />`} />`;
  }
  return html`<${Table} play=${play} ui=${ui} tools=${tools(play, ui)} items=${localItems(match, play.game.id)} />`;
}

/** @param {{play: Play, again: () => void, table: () => void}} props */
function EndActs({ play, again, table }) {
  return html`<${Button} primary icon="again" label=${t("end-again")} on=${again} />
    <${LinkButton} icon="play" label=${t("end-replay")} to=${`#replay/${play.game.id}`} />
    <${Button} icon="whole" label=${t("end-table")} on=${table} />
    <${Button} icon="download" label=${t("end-download")} on=${() => downloadRecord(play.match)} />
    <${LinkButton} icon="back" label=${t("end-home")} to="#" />`;
}

/** The table in its frame. `band` stands above the prompt, `notes` unfold below
 * it; `tools` are the buttons of the header, `items` those of the menu, `more` the
 * panels that they open.
 * @param {{play: Decider, ui: any, tools: any[], items: import("./panels.js").Item[],
 *          more?: import("./panels.js").More, band?: any, notes?: any}} all */
export function Table({ play, ui, tools, items, more, band, notes }) {
  const { match } = play;
  const narrow = useNarrow();
  const skip = useSkip(play);
  const choices = offered(play);
  const seen = play.asking ? { move: play.asking.move, now: play.asking.now } : ui.seen;
  const pick = (/** @type {string} */ move) => void play.pick(move);
  const props = tableProps(match, {
    choices,
    pick,
    preview: ui.preview,
    seen,
    selected: ui.selected,
    select: ui.select,
    narrow,
  });
  const ask = question(play) ?? asked(match, props);
  if (play.canSkip) ask.detail ||= t("frame-skip");
  if (match.now?.over) ask.buttons = [{ label: t("prompt-result"), primary: true, on: () => ui.stayAtTable(false) }];
  return html`<a class="skip" href="#prompt" onClick=${toPrompt}>${t("frame-to-table")}</a>
    <${Head} match=${match} tools=${tools} />
    <main
        class=${play.busy ? "table busy" : "table"} ...${skip}
        data-turn=${play.turn} data-count=${match.now?.count} data-seen=${seen?.move}>
      <${Strip} match=${match} open=${(/** @type {number} */ seat) => ui.open(`scores ${seat}`)} />
      ${band}
      <${Prompt}
          match=${match} ask=${ask} pick=${pick} preview=${ui.preview}
          tools=${html`<${ListButton} count=${choices.length} ui=${ui} />`}>
        ${notes}
        <${Folds} play=${play} ui=${ui} />
      </${Prompt}>
      <${Stage} match=${match} props=${props} />
    </main>
    <${Marks} selector=${ui.pointed && moveSelector(ui.pointed)} />
    <${Explain} match=${match} />
    <${Live} match=${match} title=${ask.title} />
    <${Panels} match=${match} panel=${ui.panel} open=${ui.open} items=${items} more=${more} />`;
}

/** @param {Event} event */
function toPrompt(event) {
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector("#prompt"))?.focus();
}
