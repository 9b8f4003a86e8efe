// parity_test.mjs - WebAssembly answers every call as native code does, byte
// for byte: the same chance, the same moves of every level, the same pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, LONGEST } from "../games.mjs";
import { askTwin, recorded, raw } from "./kit.mjs";

/** A match by a bot, looked at from everywhere. */
function playMatch(call, [order, seed], player, looks, most) {
  let status = JSON.parse(call("begin", [seed], JSON.stringify(order)));
  for (let n = 0; !status.over && n < most; n++) {
    const seat = status.act[0];
    const { shares, puzzle } = JSON.parse(call("ask", [seat], player));
    const answers = Array.from({ length: shares }, (_, i) => JSON.parse(call("think", [], `${puzzle}${i}\n`)));
    const { move } =
      shares === 1 ? answers[0] : JSON.parse(call("decide", [], puzzle + answers.map((a) => a.part).join("\n")));
    if (n % looks === 0) look(call, status, seat, move);
    status = JSON.parse(call("play", [seat, -2], move));
    if (n % looks === 1) {
      call("undo", [seat, 0]);
      status = JSON.parse(call("status"));
    }
  }
  call("chart");
  call("log", [-1, 1]);
  call("record", [], "Ann\n\nBen");
}

function look(call, status, seat, move) {
  for (let viewer = -1; viewer < status.seats; viewer++) {
    call("snapshot", [viewer]);
    call("link", [viewer]);
  }
  call("preview", [seat], move);
  call("log", [seat, status.count - 3]);
  call("go_to", [Math.floor(status.count / 2)]);
  call("play", [seat, -2], move);
  call("go_to", [status.count]);
}

function compare(calls) {
  const native = askTwin(calls);
  assert.equal(native.length, calls.length);
  calls.forEach(({ name, numbers, text, size, answer }, i) => {
    const what = `${i}: ${name} ${numbers} ${(text ?? "").slice(0, 60)}`;
    assert.equal(answer, native[i].answer, what);
    assert.equal(size, native[i].size, what);
  });
}

const isPossible = (order) => raw()("begin", [1n], JSON.stringify(order))[0] > 0;

/** All seats, and the last word of every option that goes with those before it. */
function otherSetup(game, seats, options) {
  let order = { game, seats };
  for (const { name, values } of options) {
    const more = { ...order, options: { ...order.options, [name]: values.at(-1) } };
    if (isPossible(more)) order = more;
  }
  return order;
}

/** The standard set-up of every game, and one that is as far from it as can be. */
const matches = JSON.parse(raw()("games")[1]).games.flatMap(({ name: game, seats_min, seats_max, options }, i) => {
  const most = game === LONGEST ? 150 : Infinity;
  return [
    [{ game, seats: seats_min }, BigInt(11 + i), "easy", 12, most],
    [otherSetup(game, seats_max, options), BigInt(21 + i), "greedy", 20, most],
  ];
});

for (const [order, seed, player, looks, most = Infinity] of matches) {
  test(`${player} plays ${order.game} with ${order.seats} seats as native code does`, () => {
    const { call, calls } = recorded();
    playMatch(call, [order, seed], player, looks, most);
    compare(calls);
  });
}

test("every level makes the same moves as native code", () => {
  const levels = JSON.parse(raw()("games")[1]).levels.map(({ name }) => name);
  for (const game of GAMES) {
    const { call, calls } = recorded();
    let status = JSON.parse(call("begin", [5n], JSON.stringify({ game, seats: 2 })));
    for (const player of [...levels, "mcts:iterations=90,threads=3", ""]) {
      const seat = status.act[0];
      const { shares, puzzle } = JSON.parse(call("ask", [seat], player));
      const parts = Array.from({ length: shares }, (_, i) => JSON.parse(call("think", [], `${puzzle}${i}\n`)));
      if (shares === 1) {
        status = JSON.parse(call("play", [seat, -2], parts[0].move));
      } else {
        const text = puzzle + parts.map((p) => p.part).join("\n");
        call(player === "" ? "advise" : "decide", [], text);
      }
    }
    compare(calls);
  }
});
