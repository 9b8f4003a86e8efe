/* lines.js - at the sides of the row: the names of the terrains, the longest
 * line of each player, and the trade route tokens.
 */
import { html } from "../../../lib/preact.js";
import { Icon } from "../../../shell/parts.js";
import { seatOf, shortName, turnOf } from "./model.js";
import { told, Who } from "./parts.js";

/** @typedef {import("./view.js").View} View */

/** @param {{view: View}} props */
export function Terrains({ view }) {
  const { props, terrains } = view;
  return html`<div class="terrains">${terrains.map(
    (terrain) => html`<div class=${`t-${terrain}`} ...${told(props, `terrain:${terrain}`)}>
    <${Icon} name=${terrain} /><span>${props.t.terrain(terrain)}</span></div>`,
  )}</div>`;
}

/** Whether the player whose turn it is would get the token at its end, also
 * after a choice that is only looked at. @param {View} view @param {string} terrain @param {number} line */
function isClaimed(view, terrain, line) {
  const { shown, turn } = view;
  const held = seatOf(shown, shown.state.route[terrain][line]) === turn;
  return held || (turnOf(shown) === turn && shown.tell.lines[terrain].claim === line);
}

/** @param {{view: View, terrain: string, route: any}} props */
function Token({ view, terrain, route }) {
  const { props, turn } = view;
  const { now, seats, t } = props;
  const owner = seatOf(now, now.state.route[terrain][route.line]);
  const claimed = owner < 0 && isClaimed(view, terrain, route.line);
  const fresh = view.marked.has(`route:${terrain}.${route.line}`) ? " last" : "";
  const state = owner >= 0 ? ` held ${seats[owner].colour}${fresh}` : claimed ? ` claim ${seats[turn].colour}` : "";
  const label = t.tokenLabel(
    t.terrain(terrain),
    route,
    owner >= 0 ? seats[owner].label : "",
    claimed ? seats[turn].label : "",
  );
  return html`<span class=${`route${state}`} ...${told(props, `route:${terrain}.${route.line}`, label)}>
    ${(owner >= 0 || claimed) && html`<${Who} seats=${seats} seat=${owner >= 0 ? owner : turn} />`}${route.vp}</span>`;
}

/** The longest line of every player on a terrain. What a hovered choice would
 * change is shown as it would be. @param {{view: View, terrain: string}} props */
function Longest({ view, terrain }) {
  const { props, shown } = view;
  const before = props.now.tell.lines[terrain].longest;
  const after = shown.tell.lines[terrain].longest;
  return html`<span class="lens" ...${told(props, `line:${terrain}`)}>
    ${after.map(
      (/** @type {number} */ n, /** @type {number} */ seat) => html`<span class=${n === before[seat] ? "" : "changed"}>
        <${Who} seats=${props.seats} seat=${seat} label=${shortName(props.seats, seat)} />
        ${n}
      </span>`,
    )}
  </span>`;
}

/** @param {{view: View}} props */
export function Lines({ view }) {
  const { props, terrains } = view;
  const { facts, narrow, t } = props;
  return html`<div class="trade" role="group" aria-label=${t.linesTitle}>
    ${terrains.map(
      (terrain) => html`<div>
        ${
          narrow &&
          html`<span class=${`name t-${terrain}`}><${Icon} name=${terrain} /><span>${t.terrain(terrain)}</span></span>`
        }
        <${Longest} view=${view} terrain=${terrain} />
        <span class="routes">
          ${facts.routes.map(
            (/** @type {any} */ route) => html`<${Token} view=${view} terrain=${terrain} route=${route} />`,
          )}
        </span>
      </div>`,
    )}
  </div>`;
}
