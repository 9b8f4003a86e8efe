/* engine.js - the engine, as the page sees it: promises.
 *
 *     const engine = await openEngine();
 *     await engine.begin({game: "GAME", seats: 3});
 *     const now = await engine.snapshot(0);
 *
 * One worker holds the match and answers at once. Bots and hints are thought
 * about by others, one for each core to spare, which are made when first needed
 * and hold nothing; `stop` ends what they think about.
 */
import { Caller } from "./caller.js";
import { fault } from "./fault.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {import("../types.d.ts").Order} Order */
/** @typedef {import("../types.d.ts").Status} Status */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Hint} Hint */
/** @typedef {import("./calls.js").Calls} Calls */

const WORKERS_MAX = 4;
const STOPPED = "The search was stopped.";

function webWorker() {
  return new Worker(new URL("engine/worker.js", document.baseURI), { type: "module" });
}

/** Compiled while it arrives, which a browser also remembers; all at once where
 * a server does not say what the file is. */
async function fetchModule() {
  const address = new URL("mudbrick.wasm", document.baseURI);
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw fault("errors-engine", "the engine could not be loaded");
  try {
    if (response.headers.get("content-type") === "application/wasm")
      return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    throw fault("errors-engine", "the engine could not be loaded");
  }
}

/** The workers that think: each takes the next thing to do when it is free. */
class Thinkers {
  /** @param {() => Caller} makeCaller @param {number} most */
  constructor(makeCaller, most) {
    this.makeCaller = makeCaller;
    this.most = most;
    /** @type {Caller[]} */
    this.callers = [];
    /** @type {Caller[]} */
    this.free = [];
    /** @type {{resolve: (caller: Caller) => void, reject: (error: Error) => void}[]} */
    this.waiting = [];
  }

  make() {
    const caller = this.makeCaller();
    this.callers.push(caller);
    return caller;
  }

  /** @returns {Promise<Caller>} */
  take() {
    const caller = this.free.pop();
    if (caller) return Promise.resolve(caller);
    if (this.callers.length < this.most) return Promise.resolve(this.make());
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** Hands a worker on; one that has ended makes place for a new one.
   * @param {Caller} caller */
  give(caller) {
    if (caller.ended) this.callers = this.callers.filter((one) => one !== caller);
    const next = this.waiting.shift();
    if (next) next.resolve(caller.ended ? this.make() : caller);
    else if (!caller.ended) this.free.push(caller);
  }

  /** @template {keyof Calls} N @param {N} name @param {Parameters<Calls[N]>} args
   * @returns {Promise<ReturnType<Calls[N]>>} */
  async call(name, ...args) {
    const caller = await this.take();
    try {
      return await caller.call(name, ...args);
    } finally {
      this.give(caller);
    }
  }

  stop() {
    const { callers, waiting } = this;
    this.callers = [];
    this.free = [];
    this.waiting = [];
    for (const { reject } of waiting) reject(new Error(STOPPED));
    for (const caller of callers) caller.end(new Error(STOPPED));
  }
}

export class Engine {
  /** @param {WebAssembly.Module} module @param {Worker} worker for the match
   * @param {() => Worker} makeWorker for those who think @param {number} cores */
  constructor(module, worker, makeWorker, cores) {
    this.match = new Caller(worker, module);
    /** What the match has answered since it changed last, by what was asked.
     * @type {Map<string, Promise<unknown>>} */
    this.known = new Map();
    this.thinkers = new Thinkers(() => new Caller(makeWorker(), module), Math.max(1, Math.min(WORKERS_MAX, cores - 1)));
  }

  /** Changes the match; what that answers is its status from then on, unless it refuses.
   * @template {keyof Calls} N @param {N} name @param {Parameters<Calls[N]>} args
   * @returns {Promise<ReturnType<Calls[N]>>} */
  change(name, ...args) {
    this.known = new Map();
    return this.look("status", name, ...args);
  }

  /** Asks once for what stays the same until the match changes.
   * @template {keyof Calls} N @param {string} key @param {N} name @param {Parameters<Calls[N]>} args
   * @returns {Promise<ReturnType<Calls[N]>>} */
  look(key, name, ...args) {
    const known = /** @type {Promise<ReturnType<Calls[N]>> | undefined} */ (this.known.get(key));
    return known ?? this.keep(key, this.match.call(name, ...args));
  }

  /** Keeps an answer until the match changes, if there is one.
   * @template T @param {string} key @param {Promise<T>} answer @returns {Promise<T>} */
  keep(key, answer) {
    const { known } = this;
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  }

  /** @returns {Promise<GameInfo[]>} */
  games() {
    return this.match.call("games");
  }

  /** @returns {Promise<{name: string, help: string, iterations: number, uses: string[]}[]>} */
  levels() {
    return this.match.call("levels");
  }

  /** A new match; chance has moved. @param {Order} order @returns {Promise<Status>} */
  begin(order) {
    return this.change("begin", order);
  }

  /** A match from a record, at its end; a record without a seed goes on with
   * this one. @param {string} record @param {number | string} [seed]
   * @returns {Promise<Status & {players: (string | null)[]}>} */
  load(record, seed) {
    return this.change("load", record, seed);
  }

  /** A position from a link, a file or a snapshot. @param {string} text
   * @param {number | string} [seed] @returns {Promise<Status>} */
  position(text, seed) {
    return this.change("position", text, seed);
  }

  /** @returns {Promise<Status>} */
  status() {
    return this.look("status", "status");
  }

  /** @param {Seat | null} viewer @returns {Promise<Snapshot>} */
  snapshot(viewer) {
    return this.look(`snapshot ${viewer}`, "snapshot", viewer);
  }

  /** What the viewer saw after move n; the match stays where it is.
   * @param {number} n @param {Seat | null} viewer @returns {Promise<Snapshot>} */
  moment(n, viewer) {
    return this.match.call("moment", n, viewer);
  }

  /** @param {Seat | null} viewer @param {number} [from] @returns {Promise<Entry[]>} */
  log(viewer, from) {
    return this.match.call("log", viewer, from);
  }

  /** Plays it, then whatever chance has to do. With a viewer, what they see then comes along,
   * and `snapshot` has it. @param {Seat} seat @param {string} move @param {Seat | null} [viewer]
   * @returns {Promise<Status & {now?: Snapshot}>} */
  play(seat, move, viewer) {
    const played = this.change("play", seat, move, viewer);
    if (viewer !== undefined)
      this.keep(
        `snapshot ${viewer}`,
        played.then(({ now }) => now),
      );
    return played;
  }

  /** Exactly this line of a record. @param {string} line @returns {Promise<Status>} */
  line(line) {
    return this.change("line", line);
  }

  /** Whatever chance has to do; from now on it does so by itself.
   * @returns {Promise<Status>} */
  chance() {
    return this.change("chance");
  }

  /** @param {Seat} viewer @param {string} move
   * @returns {Promise<Snapshot & {sure: boolean, then: Seat[]}>} */
  preview(viewer, move) {
    return this.match.call("preview", viewer, move);
  }

  /** Takes back what the seat decided last.
   * @param {Seat} seat @param {import("./calls.js").Back} [how] @returns {Promise<Status>} */
  undo(seat, how) {
    return this.change("undo", seat, how);
  }

  /** @param {number} n @returns {Promise<Status>} */
  goTo(n) {
    return this.change("goTo", n);
  }

  /** @returns {Promise<Status>} */
  cut() {
    return this.change("cut");
  }

  /** @param {(string | null)[]} [players] @returns {Promise<string>} */
  record(players) {
    return this.match.call("record", players);
  }

  /** @param {Seat | null} viewer @returns {Promise<string>} */
  link(viewer) {
    return this.match.call("link", viewer);
  }

  /** @returns {Promise<number[][]>} */
  chart() {
    return this.match.call("chart");
  }

  /** Draws every chance move of a record again with its key, which must fit the
   * commitment; rejects with what does not fit. @param {string} record
   * @param {string} [commitment] @returns {Promise<{moves: number, draws: number}>} */
  verify(record, commitment) {
    return this.match.call("verify", record, commitment);
  }

  /** A puzzle of the match, and what the thinkers say to each share of it.
   * @param {Seat} seat @param {string} level */
  async ask(seat, level) {
    const { shares, puzzle } = await this.match.call("ask", seat, level);
    const all = Array.from({ length: shares }, (_, i) => this.thinkers.call("think", i, puzzle));
    return { puzzle, answers: await Promise.all(all) };
  }

  /** The move of a bot that knows what the seat knows. @param {Seat} seat
   * @param {string} level @returns {Promise<string>} */
  async think(seat, level) {
    const { puzzle, answers } = await this.ask(seat, level);
    if (answers.length === 1) return answers[0].move;
    return (
      await this.match.call(
        "decide",
        puzzle,
        answers.map((a) => a.part),
      )
    ).move;
  }

  /** Up to three good moves. @param {Seat} seat @returns {Promise<Hint[]>} */
  async hint(seat) {
    const { puzzle, answers } = await this.ask(seat, "");
    return this.thinkers.call(
      "advise",
      puzzle,
      answers.map((a) => a.part),
    );
  }

  /** Ends every `think` and `hint` that is under way: they reject. */
  stop() {
    this.thinkers.stop();
  }

  /** Ends the engine. */
  close() {
    this.stop();
    this.match.end(new Error("The engine was closed."));
  }
}

/** @param {{module?: WebAssembly.Module, makeWorker?: () => Worker, cores?: number}} [how]
 * @returns {Promise<Engine>} */
export async function openEngine(how = {}) {
  const makeWorker = how.makeWorker ?? webWorker;
  const worker = makeWorker(); // starts while the module comes
  const module = how.module ?? (await fetchModule());
  const cores = how.cores ?? globalThis.navigator?.hardwareConcurrency ?? 2;
  return new Engine(module, worker, makeWorker, cores);
}
