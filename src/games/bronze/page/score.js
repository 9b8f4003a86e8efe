/* score.js - what the lines of the score sheet of Bronze are called. */

/** @param {string} label @param {import("../../../types.d.ts").Context} ctx */
export function score(label, { t }) {
  const isCity = label !== "provinces" && label !== "routes";
  return isCity ? { label: t.cityName(label), group: t.cities } : { label: t[label] };
}
