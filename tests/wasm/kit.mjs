// kit.mjs - what the tests of the module share: the module itself, the native
// twin of it, and workers in node that look like those of a browser.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

export const root = new URL("../../", import.meta.url);
export const module = new WebAssembly.Module(
  readFileSync(process.env.MODULE ?? new URL("build/wasm/mudbrick.wasm", root)),
);
export const mudbrick = process.env.MUDBRICK ?? new URL("build/mudbrick", root).pathname;
const twin = process.env.TWIN ?? new URL("build/dev/tests/module_twin", root).pathname;

/** The exports as they are: numbers in, [size, text] out. */
export function raw() {
  const exports = new WebAssembly.Instance(module, {}).exports;
  exports._initialize();
  const at = exports.buffer();
  const bytes = (size) => new Uint8Array(exports.memory.buffer, at, size);
  return (name, numbers = [], text) => {
    let size;
    if (text === undefined) {
      size = exports[name](...numbers);
    } else {
      const put = typeof text === "string" ? new TextEncoder().encode(text) : text;
      bytes(put.length).set(put);
      size = exports[name](...numbers, put.length);
    }
    return [size, new TextDecoder().decode(bytes(Math.abs(size)))];
  };
}

/** The same, and every call is written down for the twin. */
export function recorded(calls = []) {
  const call = raw();
  return {
    calls,
    call(name, numbers = [], text) {
      const [size, answer] = call(name, numbers, text);
      calls.push({ name, numbers, text, size, answer });
      return answer;
    },
  };
}

/** What native code answers to the same calls. */
export function askTwin(calls) {
  const parts = calls.flatMap(({ name, numbers, text }) => {
    const bytes = Buffer.from(text ?? "");
    const size = text === undefined ? -1 : bytes.length;
    return [Buffer.from(`${name} ${size} ${numbers.join(" ")}\n`), bytes];
  });
  const { stdout, stderr, status } = spawnSync(twin, [], { input: Buffer.concat(parts), maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`the native twin stopped: ${stderr}`);
  const answers = [];
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.toString("utf8", at, end));
    at = end + 1 + Math.abs(size);
    answers.push({ size, answer: stdout.toString("utf8", end + 1, at) });
  }
  return answers;
}

/** A worker of node that has the face of a browser's. */
export function makeWorker() {
  const worker = new Worker(new URL("worker.mjs", import.meta.url));
  const face = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
  worker.on("message", (data) => face.onmessage?.({ data }));
  worker.on("error", (error) => face.onerror?.(error));
  return face;
}
