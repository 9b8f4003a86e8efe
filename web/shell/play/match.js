/* match.js - a match at this device: the engine that holds it, who sits where,
 * and what the present viewer sees of it. Whoever draws listens to changes.
 */
import { makeWords } from "../words/fluent.js";
import { kept } from "../base/kept.js";
import { LANGUAGE, sentenceOf, t } from "../words/words.js";
import { seatWords } from "./kit.js";

/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {import("../../types.d.ts").Part} Part */
/** @typedef {import("../../types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("./saved.js").Player} Player */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("../words/fluent.js").Speaker} Speaker */

export class Match {
  /** @param {Engine} engine @param {Kit} kit @param {Player[]} players */
  constructor(engine, kit, players) {
    this.engine = engine;
    this.kit = kit;
    this.words = makeWords(LANGUAGE, kit.sentences, (fact) => this.nameOf(fact));
    this.t = this.words.t;
    this.players = players;
    /** @type {number | null} */
    this.viewer = null;
    /** @type {Snapshot | null} */
    this.now = null;
    /** The moves that led to `now`. @type {Entry[]} */
    this.log = [];
    /** These and the later ones, while one looks back. @type {Entry[]} */
    this.whole = [];
    /** What was said of moves, as long as the seats are called the same.
     * @type {WeakMap<Entry, Record<string, Part[]>>} */
    this.said = new WeakMap();
    /** @type {SeatInfo[]} */
    this.seats = [];
    /** What is marked as the last moves. @type {Entry[]} */
    this.last = [];
    /** Where things lie, by their facts: the same are named in many sentences.
     * @type {{now: Snapshot | null, known: Map<string, string[]>}} */
    this.places = { now: null, known: new Map() };
    /** Until the engine holds what is shown; rejects if it cannot. @type {Promise<unknown>} */
    this.held = Promise.resolve();
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** Counts the changes, so that nobody misses one. */
    this.version = 0;
    this.era = 0; /* counts how often moves were taken back */
    /** Shows the table after move n here, if that can be done. @type {((n: number) => void) | null} */
    this.onGo = null;
    /** Leaves for a replay that shows it. @type {((n: number) => void) | null} */
    this.onReplay = null;
  }

  /** @param {() => void} listener @returns {() => void} stops it */
  listen(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  changed() {
    this.version++;
    for (const listener of this.listeners) listener();
  }

  /** Asks the engine for what `viewer` sees now; `arrived` is called before it
   * is drawn. @param {number | null} viewer @param {() => void} [arrived]
   * @returns {Promise<Snapshot>} */
  async look(viewer = this.viewer, arrived = undefined) {
    const era = this.era;
    const known = viewer === this.viewer ? this.whole : [];
    const [seen, more] = await Promise.all([this.engine.snapshot(viewer), this.engine.log(viewer, known.length + 1)]);
    if (era !== this.era) return this.look(viewer, arrived);
    this.viewer = viewer;
    const now = kept(this.now, seen);
    this.now = now;
    this.whole = [...known, ...more];
    this.log = this.whole.filter((entry) => entry.n <= now.count);
    const seats = seatsOf(now, this.kit, this.players, viewer);
    if (seats.some(({ label }, seat) => label !== this.seats[seat]?.label)) this.said = new WeakMap();
    this.seats = kept(this.seats, seats);
    arrived?.();
    this.changed();
    return now;
  }

  /** After moves were taken back: the list of moves is asked for anew. */
  forget() {
    this.era++;
    this.whole = [];
  }

  /** Whether two seats may know different things at this moment.
   * @param {number} a @param {number} b */
  async differs(a, b) {
    const [one, other] = await Promise.all([this.engine.snapshot(a), this.engine.snapshot(b)]);
    return JSON.stringify(one.state) !== JSON.stringify(other.state);
  }

  /** The snapshot after the viewer's move, as far as it can be foreseen. @param {string} move
   * @returns {Promise<Snapshot & {sure: boolean, then: number[]}>} */
  async preview(move) {
    await this.held;
    return kept(this.now, await this.engine.preview(/** @type {number} */ (this.viewer), move));
  }

  /** The position as the viewer sees it, as text for a link. @returns {Promise<string>} */
  async link() {
    await this.held;
    return this.engine.link(this.viewer);
  }

  /** The scores before the first move and after each. @returns {Promise<number[][]>} */
  async chart() {
    await this.held;
    return this.engine.chart();
  }

  /** Of a match that is looked at. @param {Speaker} [words] @returns {import("../../types.d.ts").Context} */
  context(words = this.words) {
    const say = (/** @type {import("../../types.d.ts").Fact | null} */ fact) => (fact ? words.say(fact) : "");
    return { now: /** @type {Snapshot} */ (this.now), content: this.kit.content, seats: this.seats, say, t: words.t };
  }

  /** The same list for the same moves. @param {Entry[]} last */
  lately(last) {
    this.last = kept(this.last, last);
    return this.last;
  }

  /** Where a thing that is named lies on the table: what its elements are about.
   * @param {import("../../types.d.ts").Fact} fact @returns {string[]} */
  whereIs(fact) {
    if (!this.now) return [];
    if (this.places.now !== this.now) this.places = { now: this.now, known: new Map() };
    const key = JSON.stringify(fact);
    const known = this.places.known.get(key) ?? this.kit.table.where?.(fact, this.context()) ?? [];
    this.places.known.set(key, known);
    return known;
  }

  /** The same of a seat, in one text: what stands for it in the frame has it as `data-where`.
   * @param {number} seat */
  seatPlaces(seat) {
    return this.whereIs({ is: "seat", id: this.now?.names[seat] }).join(" ");
  }

  /** What is called otherwise here than in the file of words: seats by who sits there,
   * and what the table of the game has names for. @param {import("../../types.d.ts").Fact} fact */
  nameOf(fact) {
    const seat = fact.is === "seat" ? (this.now?.names.indexOf(String(fact.id)) ?? -1) : -1;
    return seat >= 0 ? this.who(seat) : this.kit.table.thing?.(fact, this.context());
  }

  /** A move in a sentence and the things in it; nothing leaves it out of the list. It is made once: the list
   * of moves has hundreds, with every move anew.
   * @param {Entry} entry @param {"sentence" | "did"} [how] @param {number} [times] @returns {Part[]} */
  told(entry, how = "sentence", times = 1) {
    const key = `${how} ${times}`;
    const known = this.said.get(entry) ?? {};
    this.said.set(entry, known);
    known[key] ??= this.words.parts((words) => this[how](entry, words, times));
    return known[key];
  }

  /** A move in a sentence; "" leaves it out of the list. One that was made several times in a row
   * has a message of its own in the game's words, `KEY.times`, or is followed by the number.
   * @param {Pick<Entry, "fact" | "seat">} entry @param {Speaker} [words] @param {number} [times] @returns {string} */
  sentence({ fact, seat }, words = this.words, times = 1) {
    if (this.kit.table.silent?.includes(fact.is)) return "";
    const is = `${fact.is}.times`;
    if (times > 1 && words.has(is)) return words.tell({ ...fact, is, times }, this.who(seat));
    const once = words.tell(fact, this.who(seat));
    return times > 1 ? t("moves-times", { what: once, n: times }) : once;
  }

  /** The same as a part of a line: in few words, without saying who, if the game's words have `KEY.did`.
   * @param {Pick<Entry, "fact" | "seat">} entry @param {Speaker} words @param {number} times @returns {string} */
  did({ fact, seat }, words, times) {
    if (!words.has(`${fact.is}.did`)) return this.sentence({ fact, seat }, words, times);
    return words.did(fact, this.who(seat), times);
  }

  /** What a choice that leads to `next` puts at stake. @param {Snapshot} next */
  stakes(next) {
    return this.kit.table.stakes?.(next, this.context()) ?? null;
  }

  /** A choice as an order: "Place an army on 5".
   * @param {Pick<import("../../types.d.ts").Choice, "move" | "fact">} choice @param {Speaker} [words] */
  choiceWords(choice, words = this.words) {
    const order = this.kit.table.order?.(choice.move, this.context(words));
    return order ?? this.wholeWords(choice, words);
  }

  /** The same, with all that is said of it: before it is made for good.
   * @param {Pick<import("../../types.d.ts").Choice, "fact">} choice @param {Speaker} [words] */
  wholeWords(choice, words = this.words) {
    return words.offer(choice.fact);
  }

  /** Why something was refused, in words: a fact, if players can meet it. @param {unknown} error */
  refusal(error) {
    const { fact } = /** @type {{fact?: import("../../types.d.ts").Fact}} */ (error ?? {});
    return fact && this.words.has(fact.is) ? this.words.say(fact) : sentenceOf(error);
  }

  /** A line of the score sheet in words.
   * @param {{label: string, why: import("../../types.d.ts").Fact | null}} line
   * @returns {import("../../types.d.ts").ScoreWords} */
  scoreWords({ label, why }) {
    const own = this.kit.table.score?.(label, this.context());
    return { label: this.lineWords(label), ...own, why: why ? this.words.parts((words) => words.say(why)) : [] };
  }

  /** What a line is called; what only content names has no message of its own. @param {string} label */
  lineWords(label) {
    const key = `line-${label}`;
    return this.words.has(key) ? this.words.t(key) : this.words.t("line", { id: label });
  }

  /** A tie-break in words. @param {string} label */
  tieWords(label) {
    return this.words.t(`tie-${label}`);
  }

  /** So many of what a tie-break counts. @param {{label: string, points: number}} tie */
  tieCount({ label, points }) {
    return this.words.t(`tie-${label}.count`, { n: points });
  }

  /** What the game is called where there is room for one word. */
  shortTitle() {
    return this.words.has("title-short") ? this.words.t("title-short") : this.kit.title;
  }

  /** The words beside the title: round or turn; `narrow` in one line of a phone.
   * @param {Snapshot} [now] @param {boolean} [narrow] */
  status(now = /** @type {Snapshot} */ (this.now), narrow = false) {
    try {
      const words = this.kit.table.status?.({ ...this.context(), now }, narrow);
      if (words) return words;
    } catch {
      /* the shell's own words will do */
    }
    return t("frame-status", { count: now.count, n: now.names.length });
  }

  /** @param {number | "chance"} seat */
  who(seat) {
    return seat === "chance" ? t("moves-chance") : (this.seats[seat]?.label ?? String(seat));
  }
}

/** How the seats are called, everywhere alike: by the name that was given, else by the
 * word of the game for the seat.
 * @param {Snapshot} now @param {Kit} kit @param {Player[]} players @param {number | null} viewer
 * @returns {SeatInfo[]} */
export function seatsOf(now, kit, players, viewer) {
  const colours = kit.table.colours(now);
  const alone = players.filter((player) => player.kind === "human").length === 1;
  return now.names.map((word, seat) => {
    const player = players[seat] ?? { name: "", kind: "human", level: "" };
    const you = alone ? player.kind === "human" : seat === viewer;
    const name = player.name || seatWords(kit.name, word);
    return {
      name,
      colour: colours[seat] ?? "neutral",
      label: you ? t("is-you", { name }) : name,
      kind: player.kind,
      level: player.level,
      you,
    };
  });
}
