/* travel.js - where cards, cities and tokens come from, and where they go. */
import { seatOf } from "./model.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Entry} Entry */

/** Who has taken, and laid, the card last, and how. @param {Entry[]} done @param {string} id */
function laid(done, id) {
  const own = done.filter(({ fact }) => "technology" in fact && fact.technology.id === id);
  const face = own.flatMap(({ fact }) => (fact.is === "place" ? [fact.face] : []));
  return { seat: own.find(({ seat }) => seat !== "chance")?.seat, key: face[0] === "down" ? `bronze:${id}` : `${id}:` };
}

/** From the pool into the hand, and from there to the other cards, or to whose they are.
 * @param {string} id @param {Entry[]} done */
function travelCard(id, done) {
  const { seat, key } = laid(done, id);
  return seat === undefined ? undefined : [`hand:${id}`, `cell:${seat}:${key}`, `player:${seat}`];
}

/** To whoever gets the token of a trade route, or from whoever has had it.
 * @param {string} id @param {Entry[]} done @param {Ctx} ctx */
function travelRoute(id, done, { now }) {
  const changes = done.flatMap(({ fact }) => ("gains" in fact ? [...fact.gains, ...(fact.loses ?? [])] : []));
  const found = changes.find((one) => one.is !== "province" && `${one.terrain.id}.${one.line}` === id);
  return found && [`player:${seatOf(now, found.seat.id)}`];
}

/** @param {string} key @param {Entry[]} done @param {Ctx} ctx */
export function travel(key, done, ctx) {
  const { now } = ctx;
  const [kind, a, b] = key.split(":");
  if (kind === "pool") return now.state.top[a] === b ? undefined : travelCard(b, done);
  if (kind === "hand") return now.state.card === a ? null : travelCard(a, done)?.slice(1);
  if (kind === "cell") return null;
  if (kind === "route") return travelRoute(a, done, ctx);
  if (kind === "token") return [`player:${seatOf(now, Object.values(now.state.winner)[Number(a)])}`];
  if (kind !== "city") return undefined;
  const owner = now.names.findIndex((name) => now.state.cities[name].includes(a));
  return owner < 0 ? undefined : [`player:${owner}`];
}
