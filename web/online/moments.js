/* moments.js - how a table stood, as this browser has seen it: what the page was shown, and
 * what the server is asked for where nothing was.
 */

/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./messages.d.ts").Moment} Moment */
/** @typedef {import("./messages.d.ts").Refusal} Refusal */
/** @typedef {import("./messages.d.ts").Said} Said */
/** @typedef {{promise: Promise<Snapshot | undefined>, answer: (now?: Snapshot) => void}} Wanted */

/** So many are kept, to be seen again. */
const MOST = 200;
/** A request that came too soon is sent again after so long, in ms. */
const AGAIN_AFTER = 1500;

const ID = "moment.";

export class Moments {
  /** @param {(message: Said) => boolean} send whether it is on its way */
  constructor(send) {
    this.send = send;
    /** By the number of moves. @type {Map<number, Snapshot>} */
    this.known = new Map();
    /** What the server has been asked for. @type {Map<number, Wanted>} */
    this.wanted = new Map();
  }

  /** Of how the table stands, and of no other future of it. @param {Snapshot} now */
  keep(now) {
    for (const n of this.known.keys()) if (n >= now.count || n < now.count - MOST) this.known.delete(n);
    this.known.set(now.count, now);
  }

  /** Other moves lead there now, or somebody else looks. */
  forget() {
    this.known.clear();
  }

  /** After this many moves; nothing where that cannot be had.
   * @param {number} n @returns {Promise<Snapshot | undefined>} */
  async at(n) {
    const known = this.known.get(n);
    if (known) return known;
    const waits = this.wanted.get(n);
    if (waits) return waits.promise;
    return this.ask(n) ? this.want(n) : undefined;
  }

  /** @param {number} n */
  ask(n) {
    return this.send({ type: "moment", n, id: ID + n });
  }

  /** @param {number} n */
  want(n) {
    let answer = /** @type {Wanted["answer"]} */ (() => {});
    const promise = /** @type {Wanted["promise"]} */ (new Promise((resolve) => (answer = resolve)));
    this.wanted.set(n, { promise, answer });
    return promise;
  }

  /** Asks once more: the answers went with the wire, or have not been given. */
  again() {
    for (const n of this.wanted.keys()) this.ask(n);
  }

  /** @param {number} n @param {Snapshot} [now] */
  answered(n, now) {
    this.wanted.get(n)?.answer(now);
    this.wanted.delete(n);
  }

  /** @param {Moment} message */
  heard({ n, now }) {
    if (now) this.known.set(n, now);
    this.answered(n, now ?? undefined);
  }

  /** @param {Refusal} refusal @returns {boolean} whether it was about this */
  refused({ id = "", code }) {
    if (!id.startsWith(ID)) return false;
    const n = Number(id.slice(ID.length));
    if (code === "pace") setTimeout(() => this.wanted.has(n) && this.ask(n), AGAIN_AFTER);
    else this.answered(n);
    return true;
  }
}
