// module_test.mjs - every export with what it wants, and with what nobody
// should send: garbage, too much, too early. The module refuses with a sentence
// and holds what it held.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { module, raw, root } from "../../../../tests/wasm/kit.mjs";
import { GAMES, OTHER } from "../../../../tests/games.mjs";

const EMPIRE = { game: "empire", seats: 3 };

function opened(order = EMPIRE, seed = 7n) {
  const call = raw();
  const [size, text] = call("begin", [seed], JSON.stringify(order));
  assert.ok(size > 0, text);
  return call;
}

function refuses(call, name, numbers, text, why) {
  const [size, answer] = call(name, numbers, text);
  assert.ok(size < 0, `${name} ${numbers} accepts ${String(text).slice(0, 60)}`);
  const [said, fact, ...more] = answer.split("\n");
  assert.match(said, why);
  assert.doesNotMatch(answer, /\0/);
  if (fact !== undefined) assert.match(JSON.parse(fact).is, /^refusal-/);
  assert.deepEqual(more, []);
}

/** Any valid puzzle of a match that waits for its first bid. */
function puzzle(call, player) {
  return JSON.parse(call("ask", [0], player)[1]);
}

test("has no imports, and exports what docs/wasm.md lists", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const page = readFileSync(new URL("docs/wasm.md", root), "utf8");
  const listed = [...page.matchAll(/^\| `(\w+)\(/gm)].map((m) => m[1]);
  const exported = WebAssembly.Module.exports(module).map((e) => e.name);
  assert.deepEqual(
    listed.toSorted?.() ?? [...listed].sort(),
    exported.filter((name) => !["memory", "_initialize"].includes(name)).sort(),
  );
});

test("before a match has begun, calls about it are refused", () => {
  const call = raw();
  const about = [
    ["play", [0, -2], "bid 0"],
    ["line", [], "red: bid 0"],
    ["chance"],
    ["undo", [0, 0]],
    ["go_to", [0]],
    ["cut"],
    ["status"],
    ["snapshot", [0]],
    ["snapshot", [-1]],
    ["log", [0, 1]],
    ["preview", [0], "bid 0"],
    ["chart"],
    ["record", [], ""],
    ["link", [0]],
    ["ask", [0], "easy"],
  ];
  for (const [name, numbers = [], text] of about) refuses(call, name, numbers, text, /^no match has begun$/);
});

test("numbers that are no seat, no viewer and no move are refused", () => {
  const call = opened();
  for (const seat of [-2, 3, 6, 7, 99, 2147483647, -2147483648]) {
    refuses(call, "snapshot", [seat], undefined, /there is no such seat/);
    refuses(call, "log", [seat, 1], undefined, /there is no such seat/);
    refuses(call, "link", [seat], undefined, /there is no such seat/);
    refuses(call, "play", [seat, -2], "bid 0", /there is no such seat/);
    refuses(call, "preview", [seat], "bid 0", /there is no such seat/);
    refuses(call, "ask", [seat], "easy", /there is no such seat/);
    refuses(call, "undo", [seat, 0], undefined, /there is no such seat/);
  }
  refuses(call, "ask", [-1], "easy", /there is no such seat/);
  for (const n of [-1, 7, 2147483647]) refuses(call, "go_to", [n], undefined, /there is no move/);
  assert.equal(JSON.parse(call("log", [0, 2147483647])[1]).length, 0);
  assert.equal(JSON.parse(call("log", [0, -2147483648])[1]).length, 6);
});

test("a size that lies is refused", () => {
  const exports = new WebAssembly.Instance(module, {}).exports;
  exports._initialize();
  for (const size of [-1, exports.room() + 1, 2147483647, -2147483648]) {
    for (const name of ["begin", "load", "position"]) assert.ok(exports[name](1n, size) < 0, `${name}(1, ${size})`);
    for (const name of ["line", "record", "verify", "think", "decide", "advise"])
      assert.ok(exports[name](size) < 0, `${name}(${size})`);
    for (const name of ["preview", "ask"]) assert.ok(exports[name](0, size) < 0, `${name}(0, ${size})`);
    assert.ok(exports.play(0, -2, size) < 0, `play(0, -2, ${size})`);
  }
});

test("garbage is refused by every call that reads a text, and the match stays", () => {
  const call = opened();
  const before = call("snapshot", [0])[1];
  const huge = "x".repeat((1 << 22) - 1);
  const texts = [
    "",
    " ",
    "\n",
    "\n\n\n",
    "game",
    "game ",
    "a\0b",
    "\u00e9\u2603",
    "\x01\x02\x03",
    "[]",
    "{}",
    huge,
    "[".repeat(100000),
    `{"a":${"[0,".repeat(30)}`,
    `[${"0,".repeat(100000)}0]`,
    '{"game":"empire"}'.repeat(1000),
    "%s%s%n",
    "-1",
    "99999999999999999999",
  ];
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
  for (const text of [...texts, bytes]) {
    for (const name of ["begin", "load", "position"]) refuses(call, name, [1n], text, /./);
    for (const name of ["line", "verify", "think", "decide", "advise"]) refuses(call, name, [], text, /./);
    refuses(call, "play", [0, -2], text, /./);
    refuses(call, "preview", [0], text, /./);
    if (text !== "") refuses(call, "ask", [0], text, /./);
  }
  assert.equal(call("snapshot", [0])[1], before);
});

test("an order is refused with what would be right", () => {
  const call = opened();
  const orders = [
    ['{"seats":3}', /^game must be there, as the name of a game$/],
    ['["empire"]', /^an order is an object with the name of a game$/],
    ['{"game":"chess"}', new RegExp(`no game called "chess"; there are ${GAMES.join(", ")}`)],
    ['{"game":7}', /^game must be there/],
    ['{"game":"empire","seats":9}', /9 seats do not fit empire; it is for 2 to 5/],
    ['{"game":"empire","seats":"two"}', /^seats must be there, as a number$/],
    ['{"game":"empire","options":{"map":"C"}}', /map cannot be "C"; it can be A, B/],
    ['{"game":"empire","options":{"sky":"blue"}}', /no option called "sky"/],
    ['{"game":"empire","options":{"map":1}}', /^options.map must be a word$/],
    ['{"game":"empire","options":"map=B"}', /^options must be an object$/],
    ['{"game":"empire","script":"waits"}', /^script must be true or false$/],
    ['{"game":"empire","weather":"fine"}', /^weather is not a key of an order; it has game, seats, options and/],
    ['{"game":"empire","game":"halma"}', /^line 1, column 18: the key "game" is there twice$/],
    ['{"game":"empire",\n}', /^line 2, column 1: expected a key in quotes, found }$/],
    ["game empire", /^line 1, column 1: expected a value, found game$/],
  ];
  for (const [order, why] of orders) refuses(call, "begin", [1n], order, why);
  refuses(call, "begin", [-1n], '{"game":"empire"}', /^a seed is a whole number from 0 on$/);
  assert.equal(JSON.parse(call("status")[1]).seats, 3);
});

test("records that are cut, changed or of another game's cards are refused", () => {
  const call = opened();
  const record = call("record", [], "Ann")[1];
  const load = (text) => ["load", [1n], text];
  assert.ok(call(...load(record))[0] > 0);
  refuses(call, ...load(record.replace(/moves \d+/, "moves 5")), /announces 5 moves and has 6/);
  refuses(call, ...load(record.replace(/chance: deal \d+\n$/, "")), /announces 6 moves and has 5/);
  refuses(call, ...load(record.replace(/content \w+/, "content 0000000000000001")), /other cards or numbers/);
  refuses(call, ...load(record.replace(/rules \d+/, "rules 99")), /version 99 of the rules/);
  refuses(call, ...load(record.replace(/hash \w+/, "hash 0000000000000001")), /final position has hash/);
  refuses(call, ...load(record.replace(/chance: deal/, "red: deal")), /line \d+, move 1/);
  refuses(call, "load", [-1n], record, /a seed is a whole number/);
  for (let n = 0; n < record.length; n += 7) {
    const [size, said] = call(...load(record.slice(0, n)));
    assert.ok(size < 0, said);
  }
});

test("a record without its key cannot be verified, nor anything else", () => {
  const call = opened();
  const before = call("status")[1];
  const record = call("record", [], "Ann")[1];
  const key = "5".repeat(64);
  refuses(call, "verify", [], `commitment -\n${record}`, /no tag key/);
  refuses(call, "verify", [], `commitment ${key}\n${record}`, /no tag key/);
  refuses(call, "verify", [], record, /first line must be commitment/);
  refuses(call, "verify", [], `commitment ${key.slice(1)}\n${record}`, /first line must be commitment/);
  const shown = record.replace("\n\n", `\nkey ${key}\n\n`);
  refuses(
    call,
    "verify",
    [],
    `commitment ${key}\n${shown}`,
    /the key belongs to the commitment \w{64}, the one you have is 5555/,
  );
  refuses(call, "verify", [], `commitment -\n${shown}`, /move \d+: chance played "deal \d+", the key draws "deal \d+"/);
  refuses(call, "verify", [], `commitment -\n${shown.replace(/moves \d+/, "moves 5")}`, /announces 5 moves/);
  assert.equal(call("status")[1], before, "the match is as it was");
});

test("links that are cut, changed or made up are refused", () => {
  const call = opened();
  const link = call("link", [1])[1];
  const open = (text) => ["position", [1n], text];
  assert.ok(call(...open(link))[0] > 0);
  for (let n = 0; n < link.length; n++) {
    refuses(call, ...open(link.slice(0, n)), /./);
    const other = link[n] === "A" ? "B" : "A";
    const changed = link.slice(0, n) + other + link.slice(n + 1);
    // The last letter holds bits that nobody reads.
    if (n < link.length - 1) refuses(call, ...open(changed), /damaged/);
  }
  refuses(call, ...open(`${link}\n${link}`), /not a link/);
  refuses(call, ...open(`${link} `), /character that no link has/);
  refuses(call, ...open("A".repeat(8191)), /damaged/);
  refuses(call, ...open("A".repeat(9000)), /not a link/);
  refuses(call, "position", [-1n], link, /a seed is a whole number/);
});

test("a position is refused with its field, and a snapshot is one", () => {
  const call = opened();
  const now = JSON.parse(call("snapshot", [1])[1]);
  const open = (change) => {
    const copy = structuredClone(now);
    change(copy);
    return ["position", [1n], JSON.stringify(copy)];
  };
  refuses(call, ...open((p) => delete p.state.cards), /^state.cards is missing$/);
  refuses(call, ...open((p) => p.state.cards.red.push("4", "4")), /^state.cards names something twice$/);
  refuses(
    call,
    ...open((p) => delete p.state.coins.red),
    /^state.coins must be an object with one value for each seat/,
  );
  refuses(call, ...open((p) => (p.state.coins.red = 500)), /^state.coins must be a number from 0 to 99$/);
  refuses(call, ...open((p) => (p.state.money = 5)), /^state.money is not a field of empire$/);
  refuses(call, ...open((p) => (p.state.phase = "x".repeat(300))), /^state.phase is "x{40}"; it must be the name of a/);
  refuses(call, ...open((p) => (p.viewer = 3)), /^viewer must be/);
  refuses(call, ...open((p) => (p.viewer = "red")), /^viewer must be/);
  refuses(call, ...open((p) => delete p.content), /^content must be there/);
  refuses(call, ...open((p) => (p.content = "0123456789abcdef")), /other cards or numbers/);
  refuses(call, ...open((p) => (p.game = "chess")), /no game called "chess"/);
  refuses(call, "position", [1n], JSON.stringify(now).slice(0, -9), /^line 1, column \d+: /);
  const [size, text] = call(...open((p) => (p.count = 40)));
  assert.ok(size > 0, text);
  assert.deepEqual(JSON.parse(call("snapshot", [1])[1]), { ...now, count: 40 });
  const [later] = call(...open((p) => (p.more = [{ is: "more" }]))); /* a later version tells more */
  assert.ok(later > 0);
  assert.deepEqual(JSON.parse(call("snapshot", [1])[1]), now);
});

test("a puzzle that is no puzzle, or answers that are none, are refused", () => {
  const call = opened();
  const { shares, puzzle: text } = puzzle(call, "expert");
  assert.equal(shares, 4);
  const part = JSON.parse(call("think", [], `${text}0\n`)[1]).part;
  refuses(call, "think", [], text, /share from 0 to 3/);
  for (const share of ["4", "-1", "x", ""]) refuses(call, "think", [], `${text}${share}\n`, /share from 0 to 3/);
  refuses(call, "think", [], text.replace("expert", "genius"), /there is no player "genius"/);
  refuses(call, "think", [], text.replace("expert", "mcts:time=100"), /counts iterations, not time/);
  refuses(call, "think", [], text.replace(/\n\w{16}\n/, "\nzz\n"), /a puzzle is a link/);
  /* There is a player that errs on purpose; what it answers is told by nobody. */
  const faulty = text.replace("expert", "faulty:every=1");
  refuses(call, "think", [], `${faulty}0\n`, /^faulty:every=1 answered what is no legal move$/);
  refuses(call, "decide", [], text, /4 parts/);
  refuses(call, "decide", [], `${text}${part}\n${part}\n${part}\n`, /4 parts/);
  refuses(call, "decide", [], `${text}${part},1 3fe0000000000000\n${part}\n${part}\n${part}\n`, /4 parts/);
  refuses(call, "decide", [], `${text}${`${part}\n`.repeat(3)}${part.replace(/^\d+/, "-1")}\n`, /4 parts/);
  refuses(
    call,
    "decide",
    [],
    `${text}${`${part}\n`.repeat(3)}${part.replace(/ \w{16}/, " 7ff8000000000000")}\n`,
    /4 parts/,
  );
  assert.ok(call("decide", [], text + `${part}\n`.repeat(4))[0] > 0);
  assert.ok(call("advise", [], text + `${part}\n`.repeat(4))[0] > 0);
  refuses(call, "ask", [0], "mcts:nodes=100000", /no memory left/);
  refuses(call, "ask", [0], "x".repeat(200), /is too long/);
  const [, said] = call("status");
  assert.equal(JSON.parse(said).count, 6, "the match is as it was");
});

test("whoever does not decide cannot be asked", () => {
  const call = opened({ game: OTHER, seats: 2 }, 3n);
  const [seat] = JSON.parse(call("status")[1]).act;
  refuses(call, "ask", [1 - seat], "easy", /it is not for \w+ to move now/);
  refuses(call, "preview", [1 - seat], "take 1", /it is not for \w+ to move now/);
  refuses(call, "play", [1 - seat, -2], "take 1", /it is not for \w+ to move now/);
});

test("a name in a record stays on its line", () => {
  const call = opened();
  const [, record] = call("record", [], `${"n".repeat(1000)}\nB\x01\x02en\n\nextra\n`);
  assert.match(record, /^player red n{120,255}$/m);
  assert.match(record, /^player blue B\.\.en$/m);
  assert.doesNotMatch(record, /extra|player white/);
  assert.ok(call("load", [1n], record)[0] > 0);
});

test("what the viewer may not know is in none of its texts", () => {
  // The same open moves, another secret bid: nobody else may see a difference.
  const looks = [0, 3].map((bid) => {
    const call = opened();
    call("play", [0, -2], `bid ${bid}`);
    return [1, 2, -1]
      .flatMap((viewer) => [
        call("snapshot", [viewer])[1],
        call("log", [viewer, 1])[1],
        call("link", [viewer])[1],
        ...(viewer > 0 ? [call("ask", [viewer], "easy")[1], call("preview", [viewer], "bid 1")[1]] : []),
      ])
      .concat(call("chart")[1]);
  });
  assert.deepEqual(looks[0], looks[1]);
});
