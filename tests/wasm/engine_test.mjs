// engine_test.mjs - the engine as the page uses it: promises, workers, matches
// played to their end, records that the program replays.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, test } from "node:test";
import { openEngine } from "../../web/engine/engine.js";
import { GAME, GAMES, LONGEST, OTHER } from "../games.mjs";
import { makeWorker, module, mudbrick } from "./kit.mjs";

const engine = await openEngine({ module, makeWorker, cores: 3 });
after(() => engine.close());

async function playOn(status, level, most = Infinity) {
  for (let n = 0; !status.over && n < most; n++) {
    const seat = status.act[0];
    status = await engine.play(seat, await engine.think(seat, level));
  }
  return status;
}

test("lists games, options and levels", async () => {
  const games = await engine.games();
  assert.deepEqual(
    games.map((g) => g.name),
    GAMES,
  );
  for (const game of games) {
    assert.ok(game.seats[0] >= 1 && game.seats[0] <= game.seats[1], game.name);
    for (const option of game.options) assert.ok(option.words.includes(option.standard), option.name);
  }
  const help = execFileSync(mudbrick, ["help", "arena"], { encoding: "utf8" });
  const listed = [...help.matchAll(/^ {2}(\w+) .*\(mcts:iterations=/gm)].map(([, name]) => name);
  assert.deepEqual(
    (await engine.levels()).map((l) => l.name),
    listed,
  );
});

for (const game of GAMES) {
  const level = game === LONGEST ? "greedy" : "medium";
  test(`plays ${game} to its end, and the program replays the record`, async () => {
    const end = await playOn(await engine.begin({ game, seats: 3, seed: 21 }), level);
    const now = await engine.snapshot(null);
    assert.equal(now.over, true);
    assert.equal(now.count, end.count);
    const record = await engine.record(["Ann", null, "Ben\nseed 3"]);
    execFileSync(mudbrick, ["replay", "--check", "-"], { input: record });
    const score = execFileSync(mudbrick, ["score", "-"], { input: record, encoding: "utf8" });
    for (const { total } of now.scores) assert.match(score, new RegExp(`\\b${total}\\b`));
    const chart = await engine.chart();
    assert.equal(chart.length, end.count + 1);
    assert.deepEqual(
      chart.at(-1),
      now.scores.map((s) => s.total),
    );
    const loaded = await engine.load(record);
    assert.equal(loaded.seed, "21");
    assert.deepEqual(loaded.players, ["Ann", null, "Ben seed 3"]);
    assert.deepEqual(await engine.snapshot(null), now);
  });
}

test("the same seed and level give the same match, on any number of workers", async () => {
  const alone = await openEngine({ module, makeWorker, cores: 1 });
  const order = { game: OTHER, seats: 2, seed: "123456789012345678" };
  let [a, b] = [await engine.begin(order), await alone.begin(order)];
  for (let n = 0; n < 6; n++) {
    const moves = [await engine.think(a.act[0], "expert"), await alone.think(b.act[0], "expert")];
    assert.equal(moves[0], moves[1]);
    a = await engine.play(a.act[0], moves[0]);
    b = await alone.play(b.act[0], moves[1]);
  }
  assert.deepEqual(await engine.log(0), await alone.log(0));
  alone.close();
});

test("a search can be stopped, and the next one works", async () => {
  const { act } = await engine.begin({ game: LONGEST, seats: 4, seed: 1 });
  const searches = [
    engine.think(act[0], "mcts:iterations=4000000"),
    engine.hint(act[0]),
    engine.think(act[0], "expert"),
  ];
  const ends = Promise.allSettled(searches);
  setTimeout(() => engine.stop(), 100);
  for (const end of await ends) {
    assert.equal(end.status, "rejected");
    assert.equal(end.reason.message, "The search was stopped.");
  }
  const choices = (await engine.snapshot(act[0])).choices.map((c) => c.move);
  assert.ok(choices.includes(await engine.think(act[0], "easy")));
});

test("the match answers while a bot thinks", async () => {
  const { act } = await engine.begin({ game: LONGEST, seats: 2, seed: 1 });
  let done = false;
  const move = engine.think(act[0], "mcts:iterations=400000").finally(() => (done = true));
  for (let n = 0; n < 5; n++) await engine.snapshot(act[0]);
  assert.equal(done, false);
  engine.stop();
  await assert.rejects(move);
});

test("hints name legal moves, the best first", async () => {
  const { act } = await engine.begin({ game: GAME, seats: 2, seed: 4 });
  const hints = await engine.hint(act[0]);
  const choices = (await engine.snapshot(act[0])).choices.map((c) => c.move);
  assert.equal(hints.length, 3);
  for (const hint of hints) {
    assert.ok(choices.includes(hint.move));
    assert.ok((hint.winShare ?? 0) >= 0 && (hint.winShare ?? 0) <= 1 && hint.points >= 0 && hint.others >= 0);
  }
  assert.deepEqual(await engine.hint(act[0]), hints);
});

test("what the match has answered is not asked again until it changes", async (t) => {
  const asked = [];
  const listening = () => {
    const worker = makeWorker();
    const { postMessage } = worker;
    worker.postMessage = (message) => (asked.push(message.name), postMessage(message));
    return worker;
  };
  const own = await openEngine({ module, makeWorker: listening, cores: 1 });
  t.after(() => own.close());
  const status = await own.begin({ game: OTHER, seats: 2, seed: 2 });
  const [seat] = status.act;
  assert.deepEqual(await own.status(), status);
  const now = await own.snapshot(seat);
  assert.equal(await own.snapshot(seat), now);
  const next = await own.play(seat, now.choices[0].move, seat);
  assert.deepEqual(await own.status(), next);
  assert.equal(await own.snapshot(seat), next.now, "what is seen then came with the answer");
  assert.notDeepEqual(next.now, now);
  await assert.rejects(own.play(seat, "fly"), ({ fact }) => fact.is.startsWith("refusal-"));
  assert.deepEqual({ ...(await own.status()), now: next.now }, next, "a refusal changes nothing");
  assert.deepEqual(asked.slice(1), ["begin", "snapshot", "play", "play", "status"]);
});

test("an earlier moment is seen without leaving the last", async (t) => {
  const own = await openEngine({ module, makeWorker, cores: 1 });
  t.after(() => own.close());
  await own.begin({ game: GAME, seats: 2, seed: 3 });
  const { count, act } = await own.status();
  const before = await own.snapshot(act[0]);
  await own.play(act[0], before.choices[0].move);
  const now = await own.status();
  assert.deepEqual(await own.moment(count, act[0]), before);
  await assert.rejects(own.moment(now.count + 1, act[0]));
  assert.deepEqual(await own.status(), now);
  assert.equal((await own.snapshot(act[0])).count, now.count);
});

test("what comes with a move is what a new look shows", async () => {
  for (const game of GAMES) {
    let status = await engine.begin({ game, seats: 2, seed: 7 });
    for (let n = 0; n < 30 && !status.over; n++) {
      const viewer = [0, 1, null][n % 3];
      status = await engine.play(status.act[0], await engine.think(status.act[0], "random"), viewer);
      engine.known.clear();
      assert.deepEqual(await engine.snapshot(viewer), status.now);
      const { now, ...rest } = status;
      assert.deepEqual(await engine.status(), rest);
    }
  }
});

test("the same moves meet the same chance again", async () => {
  await playOn(await engine.begin({ game: GAME, seats: 2, seed: 9 }), "easy", 30);
  const record = await engine.record();
  const lines = record
    .slice(record.indexOf("\n\n") + 2)
    .trim()
    .split("\n");
  await engine.goTo(10);
  let status = await engine.cut();
  while (status.count < lines.length) {
    const [, who, move] = /^(\w+): (.*)$/.exec(lines[status.count]);
    status = await engine.play(status.names.indexOf(who), move);
  }
  assert.equal(await engine.record(), record);
});

test("undo takes back an open decision and stops at what chance has shown", async () => {
  const { act } = await engine.begin({ game: OTHER, seats: 2, seed: 2 });
  const seat = act[0];
  await assert.rejects(engine.undo(seat), /^Error: nothing can be taken back: /);
  const before = await engine.snapshot(seat);
  const after1 = await engine.play(seat, before.choices[0].move);
  if (after1.act[0] === seat && after1.count === before.count + 1) {
    assert.equal((await engine.undo(seat)).count, before.count);
    assert.deepEqual(await engine.snapshot(seat), before);
  }
});

test("looking back keeps the later moves until they are cut", async () => {
  const end = await playOn(await engine.begin({ game: GAME, seats: 3, seed: 3 }), "easy", 20);
  const last = await engine.snapshot(0);
  const back = await engine.goTo(12);
  assert.deepEqual([back.count, back.total], [12, end.total]);
  assert.equal((await engine.log(0)).length, end.total);
  await assert.rejects(engine.play(0, "take 1"), /later moves must be forgotten/);
  assert.deepEqual((await engine.goTo(end.total), await engine.snapshot(0)), last);
  await engine.goTo(12);
  const cut = await engine.cut();
  assert.equal(cut.total, cut.count);
  await assert.rejects(engine.goTo(end.total), /there is no move/);
});

test("a link shows the viewer's position and hides the rest", async () => {
  const status = await playOn(await engine.begin({ game: LONGEST, seats: 3, seed: 6 }), "easy", 40);
  const mine = await engine.snapshot(1);
  const link = await engine.link(1);
  assert.match(link, /^[\w-]+$/);
  assert.ok(link.length < 2000, `${link.length}`);
  const opened = await engine.position(link);
  assert.equal(opened.view, 1);
  const { count, ...rest } = await engine.snapshot(1);
  assert.deepEqual({ ...rest, count }, mine);
  await assert.rejects(engine.snapshot(0), /does not tell what/);
  await assert.rejects(engine.play(status.act[0], "x"), /can be looked at, but not played on/);
  await assert.rejects(engine.record(), /no record/);
  if (opened.act[0] === 1) assert.ok(await engine.think(1, "easy"));
});

test("a link that hides nothing can be played on to the end", async () => {
  await playOn(await engine.begin({ game: OTHER, seats: 2, seed: 6 }), "easy", 12);
  const link = await engine.link(null);
  const opened = await engine.position(link, 77);
  assert.equal(opened.view, null);
  assert.equal(opened.seed, "77");
  assert.equal((await playOn(opened, "random")).over, true);
  assert.equal((await engine.goTo(0)).count, 0);
  assert.deepEqual(await engine.link(null), link);
});

for (const game of GAMES) {
  test(`positions of ${game} that the program writes can be opened`, async () => {
    await playOn(await engine.begin({ game, seats: 3, seed: 15 }), "greedy", 25);
    const record = await engine.record();
    const names = (await engine.status()).names;
    const snapshots = [await engine.snapshot(0), await engine.snapshot(2)];
    for (const [i, seat] of [0, 2].entries()) {
      const args = ["view", "-", "--seat", names[seat]];
      const text = execFileSync(mudbrick, args, { input: record, encoding: "utf8" });
      await engine.position(text);
      assert.deepEqual((await engine.snapshot(seat)).state, snapshots[i].state);
      const broken = JSON.parse(text);
      delete broken.state[Object.keys(broken.state)[0]];
      await assert.rejects(engine.position(JSON.stringify(broken)), /^Error: state\.\w+ is missing$/);
    }
    const full = execFileSync(mudbrick, ["view", "-"], { input: record, encoding: "utf8" });
    const opened = await engine.position(full);
    assert.equal(opened.view, null);
    assert.equal((await playOn(opened, "random")).over, true);
  });
}
