/* replay.js - going through a match that has been played. */
import { pauses, settings } from "../base/settings.js";

/** @typedef {import("../play/match.js").Match} Match */

export class Replay {
  /** @param {Match} match @param {import("../../types.d.ts").Status} status @param {string} seed
   * @param {import("../play/saved.js").Saved} [game] if it is kept here
   * @param {number} [from] the move at which it begins */
  constructor(match, status, seed, game, from = 0) {
    this.match = match;
    this.total = status.total;
    this.seed = seed;
    this.game = game;
    this.from = from;
    this.takenBack = Boolean(game?.takenBack) || status.taken_back > 0;
    this.at = status.count;
    this.over = status.over;
    this.playing = false;
    this.timer = 0;
    this.closed = false;
    this.looksBack = true; /* it is nobody's turn */
    /** Where the last going-to ends, so that a fast slider does not queue up. */
    this.wanted = -1;
    /** @type {Promise<void>} that of the last going-to */
    this.going = Promise.resolve();
    match.onGo = (n) => void this.goTo(n);
  }

  /** Everything is open once a match is over; before that as whoever plays here alone. */
  async start() {
    await this.match.look(null);
    const eyes = this.eyes();
    if (!this.over && eyes.length === 1) await this.match.look(eyes[0]);
    await this.goTo(this.from);
  }

  /** Where it stands, or will in a moment. */
  get heading() {
    return this.wanted >= 0 ? this.wanted : this.at;
  }

  /** @param {number} n @returns {Promise<void>} when it stands there, or where
   * it was sent meanwhile */
  goTo(n) {
    const busy = this.wanted >= 0;
    this.wanted = Math.min(Math.max(0, n), this.total);
    if (!busy) this.going = this.catchUp();
    return this.going;
  }

  async catchUp() {
    try {
      while (this.at !== this.wanted && !this.closed) {
        const next = this.wanted;
        await this.match.engine.goTo(next);
        this.at = next;
        await this.match.look();
      }
    } finally {
      this.wanted = -1;
    }
    this.match.changed();
  }

  /** Whose eyes it may be seen with. While the game goes on nobody looks into
   * the cards of others: a single person at this device sees as that seat. */
  eyes() {
    const seats = this.match.seats.map((_, seat) => seat);
    if (this.over || !this.game) return seats;
    const people = seats.filter((seat) => this.match.players[seat]?.kind === "human");
    return people.length === 1 ? people : [];
  }

  /** @param {number | null} viewer */
  async seenBy(viewer) {
    await this.match.look(viewer);
  }

  toggle() {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) this.tick(this.at >= this.total ? 0 : this.at);
    this.match.changed();
  }

  /** @param {number} n */
  async tick(n) {
    await this.goTo(n);
    if (this.closed || !this.playing) return;
    if (this.at >= this.total) return this.toggle();
    const pause = Math.max(120, pauses[/** @type {keyof typeof pauses} */ (settings.speed)] ?? 0);
    this.timer = window.setTimeout(() => this.tick(this.at + 1), pause);
  }

  /** Makes the engine hold the moves up to here, as the beginning of a new game.
   * `from` is how that began if it was a position. */
  async branch() {
    this.pause();
    await this.going;
    const { engine } = this.match;
    const { start, moves } = this.game ?? {};
    await engine.goTo(this.at);
    const status = await engine.cut();
    return { status, from: start === undefined ? {} : { start, moves: moves?.filter(({ count }) => count < this.at) } };
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close() {
    this.closed = true;
    this.pause();
  }
}
