// worker.mjs - web/engine/worker.js in a worker of node.
import { parentPort } from "node:worker_threads";

globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
await import("../../web/engine/worker.js");
parentPort.on("message", (data) => globalThis.self.onmessage({ data }));
