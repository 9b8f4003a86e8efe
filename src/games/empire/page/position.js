/* position.js - what a snapshot says: who has what where. Nothing is worked out
 * here that a rule decides; control and points come from the engine.
 */

/** @typedef {import("./game.d.ts").Card} Card */
/** @typedef {import("./game.d.ts").Content} Content */
/** @typedef {import("./game.d.ts").Continent} Continent */
/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Now} Now */
/** @typedef {import("./game.d.ts").Player} Player */
/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("./game.d.ts").RowPlace} RowPlace */
/** @typedef {import("./game.d.ts").Step} Step */
/** @typedef {import("./game.d.ts").Stock} Stock */
/** A side of the board. @typedef {Content["maps"][number]} Side */
/** @typedef {Side["regions"][number]} Region */
/** @typedef {Content["goods"][number]["points"][number]} Worth */

/** @typedef {{owner: string, kind: "city" | "army", n: number}} Piece */

/** The number that is written on the map: A12 is 12. @param {string} region */
export const numberOf = (region) => region.replace(/^\D+/, "");

/** A-II is II. @param {string} continent */
export const romanOf = (continent) => continent.split("-").pop() ?? continent;

/** The side of the board that is played on. @param {Now} now @param {Content} content */
export const mapOf = (now, content) => content.maps.find((map) => map.id === now.setup.map) ?? content.maps[0];

/** Cities and armies of a region, owner by owner.
 * @param {Now} now @param {string} region @returns {Piece[]} */
export function piecesAt(now, region) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const owner of Object.keys(now.state.armies)) {
    const cities = now.state.cities[owner]?.[region] ?? 0;
    const armies = now.state.armies[owner][region] ?? 0;
    if (cities) pieces.push({ owner, kind: "city", n: cities });
    if (armies) pieces.push({ owner, kind: "army", n: armies });
  }
  return pieces;
}

/** The good on the token of a region, or "". @param {Now} now @param {string} region */
export function tokenAt(now, region) {
  const token = now.state.token[region];
  return token === "none" ? "" : token;
}

/** @param {Now} now @param {string} owner the seat, or -1 for the neutral colour */
export const seatOf = (now, owner) => now.names.indexOf(owner);

/** Seats with the viewer first, then as turns go.
 * @param {Now} now */
export function seatsFromViewer(now) {
  const count = now.names.length;
  const first = now.viewer ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The place in the row (from 1) of the card that is being carried out.
 * @param {Now} now */
export function openPlace(now) {
  if (!now.tell.card) return 0;
  return now.tell.row.findIndex((place) => !place.card) + 1;
}

/** How the points of every seat differ between two snapshots.
 * @param {Now} before @param {Now} after
 * @returns {{seat: number, points: number, lines: string[]}[]} */
export function pointsBetween(before, after) {
  const out = [];
  for (let seat = 0; seat < before.scores.length; seat++) {
    const points = after.scores[seat].total - before.scores[seat].total;
    if (points !== 0) out.push({ seat, points, lines: changedLines(before, after, seat) });
  }
  return out;
}

/** @param {Now} before @param {Now} after @param {number} seat */
function changedLines(before, after, seat) {
  const old = new Map(before.scores[seat].lines.map((line) => [line.label, line.points]));
  return after.scores[seat].lines
    .filter((line) => line.points !== (old.get(line.label) ?? 0))
    .map((line) => line.label);
}
