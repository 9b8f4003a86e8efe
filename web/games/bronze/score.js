/* score.js - the lines of the score sheet of Bronze in words. The engine says why
 * as `mudbrick score` prints it; here its keys become names. */
import { seatOf, shortName } from "./model.js";

/** @typedef {import("../../types.d.ts").Context} Context */
/** @typedef {import("../../types.d.ts").ScoreWords} ScoreWords */

/** @type {Record<string, (why: string, ctx: Context) => string>} */
const reasons = {
  provinces: (why, { t }) => why.replace(/(\d+) on T(\d+)/g, (_, points, tile) => t.reasons.province(Number(points), Number(tile))),
  routes: (why, { t }) => why.replace(/(\d+) for (\d+) on (\w+)/g, (_, points, line, terrain) => t.reasons.route(Number(points), Number(line), terrain)),
};

/** "you 3 on woods, blue 1, white 5": whoever has the city is meant by "you".
 * @param {string} why @param {Context} ctx */
function compared(why, { now, seats, t }) {
  const [own, ...others] = why.split(", ");
  return t.reasons.compared(own.slice("you ".length), others.map((other) => {
    const [word, n] = other.split(" ");
    return `${seatOf(now, word) < 0 ? word : shortName(seats, seatOf(now, word))} ${n}`;
  }));
}

/** @param {string} why @param {Context} ctx */
function cityReason(why, ctx) {
  if (why.startsWith("you ")) return compared(why, ctx);
  return /^\w+: /.test(why) ? why.replace(/: ([^;]+)/g, (_, list) => `: ${list.split(" ").join(", ")}`) : why;
}

/** @param {{label: string, why: string}} line @param {Context} ctx @returns {ScoreWords} */
export function score({ label, why }, ctx) {
  const { t } = ctx;
  if (label in reasons) return { label: t[label], why: why === "no token" ? t.reasons.none : reasons[label](why, ctx) };
  return { label: t.cityName(label), why: cityReason(why, ctx), group: t.cities };
}
