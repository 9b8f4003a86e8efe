/* picture.js - the game's picture for the start page: a monument of five
 * layers on its island.
 */
import { html } from "../../../lib/preact.js";
import { land } from "./landscape.js";
import { figure, house, pyramid, raft } from "./pieces.js";

const HEXES = [
  { terrain: "monument", x: 0, y: 0 },
  { terrain: "mountain", x: -130, y: 0 },
  { terrain: "pasture", x: 130, y: 45 },
  { terrain: "forest", x: 26, y: -45 },
  { terrain: "field", x: -26, y: -45 },
  { terrain: "pasture", x: 52, y: 0 },
  { terrain: "mountain", x: -52, y: 0 },
  { terrain: "field", x: 26, y: 45 },
  { terrain: "forest", x: -26, y: 45 },
];

export function picture() {
  return html`<svg
      class="monuments-picture" viewBox="-134 -75 268 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-400" y="-300" width="800" height="600" fill="var(--sea)" />
    ${land(HEXES)}
    <path class="river0" d="M0 -30L26 -15V15" />
    <path class="river" d="M0 -30L26 -15V15" />
    ${pyramid("blue", 4, 3, 1.1)}
    ${house("blue", { kind: "town", broken: false, works: true }, 40, -45, 15)}
    ${figure({ owner: "blue", kind: "w", n: 2, x: 52, y: 9, s: 0.66 })}
    ${figure({ owner: "red", kind: "army", n: 1, x: -130, y: 9, s: 0.66 })}
    ${figure({ owner: "yellow", kind: "navy", n: 1, x: 104, y: -46, s: 0.7 })}
    <g transform="translate(-92 46)">${raft("green", { crew: [{ kind: "w" }], land: null })}</g>
  </svg>`;
}
