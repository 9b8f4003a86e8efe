/* cities.js - the city cards of a player with what they count so far. */
import { html } from "../../../lib/preact.js";
import { CitySign, told, Who } from "./parts.js";

/** @typedef {import("./view.js").View} View */

/** How full the bar is. @param {{have: number, want?: number, points: number}} own @param {string} rule */
function shareOf({ have, want, points }, rule) {
  if (points > 0) return 1;
  return want && (rule === "least" || rule === "more") ? Math.min(1, have / want) : 0;
}

/** @param {{view: View, seat: number, id: string}} props */
function City({ view, seat, id }) {
  const { props } = view;
  const { now, facts, t } = props;
  const city = now.tell.cities[id];
  const after = view.shown.tell.cities[id]?.seats[seat];
  const { points } = city.seats[seat];
  const changed = after && after.points !== points;
  return html`<div class=${points > 0 ? "city done" : "city"} ...${told(props, `city:${id}`)}>
    <b>${t.cityName(id)}</b>
    <${CitySign} id=${id} facts=${facts} now=${now} t=${t} />
    <small>${t.progress(view.cityFacts(id, seat))}</small>
    <strong class=${changed ? "num changed" : "num"}>${t.points(changed ? after.points : points)}</strong>
    <svg class="bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rest" width="100" height="5" />
      <rect class="done" width=${Math.round(shareOf(city.seats[seat], city.rule) * 100)} height="5" />
    </svg>
  </div>`;
}

/** @param {{view: View, seat: number}} props */
function Hand({ view, seat }) {
  const { now, t } = view.props;
  const cities = now.state.cities[now.names[seat]];
  if (cities.length === 0) return html`<p class="small">${t.noCities}</p>`;
  return cities.map((/** @type {string} */ id) => html`<${City} key=${id} view=${view} seat=${seat} id=${id} />`);
}

/** The viewer's own cities open, those of the others on request.
 * @param {{view: View}} props */
export function Cities({ view }) {
  const { props, home } = view;
  const { now, seats, t } = props;
  const others = now.names.map((_, seat) => seat).filter((seat) => seat !== home);
  const count = (/** @type {number} */ seat) => now.state.cities[now.names[seat]].length;
  return html`<section class="panel cities" aria-label=${t.citiesTitle}>
    <h2>${home === now.viewer ? t.yourCities : t.citiesOf(seats[home].label)}</h2>
    <${Hand} view=${view} seat=${home} />
    ${others.map(
      (seat) => html`<details key=${seat}>
        <summary><${Who} seats=${seats} seat=${seat} /> ${t.citiesOfCount(seats[seat].label, count(seat))}</summary>
        <${Hand} view=${view} seat=${seat} />
      </details>`,
    )}
  </section>`;
}
