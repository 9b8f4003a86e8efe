/* words.mjs - the words of a game, as the page reads them. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { top } from "./browser.mjs";

const read = (path) => readFileSync(`${top}${path}`, "utf8");

/** @param {string} game */
export async function wordsOf(game) {
  const { makeWords } = await import(pathToFileURL(`${top}build/web/shell/words/fluent.js`).href);
  return makeWords("en", [read(`src/games/${game}/words/en.ftl`), read("src/core/words/en.ftl")]);
}

/** The keys of the lesson's texts. @param {string} game */
export const lessonKeys = (game) =>
  [...read(`src/games/${game}/words/en.ftl`).matchAll(/^lesson-([-\w]+) =/gm)].map(([, key]) => key);

/** The sections of the rules. @param {any} words */
export function sectionsOf(words) {
  return words
    .t("rules")
    .split(" ")
    .map((id) => {
      const paragraphs = [];
      for (let n = 1; words.has(`rules-${id}.p${n}`); n++) paragraphs.push(words.t(`rules-${id}.p${n}`));
      return { id, title: words.t(`rules-${id}`), paragraphs };
    });
}
