/* games.mjs - the games of games.def, for tests that need all of them, or just some. */
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../src/games/", import.meta.url));

export const GAMES = [...readFileSync(`${folder}games.def`, "utf8").matchAll(/^GAME\((\w+)\)/gm)].map(
  (line) => line[1],
);

/** Some game, and another one. */
export const [GAME, OTHER] = GAMES;

/** The one with the most content, whose matches are long. */
export const LONGEST = GAMES.map((game) => [statSync(`${folder}${game}/content.json`).size, game]).sort(
  ([a], [b]) => b - a,
)[0][1];
