/* players.js - what each player has: points by part, coins, pieces, goods. */
import { html } from "../../../lib/preact.js";
import { Icon, Mark } from "../../../shell/base/parts.js";
import { seatsFromViewer } from "./position.js";
import { nameGood } from "./names.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Stock} Stock */
/** @typedef {import("./position.js").Worth} Worth */

/** The coins of a seat: some leave it for what they pay. @param {{seat: number, coins: number}} all */
const Purse = ({ seat, coins }) => html`<span
    class="em-purse" data-piece=${`coin:${seat}`} data-home=${`score:${seat}`} data-n=${coins}>
  <${Icon} name="coin" />
</span>`;

/** A number with its symbol, and the number that a preview would make of it.
 * @param {{props: Props, id: string, icon: import("../../../lib/preact.js").VNode, n: number | string,
 *   then?: number | string, name: string}} all */
const Stat = ({ props, id, icon, n, then, name }) => html`<span class="em-stat" ...${props.about(id)}>
  ${icon}
  <span class="unseen">${name}</span>
  <b class="num" aria-hidden="true" data-tally=${id}>${n}</b>
  ${then !== undefined && then !== n && html`<b class="num em-then" aria-hidden="true">${then}</b>`}
</span>`;

/** @param {{props: Props, seat: number}} all */
export function Coins({ props, seat }) {
  const name = props.now.names[seat];
  const coins = props.now.state.coins[name];
  return html`<${Stat}
    props=${props} id=${`coins:${seat}`} icon=${html`<${Purse} seat=${seat} coins=${coins} />`} n=${coins}
    then=${props.seen?.now.state.coins[name]} name=${props.t("coins-had", { coins })} />`;
}

/** @param {{props: Props, seat: number}} all */
function Stats({ props, seat }) {
  const { now, seen, t } = props;
  const has = now.tell.players[seat];
  const then = seen?.now.tell.players[seat];
  const icon = (/** @type {string} */ name) => html`<${Icon} name=${name} />`;
  return html`<div class="em-stats">
    <${Coins} props=${props} seat=${seat} />
    <${Stat}
      props=${props} id=${`armies:${seat}`} icon=${icon("unit-army")} n=${has.armies} then=${then?.armies}
      name=${t("player-armies", { n: has.armies })} />
    <${Stat}
      props=${props} id=${`cities:${seat}`} icon=${icon("city")} n=${has.cities} then=${then?.cities}
      name=${t("player-cities", { n: has.cities })} />
    <${Stat}
      props=${props} id=${`cards:${seat}`} icon=${icon("card")} n=${t("player-cards", { n: has.cards, of: has.of })}
      name=${t("player-cards.name", { n: has.cards, of: has.of })} />
  </div>`;
}

/** The bid stays in sight for the first round. @param {Props} props @param {number} seat */
function bidChip({ now, t }, seat) {
  const bid = now.state.bid[now.names[seat]];
  const fresh = bid !== "none" && now.tell.turn <= now.names.length;
  if (!fresh) return null;
  return html`<span class="chip">${bid === "?" ? t("bids-made") : t("player-bid", { coins: bid })}</span>`;
}

/** The points by part. @param {{props: Props, seat: number}} all */
function PointParts({ props, seat }) {
  const { now, t } = props;
  const has = now.tell.players[seat];
  const past = now.state.past_points
    .slice(0, now.state.game)
    .map((points, i) => html` + ${t("player-past", { game: i + 1 })} <b>${points[now.names[seat]]}</b>`);
  return html`<p class="em-line small" ...${props.about(`score:${seat}`)}>
    ${t("player-regions")} <b>${has.regions}</b> + ${t("player-continents")} <b>${has.continents}</b> +${" "}
    ${t("player-goods")} <b>${has.goods_points}</b>
    ${past}
  </p>`;
}

/** What fills the cells of a bar, piece by piece. @param {Stock} good */
const fillOf = (good) => [
  ...Array.from({ length: good.cards }, () => "card"),
  ...Array.from({ length: good.tokens }, () => "token"),
  ...Array.from({ length: good.wilds }, () => "wild"),
];

/** @param {{rows: Worth[], good: Stock, then?: Stock}} all */
function Cells({ rows, good, then }) {
  const fill = fillOf(good);
  const later = then ? fillOf(then) : fill;
  const length = Math.max(rows[rows.length - 1].pieces, fill.length);
  return html`<span class="em-cells" aria-hidden="true">
    ${Array.from({ length }, (_, i) => {
      const row = rows.find((r) => r.pieces === i + 1);
      const kind = fill[i] ? ` em-on em-by-${fill[i]}` : later[i] ? " em-soon" : "";
      return html`<b class=${`em-cell${row ? " em-worth" : ""}${kind}`}>
        ${row ? row.vp : fill[i] === "wild" ? "\u2605" : ""}
      </b>`;
    })}
  </span>`;
}

/** What is missing for more points. @param {Props} props @param {Stock} good */
const nextOf = ({ t }, { next }) => (next ? t("player-next", { more: next.more, gain: next.gain }) : t("player-done"));

/** @param {{props: Props, seat: number}} all */
function Bars({ props, seat }) {
  const { now, seen, content, t } = props;
  const goods = now.tell.players[seat].goods;
  return html`<div class="em-bars">${goods.map((good, i) => {
    const n = good.cards + good.tokens + good.wilds;
    const name = nameGood(props, good.good);
    return html`<div key=${good.good} class="em-bar" ...${props.about(`good:${seat}:${good.good}`)}>
      <${Icon} name=${`g-${good.good}`} /><span class="em-bar-name">${name}</span>
      <span class="unseen">${t("player-bar", { good: name, n, points: good.points })}</span>
      <${Cells} rows=${content.goods[i].points} good=${good} then=${seen?.now.tell.players[seat].goods[i]} />
      <small>${nextOf(props, good)}</small><b class="num" aria-hidden="true">${good.points}</b></div>`;
  })}
  ${wilds(props, seat)}</div>`;
}

/** @param {Props} props @param {number} seat */
function wilds(props, seat) {
  const n = props.now.tell.players[seat].wilds;
  if (n === 0) return null;
  return html`<p class="small em-wilds" ...${props.about(`wild:${seat}`)}>
    <${Icon} name="g-wild" /> ${props.t("player-wilds", { n })}
  </p>`;
}

/** The goods of the others, only those that they have, and for a while their bid.
 * @param {{props: Props, seat: number}} all */
function Chips({ props, seat }) {
  const { now, t } = props;
  const has = now.tell.players[seat];
  const goods = has.goods.filter((g) => g.cards + g.tokens > 0);
  return html`<div class="em-chips">
    ${bidChip(props, seat)}
    ${goods.map((good) => {
      const n = good.cards + good.tokens + good.wilds;
      return html`<span key=${good.good} class="chip" ...${props.about(`good:${seat}:${good.good}`)}>
        <${Icon} name=${`g-${good.good}`} />
        <span class="unseen">${t("player-bar", { good: nameGood(props, good.good), n, points: good.points })}</span>
        <span aria-hidden="true">${n}</span>
        ${good.points > 0 && html`<small aria-hidden="true">${t("points", { points: good.points })}</small>`}
      </span>`;
    })}
    ${
      has.wilds > 0 &&
      html`<span class="chip" ...${props.about(`wild:${seat}`)}>
        <${Icon} name="g-wild" />
        <span class="unseen">${t("player-wilds", { n: has.wilds })}</span>
        <span aria-hidden="true">${has.wilds}</span>
      </span>`
    }
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
function Total({ props, seat }) {
  const { now, seen, t } = props;
  const total = now.scores[seat].total;
  const then = seen?.now.scores[seat].total ?? total;
  return html`<span class="push em-total" ...${props.about(`score:${seat}`)}>
    <b class="vp" data-tally=${`score:${seat}`}>${total}</b>
    ${then !== total && html`<b class="vp em-then">${then}</b>`} <small>${t("points-unit")}</small>
  </span>`;
}

/** @param {Props} props @param {number} seat */
const lookOf = ({ now }, seat) =>
  `panel em-player ${now.names[seat]}${now.act.length === 1 && now.act[0] === seat ? " em-acts" : ""}`;

/** Everything of one player. @param {{props: Props, seat: number}} all */
export function Own({ props, seat }) {
  const { now, seats, t } = props;
  const acts = now.act.length === 1 && now.act[0] === seat;
  return html`<section class=${`${lookOf(props, seat)} em-own`} data-panel="own" aria-label=${seats[seat].label}>
    <div class="row em-head">
      <${Mark} colour=${now.names[seat]} />
      <h2>${seats[seat].label}</h2>
      ${acts && html`<small class="em-turn">${t("player-turn")}</small>`} ${bidChip(props, seat)}
      <${Total} props=${props} seat=${seat} />
    </div>
    <${Stats} props=${props} seat=${seat} />
    <${PointParts} props=${props} seat=${seat} />
    <${Bars} props=${props} seat=${seat} />
  </section>`;
}

/** In brief; a press shows everything. @param {{props: Props, seat: number, show: (seat: number) => void}} all */
function Brief({ props, seat, show }) {
  const { now, seats, t } = props;
  const { label } = seats[seat];
  return html`<section class=${`${lookOf(props, seat)} em-brief`} aria-label=${label}>
    <button
        type="button" class="em-show" title=${t("player-show", { who: label })}
        aria-label=${t("player-show", { who: label })} onClick=${() => show(seat)}>
      <${Mark} colour=${now.names[seat]} /><b>${label}</b>
    </button>
    <${Stats} props=${props} seat=${seat} />
    <${Total} props=${props} seat=${seat} />
    <${Chips} props=${props} seat=${seat} />
  </section>`;
}

/** All but the one of whom everything is shown.
 * @param {{props: Props, shown: number, show: (seat: number) => void}} all */
export const Rivals = ({ props, shown, show }) =>
  html`<div class="em-rivals" data-panel="rivals">
    ${seatsFromViewer(props.now)
      .filter((seat) => seat !== shown)
      .map((seat) => html`<${Brief} key=${seat} props=${props} seat=${seat} show=${show} />`)}
  </div>`;

/** Where there is room for nothing else. @param {{props: Props, show: (seat: number) => void}} all */
export const Scores = ({ props, show }) =>
  html`<div class="em-scores">
    ${seatsFromViewer(props.now).map(
      (seat) => html`<button
          key=${seat} type="button" class=${`score-chip ${props.now.names[seat]}`}
          aria-label=${props.t("player-show", { who: props.seats[seat].label })} onClick=${() => show(seat)}>
        <${Mark} colour=${props.now.names[seat]} /><b class="vp">${props.now.scores[seat].total}</b>
      </button>`,
    )}
  </div>`;
