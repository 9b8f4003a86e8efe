/* lines.js - at the sides of the row: the names of the terrains, the longest
 * line of each player, and the trade route tokens.
 */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { Icon } from "../../../shell/base/parts.js";
import { seatOf, shortName, turnOf } from "./model.js";
import { titleTerrain } from "./names.js";
import { labels, told, Who } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

/** @param {{drawing: Drawing}} props */
function TerrainNames({ drawing }) {
  const { props, terrains } = drawing;
  return html`<div class="terrains">
    ${terrains.map((terrain) => {
      const title = titleTerrain(props, terrain);
      return html`<div class=${`t-${terrain}`} ...${told(props, `terrain:${terrain}`, title)}>
        <${Icon} name=${terrain} /><span>${title}</span>
      </div>`;
    })}
  </div>`;
}

export const Terrains = memo(TerrainNames, ({ drawing }) => labels(drawing.props));

/** Whether the player whose turn it is would get the token at its end, also
 * after a choice that is only looked at. @param {Drawing} drawing @param {string} terrain @param {number} line */
function isClaimed(drawing, terrain, line) {
  const { shown, turn } = drawing;
  const held = seatOf(shown, shown.state.route[terrain][line]) === turn;
  return held || (turnOf(shown) === turn && shown.tell.lines[terrain].claim === line);
}

/** @param {{drawing: Drawing, terrain: string, route: import("./model.js").Route}} props */
function Token({ drawing, terrain, route }) {
  const { props, turn } = drawing;
  const { now, seats, t } = props;
  const owner = seatOf(now, now.state.route[terrain][route.line]);
  const claimed = owner < 0 && isClaimed(drawing, terrain, route.line);
  const fresh = drawing.marked.has(`route:${terrain}.${route.line}`) ? " last" : "";
  const state = owner >= 0 ? ` held ${seats[owner].colour}${fresh}` : claimed ? ` claim ${seats[turn].colour}` : "";
  const label = t("token-label", {
    terrain: titleTerrain(props, terrain),
    line: route.line,
    points: route.vp,
    state: owner >= 0 ? "held" : claimed ? "claimed" : "free",
    who: seats[owner >= 0 ? owner : turn].label,
  });
  const id = `route:${terrain}.${route.line}`;
  return html`<span
      class=${`route${state}`} data-piece=${id} data-n=${owner >= 0 ? 0 : 1} ...${told(props, id, label)}>
    ${(owner >= 0 || claimed) && html`<${Who} seats=${seats} seat=${owner >= 0 ? owner : turn} />`}${route.vp}</span>`;
}

/** The longest line of every player on a terrain. What a hovered choice would
 * change is shown as it would be. @param {{drawing: Drawing, terrain: string}} props */
function Longest({ drawing, terrain }) {
  const { props, shown } = drawing;
  const before = props.now.tell.lines[terrain].longest;
  const after = shown.tell.lines[terrain].longest;
  return html`<span class="lens" ...${told(props, `line:${terrain}`)}>
    ${after.map(
      (n, seat) => html`<span class=${n === before[seat] ? "" : "changed"}>
        <${Who} seats=${props.seats} seat=${seat} label=${shortName(props.seats, seat)} />
        ${n}
      </span>`,
    )}
  </span>`;
}

/** @param {{drawing: Drawing}} props */
function LongestLines({ drawing }) {
  const { props, terrains } = drawing;
  const { content, t } = props;
  return html`<div class="trade" role="group" aria-label=${t("lines-title")}>
    ${terrains.map(
      (terrain) => html`<div>
        ${
          drawing.phone &&
          html`<span class=${`name t-${terrain}`}><${Icon}
            name=${terrain} /><span>${titleTerrain(props, terrain)}</span></span>`
        }
        <${Longest} drawing=${drawing} terrain=${terrain} />
        <span class="routes">
          ${content.routes.map((route) => html`<${Token} drawing=${drawing} terrain=${terrain} route=${route} />`)}
        </span>
      </div>`,
    )}
  </div>`;
}

export const Lines = memo(LongestLines, ({ drawing }) => {
  const { props, shown, turn, marks, phone } = drawing;
  const { now } = props;
  const position = [now.tell.lines, now.state.route, shown.tell.lines, shown.state.route];
  return [...labels(props), ...position, turn, turnOf(shown), marks, phone];
});
