/* words.js - the texts of the interface in the language of the page. */
import { words } from "../words/en.js";

export const t = words;

document.documentElement.lang = t.lang;
