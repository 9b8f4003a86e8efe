/* lesson.mjs - a lesson played by the engine: the learner does what each step wants, the script
 * the rest.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { makeCalls } from "../../../web/engine/calls.js";
import { top } from "./browser.mjs";

const LEARNER = 0;

/** Plays a lesson to its end; `see` is called with what the learner sees at each step. Gives what is
 * seen in the end. */
export async function playLesson(lesson, see = () => {}) {
  const engine = makeCalls(await WebAssembly.compile(readFileSync(`${top}build/web/mudbrick.wasm`)));
  const lines = [...lesson.lines];
  const script = () => {
    let status = engine.status();
    while (!status.over && !status.act.includes(LEARNER) && lines.length > 0) status = engine.line(lines.shift());
  };
  engine.begin({ ...lesson.setup, seed: 1, script: true });
  script();
  for (const { say, want, before = [], show } of lesson.steps) {
    before.forEach((line) => engine.line(line));
    script();
    const now = engine.snapshot(LEARNER);
    see({ say, want, show }, now);
    if (!want) continue;
    const moves = now.choices.map((choice) => choice.move);
    assert.ok(moves.includes(want), `${say} wants one of ${moves}`);
    engine.line(`${now.names[LEARNER]}: ${want}`);
    script();
  }
  assert.deepEqual(lines, [], "every line is played");
  assert.ok(!engine.status().over, "the match can go on");
  return engine.snapshot(LEARNER);
}
