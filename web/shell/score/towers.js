/* towers.js - every score as a tower of bricks; the highest place has a crown. */
import { html } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { Icon, Mark } from "../base/parts.js";
import { counted, fallen, isGone, lineAt } from "./bricks.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("./bricks.js").Build} Build */
/** @typedef {import("./bricks.js").Brick} Brick */
/** @typedef {import("./sheet.js").Row} Row */

/** The room of a tower in the units of its drawing. */
const WIDTH = 120;
const BRICK = 100;
const HIGH = 330;
const UNIT = 26; /* of a brick; less where they would be higher than the room */
const CROWN = 46;
const SYMBOL = 14;
const LEAST = 4; /* a symbol that is smaller says nothing */

/** No brick lies quite on another. @param {number} i */
const shift = (i) => (i % 2 === 0 ? -2 : 2);

/** @param {{brick: Brick, i: number, unit: number, symbol: string, gone: boolean}} props */
function BrickShape({ brick, i, unit, symbol, gone }) {
  const height = brick.size * unit - 1;
  const y = -(brick.under + brick.size) * unit;
  const size = Math.min(SYMBOL, height - 2);
  const middle = shift(i) + (i % 2 === 0 ? -7 : 7);
  return html`<g class=${gone ? "brick gone" : "brick"}>
    <rect
      x=${shift(i) - BRICK / 2} y=${y} width=${BRICK} height=${height} rx=${Math.min(3, height / 3)}
      stroke-width=${Math.min(1.8, height / 5)} />
    ${
      size >= LEAST &&
      html`<use
        href=${`icons.svg#${symbol}`} x=${middle - size / 2} y=${y + (height - size) / 2} width=${size}
        height=${size} />`
    }
  </g>`;
}

/** @param {{bricks: Brick[], unit: number, beat: number, rows: Row[], crowned: boolean}} props */
function Tower({ bricks, unit, beat, rows, crowned }) {
  const lying = fallen(bricks, beat);
  const top = lying.reduce((height, { under, size }) => Math.max(height, under + size), 0) * unit;
  return html`<svg class="tower" viewBox=${`${-WIDTH / 2} ${-HIGH - CROWN} ${WIDTH} ${HIGH + CROWN}`}
      preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    ${lying.map(
      (brick, i) => html`<${BrickShape}
        key=${i} brick=${brick} i=${i} unit=${unit} symbol=${rows[brick.line].symbol} gone=${isGone(brick, beat)} />`,
    )}
    ${crowned && html`<use class="crown" href="icons.svg#crown" x="-20" y=${-top - 44} width="40" height="40" />`}
  </svg>`;
}

/** Which line is counted; the room for it stays. @param {{build: Build, rows: Row[], beat: number}} props */
function Counted({ build, rows, beat }) {
  const line = beat < build.beats ? lineAt(build, beat + 1) : undefined;
  const row = line === undefined ? null : rows[line];
  return html`<p class="counted" aria-hidden="true">
    ${row && html`<${Icon} name=${row.symbol} /> ${capital(row.name)}`}
  </p>`;
}

/** @param {{match: Match, build: Build, rows: Row[], beat: number, over: boolean}} props */
export function Towers({ match, build, rows, beat, over }) {
  const now = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  const unit = Math.min(UNIT / build.per, HIGH / Math.max(1, build.tallest));
  const said = match.seats.map(({ label }, seat) => t("end-chart-talk", { who: label, n: now.scores[seat].total }));
  const column = (/** @type {import("../../types.d.ts").SeatInfo} */ { colour, label }, /** @type {number} */ seat) => {
    const total = now.scores[seat].total;
    const points = over ? total : counted(build.towers[seat], beat);
    return html`<div class=${`column ${colour}`} key=${seat}>
      <${Tower}
        bricks=${build.towers[seat]} unit=${unit} beat=${beat} rows=${rows} crowned=${over && now.places[seat] === 1} />
      <b class="vp">${points}</b>
      <span class="name"><${Mark} colour=${colour} /> ${label}</span>
    </div>`;
  };
  return html`<section class="panel towers" data-beat=${beat}>
    <${Counted} build=${build} rows=${rows} beat=${beat} />
    <div class=${`columns of-${match.seats.length}`} role="img" aria-label=${t("end-towers.long", { said })}>
      ${match.seats.map(column)}
    </div>
    ${build.per > 1 && html`<p class="small">${t("end-brick", { n: build.per })}</p>`}
  </section>`;
}
