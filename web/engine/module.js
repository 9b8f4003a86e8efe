/* module.js - the WebAssembly module: texts in, texts out (docs/wasm.md). */

import { fault } from "./fault.js";

/** @typedef {{memory: WebAssembly.Memory} & Record<string, (...numbers: (number | bigint)[]) => number>} Exports */

/** A first letter and a last sign, so that a refusal reads as a sentence.
 * @param {string} text */
function sentence(text) {
  const end = /[.!?]$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

/** What the module refuses: a sentence for programmers, and on a line of its own what
 * players are told, if they can meet it. @param {string} answer */
function refusal(answer) {
  const [why, fact] = answer.split("\n");
  return Object.assign(new Error(sentence(why)), fact && { fact: JSON.parse(fact) });
}

/** @param {WebAssembly.Module} module @returns {Exports} */
function start(module) {
  const exports = /** @type {Exports} */ (new WebAssembly.Instance(module, {}).exports);
  exports._initialize();
  return exports;
}

/** Makes an instance and gives the function that calls it.
 *
 *     const call = open(module);
 *     JSON.parse(call("snapshot", [0]));
 *     call("play", [0], "take 3");
 *
 * The text, if there is one, goes in first and its size is the last argument.
 * What the module refuses is thrown as an Error with its sentence, and with the fact that
 * players are told. If the module
 * itself breaks down, a new instance takes its place, which holds no match.
 * @param {WebAssembly.Module} module
 * @returns {(name: string, numbers?: (number | bigint)[], text?: string) => string} */
export function open(module) {
  let exports = start(module);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** @param {number} size */
  const bytes = (size) => new Uint8Array(exports.memory.buffer, exports.buffer(), size);

  /** @param {string} text */
  function put(text) {
    const room = exports.room();
    const { read, written } = encoder.encodeInto(text, bytes(room));
    if (read !== text.length)
      throw fault("errors-too-big", `that text is longer than ${room} bytes, which is the limit`);
    return written;
  }

  /** @param {string} name @param {(number | bigint)[]} numbers @returns {number} */
  function run(name, numbers) {
    try {
      return exports[name](...numbers);
    } catch (error) {
      exports = start(module);
      throw fault("errors-broken", `the engine broke down (${/** @type {Error} */ (error).message})`);
    }
  }

  return (name, numbers = [], text) => {
    const size = run(name, text === undefined ? numbers : [...numbers, put(text)]);
    const answer = decoder.decode(bytes(Math.abs(size)));
    if (size < 0) throw refusal(answer);
    return answer;
  };
}
