/* parts.js - what the panels of Bronze share: choices that preview themselves,
 * cards, symbols of cities.
 */
import { html } from "../../../lib/preact.js";
import { choosable, join, play, pressable } from "../../../shell/table/choose.js";
import { Icon, Mark } from "../../../shell/base/parts.js";
import { BRONZE, cityOf, technologyOf } from "./model.js";
import { lettersOf, nameTechnology } from "./names.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").PrintedCity} PrintedCity */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {import("./model.js").Say} Say */
/** @typedef {import("../../../shell/table/choose.js").Attributes} Attributes */

/** Whether the last press was made by a finger, which cannot hover: then the
 * first tap shows what a choice brings and the second makes it. */
let byTouch = false;

/** @param {PointerEvent} event */
export function notePointer(event) {
  byTouch = event.pointerType === "touch";
}

/** The attributes of an element that plays a move when it is chosen, and shows
 * what the move brings while it is pointed at. A finger looks first, unless the
 * choice is `direct`.
 * @param {Props} props @param {string} move @param {string} label @param {string} id what explains it
 * @param {boolean} [direct] @returns {Attributes} */
export function chooser(props, move, label, id, direct = false) {
  const choose = (/** @type {MouseEvent} */ event) => {
    const looksFirst = byTouch && !direct && event.detail > 0 && props.selected !== move;
    if (!looksFirst) return play(props, move);
    props.select(move);
    props.preview(move);
  };
  return join(props.about(id), choosable(props, move, label, choose));
}

/** The attributes of an element that only selects: the first of two taps.
 * @param {Props} props @param {string} key @param {string} label @param {string} id @returns {Attributes} */
export function selector(props, key, label, id) {
  const chosen = props.selected === key;
  return join(props.about(id), {
    ...pressable(label, () => props.select(chosen ? null : key)),
    "aria-pressed": String(chosen),
    "data-select": key,
  });
}

/** What names and labels depend on, and choices: for components that are not always drawn (memo.js).
 * @param {Props} props */
export const labels = ({ t, content, seats, about }) => [t, content, seats, about];
/** @param {Props} props */
export const acts = (props) => [
  ...labels(props),
  props.choices,
  props.selected,
  props.pick,
  props.preview,
  props.select,
];

/** An element that explains itself and has a name.
 * @param {Props} props @param {string} id @param {string} [label] @returns {Attributes} */
export const told = (props, id, label) =>
  label ? join(props.about(id), { "role": "img", "aria-label": label }) : props.about(id);

/** The symbol of a technology. @param {{id: string}} props */
export const Technology = ({ id }) => html`<${Icon} name=${id === BRONZE ? "bronze_casting" : id} />`;

/** A name that is written smaller where it is long. @param {{name: string}} props */
export const Name = ({ name }) => html`<b style=${{ "--letters": lettersOf(name) }}>${name}</b>`;

/** A terrain as a swatch with its symbol. @param {{id: string}} props */
const Swatch = ({ id }) => html`<span class=${`swatch t-${id}`}><${Icon} name=${id} /></span>`;

/** The face of a technology card: symbol, name, terrains, settlers.
 * @param {{id: string, ctx: Ctx}} props */
export function CardFace({ id, ctx }) {
  const { content, t } = ctx;
  const printed = technologyOf(content, id);
  return html`<span class="face">
    <span class="tn"><${Technology} id=${id} /><${Name} name=${nameTechnology(ctx, id)} /></span>
    ${
      printed
        ? html`<span class="ts">
            ${printed.on.map((terrain) => html`<${Swatch} id=${terrain} />`)}
          </span>
          <span class="ss">
            ${printed.for.map((settler) => html`<${Icon} name=${settler} />`)}
          </span>`
        : html`<span class="any">${t("any-spot")}</span>`
    }
  </span>`;
}

/** Small squares that stand for a row or a column of the matrix.
 * @param {{kind: "row" | "column", n: number}} props */
function Squares({ kind, n }) {
  const size = 24 / Math.max(n, 3);
  const at = (/** @type {number} */ i) =>
    kind === "row" ? { x: i * size, y: 12 - size / 2 } : { x: 12 - size / 2, y: i * size };
  return html`<svg class="i squares" viewBox="0 0 24 24" aria-hidden="true">${[...Array(n).keys()].map(
    (i) => html`
    <rect ...${at(i)} width=${size - 1.5} height=${size - 1.5} rx="1" fill="currentColor" />`,
  )}</svg>`;
}

/** A settlement marker without an owner, or a place for one. */
export const Spot = () => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="4" /></svg>`;

/** @param {PrintedCity} city */
const technologies = ({ cards = [] }) => cards.map((id) => html`<${Technology} id=${id} />`);
/** @param {PrintedCity} city */
const swatches = ({ on = [] }) => on.map((id) => html`<${Swatch} id=${id} />`);

/** What a city of each kind looks at, in symbols. @type {Record<string, (city: PrintedCity, t: Say) => unknown>} */
const symbols = {
  terrain_majority: (city, t) => html`${swatches(city)}<span>${t("most")}</span>`,
  technology_majority: (city, t) => html`${technologies(city)}<span>${t("most")}</span>`,
  row: (city) => html`${technologies(city)}<${Squares} kind="row" n=${3} />`,
  bronze_pairs: (city) => html`<${Technology} id=${BRONZE} /><span>+</span>${technologies(city)}`,
  column_variety: () => html`<${Squares} kind="column" n=${4} /><span>≠</span>`,
  terrain_sets: (city) =>
    html`${swatches(city)}
      <span class="trio">${["farmer", "herder", "hunter"].map((id) => html`<${Icon} name=${id} />`)}</span>`,
  most_markers_left: (_city, t) => html`<${Spot} /><span>${t("most")}</span>`,
  fewest_markers_left: (_city, t) => html`<${Spot} /><span>${t("fewest")}</span>`,
  fewest_provinces: (_city, t) => html`<${Icon} name="province" /><span>${t("fewest")}</span>`,
  per_province: () => html`<${Icon} name="province" />`,
  per_trade_route: () => html`<${Icon} name="route" />`,
  complete_rows: (city) => html`<${Squares} kind="row" n=${city.count} />`,
  column_length: (city) => html`<${Squares} kind="column" n=${3} /><span>≥ ${city.count}</span>`,
  max_per_technology: (city) => html`<${Icon} name="card" /><span>≤ ${city.count}</span>`,
  bronze_in_each_column: (city) => html`<${Technology} id=${BRONZE} /><span>× ${city.count}</span>`,
  technology_variety: (city) => html`<${Icon} name="card" /><span>≠ ${city.count}</span>`,
};

/** The condition of a city in symbols, and its points.
 * @param {{id: string, ctx: Ctx}} props */
export function CitySign({ id, ctx }) {
  const { now, content, t } = ctx;
  const city = cityOf(content, id);
  if (!city) return null;
  const each = now.tell.cities[id]?.rule === "each";
  const points = each ? t("each-vp", { points: city.vp }) : city.vp;
  return html`<span class="sign">${symbols[city.kind]?.(city, t)}<em>${points}</em></span>`;
}

/** Who, by mark. @param {{seats: import("./model.js").SeatInfo[], seat: number, label?: string}} props */
export const Who = ({ seats, seat, label }) =>
  html`<${Mark} colour=${seats[seat]?.colour ?? "neutral"} label=${label} />`;
