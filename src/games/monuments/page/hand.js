/* hand.js - the ten action cards of a player: side, state, what an improvement
 * costs, and taking them back.
 */
import { html } from "../../../lib/preact.js";
import { chosen } from "./choice.js";
import { Cost, Icon } from "./bits.js";
import { deedOf, goods, nameOf } from "./names.js";
import { CARDS, pileOf } from "./position.js";

/** @typedef {import("./position.js").Choice} Choice */
/** @typedef {import("./position.js").Props} Props */

/** @param {Props} props @param {number} seat @param {string} card */
function stateOf(props, seat, card) {
  const { state, names } = props.now;
  const name = names[seat];
  const running = state.card === card && state.turn === name;
  return { green: state.green[name].includes(card), held: state.hand[name].includes(card) && !running, running };
}

/** What can be done with a card. @param {Props} props @param {string} card */
const choiceOf = (props, card) =>
  props.choices.find(
    ({ fact }) => (fact.is === "play" || fact.is === "improve" || fact.is === "improve-free") && fact.card.id === card,
  );

/** @param {{props: Props, seat: number, card: string}} all */
function ActionCard({ props, seat, card }) {
  const { t, content } = props;
  const { green, held, running } = stateOf(props, seat, card);
  const fact = content.actions.find((action) => action.id === card);
  const cost = fact?.upgrade_cost ?? {};
  const better = fact ? t("better", { param: fact.green.param, n: Math.abs(fact.green.delta) }) : "";
  const choice = choiceOf(props, card);
  const payable = props.now.tell.seats[seat].upgrades.includes(card);
  const turned = props.seen?.now.state.green[props.now.names[seat]]?.includes(card) && !green;
  const deed = deedOf(props, seat, card);
  const state = running ? "running" : held ? "held" : "played";
  const label = t("card-label", { id: card, side: green ? "green" : "red", deed, state });
  const name = choice?.fact.is === "play" ? t("card-play", { id: card, deed }) : t("card-improve", { id: card, deed });
  const act = choice ? chosen(props, choice, name) : { "role": "group", "aria-label": label };
  const kind = [
    "ac",
    green || turned ? "g" : "",
    held || running ? "" : "off",
    choice ? "legal" : "",
    running ? "selected" : "",
    turned ? "turned" : "",
  ].join(" ");
  return html`<div
      class=${kind} data-piece=${`card:${seat}:${card}`} data-n=${held ? 1 : 0} data-side=${green ? "green" : "red"}
      ...${props.about(`card:${seat}:${card}`)} ...${act}>
    <header>
      <${Icon} name=${`a-${card}`} /><b>${t("card", { id: card })}</b>
      ${!held && html`<small>${running ? t("hand-running") : t("hand-played")}</small>`}
    </header>
    <p>${deed}</p>
    <footer>
      ${
        green || turned
          ? html`<small class="better">
              <${Icon} name="check" label=${t("hand-improved")} /><span>${better}</span>
            </small>`
          : html`<span class=${payable ? "up payable" : "up"} title=${payable ? t("hand-payable") : undefined}>
              <${Icon} name="a-upgrade" label=${t("hand-improve", { goods: goods(props, cost) })} />
            </span>
            <${Cost} cost=${cost} t=${t} />`
      }
    </footer>
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
export function Hand({ props, seat }) {
  const { t, now } = props;
  const pile = pileOf(now, seat);
  const cards = t("count-cards", { n: pile });
  const back = props.choices.find(({ fact }) => fact.is === "take-back");
  const own = seat === now.viewer;
  return html`<section class="hand" aria-label=${own ? t("hand-own") : t("hand-of", { name: nameOf(props, seat) })}>
    <div class="cards">
      ${CARDS.map((card) => html`<${ActionCard} key=${card} props=${props} seat=${seat} card=${card} />`)}
      ${
        back
          ? html`<div class="btn tback legal" ...${props.about("takeback")} ...${chosen(props, back)}>
            <${Icon} name="a-take-back" />
            <span>${t("hand-take-back")}<small>${pile ? cards : t("hand-pass")}</small></span>
          </div>`
          : html`<div class="tback off" ...${props.about("takeback")}>
            <${Icon} name="a-take-back" />
            <span>${t("hand-take-back")}<small>${cards}</small></span>
          </div>`
      }
    </div>
  </section>`;
}
