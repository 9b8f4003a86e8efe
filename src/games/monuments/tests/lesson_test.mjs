/* lesson_test.mjs - the guided first game of Monuments: the script
 * fits the rules from the first line to the last, and leads to the position
 * that its texts speak of. Its texts and the rules are complete.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { makeCalls } from "../../../../web/engine/calls.js";
import { lesson } from "../page/lesson.js";
import { lessonKeys, sectionsOf, wordsOf } from "../../../../tests/web/lib/words.mjs";
import { top } from "../../../../tests/web/lib/browser.mjs";

const facts = JSON.parse(readFileSync(`${top}src/games/monuments/content.json`, "utf8"));
const engine = makeCalls(await WebAssembly.compile(readFileSync(`${top}build/web/mudbrick.wasm`)));

/** Plays the lesson; calls `see` with what the learner sees before each step. */
function play(see) {
  const lines = [...lesson.lines];
  const others = () => {
    while (lines.length > 0 && !engine.status().act.includes(0)) engine.line(lines.shift());
  };
  engine.begin({ ...lesson.setup, seed: 1, script: true });
  others();
  for (const step of lesson.steps) {
    const now = engine.snapshot(0);
    see(step, now);
    if (!step.want) continue;
    const fits = now.choices.map((choice) => choice.move).filter((move) => step.want.test(move));
    assert.equal(fits.length, 1, `${step.say} wants one of ${now.choices.map((choice) => choice.move)}`);
    engine.line(`greece: ${fits[0]}`);
    others();
  }
  assert.equal(lines.length, 0, `lines that are never played: ${lines}`);
  return engine.snapshot(0);
}

test("the lesson leads where its texts say", () => {
  const end = play((step) => assert.ok(lessonKeys("monuments").includes(step.say), `no text for ${step.say}`));
  const greece = end.tell.seats[0];
  assert.deepEqual(greece.res, { wood: 2, sheep: 0, metal: 0, wheat: 0 });
  assert.equal(greece.next.land - greece.counts.land, 1, "one land hex more");
  assert.equal(greece.next.lacking.sheep, 1, "and a sheep");
  assert.deepEqual(end.state.green.greece, ["produce"]);
  assert.equal(end.state.hand.greece.length, 10);
});

test("ten to fifteen steps, each with a text of its own", () => {
  const said = lesson.steps.map((step) => step.say);
  assert.ok(said.length >= 10 && said.length <= 15, `${said.length} steps`);
  assert.deepEqual([...said].sort(), lessonKeys("monuments").sort());
});

test("the rules have a section for everything", async () => {
  const rules = sectionsOf(await wordsOf("monuments"));
  const ids = rules.map((section) => section.id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length >= 10);
  const { t } = await wordsOf("monuments");
  for (const { id } of facts.actions) {
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
  for (const { layer, land } of facts.layers)
    assert.match(text("layers"), new RegExp(`Layer ${layer}(: | needs )${land} `));
  assert.match(
    text("layers"),
    new RegExp(`Layer 4: 9 hexes, ${goods(facts.layers[3].cost).replace(" and ", ", ")}, 2 workers`),
  );
  for (const id of ["fort", "town", "factory"]) {
    const { cost } = facts.buildings.find((building) => building.id === id);
    assert.ok(text("build").includes(goods(cost)), `${id} costs ${goods(cost)}`);
  }
  for (const line of facts.score_lines)
    assert.match(text("score"), new RegExp(`${line.vp} per ${line.per === 1 ? "" : `${line.per} `}`));
  for (const { key } of facts.common_bonuses) assert.notEqual(t("bonus-name", { key }), key, `no name for ${key}`);
  for (const { id } of facts.quests) assert.notEqual(t("quest-name", { id }), `quest ${id}`);
  for (const { id, name } of facts.abilities) {
    assert.equal(t("ability", { id }), name);
    assert.ok(t("ability.text", { id }).length > 30 && text("abilities").includes(name));
  }
});

test("points below zero keep their sign", async () => {
  const { t } = await wordsOf("monuments");
  assert.equal(t("explain-points", { name: "Egypt", n: -1 }), "Egypt: -1 point");
  assert.equal(t("explain-points", { name: "Egypt", n: -2 }), "Egypt: -2 points");
});
