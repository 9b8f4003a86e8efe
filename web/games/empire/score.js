/* score.js - the lines of the score sheet of Empire in words. The engine says why
 * as `mudbrick score` prints it; here its keys become names. */
import { romanOf } from "./facts.js";
import { shortRegion } from "./names.js";

/** @typedef {import("../../types.d.ts").Context} Context */
/** @typedef {import("../../types.d.ts").ScoreWords} ScoreWords */

/** @type {Record<string, (ids: string[], ctx: Context) => string>} */
const reasons = {
  regions: (ids, ctx) => ids.map((id) => shortRegion(ctx, id)).join(", "),
  continents: (ids) => ids.map(romanOf).join(", "),
};

const GOOD = /^(\d+) on cards(?: \+ (\d+) on tokens)?(?: \+ (\d+) wild)?$/;
const COINS = /^(\d+) coins left$/;

/** Of a good, or of an earlier game. @param {string} why @param {any} t */
function reason(why, t) {
  const [, cards, tokens, wilds] = GOOD.exec(why) ?? [];
  if (cards) return t.reasons.good(Number(cards), Number(tokens ?? 0), Number(wilds ?? 0));
  const [, coins] = COINS.exec(why) ?? [];
  return coins ? t.reasons.coins(Number(coins)) : t.reasons.none;
}

/** @param {{label: string, why: string}} line @param {Context} ctx @returns {ScoreWords} */
export function score({ label, why }, ctx) {
  const { facts, t } = ctx;
  const name =
    t.lines[label] ?? (facts.goods.some((/** @type {any} */ good) => good.id === label) ? t.good(label) : label);
  if (!(label in reasons)) return { label: name, why: reason(why, t) };
  return { label: name, why: why ? reasons[label](why.split(" "), ctx) : t.reasons.none };
}
