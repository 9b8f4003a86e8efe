/* table.js - the table of New Game: the regions, and what every player has. */
import { html } from "../../../lib/preact.js";
import { explain } from "./explain.js";
import { picture } from "./picture.js";
import { question } from "./question.js";
import { Regions } from "./regions.js";
import { Players } from "./players.js";
import { where } from "./where.js";

/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("./game.d.ts").Ctx} Ctx */

/** @param {Props} props */
const Table = (props) => html`<div class="newgame-table">
  <${Regions} props=${props} />
  <div class="newgame-side"><${Players} props=${props} />${props.moves}</div>
</div>`;

/** The words beside the title of the page. @param {Ctx} ctx */
function status({ now, t }) {
  const cards = Object.values(now.state.cards);
  return t("cards-left", { cards: cards.reduce((sum, n) => sum + n, 0) });
}

/** @type {import("../../../types.d.ts").GameTable<import("./game.d.ts").Game>} */
export const table = {
  name: "newgame",
  colours: (now) => now.names,
  Table,
  ask: question,
  silent: ["draw", "draw-hidden"],
  sounds: { "draw": "deal", "draw-hidden": "deal", "settle": "place", "trade": "coins" },
  score: (label, { t }) => ({ label: t(`line-${label}`) }),
  explain,
  where,
  travel: (key) => [`seat:${key.split(":")[1]}`],
  status,
  picture,
  lesson: async () => (await import("./lesson.js")).lesson,
  rules: async () => (await import("./rules.js")).rules,
};
