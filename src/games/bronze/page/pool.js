/* pool.js - the four stacks and the reserve, the card in hand, the players. */
import { html } from "../../../lib/preact.js";
import { Icon } from "../../../shell/base/parts.js";
import { NONE } from "./model.js";
import { nameTechnology } from "./names.js";
import { CardFace, chooser, Technology, told, Who } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

const RESERVE = "reserve";

/** @param {{drawing: Drawing, stack: string}} props */
function Stack({ drawing, stack }) {
  const { props, grouped, marked } = drawing;
  const { now, t } = props;
  const top = now.state.top[stack];
  const cards = now.state.stack[stack];
  const choice = grouped.take.get(stack);
  const id = `stack:${stack}`;
  if (top === NONE)
    return html`<div class="stack">
      <div class="card off" ...${told(props, id, t("stack-label-empty", { stack }))}>
        ${cards > 0 ? t("stack-turns") : t("stack-empty")}
      </div>
      <small>${t("cards", { cards })}</small>
    </div>`;
  const technology = nameTechnology(props, top);
  const label = t("stack-label", { choice: choice ? "take" : "none", technology, stack, cards });
  const state = `card${choice ? " legal" : ""}`;
  const attributes = choice ? chooser(props, choice.move, label, id, true) : told(props, id, label);
  return html`<div class="stack">
    <div key=${top} class=${state} data-piece=${`pool:${stack}:${top}`} ...${attributes}>
      <${CardFace} id=${top} ctx=${props} />
      ${marked.has(id) && html`<span class="tag">${t("card-new")}</span>`}
    </div>
    <small>${t("cards", { cards })}</small>
  </div>`;
}

/** @param {{drawing: Drawing}} props */
function Reserve({ drawing }) {
  const { props } = drawing;
  const { t } = props;
  const cards = props.now.state.stack[RESERVE];
  return html`<div class="stack reserve">
    <div class=${cards > 0 ? "card back" : "card off"} ...${told(props, "reserve", t("reserve-label", { cards }))}>
      <span>${cards > 0 ? t("reserve") : t("reserve.gone")}</span>
    </div>
    <small>${cards > 0 ? cards : ""}</small>
  </div>`;
}

/** @param {{drawing: Drawing}} props */
export function Pool({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const hand = now.state.card;
  const stacks = Object.keys(now.state.stack).filter((stack) => stack !== RESERVE);
  return html`<section class="panel pool" aria-label=${t("pool")}>
    <h2>
      ${t("pool")}
      ${
        hand !== NONE &&
        html` <span class="chip" key=${hand} data-piece=${`hand:${hand}`} ...${told(props, `tech:${hand}`)}>
            ${t("pool-hand")} <${Technology} id=${hand} /> ${nameTechnology(props, hand)}
          </span>`
      }
    </h2>
    <div class="stacks">
      ${stacks.map((stack) => html`<${Stack} key=${stack} drawing=${drawing} stack=${stack} />`)}
      <${Reserve} drawing=${drawing} />
    </div>
  </section>`;
}

/** The points of a seat under a label of the score sheet, cities together.
 * @param {import("../../../types.d.ts").Score} score @returns {{provinces: number, routes: number, cities: number}} */
function pointsOf(score) {
  const line = (/** @type {string} */ label) => score.lines.find((one) => one.label === label)?.points ?? 0;
  const [provinces, routes] = [line("provinces"), line("routes")];
  return { provinces, routes, cities: score.total - provinces - routes };
}

/** @param {{drawing: Drawing, seat: number}} props */
function Player({ drawing, seat }) {
  const { props, turn } = drawing;
  const { now, seats, t } = props;
  const points = pointsOf(now.scores[seat]);
  const first = now.state.first === now.names[seat];
  return html`<div
      class=${`player ${seats[seat].colour}${seat === turn && !now.over ? " acts" : ""}`}
      ...${told(props, `player:${seat}`)}>
    <${Who} seats=${seats} seat=${seat} />
    <b class="who">${seats[seat].label}${first && html` <small>${t("player-first")}</small>`}</b>
    <span class="vp num" data-tally=${`score:${seat}`}>${now.scores[seat].total}</span>
    <span class="split">
      <span class="unseen">${t("player-points", points)}</span>
      <${Icon} name="province" />
      ${points.provinces}
      <${Icon} name="route" />
      ${points.routes}
      <${Icon} name="city" />
      ${points.cities}
    </span>
    <small data-tally=${`markers:${seat}`}>${t("player-markers", { n: now.tell.players[seat].markers })}</small>
  </div>`;
}

/** @param {{drawing: Drawing}} props */
export function Players({ drawing }) {
  const { t, now } = drawing.props;
  return html`<section class="panel players" aria-label=${t("players")}>
    <h2>
      ${t("players")}${" "}
      <small class="key">
        <${Icon} name="province" />${t("line-provinces")} <${Icon} name="route" />${t("line-routes")}
        ${" "}<${Icon} name="city" />${t("cities")}
      </small>
    </h2>
    <div class="seats">
      ${now.names.map((_, seat) => html`<${Player} key=${seat} drawing=${drawing} seat=${seat} />`)}
    </div>
  </section>`;
}
