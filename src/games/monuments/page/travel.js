/* travel.js - where units, cards and resources come from, and where they go. */
import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */
/** @typedef {Facts["hex"] | Facts["ferry"]} Spot */

/** Where units have gone. @param {Entry} entry @returns {{from: Spot, to: Spot}[]} */
function stepOf({ fact }) {
  if (fact.is === "go") return [{ from: fact.unit.at, to: fact.to }];
  if (fact.is === "board") return [{ from: fact.unit.at, to: fact.ferry }];
  if (fact.is === "retreat") return [{ from: fact.from, to: fact.at }];
  return fact.is === "occupy" && fact.what.is === "unit" ? [{ from: fact.what.at, to: fact.to }] : [];
}

/** As elements of the table are about it. @param {Spot | Facts["edge"]} at @returns {string} */
const placeOf = (at) => (at.is === "edge" ? placeOf(at.from) : at.is === "ferry" ? `ferry:f${at.id}` : `hex:${at.id}`);

/** @param {string} owner @param {string} kind @param {string} hex @param {Entry[]} done */
function travelUnit(owner, kind, hex, done) {
  const steps = done.flatMap(stepOf);
  const is = (/** @type {Spot} */ spot) => spot.is === "hex" && String(spot.id) === hex;
  const came = steps.find(({ to }) => is(to))?.from;
  if (came) return [`unit:${owner}:${kind}:${came.id}`, placeOf(came)];
  const left = steps.find(({ from }) => is(from))?.to;
  return left?.is === "ferry" ? [placeOf(left)] : left && null;
}

/** A card goes to the discard pile, and comes back from there.
 * @param {string} seat @param {string} card @param {Entry[]} done @param {Ctx} ctx */
function travelCard(seat, card, done, { now }) {
  const isMoved = done.some(
    ({ fact }) =>
      (fact.is === "play" && fact.card.id === card) || (fact.is === "take-back" && now.viewer === Number(seat)),
  );
  return isMoved ? ["takeback"] : null;
}

/** What a move brings, or takes. @param {Fact} fact @param {"gains" | "loses"} how
 * @returns {{[argument: string]: unknown}[]} */
const listOf = (fact, how) =>
  /** @type {{[how: string]: Record<string, unknown>[] | undefined}} */ (/** @type {unknown} */ (fact))[how] ?? [];

/** @param {Fact} fact @param {"gains" | "loses"} how @param {string} type of resource */
const brings = (fact, how, type) => listOf(fact, how).some((one) => one.is === "amount" && one.type === type);

/** What is paid for, if the move tells where it is.
 * @type {import("../../../types.d.ts").ByFact<Fact, string[], [number, Ctx]>} */
const BOUGHT = {
  "build-on": ({ at }) => [placeOf(at)],
  "repair-on": ({ at }) => [placeOf(at)],
  "launch": ({ at }) => [placeOf(at)],
  "arm": ({ at }) => [placeOf(at)],
  "train-worker": ({ unit }) => [placeOf(unit.at)],
};

/** A card, a layer of the monument, or something on the map.
 * @param {Entry} entry @param {Ctx} ctx @returns {string[]} */
function boughtWith({ fact, seat: mover }, ctx) {
  const seat = Number(mover);
  const { improves } = /** @type {{improves?: Facts["card"][]}} */ (fact);
  if (improves?.length) return [`card:${seat}:${improves[0].id}`, `seat:${seat}`];
  const isLayer = ctx.now.state.card === "monument" || listOf(fact, "gains").some((one) => one.of === "layers");
  if (isLayer) return [`hex:${ctx.now.tell.seats[seat].home}`];
  return byFact(BOUGHT, fact, seat, ctx) ?? [];
}

/** What lies on a hex goes along with a unit, or pays for something; else it goes to the supply.
 * @param {string} type @param {string} hex @param {Entry[]} done @param {Ctx} ctx */
function travelGoods(type, hex, done, ctx) {
  for (const entry of done) {
    const { fact } = entry;
    if (fact.is === "carry" && fact.type === type) return placeOf(fact.to) === `hex:${hex}` ? null : [placeOf(fact.to)];
    if (brings(fact, "loses", type)) return [...boughtWith(entry, ctx), `supply:${type}`];
  }
  return undefined;
}

/** Where resources are gained. @type {import("../../../types.d.ts").ByFact<Fact, Spot>} */
const GAINED = {
  "produce-on": ({ at }) => at,
  "produce-type": ({ at }) => at,
  "place-resource": ({ at }) => at,
  "trade-place": ({ at }) => at,
  "carry": ({ to }) => to,
  "go": ({ to }) => to,
  "land": ({ to }) => to,
  "occupy": ({ to }) => to,
};

/** What a player gains comes from where it lies; what is paid goes from there, too.
 * @param {string} seat @param {string} type @param {Entry[]} done */
function travelPurse(seat, type, done) {
  const gain = done.find((entry) => entry.seat === Number(seat) && brings(entry.fact, "gains", type));
  const at = gain && byFact(GAINED, gain.fact);
  return at ? [placeOf(at)] : null;
}

/** @param {string} key @param {Entry[]} done @param {Ctx} ctx */
export function travel(key, done, ctx) {
  const [is, a, b, hex] = key.split(":");
  if (is === "unit") return travelUnit(a, b, hex, done);
  if (is === "res") return travelGoods(a, b, done, ctx);
  if (is === "purse" || is === "goods") return travelPurse(a, b, done);
  return is === "card" ? travelCard(a, b, done, ctx) : undefined;
}
