/* choices.js - choices and moves by what of the table they are about. */
import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */

/** @typedef {{move: string, fact: Facts["settle"]}} Payment */
/** By stack, by the move, by the spot, by the city.
 * @typedef {{take: Map<string, Choice>, place: Map<string, Choice>, settle: Map<string, Payment[]>,
 *   city: Map<string, {move: string, fact: Facts["take-city"]}>, end: Choice | null}} Grouped */

/** @type {import("../../../types.d.ts").ByFact<Fact, unknown, [Grouped, Choice]>} */
const groups = {
  "take": ({ stack }, found, choice) => found.take.set(String(stack.id), choice),
  "place": (_, found, choice) => found.place.set(choice.move, choice),
  "take-city": (fact, found, { move }) => found.city.set(fact.city.id, { move, fact }),
  "end": (_, found, choice) => (found.end = choice),
  "settle": (fact, { settle }, { move }) => {
    const { id } = fact.spot;
    settle.set(id, [...(settle.get(id) ?? []), { move, fact }]);
  },
};

/** The choices by what they are made on. @param {Choice[]} choices @returns {Grouped} */
export function groupChoices(choices) {
  /** @type {Grouped} */
  const found = { take: new Map(), place: new Map(), settle: new Map(), city: new Map(), end: null };
  for (const choice of choices) byFact(groups, choice.fact, found, choice);
  return found;
}

/** What a choice does; nothing if this is none. @param {Choice[]} choices @param {string | null} move */
export const factOf = (choices, move) => choices.find((choice) => choice.move === move)?.fact ?? null;

/** @type {import("../../../types.d.ts").ByFact<Fact, string>} */
const marks = {
  "settle": ({ spot }) => `spot:${spot.id}`,
  "open": ({ tile }) => `tile:${tile.id}`,
  "turn-up": ({ stack }) => `stack:${stack.id}`,
};

/** What was settled, opened or turned up in these entries: marks of the last moves.
 * @param {Entry[]} last @returns {string[]} */
export const markedBy = (last) => last.flatMap(({ fact }) => byFact(marks, fact) ?? []);
