/* players.js - who plays, with their points and markers; choosing one shows their cards and cities. */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { join, pressable } from "../../../shell/table/choose.js";
import { Icon } from "../../../shell/base/parts.js";
import { firstOf, shortName } from "./model.js";
import { labels, Who } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

/** The points of a seat under a label of the score sheet, cities together.
 * @param {import("../../../types.d.ts").Score} score @returns {{provinces: number, routes: number, cities: number}} */
function pointsOf(score) {
  const line = (/** @type {string} */ label) => score.lines.find((one) => one.label === label)?.points ?? 0;
  const [provinces, routes] = [line("provinces"), line("routes")];
  return { provinces, routes, cities: score.total - provinces - routes };
}

/** @param {{drawing: Drawing, seat: number}} props */
function PlayerDrawn({ drawing, seat }) {
  const { props, turn, whose, look } = drawing;
  const { now, seats, t } = props;
  const points = pointsOf(now.scores[seat]);
  const { total } = now.scores[seat];
  const { markers } = now.tell.players[seat];
  const first = firstOf(now) === seat;
  const label = t("player-label", { who: seats[seat].label, total, ...points, markers, first: first ? 1 : 0 });
  const state = `${seat === turn && !now.over ? " acts" : ""}${seat === whose ? " shown" : ""}`;
  return html`<div
      class=${`player ${seats[seat].colour}${state}`} aria-pressed=${String(seat === whose)}
      ...${join(
        props.about(`player:${seat}`),
        pressable(label, () => look(seat)),
      )}>
    <${Who} seats=${seats} seat=${seat} />
    <span class="who">
      <b>${shortName(seats, seat)}</b>
      ${seats[seat].you && html`<small>${t("player-you")}</small>`}
      ${first && html`<small>${t("player-first")}</small>`}
    </span>
    <span class="split">
      <i><${Icon} name="province" />${points.provinces}</i>
      <i><${Icon} name="route" />${points.routes}</i>
      <i><${Icon} name="city" />${points.cities}</i>
      <i class="markers" data-tally=${`markers:${seat}`}><svg class="i" viewBox="0 0 24 24"><circle
        cx="12" cy="12" r="7" /></svg>${markers}</i>
    </span>
    <span class="vp num" data-tally=${`score:${seat}`}>${total}</span>
  </div>`;
}

const Player = memo(PlayerDrawn, ({ drawing: { props, turn, whose, look }, seat }) => {
  const { now } = props;
  const points = [now.scores[seat], now.tell.players[seat], firstOf(now) === seat];
  return [...labels(props), seat, ...points, turn, whose, now.over, look];
});

/** @param {{drawing: Drawing}} props */
export function Players({ drawing }) {
  const { t, now } = drawing.props;
  return html`<section class="players" aria-label=${t("players")}>
    ${now.names.map((_, seat) => html`<${Player} key=${seat} drawing=${drawing} seat=${seat} />`)}
  </section>`;
}
