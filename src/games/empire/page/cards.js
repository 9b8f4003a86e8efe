/* cards.js - the row of cards in the order of their prices. */
import { html } from "../../../lib/preact.js";
import { choosable, join } from "../../../shell/choose.js";
import { Icon } from "../../../shell/parts.js";
import { openPlace } from "./facts.js";
import { nameCard, nameChoice } from "./names.js";
import { readMove, sortChoices } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */
/** @typedef {import("./read.js").Sorted} Sorted */

/** @param {{price: number, t: any}} props */
const Price = ({ price, t }) =>
  html`<div class="em-price"><${Icon} name="coin" /><b class="num">${price === 0 ? t.free : price}</b></div>`;

/** @param {{card: any, t: any, tag?: string}} props */
const Good = ({ card, t, tag }) => html`<div class="em-good">
  <span>${Array.from({ length: card.pieces }, () => html`<${Icon} name=${`g-${card.good}`} />`)}</span>
  <span class="em-good-name">${card.pieces > 1 ? `${card.pieces} ` : ""}${t.good(card.good)}</span>
  ${tag && html`<small>${tag}</small>`}</div>`;

/** One part of a card's action; a choice while the part is to be named.
 * @param {{props: TableProps, step: any, move?: string, state: string, left?: number}} all */
function Part({ props, step, move, state, left }) {
  const { t } = props;
  const choice = move ? choosable(props, move, nameChoice(props, move)) : {};
  return html`<span class=${`em-part ${state}${move ? " em-part-choice" : ""}`} ...${choice}>
    <${Icon} name=${`a-${step.type}`} />
    ${t.deed(step)}
    ${left ? html` <b class="em-left num">${t.row.left(left)}</b>` : null}
  </span>`;
}

/** @param {{props: TableProps, card: any, sorted: Sorted, current: boolean}} all */
function Parts({ props, card, sorted, current }) {
  const { now, t } = props;
  const acting = current && now.state.phase === "act";
  const part = (/** @type {any} */ step, /** @type {number} */ i) => {
    const active = acting && i === now.state.part;
    const state = acting && !active && i !== now.state.follow ? "em-part-off" : "";
    const move = current ? sorted.parts.get(`choose ${step.type} ${step.n}`) : undefined;
    const joined = i + 1 < card.steps.length && html`<i>${t.join[card.join]}</i>`;
    return html`<span class="em-group"><${Part} props=${props} step=${step} move=${move} state=${state}
      left=${active && step.n > 1 ? now.state.left : 0} />${joined}</span>`;
  };
  return html`<div class="em-parts">${card.steps.map(part)}</div>`;
}

/** Why a card cannot be taken, or does nothing. @param {TableProps} props @param {any} place @param {boolean} legal */
function tagOf({ now, choices, t }, place, legal) {
  const own = now.viewer !== null && now.state.phase === "take" && choices.length > 0;
  if (own && !legal) return t.row.dear(place.price - now.state.coins[now.names[now.viewer ?? 0]]);
  return own && !place.possible.includes(true) ? t.row.idle : "";
}

/** The cards that came since the viewer's own last decision.
 * @param {TableProps} props @returns {Set<number>} */
function newCards({ now, last }) {
  const deals =
    now.tell.turn > 1 ? last.map((entry) => readMove(entry.move)).filter((read) => read.kind === "deal") : [];
  return new Set(deals.map((read) => read.n));
}

/** @param {{props: TableProps, place: any, n: number, sorted: Sorted, fresh: boolean}} all */
function Open({ props, place, n, sorted, fresh }) {
  const move = sorted.takes.get(n);
  const tag = tagOf(props, place, Boolean(move));
  const name = nameCard(props, place.card);
  const choice = move ? choosable(props, move, nameChoice(props, move)) : { "role": "group", "aria-label": name };
  const state = `${move ? " legal em-take" : tag ? " off" : ""}${fresh ? " em-new" : ""}`;
  return html`<div class=${`em-card${state}`} ...${join(props.about(`row:${n}`), choice)}>
    <${Price} price=${place.price} t=${props.t} /><${Good} card=${place.card} t=${props.t} tag=${tag} />
    <${Parts} props=${props} card=${place.card} sorted=${sorted} current=${false} /></div>`;
}

/** The card that is being carried out, at the place that it was taken from.
 * @param {{props: TableProps, price: number, sorted: Sorted}} all */
function Current({ props, price, sorted }) {
  const { now, t } = props;
  const card = now.tell.card;
  return html`<div
      class=${`em-card selected ${now.state.turn}`} role="group" aria-label=${`${nameCard(props, card)}, ${t.row.now}`}
      ...${props.about("card")}>
    <${Price} price=${price} t=${t} />
    <${Good} card=${card} t=${t} />
    <${Parts} props=${props} card=${card} sorted=${sorted} current=${true} />
  </div>`;
}

/** @param {{props: TableProps}} all */
export function Row({ props }) {
  const { now, t } = props;
  const sorted = sortChoices(props.choices);
  const current = openPlace(now);
  const fresh = newCards(props);
  return html`<section class="em-row" aria-label=${t.row.title}>
    <ol class="em-cards scroll-x" tabindex=${props.narrow ? "0" : undefined} aria-label=${t.row.title}>
      ${now.tell.row.map(
        (/** @type {any} */ place, /** @type {number} */ i) => html`<li key=${place.card?.id ?? `gap ${i}`}>
          ${
            i + 1 === current
              ? html`<${Current} props=${props} price=${place.price} sorted=${sorted} />`
              : place.card
                ? html`<${Open}
                  props=${props} place=${place} n=${i + 1} sorted=${sorted} fresh=${fresh.has(place.card.id)} />`
                : html`<div class="em-card em-gap off">
                  <${Price} price=${place.price} t=${t} />
                  <small>${t.row.gap}</small>
                </div>`
          }
        </li>`,
      )}
    </ol>
    <p class="em-pile small" ...${props.about("pile")}><${Icon} name="card" /> ${t.row.pile(now.tell.pile)}</p>
  </section>`;
}
