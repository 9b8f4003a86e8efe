/* moves.js - where on the table a move is: what its fact names. */

import { byFact } from "../../../shell/words/by_fact.js";

/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Facts} Facts */

/** A hex or a ferry as moves are written: 26, f0. @param {Facts["hex"] | Facts["ferry"]} place @returns {string} */
const spotOf = (place) => (place.is === "ferry" ? `f${place.id}` : String(place.id));

/** `spot` is where it is chosen, `far` the other end, `what` the piece that is meant, `list` the quests.
 * @typedef {{spot?: string, far?: string, what?: string, list?: string[]}} Target */

/** @param {Facts["hex"] | Facts["ferry"] | Facts["edge"]} at @returns {Target} */
const hexOrEdge = (at) => (at.is === "edge" ? { spot: spotOf(at.from), far: spotOf(at.to) } : { spot: spotOf(at) });

/** @param {Facts["unit"] | Facts["ferry"]} unit @returns {Target} */
const unitOrFerry = (unit) =>
  unit.is === "ferry" ? { spot: spotOf(unit) } : { spot: spotOf(unit.at), what: unit.kind };

/** @type {import("../../../types.d.ts").ByFact<Fact, Target>} */
const TARGETS = {
  "keep": ({ quests }) => ({ list: quests.map((quest) => String(quest.id)) }),
  "play": ({ card }) => ({ what: card.id }),
  "improve": ({ card }) => ({ what: card.id }),
  "improve-free": ({ card }) => ({ what: card.id }),
  "take-bonus": ({ bonus }) => ({ what: bonus.key }),
  "take-gift": ({ number }) => ({ what: String(number) }),
  "build": ({ what }) => ({ what }),
  "repair": ({ what }) => ({ what }),
  "train": ({ kind }) => ({ what: kind }),
  "forge": () => ({ what: "weapon" }),
  "place-start": ({ at }) => hexOrEdge(at),
  "place-resource": ({ at }) => hexOrEdge(at),
  "trade-place": ({ at }) => hexOrEdge(at),
  "pay-from": ({ at }) => hexOrEdge(at),
  "produce-on": ({ at }) => hexOrEdge(at),
  "build-on": ({ at }) => hexOrEdge(at),
  "repair-on": ({ at }) => hexOrEdge(at),
  "populate": ({ at }) => hexOrEdge(at),
  "place-worker": ({ at }) => hexOrEdge(at),
  "launch": ({ at }) => hexOrEdge(at),
  "arm": ({ at }) => hexOrEdge(at),
  "retreat": ({ at }) => hexOrEdge(at),
  "attack-around": ({ at }) => hexOrEdge(at),
  "attack": ({ at, from }) => ({ spot: spotOf(at), far: spotOf(from) }),
  "move-unit": ({ what }) => unitOrFerry(what),
  "occupy": ({ what }) => unitOrFerry(what),
  "sacrifice": ({ unit }) => unitOrFerry(unit),
  "train-worker": ({ unit }) => unitOrFerry(unit),
  "attack-with": ({ unit }) => unitOrFerry(unit),
  "lose-unit": ({ unit }) => unitOrFerry(unit),
  "lose-building": ({ at, what }) => ({ spot: spotOf(at), what }),
  "lose-ferry": ({ ferry }) => ({ spot: spotOf(ferry), what: "ferry" }),
  "go": ({ to }) => hexOrEdge(to),
  "sail": ({ to }) => hexOrEdge(to),
  "land": ({ to }) => hexOrEdge(to),
  "board": ({ ferry, partner }) => ({ spot: spotOf(ferry), what: partner === "nobody" ? undefined : partner }),
  "shore": ({ land, water }) => ({ spot: spotOf(water), far: spotOf(land) }),
};

/** @param {Fact} fact @returns {Target} */
export const targetOf = (fact) => byFact(TARGETS, fact) ?? {};

/** Where on the table a choice is offered: on the map, on an action card, in
 * the tray of cards, or as a button of the prompt.
 * @param {Fact} fact @returns {"map" | "card" | "tray" | "prompt"} */
export function placeOf(fact) {
  if (targetOf(fact).spot) return "map";
  if (["play", "improve", "improve-free", "take-back"].includes(fact.is)) return "card";
  const isTray = ["keep", "build", "repair", "train", "forge", "take-bonus", "take-gift"].includes(fact.is);
  return isTray ? "tray" : "prompt";
}
