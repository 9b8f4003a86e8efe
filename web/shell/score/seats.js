/* seats.js - the same game again with everybody one seat on. */
import { t } from "../words/words.js";
import { say } from "../base/notice.js";
import { seatsOf } from "../play/match.js";

/** @typedef {import("../start/order.js").Order} Order */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */

/** Whoever had the second seat has the first, and an option that names a seat means who sat there.
 * @param {GameInfo} info @param {Order} order @returns {Order} */
export function oneSeatOn(info, order) {
  const [first, ...others] = order.players;
  const count = order.players.length;
  const moved = (/** @type {string} */ value) => String((Number(value) + count - 1) % count);
  const options = info.options
    .filter(({ name }) => name in order.options)
    .map(({ name, person }) => [name, person ? moved(order.options[name]) : order.options[name]]);
  return { ...order, options: Object.fromEntries(options), players: [...others, first] };
}

/** Says who decides first now. @param {import("../play/sitting.js").Sitting} sitting */
export async function sayWhoBegins({ match }) {
  const now = await match.engine.snapshot(null);
  const seats = seatsOf(now, match.kit, match.players, null);
  const who = now.act.filter((seat) => seat !== "chance").map((seat) => seats[Number(seat)].label);
  say(t("end-seats-moved", { who, first: seats[0].label }));
}
