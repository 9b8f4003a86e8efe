/* words.js - the texts of the interface in the language of the page, which is
 * chosen here and nowhere else. */
import * as language from "../words/en.js";

export const t = language.words;

/** The words of a game; none for a game without. @param {string} game @returns {any} */
export const wordsOf = (game) => /** @type {Record<string, any>} */ (language)[game] ?? {};

/** What went wrong, as a whole sentence. @param {any} error */
export function sentenceOf(error) {
  const text = t.capital(t.refusal(String(error?.message ?? error).trim()));
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

document.documentElement.lang = t.lang;
