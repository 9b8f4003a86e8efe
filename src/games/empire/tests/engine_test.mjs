/* engine_test.mjs - what the engine foresees of secret bids, and a match with a script. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openEngine } from "../../../../web/engine/engine.js";
import { makeWorker, module } from "../../../../tests/wasm/kit.mjs";

const engine = await openEngine({ module, makeWorker, cores: 1 });
after(() => engine.close());

test("a scripted match waits for the lines of chance", async () => {
  let status = await engine.begin({ game: "empire", seats: 2, seed: 1, script: true });
  assert.deepEqual([status.count, status.act], [0, ["chance"]]);
  status = await engine.line("chance: deal 17");
  assert.deepEqual([status.count, status.act], [1, ["chance"]]);
  await assert.rejects(engine.line("chance: deal 17"), /no legal move/);
  status = await engine.chance();
  assert.ok(status.count > 1 && status.act[0] !== "chance");
});

test("a preview shows the move and says whether it is sure", async () => {
  const { act } = await engine.begin({ game: "empire", seats: 3, seed: 8 });
  const seat = act[0];
  const now = await engine.snapshot(seat);
  const seen = await engine.preview(seat, now.choices[0].move);
  assert.equal(seen.sure, true);
  assert.equal(seen.count, now.count + 1);
  assert.deepEqual(
    seen.then,
    [0, 1, 2].filter((other) => other !== seat),
    "the others still bid",
  );
  assert.deepEqual(await engine.snapshot(seat), now, "and changes nothing");
  await assert.rejects(engine.preview(seat, "fly"), /no legal move "fly"/);
});

test("a preview that uncovers something is a guess, whatever the truth", async () => {
  const seen = [];
  for (const bid of [0, 1, 2]) {
    await engine.begin({ game: "empire", seats: 3, seed: 8 });
    await engine.play(0, `bid ${bid}`);
    await engine.play(1, "bid 4");
    seen.push(await engine.preview(2, "bid 1"));
  }
  assert.equal(seen[0].sure, false);
  assert.deepEqual(seen[1], seen[0]);
  assert.deepEqual(seen[2], seen[0]);
});
