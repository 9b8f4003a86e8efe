/* legend.js - beside the map: who holds the continents, and the whole map small
 * with the visible part framed.
 */
import { html } from "../../../lib/preact.js";
import { join, pointed } from "../../../shell/choose.js";
import { Mark } from "../../../shell/parts.js";
import { romanOf } from "./facts.js";
import { nameOwner } from "./names.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */

/** @param {{props: TableProps, corner: string, lit: string, light: (id: string) => void}} props */
export function Continents({ props, corner, lit, light }) {
  const { now, t } = props;
  return html`<div class=${`em-legend em-legend-${corner}`}>
    <span>${t.map.continents}</span>
    ${now.tell.continents.map((/** @type {any} */ c, /** @type {number} */ i) => {
      const show = pointed(
        () => light(c.id),
        () => light(""),
      );
      const held = Object.values(c.held);
      const word = c.holder ? nameOwner(props, c.holder) : held.length ? t.map.tied : t.map.empty;
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

/** @param {{sheet: any, now: any, frame: any, moveTo: (point: any) => void, t: any}} props */
export function Overview({ sheet, now, frame, moveTo, t }) {
  const go = (/** @type {any} */ event) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    moveTo({
      x: ((event.clientX - box.left) / box.width) * sheet.width,
      y: ((event.clientY - box.top) / box.height) * sheet.height,
    });
  };
  return html`<svg
      class="em-overview" viewBox=${`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label=${t.map.overview}
      onPointerDown=${go} onPointerMove=${go}>
    ${sheet.list.map(
      (/** @type {any} */ r) => html`<path
        class=${now.tell.holder[r.id] ? `em-over ${now.tell.holder[r.id]}` : `em-land-${r.tint}`} d=${r.path} />`,
    )}
    <rect class="em-port" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height} />
  </svg>`;
}
