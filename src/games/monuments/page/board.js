/* board.js - a player's board: resources, the layers of the monument and what
 * is missing for the next, supply, bonuses and cards of the player.
 */
import { html } from "../../../lib/preact.js";
import { Coin, Cost, Icon, Mark } from "./bits.js";
import { seatChange } from "./diff.js";
import { amountsOf, monumentOf, nameOf, signed } from "./names.js";
import { Stats } from "./panels.js";
import { TYPES, colour, given, icon } from "./position.js";

/** @typedef {import("./position.js").Props} Props */

/** @typedef {ReturnType<typeof seatChange>} Change */

/** Where the board itself is not in sight: resources, how the player stands, and the way to the rest.
 * @param {{props: Props, seat: number}} all */
export function Goods({ props, seat }) {
  const { t, now } = props;
  const own = now.tell.seats[seat].res;
  const toBoard = () => document.querySelector(".monuments-table .me")?.scrollIntoView({ block: "start" });
  return html`<div class="goods" role="group" aria-label=${t("own-resources")}>
    ${TYPES.map(
      (type) => html`<span key=${type} class=${own[type] ? "" : "none"} ...${props.about(`res:${type}`)}>
        <${Coin} seat=${seat} type=${type} n=${own[type]} label=${t("type-name", { type })} of="goods" />
        <b class="num" data-tally=${`goods:${seat}:${type}`}>${own[type]}</b>
      </span>`,
    )}
    <button type="button" class="btn small" onClick=${toBoard}>
      <${Icon} name="monument" />${t("own-to-board")}
    </button>
    <${Stats} props=${props} seat=${seat} />
  </div>`;
}

/** @param {{props: Props, seat: number, change: Change | null}} all */
function Resources({ props, seat, change }) {
  const { t } = props;
  const own = props.now.tell.seats[seat].res;
  const by = new Map(change?.res ?? []);
  return html`<ul class="ress" aria-label=${t("own-resources")}>
    ${TYPES.map(
      (type) => html`<li class=${own[type] ? "rs" : "rs none"} ...${props.about(`res:${type}`)}>
        <${Coin} seat=${seat} type=${type} n=${own[type]} />
        <b class="num" data-tally=${`res:${seat}:${type}`}>${own[type]}</b> <small>${t("type-name", { type })}</small>
        ${by.get(type) && html`<em class="num then">${signed(props, by.get(type) ?? 0)}</em>`}
      </li>`,
    )}
  </ul>`;
}

/** @param {{props: Props, seat: number, n: number, then: boolean}} all */
function Layer({ props, seat, n, then }) {
  const { t, content, now } = props;
  const built = now.state.layers[now.names[seat]];
  const next = now.tell.seats[seat].next;
  const fact = content.layers[n - 1];
  const isNext = n === built + 1;
  const own = isNext ? next : null;
  const needs = own ?? { land: fact.land, cost: fact.cost, sacrifice: fact.sacrifice, lacking: {} };
  const lackLand = own !== null && own.land > now.tell.seats[seat].counts.land;
  const lackWorkers = own !== null && own.sacrifice > now.tell.seats[seat].counts.workers;
  const state = n <= built ? "built" : isNext ? "next" : "";
  const bar = { width: `${100 - n * 14}%` };
  return html`<li class=${`ly ${state} ${then && isNext ? "then" : ""}`} ...${props.about(`layer:${seat}:${n}`)}>
    <span class="lb">
      <i style=${bar} data-held data-piece=${n <= built ? `layer:${seat}:${n}` : undefined}>${n}</i>
    </span>
    ${
      n <= built
        ? html`<small>${t("layer-built")}</small>`
        : html`<span class="rq">
          <span class=${lackLand ? "cost miss" : "cost"}>
            <${Icon} name="hex" label=${t("layer-land", { n: needs.land })} />
            <b class="num" aria-hidden="true">${needs.land}</b>
          </span>
          <${Cost} cost=${needs.cost} lacking=${own && own.short > 0 ? own.lacking : {}} t=${t} />
          <span class=${lackWorkers ? "cost miss" : "cost"}>
            <${Icon} name="worker" label=${t("layer-workers", { n: needs.sacrifice })} />
            <b class="num" aria-hidden="true">${needs.sacrifice}</b>
          </span>
        </span>`
    }
  </li>`;
}

/** What the next layer lacks, in a sentence. @param {Pick<Props, "t" | "now">} props @param {number} seat
 * @returns {{text: string, ready: boolean}} */
export function missing(props, seat) {
  const { t, now } = props;
  const { next, counts } = now.tell.seats[seat];
  if (!next) return { text: t("layer-complete"), ready: true };
  const { layer, sacrifice } = next;
  if (next.ready && seat !== now.viewer) return { text: t("layer-ready-other", { layer }), ready: true };
  if (next.ready) return { text: t("layer-ready", { layer, workers: sacrifice }), ready: true };
  const parts = [
    ...(next.land > counts.land ? [t("layer-land", { n: next.land - counts.land })] : []),
    ...lacking(props, next),
    ...(sacrifice > counts.workers ? [t("count-workers", { n: sacrifice - counts.workers })] : []),
  ];
  return { text: t("layer-needs", { layer, parts }), ready: false };
}

/** Resources: with a discount it is open which. @param {Pick<Props, "t">} props
 * @param {import("./game.d.ts").NextLayer} next @returns {(string | import("../../../types.d.ts").Fact)[]} */
function lacking({ t }, next) {
  if (next.short <= 0) return [];
  if (next.discount === 0) return amountsOf(next.lacking);
  const types = TYPES.filter((type) => next.lacking[type] > 0).map((type) => t("type-name", { type }));
  return [t("layer-any", { n: next.short, types })];
}

/** @param {{props: Props, seat: number}} all */
function Supply({ props, seat }) {
  const { t, now } = props;
  const { supply } = now.tell.seats[seat];
  const locked = now.state.locked[now.names[seat]];
  return html`<div class="row wrap gs">
    <h3>${t("own-supply")}</h3>
    ${Object.keys(supply).map(
      (kind) => html`<span class="chip" title=${t("piece-name.all", { type: kind })} ...${props.about(`piece:${kind}`)}>
        <${Icon} name=${icon(kind)} />
        <span class="word">${t("piece-name.all", { type: kind })}</span>
        <b class="num">${supply[kind]}</b>
        ${
          locked[kind] > 0 &&
          html`<small class="lock">
            <${Icon} name="lock" label=${t("own-locked", { n: locked[kind] })} />
            <span aria-hidden="true">${locked[kind]}</span>
          </small>`
        }
      </span>`,
    )}
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
function Cards({ props, seat }) {
  const { t, now, content } = props;
  const name = now.names[seat];
  const { score_card: card, ability, deck, commons } = now.state;
  const held = commons[name].map((id) => content.common_bonuses.find((one) => one.id === Number(id))?.key ?? id);
  /** What it does is said when it has the focus, as after a tap. */
  const chip = (/** @type {string} */ about, /** @type {string} */ word, /** @type {string} */ of) =>
    html`<span class="chip trait" tabindex="0" role="note" ...${props.about(about)}>
      ${word} <small>${t("trait", { of })}</small>
    </span>`;
  return html`<div class="row wrap gs">
    ${given(card[name]) && chip(`scorecard:${card[name]}`, t("score-card.title", { id: card[name] }), "card")}
    ${given(ability[name]) && chip(`ability:${ability[name]}`, t("ability", { id: ability[name] }), "ability")}
    ${given(deck[name]) && chip(`deck:${deck[name]}`, t("deck", { id: deck[name] }), "deck")}
    ${held.map(
      (key) => html`<span class="chip bonus" tabindex="0" role="note" ...${props.about(`common:${key}`)}>
        <${Icon} name="check" />
        ${t("bonus-name", { key })}
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
  const name = nameOf(props, seat);
  return html`<section class=${`panel me ${colour(now, seat)}`} aria-label=${name}>
    <div class="row mehead">
      <${Mark} colour=${colour(now, seat)} />
      <h2 ...${props.about(`seat:${seat}`)}>${own ? t("own-name", { name }) : name}</h2>
      <small>${monumentOf(props, seat)}</small>
      ${back && html`<button type="button" class="btn small push" onClick=${back}>${t("own-back")}</button>`}
      <span class="push" ...${props.about(`points:${seat}`)}>
        <b class="vp" data-tally=${`points:${seat}`}>${now.scores[seat].total}</b> ${
          change?.points
            ? html`<em class="num then">${signed(props, change.points)}</em>`
            : html`<small>${t("own-points")}</small>`
        }
      </span>
    </div>
    <${Resources} props=${props} seat=${seat} change=${change} />
    <${Stats} props=${props} seat=${seat} />
    <ol class="lys" reversed aria-label=${t("own-layers")}>
      ${[5, 4, 3, 2, 1].map(
        (n) => html`<${Layer} key=${n} props=${props} seat=${seat} n=${n} then=${(change?.layers ?? 0) > 0} />`,
      )}
    </ol>
    <p class=${lack.ready ? "missing ready" : "missing"} ...${props.about(`next:${seat}`)}>${lack.text}</p>
    <${Supply} props=${props} seat=${seat} />
    <${Cards} props=${props} seat=${seat} />
  </section>`;
}
