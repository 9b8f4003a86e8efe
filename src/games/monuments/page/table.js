/* table.js - Monuments in the browser: the ten action cards, the map, the players, the
 * board of one of them, quests; see web/README.md for what a table is.
 */
import { html, useRef, useState } from "../../../lib/preact.js";
import { Board, Goods } from "./board.js";
import { BattlePanel, battleOf } from "./battle.js";
import { explain } from "./explain.js";
import { Hand } from "./hand.js";
import { MapBoard } from "./map.js";
import { placeOf } from "./moves.js";
import { Common, Players, Quests } from "./panels.js";
import { picture } from "./picture.js";
import { order } from "./names.js";
import { stakes } from "./odds.js";
import { question } from "./question.js";
import { score } from "./score.js";
import { sounds } from "./sounds.js";
import { Tray } from "./tray.js";
import { travel } from "./travel.js";
import { where } from "./where.js";

/** @typedef {import("./position.js").Props} Props */

/** @param {Props} props */
function Table(props) {
  const { now } = props;
  const own = now.viewer ?? now.names.indexOf(now.state.turn);
  const [picked, show] = useState(/** @type {number | null} */ (null));
  const shown = picked !== null && picked < now.names.length ? picked : own;
  const toggle = (/** @type {number} */ seat) => show(seat === own ? null : seat);
  const known = useRef(/** @type {import("./battle.js").Battle | null} */ (null));
  const battle = battleOf(props, known.current);
  known.current = battle ?? known.current;
  const places = new Set(props.choices.map((choice) => placeOf(choice.fact)));
  const isTray = places.has("tray") && !places.has("card");
  return html`<div class=${isTray ? "monuments-table trays" : "monuments-table"}>
    <div class="first">
      <${Hand} props=${props} seat=${shown} />
      <div class="left"><${MapBoard} ...${props} /></div>
      <${Players} props=${props} shown=${shown} show=${toggle} />
      <div class="choose">
        ${battle && html`<${BattlePanel} props=${props} battle=${battle} />`}
        <${Tray} props=${props} />
      </div>
      <${Goods} props=${props} seat=${shown} />
    </div>
    <div class="right">
      <div class="movelist">${props.moves}</div>
      <${Board} props=${props} seat=${shown} back=${shown === own ? null : () => show(null)} />
      <${Quests} props=${props} seat=${shown} />
      <${Common} props=${props} />
    </div>
  </div>`;
}

/** The words beside the title of the page. @param {import("./position.js").Ctx} ctx @param {boolean} narrow */
const status = ({ now, t }, narrow) =>
  t(narrow ? "status.short" : "status", {
    round: now.state.round,
    last: now.state.last ? 1 : 0,
    players: now.names.length,
  });

/** A choice that is offered now. @param {string} move @param {import("./position.js").Ctx} ctx */
function orderOf(move, ctx) {
  const choice = ctx.now.choices.find((one) => one.move === move);
  return choice ? order(ctx, choice) : move;
}

/** @type {import("../../../types.d.ts").GameTable<import("./game.d.ts").Game>} */
export const table = {
  name: "monuments",
  colours: (now) => now.tell.seats.map((seat) => seat.colour),
  order: orderOf,
  Table,
  ask: question,
  stakes,
  sounds,
  score,
  explain,
  where,
  travel,
  picture,
  lesson: async () => (await import("./lesson.js")).lesson,
  rules: async () => (await import("./rules.js")).rules,
  status,
};
