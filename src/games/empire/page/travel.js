/* travel.js - where pieces and cards come from, and where they go. */
import { where } from "./where.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Entry} Entry */

/** Over the board, or from and to what its owner has left.
 * @param {string} kind @param {string} owner @param {string} region @param {Entry[]} done @param {Ctx} ctx */
function travelPiece(kind, owner, region, done, { now }) {
  for (const { fact } of kind === "army" ? done : []) {
    if (fact.is !== "move") continue;
    if (fact.to.id === region) return [`army:${owner}:${fact.from.id}`, `region:${fact.from.id}`];
    if (fact.from.id === region) return null;
  }
  const seat = now.names.indexOf(owner);
  return [`${kind === "army" ? "armies" : "cities"}:${seat}`, `score:${seat}`];
}

/** To the card that they have paid for, or to the bid.
 * @param {number} seat @param {Entry[]} done */
const travelCoin = (seat, done) =>
  done.flatMap((entry) => (entry.fact.is === "take" && entry.seat === seat ? [`card:${entry.fact.card.id}`] : []))[0] ??
  `bid:${seat}`;

/** Who has taken it: where their cards are put away. @param {number} id @param {Entry[]} done */
const takerOf = (id, done) =>
  done.flatMap(({ fact, seat }) => (fact.is === "take" && Number(fact.card.id) === id ? [`score:${seat}`] : []));

/** @param {string} key @param {Entry[]} done @param {Ctx} ctx */
export function travel(key, done, ctx) {
  const [kind, what, region] = key.split(":");
  if (kind === "coin") return [travelCoin(Number(what), done)];
  if (kind !== "card") return travelPiece(kind, what, region, done, ctx);
  const id = Number(what);
  const isNew = ctx.now.tell.row.some(({ card }) => card?.id === id);
  return isNew ? ["pile"] : [...where({ is: "card", id }, ctx), ...takerOf(id, done)];
}
