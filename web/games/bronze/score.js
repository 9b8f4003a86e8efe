/* score.js - the lines of the score sheet of Bronze in words. The engine says why
 * as `mudbrick score` prints it; here its keys become names. */
import { cityFacts } from "./view.js";

/** @typedef {import("../../types.d.ts").Context} Context */
/** @typedef {import("../../types.d.ts").ScoreWords} ScoreWords */

/** @type {Record<string, (why: string, ctx: Context) => string>} */
const reasons = {
  provinces: (why, { t }) =>
    why.replace(/(\d+) on T(\d+)/g, (_, points, tile) => t.reasons.province(Number(points), Number(tile))),
  routes: (why, { t }) =>
    why.replace(/(\d+) for (\d+) on (\w+)/g, (_, points, line, terrain) =>
      t.reasons.route(Number(points), Number(line), terrain),
    ),
};

/** How far whoever has the city is with it. @param {string} id @param {Context} ctx */
function cityReason(id, ctx) {
  const owner = ctx.now.names.findIndex((name) => ctx.now.state.cities[name].includes(id));
  return owner < 0 ? "" : ctx.t.progress(cityFacts(ctx, id, owner));
}

/** @param {{label: string, why: string}} line @param {Context} ctx @returns {ScoreWords} */
export function score({ label, why }, ctx) {
  const { t } = ctx;
  if (label in reasons) return { label: t[label], why: why === "no token" ? t.reasons.none : reasons[label](why, ctx) };
  return { label: t.cityName(label), why: cityReason(label, ctx), group: t.cities };
}
