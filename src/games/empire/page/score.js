/* score.js - what the lines of the score sheet are called, and their symbols. */

/** @typedef {import("./position.js").Ctx} Ctx */

/** Goods have lines of their own; those of other content have no message.
 * @param {Ctx} ctx @param {string} label */
const isGood = ({ content }, label) => content.goods.some((good) => good.id === label);

/** @param {Ctx} ctx @param {string} label */
export const titleLine = (ctx, label) =>
  isGood(ctx, label) ? ctx.t("good.title", { id: label }) : ctx.t(`line-${label}`);

/** Within a sentence. @param {Ctx} ctx @param {string} label */
export const nameLine = (ctx, label) =>
  isGood(ctx, label) ? ctx.t("good.title", { id: label }) : ctx.t(`line-${label}.within`);

/** @type {Record<string, string>} */
const SYMBOLS = { regions: "region", continents: "crown" };

/** @param {string} label @param {Ctx} ctx */
export const score = (label, ctx) => ({
  label: titleLine(ctx, label),
  symbol: isGood(ctx, label) ? `g-${label}` : SYMBOLS[label],
});
