/* lesson_test.mjs - the guided first game of Monuments: the script
 * fits the rules from the first line to the last, and leads to the position
 * that its texts speak of. Its texts and the rules are complete.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { lesson } from "../page/lesson.js";
import { playLesson } from "../../../../tests/web/lib/lesson.mjs";
import { lessonKeys, sectionsOf, wordsOf } from "../../../../tests/web/lib/words.mjs";
import { top } from "../../../../tests/web/lib/browser.mjs";

const content = JSON.parse(readFileSync(`${top}src/games/monuments/content.json`, "utf8"));

test("the lesson leads where its texts say", async () => {
  const seen = {};
  const end = await playLesson(lesson, ({ say }, now) => (seen[say] = now.tell.seats[0]));
  assert.deepEqual(seen.back.res, { wood: 2, sheep: 2, metal: 0, wheat: 0 });
  assert.deepEqual(seen.give.res, { wood: 3, sheep: 2, metal: 0, wheat: 1 });
  assert.deepEqual(seen.build.res, { wood: 1, sheep: 2, metal: 0, wheat: 2 });
  assert.deepEqual(seen.monument.res, { wood: 1, sheep: 1, metal: 0, wheat: 0 });
  assert.equal(seen.monument.counts.land, 3);
  assert.deepEqual(seen.train.res, { wood: 0, sheep: 1, metal: 0, wheat: 1 });
  const greece = end.tell.seats[0];
  assert.deepEqual(
    [greece.counts.layers, greece.counts.buildings, greece.counts.land],
    [1, 1, 3],
    "a layer, a town, and the pasture is taken",
  );
  assert.equal(greece.next.land, 5, "what the next layer needs");
});

test("each step has a text of its own", () => {
  assert.deepEqual(lesson.steps.map((step) => step.say).sort(), lessonKeys("monuments").sort());
});

test("the rules have a section for everything", async () => {
  const rules = sectionsOf(await wordsOf("monuments"));
  const ids = rules.map((section) => section.id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length >= 10);
  const { t } = await wordsOf("monuments");
  for (const { id } of content.actions) {
    const name = t("card", { id });
    assert.ok(
      rules.some((section) => section.title === name),
      `no section about ${name}`,
    );
  }
  for (const { id, paragraphs } of rules)
    assert.ok(
      paragraphs.every((text) => text.length > 30),
      id,
    );
});

/** Numbers in the rules that are printed on the components. */
test("the rules agree with the content", async () => {
  const rules = sectionsOf(await wordsOf("monuments"));
  const { t } = await wordsOf("monuments");
  const goods = (cost) => t("goods", { goods: Object.entries(cost).map(([type, n]) => ({ is: "amount", type, n })) });
  const text = (id) => rules.find((section) => section.id === id).paragraphs.join(" ");
  for (const { layer, land } of content.layers)
    assert.match(text("layers"), new RegExp(`Layer ${layer}(: | needs )${land} `));
  assert.match(
    text("layers"),
    new RegExp(`Layer 4: 9 hexes, ${goods(content.layers[3].cost).replace(" and ", ", ")}, 2 workers`),
  );
  for (const id of ["fort", "town", "factory"]) {
    const { cost } = content.buildings.find((building) => building.id === id);
    assert.ok(text("build").includes(goods(cost)), `${id} costs ${goods(cost)}`);
  }
  for (const line of content.score_lines)
    assert.match(text("score"), new RegExp(`${line.vp} per ${line.per === 1 ? "" : `${line.per} `}`));
  for (const { key } of content.common_bonuses) assert.notEqual(t("bonus-name", { key }), key, `no name for ${key}`);
  for (const { id } of content.quests) assert.notEqual(t("quest-name", { id }), `quest ${id}`);
  for (const { id, name } of content.abilities) {
    assert.equal(t("ability", { id }), name);
    assert.ok(t("ability-rule", { rule: id }).length > 30 && text("abilities").includes(name));
  }
});

test("points below zero keep their sign", async () => {
  const { t } = await wordsOf("monuments");
  assert.equal(t("explain-points", { name: "Egypt", n: -1 }), "Egypt: -1 point");
  assert.equal(t("explain-points", { name: "Egypt", n: -2 }), "Egypt: -2 points");
});
