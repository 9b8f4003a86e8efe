/* page.mjs - what tests of all games must know of this one. */

/** The rings around what was touched, and the places that a move touches. */
export const rings = ".lastmoves .lastring";
export const places = (move) => /^(?:place|go|sail|land|produce|site|populate|worker) (\d+)/.exec(move)?.slice(1) ?? [];

/** What a rulebook does not print, and how the rules here say that it is ours. */
export const honest = [
  /two starting quests and keeps one in secret, before anything else is dealt/,
  /only the second one pushes the ferry off/,
  /two towns on one hex count as two/,
  /buildings of two players never share one is our reading/,
  /damaged too\. [^.]*our reading/,
  /must hold together, and that nobody is asked, is our reading/,
  /never lies empty on the open water, is our reading/,
];

/** Boxes with lists that grow, which may be scrolled; and what is always in sight on a desk. */
export const slides = [".monuments-table .right"];
export const inSight = [".mapbox", ".monuments-table .hand", ".monuments-table .oth", ".monuments-table .me"];
