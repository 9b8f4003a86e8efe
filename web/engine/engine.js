/* engine.js - the engine, as the page sees it: promises.
 *
 *     const engine = await openEngine();
 *     await engine.begin({game: "empire", seats: 3});
 *     const now = await engine.snapshot(0);
 *
 * One worker holds the match and answers at once. Bots and hints are thought
 * about by others, one for each core to spare, which are made when first needed
 * and hold nothing; `stop` ends what they think about.
 */

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {import("../types.d.ts").Order} Order */
/** @typedef {import("../types.d.ts").Status} Status */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Hint} Hint */

const WORKERS_MAX = 4;
const STOPPED = "The search was stopped.";

function webWorker() {
  return new Worker(new URL("worker.js", import.meta.url), { type: "module" });
}

/** Compiled while it arrives, which a browser also remembers; all at once where
 * a server does not say what the file is. */
async function fetchModule() {
  const address = new URL("../mudbrick.wasm", import.meta.url);
  const response = await fetch(address);
  if (!response.ok) throw new Error("The engine could not be loaded. Please reload the page.");
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A worker and the calls that it has not answered yet. */
class Line {
  /** @param {Worker} worker @param {WebAssembly.Module} module */
  constructor(worker, module) {
    /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
    this.open = new Map();
    this.next = 1;
    /** Why it has ended, if it has. */
    this.ended = "";
    this.worker = worker;
    this.worker.onmessage = (event) => this.answered(event.data);
    this.worker.onerror = () => this.end("The engine has stopped. Please reload the page; saved games are kept.");
    this.worker.postMessage({ module });
  }

  /** @param {{id: number, value?: any, problem?: string}} message */
  answered({ id, value, problem }) {
    const waiting = this.open.get(id);
    this.open.delete(id);
    if (problem === undefined) waiting?.resolve(value);
    else waiting?.reject(new Error(problem));
  }

  /** @param {string} name @param {any[]} args @returns {Promise<any>} */
  call(name, ...args) {
    if (this.ended) return Promise.reject(new Error(this.ended));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, args });
    });
  }

  /** @param {string} reason */
  end(reason) {
    this.ended = reason;
    this.worker.terminate();
    for (const { reject } of this.open.values()) reject(new Error(reason));
    this.open.clear();
  }
}

/** The workers that think: each takes the next thing to do when it is free. */
class Thinkers {
  /** @param {() => Line} makeLine @param {number} most */
  constructor(makeLine, most) {
    this.makeLine = makeLine;
    this.most = most;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Line[]} */
    this.free = [];
    /** @type {{resolve: (line: Line) => void, reject: (error: Error) => void}[]} */
    this.waiting = [];
  }

  make() {
    const line = this.makeLine();
    this.lines.push(line);
    return line;
  }

  /** @returns {Promise<Line>} */
  take() {
    const line = this.free.pop();
    if (line) return Promise.resolve(line);
    if (this.lines.length < this.most) return Promise.resolve(this.make());
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** Hands a worker on; one that has ended makes place for a new one.
   * @param {Line} line */
  give(line) {
    if (line.ended) this.lines = this.lines.filter((one) => one !== line);
    const next = this.waiting.shift();
    if (next) next.resolve(line.ended ? this.make() : line);
    else if (!line.ended) this.free.push(line);
  }

  /** @param {string} name @param {any[]} args @returns {Promise<any>} */
  async call(name, ...args) {
    const line = await this.take();
    try {
      return await line.call(name, ...args);
    } finally {
      this.give(line);
    }
  }

  stop() {
    const { lines, waiting } = this;
    this.lines = [];
    this.free = [];
    this.waiting = [];
    for (const { reject } of waiting) reject(new Error(STOPPED));
    for (const line of lines) line.end(STOPPED);
  }
}

export class Engine {
  /** @param {WebAssembly.Module} module @param {Worker} worker for the match
   * @param {() => Worker} makeWorker for those who think @param {number} cores */
  constructor(module, worker, makeWorker, cores) {
    this.match = new Line(worker, module);
    this.thinkers = new Thinkers(() => new Line(makeWorker(), module), Math.max(1, Math.min(WORKERS_MAX, cores - 1)));
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
    return this.match.call("begin", order);
  }

  /** A match from a record, at its end; a record without a seed goes on with
   * this one. @param {string} record @param {number | string} [seed]
   * @returns {Promise<Status & {players: (string | null)[]}>} */
  load(record, seed) {
    return this.match.call("load", record, seed);
  }

  /** A position from a link or a file. @param {string} text
   * @param {number | string} [seed] @returns {Promise<Status>} */
  position(text, seed) {
    return this.match.call("position", text, seed);
  }

  /** @returns {Promise<Status>} */
  status() {
    return this.match.call("status");
  }

  /** @param {Seat | null} viewer @returns {Promise<Snapshot>} */
  snapshot(viewer) {
    return this.match.call("snapshot", viewer);
  }

  /** @param {Seat | null} viewer @param {number} [from] @returns {Promise<Entry[]>} */
  log(viewer, from) {
    return this.match.call("log", viewer, from);
  }

  /** Plays it, then whatever chance has to do. @param {Seat} seat
   * @param {string} move @returns {Promise<Status>} */
  play(seat, move) {
    return this.match.call("play", seat, move);
  }

  /** Exactly this line of a record. @param {string} line @returns {Promise<Status>} */
  line(line) {
    return this.match.call("line", line);
  }

  /** Whatever chance has to do; from now on it does so by itself.
   * @returns {Promise<Status>} */
  chance() {
    return this.match.call("chance");
  }

  /** @param {Seat} viewer @param {string} move
   * @returns {Promise<Snapshot & {sure: boolean, then: Seat[]}>} */
  preview(viewer, move) {
    return this.match.call("preview", viewer, move);
  }

  /** @param {Seat} seat @returns {Promise<Status>} */
  undo(seat) {
    return this.match.call("undo", seat);
  }

  /** @param {number} n @returns {Promise<Status>} */
  goTo(n) {
    return this.match.call("goTo", n);
  }

  /** @returns {Promise<Status>} */
  cut() {
    return this.match.call("cut");
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
   * promise; rejects with what does not fit. @param {string} record
   * @param {string} [promise] @returns {Promise<{moves: number, draws: number}>} */
  verify(record, promise) {
    return this.match.call("verify", record, promise);
  }

  /** A question of the match, and what the thinkers say to each share of it.
   * @param {Seat} seat @param {string} level */
  async ask(seat, level) {
    const { shares, question } = await this.match.call("ask", seat, level);
    const all = Array.from({ length: shares }, (_, i) => this.thinkers.call("think", i, question));
    return { question, answers: await Promise.all(all) };
  }

  /** The move of a bot that knows what the seat knows. @param {Seat} seat
   * @param {string} level @returns {Promise<string>} */
  async think(seat, level) {
    const { question, answers } = await this.ask(seat, level);
    if (answers.length === 1) return answers[0].move;
    return (
      await this.match.call(
        "decide",
        question,
        answers.map((a) => a.part),
      )
    ).move;
  }

  /** Up to three good moves. @param {Seat} seat @returns {Promise<Hint[]>} */
  async hint(seat) {
    const { question, answers } = await this.ask(seat, "");
    return this.thinkers.call(
      "advise",
      question,
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
    this.match.end("The engine was closed.");
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
