/* legend.js - on the map: the names of the continents with who holds them; and the whole map
 * small, with the visible part framed.
 */
import { html } from "../../../lib/preact.js";
import { join, pointed } from "../../../shell/table/choose.js";
import { romanOf } from "./position.js";
import { nameOwner } from "./names.js";

/** @typedef {import("./position.js").Props} Props */

/** Who holds a continent, in a word. @param {Props} props @param {import("./position.js").Continent} continent */
function holderOf(props, { holder, held }) {
  if (holder) return nameOwner(props, holder);
  return props.t(Object.keys(held).length ? "map-tied" : "map-nobody");
}

/** The mark of a holder beside the name. @param {{owner: string, x: number, y: number}} props */
const Holder = ({ owner, x, y }) => html`<g class=${`em-holder ${owner}`} transform=${`translate(${x} ${y})`}>
  <circle class="em-piece" r="12" /><use class="em-shape" href=${`icons.svg#o-${owner}`} x="-7" y="-7" width="14"
    height="14" />
</g>`;

/** @param {{props: Props, drawing: import("./drawing.js").Drawing, lit: string, light: (id: string) => void}} all */
export function Continents({ props, drawing, lit, light }) {
  const { now, after, t } = { ...props, after: props.seen?.now ?? props.now };
  return html`<g class="em-numerals">
    ${drawing.names.map(({ id, x, y, beside }) => {
      const continent = after.tell.continents.find((one) => one.id === id);
      const changed = continent?.holder !== now.tell.continents.find((one) => one.id === id)?.holder;
      const [dx, dy] = beside.length > 0 ? beside : [-17 - romanOf(id).length * 6.5, 0];
      const show = pointed(
        () => light(id),
        () => light(""),
      );
      return html`<g
          key=${id} class=${`${lit === id ? "em-lit" : ""}${changed ? " em-ghost" : ""}`} role="img"
          transform=${`translate(${x} ${y})`}
          aria-label=${continent && t("map-continent", { continent: romanOf(id), holder: holderOf(props, continent) })}
          ...${join(props.about(`continent:${id}`), show)}>
        <text>${romanOf(id)}</text>
        ${continent?.holder && html`<${Holder} owner=${continent.holder} x=${dx} y=${dy} />`}
      </g>`;
    })}
  </g>`;
}

/** @typedef {import("./frame.js").Point} Point */
/** @typedef {import("./frame.js").Size} Size */

/** @param {{props: Props, drawing: import("./drawing.js").Drawing, frame: Point & Size,
 *   aims: import("../../../types.d.ts").Attributes}} all */
export function Overview({ props, drawing, frame, aims }) {
  const { now, t } = props;
  return html`<svg
      class="em-overview" data-beyond viewBox=${`0 0 ${drawing.width} ${drawing.height}`} role="img"
      aria-label=${t("map-overview")} ...${aims}>
    ${drawing.list.map(
      (r) => html`<path
        class=${now.tell.holder[r.id] ? `em-over ${now.tell.holder[r.id]}` : `em-land-${r.tint}`} d=${r.path} />`,
    )}
    <rect class="em-port" x=${frame.x} y=${frame.y} width=${frame.width} height=${frame.height} />
  </svg>`;
}
