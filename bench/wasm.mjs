// wasm.mjs - how fast the engine is as WebAssembly, against native code in the
// same run, and how large its module is.
//
//     node bench/wasm.mjs        after `make build` and `tools/wasm.sh`
//
// Both play the same random matches, in turn and by CPU time; of several rounds
// the best of each counts, because other work on the machine only slows down.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const ROUNDS = 5;
const SECONDS = 1;
const file = (path) => new URL(`../build/${path}`, import.meta.url).pathname;
const { instance } = await WebAssembly.instantiate(readFileSync(file("wasm/pace.wasm")), {});
const pace = instance.exports;
pace._initialize();

function nameOf(game) {
  const address = pace.name(game);
  if (address === 0) return null;
  const bytes = new Uint8Array(pace.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playFor(seconds) {
  const start = cpuSeconds();
  let [decisions, matches, spent] = [0, 0, 0];
  for (; spent < seconds; matches += 64, spent = cpuSeconds() - start) decisions += pace.play(matches, 64);
  return decisions / spent;
}

function playNatively(game) {
  const args = ["bench", game, "--seed", "1", "--seconds", String(SECONDS), "--json"];
  return JSON.parse(execFileSync(file("mudbrick"), args, { encoding: "utf8" })).decisions_per_second;
}

const millions = (n) => `${(n / 1e6).toFixed(2)} M`;

console.log("WebAssembly in node, decisions per second of random play");
for (let game = 0; nameOf(game) !== null; game++) {
  const name = nameOf(game);
  if (!pace.open(game)) throw new Error(`${name} cannot be opened`);
  playFor(0.5); // the optimizing compiler takes over
  let [wasm, native] = [0, 0];
  for (let n = 0; n < ROUNDS; n++) {
    native = Math.max(native, playNatively(name));
    wasm = Math.max(wasm, playFor(SECONDS));
  }
  const ratio = Math.round((wasm / native) * 100);
  console.log(`  ${name.padEnd(10)} ${millions(wasm).padStart(9)}, native ${millions(native).padStart(9)}: ${ratio} %`);
}

const module = readFileSync(file("wasm/mudbrick.wasm"));
const packed = gzipSync(module, { level: 9 }).length;
console.log(`  mudbrick.wasm: ${module.length} bytes, ${packed} compressed`);
