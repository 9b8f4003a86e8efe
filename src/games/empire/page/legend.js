/* legend.js - beside the map: who holds the continents, and the whole map small
 * with the visible part framed.
 */
import { html } from "../../../lib/preact.js";
import { join, pointed } from "../../../shell/table/choose.js";
import { Mark } from "../../../shell/base/parts.js";
import { romanOf } from "./position.js";
import { nameOwner } from "./names.js";

/** @typedef {import("./position.js").Props} Props */

/** @param {{props: Props, corner: string, lit: string, light: (id: string) => void}} props */
export function Continents({ props, corner, lit, light }) {
  const { now, t } = props;
  return html`<div class=${`em-legend em-legend-${corner}`}>
    <span>${t("map-continents")}</span>
    ${now.tell.continents.map((c, i) => {
      const show = pointed(
        () => light(c.id),
        () => light(""),
      );
      const held = Object.values(c.held);
      const word = c.holder ? nameOwner(props, c.holder) : held.length ? t("map-tied") : t("map-nobody");
      return html`<span
          key=${c.id} class=${`chip em-continent${lit === c.id ? " em-lit" : ""}`}
          ...${join(props.about(`continent:${c.id}`), show)}>
        <i class=${`em-swatch em-swatch-${(i % 5) + 1}`}></i>
        ${romanOf(c.id)}
        ${c.holder ? html`<${Mark} colour=${c.holder} label=${word} />` : html`<small>${word}</small>`}
      </span>`;
    })}
  </div>`;
}

/** @typedef {import("./frame.js").Point} Point */
/** @typedef {import("./frame.js").Size} Size */

/** @param {{props: Props, drawing: import("./drawing.js").Drawing, frame: Point & Size,
 *   moveTo: (point: Point) => void}} all */
export function Overview({ props, drawing, frame, moveTo }) {
  const { now, t } = props;
  const go = (/** @type {PointerEvent & {currentTarget: Element}} */ event) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    moveTo({
      x: ((event.clientX - box.left) / box.width) * drawing.width,
      y: ((event.clientY - box.top) / box.height) * drawing.height,
    });
  };
  return html`<svg
      class="em-overview" viewBox=${`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label=${t("map-overview")}
      onPointerDown=${go} onPointerMove=${go}>
    ${drawing.list.map(
      (r) => html`<path
        class=${now.tell.holder[r.id] ? `em-over ${now.tell.holder[r.id]}` : `em-land-${r.tint}`} d=${r.path} />`,
    )}
    <rect class="em-port" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height} />
  </svg>`;
}
