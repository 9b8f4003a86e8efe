/* cities.js - the city cards of a player with what they count so far, and those that one is chosen from. */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { cityAim, cityGoal, cityProgress, nameCity } from "./names.js";
import { chooser, CitySign, labels, told } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

/** @param {{drawing: Drawing, seat: number, id: string}} props */
function City({ drawing, seat, id }) {
  const { props } = drawing;
  const { now } = props;
  const after = drawing.shown.tell.cities[id]?.seats[seat];
  const { points } = now.tell.cities[id].seats[seat];
  const changed = after && after.points !== points;
  return html`<div
      class=${points > 0 ? "city done" : "city"} data-piece=${`city:${id}`} ...${told(props, `city:${id}`)}>
    <b>${nameCity(props, id)}</b>
    <${CitySign} id=${id} ctx=${props} />
    <small>${cityProgress(props, id, seat)}</small>
    <strong class=${changed ? "num changed" : "num"}>${changed ? after.points : points}</strong>
  </div>`;
}

/** The cities of a player: the viewer's own, or those of whom the viewer looks at.
 * @param {{drawing: Drawing}} props */
function CitiesOf({ drawing }) {
  const { props, whose } = drawing;
  const { now, seats, t } = props;
  const cities = now.state.cities[now.names[whose]];
  const points = cities.reduce((sum, id) => sum + now.tell.cities[id].seats[whose].points, 0);
  const title = whose === now.viewer ? t("cities-own") : t("cities-of", { who: seats[whose].label });
  return html`<section class="panel cities" data-panel="cities" aria-label=${title}>
    <h2>${title} ${cities.length > 0 && html`<small>${t("cities-points", { n: points })}</small>`}</h2>
    <div class="list">
      ${
        cities.length === 0
          ? html`<p class="small">${t("cities-none")}</p>`
          : cities.map((id) => html`<${City} key=${id} drawing=${drawing} seat=${whose} id=${id} />`)
      }
    </div>
  </section>`;
}

export const Cities = memo(CitiesOf, ({ drawing: { props, shown, whose } }) => {
  const { state, tell, viewer } = props.now;
  return [...labels(props), state.cities, tell.cities, shown.tell.cities, whose, viewer];
});

/** @param {{drawing: Drawing, id: string, move: string}} props */
function Offered({ drawing, id, move }) {
  const { props, turn } = drawing;
  const name = nameCity(props, id);
  const label = props.t("city-label", { city: name, goal: cityGoal(props, id) });
  const selected = props.selected === move ? " selected" : "";
  return html`<div class=${`offered legal${selected}`} ...${chooser(props, move, label, `city:${id}`)}>
    <b>${name}</b>
    <small class="own">${props.t("city-so-far", { progress: cityProgress(props, id, turn) })}</small>
    <small>${cityAim(props, id)}</small>
  </div>`;
}

/** The cities that one is chosen from, with what they want in words. @param {{drawing: Drawing}} props */
export function Offer({ drawing }) {
  const cities = [...drawing.grouped.city];
  const title = drawing.props.t("cities-offer", { tile: cities[0][1].fact.tile.n });
  return html`<section class="panel offer" aria-label=${title}>
    <h2>${title}</h2>
    <div class="list">
      ${cities.map(([id, { move }]) => html`<${Offered} key=${id} drawing=${drawing} id=${id} move=${move} />`)}
    </div>
  </section>`;
}
