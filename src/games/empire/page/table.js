/* table.js - the table of Eight-Minute Empire: the map with the row of cards below it, the
 * players beside it, and the bid while it is made. It fills the window; in a small one what lies
 * below the map takes turns.
 */
import { html, useState } from "../../../lib/preact.js";
import { Bids, isBidding } from "./bids.js";
import { Row } from "./cards.js";
import { explain } from "./explain.js";
import { romanOf } from "./position.js";
import { MapBox } from "./map.js";
import { shortRegion } from "./names.js";
import { picture } from "./picture.js";
import { Own, Rivals, Scores } from "./players.js";
import { question } from "./question.js";
import { score } from "./score.js";
import { sounds } from "./sounds.js";
import { Tabs, useTab } from "./tabs.js";
import { travel } from "./travel.js";
import { where } from "./where.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Ctx} Ctx */

/** @param {Props} props */
function Table(props) {
  const { now } = props;
  const [picked, pick] = useState(/** @type {number | null} */ (null));
  const [tab, open] = useTab(props);
  const own = now.viewer ?? 0;
  const shown = picked !== null && picked < now.names.length ? picked : own;
  const show = (/** @type {number} */ seat) => {
    pick(seat === own ? null : seat);
    open("own");
  };
  const bids = isBidding(now);
  return html`<div class=${`em-table fills em-at-${tab}`}>
    <div class="em-main"><${MapBox} props=${props} /><${Row} props=${props} /></div>
    <div class="em-side">
      <${Scores} props=${props} show=${show} />
      <${Rivals} props=${props} shown=${shown} show=${show} />
      ${bids && html`<${Bids} props=${props} />`}
      <${Own} props=${props} seat=${shown} />
      <div class="em-log" data-panel="log">${props.moves}</div>
      <${Tabs} props=${props} bids=${bids} tab=${tab} open=${open} />
    </div>
  </div>`;
}

/** The words beside the title of the page. @param {Ctx} ctx @param {boolean} narrow */
function status({ now, t }, narrow) {
  const playing = ["take", "choose", "act", "deal", "over"].includes(now.state.phase);
  return t(narrow ? "status.short" : "status", {
    games: now.tell.games,
    game: now.state.game + 1,
    turn: playing ? now.tell.turn : 0,
    turns: now.tell.turns,
    map: now.setup.map,
    players: now.names.length,
  });
}

/** Regions and continents are called by their numbers.
 * @param {import("../../../types.d.ts").Fact} fact @param {Ctx} ctx */
function thing(fact, ctx) {
  if (fact.is === "region") return shortRegion(ctx, String(fact.id));
  return fact.is === "continent" ? romanOf(String(fact.id)) : undefined;
}

/** @type {import("../../../types.d.ts").GameTable<import("./game.d.ts").Game>} */
export const table = {
  name: "empire",
  fills: true,
  colours: (now) => now.names,
  Table,
  ask: question,
  silent: ["deal"],
  sounds,
  thing,
  score,
  explain,
  where,
  travel,
  status,
  special: ["tie", "other_printing", "full_game"],
  picture,
  lesson: async () => (await import("./lesson.js")).lesson,
  rules: async () => (await import("./rules.js")).rules,
};
