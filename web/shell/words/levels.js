/* levels.js - the levels of bots, as the engine lists them (src/search/level.c). */
import { t } from "./words.js";

/** @typedef {{name: string, help: string, iterations: number, uses: string[]}} Level */

/** @type {Level[]} */
const all = [];

/** Before any of the rest is asked. @param {Level[]} levels */
export function learnLevels(levels) {
  all.splice(0, all.length, ...levels);
}

/** Their names, weakest first. */
export const levelNames = () => all.map((level) => level.name);

/** Who plays where nobody has chosen. @param {"learners" | "people"} use */
export const levelFor = (use) => all.find((level) => level.uses.includes(use))?.name ?? "";

/** How strong a level is, as a part of a sentence. @param {string} name */
export const levelSays = (name) => t("level-says", { id: name });

/** The same as a sentence of its own. @param {string} name */
export const levelTold = (name) => t("level-says.alone", { id: name });

/** @param {string} name */
export const levelWords = (name) => t("level", { id: name });
