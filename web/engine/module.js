/* module.js - the WebAssembly module: texts in, texts out (docs/wasm.md). */

import { fault } from "./fault.js";

/** @typedef {{memory: WebAssembly.Memory} & Record<string, (...numbers: (number | bigint)[]) => number>} Exports */

/** What the module refuses: why, for programmers, and on a line of its own what players are told,
 * if they can meet it; else they are told what programmers are. @param {string} answer */
function refusal(answer) {
  const [why, fact] = answer.split("\n");
  return Object.assign(new Error(why), { fact: fact ? JSON.parse(fact) : { is: "errors-why", why } });
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
 * What the module refuses is thrown as an Error that says why, and with the fact that players are
 * told. If the module itself breaks down, a new instance takes its place, which holds no match.
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
