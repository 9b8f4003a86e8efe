/* sitting.js - a local game in progress: lets the bots move one at a time, hands
 * the device from person to person, undoes, hints, keeps the game in the browser
 * after every move, and follows what another tab makes of it.
 */
import { Pace, drawn } from "../base/pace.js";
import { t } from "../words/words.js";
import { Decider } from "./decider.js";
import { say } from "../base/notice.js";
import { entryOf, note, spoilt } from "../stats/note.js";
import * as saved from "./saved.js";

/** @typedef {import("../../types.d.ts").Status} Status */
/** @typedef {import("./match.js").Match} Match */

export class Sitting extends Decider {
  /** @param {Match} match @param {import("./saved.js").Saved} game */
  constructor(match, game) {
    super(match);
    this.game = game;
    /** Whose bots' loop may go on; a later one replaces it. */
    this.run = 0;
    this.pace = new Pace();
    /** The seat that the device goes to next. @type {number | null} */
    this.cover = null;
    this.asked = 0; /* counts the requests for a hint */
    this.closed = false;
    /** A new game leaves nothing behind before a person has decided something in it. */
    this.isTouched = !match.players.some((player) => player.kind === "human");
    /** The change of the match that is under way. @type {Promise<unknown>} */
    this.changing = Promise.resolve();
    this.unwatch = () => {};
    if (this.isKept) this.opensMoments();
    /** Where the page is, until the game is kept and has its own. @type {string | null} */
    this.address = null;
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
    this.address = location.hash;
    this.busy = true; /* nothing is asked before it can be answered */
    this.unwatch = saved.watch(this.game.id, () => void this.yields());
    await this.match.look(first < 0 ? null : first);
    if (this.isKept && !this.claim()) return this.takeOver(); /* it went on while it was opened */
    await this.advance();
  }

  /** Goes on until a person has to decide, or the game is over. */
  async advance() {
    const run = ++this.run;
    this.busy = true;
    try {
      while (!this.stopped(run) && !(await this.settled())) await this.botMoves(run);
    } catch (error) {
      if (!this.stopped(run)) this.problem = this.match.refusal(error);
    }
    if (this.stopped(run)) return;
    await this.match.look(this.match.viewer, () => {
      this.busy = false;
      this.pace.turn(null);
      this.keepWords();
      note(entryOf(this.match, this.game), spoilt(this.game));
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
    const people = status.act.filter((seat) => seat !== "chance" && this.isHuman(seat));
    if (people.length === 0) return false;
    if (!people.some((seat) => seat === this.match.viewer)) await this.handTo(Number(people[0]));
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
    if (seat === null) return; /* a second click */
    this.cover = null;
    await this.match.look(seat);
  }

  /** @param {number} run */
  async botMoves(run) {
    const { act } = await this.match.engine.status();
    const seat = act.find((s) => s !== "chance");
    if (seat === undefined) throw new Error("nobody is to move");
    this.pace.turn(seat);
    if (this.pace.length > 0) await this.match.look();
    if (this.pace.length > 0) await drawn();
    const began = performance.now();
    const move = await this.match.engine.think(seat, this.match.players[/** @type {number} */ (seat)].level);
    await this.pace.rest(began);
    if (this.stopped(run) || (await this.yields()) || this.stopped(run)) return;
    if (!(await this.decide(/** @type {number} */ (seat), move))) await this.yields();
  }

  /** @param {number} n */
  moment(n) {
    return this.match.engine.moment(n, this.match.viewer);
  }

  get canSkip() {
    return this.busy && !this.away && this.pace.seat !== null && this.pace.length > 0;
  }

  /** The rest of this seat's turn is not waited for. */
  skip() {
    if (this.busy) this.pace.skip();
  }

  /** @param {string} move */
  async play(move) {
    const viewer = /** @type {number} */ (this.match.viewer);
    this.asking = null;
    this.busy = true;
    if ((await this.yields()) || this.closed) return;
    try {
      const status = await this.decide(viewer, move);
      await this.match.look(viewer, () => (this.busy = !status?.act.includes(viewer)));
    } catch (error) {
      this.busy = false;
      this.problem = this.match.refusal(error);
      this.match.changed();
      return;
    }
    if (this.busy) await this.advance();
  }

  /** Takes back the last decision of a person at this device, or all of that turn. Who plays
   * alone may also go past what was shown, after a question.
   * @param {boolean} [turn] @param {boolean} [past] */
  async undo(turn = false, past = false) {
    if (this.isAsking) return this.dropQuestion();
    if (await this.yields()) return;
    this.halt();
    try {
      const { engine } = this.match;
      const status = await this.change(() => engine.undo(this.lastPerson(), { turn, past }));
      this.match.forget();
      this.cover = null;
      if (!status && (await this.yields())) return;
    } catch (error) {
      if (this.asksBack(turn, error)) return;
      this.problem = this.match.refusal(error);
    }
    await this.advance();
  }

  /** Asks whether to take back past what was shown, if that can be. @param {boolean} turn @param {unknown} error */
  asksBack(turn, error) {
    const { fact } = /** @type {{fact?: import("../../types.d.ts").Fact}} */ (error ?? {});
    if (!fact || !this.isAlone || !this.match.words.has(`${fact.is}.since`)) return false;
    this.takingBack = { turn, since: this.match.words.more(fact, "since") };
    this.match.changed();
    return true;
  }

  async confirmBack() {
    const open = this.takingBack;
    if (!open) return;
    this.takingBack = null;
    await this.undo(open.turn, true);
  }

  /** Nobody waits for an answer to a question about taking back: what was stopped goes on. */
  dropQuestion() {
    const goesOn = this.takingBack !== null;
    super.dropQuestion();
    if (goesOn) void this.advance();
  }

  /** One person against bots. */
  get isAlone() {
    return this.match.players.filter((player) => player.kind === "human").length === 1;
  }

  /** What would be taken back, and the last of what has been shown since. */
  lastDecision() {
    const { log } = this.match;
    const seat = this.lastPerson();
    const at = log.findLastIndex((entry) => entry.seat === seat);
    const barrier = at < 0 ? null : log.slice(at).findLast((entry) => entry.barrier)?.barrier;
    return { entry: at < 0 ? null : log[at], barrier };
  }

  get isKept() {
    return this.game.stamp !== undefined;
  }

  /** Stops whatever goes on: the bots, and thinking. */
  halt() {
    this.run++;
    this.pace.wake();
    if (this.busy) this.match.engine.stop();
    this.problem = "";
    this.stopHints();
  }

  /** Who decided last among the people here. @returns {number} */
  lastPerson() {
    const entry = this.match.log.findLast((e) => e.seat !== "chance" && this.isHuman(e.seat));
    return Number(entry ? entry.seat : this.match.viewer);
  }

  async hint() {
    if (!this.yours || this.hints === "thinking") return;
    const asked = ++this.asked;
    this.problem = "";
    this.hints = "thinking";
    this.match.changed();
    try {
      const hints = await Promise.all(
        (await this.match.engine.hint(/** @type {number} */ (this.match.viewer))).map((hint) => this.withGain(hint)),
      );
      if (asked === this.asked) this.hints = hints;
    } catch (error) {
      if (asked !== this.asked) return;
      this.hints = null;
      this.problem = this.match.refusal(error);
    }
    this.match.changed();
  }

  /** Drops hints, also those that are still thought about. */
  stopHints() {
    this.asked++;
    if (this.hints === "thinking") this.match.engine.stop();
    this.hints = null;
  }

  /** Adds which lines of the score sheet the move changes at once. @param {import("../../types.d.ts").Hint} hint */
  async withGain(hint) {
    const viewer = /** @type {number} */ (this.match.viewer);
    const next = await this.match.preview(hint.move).catch(() => null);
    const before = this.now?.scores[viewer]?.lines ?? [];
    const points = (/** @type {{label: string, points: number}[]} */ lines, /** @type {string} */ label) =>
      lines.find((line) => line.label === label)?.points ?? 0;
    const after = next?.scores[viewer]?.lines ?? before;
    const gain = after
      .map((line) => ({ label: line.label, points: line.points - points(before, line.label) }))
      .filter((line) => line.points !== 0);
    return { ...hint, gain };
  }

  /** The same game anew, with another seed. @returns {import("../start/order.js").Order} */
  order() {
    const { seats, ...options } = this.game.setup;
    const words = Object.fromEntries(Object.entries(options).map(([name, word]) => [name, String(word)]));
    return { game: this.game.game, options: words, seed: "", players: this.match.players };
  }

  /* -- Keeping it, also where several tabs have it open ---------------------- */

  /** A decision, and whatever chance has to do; if it will be drawn, what is seen then comes
   * with the answer. @param {number} seat @param {string} move
   * @returns {Promise<Status | null>} as `change` */
  decide(seat, move) {
    this.isTouched ||= this.isHuman(seat);
    const viewer = this.isHuman(seat) || this.pace.length > 0 ? this.match.viewer : undefined;
    return this.change(() => this.match.engine.play(seat, move, viewer), [{ seat, move, count: this.game.count }]);
  }

  /** Changes the match and keeps it as it is then. The record is asked for in the same
   * breath, so that the match of no other page comes between.
   * @param {() => Promise<Status>} act @param {saved.Decision[]} [decisions]
   * @returns {Promise<Status | null>} the status; null if another tab was first */
  async change(act, decisions = []) {
    const { engine, players } = this.match;
    const names = players.map((player) => player.name || player.level || player.kind);
    const all = Promise.all([act(), this.game.start === undefined ? engine.record(names) : ""]);
    this.changing = all.catch(() => {});
    const [status, record] = await all;
    const moves = this.game.moves && [...this.game.moves, ...decisions].filter(({ count }) => count < status.count);
    const takenBack = this.game.takenBack || status.taken_back > 0;
    Object.assign(this.game, { record, ...(moves && { moves }), ...(takenBack && { takenBack }) });
    Object.assign(this.game, { count: status.count, over: status.over });
    if (this.keep()) return status;
    return decisions.some(({ seat }) => this.isHuman(seat)) && this.part() ? status : null;
  }

  /** What is kept can be looked at after each of its moves; back leads here again. */
  opensMoments() {
    this.match.onReplay = (n) => void (location.hash = `replay/${this.game.id}?at=${n}`);
  }

  /** @returns {boolean} false: another tab has kept a version that is not known here */
  keep() {
    if (!this.isKept && !this.isTouched) return true;
    const isNew = !this.isKept;
    this.game.when = Date.now();
    try {
      const isKept = saved.keep(this.game);
      if (isNew && this.address === location.hash) history.replaceState(null, "", `#game/${this.game.id}`);
      this.opensMoments();
      return isKept;
    } catch (error) {
      this.problem = this.match.refusal(error);
      return true;
    }
  }

  /** Keeps how the game stands in words, if that has changed. */
  keepWords() {
    const words = this.match.status();
    if (this.closed || words === this.game.words) return;
    this.game.words = words;
    this.keep();
  }

  /** Whether another tab has the game now: then nothing is done here until it is taken over.
   * What has ended here stays as it is.
   * @returns {Promise<boolean>} */
  async yields() {
    await this.changing;
    if (this.away || this.closed || this.game.over || !saved.newer(this.game)) return this.away;
    this.halt();
    this.away = true;
    this.asking = null;
    this.takingBack = null;
    this.cover = null;
    this.busy = true;
    this.match.changed();
    return true;
  }

  /** Goes on here from what another tab has made of the game; that tab hears of it. */
  async takeOver() {
    this.game = saved.newer(this.game) ?? this.game;
    this.away = false;
    const restored = saved.restore(this.match.engine, this.game);
    this.changing = restored.catch(() => {});
    try {
      this.claim();
      await restored;
      this.match.forget();
    } catch (error) {
      this.problem = this.match.refusal(error);
    }
    await this.advance();
  }

  /** Other tabs that have it open hear that it goes on here.
   * @returns {boolean} false: another tab has kept a version that is not known here */
  claim() {
    try {
      return saved.keep(this.game);
    } catch (error) {
      this.problem = this.match.refusal(error);
      return true;
    }
  }

  /** People have decided in two tabs at once: this one goes on as a game of its own. */
  part() {
    this.game = { ...this.game, id: saved.newId() };
    this.unwatch();
    this.unwatch = saved.watch(this.game.id, () => void this.yields());
    history.replaceState(null, "", `#game/${this.game.id}`);
    say(t("said-parted"));
    return this.keep();
  }

  close() {
    this.closed = true;
    this.unwatch();
    this.pace.wake();
    this.stopHints();
    if (this.busy) this.match.engine.stop();
  }
}
