/* travel.js - where units and cards come from, and where they go. */

/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Facts} Facts */
/** @typedef {Facts["hex"] | Facts["ferry"]} Spot */

/** Where units have gone. @param {Entry} entry @returns {{from: Spot, to: Spot}[]} */
function stepOf({ fact }) {
  if (fact.is === "go") return [{ from: fact.unit.at, to: fact.to }];
  if (fact.is === "board") return [{ from: fact.unit.at, to: fact.ferry }];
  if (fact.is === "retreat") return [{ from: fact.from, to: fact.at }];
  return fact.is === "occupy" && fact.what.is === "unit" ? [{ from: fact.what.at, to: fact.to }] : [];
}

/** @param {string} owner @param {string} kind @param {string} hex @param {Entry[]} done */
function travelUnit(owner, kind, hex, done) {
  const steps = done.flatMap(stepOf);
  const is = (/** @type {Spot} */ spot) => spot.is === "hex" && String(spot.id) === hex;
  const came = steps.find(({ to }) => is(to))?.from;
  if (came) return [`unit:${owner}:${kind}:${came.id}`, came.is === "ferry" ? `ferry:f${came.id}` : `hex:${came.id}`];
  const left = steps.find(({ from }) => is(from))?.to;
  return left?.is === "ferry" ? [`ferry:f${left.id}`] : left && null;
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

/** @param {string} key @param {Entry[]} done @param {Ctx} ctx */
export function travel(key, done, ctx) {
  const [is, a, b, hex] = key.split(":");
  if (is === "unit") return travelUnit(a, b, hex, done);
  return is === "card" ? travelCard(a, b, done, ctx) : undefined;
}
