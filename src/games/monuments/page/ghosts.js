/* ghosts.js - what a choice would bring, drawn on the map as dashed pieces, and
 * what the last moves did, as dotted rings and trails.
 */
import { html } from "../../../lib/preact.js";
import { angle, between, chart, corners } from "./geometry.js";
import { hexChanges, movedFerries, newBridges } from "./diff.js";
import { targetOf } from "./moves.js";
import { signed } from "./names.js";
import { figure, house, raft, sign } from "./pieces.js";
import { ferryAt } from "./marks.js";
import { colour } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Box} Box */

/** @param {string} word @param {Point} at @param {string} kind */
const tag = (word, at, kind) => html`<g class=${`tag ${kind}`} transform=${`translate(${at.x} ${at.y})`}>
  <rect x=${-4 - word.length * 3.6} y="-8" width=${8 + word.length * 7.2} height="16" rx="8" />
  <text dy=".36em" font-size="12">${word}</text>
</g>`;

/** Resources that come or go stand below their hex, or above where the window ends.
 * @param {Point} hex @param {Box} frame */
const besideOf = (hex, frame) => hex.y + (hex.y + 42 > frame.y + frame.height ? -32 : 32);

/** @param {Props} props @param {import("./diff.js").Change} c @param {Box} frame the part of the map that is seen */
function hexGhost(props, c, frame) {
  const hex = chart(props.content).hex.get(Number(c.id));
  if (!hex) return null;
  const gained = c.units.filter(([, by]) => by > 0);
  const lost = c.units.filter(([, by]) => by < 0);
  const owner = colour(props.now, c.seat);
  const taken = c.res.map(
    (
      [type, by],
      i,
    ) => html`<g transform=${`translate(${hex.x + (i - (c.res.length - 1) / 2) * 30} ${besideOf(hex, frame)})`}>
      <g class=${`tag ${by > 0 ? "more" : "less"}`}>
        <rect x="-15" y="-8" width="30" height="16" rx="8" />
        <text x="-6" dy=".36em" font-size="12">${signed(props, by)}</text>
        ${sign(type, 7, 0, 12)}
      </g>
    </g>`,
  );
  return html`<g class="ghost">
    ${c.control && html`<polygon class=${`own ghostly ${owner}`} points=${corners(hex, 0.86)} />`}
    ${gained.map(
      ([kind, by], i) => html`<g transform=${`translate(${hex.x} ${hex.y})`}>
        ${figure({ owner, kind, n: by, x: (i - (gained.length - 1) / 2) * 15, y: 8, s: 0.7, state: "ghostly" })}
      </g>`,
    )}
    ${lost.map(([, by], i) => tag(signed(props, by), { x: hex.x + 15, y: hex.y - 14 + i * 16 }, "less"))}
    ${c.buildings.map(
      (b, i) => html`<g transform=${`translate(${hex.x + 14} ${hex.y - 11 + i * 14})`}>
        ${house(colour(props.now, c.builder), b, 0, 0, 17, "ghostly")}
      </g>`,
    )}
    ${taken}
  </g>`;
}

/** @param {Props["content"]} content @param {string} name @param {string} [state] */
export function bridge(content, name, state = "") {
  const map = chart(content);
  const [a, b] = name.split("-").map((id) => /** @type {import("./geometry.js").Hex} */ (map.hex.get(Number(id))));
  const m = between(a, b);
  return html`<g key=${name} class=${`bridge ${state}`} transform=${`translate(${m.x} ${m.y}) rotate(${angle(a, b)})`}>
    <rect x="-9" y="-6" width="18" height="12" rx="1.5" /><path d="M-4.5 -6V6M0 -6V6M4.5 -6V6" /></g>`;
}

/** @param {Props} props @param {Box} frame the part of the map that is seen */
export function ghosts(props, frame) {
  const next = props.seen?.now;
  if (!next) return null;
  const content = props.content;
  return html`<g class="ghosts" aria-hidden="true">
    ${newBridges(props.now, next).map((name) => bridge(content, name, "ghostly"))}
    ${movedFerries(props.now, next).map((id) => {
      const at = ferryAt(content, next.tell.ferries, id);
      const f = next.tell.ferries[id];
      return html`<g transform=${`translate(${at.x} ${at.y})`}>${raft(colour(next, f.seat), f, "ghostly")}</g>`;
    })}
    ${hexChanges(props.now, next).map((c) => hexGhost(props, c, frame))}</g>`;
}

/** The ways of units in the last moves: from where they were taken up.
 * @param {Props} props @returns {{from: Point, to: Point}[]} */
function trails(props) {
  const map = chart(props.content);
  const list = [];
  /** @type {Point | undefined} */
  let from;
  for (const entry of props.last) {
    const { is } = entry.fact;
    const { spot } = targetOf(entry.fact);
    const hex = spot && !spot.startsWith("f") ? map.hex.get(Number(spot)) : undefined;
    if (is === "move-unit") from = hex;
    if (["go", "sail", "land"].includes(is) && hex) {
      if (from) list.push({ from, to: hex });
      from = hex;
    }
    if (is === "board" || is === "play") from = undefined;
  }
  return list;
}

const TOUCHED = [
  "place-start",
  "place-resource",
  "trade-place",
  "go",
  "sail",
  "land",
  "produce-on",
  "build-on",
  "repair-on",
  "populate",
  "attack",
  "attack-around",
  "lose-unit",
  "lose-building",
  "lose-ferry",
  "retreat",
  "place-worker",
  "train-worker",
  "launch",
  "arm",
  "pay-from",
  "sacrifice",
];

/** Hexes that the last moves were about. @param {Props} props @returns {number[]} */
function touched(props) {
  const ids = new Set();
  for (const entry of props.last) {
    const { spot } = targetOf(entry.fact);
    if (TOUCHED.includes(entry.fact.is) && spot && !spot.startsWith("f")) ids.add(Number(spot));
  }
  return [...ids];
}

/** @param {Props} props */
export function lastMoves(props) {
  const map = chart(props.content);
  return html`<g class="lastmoves" aria-hidden="true">
    ${trails(props).map(({ from, to }) => html`<path class="trail" d=${`M${from.x} ${from.y}L${to.x} ${to.y}`} />`)}
    ${touched(props).map(
      (id) => html`<polygon class="lastring" points=${corners(/** @type {Point} */ (map.hex.get(id)), 0.97)} />`,
    )}
  </g>`;
}
