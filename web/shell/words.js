/* words.js - the texts of the interface in the language of the page, which is
 * chosen here and nowhere else.
 *
 *     t("start-lead")                     a message of words/en.ftl
 *     t("start-play.long", { title })     an attribute of it, with its argument
 */
import * as language from "../words/en.js";
import { makeWords } from "./fluent.js";

/** @param {string} path */
async function read(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const paths = [`../words/${language.words.lang}.ftl`, `../core/words/${language.words.lang}.ftl`];
const words = makeWords(language.words.lang, await Promise.all(paths.map(read)));

/** Messages by their key, beside those that are still objects.
 * @param {(key: string, args?: Record<string, any>) => string} say @param {any} old @returns {any} */
export const joined = (say, old) =>
  Object.defineProperties(
    (/** @type {string} */ key, /** @type {any} */ args) => say(key, args),
    Object.getOwnPropertyDescriptors(old),
  );

/** @type {typeof language.words & ((key: string, args?: Record<string, any>) => string)} */
export const t = joined(words.t, language.words);

/** The shell has such a message. @param {string} key */
export const hasWords = (key) => words.has(key);

/** The words of a game; none for a game without. @param {string} game @returns {any} */
export const wordsOf = (game) => /** @type {Record<string, any>} */ (language)[game] ?? {};

/** What went wrong, as a whole sentence. @param {any} error */
export function sentenceOf(error) {
  const text = t.capital(t.refusal(String(error?.message ?? error).trim()));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

document.documentElement.lang = t.lang;
