/* position.js - what a snapshot says: who has what where. Nothing is worked out
 * here that a rule decides; control and points come from the engine.
 */

/** @typedef {import("../../../types.d.ts").Fact} Fact */
/** @typedef {import("../../../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../../types.d.ts").Context} Context */
/** @typedef {import("../../../types.d.ts").TableProps} TableProps */

/** @typedef {{type: string, n: number}} Step */
/** A card with the action that it has in this set-up.
 * @typedef {{id: number, good: string, pieces: number, join: string, steps: Step[]}} Card */
/** @typedef {{price: number, card: Card | null, possible: boolean[]}} RowPlace */
/** @typedef {{good: string, cards: number, tokens: number, wilds: number, points: number,
 *   next: {more: number, gain: number} | null}} Stock */
/** @typedef {{armies: number, cities: number, cards: number, of: number, wilds: number, regions: number,
 *   continents: number, goods_points: number, goods: Stock[]}} Player */
/** @typedef {{id: string, regions: string[], holder: string | null, held: Record<string, number>}} Continent */

/** What the engine tells besides the fields: src/games/empire/tell.c.
 * @typedef {object} Tell
 * @property {number} turn
 * @property {number} turns
 * @property {number} games
 * @property {number} pile
 * @property {{highest: number, by: string[]} | null} bid when all are open
 * @property {Record<string, string | null>} holder
 * @property {Record<string, string[]>} tied
 * @property {Continent[]} continents
 * @property {RowPlace[]} row
 * @property {Card | null} card that is being carried out
 * @property {Player[]} players */

/** The fields that the table reads: docs/positions.md.
 * @typedef {object} State
 * @property {string} phase
 * @property {number} game
 * @property {string} turn
 * @property {number} part
 * @property {number | "none"} follow
 * @property {number} left
 * @property {Record<string, string[]>} cards
 * @property {Record<string, number>} coins
 * @property {Record<string, number | "none" | "?">} bid
 * @property {Record<string, Record<string, number>>} armies
 * @property {Record<string, Record<string, number>>} cities
 * @property {Record<string, string>} token
 * @property {Record<string, number>[]} past_points */

/** @typedef {{id: string, continent: string, x: number, y: number}} Region */
/** A side of the board. @typedef {{id: string, start: string, continents: {id: string}[], regions: Region[],
 *   land: [string, string][], sea: [string, string][]}} Side */
/** @typedef {{pieces: number, vp: number}} Worth */
/** The content file. @typedef {{armies: number, cities: number, maps: Side[],
 *   goods: {id: string, points: Worth[]}[], cards: {id: number, good: string, pieces: number}[]}} Content */

/** @typedef {Omit<Snapshot, "state" | "tell"> & {state: State, tell: Tell, questions: (Fact | null)[]}} Now */
/** @typedef {Omit<Context, "now" | "facts"> & {now: Now, facts: Content}} Ctx */
/** @typedef {Omit<TableProps, "now" | "facts" | "seen"> & {now: Now, facts: Content,
 *   seen: {move: string, now: Now} | null}} Props */

/** @typedef {{owner: string, kind: "city" | "army", n: number}} Piece */

/** The number that is written on the map: A12 is 12. @param {string} region */
export const numberOf = (region) => region.replace(/^\D+/, "");

/** A-II is II. @param {string} continent */
export const romanOf = (continent) => continent.split("-").pop() ?? continent;

/** The side of the board that is played on. @param {Now} now @param {Content} facts */
export const mapOf = (now, facts) => facts.maps.find((map) => map.id === now.setup.map) ?? facts.maps[0];

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
