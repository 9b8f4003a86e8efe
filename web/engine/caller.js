/* caller.js - sends calls to a worker of the engine, and knows which of them it has not
 * answered yet. */

import { fault } from "./fault.js";

/** @typedef {import("./calls.js").Calls} Calls */

export class Caller {
  /** @param {Worker} worker @param {WebAssembly.Module} module */
  constructor(worker, module) {
    /** @type {Map<number, {resolve: (value: never) => void, reject: (error: Error) => void}>} */
    this.open = new Map();
    this.next = 1;
    /** Why it has ended, if it has. @type {Error | null} */
    this.ended = null;
    this.worker = worker;
    this.worker.onmessage = (event) => this.answered(event.data);
    this.worker.onerror = () => this.end(fault("errors-stopped", "the engine has stopped"));
    this.worker.postMessage({ module });
  }

  /** @param {{id: number, value?: unknown, problem?: string, fact?: import("../types.d.ts").Fact}} message */
  answered({ id, value, problem, fact }) {
    const waiting = this.open.get(id);
    this.open.delete(id);
    if (problem === undefined) waiting?.resolve(/** @type {never} */ (value));
    else waiting?.reject(Object.assign(new Error(problem), fact && { fact }));
  }

  /** @template {keyof Calls} N @param {N} name @param {Parameters<Calls[N]>} args
   * @returns {Promise<ReturnType<Calls[N]>>} */
  call(name, ...args) {
    if (this.ended) return Promise.reject(this.ended);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, args });
    });
  }

  /** @param {Error} reason */
  end(reason) {
    this.ended = reason;
    this.worker.terminate();
    for (const { reject } of this.open.values()) reject(reason);
    this.open.clear();
  }
}
