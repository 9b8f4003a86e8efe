// golden.mjs MODULE GAMES - WebAssembly must play as native code does: compares
// the fingerprints of MODULE with GAMES/<game>/golden.txt.
import { readFileSync } from "node:fs";

const [, , modulePath, games] = process.argv;
const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
  console.error(`the module has imports: ${JSON.stringify(imports)}`);
  process.exit(1);
}
const { exports } = new WebAssembly.Instance(module, {});
exports._initialize();

function textAt(address) {
  const bytes = new Uint8Array(exports.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

for (let i = 0; exports.game_name(i) !== 0; i++) {
  const name = textAt(exports.game_name(i));
  const golden = readFileSync(`${games}/${name}/golden.txt`, "utf8");
  const wanted = golden.split("\n").filter((line) => line.startsWith("matches "));
  const found = textAt(exports.fingerprints(i)).trimEnd().split("\n");
  for (let n = 0; n < Math.max(wanted.length, found.length); n++) {
    if (wanted[n] !== found[n]) {
      console.error(`${name}: native: ${wanted[n]}\n${name}: wasm:   ${found[n]}`);
      process.exit(1);
    }
  }
  console.log(`${name}: ${found.length} set-ups play the same in WebAssembly`);
}
