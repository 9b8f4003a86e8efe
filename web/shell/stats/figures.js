/* figures.js - what the entries of games come to. */
import { levelNames } from "../words/levels.js";
import { PERSON } from "./kept.js";

/** @typedef {import("./kept.js").Entry} Entry */

/** How one has done at tables of one kind.
 * @typedef {{played: number, won: number, average: number, best: number, streak: number, longest: number}} Figures */

/** Won games in a row: now, and at most. @param {Entry[]} entries the earliest first */
function streaks(entries) {
  let streak = 0;
  let longest = 0;
  for (const { place } of entries) {
    streak = place === 1 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

/** @param {Entry[]} entries the earliest first; at least one @returns {Figures} */
export function figuresOf(entries) {
  const points = entries.map((entry) => entry.points);
  return {
    played: entries.length,
    won: entries.filter(({ place }) => place === 1).length,
    average: points.reduce((sum, n) => sum + n, 0) / points.length,
    best: Math.max(...points),
    ...streaks(entries),
  };
}

/** How strong a level is, as a number; nobody knows it of people. @param {string} level */
const strength = (level) => (level === PERSON ? levelNames().length : levelNames().indexOf(level));

/** The different levels at a table, the weakest first, and people. @param {Entry} entry */
export const levelsOf = ({ levels }) => [...new Set(levels)].sort((a, b) => strength(a) - strength(b));

/** Are both games of one kind: the same game, as many seats, bots of the same levels,
 * with people or without?
 * @param {Entry} a @param {Entry} b */
const alike = (a, b) => a.game === b.game && a.seats === b.seats && String(levelsOf(a)) === String(levelsOf(b));

/** The entries like this one. @param {Entry[]} entries @param {Entry} entry */
export const like = (entries, entry) => entries.filter((one) => alike(one, entry));

/** The entries of a game by kind, few seats and weak bots first. @param {Entry[]} entries @param {string} game */
export function kindsOf(entries, game) {
  const own = entries.filter((entry) => entry.game === game);
  const firsts = own.filter((entry, i) => own.findIndex((one) => alike(one, entry)) === i);
  const hardest = (/** @type {Entry} */ entry) => Math.max(...entry.levels.map(strength));
  return firsts.sort((a, b) => a.seats - b.seats || hardest(a) - hardest(b)).map((first) => like(own, first));
}

const ENOUGH = 3; /* games that say how strong one is */
const LATEST = 6; /* earlier ones say nothing any more */

/** The level to try next, if the last games of this kind say so: two thirds were won, or less than
 * half of what is everybody's share.
 * @param {Entry[]} entries the earliest first @param {Entry} entry
 * @returns {{level: string, harder: boolean, won: number, n: number} | null} */
export function advice(entries, entry) {
  const [level, ...others] = levelsOf(entry);
  const last = like(entries, entry).slice(-LATEST);
  const won = last.filter(({ place }) => place === 1).length;
  const n = last.length;
  const harder = 3 * won >= 2 * n;
  const justified = n >= ENOUGH && (harder || 2 * won * entry.seats <= n);
  if (others.length > 0 || !levelNames().includes(level) || !justified) return null;
  const next = levelNames()[strength(level) + (harder ? 1 : -1)];
  return next ? { level: next, harder, won, n } : null;
}
