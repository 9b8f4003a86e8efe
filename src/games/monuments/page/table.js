/* table.js - Monuments in the browser: the map, the player's board, quests,
 * the ten action cards; see web/README.md for what a table is.
 */
import { html, useRef, useState } from "../../../lib/preact.js";
import { ask } from "./ask.js";
import { Board } from "./board.js";
import { BattlePanel, battleOf } from "./battle.js";
import { explain } from "./explain.js";
import { Hand } from "./hand.js";
import { lesson } from "./lesson.js";
import { MapBoard } from "./map.js";
import { Others, Quests } from "./panels.js";
import { picture } from "./picture.js";
import { order, questName } from "./read.js";
import { score } from "./score.js";
import { Tray } from "./tray.js";

/** @typedef {import("../../../types.d.ts").TableProps} Props */

/** @param {Props} props */
function Table(props) {
  const { now } = props;
  const own = now.viewer ?? now.names.indexOf(now.state.turn);
  const [picked, show] = useState(/** @type {number | null} */ (null));
  const shown = picked !== null && picked < now.names.length ? picked : own;
  const known = useRef(/** @type {import("./battle.js").Battle | null} */ (null));
  const battle = battleOf(props, known.current);
  known.current = battle ?? known.current;
  return html`<div class="mon">
    <div class="left"><${Tray} props=${props} /><${MapBoard} ...${props} /></div>
    <div class="right">
      ${battle && html`<${BattlePanel} props=${props} battle=${battle} />`}
      <${Board} props=${props} seat=${shown} back=${shown === own ? null : () => show(null)} />
      <${Quests} props=${props} seat=${shown} />
      <${Others}
        props=${props} shown=${shown} show=${(/** @type {number} */ seat) => show(seat === own ? null : seat)} />
      <div class="movelist">${props.moves}</div>
    </div>
    <${Hand} props=${props} seat=${shown} />
  </div>`;
}

/** @param {import("../../../types.d.ts").Context} ctx */
function status({ now, t }) {
  const players = t.players(now.names.length);
  if (now.state.round === 0) return `${t.setUp}, ${players}`;
  return [t.round(now.state.round), now.state.last ? t.lastRound : "", players].filter(Boolean).join(", ");
}

/** Quests and bonuses have names here. @param {import("../../../types.d.ts").Fact} fact
 * @param {import("../../../types.d.ts").Context} ctx */
function thing(fact, ctx) {
  if (fact.is === "quest-points") return `${questName(ctx, fact.id)} ${fact.points}`;
  return fact.is === "bonus-points" ? `${ctx.t.commons[fact.id] ?? fact.id} ${fact.points}` : undefined;
}

export const table = {
  name: "monuments",
  colours: (/** @type {import("../../../types.d.ts").Snapshot} */ now) =>
    now.tell.seats.map((/** @type {any} */ s) => s.colour),
  order: (/** @type {string} */ move, /** @type {import("../../../types.d.ts").Context} */ ctx) => order(ctx, move),
  Table,
  ask,
  thing,
  score,
  explain,
  picture,
  lesson,
  status,
};
