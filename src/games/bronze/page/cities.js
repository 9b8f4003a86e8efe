/* cities.js - the city cards of a player with what they count so far. */
import { html } from "../../../lib/preact.js";
import { cityProgress, nameCity } from "./names.js";
import { CitySign, told, Who } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

/** How full the bar is. @param {import("./model.js").Progress} own @param {string} rule */
function shareOf({ have, want, points }, rule) {
  if (points > 0) return 1;
  return want && (rule === "least" || rule === "more") ? Math.min(1, have / want) : 0;
}

/** @param {{drawing: Drawing, seat: number, id: string}} props */
function City({ drawing, seat, id }) {
  const { props } = drawing;
  const { now } = props;
  const city = now.tell.cities[id];
  const after = drawing.shown.tell.cities[id]?.seats[seat];
  const { points } = city.seats[seat];
  const changed = after && after.points !== points;
  return html`<div
      class=${points > 0 ? "city done" : "city"} data-piece=${`city:${id}`} ...${told(props, `city:${id}`)}>
    <b>${nameCity(props, id)}</b>
    <${CitySign} id=${id} ctx=${props} />
    <small>${cityProgress(props, id, seat)}</small>
    <strong class=${changed ? "num changed" : "num"}>${changed ? after.points : points}</strong>
    <svg class="bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rest" width="100" height="5" />
      <rect class="done" width=${Math.round(shareOf(city.seats[seat], city.rule) * 100)} height="5" />
    </svg>
  </div>`;
}

/** @param {{drawing: Drawing, seat: number}} props */
function Hand({ drawing, seat }) {
  const { now, t } = drawing.props;
  const cities = now.state.cities[now.names[seat]];
  if (cities.length === 0) return html`<p class="small">${t("cities-none")}</p>`;
  return cities.map((id) => html`<${City} key=${id} drawing=${drawing} seat=${seat} id=${id} />`);
}

/** The viewer's own cities open, those of the others on request.
 * @param {{drawing: Drawing}} props */
export function Cities({ drawing }) {
  const { props, home } = drawing;
  const { now, seats, t } = props;
  const others = now.names.map((_, seat) => seat).filter((seat) => seat !== home);
  const count = (/** @type {number} */ seat) => t("count-cities", { n: now.state.cities[now.names[seat]].length });
  return html`<section class="panel cities" aria-label=${t("cities-title")}>
    <h2>${home === now.viewer ? t("cities-own") : t("cities-of", { who: seats[home].label })}</h2>
    <${Hand} drawing=${drawing} seat=${home} />
    ${others.map(
      (seat) => html`<details key=${seat}>
        <summary>
          <${Who} seats=${seats} seat=${seat} />
          ${t("cities-count", { who: seats[seat].label, cities: count(seat) })}
        </summary>
        <${Hand} drawing=${drawing} seat=${seat} />
      </details>`,
    )}
  </section>`;
}
