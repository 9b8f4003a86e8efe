/* score.js - what the lines of the score sheet of Monuments are called. */

/** @param {string} label @param {import("../../../types.d.ts").Context} ctx */
export const score = (label, { t }) => ({ label: t.scoreLabels[label] ?? label });
