/* picture.js - the picture of Bronze on the start page: bands of land, a trade
 * line across them, a few settlements, and a tile still face down.
 */
import { html } from "../../../lib/preact.js";
import { bricks } from "./geometry.js";

const BANDS = ["mountains", "woods", "savannas", "deserts", "shore"];
const [WIDTH, HEIGHT, ROW, TILE] = [320, 180, 36, 84];

/** Settlements: tile, row, colour, settlers. @type {[number, number, string, string][]} */
const PIECES = [
  [0, 2, "blue", "farmer"],
  [1, 2, "blue", "herder"],
  [2, 2, "blue", "hunter"],
  [0, 0, "red", "hunter"],
  [1, 1, "yellow", "farmer"],
  [0, 4, "yellow", "herder"],
  [1, 4, "red", "farmer"],
  [2, 3, "white", "herder"],
  [1, 3, "white", "hunter"],
  [2, 0, "red", "herder"],
];

/** @param {number} tile */
const middle = (tile) => tile * TILE + TILE / 2 + 2;
/** @param {number} row */
const centre = (row) => row * ROW + ROW / 2;

/** @param {{piece: [number, number, string, string]}} props */
function Piece({ piece: [tile, row, colour, settler] }) {
  const [x, y] = [middle(tile), centre(row)];
  return html`<g class=${`piece ${colour}`}><circle class="disc" cx=${x} cy=${y} r="14" />
    <g class="emblem"><use href=${`icons.svg#o-${colour}`} x=${x - 12} y=${y - 6} width="12" height="12" />
      <use href=${`icons.svg#${settler}`} x=${x} y=${y - 6} width="12" height="12" /></g></g>`;
}

export function picture() {
  return html`<svg class="bronze-picture" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    ${[0, 1, 2].map((tile) =>
      BANDS.map(
        (band, row) => html`<rect
            class=${`band t-${band}`} x=${tile ? tile * TILE + 4 : 0} y=${row * ROW} width=${tile ? TILE - 4 : TILE}
            height=${ROW} />
          ${
            tile === 0 &&
            html`<use class="settler" href=${`icons.svg#${band}`} x="9" y=${centre(row) - 8} width="16" height="16" />`
          }`,
      ),
    )}
    <rect class="down" x=${3 * TILE + 4} y="0" width=${WIDTH - 3 * TILE - 4} height=${HEIGHT} />
    <path class="brick" d=${bricks(3 * TILE + 4, WIDTH - 3 * TILE - 4, HEIGHT, ROW / 2)} />
    <g class="blue">
      <line class="run-edge" x1=${middle(0)} x2=${middle(2)} y1=${centre(2)} y2=${centre(2)} />
      <line class="run" x1=${middle(0)} x2=${middle(2)} y1=${centre(2)} y2=${centre(2)} />
    </g>
    ${PIECES.map((piece) => html`<${Piece} piece=${piece} />`)}
  </svg>`;
}
