/* guest.js - a table online, as this browser sits at it or looks on: follows
 * what the server tells, sends moves once, and asks for the rest. The server
 * rules; what is shown here is its snapshot.
 */
import { hasWords, t } from "../shell/words/words.js";
import { kept } from "../shell/base/kept.js";
import { Decider } from "../shell/play/decider.js";
import { Match, seatsOf } from "../shell/play/match.js";
import { newId } from "../shell/play/saved.js";
import { Clock } from "./clock.js";
import { Moments } from "./moments.js";
import { Wire } from "./wire.js";
import { Pacer } from "./pacer.js";
import { noteEnd } from "./result.js";
import { takeSeat } from "./take.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** @typedef {import("./messages.d.ts").Logged} Logged */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./api.js").Info} Info */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../shell/play/saved.js").Player} Player */

/** @typedef {import("./messages.d.ts").Refusal} Refusal */

/** A move on its way: the same id until it is acknowledged.
 * @typedef {{id: string, move: string, version: number}} Sent */

/** Refusals after which the same move may simply be sent again. */
const AGAIN = ["pace"];
const AGAIN_AFTER = 1500;

/** Who sits where, in the words of the shell. @param {Info} info @param {number | null} own @returns {Player[]} */
function playersOf(info, own) {
  return info.seats.map((place, seat) => {
    if (place.kind === "bot") return { name: "", kind: "bot", level: place.level ?? "" };
    return { name: place.name, kind: seat === own ? "human" : "guest", level: "" };
  });
}

export class Guest extends Decider {
  /** @param {Engine} engine @param {import("../shell/play/kit.js").Kit} kit @param {Info} info
   * @param {import("./mine.js").Held} held @param {import("../shell/play/kit.js").Place[]} places the seats,
   * before there is a match */
  constructor(engine, kit, info, held, places) {
    super(new Match(engine, kit, playersOf(info, null)));
    this.table = info.table;
    this.info = info;
    this.held = held;
    this.places = places;
    /** The own seat; null looks on. @type {number | null} */
    this.seat = null;
    this.version = 0;
    this.moments = new Moments((message) => this.wire.ready && this.wire.send(message));
    /** @type {Sent | null} */
    this.sent = null;
    /** @type {Clock | null} */
    this.clock = null;
    /** @type {number[]} */
    this.online = [];
    this.watching = 0;
    this.news = ""; /* what has just happened, besides moves */
    this.redraw = 0; /* the timer of `changed` */
    this.isSitting = false; /* takes a seat just now */
    this.wantsNext = false; /* goes to the rematch as soon as there is one */
    /** The record, once it was asked for. @type {Promise<string> | null} */
    this.text = null;
    /** Why there is no way in any more. */
    this.ended = "";
    this.pacer = new Pacer((message) => this.happened(message));
    this.wire = new Wire(info.table, {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      changed: () => this.changed(),
      ended: (refusal) => this.end(refusal),
    });
    this.welcome = new Promise((resolve, reject) => (this.arrived = { resolve, reject }));
  }

  /** Until the server has told how the table stands. */
  async start() {
    this.wire.open();
    await this.welcome;
  }

  close() {
    clearTimeout(this.redraw);
    this.pacer.clear();
    this.wire.close();
  }

  /** @param {Refusal | null} refusal the last one */
  end(refusal) {
    this.ended = refusal ? this.wordsOf(refusal) : t("online-no-entry");
    this.arrived?.reject(new Error(this.ended));
    this.match.changed();
  }

  /** Resumes from what was shown; what still waited comes again. */
  hello() {
    this.pacer.clear();
    const { secret, invite } = this.held;
    const papers = secret ? { secret } : invite ? { invite } : {};
    return { type: "hello", version: this.version, want: "all", ...papers };
  }

  /** Whether a bot plays for the own seat. */
  get isReplaced() {
    const place = this.seat === null ? null : this.info.seats[this.seat];
    return Boolean(place?.late || place?.resigned);
  }

  get yours() {
    return super.yours && !this.sent && !this.isReplaced && this.info.state === "playing";
  }

  get canSkip() {
    return this.pacer.waiting.length > 0;
  }

  /** The rest of this bot's turn is not waited for. */
  skip() {
    this.pacer.skip();
  }

  /** Draws what has changed, once for all messages that have come by then: bots
   * are quicker than any page. */
  changed() {
    this.redraw ||= window.setTimeout(() => {
      this.redraw = 0;
      this.match.changed();
    }, 0);
  }

  /* -- What the server tells ------------------------------------------------ */

  /** @param {import("./messages.d.ts").Message} message */
  hear(message) {
    if (this.isSitting) return undefined;
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "event":
        return this.pacer.take(message, this.info.pace.kind !== "live" && !message.done);
      case "presence":
        return this.saw(message);
      case "moment":
        return this.moments.heard(message);
      case "done":
        return this.acknowledged(message.id);
      case "refused":
        return this.refused(message);
      default:
        return undefined;
    }
  }

  /** @param {import("./messages.d.ts").Welcome} message */
  welcomed(message) {
    if (message.from !== this.version) this.forget();
    this.seat = message.seat;
    this.take(message);
    if (this.sent) this.wire.send(this.moveMessage(this.sent));
    this.moments.again();
    this.arrived?.resolve(undefined);
  }

  /** @param {import("./messages.d.ts").Happened} message */
  happened(message) {
    if (message.from > this.version) return this.wire.again();
    this.news = this.newsOf(message.log.filter((entry) => entry.version > this.version));
    this.take(message);
  }

  /** @param {{online: number[], watching: number}} message */
  saw({ online, watching }) {
    this.online = online;
    this.watching = watching;
    this.changed();
  }

  /** Everything from the beginning: the table, or who looks at it, is another. */
  forget() {
    this.version = 0;
    this.moments.forget();
    this.match.whole = [];
  }

  /** @param {import("./messages.d.ts").News} message */
  take(message) {
    for (const entry of message.log) if (entry.version > this.version) this.enter(entry);
    this.version = message.version;
    if (message.info) this.learn(message.info);
    for (const id of message.done ?? []) this.acknowledged(id);
    if (message.now) this.show(message.now);
    this.clock = message.clock ? new Clock(message.clock, (seat) => this.runs(seat)) : null;
    this.changed();
  }

  /** @param {Logged} entry */
  enter(entry) {
    const { match } = this;
    if (entry.event === "back") match.whole = match.whole.filter((old) => old.n <= Number(entry.to));
    else if (!entry.event) {
      match.whole = [...match.whole, entry];
      this.lapse();
    }
  }

  /** Whoever goes on withdraws what was asked; that is not told apart. */
  lapse() {
    if (!this.info.ask) return;
    const { ask, ...rest } = this.info;
    this.info = rest;
    this.news = t("online-lapsed");
  }

  /** @param {Info} info */
  learn(info) {
    this.info = info;
    this.online = info.seats.flatMap((place, seat) => (place.online ? [seat] : []));
    this.match.players = playersOf(info, this.seat);
    if (info.next) this.followed(info.next);
    if (this.held.commitment) return;
    this.held = mine.keep(this.table, { commitment: info.commitment, early: info.state !== "over", game: info.game });
  }

  /** The rematch: the secrets are the same there. @param {string} next */
  followed(next) {
    const { secret, invite } = this.held;
    if (secret && !mine.load(next).secret) mine.keep(next, { secret, invite, game: this.info.game, when: Date.now() });
    if (this.wantsNext) location.hash = `table/${next}`;
    this.wantsNext = false;
  }

  /** @param {Snapshot} now */
  show(now) {
    const { match } = this;
    match.viewer = this.seat;
    this.moments.keep(now);
    match.now = kept(match.now, now);
    match.log = match.whole;
    match.seats = kept(match.seats, seatsOf(now, match.kit, match.players, this.seat));
    match.held = this.hand(now);
    match.held.catch(() => {}); /* whoever asks about it hears why */
    if (this.asking && !this.legal(this.asking.move)) this.asking = null;
    if (now.over && this.seat !== null) this.finish();
  }

  /** The own match is over. */
  finish() {
    if (!this.held.ended) this.held = mine.keep(this.table, { ended: Date.now() });
    noteEnd(this);
  }

  /** @param {number} n */
  moment(n) {
    return this.moments.at(n);
  }

  /** The engine of this page gets what the server shows, and answers about it as about a
   * match of its own; when that is over, the whole of it. @param {Snapshot} now */
  hand(now) {
    const { engine } = this.match;
    const laid = engine.position(JSON.stringify(now));
    if (!now.over) return laid;
    return this.record().then(
      (text) => engine.load(text),
      () => laid,
    );
  }

  /** The record of the finished match, as the server gives it out. @returns {Promise<string>} */
  record() {
    this.text ??= api.record(this.table, this.held.secret || this.held.invite);
    this.text.catch(() => (this.text = null));
    return this.text;
  }

  /** Does this seat's clock run? @param {number} seat */
  runs(seat) {
    const place = this.info.seats[seat];
    return Boolean(this.now?.act.includes(seat)) && place.kind === "person" && !place.late && !place.resigned;
  }

  /** What happened besides moves, in a line. @param {Logged[]} log */
  newsOf(log) {
    if (log.some((entry) => entry.event === "begin")) return ""; /* the page itself says it */
    const lines = log
      .filter((entry) => entry.event && entry.seat !== this.seat)
      .map((entry) => {
        const who = entry.name ?? this.nameOf(Number(entry.seat));
        return hasWords(`online-said-${entry.event}`) ? t(`online-said-${entry.event}`, { who }) : "";
      });
    return lines.filter(Boolean).join(" ");
  }

  /** @param {number | undefined} seat */
  nameOf(seat) {
    return seat === undefined ? "" : (this.info.seats[seat]?.name ?? "");
  }

  /* -- Moves --------------------------------------------------------------- */

  /** @param {Sent} sent */
  moveMessage({ id, move, version }) {
    return { type: "move", table: this.table, version, id, move };
  }

  /** Sends the move; if there is no connection, as soon as there is one.
   * @param {string} move */
  async play(move) {
    this.asking = null;
    this.sent = { id: newId(), move, version: this.version };
    if (this.wire.ready) this.wire.send(this.moveMessage(this.sent));
    this.match.changed();
  }

  /** @param {string} id */
  acknowledged(id) {
    if (this.sent?.id !== id) return;
    this.sent = null;
    this.changed();
  }

  /** Why something was refused: what the server tells of it, or the word for it, in words of
   * ours; its own words are for programmers. @param {Refusal} refusal */
  wordsOf({ code, fact, why }) {
    return this.match.refusal({ fact: fact ?? { is: `refusal-${code}` }, message: t("errors-why", { why }) });
  }

  /** @param {Refusal} message */
  refused(message) {
    const { id, code } = message;
    const { sent } = this;
    if (this.moments.refused(message)) return;
    if (sent && AGAIN.includes(code)) {
      setTimeout(() => this.sent === sent && this.wire.send(this.moveMessage(sent)), AGAIN_AFTER);
      return;
    }
    if (sent && sent.id === id) this.sent = null;
    this.problem = this.wordsOf(message);
    this.match.changed();
  }

  /* -- Other wishes ---------------------------------------------------------- */

  /** @param {import("./messages.d.ts").Said} message */
  wish(message) {
    this.problem = this.wire.send(message) ? "" : t("online-not-now");
    this.match.changed();
  }

  /** Asks the others whether the last decision may be taken back. */
  async undo() {
    if (this.asking) this.dropQuestion();
    else if (this.seat !== null && this.info.state === "playing") this.wish({ type: "take-back" });
  }

  /** @param {boolean} yes */
  answer(yes) {
    this.wish({ type: "answer", yes });
  }

  resign() {
    this.wish({ type: "resign" });
  }

  comeBack() {
    this.wish({ type: "return" });
  }

  /** A new table with the same people, one seat further; and goes there. */
  rematch() {
    this.wantsNext = true;
    this.wish({ type: "rematch" });
  }

  /** Takes a seat, and looks at the table from there: what is told until then to
   * those who look on is not heard. @param {string} name @param {number | undefined} seat */
  async sit(name, seat) {
    const { invite } = this.held;
    this.isSitting = true;
    try {
      this.held = await takeSeat(this.table, this.info.game, { name, seat, ...(invite ? { invite } : {}) });
      this.forget();
    } finally {
      this.isSitting = false;
      this.wire.again();
    }
  }
}
