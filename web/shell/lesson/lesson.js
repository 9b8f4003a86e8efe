/* lesson.js - a guided game: tells, points, accepts only what the step wants, plays the
 * scripted moves of chance and the other seats so that they are seen, and goes back a step,
 * with the position.
 */
import { Pace, drawn } from "../base/pace.js";
import { levelFor } from "../words/levels.js";
import { sentenceOf } from "../words/words.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Lesson} Lesson */

const LEARNER = 0;

export class LessonRun {
  /** @param {Match} match @param {Lesson} lesson @param {import("../words/fluent.js").Words} words of the game and
   * the lesson @param {string} seed for what comes after the lesson */
  constructor(match, lesson, words, seed) {
    this.match = match;
    this.lesson = lesson;
    this.words = words;
    this.seed = seed;
    this.step = 0;
    /** What the engine has played. @type {string[]} */
    this.played = [];
    this.next = 0; /* the next scripted line */
    /** How many lines had been played when each step began, and which came next. */
    this.begun = [{ played: 0, next: 0 }];
    this.refused = false;
    this.busy = false;
    this.closed = false;
    this.problem = "";
    this.pace = new Pace();
    this.run = 0; /* whose script may go on; a later one replaces it */
  }

  get done() {
    return this.step >= this.lesson.steps.length;
  }

  get current() {
    return this.lesson.steps[this.step];
  }

  /** The move that the step wants, if it can be made. */
  get wanted() {
    const want = this.current?.want;
    return this.match.now?.choices.find(({ move }) => move === want)?.move;
  }

  /** Whether the learner decides. */
  get yours() {
    return !this.busy;
  }

  get canSkip() {
    return this.busy && this.pace.seat !== null && this.pace.length > 0;
  }

  get canGoBack() {
    return this.busy ? this.canSkip : this.step > 0;
  }

  /** What others do is not waited for. */
  skip() {
    if (this.busy) this.pace.skip();
  }

  async start() {
    const run = this.begin();
    await this.guard(run, async () => {
      await this.stand([], 0);
      await this.script(run, false);
      await this.arrive(run, 0);
    });
    await this.settle(run, LEARNER);
  }

  /** The match anew, up to where these lines lead; `next` is the scripted line that comes then.
   * @param {string[]} lines @param {number} next */
  async stand(lines, next) {
    const { engine } = this.match;
    const opened = engine.begin({ ...this.lesson.setup, seed: this.seed, script: true });
    await Promise.all([opened, ...lines.map((line) => engine.line(line))]);
    Object.assign(this, { played: lines, next });
    this.match.players = (await engine.status()).names.map((_, seat) =>
      seat === LEARNER
        ? { name: "", kind: "human", level: "" }
        : { name: "", kind: "bot", level: levelFor("learners") },
    );
    this.match.forget();
  }

  /** Something begins that takes its time; what went on is left. @returns {number} its number */
  begin() {
    this.pace.wake();
    this.busy = true;
    this.refused = false;
    this.problem = "";
    return ++this.run;
  }

  /** @param {number} run */
  stopped(run) {
    return this.closed || run !== this.run;
  }

  /** @param {number} run @param {() => Promise<void>} act */
  async guard(run, act) {
    try {
      await act();
    } catch (error) {
      if (!this.stopped(run)) this.problem = sentenceOf(error);
    }
  }

  /** The learner goes on. @param {number} run @param {number | null} [viewer] */
  async settle(run, viewer = this.match.viewer) {
    if (this.stopped(run)) return;
    await this.match.look(viewer, () => {
      this.busy = this.busy && this.stopped(run);
      if (!this.busy) this.pace.turn(null);
    });
  }

  /** A step begins, with what happens before it. @param {number} run @param {number} step */
  async arrive(run, step) {
    const before = this.lesson.steps[step]?.before ?? [];
    for (const line of before) {
      if (!this.stopped(run)) await this.play(line);
    }
    if (before.length > 0) await this.script(run, false);
    if (this.stopped(run)) return;
    this.step = step;
    this.begun[step] = { played: this.played.length, next: this.next };
  }

  /** @param {string} line */
  async play(line) {
    const status = await this.match.engine.line(line);
    this.played = [...this.played, line];
    return status;
  }

  /** Plays scripted lines until the learner decides, or there are no more.
   * @param {number} run @param {boolean} isShown whether they are seen one after the other */
  async script(run, isShown) {
    const { lines } = this.lesson;
    let status = await this.match.engine.status();
    let seat = -1;
    while (!status.over && !status.act.includes(LEARNER) && this.next < lines.length) {
      const line = lines[this.next];
      if (!line.startsWith("chance:")) {
        seat = status.names.indexOf(line.slice(0, line.indexOf(":")));
        if (isShown) await this.show(seat);
      }
      if (this.stopped(run)) return;
      this.next++;
      status = await this.play(line);
    }
    if (isShown && seat >= 0) await this.show(seat);
  }

  /** What has happened stays to be seen, before a seat goes on and after its last move.
   * @param {number} seat */
  async show(seat) {
    this.pace.turn(seat);
    if (this.closed || this.pace.length === 0) return;
    await this.match.look();
    await drawn();
    await this.pace.rest(performance.now());
  }

  /** @param {string} move */
  async pick(move) {
    if (this.busy || this.done) return;
    if (move !== this.wanted) {
      this.refused = true;
      return this.match.changed();
    }
    const run = this.begin();
    await this.guard(run, async () => {
      await this.play(`${this.match.now?.names[LEARNER]}: ${move}`);
      await this.script(run, true);
      await this.arrive(run, this.step + 1);
    });
    await this.settle(run);
  }

  /** On, where nothing is to be done; else does what is wanted. */
  async goOn() {
    if (this.busy) return this.skip();
    if (this.wanted) return this.pick(this.wanted);
    const run = this.begin();
    await this.guard(run, () => this.arrive(run, this.step + 1));
    await this.settle(run);
  }

  /** Back to the step before, and to the position in which it began; while others move, to the
   * step that let them. */
  async back() {
    if (!this.canGoBack) return;
    const step = this.busy ? this.step : this.step - 1;
    const { played, next } = this.begun[step];
    const run = this.begin();
    await this.guard(run, async () => {
      if (played < this.played.length) await this.stand(this.played.slice(0, played), next);
      this.step = step;
    });
    await this.settle(run);
  }

  close() {
    this.closed = true;
    this.pace.wake();
  }
}
