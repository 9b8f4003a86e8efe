/* moves.js - what a move names: a hex, a ferry, an edge, a card. Only the
 * notation is read here (docs/notation.md); what is legal the engine says.
 */

/** @typedef {{verb: string, spot?: string, what?: string, far?: string, target?: string, list?: string[],
 *   seat?: string}} Named */

/** Patterns of the notation, the more special ones first.
 * @type {[RegExp, (m: RegExpMatchArray) => Named][]} */
const patterns = [
  [/^attack (\d+) from (\d+)$/, (m) => ({ verb: "attack from", spot: m[1], far: m[2], target: m[1] })],
  [/^board (f\d+) with (\w+)$/, (m) => ({ verb: "board with", spot: m[1], what: m[2] })],
  [/^(site|shore) (\d+)-(\d+)$/, (m) => ({ verb: m[1], spot: m[2], far: m[3] })],
  [/^(unit|sacrifice|worker|attacker|occupy|lose) (f?\d+) (\w+)$/, (m) => ({ verb: m[1], spot: m[2], what: m[3] })],
  [/^(carry|weapon) nothing$/, (m) => ({ verb: `${m[1]} nothing` })],
  [/^take back$/, () => ({ verb: "take back" })],
  [/^(keep) (.+)$/, (m) => ({ verb: m[1], list: m[2].split(",") })],
  [/^(option|roll) (\d+)$/, (m) => ({ verb: m[1], what: m[2] })],
  [/^(draw) (\w+) (\S+)$/, (m) => ({ verb: m[1], seat: m[2], list: [m[3]] })],
  [/^(score|ability|deck) (\w+) (\S+)$/, (m) => ({ verb: m[1], seat: m[2], what: m[3] })],
  [/^(start) (\w+)$/, (m) => ({ verb: m[1], seat: m[2] })],
  [/^([a-z]+) (f?\d+)$/, (m) => ({ verb: m[1], spot: m[2] })],
  [/^([a-z]+) (\w+)$/, (m) => ({ verb: m[1], what: m[2] })],
  [/^([a-z]+)$/, (m) => ({ verb: m[1] })],
];

/** @param {string} move @returns {Named} */
export function named(move) {
  for (const [pattern, read] of patterns) {
    const match = move.match(pattern);
    if (match) return read(match);
  }
  return { verb: move };
}

/** Where on the table a choice is offered: on the map, on an action card, in
 * the tray of cards, or as a button of the prompt.
 * @param {string} move @returns {"map" | "card" | "tray" | "prompt"} */
export function placeOf(move) {
  const { verb, spot, list } = named(move);
  if (spot) return "map";
  if (["play", "upgrade", "take back"].includes(verb)) return "card";
  if (list) return "tray";
  return ["build", "repair", "train", "bonus", "option"].includes(verb) ? "tray" : "prompt";
}

/** The node that asks now: the top of the stack.
 * @param {import("../../../types.d.ts").Snapshot} now @returns {string} */
export const node = (now) => now.state.stack[0] ?? "over";
