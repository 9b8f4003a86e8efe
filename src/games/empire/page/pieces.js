/* pieces.js - what stands on the map: armies as small forts with shape and number,
 * cities as houses, goods tokens.
 */
import { html } from "../../../lib/preact.js";

const ARMY = { width: 42, height: 28 };
const GAP = 6;
const HOUSE = "M-18 14V-4l8-9 8 9v2h3v-7l8-9 9 9V14z";

/** Where up to twelve pieces stand around the middle of a region: rows of two
 * to four, drawn smaller where the room is small.
 * @param {number} count @param {number} room
 * @returns {{scale: number, at: {x: number, y: number}[], height: number}} */
export function arrange(count, room) {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const width = columns * ARMY.width + (columns - 1) * GAP;
  const height = rows * ARMY.height + (rows - 1) * GAP;
  const scale = Math.max(0.58, Math.min(1.12, (room * 2.15) / width, (room * 1.6) / height));
  const at = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: ((i % columns) - (inRow - 1) / 2) * (ARMY.width + GAP) * scale,
      y: (row - (rows - 1) / 2) * (ARMY.height + GAP) * scale,
    };
  });
  return { scale, at, height: height * scale };
}

/** @param {{owner: string, n: number}} props */
function Army({ owner, n }) {
  const wide = n > 9 ? 3 : 0;
  const wall = 6 + (2 * wide) / 3;
  return html`<path
      class="em-piece" d=${`M${-20 - wide} 13V-14h8v5h${wall}v-5h12v5h${wall}v-5h8V13z`} />
    <use class="em-shape" href=${`icons.svg#o-${owner}`} x=${-16 - wide} y="-5" width="14" height="14" />
    <text class="em-count" x=${8 - wide / 4} y="8">${n}</text>`;
}

/** @param {{owner: string, n: number}} props */
function City({ owner, n }) {
  const alone = n === 1;
  return html`<path class="em-piece" d=${HOUSE} />
    <use class="em-shape" href=${`icons.svg#o-${owner}`} x=${alone ? -5 : -14} y="0" width="11" height="11" />
    ${!alone && html`<text class="em-count em-small" x="9" y="11">${n}</text>`}`;
}

/** A piece around its own middle.
 * @param {{owner: string, kind: string, n: number}} props */
export function Piece({ owner, kind, n }) {
  return kind === "city" ? html`<${City} owner=${owner} n=${n} />` : html`<${Army} owner=${owner} n=${n} />`;
}

/** @param {{good: string}} props */
export function Token({ good }) {
  return html`<circle class="em-token" r="13" />
    <use class="em-token-good" href=${`icons.svg#g-${good}`} x="-8.5" y="-8.5" width="17" height="17" />`;
}
