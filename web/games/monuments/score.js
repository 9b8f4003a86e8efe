/* score.js - the lines of the score sheet of Monuments in words. The engine says
 * why as `mudbrick score` prints it; here its keys become names. */
import { questName } from "./read.js";

/** @typedef {import("../../types.d.ts").Context} Context */
/** @typedef {import("../../types.d.ts").ScoreWords} ScoreWords */

const ITEM = /^(-?\d+) (\w+), (-?\d+) per (\d+)(?: \(score card (\w+)\))?$/;

/** @param {string} why @param {Context} ctx */
function reason(why, ctx) {
  const { t } = ctx;
  const item = ITEM.exec(why);
  if (item)
    return t.reasons.item(
      Number(item[1]),
      item[2],
      Number(item[3]),
      Number(item[4]),
      item[5] ? (t.scoreCards[item[5]] ?? item[5]) : "",
    );
  if (why === "none known" || why === "no card with points") return t.reasons.none;
  return why
    .replace(/quest (\d+) (-?\d+)/g, (_, id, points) => t.reasons.points(questName(ctx, id), Number(points)))
    .replace(/\b([a-z]+(?:_[a-z]+)*) (-?\d+)/g, (all, key, points) =>
      key in t.commons ? t.reasons.points(t.commons[key], Number(points)) : all,
    );
}

/** @param {{label: string, why: string}} line @param {Context} ctx @returns {ScoreWords} */
export const score = (line, ctx) => ({
  label: ctx.t.scoreLabels[line.label] ?? line.label,
  why: reason(line.why, ctx),
});
