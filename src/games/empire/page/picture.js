/* picture.js - the game's picture on the start page: a corner of map A. */
import { html } from "../../../lib/preact.js";
import { maps } from "./maps.js";
import { Piece } from "./pieces.js";

/** Who holds which region, and the pieces there. @type {[string, string, {kind: string, n: number}[]][]} */
const scene = [
  ["A8", "red", [{ kind: "city", n: 1 }]],
  ["A9", "red", [{ kind: "army", n: 2 }]],
  ["A11", "blue", [{ kind: "army", n: 1 }]],
  ["A12", "yellow", [{ kind: "army", n: 3 }]],
  ["A13", "", []],
  ["A15", "blue", [{ kind: "city", n: 1 }]],
  ["A16", "yellow", [{ kind: "city", n: 1 }]],
  ["A18", "", []],
  ["A19", "green", [{ kind: "army", n: 2 }]],
  ["A20", "green", []],
  ["A17", "", []],
  ["A14", "", []],
];

/** The game's picture. */
export function picture() {
  const { regions, sea, waves } = maps.A;
  const path = (/** @type {string} */ id) => regions[id].path;
  return html`<svg class="em-picture" viewBox="370 120 470 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="em-sea" x="0" y="0" width="1000" height="680" />
    <g class="em-shelf">${scene.map(([id]) => html`<path d=${path(id)} />`)}</g>
    <g class="em-waves">${waves.map(([x, y]) => html`<path d=${`M${x} ${y}q6-6 12 0t12 0`} />`)}</g>
    <g class="em-sealines">${sea.map((line) => html`<path d=${line.path} />`)}</g>
    ${scene.map(
      ([id, owner]) => html`<path class="em-land em-land-2" d=${path(id)} />
        ${
          owner &&
          html`<path class=${`em-wash ${owner}`} d=${path(id)} />
            <clipPath id=${`em-pic-${id}`}><path d=${path(id)} /></clipPath>
            <path class=${`em-rim ${owner}`} clip-path=${`url(#em-pic-${id})`} d=${path(id)} />`
        }`,
    )}
    <g class="em-coasts">${scene.map(([id]) => html`<path d=${path(id)} />`)}</g>
    ${scene.flatMap(([id, owner, list]) =>
      list.map(
        (piece) => html`<g
            class=${`em-stand ${owner}`} transform=${`translate(${regions[id].x} ${regions[id].y}) scale(1.3)`}>
          <${Piece} owner=${owner} ...${piece} />
        </g>`,
      ),
    )}
  </svg>`;
}
