/* lesson_test.mjs - the guided game of Bronze: its lines and what it
 * wants are legal to the last step, and every step has its text.
 */
import assert from "node:assert/strict";
import test from "node:test";

import { lesson } from "../page/lesson.js";
import { playLesson } from "../../../../tests/web/lib/lesson.mjs";
import { lessonKeys, sectionsOf, wordsOf } from "../../../../tests/web/lib/words.mjs";

test("the lesson can be played to its end, in no other way than it says", async () => {
  const end = await playLesson(lesson);
  assert.deepEqual(
    end.scores.map((score) => score.total),
    [16, 0],
    "what the texts promise",
  );
});

test("every step has its text, and every text its step", () => {
  assert.deepEqual(lesson.steps.map((step) => step.say).sort(), lessonKeys("bronze").sort());
});

test("the rules are sections with a title and paragraphs", async () => {
  const sections = sectionsOf(await wordsOf("bronze"));
  const ids = new Set(sections.map((section) => section.id));
  assert.equal(ids.size, sections.length);
  for (const { title, paragraphs } of sections)
    assert.ok(title && paragraphs.length > 0 && paragraphs.every((text) => text.length > 20));
});
