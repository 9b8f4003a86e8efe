/* What a browser keeps of the tables where it sits, without a browser. */
import { test } from "node:test";
import assert from "node:assert/strict";

const kept = new Map();
globalThis.localStorage = {
  get length() {
    return kept.size;
  },
  key: (i) => [...kept.keys()][i],
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
};
const mine = await import("../../web/online/mine.js");

test("a seat that was kept while the commitment was called a promise is still held", () => {
  const old = { table: "a", secret: "s", invite: "i", game: "one", promise: "5555", early: true, when: 1 };
  kept.set("mudbrick.seat.a", JSON.stringify(old));
  const { promise, ...rest } = old;
  assert.deepEqual(mine.load("a"), { ...rest, commitment: promise });
  assert.deepEqual(mine.seats(), [{ table: "a", secret: "s" }]);
  mine.keep("a", { when: 2 });
  assert.equal(JSON.parse(kept.get("mudbrick.seat.a")).commitment, "5555");
  assert.equal(mine.load("a").when, 2);
});
