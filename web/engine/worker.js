/* worker.js - the engine in a worker. The first message brings the compiled
 * module; every other one is a call, {id, name, args}, and is answered by
 * {id, value} or {id, problem, fact}. */
import { makeCalls } from "./calls.js";

/** @type {Record<string, (...args: never[]) => unknown> | null} */
let calls = null;

/** @param {string} name @param {never[]} args */
function answer(name, args) {
  if (!calls || !Object.hasOwn(calls, name)) throw new Error(`The engine has no call ${name}.`);
  return calls[name](...args);
}

self.onmessage = (event) => {
  const { id, module, name, args } = event.data;
  if (module) {
    calls = makeCalls(module);
    return;
  }
  try {
    self.postMessage({ id, value: answer(name, args) });
  } catch (error) {
    const { message, fact } = /** @type {Error & {fact?: import("../types.d.ts").Fact}} */ (error);
    self.postMessage({ id, problem: message, fact });
  }
};
