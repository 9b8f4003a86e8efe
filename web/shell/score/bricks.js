/* bricks.js - scores as towers of bricks: what each brick stands for, and at which beat of the
 * count it falls. The count goes line by line of the sheet, and from seat to seat within a line, at all
 * towers nearly at once; what costs points takes bricks from the top again when all the others lie.
 */

const MOST = 40; /* bricks of a tower; where there are more points, a brick is worth several */

/** Of a line of the sheet: it stands on so many points, is worth `size` of them, falls at a beat, and is
 * taken away at another if it does not stay.
 * @typedef {{line: number, under: number, size: number, at: number, gone: number | null}} Brick */
/** `per`: what a whole brick is worth; `tallest`: the points of the highest tower before anything is taken
 * away; `steps`: at which beat each line begins to be counted.
 * @typedef {{per: number, beats: number, tallest: number, steps: {line: number, at: number}[],
 *   towers: Brick[][]}} Build */

/** @param {number} sum @param {number} n */
const add = (sum, n) => sum + n;

/** For each point of a seat the line that gives it. @param {number[]} points by line @returns {number[]} */
const givers = (points) => points.flatMap((n, line) => new Array(Math.max(0, n)).fill(line));

/** What all lines that cost points take. @param {number[]} points by line */
const costs = (points) => points.map((n) => Math.max(0, -n)).reduce(add, 0);

/** Bricks of at most `per` points from one height to another.
 * @param {number[]} lines of each point @param {number} from @param {number} to @param {number} per
 * @returns {Brick[]} */
function stack(lines, from, to, per) {
  const bricks = [];
  for (let under = from; under < to; under += per) {
    bricks.push({ line: lines[under], under, size: Math.min(per, to - under), at: 0, gone: null });
  }
  return bricks;
}

/** The bricks of a tower that are of a line. @param {Brick[]} tower @param {number} line */
const ofLine = (tower, line) => tower.filter((brick) => brick.line === line);

/** Within a line a seat begins a beat after the one before it that has something there.
 * @param {Brick[][]} towers @param {number} seat @param {number} line */
const turn = (towers, seat, line) => towers.slice(0, seat).filter((tower) => ofLine(tower, line).length > 0).length;

/** When each line begins, and the beat after the last one. @param {Brick[][]} towers @param {number} lines */
function times(towers, lines) {
  const begins = [0];
  for (let line = 0; line < lines; line++) {
    const ends = towers
      .filter((tower) => ofLine(tower, line).length > 0)
      .map((tower, turn) => turn + ofLine(tower, line).length);
    begins.push(begins[line] + Math.max(0, ...ends));
  }
  return begins;
}

/** @param {Brick[][]} towers @param {number} seat @param {number[]} begins @returns {Brick[]} */
const timed = (towers, seat, begins) =>
  towers[seat].map((brick, i) => ({
    ...brick,
    at:
      begins[brick.line] +
      turn(towers, seat, brick.line) +
      i -
      towers[seat].findIndex(({ line }) => line === brick.line),
  }));

/** The upper ones are taken away again, the topmost first. @param {Brick[]} tower @param {number} kept points
 * @param {number} from the first beat for it @returns {Brick[]} */
const thinned = (tower, kept, from) =>
  tower.map((brick, i) => (brick.under < kept ? brick : { ...brick, gone: from + tower.length - 1 - i }));

/** @param {number[][]} points by line and seat @param {number} seats @returns {Build} */
export function build(points, seats) {
  const bySeat = Array.from({ length: seats }, (_, seat) => points.map((line) => line[seat]));
  const heights = bySeat.map((own) => givers(own).length);
  const tallest = Math.max(0, ...heights);
  const per = Math.max(1, Math.ceil(tallest / MOST));
  const kept = bySeat.map((own, seat) => Math.max(0, heights[seat] - costs(own)));
  const raw = bySeat.map((own, seat) => [
    ...stack(givers(own), 0, kept[seat], per),
    ...stack(givers(own), kept[seat], heights[seat], per),
  ]);
  const begins = times(raw, points.length);
  const taking = begins[points.length];
  const towers = raw.map((_, seat) => thinned(timed(raw, seat, begins), kept[seat], taking));
  const steps = points.map((_, line) => ({ line, at: begins[line] })).filter(({ at }, i) => begins[i + 1] > at);
  const costly = points.findIndex((line) => line.some((n) => n < 0));
  if (costly >= 0) steps.push({ line: costly, at: taking });
  const last = towers.flat().reduce((beat, { at, gone }) => Math.max(beat, at + 1, (gone ?? 0) + 1), 0);
  return { per, beats: last, tallest, steps, towers };
}

/** What lies of a tower after so many beats. @param {Brick[]} tower @param {number} beat */
export const fallen = (tower, beat) => tower.filter(({ at }) => at < beat);

/** Whether a brick has been taken away by then. @param {Brick} brick @param {number} beat */
export const isGone = ({ gone }, beat) => gone !== null && gone < beat;

/** The points that a tower shows after so many beats. @param {Brick[]} tower @param {number} beat */
export const counted = (tower, beat) =>
  fallen(tower, beat)
    .filter((brick) => !isGone(brick, beat))
    .map(({ size }) => size)
    .reduce(add, 0);

/** The line that is being counted. @param {Build} all @param {number} beat */
export const lineAt = ({ steps }, beat) => steps.findLast(({ at }) => at < beat)?.line;
