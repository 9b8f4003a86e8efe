/* page.mjs - what tests of all games must know of this one. */
import { readFileSync } from "node:fs";

/** The rings around what was touched, and the places that a move touches. */
export const rings = ".bronze-table .last-halo";
export const places = (move) => (move.startsWith("settle ") ? [move.split(" ")[1]] : []);

/** Names that no language changes: of cities. */
export const names = JSON.parse(readFileSync(new URL("../content.json", import.meta.url), "utf8")).cities.map(
  ({ id }) => id,
);

/** What a rulebook does not print, and how the rules here say that it is ours. */
export const honest = [
  /56 with three, 70 with four\. [^.]*pawn marks[^.]*reconstructed/,
  /Which ones these are is reconstructed/,
  /As soon as another stack runs out/,
  /after the first stack of the pool another stack runs out/,
  /2017 spells the city Yoshinogari as Yasinogari/,
];

/** Boxes with lists that grow, which may be scrolled; and what is always in sight on a desk. */
export const slides = [".bronze-table .columns", ".cities .list", ".bronze-table .flank", ".bronze-table .story"];
export const inSight = [".row-board", ".pool", ".offer", ".bronze-table .matrix", ".cities", ".bronze-table .players"];
