/* engine_test.mjs - what the engine foresees when a card is turned up. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openEngine } from "../../../../web/engine/engine.js";
import { makeWorker, module } from "../../../../tests/wasm/kit.mjs";

const engine = await openEngine({ module, makeWorker, cores: 1 });
after(() => engine.close());

test("a preview says who decides next once chance has moved", async () => {
  const {
    act: [seat],
  } = await engine.begin({ game: "bronze", seats: 2, seed: 4 });
  const { choices } = await engine.snapshot(seat);
  const seen = await engine.preview(seat, choices[0].move);
  assert.deepEqual(seen.act, ["chance"], "a card is turned up");
  assert.deepEqual(seen.then, [seat], "and the turn goes on");
});
