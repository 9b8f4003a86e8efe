/* pacer.js - events of a table, handed on in their order. What a bot has done
 * stays to be seen for a while, as long as in a local game; a click skips the rest of
 * its turn.
 */
import { Pace } from "../shell/base/pace.js";

/** @typedef {import("./messages.d.ts").Happened} Happened */

/** So many may wait; more are handed on at once, so that nobody falls behind. */
const MOST = 12;

/** The bot that has moved in it. @param {Happened} message */
const botOf = (message) => message.log.findLast((entry) => entry.bot)?.seat;

export class Pacer {
  /** @param {(message: Happened) => void} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {Happened[]} */
    this.waiting = [];
    this.timer = 0;
    this.pace = new Pace();
  }

  /** @param {Happened} message @param {boolean} slowly whether anything may wait */
  take(message, slowly) {
    this.waiting.push(message);
    if (!slowly || document.hidden || this.waiting.length > MOST) this.flush();
    else if (!this.timer) this.next();
  }

  /** Hands on until there is something to be seen. */
  next() {
    this.timer = 0;
    while (!this.timer) {
      const message = this.waiting.shift();
      if (!message) return;
      this.hand(message);
      const seat = botOf(message);
      this.pace.turn(seat);
      const pause = seat === undefined ? 0 : this.pace.length;
      this.pace.spend(pause);
      if (pause > 0) this.timer = window.setTimeout(() => this.next(), pause);
    }
  }

  /** What waits of this seat's turn, now. */
  skip() {
    clearTimeout(this.timer);
    this.pace.skipping = true;
    this.next();
  }

  /** Everything that waits, now. */
  flush() {
    const all = this.waiting;
    this.clear();
    for (const message of all) this.hand(message);
  }

  /** Forgets what waits: it will be told again. */
  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
  }
}
