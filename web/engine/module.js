/* module.js - the WebAssembly module: texts in, texts out (docs/wasm.md). */

/** A first letter and a last sign, so that a refusal reads as a sentence.
 * @param {string} text */
function sentence(text) {
  const end = /[.!?]$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

/** Makes an instance and gives the function that calls it.
 *
 *     const call = open(module);
 *     JSON.parse(call("snapshot", [0]));
 *     call("play", [0], "take 3");
 *
 * The text, if there is one, goes in first and its size is the last argument.
 * What the module refuses is thrown as an Error with its sentence.
 * @param {WebAssembly.Module} module
 * @returns {(name: string, numbers?: number[], text?: string) => string} */
export function open(module) {
  const exports = /** @type {Record<string, any>} */ (
    new WebAssembly.Instance(module, {}).exports);
  exports._initialize();
  const start = exports.buffer();
  const room = exports.room();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** @param {string} text */
  function put(text) {
    const target = new Uint8Array(exports.memory.buffer, start, room);
    const { read, written } = encoder.encodeInto(text, target);
    if (read !== text.length)
      throw new Error(`That text is longer than ${room} bytes, which is the limit.`);
    return written;
  }

  return (name, numbers = [], text) => {
    const all = text === undefined ? numbers : [...numbers, put(text)];
    const size = exports[name](...all);
    const bytes = new Uint8Array(exports.memory.buffer, start, Math.abs(size));
    const answer = decoder.decode(bytes);
    if (size < 0) throw new Error(sentence(answer));
    return answer;
  };
}
