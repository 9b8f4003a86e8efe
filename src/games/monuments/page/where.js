/* where.js - where the things that sentences name lie on this table: the ids that
 * its elements give to `about` (explain.js has them all).
 */
import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Fact} Fact */

/** What lies on the board of one player, which is not always the one that is shown: then
 * it is the player. @param {Ctx} ctx @param {string} id @param {(name: string, seat: number) => boolean} has */
const held = ({ now }, id, has) => [
  id,
  ...now.names.flatMap((name, seat) => (has(name, seat) && seat !== now.viewer ? [`seat:${seat}`] : [])),
];

/** @type {import("../../../types.d.ts").ByFact<Fact, string[], [Ctx]>} */
const kinds = {
  "seat": ({ id }, { now }) => [`seat:${now.names.indexOf(id)}`],
  "hex": ({ id }) => [`hex:${id}`],
  "ferry": ({ id }) => [`ferry:f${id}`],
  "card": ({ id }, { now }) => now.names.map((_, seat) => `card:${seat}:${id}`),
  "score-card": ({ id }, ctx) => held(ctx, `scorecard:${id}`, (name) => ctx.now.state.score_card[name] === id),
  "ability": ({ id }, ctx) => held(ctx, `ability:${id}`, (name) => ctx.now.state.ability[name] === id),
  "deck": ({ id }, ctx) => held(ctx, `deck:${id}`, (name) => ctx.now.state.deck[name] === id),
  "bonus": ({ id, key }, ctx) => held(ctx, `common:${key}`, (name) => ctx.now.state.commons[name].includes(String(id))),
  "quest": ({ id }, ctx) =>
    held(ctx, `quest:${id}`, (_, seat) => ctx.now.tell.quests.some((one) => one.id === id && one.seat === seat)),
  "completed": ({ seat, id }, { now }) => [`quest:${id}`, `seat:${now.names.indexOf(seat.id)}`],
};

/** @param {import("../../../types.d.ts").Fact} fact @param {Ctx} ctx */
export const where = (fact, ctx) => byFact(kinds, /** @type {Fact} */ (fact), ctx) ?? [];
