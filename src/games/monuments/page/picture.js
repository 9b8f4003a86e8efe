/* picture.js - the game's picture for the start page: a monument of five
 * layers on its island.
 */
import { html } from "../../../lib/preact.js";
import { corners } from "./geometry.js";
import { pill, pyramid, raft, sign } from "./pieces.js";

const around = [
  ["mountain", -130, 0],
  ["pasture", 130, 45],
  ["forest", 26, -45],
  ["field", -26, -45],
  ["pasture", 52, 0],
  ["mountain", -52, 0],
  ["field", 26, 45],
  ["forest", -26, 45],
];

export function picture() {
  return html`<svg
      class="mon-picture" viewBox="-134 -75 268 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-400" y="-300" width="800" height="600" fill="var(--sea)" />
    <g class="shelf">
      ${[["", 0, 0], ...around].map(([, x, y]) => html`<polygon points=${corners({ x: Number(x), y: Number(y) })} />`)}
    </g>
    ${around.map(
      ([terrain, x, y]) => html`<polygon
          class="hx" fill=${`var(--t-${terrain})`} points=${corners({ x: Number(x), y: Number(y) })} />
        ${sign(String(terrain), Number(x), Number(y), 22, "ter")}`,
    )}
    <polygon class="hx" fill="var(--t-monument)" points=${corners({ x: 0, y: 0 })} />
    <path class="river0" d="M0 -30L26 -15V15" />
    <path class="river" d="M0 -30L26 -15V15" />
    ${pyramid("blue", 4, 3, 1.25)}
    ${pill("blue", "w", 2, 52, 14, 17)}
    ${pill("red", "army", 1, -130, 15, 17)}
    ${pill("yellow", "navy", 1, 104, -50, 19)}
    <g transform="translate(-92 46)">${raft("green", { crew: [{ kind: "w" }], land: null })}</g>
  </svg>`;
}
