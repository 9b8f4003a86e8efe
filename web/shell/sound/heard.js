/* heard.js - what a match sounds like: the facts of its new moves, by the table of the game;
 * one's turn, the end, a refusal, the clock.
 */
import { useEffect } from "../../lib/preact.js";
import { play } from "./player.js";

/** @typedef {import("../../types.d.ts").Fact} Fact */
/** @typedef {import("../../types.d.ts").SoundKind} Kind */
/** @typedef {import("../../types.d.ts").Sounds} Sounds */
/** @typedef {import("../play/match.js").Match} Match */

/** What plays a match, as far as it is heard. `looksBack`: it is nobody's turn there; `clock` and
 * `seat`: whose time is told.
 * @typedef {{match: Match, problem?: string, refused?: unknown, looksBack?: boolean,
 *   clock?: {runs(seat: number): boolean, left(seat: number): number} | null, seat?: number | null}} Source */

const LOW = 30; /* seconds at which the clock is heard once */
const LAST = 10; /* and each one from here */

/** @param {unknown} value @returns {value is Fact} */
const isFact = (value) => typeof value === "object" && value !== null && "is" in value;

/** What a fact sounds like, and what it brings with it: regions that change hands, tokens that go
 * to somebody. @param {Fact} fact @param {Sounds} [sounds] @returns {Kind[]} */
function soundsOf(fact, sounds = {}) {
  const own = sounds[fact.is];
  const brought = Object.values(fact).flatMap((value) => (Array.isArray(value) ? value.filter(isFact) : []));
  const kinds = typeof own === "function" ? own(fact) : own ? [own] : [];
  return [...kinds, ...brought.flatMap((one) => soundsOf(one, sounds))];
}

/** How a match stands: the number of its last move, -1 before there is anything to see.
 * @param {Source} source */
const standing = ({ match: { log, now, viewer }, problem, refused }) => ({
  n: now ? (log.at(-1)?.n ?? 0) : -1,
  over: now?.over,
  acts: now?.act.some((seat) => seat === viewer),
  refused: problem || refused === true,
});

/** Whether the viewer is to decide again, or after others have. @param {Match} match
 * @param {import("../../types.d.ts").Entry[]} fresh @param {boolean | undefined} acted whether it was so before */
function isCalled({ viewer }, fresh, acted) {
  const others = fresh.filter(({ seat }) => seat !== "chance" && seat !== viewer);
  return others.length > 0 && (!acted || fresh.some(({ seat }) => seat === viewer));
}

/** What is heard of a match since it stood so. @param {Source} source @param {ReturnType<typeof standing>} before
 * @returns {Kind[]} */
function since(source, before) {
  if (before.n < 0) return [];
  const { match, looksBack } = source;
  const after = standing(source);
  const fresh = match.log.filter(({ n }) => n > before.n);
  const kinds =
    looksBack && fresh.length > 1 ? [] : fresh.flatMap(({ fact }) => soundsOf(fact, match.kit.table.sounds));
  if (after.refused && !before.refused) kinds.push("refused");
  if (after.over && !before.over) kinds.push("end");
  else if (!looksBack && after.acts && isCalled(match, fresh, before.acts)) kinds.push("turn");
  return kinds;
}

/** Tells the seconds that are left to somebody who is to decide, when little is left.
 * @param {Source} source @returns {() => void} stops it */
function watchClock(source) {
  let told = Infinity;
  const timer = setInterval(() => {
    const { clock, seat } = source;
    if (!clock || typeof seat !== "number" || !clock.runs(seat)) return;
    const left = Math.ceil(clock.left(seat) / 1000);
    if (left > 0 && left < told && (left <= LAST || (left <= LOW && told > LOW))) play(["clock"]);
    told = left;
  }, 250);
  return () => clearInterval(timer);
}

/** Lets the match of a page be heard. @param {Source} source */
export function useSounds(source) {
  useEffect(() => {
    let before = standing(source);
    const stop = source.match.listen(() => {
      play(since(source, before));
      before = standing(source);
    });
    const rest = "clock" in source ? watchClock(source) : () => {};
    return () => {
      stop();
      rest();
    };
  }, [source]);
}
