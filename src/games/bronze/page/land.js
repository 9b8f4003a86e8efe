/* land.js - the land itself: tiles with their bands of terrain, bricks where they are face down, the
 * lines of trade routes, and what lies on it (spots.js).
 */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { bricks, rowY, spotAt } from "./geometry.js";
import { acts, labels, told } from "./parts.js";
import { Spots } from "./spots.js";

/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {import("./model.js").Tile} Tile */
/** @typedef {import("./drawing.js").Drawing} Drawing */

const SLAB = 5; /* the lower edge of a tile, in pixels */
const ROUND = 9;

/** Where a tile lies. @param {Size} size @param {Tile} tile */
const boxOf = (size, tile) => ({ x: tile.place * size.tile + size.gap / 2, width: size.tile - size.gap });

/** @param {{drawing: Drawing, size: Size, tile: Tile}} props */
function ClosedTile({ drawing, size, tile }) {
  const { props } = drawing;
  const { x, width } = boxOf(size, tile);
  const course = Math.max(18, size.row / 2);
  return html`<g ...${told(props, `tile:${tile.place}`, props.t("tile-title-down", { n: tile.place + 1 }))}>
    <rect class="slab" x=${x} y=${SLAB} width=${width} height=${size.height} rx=${ROUND} />
    <rect class="down" x=${x} y="0" width=${width} height=${size.height} rx=${ROUND} />
    <path class="brick" d=${bricks(x, width, size.height, course)} /></g>`;
}

/** @param {{drawing: Drawing, size: Size, tile: Tile}} props */
function Bands({ drawing, size, tile }) {
  const { props, terrains, marked } = drawing;
  const { x, width } = boxOf(size, tile);
  return html`<g ...${told(props, `tile:${tile.place}`, props.t("tile-title", { n: tile.place + 1 }))}>
    <clipPath id=${`bronze-tile-${tile.place}`}>
      <rect x=${x} y="0" width=${width} height=${size.height} rx=${ROUND} />
    </clipPath>
    <rect class="slab" x=${x} y=${SLAB} width=${width} height=${size.height} rx=${ROUND} />
    <g clip-path=${`url(#bronze-tile-${tile.place})`}>
      ${terrains.map(
        (terrain, i) => html`<rect
          class=${`band t-${terrain}`} x=${x} y=${i * size.row} width=${width} height=${size.row + 1} />`,
      )}
      ${terrains
        .slice(1)
        .map(
          (_, i) =>
            html`<line class="edge" x1=${x} x2=${x + width} y1=${(i + 1) * size.row} y2=${(i + 1) * size.row} />`,
        )}
    </g>
    ${
      marked.has(`tile:${tile.key}`) &&
      html`<rect class="last-ring" x=${x + 1} y="1" width=${width - 2} height=${size.height - 2} rx=${ROUND} />`
    }
  </g>`;
}

const LandTile = memo(
  (/** @type {{drawing: Drawing, size: Size, tile: Tile}} */ props) =>
    props.tile.open ? Bands(props) : ClosedTile(props),
  ({ drawing: { props, terrains, marked }, size, tile }) => [
    ...labels(props),
    terrains,
    size,
    tile.open,
    tile.place,
    marked.has(`tile:${tile.key}`),
  ],
);

/** The runs that are long enough for a token, from their first to their last
 * settlement. @param {{drawing: Drawing, size: Size, tiles: Tile[]}} props */
function Runs({ drawing, size, tiles }) {
  const { terrains, shown, props } = drawing;
  const spots = new Map(tiles.flatMap((tile) => tile.spots.map((spot) => [spot.key, spot])));
  return terrains.flatMap((terrain, row) =>
    shown.tell.lines[terrain].runs.map((run) => {
      const ends = [run.spots[0], run.spots[run.spots.length - 1]].map((key) => spots.get(key));
      if (!ends[0] || !ends[1]) return null;
      const [x1, x2] = ends.map((spot) => spot && spotAt(size, row, spot).x);
      const y = rowY(size, row);
      return html`<g class=${props.seats[run.seat].colour}><line class="run-edge" x1=${x1} x2=${x2} y1=${y} y2=${y} />
      <line class="run" x1=${x1} x2=${x2} y1=${y} y2=${y} /></g>`;
    }),
  );
}

/** @param {{drawing: Drawing, size: Size, tiles: Tile[]}} props */
function LandDrawn({ drawing, size, tiles }) {
  const height = size.height + SLAB;
  return html`<svg
      class="land" role="group" aria-label=${drawing.props.t("row-title")} width=${size.width} height=${height}
      viewBox=${`0 0 ${size.width} ${height}`}>
    ${tiles.map((tile) => html`<${LandTile} key=${tile.place} drawing=${drawing} size=${size} tile=${tile} />`)}
    <${Runs} drawing=${drawing} size=${size} tiles=${tiles} />
    <${Spots} drawing=${drawing} size=${size} spots=${tiles.flatMap((tile) => tile.spots)} />
  </svg>`;
}

export const Land = memo(LandDrawn, ({ drawing, size, tiles }) => {
  const { props, shown, marks, ghostSpot, possible, turn } = drawing;
  return [...acts(props), size, tiles, shown.tell.lines, marks, ghostSpot, [...possible].join(), turn];
});
