/* lesson.js - a guided game: tells, points, accepts only what the step wants,
 * and plays the scripted moves of chance and the other seats.
 */
import { levelFor } from "../words/levels.js";
import { sentenceOf } from "../words/words.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Lesson} Lesson */

const LEARNER = 0;

export class LessonRun {
  /** @param {Match} match @param {Lesson} lesson */
  constructor(match, lesson) {
    this.match = match;
    this.lesson = lesson;
    this.step = 0;
    this.next = 0; /* the next scripted line */
    this.refused = false;
    this.busy = false;
    this.closed = false;
    this.problem = "";
  }

  get done() {
    return this.step >= this.lesson.steps.length;
  }

  get current() {
    return this.lesson.steps[this.step];
  }

  /** The choices that the step accepts. */
  get wanted() {
    const want = this.current?.want;
    const choices = this.match.now?.choices ?? [];
    return want
      ? choices.filter((choice) => new RegExp(want.source, want.flags.replace("g", "")).test(choice.move))
      : [];
  }

  async start() {
    const { setup } = this.lesson;
    await this.match.engine.begin({ ...setup, seed: 1, script: true });
    this.step = 0;
    this.next = 0;
    this.problem = "";
    this.match.forget();
    const status = await this.match.engine.status();
    this.match.players = status.names.map((/** @type {string} */ _, /** @type {number} */ seat) =>
      seat === LEARNER
        ? { name: "", kind: "human", level: "" }
        : { name: "", kind: "bot", level: levelFor("learners") },
    );
    await this.script();
    await this.match.look(LEARNER);
  }

  /** Plays scripted lines until the learner decides, or there are no more. */
  async script() {
    let status = await this.match.engine.status();
    while (!status.over && !status.act.includes(LEARNER) && this.next < this.lesson.lines.length) {
      status = await this.match.engine.line(this.lesson.lines[this.next++]);
    }
  }

  /** @param {string} move */
  async pick(move) {
    if (this.busy || this.done) return;
    if (!this.wanted.some((choice) => choice.move === move)) {
      this.refused = true;
      return this.match.changed();
    }
    this.busy = true;
    this.refused = false;
    try {
      await this.match.engine.line(`${this.match.now?.names[LEARNER]}: ${move}`);
      await this.script();
      this.step++;
    } catch (error) {
      this.problem = sentenceOf(error);
    }
    this.busy = false;
    await this.match.look();
  }

  /** On, where nothing is to be done; else does what is wanted. */
  async goOn() {
    const wanted = this.wanted[0];
    if (this.current?.want && wanted) return this.pick(wanted.move);
    this.step++;
    this.refused = false;
    this.match.changed();
  }

  close() {
    this.closed = true;
  }
}
