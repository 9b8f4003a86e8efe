/* players.js - what each player has: points by part, coins, pieces, goods. */
import { html } from "../../../lib/preact.js";
import { Icon, Mark } from "../../../shell/parts.js";
import { seatsFromViewer } from "./facts.js";

/** @typedef {import("../../../types.d.ts").TableProps} TableProps */

/** A number with its symbol, and the number that a preview would make of it.
 * @param {{props: TableProps, id: string, icon: string, n: any, then?: any, word?: string, name: string}} all */
const Stat = ({ props, id, icon, n, then, word, name }) => html`<span class="em-stat" ...${props.about(id)}>
  <${Icon} name=${icon} />
  <span class="unseen">${name}</span>
  <b class="num" aria-hidden="true">${n}</b>
  ${then !== undefined && then !== n && html`<b class="num em-then" aria-hidden="true">${then}</b>`}
  ${word && html`<span aria-hidden="true">${word}</span>`}
</span>`;

/** @param {{props: TableProps, seat: number}} all */
function Stats({ props, seat }) {
  const { now, seen, t } = props;
  const name = now.names[seat];
  const has = now.tell.players[seat];
  const then = seen?.now.tell.players[seat];
  const coins = now.state.coins[name];
  return html`<div class="em-stats">
    <${Stat}
      props=${props} id=${`coins:${seat}`} icon="coin" n=${coins} then=${seen?.now.state.coins[name]}
      name=${t.panel.coins(coins)} />
    <${Stat}
      props=${props} id=${`armies:${seat}`} icon="unit-army" n=${has.armies} then=${then?.armies} word=${t.panel.left}
      name=${t.panel.armies(has.armies)} />
    <${Stat}
      props=${props} id=${`cities:${seat}`} icon="city" n=${has.cities} then=${then?.cities} word=${t.panel.left}
      name=${t.panel.cities(has.cities)} />
    <${Stat}
      props=${props} id=${`cards:${seat}`} icon="card" n=${t.panel.cards(has.cards, has.of)}
      name=${t.panel.cardsLong(has.cards, has.of)} />
    ${bidChip(props, seat)}
  </div>`;
}

/** The bid stays in sight for the first round. @param {TableProps} props @param {number} seat */
function bidChip({ now, t }, seat) {
  const bid = now.state.bid[now.names[seat]];
  const fresh = bid !== "none" && now.tell.turn <= now.names.length;
  return fresh ? html`<span class="chip">${bid === "?" ? t.panel.bidHidden : t.panel.bid(bid)}</span>` : null;
}

/** The points by part. @param {{props: TableProps, seat: number}} all */
function PointParts({ props, seat }) {
  const { now, t } = props;
  const has = now.tell.players[seat];
  const past = now.state.past_points
    .slice(0, now.state.game)
    .map(
      (/** @type {any} */ points, /** @type {number} */ i) =>
        html` + ${t.panel.past(i + 1)} <b>${points[now.names[seat]]}</b>`,
    );
  return html`<p class="em-line small" ...${props.about(`score:${seat}`)}>
    ${t.panel.regions} <b>${has.regions}</b> + ${t.panel.continents} <b>${has.continents}</b> +${" "}
    ${t.panel.goods} <b>${has.goods_points}</b>
    ${past}
  </p>`;
}

/** What fills the cells of a bar, piece by piece. @param {any} good */
const fillOf = (good) => [
  ...Array.from({ length: good.cards }, () => "card"),
  ...Array.from({ length: good.tokens }, () => "token"),
  ...Array.from({ length: good.wilds }, () => "wild"),
];

/** @param {{rows: any[], good: any, then: any}} all */
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

/** @param {{props: TableProps, seat: number}} all */
function Bars({ props, seat }) {
  const { now, seen, facts, t } = props;
  const goods = now.tell.players[seat].goods;
  return html`<div class="em-bars">${goods.map((/** @type {any} */ good, /** @type {number} */ i) => {
    const n = good.cards + good.tokens + good.wilds;
    return html`<div key=${good.good} class="em-bar" ...${props.about(`good:${seat}:${good.good}`)}>
      <${Icon} name=${`g-${good.good}`} /><span class="em-bar-name">${t.good(good.good)}</span>
      <span class="unseen">${t.panel.bar(t.good(good.good), n, good.points)}</span>
      <${Cells} rows=${facts.goods[i].points} good=${good} then=${seen?.now.tell.players[seat].goods[i]} />
      <small>${good.next ? t.panel.next(good.next.more, good.next.gain) : t.panel.done}</small></div>`;
  })}
  ${wilds(props, seat)}</div>`;
}

/** @param {TableProps} props @param {number} seat */
function wilds(props, seat) {
  const n = props.now.tell.players[seat].wilds;
  if (n === 0) return null;
  return html`<p class="small em-wilds" ...${props.about(`wild:${seat}`)}>
    <${Icon} name="g-wild" /> ${props.t.panel.wilds(n)}
  </p>`;
}

/** The goods of the others, only those that they have.
 * @param {{props: TableProps, seat: number}} all */
function Chips({ props, seat }) {
  const { now, t } = props;
  const has = now.tell.players[seat];
  const goods = has.goods.filter((/** @type {any} */ g) => g.cards + g.tokens > 0);
  return html`<div class="em-chips">
    ${goods.map((/** @type {any} */ good) => {
      const n = good.cards + good.tokens + good.wilds;
      return html`<span key=${good.good} class="chip" ...${props.about(`good:${seat}:${good.good}`)}>
        <${Icon} name=${`g-${good.good}`} />
        <span class="unseen">${t.panel.bar(t.good(good.good), n, good.points)}</span>
        <span aria-hidden="true">${n}</span>
        ${good.points > 0 && html`<small aria-hidden="true">${good.points} ${t.vp}</small>`}
      </span>`;
    })}
    ${
      has.wilds > 0 &&
      html`<span class="chip" ...${props.about(`wild:${seat}`)}>
        <${Icon} name="g-wild" />
        <span class="unseen">${t.panel.wilds(has.wilds)}</span>
        <span aria-hidden="true">${has.wilds}</span>
      </span>`
    }
    ${goods.length + has.wilds === 0 && html`<small>${t.panel.noGoods}</small>`}
  </div>`;
}

/** @param {{props: TableProps, seat: number}} all */
function Player({ props, seat }) {
  const { now, seats, seen, t } = props;
  const colour = now.names[seat];
  const own = seat === now.viewer;
  const total = now.scores[seat].total;
  const then = seen?.now.scores[seat].total ?? total;
  const acts = now.act.length === 1 && now.act[0] === seat;
  return html`<section
      class=${`panel em-player ${colour}${own ? " em-own" : ""}${acts ? " em-acts" : ""}`}
      aria-label=${seats[seat].label}>
    <div class="row em-head">
      <${Mark} colour=${colour} />
      <h2>${seats[seat].label}</h2>
      ${acts && html`<small class="em-turn">${t.panel.turn}</small>`}
      <span class="push em-total" ...${props.about(`score:${seat}`)}>
        <b class="vp">${total}</b>
        ${then !== total && html`<b class="vp em-then">${then}</b>`} <small>${t.vp}</small>
      </span>
    </div>
    <${Stats} props=${props} seat=${seat} />
    <${PointParts} props=${props} seat=${seat} />
    ${own ? html`<${Bars} props=${props} seat=${seat} />` : html`<${Chips} props=${props} seat=${seat} />`}
  </section>`;
}

/** @param {{props: TableProps}} all */
export const Players = ({ props }) =>
  html`${seatsFromViewer(props.now).map((seat) => html`<${Player} key=${seat} props=${props} seat=${seat} />`)}`;
