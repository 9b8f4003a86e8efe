/* moves.js - the list of moves in sentences, grouped by turn; what is done several times in a
 * row is one line. Where the match can be looked at after a move, its line leads there: in a
 * replay at once, from a game by a button, since that leaves the table.
 */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { textOf } from "../words/spans.js";
import { t } from "../words/words.js";
import { Button, Mark } from "../base/parts.js";
import { memo } from "../base/memo.js";
import { Said, line, wherever } from "../base/said.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Entry} Entry */
/** `first` and `n`: its first move and its last.
 * @typedef {{first: number, n: number, parts: import("../../types.d.ts").Part[]}} Line */
/** @typedef {{seat: number | "chance", lines: Line[]}} Turn */

/** The moves by turns: those of a seat that read alike and follow each other are one line, that of
 * the last. @param {Match} match @param {Entry[]} [log] @param {"sentence" | "did"} [how] @returns {Turn[]} */
export function turns(match, log = match.log, how = "sentence") {
  /** @type {Turn[]} */
  const list = [];
  let before = "";
  let times = 1;
  for (const entry of log) {
    const parts = match.told(entry, how);
    if (parts.length === 0) continue;
    const open = list[list.length - 1];
    const isSame = open?.seat === entry.seat;
    times = isSame && textOf(parts) === before ? times + 1 : 1;
    before = textOf(parts);
    const made = { first: entry.n, n: entry.n, parts };
    if (times > 1)
      Object.assign(open.lines[open.lines.length - 1], { n: entry.n, parts: match.told(entry, how, times) });
    else if (isSame) open.lines.push(made);
    else list.push({ seat: entry.seat, lines: [made] });
  }
  return list;
}

/** A line; `chosen` is the one whose button is shown.
 * @param {{match: Match, one: Line, at?: number, chosen: number, choose: (n: number) => void}} props */
function MoveLine({ match, one: { n, parts }, at, chosen, choose }) {
  const { onGo, onReplay } = match;
  const said = html`<${Said} match=${match} parts=${parts} />`;
  if (!onGo && !onReplay) return html`<span class="line" ...${line(match, parts, -1)}>${said}</span>`;
  /* A finger on a word points at what it means. */
  const go = (/** @type {PointerEvent & {target: Element}} */ { pointerType, target }) =>
    (pointerType === "touch" && target.closest(".thing")) || match.onGo?.(n);
  const isOpen = n === chosen;
  return html`<button
      type="button" class=${n === at || isOpen ? "line here" : "line"} aria-current=${n === at ? "step" : undefined}
      aria-expanded=${onGo ? undefined : String(isOpen)} title=${onGo ? t("moves-go-to", { n }) : undefined}
      onClick=${onGo ? go : () => choose(isOpen ? 0 : n)} data-line-of="things" tabindex="-1">
    ${said}
  </button>
  ${
    !onGo &&
    isOpen &&
    html`<${Button}
    icon="play" label=${t("moves-replay", { n })} on=${() => match.onReplay?.(n)} />`
  }`;
}

/** @param {{match: Match, turn: Turn, at?: number, chosen: number, choose: (n: number) => void}} props */
function TurnDrawn({ match, turn, ...more }) {
  const seat = turn.seat === "chance" ? null : match.seats[turn.seat];
  return html`<li>
    ${
      seat
        ? html`<${Mark} colour=${seat.colour} label=${seat.label} />`
        : html`<svg class="i mark chance" role="img" aria-label=${t("moves-chance")}><use
          href="icons.svg#card" /></svg>`
    }
    <span class="lines">${turn.lines.map(
      (one) => html`<${MoveLine} key=${one.first} match=${match} one=${one} ...${more} />`,
    )}</span>
  </li>`;
}

const TurnItem = memo(TurnDrawn, ({ match, turn, at, chosen }) => [
  Boolean(match.onGo),
  Boolean(match.onReplay),
  turn.seat === "chance" ? null : match.seats[turn.seat],
  ...turn.lines.flatMap(({ n, parts }) => [n, parts, n === at, n === chosen, wherever(match, parts)]),
]);

/** The arrows go from line to line: so a long list is one stop on the way of Tab.
 * @param {import("../../types.d.ts").EventAt<HTMLElement, KeyboardEvent>} event */
function step(event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way) return;
  const lines = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll("[data-line-of]")]);
  const next = lines[lines.indexOf(event.target) + way];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** @param {{match: Match, list: Turn[], look: string, at?: number}} props */
function Turns({ match, list, look, at }) {
  const [chosen, choose] = useState(0);
  return html`<ol class=${look} tabindex="0" aria-label=${t("moves-title")} onKeyDown=${step}>
    ${list.map(
      (turn) => html`<${TurnItem}
        key=${turn.lines[0].first} match=${match} turn=${turn} at=${at} chosen=${chosen} choose=${choose} />`,
    )}
  </ol>`;
}

/** The list that a table puts where its layout wants it: the latest first.
 * @param {{match: Match, at?: number, most?: number}} props */
export function MovesPanel({ match, at, most = 20 }) {
  const list = turns(match, match.log.slice(-3 * most))
    .slice(-most)
    .reverse();
  return html`<section class="panel moves" aria-label=${t("moves-title")}>
    <h2>${t("moves-title")}</h2>
    ${
      list.length === 0
        ? html`<p class="small">${t("moves-none")}</p>`
        : html`<${Turns} match=${match} list=${list} look="turns" at=${at} />`
    }
  </section>`;
}

/** All moves, in order, from the latest or the one that is shown.
 * @param {{match: Match, log?: Entry[], at?: number}} props */
export function MovesList({ match, log, at }) {
  const list = turns(match, log);
  const box = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const show = () =>
      (box.current?.querySelector(".here") ?? box.current?.querySelector("li:last-child"))?.scrollIntoView();
    requestAnimationFrame(show); /* the panel around it is opened first */
  }, []);
  if (list.length === 0) return html`<p>${t("moves-none")}</p>`;
  return html`<div ref=${box}>
    <${Turns} match=${match} list=${list} look="turns all" at=${at} />
  </div>`;
}
