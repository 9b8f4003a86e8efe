/* camera.js - where the map looks: a stop for each people and one for all, nearer and farther,
 * and an overview while only a part is seen.
 */
import { html, useMemo } from "../../../lib/preact.js";
import { Icon, Mark } from "./bits.js";
import { chart, hexPath, landIn, nameAt } from "./geometry.js";
import { marksOf } from "./marks.js";
import { nameOf } from "./names.js";
import { colour, ground } from "./position.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./position.js").Props} Props */

/** @param {{icon: string, label: string, on: () => void, id: string}} props */
const Zoom = ({ icon, label, on, id }) =>
  html`<button type="button" class="btn" data-zoom=${id} aria-label=${label} title=${label} onClick=${on}>
    <${Icon} name=${icon} />
  </button>`;

/** @param {{props: Props, drawing: Drawing}} all */
export function Camera({ props, drawing }) {
  const { t, now } = props;
  const { zoomBy, whole, home, isWhole, isAt } = drawing;
  return html`<div class=${`cam of${now.names.length}`} role="group" aria-label=${t("map-help")}>
    ${now.names.map(
      (name, seat) => html`<button
          type="button" key=${name} class="btn stop" data-zoom=${name} aria-pressed=${String(isAt(seat))}
          aria-label=${t("map-home", { name: nameOf(props, seat) })} onClick=${() => home(seat)}>
        <${Mark} colour=${colour(now, seat)} /><span>${nameOf(props, seat)}</span>
      </button>`,
    )}
    <button
        type="button" class="btn stop" data-zoom="whole" aria-pressed=${String(isWhole)} aria-label=${t("map-whole")}
        title=${t("map-whole")} onClick=${whole}>
      <${Icon} name="whole" /><span>${t("map-all")}</span>
    </button>
    <span class="push"></span>
    <${Zoom} id="out" icon="minus" label=${t("map-out")} on=${() => zoomBy(1 / 1.4)} />
    <${Zoom} id="in" icon="plus" label=${t("map-in")} on=${() => zoomBy(1.4)} />
  </div>`;
}

/** How large the overview is, in pixels of the window. @param {Drawing} drawing */
function sizeOf({ box, size }) {
  const share = Math.min(128, Math.min(size.width, size.height) * 0.26) / Math.max(box.width, box.height);
  return { width: box.width * share, height: box.height * share };
}

const CORNERS = [
  ["right", "bottom"],
  ["left", "bottom"],
  ["left", "top"],
  ["right", "top"],
];

/** What would be missed if it lay behind something: land, and names.
 * @param {Props["content"]} content @param {Set<number>} out @returns {Point[]} */
const shown = (content, out) => [...landIn(chart(content), out), ...[...chart(content).areas.values()].map(nameAt)];

/** The corner of the window in which nothing can be chosen, if there is one: that with the least to be seen.
 * @param {Drawing} drawing @param {{width: number, height: number}} own
 * @param {Point[]} points @param {Point[]} land */
function freeCorner({ seen, view }, own, points, land) {
  const [width, height] = [own.width / view.k, own.height / view.k].map((side) => side + 40);
  const isIn = (/** @type {Point} */ point, /** @type {string[]} */ [x, y]) =>
    Math.abs(point.x - seen.x - ((x === "left" ? -1 : 1) * (seen.width - width)) / 2) < width / 2 + 10 &&
    Math.abs(point.y - seen.y - ((y === "top" ? -1 : 1) * (seen.height - height)) / 2) < height / 2 + 10;
  const covers = (/** @type {string[]} */ corner) => land.filter((point) => isIn(point, corner)).length;
  return CORNERS.filter((corner) => !points.some((point) => isIn(point, corner))).sort(
    (one, other) => covers(one) - covers(other),
  )[0];
}

/** Land in its colours, and over it who has what. @param {Props} props @param {Set<number>} out */
function small({ now, content }, out) {
  const hexes = landIn(chart(content), out);
  const terrains = [...new Set(hexes.map(({ terrain }) => terrain))];
  return html`${terrains.map(
    (terrain) =>
      html`<path key=${terrain} class=${`land ${terrain}`} d=${hexPath(hexes.filter((h) => h.terrain === terrain))} />`,
  )}
  ${now.names.map((name, seat) => {
    const own = hexes.filter((h) => ground(now, h.id).control && ground(now, h.id).seat === seat);
    return html`<path key=${name} class=${`held ${colour(now, seat)}`} d=${hexPath(own)} />`;
  })}`;
}

/** @param {{props: Props, drawing: Drawing}} all */
export function Overview({ props, drawing }) {
  const { box, out, frame, isWhole, aims } = drawing;
  const drawn = useMemo(() => small(props, out), [props.now, props.content, out]);
  if (isWhole) return null;
  const own = sizeOf(drawing);
  const corner = freeCorner(
    drawing,
    own,
    marksOf(props).map((mark) => mark.at),
    shown(props.content, out),
  );
  if (!corner) return null;
  return html`<svg
      class=${`overview ${corner.join(" ")}`} data-beyond style=${`width: ${own.width}px; height: ${own.height}px`}
      viewBox=${`${box.x - box.width / 2} ${box.y - box.height / 2} ${box.width} ${box.height}`} aria-hidden="true"
      ...${aims}>
    ${drawn}
    <rect class="frame0" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height} />
    <rect class="frame" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height} />
  </svg>`;
}
