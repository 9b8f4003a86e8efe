/* bids.js - the sealed bid: a row of coins to choose from, and all bids when
 * they are open.
 */
import { html, useState } from "../../../lib/preact.js";
import { choosable, join, pointed } from "../../../shell/table/choose.js";
import { Icon, Mark } from "../../../shell/base/parts.js";
import { nameOwner } from "./names.js";
import { sortChoices } from "./choices.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Now} Now */

/** Whether the bids are what the table is about: while they are made and until
 * the first card is taken. @param {Now} now */
export const isBidding = (now) =>
  ["bid", "tie", "first"].includes(now.state.phase) || (now.state.phase === "take" && now.tell.turn === 1);

/** @param {{props: Props}} all */
function Coins({ props }) {
  const bids = [...sortChoices(props.choices).bids];
  const [upTo, setUpTo] = useState(-1);
  const light = (/** @type {number} */ n) =>
    pointed(
      () => setUpTo(n),
      () => setUpTo(-1),
    );
  return html`<div class="em-coins" role="group" aria-label=${props.t("bids-yours")}>
    ${bids.map(
      ([n, choice]) => html`<div
          key=${choice.move} class=${`em-coin${n > 0 && n <= upTo ? " em-paid" : ""}${n === upTo ? " em-this" : ""}`}
          ...${join(choosable(props, choice.move, props.offer(choice)), light(n))}>
        ${n === 0 ? html`<b>${props.t("bids-nothing")}</b>` : html`<${Icon} name="coin" big /><b class="num">${n}</b>`}
      </div>`,
    )}
  </div>`;
}

/** @param {{props: Props, seat: number}} all */
function Bid({ props, seat }) {
  const { now, t } = props;
  const name = now.names[seat];
  const bid = now.state.bid[name];
  const first = sortChoices(props.choices).firsts.get(name);
  const best = now.tell.bid?.by ?? [];
  const winning = best.includes(name);
  const choice = first ? choosable(props, first.move, props.offer(first)) : {};
  return html`<li>
    <div
        class=${`em-bid ${name}${first ? " legal" : ""}${winning ? " em-wins" : ""}`}
        ...${join(props.about(`bid:${seat}`), choice)}>
      <${Mark} colour=${name} />
      <span>${nameOwner(props, name)}</span>
      <span class="em-bid-said">
        ${
          bid === "none"
            ? html`<small>${t("bids-open")}</small>`
            : bid === "?"
              ? html`<${Icon} name="lock" /><small>${t("bids-made")}</small>`
              : html`<${Icon} name="coin" /><b class="num">${bid}</b>`
        }
        ${winning && html`<small class="em-winner">${best.length > 1 ? t("bids-tied") : t("bids-highest")}</small>`}
      </span>
    </div>
  </li>`;
}

/** @param {{props: Props}} all */
export function Bids({ props }) {
  const { now, t } = props;
  const mine = sortChoices(props.choices).bids.size > 0;
  const coins = now.state.phase === "first" ? now.tell.bid?.highest : undefined;
  const winner = coins === undefined ? "" : t("bids-pays", { who: nameOwner(props, now.state.turn), coins });
  return html`<section class="panel em-bids" data-panel="bid" aria-label=${t("bids-title")}>
    <h2>${mine ? t("bids-yours") : t("bids-title")}</h2>
    ${mine && html`<${Coins} props=${props} />`}
    ${
      !mine && html`<ol>${now.names.map((name, seat) => html`<${Bid} key=${name} props=${props} seat=${seat} />`)}</ol>`
    }
    ${winner && html`<p class="small">${winner}</p>`}</section>`;
}
