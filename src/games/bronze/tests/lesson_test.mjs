/* lesson_test.mjs - the guided game of Bronze: its lines and what it
 * wants are legal to the last step, and every step has its text.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { makeCalls } from "../../../../web/engine/calls.js";
import { lesson } from "../page/lesson.js";
import { top } from "../../../../tests/web/lib/browser.mjs";
import { lessonKeys, sectionsOf, wordsOf } from "../../../../tests/web/lib/words.mjs";

const LEARNER = 0;
const module = await WebAssembly.compile(readFileSync(`${top}build/web/mudbrick.wasm`));

/** Plays scripted lines while somebody else is to move. */
function script(engine, lines) {
  let status = engine.status();
  while (!status.over && !status.act.includes(LEARNER) && lines.length > 0) status = engine.line(lines.shift());
  return status;
}

test("the lesson can be played to its end, in no other way than it says", () => {
  const engine = makeCalls(module);
  const lines = [...lesson.lines];
  engine.begin({ ...lesson.setup, seed: 1, script: true });
  script(engine, lines);
  for (const { say, want } of lesson.steps) {
    const now = engine.snapshot(LEARNER);
    if (!want) continue;
    const wanted = now.choices.filter((choice) => want.test(choice.move));
    assert.equal(wanted.length, 1, `${say}: ${now.choices.map((choice) => choice.move)}`);
    engine.line(`${now.names[LEARNER]}: ${wanted[0].move}`);
    script(engine, lines);
  }
  assert.deepEqual(lines, [], "every line is played");
  const { scores } = engine.snapshot(LEARNER);
  assert.deepEqual(
    scores.map((score) => score.total),
    [16, 0],
    "what the texts promise",
  );
});

test("every step has its text, and every text its step", () => {
  assert.deepEqual(lesson.steps.map((step) => step.say).sort(), lessonKeys("bronze").sort());
  assert.ok(lesson.steps.length >= 10 && lesson.steps.length <= 15);
});

test("the rules are sections with a title and paragraphs", async () => {
  const sections = sectionsOf(await wordsOf("bronze"));
  const ids = new Set(sections.map((section) => section.id));
  assert.equal(ids.size, sections.length);
  for (const { title, paragraphs } of sections)
    assert.ok(title && paragraphs.length > 0 && paragraphs.every((text) => text.length > 20));
});
