/* wire.js - the connection to a table: says hello, hands messages on, notices
 * when nobody answers any more, and connects again until it is closed.
 *
 * Whoever talks over it resumes from the last version it has seen, so a break
 * costs nothing but the time that it takes.
 */
import { socketAddress } from "./api.js";

/** @typedef {import("./messages.d.ts").Message} Message */
/** @typedef {import("./messages.d.ts").Refusal} Refusal */
/** @typedef {import("./messages.d.ts").Said} Said */

const PROTOCOL = "mudbrick.v1";
/** Waits before the next try, in ms; the last one is repeated. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000];
/** A ping when nothing came for so long, and the time to answer it. */
const QUIET = 20000;
const PATIENCE = 8000;
/** A break is worth a word after this. */
const NOTICE = 3000;

/** Close codes after which trying again is of no use. */
const FINAL = [4003, 4004];

/** What the wire needs to know, and whom it tells.
 * @typedef {{hello: () => Said, hear: (message: Message) => void, changed: () => void,
 *   ended: (refusal: Refusal | null) => void}} Talker */

export class Wire {
  /** @param {string} table @param {Talker} talker */
  constructor(table, talker) {
    this.table = table;
    this.talker = talker;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.ready = false; /* welcomed */
    this.tries = 0;
    this.closed = false;
    /** Since when there is no connection; 0: there is one. */
    this.lost = 0;
    /** The last refusal, for the end. @type {Refusal | null} */
    this.refusal = null;
    this.timer = 0;
    this.heart = 0;
    this.dropped = () => this.drop();
    this.looked = () => this.wake();
  }

  open() {
    addEventListener("offline", this.dropped);
    addEventListener("online", this.looked);
    document.addEventListener("visibilitychange", this.looked);
    this.lost = performance.now();
    this.connect();
  }

  close() {
    this.closed = true;
    removeEventListener("offline", this.dropped);
    removeEventListener("online", this.looked);
    document.removeEventListener("visibilitychange", this.looked);
    clearTimeout(this.timer);
    clearTimeout(this.heart);
    this.forget()?.close();
  }

  /** Whether a break has lasted long enough to speak of it. */
  get isLost() {
    return this.lost > 0 && performance.now() - this.lost >= NOTICE;
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(socketAddress(this.table), PROTOCOL);
    this.socket = socket;
    const isMine = () => this.socket === socket;
    socket.onopen = () => isMine() && this.send(this.talker.hello());
    socket.onmessage = (event) => isMine() && this.heard(event.data);
    socket.onclose = (event) => isMine() && this.broken(event.code);
    this.listen(PATIENCE);
  }

  /** @param {Said} message @returns {boolean} whether it is on its way */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {string} text */
  heard(text) {
    /** @type {Message} */
    const message = JSON.parse(text);
    this.listen(QUIET);
    if (message.type === "welcome") this.welcomed();
    if (message.type === "refused") this.refusal = message;
    if (message.type !== "pong") this.talker.hear(message);
  }

  welcomed() {
    this.ready = true;
    this.tries = 0;
    this.lost = 0;
    this.refusal = null;
  }

  /** Waits for a message; asks for one, then gives the connection up.
   * @param {number} time */
  listen(time) {
    clearTimeout(this.heart);
    this.heart = window.setTimeout(() => {
      if (time === PATIENCE || !this.send({ type: "ping" })) this.drop();
      else this.listen(PATIENCE);
    }, time);
  }

  /** Lets the socket go; it says nothing any more. */
  forget() {
    const { socket } = this;
    this.socket = null;
    this.ready = false;
    return socket;
  }

  /** Gives up a connection that is no good, and looks for another. */
  drop() {
    if (!this.socket) return;
    const socket = this.forget();
    this.broken(0);
    socket?.close();
  }

  /** Looks for another connection at once: `hello` has changed. */
  again() {
    this.tries = 0;
    this.drop();
    this.wake();
  }

  /** @param {number} code */
  broken(code) {
    this.forget();
    clearTimeout(this.heart);
    if (this.closed) return;
    if (FINAL.includes(code)) return this.talker.ended(this.refusal);
    this.lost ||= performance.now();
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    setTimeout(() => this.closed || this.talker.changed(), NOTICE);
    this.talker.changed();
  }

  /** The network is back, or somebody looks at the page again: no more waiting,
   * and a connection that only seems to be one is found out. */
  wake() {
    if (this.closed || document.hidden) return;
    if (!this.socket) this.connect();
    else if (this.send({ type: "ping" })) this.listen(PATIENCE);
  }
}
