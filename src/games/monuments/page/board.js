/* board.js - a player's board: resources, the layers of the monument and what
 * is missing for the next, supply, bonuses and cards of the player.
 */
import { html } from "../../../lib/preact.js";
import { Cost, Icon, Mark } from "./bits.js";
import { seatChange } from "./diff.js";
import { TYPES, colour, given, icon, monumentOf, nameOf } from "./read.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

/** @param {{props: Props, seat: number, change: any}} all */
function Resources({ props, seat, change }) {
  const { t } = props;
  const own = props.now.tell.seats[seat].res;
  const by = new Map(change?.res ?? []);
  return html`<ul class="ress" aria-label=${t.board.resources}>
    ${TYPES.map(
      (type) => html`<li class="rs" ...${props.about(`res:${type}`)}>
        <${Icon} name=${type} />
        <b class="num">${own[type]}</b> <small>${t.resources[type]}</small>
        ${by.get(type) && html`<em class="num then">${t.signed(by.get(type))}</em>`}
      </li>`,
    )}
  </ul>`;
}

/** @param {{props: Props, seat: number, n: number, then: boolean}} all */
function Layer({ props, seat, n, then }) {
  const { t, facts, now } = props;
  const built = now.state.layers[now.names[seat]];
  const next = now.tell.seats[seat].next;
  const fact = facts.layers[n - 1];
  const isNext = n === built + 1;
  const needs = isNext ? next : { land: fact.land, cost: fact.cost, sacrifice: fact.sacrifice, lacking: {} };
  const lackLand = isNext && next.land > now.tell.seats[seat].counts.land;
  const lackWorkers = isNext && next.sacrifice > now.tell.seats[seat].counts.workers;
  const state = n <= built ? "built" : isNext ? "next" : "";
  const bar = { width: `${100 - n * 14}%` };
  return html`<li class=${`ly ${state} ${then && isNext ? "then" : ""}`} ...${props.about(`layer:${seat}:${n}`)}>
    <span class="lb"><i style=${bar}>${n}</i></span>
    ${
      n <= built
        ? html`<small>${t.board.built}</small>`
        : html`<span class="rq">
          <span class=${lackLand ? "cost miss" : "cost"}>
            <${Icon} name="hex" label=${t.board.land(needs.land)} />
            <b class="num" aria-hidden="true">${needs.land}</b>
          </span>
          <${Cost} cost=${needs.cost} lacking=${isNext && next.short > 0 ? needs.lacking : {}} t=${t} />
          <span class=${lackWorkers ? "cost miss" : "cost"}>
            <${Icon} name="worker" label=${t.board.workers(needs.sacrifice)} />
            <b class="num" aria-hidden="true">${needs.sacrifice}</b>
          </span>
        </span>`
    }
  </li>`;
}

/** What the next layer lacks, in a sentence. @param {Props} props @param {number} seat
 * @returns {{text: string, ready: boolean}} */
export function missing(props, seat) {
  const { t } = props;
  const { next, counts } = props.now.tell.seats[seat];
  if (!next) return { text: t.board.complete, ready: true };
  if (next.ready)
    return {
      text: seat === props.now.viewer ? t.board.ready(next.layer, next.sacrifice) : t.board.readyOther(next.layer),
      ready: true,
    };
  const list = [];
  if (next.land > counts.land) list.push(t.board.moreLand(next.land - counts.land));
  const types = TYPES.filter((type) => next.lacking[type] > 0);
  if (next.short > 0 && next.discount > 0)
    list.push(t.board.moreAny(next.short, t.or(types.map((type) => t.resources[type]))));
  else if (next.short > 0) list.push(...types.map((type) => t.board.lack(next.lacking[type], t.resources[type])));
  if (next.sacrifice > counts.workers) list.push(t.board.moreWorkers(next.sacrifice - counts.workers));
  return { text: t.board.needs(next.layer, list), ready: false };
}

/** @param {{props: Props, seat: number}} all */
function Supply({ props, seat }) {
  const { t, now } = props;
  const { supply } = now.tell.seats[seat];
  const locked = now.state.locked[now.names[seat]];
  return html`<div class="row wrap gs">
    <h3>${t.board.supply}</h3>
    ${Object.keys(supply).map(
      (kind) => html`<span class="chip" ...${props.about(`piece:${kind}`)}>
        <${Icon} name=${icon(kind)} label=${t.unit(kind, 2)} />
        <b class="num">${supply[kind]}</b>
        ${
          locked[kind] > 0 &&
          html`<small class="lock">
            <${Icon} name="lock" label=${t.board.locked(locked[kind])} />
            <span aria-hidden="true">${locked[kind]}</span>
          </small>`
        }
      </span>`,
    )}
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
function Cards({ props, seat }) {
  const { t, now, facts } = props;
  const name = now.names[seat];
  const { score_card: card, ability, deck, commons } = now.state;
  const held = commons[name].map((/** @type {string} */ id) =>
    facts.common_bonuses.find((/** @type {any} */ c) => c.id === Number(id)),
  );
  const chip = (/** @type {string} */ id, /** @type {string} */ word) =>
    html`<span class="chip" ...${props.about(id)}>${word}</span>`;
  return html`<div class="row wrap gs">
    ${given(card[name]) && chip(`scorecard:${card[name]}`, t.scoreCards[card[name]] ?? card[name])}
    ${given(ability[name]) && chip(`ability:${ability[name]}`, t.abilities[ability[name]]?.name ?? ability[name])}
    ${given(deck[name]) && chip(`deck:${deck[name]}`, t.decks[deck[name]] ?? deck[name])}
    ${held.map(
      (/** @type {any} */ c) => html`<span class="chip bonus" ...${props.about(`common:${c.key}`)}>
        <${Icon} name="check" />
        ${t.commons[c.key] ?? c.key}
      </span>`,
    )}
  </div>`;
}

/** @param {{props: Props, seat: number, back: (() => void) | null}} all */
export function Board({ props, seat, back }) {
  const { t, now, seen } = props;
  const own = seat === now.viewer;
  const change = seen ? seatChange(now, seen.now, seat) : null;
  const lack = missing(props, seat);
  return html`<section class=${`panel me ${colour(now, seat)}`} aria-label=${nameOf(props, seat)}>
    <div class="row">
      <${Mark} colour=${colour(now, seat)} />
      <h2 ...${props.about(`seat:${seat}`)}>${own ? t.board.you(nameOf(props, seat)) : nameOf(props, seat)}</h2>
      <small>${monumentOf(props, now.names[seat])}</small>
      ${back && html`<button type="button" class="btn small push" onClick=${back}>${t.board.back}</button>`}
      <span class="push" ...${props.about(`points:${seat}`)}>
        <b class="vp">${now.scores[seat].total}</b> ${
          change?.points
            ? html`<em class="num then">${t.signed(change.points)}</em>`
            : html`<small>${t.board.pointsShort}</small>`
        }
      </span>
    </div>
    <${Resources} props=${props} seat=${seat} change=${change} />
    <ol class="lys" reversed aria-label=${t.board.layers}>
      ${[5, 4, 3, 2, 1].map(
        (n) => html`<${Layer} key=${n} props=${props} seat=${seat} n=${n} then=${(change?.layers ?? 0) > 0} />`,
      )}
    </ol>
    <p class=${lack.ready ? "missing ready" : "missing"} ...${props.about(`next:${seat}`)}>${lack.text}</p>
    <${Supply} props=${props} seat=${seat} />
    <${Cards} props=${props} seat=${seat} />
  </section>`;
}
