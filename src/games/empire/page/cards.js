/* cards.js - the row of cards in the order of their prices. */
import { html } from "../../../lib/preact.js";
import { choosable, join } from "../../../shell/table/choose.js";
import { Icon } from "../../../shell/base/parts.js";
import { Coins } from "./players.js";
import { openPlace } from "./position.js";
import { nameCard, nameGoods, nameStep } from "./names.js";
import { sortChoices } from "./choices.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Card} Card */
/** @typedef {import("./position.js").Step} Step */
/** @typedef {import("./position.js").RowPlace} RowPlace */
/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("./choices.js").Sorted} Sorted */

/** @param {{props: Props, price: number}} all */
const Price = ({ props, price }) => html`<div class="em-price">
  <${Icon} name="coin" /><b class="num">${price === 0 ? props.t("cards-free") : price}</b>
</div>`;

/** @param {{props: Props, card: Card, tag?: string}} all */
const Good = ({ props, card, tag }) => html`<div class="em-good">
  <span>${Array.from({ length: card.pieces }, () => html`<${Icon} name=${`g-${card.good}`} />`)}</span>
  <span class="em-good-name">${nameGoods(props, card)}</span>
  ${tag && html`<small>${tag}</small>`}</div>`;

/** One part of a card's action; a choice while the part is to be named.
 * @param {{props: Props, step: Step, choice?: Choice, state: string, left?: number}} all */
function Part({ props, step, choice, state, left }) {
  const chosen = choice ? choosable(props, choice.move, props.offer(choice)) : {};
  return html`<span class=${`em-part ${state}${choice ? " em-part-choice" : ""}`} ...${chosen}>
    <${Icon} name=${`a-${step.type}`} />
    ${nameStep(props, step)}
    ${left ? html` <b class="em-left num">${props.t("cards-left", { left })}</b>` : null}
  </span>`;
}

/** @param {{props: Props, card: Card, sorted: Sorted, current: boolean}} all */
function Parts({ props, card, sorted, current }) {
  const { now, t } = props;
  const acting = current && now.state.phase === "act";
  const part = (/** @type {Step} */ step, /** @type {number} */ i) => {
    const active = acting && i === now.state.part;
    const state = acting && !active && i !== now.state.follow ? "em-part-off" : "";
    const choice = current ? sorted.parts.get(`${step.type} ${step.n}`) : undefined;
    const joined = i + 1 < card.steps.length && html`<i>${t("card-join", { join: card.join })}</i>`;
    return html`<span class="em-group"><${Part} props=${props} step=${step} choice=${choice} state=${state}
      left=${active && step.n > 1 ? now.state.left : 0} />${joined}</span>`;
  };
  return html`<div class="em-parts">${card.steps.map(part)}</div>`;
}

/** Why a card cannot be taken, or does nothing. @param {Props} props @param {RowPlace} place @param {boolean} legal */
function tagOf({ now, choices, t }, place, legal) {
  const own = now.viewer !== null && now.state.phase === "take" && choices.length > 0;
  if (own && !legal) {
    const coins = place.price - now.state.coins[now.names[now.viewer ?? 0]];
    return t("cards-dear", { coins });
  }
  return own && !place.possible?.includes(true) ? t("cards-idle") : "";
}

/** The cards that came since the viewer's own last decision.
 * @param {Props} props @returns {Set<number>} */
function newCards({ now, last }) {
  const entries = now.tell.turn > 1 ? last : [];
  return new Set(entries.flatMap(({ fact }) => (fact.is === "deal" ? [fact.card.id] : [])));
}

/** @param {{props: Props, place: RowPlace & {card: Card}, n: number, sorted: Sorted, fresh: boolean}} all */
function Open({ props, place, n, sorted, fresh }) {
  const take = sorted.takes.get(n);
  const tag = tagOf(props, place, Boolean(take));
  const name = nameCard(props, place.card);
  const choice = take ? choosable(props, take.move, props.offer(take)) : { "role": "group", "aria-label": name };
  const state = `${take ? " legal em-take" : tag ? " off" : ""}${fresh ? " em-new" : ""}`;
  return html`<div
      class=${`em-card${state}`} data-piece=${`card:${place.card.id}`} ...${join(props.about(`row:${n}`), choice)}>
    <${Price} props=${props} price=${place.price} /><${Good} props=${props} card=${place.card} tag=${tag} />
    <${Parts} props=${props} card=${place.card} sorted=${sorted} current=${false} /></div>`;
}

/** The card that is being carried out, at the place that it was taken from.
 * @param {{props: Props, price: number, sorted: Sorted}} all */
function Current({ props, price, sorted }) {
  const { now, t } = props;
  const card = now.tell.card;
  if (!card) return null;
  return html`<div
      class=${`em-card selected ${now.state.turn}`} role="group"
      aria-label=${t("cards-now", { card: nameCard(props, card) })}
      data-piece=${`card:${card.id}`} ...${props.about("card")}>
    <${Price} props=${props} price=${price} />
    <${Good} props=${props} card=${card} />
    <${Parts} props=${props} card=${card} sorted=${sorted} current=${true} />
  </div>`;
}

/** @param {{props: Props}} all */
export function Row({ props }) {
  const { now, t } = props;
  const sorted = sortChoices(props.choices);
  const current = openPlace(now);
  const fresh = newCards(props);
  return html`<section class="em-row" data-panel="cards" aria-label=${t("cards-title")}>
    <ol class="em-cards" aria-label=${t("cards-title")}>
      ${now.tell.row.map(
        (place, i) => html`<li key=${place.card?.id ?? `gap ${i}`}>
          ${
            i + 1 === current
              ? html`<${Current} props=${props} price=${place.price} sorted=${sorted} />`
              : place.card
                ? html`<${Open}
                  props=${props} place=${place} n=${i + 1} sorted=${sorted} fresh=${fresh.has(place.card.id)} />`
                : html`<div class="em-card em-gap off">
                  <${Price} props=${props} price=${place.price} />
                  <small>${t("cards-gap")}</small>
                </div>`
          }
        </li>`,
      )}
      <li class="em-pile" ...${props.about("pile")}>
        <${Icon} name="card" big />
        <b class="num" aria-hidden="true">${now.tell.pile}</b>
        <span class="unseen">${t("cards-pile", { cards: now.tell.pile })}</span>
      </li>
      <li class="em-own-coins"><${Coins} props=${props} seat=${now.viewer ?? 0} /></li>
    </ol>
  </section>`;
}
