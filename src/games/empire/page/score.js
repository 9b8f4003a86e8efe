/* score.js - what the lines of the score sheet of Empire are called. */

/** @param {string} label @param {import("../../../types.d.ts").Context} ctx */
export function score(label, { facts, t }) {
  const isGood = facts.goods.some((/** @type {any} */ good) => good.id === label);
  return { label: t.lines[label] ?? (isGood ? t.good(label) : label) };
}
