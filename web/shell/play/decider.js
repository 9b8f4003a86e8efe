/* decider.js - somebody who decides at a table, here or far away: which choices
 * are open, the question before something ends, and why something was refused. What
 * happens to a move that was picked is the matter of shell/play/sitting.js and of online/guest.js.
 */
import { goOffline } from "../base/offline.js";
import { settings } from "../base/settings.js";
import { endOf } from "./ends.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */

/** @typedef {import("./ends.js").End} End */
/** @typedef {import("../../types.d.ts").Stakes} Stakes */

export class Decider {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    /** A move that ends something, or leads to dice.
     * @type {{move: string, words: string, now: Snapshot, why: End | Stakes} | null} */
    this.asking = null;
    /** Taking back past what was shown: how much, and what that was. @type {{turn: boolean, since: string} | null} */
    this.takingBack = null;
    this.away = false; /* it goes on in another tab */
    /** @type {import("../../types.d.ts").Hint[] | "thinking" | null} */
    this.hints = null;
    this.picking = false; /* a second click waits until the first is understood */
    /** Why something was refused. @type {string} */
    this.problem = "";
    this.busy = false;
  }

  get now() {
    return this.match.now;
  }

  /** Whether the person at the device has to decide now. */
  get yours() {
    return !this.busy && this.match.viewer !== null && Boolean(this.now?.choices.length);
  }

  /** Whether a question stands open. */
  get isAsking() {
    return Boolean(this.asking || this.takingBack);
  }

  /** How the table stands, in a word: for style and for tests. */
  get turn() {
    if (this.now?.over) return "over";
    if (this.isAsking) return "asking";
    return this.yours ? "yours" : "others";
  }

  /** @param {string} move */
  async pick(move) {
    if (!this.yours || this.picking || !this.legal(move)) return;
    this.stopHints();
    this.problem = "";
    this.picking = true;
    const asks = settings.confirm && (await this.asksFirst(move));
    this.picking = false;
    if (!asks) await this.make(move);
  }

  /** @param {string} move */
  legal(move) {
    return this.now?.choices.some((choice) => choice.move === move);
  }

  /** Asks first if the move ends something, or dice follow. @param {string} move @returns {Promise<boolean>} */
  async asksFirst(move) {
    const { viewer, now } = this.match;
    const next = await this.match.preview(move).catch(() => null);
    const end = next && now && viewer !== null ? endOf(now, next, viewer) : null;
    const why = end ?? (next && this.match.stakes(next));
    if (!next || !why) return false;
    const choice = this.now?.choices.find((one) => one.move === move);
    this.asking = { move, words: choice ? this.match.wholeWords(choice) : move, now: next, why };
    this.match.changed();
    return true;
  }

  dropQuestion() {
    this.asking = null;
    this.takingBack = null;
    this.match.changed();
  }

  /** Makes the move that was asked about; a second click finds no question any
   * more. */
  async confirm() {
    const open = this.asking;
    if (!open) return;
    const played = this.make(open.move);
    this.asking = null;
    this.match.changed();
    await played;
  }

  /** The table after move n, as it was seen then; nothing where that is not known any more.
   * @param {number} _n @returns {Promise<Snapshot | undefined>} */
  async moment(_n) {
    return undefined;
  }

  /** @param {string} move */
  async make(move) {
    await this.play(move);
    void goOffline();
  }

  /** Makes the move. @param {string} _move @returns {Promise<void>} */
  async play(_move) {}

  /** Takes the last decision back, or all of that turn, or asks for it.
   * @param {boolean} [_turn] @returns {Promise<void>} */
  async undo(_turn) {}

  /** Goes on here with what is played in another tab. @returns {Promise<void>} */
  async takeOver() {}

  /** After a question: takes back what was asked about. @returns {Promise<void>} */
  async confirmBack() {}

  /** @returns {Promise<void>} */
  async hint() {}

  /** Drops hints, also those that are still thought about. */
  stopHints() {
    this.hints = null;
  }

  dropHints() {
    this.stopHints();
    this.match.changed();
  }

  /** Why something was refused has been read. */
  dropProblem() {
    this.problem = "";
    this.match.changed();
  }

  /** Whether others' moves are still to be seen one by one. */
  get canSkip() {
    return false;
  }

  /** Others' moves are not waited for. */
  skip() {}
}
