/* words.js - the texts of the interface in the language of the page. */
import { words } from "../words/en.js";

export const t = words;

/** What went wrong, as a whole sentence. @param {any} error */
export function sentenceOf(error) {
  const text = t.capital(String(error?.message ?? error).trim());
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

document.documentElement.lang = t.lang;
