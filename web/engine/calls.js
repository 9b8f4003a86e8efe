/* calls.js - what the engine can be asked, over one instance of the module.
 *
 * Runs in a worker (worker.js), and in tests without one. Every call answers
 * plain data or throws an Error with a sentence.
 */
import { open } from "./module.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {import("../types.d.ts").Order} Order */

/** The viewer of a move that nobody looks at. */
const UNSEEN = -2;

/** @param {Seat | null} viewer */
const seatNumber = (viewer) => (viewer === null || viewer === undefined ? -1 : viewer);

/** A number of the module's 64 bits; as text it survives where digits are kept.
 * @param {number | string | undefined} seed */
function seedNumber(seed) {
  if (seed === undefined || seed === null || seed === "") return BigInt(randomSeed());
  const text = String(seed).trim();
  if (!/^\d{1,18}$/.test(text)) throw new Error("A seed is a whole number of at most 18 digits.");
  return BigInt(text);
}

export function randomSeed() {
  return globalThis.crypto.getRandomValues(new Uint32Array(1))[0];
}

/** @param {any} game as the engine tells it */
function gameInfo({ seats_min, seats_max, options, ...rest }) {
  return {
    ...rest,
    seats: [seats_min, seats_max],
    options: options.map((/** @type {any} */ { values, ...option }) => ({ ...option, words: values })),
  };
}

/** @param {WebAssembly.Module} module */
export function makeCalls(module) {
  const call = open(module);
  /** @param {string} name @param {(number | bigint)[]} [numbers] @param {string} [text] */
  const ask = (name, numbers, text) => JSON.parse(call(name, numbers, text));
  /** @type {any} */
  let known = null;
  const catalogue = () => (known ??= ask("games"));

  return {
    games: () => catalogue().games.map(gameInfo),
    levels: () => catalogue().levels,
    /** @param {Order} order */
    begin: ({ seed, ...order }) => ask("begin", [seedNumber(seed)], JSON.stringify(order)),
    /** @param {string} record @param {number | string} [seed] */
    load: (record, seed) => ask("load", [seedNumber(seed)], record),
    /** @param {string} text a link, or JSON: a position or a snapshot
     * @param {number | string} [seed] */
    position: (text, seed) => ask("position", [seedNumber(seed)], text.trim()),
    status: () => ask("status"),
    /** @param {Seat | null} viewer */
    snapshot: (viewer) => ask("snapshot", [seatNumber(viewer)]),
    /** @param {Seat | null} viewer @param {number} [from] */
    log(viewer, from = 1) {
      const list = ask("log", [seatNumber(viewer), from]);
      return list.map((/** @type {any} */ one) => ({ n: one.n, ...one.entry, barrier: one.barrier }));
    },
    /** @param {Seat} seat @param {string} move @param {Seat | null} [viewer] */
    play: (seat, move, viewer) => ask("play", [seat, viewer === undefined ? UNSEEN : seatNumber(viewer)], move),
    /** @param {string} line */
    line: (line) => ask("line", [], line),
    chance: () => ask("chance"),
    /** @param {Seat} viewer @param {string} move */
    preview(viewer, move) {
      const { sure, then, now } = ask("preview", [seatNumber(viewer)], move);
      return { ...now, sure, then };
    },
    /** @param {Seat} seat */
    undo: (seat) => ask("undo", [seat]),
    /** @param {number} n */
    goTo: (n) => ask("go_to", [n]),
    cut: () => ask("cut"),
    /** @param {(string | null)[]} [players] */
    record(players = []) {
      const names = players.map((name) => String(name ?? "").replace(/[\r\n]/g, " "));
      return call("record", [], names.join("\n"));
    },
    /** @param {Seat | null} viewer */
    link: (viewer) => call("link", [seatNumber(viewer)]),
    chart: () => ask("chart"),
    /** @param {string} record @param {string} [commitment] */
    verify: (record, commitment = "-") => ask("verify", [], `commitment ${commitment}\n${record}`),

    // A decision in steps: a question of the match, thought about elsewhere.
    /** @param {Seat} seat @param {string} level */
    ask: (seat, level) => ask("ask", [seat], level),
    /** @param {number} share @param {string} question */
    think: (share, question) => ask("think", [], `${question}${share}\n`),
    /** @param {string} question @param {string[]} parts */
    decide: (question, parts) => ask("decide", [], question + parts.join("\n") + "\n"),
    /** @param {string} question @param {string[]} parts */
    advise: (question, parts) => ask("advise", [], question + parts.join("\n") + "\n"),
  };
}
