/* clock.js - what is left of each seat's time. The server tells it with every
 * event; in between it runs down here.
 */

export class Clock {
  /** @param {number[]} left in ms, when it was told @param {(seat: number) => boolean} runs */
  constructor(left, runs) {
    this.told = left;
    this.at = performance.now();
    this.runs = runs;
  }

  /** @param {number} seat */
  left(seat) {
    const gone = this.runs(seat) ? performance.now() - this.at : 0;
    return Math.max(0, (this.told[seat] ?? 0) - gone);
  }
}
