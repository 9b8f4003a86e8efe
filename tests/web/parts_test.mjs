/* parts_test.mjs - sentences that know which of their words mean things. */
import { test } from "node:test";
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { makeCalls } from "../../web/engine/calls.js";
import { GAMES, top } from "./lib/browser.mjs";
import { numbers } from "./lib/play.mjs";
import { wordsOf } from "./lib/words.mjs";

const load = (path) => import(pathToFileURL(`${top}build/parts/${path}`).href);
const { makeWords } = await load("shell/words/fluent.js");
const { textOf } = await load("shell/words/spans.js");
const module = new WebAssembly.Module(readFileSync(`${top}build/web/mudbrick.wasm`));

const FILE = `
tile = tile { $n }
ground = { $id }
spot = { $ground } of { $tile }
sum = { $n } points
list-comma = ,{" "}
list-and = {" "}and{" "}
settle = { $as ->
    [offer] Settle { $spot }.
   *[told] { $who } settles { $spot }.
}
both = { $tiles } for { $sum }
`;
const tile = (n) => ({ is: "tile", id: `T${n}`, n });
const ground = { is: "ground", id: "woods" };
const spot = { is: "spot", id: "T3.woods", tile: tile(3), ground };

test("a thing has its words, and those inside that mean another thing", () => {
  const words = makeWords("en", [FILE]);
  const settle = { is: "settle", spot };
  assert.deepEqual(
    words.parts((w) => w.tell(settle, "Ada")),
    [
      "Ada settles ",
      {
        text: "woods of tile 3",
        fact: spot,
        parts: [
          { text: "woods", fact: ground, parts: ["woods"] },
          " of ",
          { text: "tile 3", fact: tile(3), parts: ["tile 3"] },
        ],
      },
      ".",
    ],
  );
  assert.equal(words.tell(settle, "Ada"), "Ada settles woods of tile 3.");
});

test("every thing of a list is found, and what has no id is none", () => {
  const words = makeWords("en", [FILE]);
  const parts = words.parts((w) => w.say({ is: "both", tiles: [tile(1), tile(2)], sum: { is: "sum", n: 4 } }));
  assert.deepEqual(
    parts.map((part) => part.text ?? part),
    ["tile 1", " and ", "tile 2", " for 4 points"],
  );
});

test("a thing that is called otherwise is found by that name", () => {
  const words = makeWords("en", [FILE], (fact) => (fact.is === "tile" ? "III" : undefined));
  assert.deepEqual(
    words.parts((w) => w.say(tile(3))),
    [{ text: "III", fact: tile(3), parts: ["III"] }],
  );
});

test("sentences that are put together by hand keep their things", () => {
  const words = makeWords("en", [FILE]).marked();
  assert.deepEqual(words.parts(`${words.say(tile(1))}: ${words.t("ground", { id: "hills" })}`), [
    { text: "tile 1", fact: tile(1), parts: ["tile 1"] },
    ": hills",
  ]);
});

test("names with the characters of marks in them break nothing", () => {
  const words = makeWords("en", [FILE]);
  for (const who of ["\uE000\uE100", "\uE001", "\uE000", "\uE000\uE100\uE000\uE100x\uE001"]) {
    const parts = words.parts((w) => w.tell({ is: "settle", spot }, who));
    assert.ok(textOf(parts).includes(" settles woods of tile 3"), JSON.stringify(parts));
  }
});

/** Whatever is told in a match that goes on by chance: facts, and the moves. */
function told(game, seats = 3) {
  const calls = makeCalls(module);
  const below = numbers(7);
  const questions = [];
  let status = calls.begin({ game, seats, seed: 7 });
  for (let n = 0; !status.over && n < 150; n++) {
    const now = calls.snapshot(status.act[0]);
    questions.push(...now.questions.filter(Boolean), ...now.choices.slice(0, 5).map(({ fact }) => fact));
    questions.push(...now.scores.flatMap(({ lines }) => lines.map(({ why }) => why).filter(Boolean)));
    status = calls.play(status.act[0], now.choices[below(now.choices.length)].move);
  }
  const log = calls.log(0, 1);
  return { facts: [...questions, ...log.map(({ fact }) => fact)], log };
}

for (const game of GAMES) {
  test(`${game}: the parts of every sentence are the sentence`, async () => {
    const words = await wordsOf(game);
    const { facts } = told(game);
    assert.ok(facts.length > 300);
    let things = 0;
    for (const fact of facts) {
      for (const say of [(w) => w.tell(fact, "Ada"), (w) => w.offer(fact), (w) => w.say(fact)]) {
        const parts = words.parts(say);
        assert.equal(textOf(parts), say(words));
        things += parts.filter((part) => typeof part !== "string").length;
      }
    }
    assert.ok(things > 100, `only ${things} things`);
  });

  test(`${game}: what players do is said in few words, too, as a part of a sentence`, async () => {
    const words = await wordsOf(game);
    const log = [2, 3].flatMap((seats) => told(game, seats).log).filter(({ seat }) => seat !== "chance");
    for (const { fact } of log) {
      assert.ok(words.has(`${fact.is}.did`), fact.is);
      assert.doesNotMatch(words.did(fact, "Ada", 1), /^[A-Z]|[.{}]|undefined/, fact.is);
    }
  });
}
