/* spots.js - what lies on the land: dents for those who may come, the discs of settlements, and above
 * them what can be chosen, and what that would bring. A dent stays where it is in the page whatever can be chosen:
 * to draw its symbol anew takes longer than all the rest.
 */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { choosable, join, play } from "../../../shell/table/choose.js";
import { reaches, spotAt } from "./geometry.js";
import { nameSpot, nameTechnology } from "./names.js";
import { chooser, labels, selector, told } from "./parts.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {import("./model.js").Spot} Spot */
/** @typedef {import("./choices.js").Payment} Payment */
/** @typedef {import("./model.js").Props} Props */
/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {{drawing: Drawing, size: Size, spot: Spot, at: Point}} Drawn */

const FOOT = 3;

/** The two symbols on a settlement: whose, and of which settlers.
 * @param {{at: Point, r: number, colour: string, settler: string}} props */
function Emblem({ at: { x, y }, r, colour, settler }) {
  const [shape, s] = [r * 0.6, r * 0.95];
  const left = x - (shape + s) / 2;
  return html`<g class="emblem">
    <use href=${`icons.svg#o-${colour}`} x=${left} y=${y - shape / 2} width=${shape} height=${shape} />
    <use href=${`icons.svg#${settler}`} x=${left + shape} y=${y - s / 2} width=${s} height=${s} />
  </g>`;
}

/** @param {Drawn} props */
function SettlementDrawn({ drawing, size, spot, at }) {
  const { props, marked } = drawing;
  const { x, y } = at;
  const r = size.radius;
  const seat = props.seats[spot.owner];
  const label = props.t("settlement-label", { who: seat.label, spot: nameSpot(props, spot) });
  return html`<g
      class=${`piece ${seat.colour}`} data-piece=${`spot:${spot.key}`}
      ...${told(props, `spot:${spot.key}`, label)}>
    <circle class="foot" cx=${x} cy=${y + FOOT - 1} r=${r} />
    <circle class="disc" cx=${x} cy=${y - 1} r=${r - 1} />
    <${Emblem} at=${{ x, y: y - 1 }} r=${r} colour=${seat.colour} settler=${spot.settler} />
    ${
      marked.has(`spot:${spot.key}`) &&
      html`<circle class="last-halo" cx=${x} cy=${y} r=${r + 1.5} />
        <circle class="last-ring" cx=${x} cy=${y} r=${r + 1.5} />`
    }
  </g>`;
}

const Settlement = memo(SettlementDrawn, ({ drawing: { props, marked }, size, spot }) => [
  ...labels(props),
  size,
  spot,
  marked.has(`spot:${spot.key}`),
]);

/** The settlement that would come to lie on a spot. @param {Drawn} props */
function Ghost({ drawing, size, spot, at }) {
  const { colour } = drawing.props.seats[drawing.turn];
  return html`<g class=${`ghost ${colour}`}>
    <circle class="halo" cx=${at.x} cy=${at.y} r=${size.radius + 2} />
    <circle class="disc" cx=${at.x} cy=${at.y} r=${size.radius} />
    <${Emblem} at=${at} r=${size.radius} colour=${colour} settler=${spot.settler} />
  </g>`;
}

/** What can be done on a free spot. @param {Props} props @param {Spot} spot @param {Payment[]} payments */
const labelSpot = (props, spot, payments) =>
  props.t("spot-label", {
    choice: payments.length > 0 ? "settle" : "none",
    spot: nameSpot(props, spot),
    technologies: payments.map(({ fact }) => nameTechnology(props, fact.technology.id)),
  });

/** What a spot does when it is chosen: settles at once if one technology
 * can pay, else asks which. Keys go to the payments themselves.
 * @param {Props} props @param {Spot} spot @param {Payment[]} payments */
function legalAttributes(props, spot, payments) {
  const id = `spot:${spot.key}`;
  const label = labelSpot(props, spot, payments);
  if (payments.length === 1) return chooser(props, payments[0].move, label, id);
  const show = () => props.preview(payments[0].move);
  const hide = () => props.preview(null);
  return join(selector(props, spot.key, label, id), { tabindex: -1, onMouseEnter: show, onMouseLeave: hide });
}

/** A free spot, which explains itself as long as it is no choice. @param {Drawn} props */
function FreeSpotDrawn({ drawing, size, spot, at: { x, y } }) {
  const { props } = drawing;
  const isLegal = drawing.grouped.settle.has(spot.key);
  const could = drawing.possible.has(spot.key);
  const state = isLegal ? " to-settle" : could ? " possible" : "";
  const r = size.radius - (could ? 1.5 : 0);
  const s = r * 1.15;
  const id = `spot:${spot.key}`;
  return html`<g
      class=${`spot t-${spot.terrain}${state}`} ...${isLegal ? {} : told(props, id, labelSpot(props, spot, []))}>
    <rect class="hit" x=${x - size.step / 2} y=${y - size.row / 2} width=${size.step} height=${size.row} rx="8" />
    <circle class="dent" cx=${x} cy=${y} r=${r} />
    <circle class="disc" cx=${x} cy=${y + 0.75} r=${r - 0.75} />
    <use class="settler" href=${`icons.svg#${spot.settler}`} x=${x - s / 2} y=${y - s / 2} width=${s} height=${s} />
  </g>`;
}

const FreeSpot = memo(FreeSpotDrawn, ({ drawing: { props, grouped, possible }, size, spot }) => [
  ...labels(props),
  size,
  spot,
  grouped.settle.has(spot.key),
  possible.has(spot.key),
]);

/** What is chosen where a spot can be settled. @param {Drawn & {payments: Payment[], reach: Point[]}} props */
function LegalSpot({ payments, reach, ...drawn }) {
  const { drawing, size, spot, at } = drawn;
  const chosen = drawing.props.selected === spot.key ? " chosen" : "";
  return html`<g class=${`legal-spot${chosen}`} ...${legalAttributes(drawing.props, spot, payments)}>
    <polygon class="hit" points=${reach.map((one) => `${one.x},${one.y}`).join(" ")} />
    <circle class="disc" cx=${at.x} cy=${at.y} r=${size.radius - 1.5} />
    ${drawing.ghostSpot === spot.key && html`<${Ghost} ...${drawn} />`}
  </g>`;
}

/** What one of several payments does: keys make it, the pointer selects the spot that it lies on.
 * @param {Props} props @param {Spot} spot @param {Payment} payment */
function paymentAttributes(props, spot, payment) {
  const choose = (/** @type {MouseEvent} */ event) =>
    event.detail > 0 ? props.select(props.selected === spot.key ? null : spot.key) : play(props, payment.move);
  return join(
    props.about(`spot:${spot.key}`),
    choosable(props, payment.move, labelSpot(props, spot, [payment]), choose),
  );
}

/** Where several technologies can pay: one choice for each, side by side on the
 * spot, for keys, screen readers and hints. @param {Drawn & {payments: Payment[]}} props */
function Payments({ drawing: { props }, size, spot, at, payments }) {
  if (payments.length < 2) return null;
  const width = (2 * size.radius) / payments.length;
  return html`<g class="payments">
    ${payments.map(
      (payment, i) => html`<rect
        key=${payment.move} x=${at.x - size.radius + i * width} y=${at.y - size.radius} width=${width}
        height=${2 * size.radius} rx="4" ...${paymentAttributes(props, spot, payment)} />`,
    )}
  </g>`;
}

/** All spots: first those that are settled, then the free ones, above them what can be chosen, so that nothing
 * lies over what a finger wants. @param {{drawing: Drawing, size: Size, spots: Spot[]}} props */
export function Spots({ drawing, size, spots }) {
  const { settle } = drawing.grouped;
  const rows = new Map(drawing.terrains.map((terrain, i) => [terrain, i]));
  const all = spots.map((spot) => ({ drawing, size, spot, at: spotAt(size, rows.get(spot.terrain) ?? 0, spot) }));
  const settled = all.filter(({ spot }) => spot.owner >= 0);
  const free = all.filter(({ spot }) => spot.owner < 0);
  const legal = free.flatMap((one) => {
    const payments = settle.get(one.spot.key);
    return payments ? [{ ...one, payments }] : [];
  });
  const reach = reaches(
    legal.map(({ at }) => at),
    size.row,
  );
  return html`${settled.map((one) => html`<${Settlement} key=${one.spot.key} ...${one} />`)}
  ${free.map((one) => html`<${FreeSpot} key=${one.spot.key} ...${one} />`)}
  ${legal.map((one, i) => html`<${LegalSpot} key=${one.spot.key} ...${one} reach=${reach[i]} />`)}
  ${legal.map((one) => html`<${Payments} key=${one.spot.key} ...${one} />`)}`;
}
