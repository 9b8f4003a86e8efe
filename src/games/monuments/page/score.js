/* score.js - what the lines of the score sheet of Monuments are called. */

/** @param {string} label @param {import("./position.js").Ctx} ctx */
export const score = (label, { t }) => ({ label: t(`line-${label}`) });
