/* where.js - where the things that sentences name lie on this table: the ids that its
 * elements give to `about`.
 */

/** @typedef {import("./game.d.ts").Ctx} Ctx */

/** @param {import("../../../types.d.ts").Fact} fact @param {Ctx} ctx */
export function where({ is, id }, { now }) {
  if (is === "region") return [`region:${id}`];
  return is === "seat" ? [`seat:${now.names.indexOf(String(id))}`] : [];
}
