/* What a first visit costs: the page is small. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { packedSize, sizes } from "./lib/sizes.mjs";

const KB = 1024;

test("all files together are below 500 KB compressed", () => {
  const { packed } = sizes();
  assert.ok(packed < 500 * KB, `${Math.ceil(packed / KB)} KB`);
});

test("the engine is below 300 KB compressed", () => {
  const packed = packedSize("mudbrick.wasm");
  assert.ok(packed < 300 * KB, `${Math.ceil(packed / KB)} KB`);
});
