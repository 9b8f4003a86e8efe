/* pool.js - the four stacks and the reserve, the card in hand, the players. */
import { html } from "../../../lib/preact.js";
import { Icon } from "../../../shell/parts.js";
import { NONE } from "./model.js";
import { CardFace, chooser, Technology, told, Who } from "./parts.js";

/** @typedef {import("./view.js").View} View */

const RESERVE = "reserve";

/** @param {{view: View, stack: string}} props */
function Stack({ view, stack }) {
  const { props, grouped, marked } = view;
  const { now, facts, t } = props;
  const top = now.state.top[stack];
  const cards = now.state.stack[stack];
  const choice = grouped.take.get(stack);
  const id = `stack:${stack}`;
  if (top === NONE)
    return html`<div class="stack">
      <div class="card off" ...${told(props, id, t.emptyStack(stack))}>${cards > 0 ? t.turnsUp : t.empty}</div>
      <small>${t.cards(cards)}</small>
    </div>`;
  const name = view.technology(top);
  const state = `card${choice ? " legal" : ""}`;
  const attributes = choice
    ? chooser(props, choice.move, t.takeLabel(name, stack, cards), id, true)
    : told(props, id, t.stackLabel(name, stack, cards));
  return html`<div class="stack">
    <div class=${state} ...${attributes}>
      <${CardFace} id=${top} facts=${facts} t=${t} />
      ${marked.has(id) && html`<span class="tag">${t.newTag}</span>`}
    </div>
    <small>${t.cards(cards)}</small>
  </div>`;
}

/** @param {{view: View}} props */
function Reserve({ view }) {
  const { props } = view;
  const { t } = props;
  const cards = props.now.state.stack[RESERVE];
  return html`<div class="stack reserve">
    <div class=${cards > 0 ? "card back" : "card off"} ...${told(props, "reserve", t.reserveLabel(cards))}>
      <span>${cards > 0 ? t.reserve : t.reserveGone}</span>
    </div>
    <small>${cards > 0 ? cards : ""}</small>
  </div>`;
}

/** @param {{view: View}} props */
export function Pool({ view }) {
  const { props } = view;
  const { now, t } = props;
  const hand = now.state.card;
  const stacks = Object.keys(now.state.stack).filter((stack) => stack !== RESERVE);
  return html`<section class="panel pool" aria-label=${t.pool}>
    <h2>
      ${t.pool}
      ${
        hand !== NONE &&
        html` <span class="chip" ...${told(props, `tech:${hand}`)}>
            ${t.inHand} <${Technology} id=${hand} /> ${view.technology(hand)}
          </span>`
      }
    </h2>
    <div class="stacks">
      ${stacks.map((stack) => html`<${Stack} key=${stack} view=${view} stack=${stack} />`)}
      <${Reserve} view=${view} />
    </div>
  </section>`;
}

/** The points of a seat under a label of the score sheet, cities together.
 * @param {any} score @returns {{provinces: number, routes: number, cities: number}} */
function pointsOf(score) {
  const line = (/** @type {string} */ label) =>
    score.lines.find((/** @type {any} */ one) => one.label === label)?.points ?? 0;
  const [provinces, routes] = [line("provinces"), line("routes")];
  return { provinces, routes, cities: score.total - provinces - routes };
}

/** @param {{view: View, seat: number}} props */
function Player({ view, seat }) {
  const { props, turn } = view;
  const { now, seats, t } = props;
  const points = pointsOf(now.scores[seat]);
  const first = now.state.first === now.names[seat];
  return html`<div
      class=${`player ${seats[seat].colour}${seat === turn && !now.over ? " acts" : ""}`}
      ...${told(props, `player:${seat}`)}>
    <${Who} seats=${seats} seat=${seat} />
    <b class="who">${seats[seat].label}${first && html` <small>${t.first}</small>`}</b>
    <span class="vp num">${now.scores[seat].total}</span>
    <span class="split">
      <span class="unseen">${t.splitLabel(points)}</span>
      <${Icon} name="province" />
      ${points.provinces}
      <${Icon} name="route" />
      ${points.routes}
      <${Icon} name="city" />
      ${points.cities}
    </span>
    <small>${t.left(now.tell.players[seat].markers)}</small>
  </div>`;
}

/** @param {{view: View}} props */
export function Players({ view }) {
  const { t, now } = view.props;
  return html`<section class="panel players" aria-label=${t.players}>
    <h2>
      ${t.players}${" "}
      <small class="key">
        <${Icon} name="province" />${t.provinces} <${Icon} name="route" />${t.routes} <${Icon} name="city" />${t.cities}
      </small>
    </h2>
    <div class="seats">${now.names.map((_, seat) => html`<${Player} key=${seat} view=${view} seat=${seat} />`)}</div>
  </section>`;
}
