// example_test.mjs - the example of docs/wasm.md, as it stands there, plays a
// match whose record the program replays.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mudbrick, root } from "./kit.mjs";

test("the example of the page plays a match", () => {
  const page = readFileSync(new URL("docs/wasm.md", root), "utf8");
  const [, example] = /```js\n([^]*?)```/.exec(page);
  const module = process.env.MODULE ?? new URL("build/wasm/mudbrick.wasm", root).pathname;
  const script = example.replace("build/web/mudbrick.wasm", module);
  assert.notEqual(script, example);
  const record = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  assert.match(record, /^player blue Ben$/m);
  execFileSync(mudbrick, ["replay", "--check", "-"], { input: record });
});
