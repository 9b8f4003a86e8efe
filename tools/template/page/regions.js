/* regions.js - the regions: what they are worth, the cards that are left of them,
 * and the settlers there. The drawn card is played by choosing its region.
 */
import { html } from "../../../lib/preact.js";
import { choosable, join } from "../../../shell/table/choose.js";

/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("./game.d.ts").Region} Region */

const COLUMNS = 3;
const WIDTH = 200;
const HEIGHT = 150;

/** The settlers of one seat, and what a preview would make of them.
 * @param {{props: Props, id: string, seat: number, x: number}} all */
function Settlers({ props, id, seat, x }) {
  const { now, seen, seats } = props;
  const name = now.names[seat];
  const count = now.state.settlers[name][id];
  const then = seen?.now.state.settlers[name][id] ?? count;
  if (count === 0 && then === 0) return null;
  const ghost = then !== count ? " newgame-ghost" : "";
  const moved = !ghost && { "data-piece": `settlers:${seat}:${id}`, "data-n": count };
  return html`<g class=${`${seats[seat].colour}${ghost}`} transform=${`translate(${x} 112)`} ...${moved}>
    <circle r="15" class="newgame-settler" />
    <text class="newgame-count" text-anchor="middle" y="5">${then}</text>
  </g>`;
}

/** @param {{props: Props, region: Region, place: number}} all */
function RegionBox({ props, region, place }) {
  const { now, choices, t, offer } = props;
  const choice = choices.find(({ fact }) => fact.is === "settle" && fact.region.id === region.id);
  const cards = now.state.cards[region.id];
  const name = t("region-told", { id: region.id, points: region.points, cards });
  const chosen = choice ? choosable(props, choice.move, offer(choice)) : { "role": "img", "aria-label": name };
  const [x, y] = [(place % COLUMNS) * WIDTH, Math.floor(place / COLUMNS) * HEIGHT];
  const drawn = now.state.card === region.id ? " newgame-drawn" : "";
  return html`<g
      class=${`newgame-region${choice ? " legal" : ""}${drawn}`} transform=${`translate(${x} ${y})`}
      data-region=${region.id} ...${join(props.about(`region:${region.id}`), chosen)}>
    <rect x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="12" />
    <text class="newgame-name" x="18" y="36">${t("region", { id: region.id })}</text>
    <text class="newgame-worth" x=${WIDTH - 18} y="36" text-anchor="end">
      ${t("points", { points: region.points })}
    </text>
    <text class="newgame-cards" x="18" y="64">${t("cards", { cards })}</text>
    ${now.names.map(
      (_, seat) => html`<${Settlers} key=${seat} props=${props} id=${region.id} seat=${seat} x=${32 + seat * 38} />`,
    )}
  </g>`;
}

/** @param {{props: Props}} all */
export function Regions({ props }) {
  const regions = props.content.regions;
  const rows = Math.ceil(regions.length / COLUMNS);
  return html`<svg
      class="board newgame-board" viewBox=${`0 0 ${COLUMNS * WIDTH} ${rows * HEIGHT}`} role="group"
      aria-label=${props.t("regions-title")}>
    ${regions.map((region, i) => html`<${RegionBox} key=${region.id} props=${props} region=${region} place=${i} />`)}
  </svg>`;
}
