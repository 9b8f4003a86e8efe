/* drawing.js - the table of Bronze: gathers what the panels need to know about the
 * snapshot and about what is being looked at, and lays them out.
 */
import { html, useEffect, useRef } from "../../../lib/preact.js";
import { Cities } from "./cities.js";
import { Lines, Terrains } from "./lines.js";
import { Matrix } from "./matrix.js";
import { groupChoices, markedBy, NONE, placeTold, readSettle, terrainsOf, turnOf } from "./model.js";
import { notePointer, told } from "./parts.js";
import { Players, Pool } from "./pool.js";
import { Row } from "./row.js";

/** @typedef {import("./model.js").Now} Now */
/** @typedef {import("./model.js").PlaceTold} PlaceTold */
/** @typedef {import("./model.js").Props} Props */

/** What the panels draw from: the position, and what is looked at.
 * @typedef {{props: Props, terrains: string[], turn: number, home: number,
 *   grouped: import("./model.js").Grouped, shown: Now, places: PlaceTold[], outlook: boolean,
 *   ghostPlace: PlaceTold | null, ghostSpot: string | null, possible: Set<string>, marked: Set<string>}} Drawing */

/** What is looked at: the choice under the pointer or focus, else the one that
 * a first tap has selected. @param {Props} props @returns {string} */
export const lookedAt = (props) => props.seen?.move ?? props.selected ?? "";

/** @param {Props} props @param {Set<string>} fresh @returns {Drawing} */
function drawingOf(props, fresh) {
  const { now, facts } = props;
  const move = lookedAt(props);
  const turn = turnOf(now);
  const kind = move.split(" ")[0];
  const after = props.seen?.now ?? null;
  const outlook = kind === "take" ? (after?.tell.places ?? []) : [];
  const ghostPlace = kind === "place" ? placeTold(now, move) : null;
  return {
    props,
    turn,
    terrains: terrainsOf(facts),
    home: now.viewer ?? turn,
    grouped: groupChoices(props.choices),
    shown: after && kind !== "place" && kind !== "take" ? after : now,
    places: outlook.length > 0 ? outlook : now.tell.places,
    outlook: outlook.length > 0,
    ghostPlace,
    ghostSpot: kind === "settle" ? readSettle(move).key : null,
    possible: new Set(ghostPlace?.spots ?? []),
    marked: new Set([...markedBy(props.last), ...fresh]),
  };
}

/** Who holds which token, by the ids that explain them.
 * @param {Now} now @returns {Map<string, string>} */
function tokensOf(now) {
  const held = new Map();
  for (const [terrain, tokens] of Object.entries(now.state.route)) {
    for (const [line, owner] of Object.entries(tokens)) if (owner !== NONE) held.set(`route:${terrain}.${line}`, owner);
  }
  Object.values(now.state.winner).forEach((owner, place) => owner !== NONE && held.set(`province:${place}`, owner));
  return held;
}

/** Tokens that have been won since the viewer's own last decision.
 * @param {Props} props @returns {Set<string>} */
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

/** Round, edition, and why this round is the last. @param {{drawing: Drawing}} props */
function Corner({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const ends = now.tell.end.length > 0 && !now.over;
  return html`<div class="corner" ...${told(props, "round")}><b>${t("round", { n: now.tell.round })}</b>
    <small>${ends ? t("round-last") : t("edition", { edition: now.setup.edition })}</small></div>`;
}

/** On a phone the page goes to where the viewer has to choose.
 * @param {{current: HTMLElement | null}} box @param {Props} props */
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

/** @param {{drawing: Drawing}} props */
function Board({ drawing }) {
  const { props } = drawing;
  const { t, narrow } = props;
  const lines = html`<${Lines} drawing=${drawing} />`;
  const many = drawing.props.now.names.length > 3 && !narrow;
  return html`<section class=${many ? "row-board many" : "row-board"} aria-label=${t("table-board")}>
    <${Corner} drawing=${drawing} /><${Terrains} drawing=${drawing} /><${Row} drawing=${drawing} />
    ${
      narrow
        ? html`<details class="lines-fold" open><summary>${t("lines-title")}</summary>${lines}</details>`
        : html`<h2 class="lines-title">${t("lines-title")}</h2>${lines}`
    }</section>`;
}

/** @param {Props} props */
export function Table(props) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const fresh = useFresh(props);
  const drawing = drawingOf(props, fresh);
  useAttention(box, props);
  return html`<div class="bronze-table" ref=${box} onPointerDown=${notePointer}><${Board} drawing=${drawing} />
    <div class="low"><div class="low-left"><${Pool} drawing=${drawing} /><${Players} drawing=${drawing} /></div>
      <${Matrix} drawing=${drawing} /><div class="low-right">
        <${Cities} drawing=${drawing} />${props.moves}</div></div></div>`;
}
