/* stage.js - the table of a game inside the frame: makes the props that the
 * table is drawn from, asks for previews, keeps the focus over redraws, and
 * catches what goes wrong in drawing.
 */
import { Component, html, useLayoutEffect, useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { about } from "./explain.js";
import { useSame } from "../base/hooks.js";
import { FocusKeeper, onKey } from "../base/spatial.js";
import { Moving } from "./motion.js";
import { MovesPanel } from "./moves.js";
import { Pointing } from "./pointing.js";

/** @typedef {{count: number, children?: import("../../lib/preact.js").Children}} Guarded */
/** @typedef {{error: unknown, at: number}} Caught */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../types.d.ts").TableProps} TableProps */

/** What whoever decided last has done since another seat's decision.
 * @param {Match} match */
export function lastTurn({ log }) {
  const mover = log.findLast((entry) => entry.seat !== "chance")?.seat;
  const before = log.findLastIndex((entry) => entry.seat !== "chance" && entry.seat !== mover);
  return mover === undefined ? [] : log.slice(before + 1);
}

/** The log since the viewer's own last decision; for those who look on, the last
 * turn. @param {Match} match */
function sinceOwn(match) {
  if (match.viewer === null) return lastTurn(match);
  const own = match.log.findLastIndex((entry) => entry.seat === match.viewer);
  return match.log.slice(own + 1);
}

/** What the move under the pointer would bring, as far as the viewer knows.
 * @param {Match} match @param {boolean} on */
export function usePreview(match, on) {
  const [seen, setSeen] = useState(/** @type {{move: string, now: Snapshot} | null} */ (null));
  const wanted = useRef(/** @type {string | null} */ (null));
  const known = useRef({ count: -1, viewer: /** @type {number | null} */ (null), answers: new Map() });
  const count = match.now?.count ?? -1;
  useEffect(() => {
    wanted.current = null;
    setSeen(null);
  }, [count, match.viewer, on]);
  const preview = useSame(async (/** @type {string | null} */ move) => {
    wanted.current = move;
    if (move === null || !on) return setSeen(null);
    const store = known.current;
    if (store.count !== count || store.viewer !== match.viewer) {
      known.current = { count, viewer: match.viewer, answers: new Map() };
    }
    const answers = known.current.answers;
    if (!answers.has(move))
      answers.set(
        move,
        match.preview(move).catch(() => null),
      );
    const now = await answers.get(move);
    if (wanted.current === move && match.now?.count === count) setSeen(now ? { move, now } : null);
  });
  return { seen, preview };
}

/** @param {Match} match @param {Pick<TableProps, "choices" | "pick" | "preview" | "seen" | "selected" |
 *   "select" | "narrow">} ui @param {number} [at] the move after which the table is shown, if not now
 * @returns {TableProps} */
export function tableProps(match, ui, at) {
  return {
    ...match.context(),
    last: match.lately(sinceOwn(match)),
    about,
    moves: html`<${MovesPanel} match=${match} at=${at} />`,
    offer: (/** @type {import("../../types.d.ts").Choice} */ choice) => match.choiceWords(choice),
    ...ui,
  };
}

/** Catches an error in drawing the table and says so in its place.
 * @extends {Component<Guarded, Caught>} */
class Guard extends Component {
  /** @param {Guarded} props */
  constructor(props) {
    super(props);
    this.state = { error: null, at: -1 };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ error, at: this.props.count });
  }

  /** @param {Guarded} props @param {Caught} state */
  render(props, state) {
    if (!state.error || state.at !== props.count) return props.children;
    return html`<div class="panel problem"><h2>${t("errors-title")}</h2><p>${t("errors-render")} ${t("errors-kept")}</p>
      <p class="small">${state.error instanceof Error ? state.error.message : String(state.error)}</p>
      <p><a class="btn" href="#">${t("errors-home")}</a></p></div>`;
  }
}

/** The page around a table has its classes: looking down from it, styles find it with every change of
 * the page, which `:has()` does not do cheaply. @param {string} classes */
function useLook(classes) {
  useLayoutEffect(() => {
    const app = /** @type {HTMLElement} */ (document.querySelector("#app"));
    app.className = classes;
    return () => void (app.className = "");
  }, [classes]);
}

/** What the moves that lead to `now` change is seen to move. First of all on its page, so that it measures where
 * everything is before any of that is drawn anew.
 * @param {{match: Match, now: Snapshot}} props */
export function Motion({ match, now }) {
  const travel = (/** @type {string} */ key, /** @type {number} */ from) => {
    const done = match.whole.filter((entry) => entry.n > from && entry.n <= now.count);
    return match.kit.table.travel?.(key, done, { ...match.context(), now });
  };
  return html`<${Moving} count=${now.count} travel=${travel} />`;
}

/** `look`: what stands around the table, "lesson", or "shows" where a match is looked at.
 * @param {{match: Match, props: TableProps, look?: string}} all */
export function Stage({ match, props, look = "" }) {
  const keeper = useRef(/** @type {FocusKeeper | null} */ (null));
  keeper.current ??= new FocusKeeper();
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => keeper.current?.restore()); /* when the page is laid out anyway */
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const note = (/** @type {Event} */ event) => keeper.current?.note(event.target);
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", note);
    };
  }, []);
  const { name, table } = match.kit;
  useLook(`${name} ${table.fills ? "fills" : ""} ${look}`);
  return html`<div class=${`stage ${name}`}>
    <${Guard} count=${props.now.count}><${table.Table} ...${props} /></${Guard}></div><${Pointing} />`;
}
