/* where.js - where the things that sentences name lie on this table: the ids that
 * its elements give to `about` (explain.js has them all).
 */
import { byFact } from "../../../shell/words/by_fact.js";
import { matrixOf, tilesOf, turnOf } from "./model.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */
/** @typedef {{seat: number, column: number, row: number, technology: string, under: string}} Laid */

/** All cards that players have laid. @param {Ctx} ctx @returns {Laid[]} */
const laidCards = ({ now }) =>
  now.names.flatMap((_, seat) =>
    matrixOf(now, seat).flatMap((cards, column) => cards.map((card, row) => ({ seat, column, row, ...card }))),
  );

/** Cards, and the players whose cards are not the ones that are shown.
 * @param {Ctx} ctx @param {(card: Laid) => boolean} fits */
function cardsWhere(ctx, fits) {
  const { now } = ctx;
  const home = now.viewer ?? turnOf(now);
  const ids = laidCards(ctx)
    .filter(fits)
    .flatMap(({ seat, column, row, technology }) => [
      `card:${seat}.${column}.${row}.${technology}`,
      ...(seat === home ? [] : [`player:${seat}`]),
    ]);
  return [...new Set(ids)];
}

/** Open on a stack, in hand, and among the cards of players; face down below another, too.
 * @param {Facts["technology"]} fact @param {Ctx} ctx */
function technology({ id }, ctx) {
  const stacks = Object.entries(ctx.now.state.top).flatMap(([stack, top]) => (top === id ? [`stack:${stack}`] : []));
  return [...stacks, `tech:${id}`, ...cardsWhere(ctx, (card) => card.technology === id || card.under === id)];
}

/** "red.2" @param {Facts["column"]} fact @param {Ctx} ctx */
function column({ id, n }, ctx) {
  const seat = ctx.now.names.indexOf(id.split(".")[0]);
  return [`player:${seat}`, ...cardsWhere(ctx, (card) => card.seat === seat && card.column === n - 1)];
}

/** @param {Facts["settler"]} fact @param {Ctx} ctx */
const settler = ({ id }, { now, content }) =>
  tilesOf(now, content)
    .flatMap(({ spots }) => spots)
    .flatMap((spot) => (spot.settler === id ? [`spot:${spot.key}`] : []));

/** Below its tile, or with whoever has it. @param {Facts["city"]} fact @param {Ctx} ctx */
const city = ({ id }, { now }) => [
  `city:${id}`,
  ...now.names.flatMap((name, seat) => (now.state.cities[name].includes(id) ? [`player:${seat}`] : [])),
];

/** @type {import("../../../types.d.ts").ByFact<Fact, string[], [Ctx]>} */
const kinds = {
  seat: ({ id }, { now }) => (now.names.includes(id) ? [`player:${now.names.indexOf(id)}`] : []),
  tile: ({ n }) => [`tile:${n - 1}`],
  spot: ({ id }) => [`spot:${id}`],
  terrain: ({ id }) => [`terrain:${id}`],
  stack: ({ id }) => [`stack:${id}`],
  settler,
  technology,
  column,
  city,
};

/** @param {import("../../../types.d.ts").Fact} fact @param {Ctx} ctx */
export const where = (fact, ctx) => byFact(kinds, /** @type {Fact} */ (fact), ctx) ?? [];
