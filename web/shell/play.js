/* play.js - a local game in progress: lets the bots move one at a time, hands
 * the device from person to person, asks before a turn ends, undoes, hints,
 * and keeps the game in the browser after every move.
 */
import { settings, pauses } from "./settings.js";
import { sentenceOf } from "./words.js";
import { Decider } from "./decider.js";
import * as saved from "./saved.js";

/** @typedef {import("./match.js").Match} Match */

export class Play extends Decider {
  /** @param {Match} match @param {import("./saved.js").Saved} game */
  constructor(match, game) {
    super(match);
    this.game = game;
    /** Whose bots' loop may go on; a later one replaces it. */
    this.run = 0;
    this.skipping = false;
    /** @type {() => void} */
    this.wake = () => {};
    /** The seat that the device goes to next. @type {number | null} */
    this.cover = null;
    this.asked = 0; /* counts the requests for a hint */
    this.closed = false;
  }

  get yours() {
    return super.yours && this.cover === null;
  }

  /** @param {number} seat */
  isHuman(seat) {
    return this.match.players[seat]?.kind === "human";
  }

  /** Sits the first person down and begins. */
  async start() {
    const first = this.match.players.findIndex((player) => player.kind === "human");
    this.busy = true; /* nothing is asked before it can be answered */
    await this.match.look(first < 0 ? null : first);
    await this.advance();
  }

  /** Goes on until a person has to decide, or the game is over. */
  async advance() {
    const run = ++this.run;
    this.busy = true;
    try {
      while (!this.stopped(run) && !(await this.settled())) await this.botMoves(run);
    } catch (error) {
      if (!this.stopped(run)) this.problem = sentenceOf(error);
    }
    if (this.stopped(run)) return;
    await this.match.look(this.match.viewer, () => {
      this.busy = false;
      this.skipping = false;
    });
  }

  /** @param {number} run */
  stopped(run) {
    return this.closed || run !== this.run;
  }

  /** Whether nothing is left to the bots; finds out who is next at the device. */
  async settled() {
    const status = await this.match.engine.status();
    if (status.over) return true;
    const people = status.act.filter((/** @type {any} */ seat) => this.isHuman(seat));
    if (people.length === 0) return false;
    if (!people.includes(this.match.viewer)) await this.handTo(people[0]);
    return true;
  }

  /** @param {number} seat */
  async handTo(seat) {
    const from = this.match.viewer;
    if (from !== null && (await this.match.differs(from, seat))) this.cover = seat;
    else await this.match.look(seat);
  }

  /** The next person has the device. */
  async uncover() {
    const seat = this.cover;
    this.cover = null;
    await this.match.look(seat);
  }

  /** @param {number} run */
  async botMoves(run) {
    const began = performance.now();
    const { act } = this.pauseLength() > 0 ? await this.match.look() : await this.match.engine.status();
    const seat = act.find((/** @type {any} */ s) => s !== "chance");
    if (seat === undefined) throw new Error("nobody is to move");
    const move = await this.match.engine.think(seat, this.match.players[/** @type {number} */ (seat)].level);
    await this.pause(began);
    if (this.stopped(run)) return;
    await this.match.engine.play(seat, move);
    await this.save();
  }

  /** How long a move stays to be seen, in ms; 0: it is not drawn by itself. */
  pauseLength() {
    return this.skipping ? 0 : (pauses[/** @type {keyof typeof pauses} */ (settings.speed)] ?? pauses.normal);
  }

  /** Waits until the last move has been seen long enough. @param {number} began */
  async pause(began) {
    const left = this.pauseLength() - (performance.now() - began);
    if (left <= 0) return;
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, left);
      this.wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /** The bots' moves are not waited for until a person is to move again. */
  skip() {
    if (!this.busy) return;
    this.skipping = true;
    this.wake();
  }

  /** @param {string} move */
  async play(move) {
    const { viewer, engine } = this.match;
    this.asking = null;
    this.busy = true;
    try {
      const status = await engine.play(viewer, move);
      await this.match.look(viewer, () => (this.busy = !status.act.includes(viewer)));
    } catch (error) {
      this.busy = false;
      this.problem = sentenceOf(error);
      this.match.changed();
      return;
    }
    await this.save();
    if (this.busy) await this.advance();
  }

  /** Takes back the last decision of a person at this device. */
  async undo() {
    if (this.asking) return this.dropQuestion();
    this.run++;
    this.wake();
    if (this.busy) this.match.engine.stop();
    this.problem = "";
    this.stopHints();
    try {
      await this.match.engine.undo(this.lastPerson());
      this.match.forget();
      this.cover = null;
      await this.save();
    } catch (error) {
      this.problem = sentenceOf(error);
    }
    await this.advance();
  }

  /** Who decided last among the people here. */
  lastPerson() {
    const entry = this.match.log.findLast((e) => e.seat !== "chance" && this.isHuman(e.seat));
    return entry ? entry.seat : this.match.viewer;
  }

  async hint() {
    if (!this.yours || this.hints === "thinking") return;
    const asked = ++this.asked;
    this.problem = "";
    this.hints = "thinking";
    this.match.changed();
    try {
      const hints = await Promise.all((await this.match.engine.hint(this.match.viewer)).map((/** @type {any} */ hint) => this.withGain(hint)));
      if (asked === this.asked) this.hints = hints;
    } catch (error) {
      if (asked !== this.asked) return;
      this.hints = null;
      this.problem = sentenceOf(error);
    }
    this.match.changed();
  }

  /** Drops hints, also those that are still thought about. */
  stopHints() {
    this.asked++;
    if (this.hints === "thinking") this.match.engine.stop();
    this.hints = null;
  }

  /** Adds which lines of the score sheet the move changes at once. @param {any} hint */
  async withGain(hint) {
    const viewer = /** @type {number} */ (this.match.viewer);
    const next = await this.match.engine.preview(viewer, hint.move).catch(() => null);
    const before = this.now?.scores[viewer]?.lines ?? [];
    const points = (/** @type {any[]} */ lines, /** @type {string} */ label) => lines.find((line) => line.label === label)?.points ?? 0;
    const after = next?.scores[viewer]?.lines ?? before;
    const gain = after
      .map((/** @type {any} */ line) => ({ label: line.label, points: line.points - points(before, line.label) }))
      .filter((/** @type {any} */ line) => line.points !== 0);
    return { ...hint, gain };
  }

  /** The same game anew, with another seed. @returns {import("./order.js").Order} */
  order() {
    const { seats, ...options } = this.game.setup;
    return { game: this.game.game, options, seed: "", players: this.match.players };
  }

  /** Keeps the game; one that began from a position has no record to keep. */
  async save() {
    if (!this.game.id) return;
    const { engine, players } = this.match;
    try {
      this.game.record = await engine.record(players.map((player) => player.name || player.level || player.kind));
      const status = await engine.status();
      Object.assign(this.game, { count: status.count, over: status.over, when: Date.now(), words: this.match.now ? this.match.status() : "" });
      saved.keep(this.game);
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }

  close() {
    this.closed = true;
    this.wake();
    this.stopHints();
    if (this.busy) this.match.engine.stop();
  }
}
