/* turning.js - the moments at which a match took a turn: the moves by which the lead of whoever won in the end
 * over the best of the others grew or shrank the most.
 */

/** After move `n` these seats have more or fewer points than before it, the largest change first.
 * @typedef {{n: number, changes: {seat: number, from: number, to: number}[]}} Moment */

const MOST = 3;
const PART = 16; /* two of them lie at least such a part of the match apart */

/** @param {number[]} before @param {number[]} after the scores by seat @param {number} n @returns {Moment} */
const momentOf = (before, after, n) => ({
  n,
  changes: after
    .map((to, seat) => ({ seat, from: before[seat], to }))
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.seat - b.seat),
});

/** How far a seat is ahead of the best of the others, or behind. @param {number[]} scores @param {number} seat */
const lead = (scores, seat) => scores[seat] - Math.max(...scores.filter((_, i) => i !== seat));

/** The largest swings, in the order in which they came: of equal ones first those by which somebody else comes
 * to the front, then the later ones; none that is small beside the largest.
 * @param {number[][]} rows the scores before the first move and after each
 * @param {(n: number) => boolean} [counts] leaves moves out @returns {Moment[]} */
export function turningPoints(rows, counts = () => true) {
  const last = rows[rows.length - 1];
  const winner = last.indexOf(Math.max(...last));
  const leads = rows.map((scores) => lead(scores, winner));
  const apart = Math.ceil(rows.length / PART);
  const ranked = rows
    .slice(1)
    .map((after, i) => ({
      moment: momentOf(rows[i], after, i + 1),
      swing: Math.abs(leads[i + 1] - leads[i]),
      front: Math.sign(leads[i]) === Math.sign(leads[i + 1]) ? 0 : 1,
    }))
    .filter(({ moment, swing }) => swing > 0 && Number.isFinite(swing) && counts(moment.n))
    .toSorted((a, b) => b.swing - a.swing || b.front - a.front || b.moment.n - a.moment.n);
  const least = (ranked[0]?.swing ?? 0) / 2;
  /** @type {Moment[]} */
  const chosen = [];
  for (const { moment, swing, front } of ranked) {
    const tells = swing > least || (swing === least && front > 0);
    const isApart = chosen.every(({ n }) => Math.abs(n - moment.n) >= apart);
    if (tells && isApart && chosen.length < MOST) chosen.push(moment);
  }
  return chosen.toSorted((a, b) => a.n - b.n);
}
