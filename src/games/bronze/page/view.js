/* view.js - the table of Bronze: gathers what the panels need to know about the
 * snapshot and about what is being looked at, and lays them out.
 */
import { html, useEffect, useRef } from "../../../lib/preact.js";
import { Cities } from "./cities.js";
import { Lines, Terrains } from "./lines.js";
import { Matrix } from "./matrix.js";
import { cityOf, groupChoices, markedBy, NONE, placeTold, readSettle, shortName, terrainsOf, turnOf } from "./model.js";
import { notePointer, technologyName, told } from "./parts.js";
import { Players, Pool } from "./pool.js";
import { Row } from "./row.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */
/** @typedef {import("../../../types.d.ts").Snapshot} Snapshot */

/** What the panels draw from.
 * @typedef {{props: TableProps, terrains: string[], turn: number, home: number,
 *   grouped: import("./model.js").Grouped, shown: Snapshot, places: any[], outlook: boolean,
 *   ghostPlace: any, ghostSpot: string | null, possible: Set<string>, marked: Set<string>,
 *   technology: (id: string) => string, effect: (city: string) => string,
 *   cityFacts: (city: string, seat: number) => any}} View */

/** What is looked at: the choice under the pointer or focus, else the one that
 * a first tap has selected. @param {TableProps} props @returns {string} */
export const lookedAt = (props) => props.seen?.move ?? props.selected ?? "";

/** All that words about a city need.
 * @param {import("../../../types.d.ts").Context} ctx @param {string} id @param {number} seat */
export function cityFacts({ now, facts, seats, t }, id, seat) {
  const city = cityOf(facts, id);
  const told = now.tell.cities[id];
  const names = { terrain: t.terrain, technology: (/** @type {string} */ one) => technologyName(t, facts, one) };
  const others = told
    ? told.seats.map((/** @type {any} */ one, /** @type {number} */ i) => ({
        name: shortName(seats, i),
        have: one.have,
      }))
    : [];
  return {
    city,
    ...names,
    rule: told?.rule,
    ...told?.seats[seat],
    others: others.filter((/** @type {any} */ _, /** @type {number} */ i) => i !== seat),
  };
}

/** @param {TableProps} props @param {Set<string>} fresh @returns {View} */
function viewOf(props, fresh) {
  const { now, facts, t } = props;
  const move = lookedAt(props);
  const turn = turnOf(now);
  const kind = move.split(" ")[0];
  const after = props.seen?.now ?? null;
  const isStack = kind === "take" && after !== null && after.tell.places.length > 0;
  const ghostPlace = kind === "place" ? placeTold(now, move) : null;
  const spot = kind === "settle" ? readSettle(move).key : null;
  return {
    props,
    turn,
    terrains: terrainsOf(facts),
    home: now.viewer ?? turn,
    grouped: groupChoices(props.choices),
    shown: after && kind !== "place" && kind !== "take" ? after : now,
    places: isStack ? after.tell.places : now.tell.places,
    outlook: isStack,
    ghostPlace,
    ghostSpot: spot,
    possible: new Set(ghostPlace?.spots ?? []),
    marked: new Set([...markedBy(props.last), ...fresh]),
    technology: (id) => technologyName(t, facts, id),
    effect: (id) => t.effect(cityFacts(props, id, turn)),
    cityFacts: (id, seat) => cityFacts(props, id, seat),
  };
}

/** Who holds which token, by the ids that explain them.
 * @param {Snapshot} now @returns {Map<string, string>} */
function tokensOf(now) {
  const held = new Map();
  for (const [terrain, tokens] of Object.entries(now.state.route)) {
    for (const [line, owner] of Object.entries(tokens)) if (owner !== NONE) held.set(`route:${terrain}.${line}`, owner);
  }
  Object.values(now.state.winner).forEach(
    (owner, place) => owner !== NONE && held.set(`province:${place}`, String(owner)),
  );
  return held;
}

/** Tokens that have been won since the viewer's own last decision.
 * @param {TableProps} props @returns {Set<string>} */
function useFresh({ now, choices }) {
  const kept = useRef(/** @type {{count: number, held: Map<string, string>}[]} */ ([]));
  const held = tokensOf(now);
  kept.current = kept.current.filter((one) => one.count <= now.count);
  const last = kept.current[kept.current.length - 1];
  if (choices.length > 0 && last?.count !== now.count)
    kept.current = [...kept.current.slice(-1), { count: now.count, held }];
  const base = kept.current.findLast((one) => one.count < now.count)?.held;
  return new Set(base ? [...held].filter(([id, owner]) => base.get(id) !== owner).map(([id]) => id) : []);
}

/** Round, edition, and why this round is the last. @param {{view: View}} props */
function Corner({ view }) {
  const { props } = view;
  const { now, t } = props;
  const ends = now.tell.end.length > 0 && !now.over;
  return html`<div class="corner" ...${told(props, "round")}><b>${t.round(now.tell.round)}</b>
    <small>${ends ? t.lastRound : t.edition(now.setup.edition)}</small></div>`;
}

/** On a phone the page goes to where the viewer has to choose.
 * @param {{current: HTMLElement | null}} box @param {TableProps} props */
function useAttention(box, { now, choices, narrow }) {
  const where = { take: ".pool", place: ".matrix", settle: ".scroller", city: ".belows" }[
    /** @type {string} */ (now.state.phase)
  ];
  const mine = choices.length > 0;
  const first = useRef(true);
  useEffect(() => {
    const target = narrow && mine && where && box.current?.querySelector(where);
    const still =
      matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "less";
    if (target && !first.current) target.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
    first.current = false;
  }, [where, mine, narrow]);
}

/** @param {{view: View}} props */
function Board({ view }) {
  const { props } = view;
  const { t, narrow } = props;
  const lines = html`<${Lines} view=${view} />`;
  const many = view.props.now.names.length > 3 && !narrow;
  return html`<section class=${many ? "row-board many" : "row-board"} aria-label=${t.board}>
    <${Corner} view=${view} /><${Terrains} view=${view} /><${Row} view=${view} />
    ${
      narrow
        ? html`<details class="lines-fold" open><summary>${t.linesTitle}</summary>${lines}</details>`
        : html`<h2 class="lines-title">${t.linesTitle}</h2>${lines}`
    }</section>`;
}

/** @param {TableProps} props */
export function Table(props) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const fresh = useFresh(props);
  const view = viewOf(props, fresh);
  useAttention(box, props);
  return html`<div class="bronze-table" ref=${box} onPointerDown=${notePointer}><${Board} view=${view} />
    <div class="low"><div class="low-left"><${Pool} view=${view} /><${Players} view=${view} /></div>
      <${Matrix} view=${view} /><div class="low-right"><${Cities} view=${view} />${props.moves}</div></div></div>`;
}
