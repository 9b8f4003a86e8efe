/* hand.js - the ten action cards of a player: side, state, what an improvement
 * costs, and taking them back.
 */
import { html } from "../../../lib/preact.js";
import { choice, offered } from "./choice.js";
import { Cost, Icon } from "./bits.js";
import { CARDS, nameOf } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

/** @param {Props} props @param {number} seat @param {string} card */
function stateOf(props, seat, card) {
  const { state, names } = props.now;
  const name = names[seat];
  const running = state.card === card && state.turn === name;
  return { green: state.green[name].includes(card), held: state.hand[name].includes(card) && !running, running };
}

/** The numbers that hold for a card: of its red side unless it is improved.
 * @param {Props} props @param {number} seat */
const params = (props, seat) => props.now.tell.seats[seat].params;

/** @param {{props: Props, seat: number, card: string, open: Set<string>}} all */
function ActionCard({ props, seat, card, open }) {
  const { t, facts } = props;
  const { green, held, running } = stateOf(props, seat, card);
  const fact = facts.actions.find((/** @type {any} */ a) => a.id === card);
  const move = [`play ${card}`, `upgrade ${card}`].find((m) => open.has(m));
  const payable = props.now.tell.seats[seat].upgrades.includes(card);
  const turned = props.seen?.now.state.green[props.now.names[seat]]?.includes(card) && !green;
  const words = t.cardDeeds[card](params(props, seat));
  const label = [t.cardNames[card], t.hand.side(green), words, running ? t.hand.running : held ? "" : t.hand.played]
    .filter(Boolean)
    .join(", ");
  const order = move?.startsWith("play") ? t.orders.play : t.orders.upgrade;
  const act = move
    ? choice(props, move, `${order({ card: t.cardNames[card] })}: ${words}`)
    : { "role": "group", "aria-label": label };
  const kind = [
    "ac",
    green || turned ? "g" : "",
    held || running ? "" : "off",
    move ? "legal" : "",
    running ? "selected" : "",
    turned ? "turned" : "",
  ].join(" ");
  return html`<div class=${kind} ...${props.about(`card:${seat}:${card}`)} ...${act}>
    <header><${Icon} name=${`a-${card}`} /><b>${t.cardNames[card]}</b></header>
    <p>${words}${!held && html`<small>${running ? t.hand.running : t.hand.playedShort}</small>`}</p>
    <footer>
      ${
        green || turned
          ? html`<small>${t.hand.improved}</small>`
          : html`<span class=${payable ? "up payable" : "up"} title=${payable ? t.hand.payable : undefined}>
              <${Icon} name="a-upgrade" label=${t.hand.improve(t.goods(fact.upgrade_cost))} />
            </span>
            <${Cost} cost=${fact.upgrade_cost} t=${t} />`
      }
    </footer>
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
export function Hand({ props, seat }) {
  const { t, now } = props;
  const open = offered(props);
  const pile = CARDS.length - now.state.hand[now.names[seat]].length;
  const back = open.has("take back");
  const own = seat === now.viewer;
  return html`<section class="hand" aria-label=${own ? t.hand.title : t.hand.titleOf(nameOf(props, seat))}>
    <div class="cards scroll-x" tabindex=${props.narrow ? 0 : undefined}>
      ${CARDS.map((card) => html`<${ActionCard} key=${card} props=${props} seat=${seat} card=${card} open=${open} />`)}
      ${
        back
          ? html`<div class="btn tback legal" ...${props.about("takeback")} ...${choice(props, "take back")}>
            <${Icon} name="a-take-back" />
            <span>${t.hand.takeBack}<small>${pile ? t.hand.takes(pile) : t.hand.pass}</small></span>
          </div>`
          : html`<div class="tback off" ...${props.about("takeback")}>
            <${Icon} name="a-take-back" />
            <span>${t.hand.takeBack}<small>${t.hand.takes(pile)}</small></span>
          </div>`
      }
    </div>
  </section>`;
}
