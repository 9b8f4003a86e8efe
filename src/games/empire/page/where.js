/* where.js - where the things that sentences name lie on this table: the ids that
 * its elements give to `about` (explain.js has them all).
 */
import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */

/** Places of the row with such a card, from 1.
 * @param {Ctx} ctx @param {(card: import("./game.d.ts").Card) => boolean} fits */
const places = ({ now }, fits) => now.tell.row.flatMap(({ card }, i) => (card && fits(card) ? [`row:${i + 1}`] : []));

/** In the row, being carried out, or with whoever took it.
 * @param {Facts["card"]} fact @param {Ctx} ctx */
function card({ id }, ctx) {
  const { now } = ctx;
  const takers = now.names.flatMap((name, seat) =>
    now.state.cards[name].includes(String(id)) ? [`cards:${seat}`] : [],
  );
  return [...places(ctx, (one) => one.id === id), ...(now.tell.card?.id === id ? ["card"] : takers)];
}

/** On cards of the row, and what everybody has of it. @param {Facts["good"]} fact @param {Ctx} ctx */
const good = ({ id }, ctx) => [
  ...places(ctx, (one) => one.good === id),
  ...ctx.now.names.map((_, seat) => `good:${seat}:${id}`),
];

/** @type {import("../../../types.d.ts").ByFact<Fact, string[], [Ctx]>} */
const kinds = {
  region: ({ id }) => [`region:${id}`],
  continent: ({ id }) => [`continent:${id}`],
  seat: ({ id }, { now }) => (now.names.includes(id) ? [`score:${now.names.indexOf(id)}`] : []),
  card,
  good,
};

/** @param {import("../../../types.d.ts").Fact} fact @param {Ctx} ctx */
export const where = (fact, ctx) => byFact(kinds, /** @type {Fact} */ (fact), ctx) ?? [];
