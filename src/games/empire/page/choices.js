/* choices.js - choices by where on the table they are made: which region, which
 * card, whose army.
 */

import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */

/** @typedef {object} Sorted
 * @property {Map<string, Choice>} regions a choice for a tap on a region
 * @property {Map<string, Map<string, Choice>>} steps by the region that is left, then by the target
 * @property {Map<string, Map<string, Choice>>} victims by region, then by owner
 * @property {Map<number, Choice>} takes by place in the row, from 1
 * @property {Map<string, Choice>} parts of a card, by what they do and how often
 * @property {Map<number, Choice>} bids by coins
 * @property {Map<string, Choice>} firsts by seat name
 * @property {Choice | null} stop
 */

/** @param {Map<string, Map<string, Choice>>} map @param {string} a @param {string} b @param {Choice} choice */
function put(map, a, b, choice) {
  const inner = map.get(a) ?? new Map();
  map.set(a, inner.set(b, choice));
}

/** @param {{region: Facts["region"]}} fact @param {Sorted} out @param {Choice} choice */
const onRegion = ({ region }, out, choice) => void out.regions.set(region.id, choice);

/** By the key of the fact. @type {import("../../../types.d.ts").ByFact<Fact, unknown, [Sorted, Choice]>} */
const places = {
  neutral: onRegion,
  place: onRegion,
  city: onRegion,
  move: ({ from, to }, out, choice) => put(out.steps, from.id, to.id, choice),
  destroy: ({ seat, region }, out, choice) => put(out.victims, region.id, seat.id, choice),
  take: ({ place }, out, choice) => out.takes.set(place, choice),
  choose: ({ step }, out, choice) => out.parts.set(`${step.type} ${step.n}`, choice),
  bid: ({ coins }, out, choice) => out.bids.set(coins, choice),
  first: ({ seat }, out, choice) => out.firsts.set(seat.id, choice),
  stop: (_, out, choice) => (out.stop = choice),
};

/** @param {Choice[]} choices @returns {Sorted} */
export function sortChoices(choices) {
  const empty = () => new Map();
  /** @type {Sorted} */
  const out = {
    regions: empty(),
    steps: empty(),
    victims: empty(),
    takes: empty(),
    parts: empty(),
    bids: empty(),
    firsts: empty(),
    stop: null,
  };
  for (const choice of choices) byFact(places, choice.fact, out, choice);
  return out;
}

/** The region whose second tap is awaited: the selected one, or the only one
 * that armies can leave.
 * @param {Sorted} sorted @param {string | null} selected */
export function heldRegion(sorted, selected) {
  if (selected && (sorted.steps.has(selected) || sorted.victims.has(selected))) return selected;
  return sorted.steps.size === 1 ? [...sorted.steps.keys()][0] : null;
}

/** What a tap on a region does now.
 * @param {Sorted} sorted @param {string | null} held @param {string} region
 * @returns {{choice?: Choice, select?: string | null}} */
export function tapOn(sorted, held, region) {
  const plain = sorted.regions.get(region);
  if (plain) return { choice: plain };
  const target = held ? sorted.steps.get(held)?.get(region) : undefined;
  if (target) return { choice: target };
  if (held === region) return sorted.steps.size === 1 ? {} : { select: null };
  const victims = sorted.victims.get(region);
  if (victims?.size === 1) return { choice: [...victims.values()][0] };
  return victims || sorted.steps.has(region) ? { select: region } : {};
}

/** Regions where players have changed pieces in a list of moves, and the ways armies went.
 * @param {Entry[]} entries */
export function trailOf(entries) {
  /** @type {Set<string>} */
  const regions = new Set();
  /** @type {{from: string, to: string}[]} */
  const ways = [];
  for (const { fact, seat } of entries) {
    if (seat === "chance") continue;
    if ("region" in fact) regions.add(fact.region.id);
    if (fact.is !== "move") continue;
    regions.add(fact.from.id).add(fact.to.id);
    ways.push({ from: fact.from.id, to: fact.to.id });
  }
  return { regions, ways };
}
