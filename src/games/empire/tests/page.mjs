/* page.mjs - what tests of all games must know of this one. */

/** The rings around what was touched, and the places that a move touches. */
export const rings = ".em-lastring";
export const places = (move) => move.split(" ").filter((word) => /^[AB]\d/.test(word));

/** What a rulebook does not print, and how the rules here say that it is ours. */
export const honest = [
  /the youngest player wins[^]*silent about ties without the youngest/,
  /A variant of the rulebook, here an option: a die/,
  /The youngest: a seat, that of the first person unless you say otherwise/,
  /armies can be destroyed\. The rulebook says neither; this is how we read it/,
  /neutral armies can be destroyed as well[^]*our reading/,
];

/** Boxes with lists that grow, which may be scrolled; and what is always in sight on a desk. */
export const slides = [".em-log"];
export const inSight = [".em-mapbox", ".em-row", ".em-rivals", ".em-own"];
