/* landscape.js - what never changes in a match: sea, land, rivers, names, and what the land gives. */
import { html } from "../../../lib/preact.js";
import { artOf } from "./art.js";
import { WIDTH, boxAround, chart, corners, edge, hexPath, landIn, nameAt } from "./geometry.js";
import { nameOfArea, typeOf } from "./names.js";
import { FAR, levelOf, sign } from "./pieces.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./geometry.js").Hex} Hex */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Point} Point */

const EDGE = 5.5; /* of the slab that land is */
const GIVING = ["forest", "pasture", "mountain", "field"];

/** Land of one terrain. @param {string} terrain @param {Point[]} hexes */
function ground(terrain, hexes) {
  const { fill, snow, line } = artOf(terrain, hexes);
  return html`<g key=${terrain} class=${`land ${terrain}`}>
    <path class="hx" d=${hexPath(hexes)} />
    ${fill && html`<path class="art" d=${fill} />`}${snow && html`<path class="snow" d=${snow} />`}
    ${line && html`<path class="line" d=${line} />`}
  </g>`;
}

/** Land as it lies in the sea. @param {(Point & {terrain: string})[]} hexes */
export function land(hexes) {
  const terrains = [...new Set(hexes.map((hex) => hex.terrain))];
  return html`<path class="shelf" d=${hexPath(hexes)} />
    <path class="slab" d=${hexPath(hexes, 1, EDGE)} />
    ${terrains.map((terrain) =>
      ground(
        terrain,
        hexes.filter((hex) => hex.terrain === terrain),
      ),
    )}`;
}

/** @param {Props["content"]} content @param {Set<number>} out @param {Props["about"]} about */
export function landscape(content, out, about) {
  const map = chart(content);
  const water = map.hexes.filter((h) => h.terrain === "water");
  const [half, far] = [WIDTH / 2, 4000];
  return html`<g aria-hidden="true">
    <pattern id="monuments-sea" class="grid" patternUnits="userSpaceOnUse"
      x=${-half} y="-30" width=${WIDTH} height="90">
      <path transform=${`translate(${half} 30)`} d=${`M0-30L${half}-15V15L0 30L${-half} 15V-15zM0 30V60`} />
    </pattern>
    <rect class="still" x=${-far} y=${-far} width=${2 * far} height=${2 * far} fill="url(#monuments-sea)" />
    <g class="water">
      ${water.map((h) => html`<polygon points=${corners(h)} ...${about(`hex:${h.id}`)} />`)}
    </g>
    <g class="still">${land(landIn(map, out))}</g>
  </g>`;
}

/** @param {Props["content"]} content @param {Set<number>} out @param {Props["about"]} about */
export function rivers(content, out, about) {
  const map = chart(content);
  const lines = map.rivers
    .filter(([a, b]) => !out.has(a) && !out.has(b))
    .map(([a, b]) => {
      const [p, q] = edge(/** @type {Hex} */ (map.hex.get(a)), /** @type {Hex} */ (map.hex.get(b)));
      return { name: `${a}-${b}`, d: `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}` };
    });
  return html`<g aria-hidden="true"><path class="river0" d=${lines.map((line) => line.d).join("")} />
    ${lines.map(({ name, d }) => html`<path key=${name} class="river" d=${d} ...${about(`river:${name}`)} />`)}</g>`;
}

/** @param {Props} props @param {number} k */
export function names(props, k) {
  const out = new Set(props.now.tell.out);
  const level = levelOf(k * WIDTH);
  const size = { home: Math.max(17, 15 / k), island: Math.max(11.5, 11.5 / k) };
  return html`<g class="names" aria-hidden="true">
    ${[...chart(props.content).areas.values()]
      .filter((a) => a.type !== "water" && a.hexes.some((h) => !out.has(h.id)) && (a.hexes.length > 1 || level >= FAR))
      .map((area) => {
        const at = nameAt(area);
        const name = nameOfArea(props, area);
        const font = area.type === "home" ? size.home : size.island;
        const lines = area.type === "island" && area.hexes.length > 1 ? name.split(" ") : [name];
        return lines.map(
          (line, i) =>
            html`<text
                key=${`${area.id} ${i}`} class=${area.type} font-size=${font} x=${at.x} dy=".35em"
                y=${at.y + (i - (lines.length - 1) / 2) * font} text-anchor=${at.anchor}>
              ${line}
            </text>`,
        );
      })}
  </g>`;
}

const LEGEND = { width: 184, height: 146 };

/** A corner of the map in which nothing lies.
 * @param {Props["content"]} content @param {Set<number>} out @param {Box} box @returns {Point | undefined} */
function freeCorner(content, out, box) {
  const hexes = landIn(chart(content), out);
  const [dx, dy] = [(box.width - LEGEND.width) / 2, (box.height - LEGEND.height) / 2];
  const corners = [-1, 1].flatMap((y) => [-1, 1].map((x) => ({ x: box.x + x * dx, y: box.y + y * dy })));
  const isNear = (/** @type {Point} */ at, /** @type {Hex} */ hex) =>
    Math.abs(hex.x - at.x) < LEGEND.width / 2 + WIDTH / 2 && Math.abs(hex.y - at.y) < LEGEND.height / 2 + WIDTH * 0.7;
  return corners.find((at) => !hexes.some((hex) => isNear(at, hex)));
}

/** What the land gives, where the map has room for it.
 * @param {Props} props @param {Set<number>} out @param {Box} box */
export function legend(props, out, box) {
  const at = freeCorner(props.content, out, box);
  if (!at) return null;
  const hexes = GIVING.map((terrain, i) => ({
    terrain,
    x: at.x + (i % 2 ? 14 : -68),
    y: at.y + (i < 2 ? -12 : 40),
  }));
  const { x } = boxAround(hexes, 0);
  return html`<g class="legend" aria-hidden="true">
    <text class="lt" x=${x + 24} y=${at.y - 48} font-size="15" text-anchor="middle">${props.t("map-gives")}</text>
    ${hexes.map((hex) => {
      const type = typeOf(hex);
      return html`<g key=${hex.terrain}>
        <g transform=${`translate(${hex.x} ${hex.y}) scale(0.72)`}>${land([{ terrain: hex.terrain, x: 0, y: 0 }])}</g>
        ${sign(type, hex.x + 34, hex.y - 6, 12)}
        <text x=${hex.x + 27} y=${hex.y + 12} font-size="10.5">${props.t("type-name", { type })}</text>
      </g>`;
    })}
  </g>`;
}
