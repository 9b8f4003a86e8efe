/* verdict.js - what decided a match: who won, and by which lines of the score or which tie-break. */

/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {Pick<Snapshot, "places" | "scores">} Result */
/** Why the first seats won: `outright`, whatever the points; `last`: all others lost outright; `shared`, when
 * nothing parts them; by a `tie`-break; or by `lines` of the sheet.
 * @typedef {{is: "outright" | "last" | "shared" | "unknown"}
 *   | {is: "tie", second: number, label: string, own: number, theirs: number}
 *   | {is: "lines", second: number, lines: number[]}} Why */

/** The seats at a place. @param {Result} now @param {number} place */
const at = ({ places }, place) => places.map((_, seat) => seat).filter((seat) => places[seat] === place);

/** Those who won. @param {Result} now */
export const winners = (now) => at(now, 1);

/** The first of those behind them; -1 if there is nobody. @param {Result} now */
const runnerUp = (now) => at(now, Math.min(...now.places.filter((place) => place > 1)))[0] ?? -1;

/** Which tie-breaks part a seat from those with as many points.
 * @param {Result} now @param {number} seat */
export function parted(now, seat) {
  const own = now.scores[seat];
  const rivals = now.scores.filter(
    (score, i) => score.total === own.total && now.places[i] !== now.places[seat] && !score.outright && !own.outright,
  );
  const first = rivals.map((rival) => own.tiebreaks.findIndex((tie, i) => tie.points !== rival.tiebreaks[i]?.points));
  return own.tiebreaks.filter((_, i) => first.includes(i));
}

/** The lines by which one seat is ahead of another, the largest first: as many as its lead is made of, but
 * no more than can be said.
 * @param {number[][]} points by line and seat @param {number} one @param {number} other @returns {number[]} */
export function makesTheDifference(points, one, other) {
  const lead = (/** @type {number} */ line) => points[line][one] - points[line][other];
  const all = points.map((_, line) => line).toSorted((a, b) => lead(b) - lead(a) || a - b);
  const total = all.reduce((sum, line) => sum + lead(line), 0);
  const said = [];
  for (let sum = 0, i = 0; i < all.length && said.length < 3 && sum < total && lead(all[i]) > 0; i++) {
    said.push(all[i]);
    sum += lead(all[i]);
  }
  return said;
}

/** @param {Result} now @param {number[][]} points by line and seat @returns {Why} */
export function why(now, points) {
  const first = winners(now);
  const second = runnerUp(now);
  const { scores } = now;
  if (scores[first[0]]?.outright > 0) return { is: "outright" };
  if (second < 0 || first.length > 1) return { is: "shared" };
  if (scores[second].outright < 0) return { is: "last" };
  const [own, theirs] = [scores[first[0]], scores[second]];
  if (own.total === theirs.total) {
    const i = own.tiebreaks.findIndex((tie, k) => tie.points !== theirs.tiebreaks[k]?.points);
    if (i < 0) return { is: "unknown" };
    const { label, points: more } = own.tiebreaks[i];
    return { is: "tie", second, label, own: more, theirs: theirs.tiebreaks[i].points };
  }
  const lines = makesTheDifference(points, first[0], second);
  return lines.length > 0 ? { is: "lines", second, lines } : { is: "unknown" };
}
