/* pace.js - how long what others do stays to be seen. The first moves of a turn have the
 * time that the settings give; many of one turn share what is left of it.
 */
import { pauses, settings } from "./settings.js";

const TURN = 3.3; /* so many pauses a turn lasts at most */
const SHARE = 0.35; /* of what is left, for the next move */
const LEAST = 30;

/** How long a move is seen that has all the time, in ms; 0: moves are not drawn one by one. */
const full = () => pauses[/** @type {keyof typeof pauses} */ (settings.speed)] ?? pauses.normal;

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what could be seen to happen stands there at once. */
export const standsStill = () => less.matches || settings.motion || full() === 0;

/** When the last change is on the screen; a page that nobody looks at draws nothing. */
export const drawn = () =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 250);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });

export class Pace {
  constructor() {
    /** Whose turn it is. @type {unknown} */
    this.seat = null;
    this.left = 0;
    this.skipping = false;
    /** Ends the wait that is under way. @type {() => void} */
    this.wake = () => {};
  }

  /** A seat decides; what is skipped ends with its turn. @param {unknown} seat */
  turn(seat) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.left = TURN * full();
    this.skipping = false;
  }

  /** How long what is shown stays. */
  get length() {
    return this.skipping ? 0 : Math.min(full(), Math.max(LEAST, this.left * SHARE));
  }

  /** @param {number} ms that have gone by */
  spend(ms) {
    this.left -= ms;
  }

  /** Waits until what is shown has stayed long enough. @param {number} began when it was shown */
  async rest(began) {
    const left = this.length - (performance.now() - began);
    if (left > 0)
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve(undefined);
        };
      });
    this.spend(performance.now() - began);
  }

  /** The rest of this seat's turn is not waited for. */
  skip() {
    this.skipping = true;
    this.wake();
  }
}
