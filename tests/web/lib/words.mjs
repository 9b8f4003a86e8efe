/* words.mjs - the words of a game, as the page reads them. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { top } from "./browser.mjs";

const read = (path) => readFileSync(`${top}${path}`, "utf8");

/** @param {string} game */
export async function wordsOf(game) {
  const { makeWords } = await import(pathToFileURL(`${top}build/parts/shell/words/fluent.js`).href);
  return makeWords("en", [read(`src/games/${game}/words/en.ftl`), read("src/core/words/en.ftl")]);
}

/** The keys of the lesson's texts. @param {string} game */
export const lessonKeys = (game) =>
  [...read(`src/games/${game}/words/en.ftl`).matchAll(/^lesson-([-\w]+) =/gm)].map(([, key]) => key);

export { sectionsOf } from "../../../web/shell/rules/sections.js";
