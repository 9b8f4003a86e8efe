/* calls.js - what the engine can be asked, over one instance of the module.
 *
 * Runs in a worker (worker.js), and in tests without one. Every call answers
 * plain data or throws an Error (module.js).
 */
import { open } from "./module.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {import("../types.d.ts").Fact} Fact */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../types.d.ts").Hint} Hint */
/** @typedef {import("../types.d.ts").Order} Order */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").Status} Status */

/** The viewer of a move that nobody looks at. */
const UNSEEN = -2;

/** How far back: all of the turn; past what was shown.
 * @typedef {{turn?: boolean, past?: boolean}} Back */
const BACK_TURN = 1;
const BACK_PAST = 2;

/** @param {Seat | null} viewer */
const seatNumber = (viewer) => (viewer === null || viewer === undefined ? -1 : viewer);

/** A number of the module's 64 bits; as text it survives where digits are kept.
 * @param {number | string | undefined} seed */
function seedNumber(seed) {
  if (seed === undefined || seed === null || seed === "") return BigInt(randomSeed());
  const text = String(seed).trim();
  if (!/^\d{1,18}$/.test(text)) throw new Error("a seed is a whole number of at most 18 digits");
  return BigInt(text);
}

function randomSeed() {
  return globalThis.crypto.getRandomValues(new Uint32Array(1))[0];
}

/** A game as the engine tells it.
 * @typedef {Omit<GameInfo, "seats" | "options"> & {seats_min: number, seats_max: number,
 *   options: (Omit<GameInfo["options"][number], "words"> & {values: string[]})[]}} Told */
/** @typedef {{name: string, help: string, iterations: number, uses: string[]}} Level */

/** @param {Told} game @returns {GameInfo} */
function gameInfo({ seats_min, seats_max, options, ...rest }) {
  return {
    ...rest,
    seats: [seats_min, seats_max],
    options: options.map(({ values, ...option }) => ({ ...option, words: values })),
  };
}

/** Asks the module; what it answers is as docs/wasm.md says.
 * @typedef {<T>(name: string, numbers?: (number | bigint)[], text?: string) => T} Ask */

/** A decision in steps: a puzzle of the match, thought about elsewhere. @param {Ask} ask */
const puzzleCalls = (ask) => ({
  /** @param {Seat} seat @param {string} level @returns {{shares: number, puzzle: string}} */
  ask: (seat, level) => ask("ask", [seat], level),
  /** @param {number} share @param {string} puzzle @returns {{move: string, part: string}} */
  think: (share, puzzle) => ask("think", [], `${puzzle}${share}\n`),
  /** @param {string} puzzle @param {string[]} parts @returns {{move: string}} */
  decide: (puzzle, parts) => ask("decide", [], puzzle + parts.join("\n") + "\n"),
  /** @param {string} puzzle @param {string[]} parts @returns {Hint[]} */
  advise: (puzzle, parts) => ask("advise", [], puzzle + parts.join("\n") + "\n"),
});

/** @typedef {ReturnType<typeof makeCalls>} Calls */

/** @param {WebAssembly.Module} module */
export function makeCalls(module) {
  const call = open(module);
  /** @type {Ask} */
  const ask = (name, numbers, text) => JSON.parse(call(name, numbers, text));
  /** @type {{games: Told[], levels: Level[]} | null} */
  let known = null;
  const catalogue = () => (known ??= /** @type {{games: Told[], levels: Level[]}} */ (ask("games")));

  return {
    games: () => catalogue().games.map(gameInfo),
    levels: () => catalogue().levels,
    /** @param {Order} order @returns {Status} */
    begin: ({ seed, ...order }) => ask("begin", [seedNumber(seed)], JSON.stringify(order)),
    /** @param {string} record @param {number | string} [seed] @returns {Status & {players: (string | null)[]}} */
    load: (record, seed) => ask("load", [seedNumber(seed)], record),
    /** @param {string} text a link, or JSON: a position or a snapshot
     * @param {number | string} [seed] @returns {Status} */
    position: (text, seed) => ask("position", [seedNumber(seed)], text.trim()),
    /** @returns {Status} */
    status: () => ask("status"),
    /** @param {Seat | null} viewer @returns {Snapshot} */
    snapshot: (viewer) => ask("snapshot", [seatNumber(viewer)]),
    /** What the viewer saw after move n; the match stays where it is.
     * @param {number} n @param {Seat | null} viewer @returns {Snapshot} */
    moment(n, viewer) {
      /** @type {Status} */
      const { count } = ask("status");
      ask("go_to", [n]);
      try {
        return ask("snapshot", [seatNumber(viewer)]);
      } finally {
        ask("go_to", [count]);
      }
    },
    /** @param {Seat | null} viewer @param {number} [from] @returns {Entry[]} */
    log(viewer, from = 1) {
      /** @type {{n: number, barrier: Fact | null, entry: Omit<Entry, "n" | "barrier">}[]} */
      const list = ask("log", [seatNumber(viewer), from]);
      return list.map((one) => ({ n: one.n, ...one.entry, barrier: one.barrier }));
    },
    /** @param {Seat} seat @param {string} move @param {Seat | null} [viewer] @returns {Status & {now?: Snapshot}} */
    play: (seat, move, viewer) => ask("play", [seat, viewer === undefined ? UNSEEN : seatNumber(viewer)], move),
    /** @param {string} line @returns {Status} */
    line: (line) => ask("line", [], line),
    /** @returns {Status} */
    chance: () => ask("chance"),
    /** @param {Seat} viewer @param {string} move */
    preview(viewer, move) {
      /** @type {{sure: boolean, then: Seat[], now: Snapshot}} */
      const answer = ask("preview", [seatNumber(viewer)], move);
      const { sure, then, now } = answer;
      return { ...now, sure, then };
    },
    /** @param {Seat} seat @param {Back} [how] @returns {Status} */
    undo: (seat, { turn, past } = {}) => ask("undo", [seat, (turn ? BACK_TURN : 0) | (past ? BACK_PAST : 0)]),
    /** @param {number} n @returns {Status} */
    goTo: (n) => ask("go_to", [n]),
    /** @returns {Status} */
    cut: () => ask("cut"),
    /** @param {(string | null)[]} [players] */
    record(players = []) {
      const names = players.map((name) => String(name ?? "").replace(/[\r\n]/g, " "));
      return call("record", [], names.join("\n"));
    },
    /** @param {Seat | null} viewer */
    link: (viewer) => call("link", [seatNumber(viewer)]),
    /** @returns {number[][]} */
    chart: () => ask("chart"),
    /** @param {string} record @param {string} [commitment] @returns {{moves: number, draws: number}} */
    verify: (record, commitment = "-") => ask("verify", [], `commitment ${commitment}\n${record}`),
    ...puzzleCalls(ask),
  };
}
