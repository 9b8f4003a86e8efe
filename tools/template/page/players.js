/* players.js - what every player has. */
import { html } from "../../../lib/preact.js";
import { Icon, Mark } from "../../../shell/base/parts.js";

/** @typedef {import("./game.d.ts").Props} Props */

/** @param {{props: Props, seat: number}} all */
function Player({ props, seat }) {
  const { now, seats, t } = props;
  const coins = now.state.coins[now.names[seat]];
  const turn = now.act.includes(seat) ? " newgame-turn" : "";
  return html`<li class=${`newgame-player${turn}`} ...${props.about(`seat:${seat}`)}>
    <${Mark} colour=${seats[seat].colour} /> <b>${seats[seat].name}</b>
    <span ...${props.about("coins")}><${Icon} name="coin" /> ${t("coins", { coins })}</span>
    <span class="push" data-tally=${`points:${seat}`}>${t("points", { points: now.scores[seat].total })}</span>
  </li>`;
}

/** @param {{props: Props}} all */
export const Players = ({ props }) => html`<section class="panel">
  <h2>${props.t("players-title")}</h2>
  <ul class="newgame-players">
    ${props.now.names.map((_, seat) => html`<${Player} key=${seat} props=${props} seat=${seat} />`)}
  </ul>
</section>`;
