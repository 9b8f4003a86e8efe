/* by_fact.js - a table with a function for each kind of fact. */

/** What the table has for this kind of fact, called with it; nothing if it has none.
 * @template {import("../../types.d.ts").Fact} F @template T @template {unknown[]} M
 * @param {import("../../types.d.ts").ByFact<F, T, M>} table @param {F} fact @param {M} more @returns {T | undefined} */
export function byFact(table, fact, ...more) {
  const act = /** @type {((fact: F, ...more: M) => T) | undefined} */ (table[/** @type {F["is"]} */ (fact.is)]);
  return act?.(fact, ...more);
}
