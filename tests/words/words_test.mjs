/* The files of words: every message is said alike by the engine and by the page, with
 * arguments of all kinds; none is missing, none is there for nothing, and none asks for
 * an argument that nobody gives. TWIN is tests/words_twin, MUDBRICK the program. */
import { test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { saysIn } from "./says.mjs";
import { usesIn } from "./uses.mjs";

const top = fileURLToPath(new URL("../../", import.meta.url));
const require = createRequire(`${top}web/package.json`);
const { FluentResource } = require("@fluent/bundle");
const { makeWords } = await import(pathToFileURL(`${top}build/parts/shell/words/fluent.js`).href);
const core = `${top}src/core/words/en.ftl`;
const fileOf = (game) => `${top}src/games/${game}/words/en.ftl`;
const read = (path) => readFileSync(path, "utf8");
const GAMES = [...read(`${top}src/games/games.def`).matchAll(/^GAME\((\w+)\)/gm)].map(([, name]) => name);

const SHELL = `${top}web/words/en.ftl`;
const TERMINAL = `${top}src/term/words/en.ftl`;

/** The scripts of a folder. @param {string} folder */
const scriptsIn = (folder) =>
  readdirSync(`${top}${folder}`, { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${top}${folder}/${name}`);

/** What the shell and the terminal say by name, whatever the game. */
const FIXED = /^(title-(blurb|length|short)|rules|line)$/;

/** Every game, with its options. */
const INFO = JSON.parse(execFileSync(process.env.MUDBRICK, ["games", "--json"]).toString()).games;

/** What a game says whose name is data: its options, the lines of its score and its tie-breaks,
 * its board, its rules and its lesson. `needed` are there in any case, `known` may be.
 * @param {string} game @param {Map<string, any>} messages */
async function listsOf(game, messages) {
  const sources = readdirSync(`${top}src/games/${game}`).filter((name) => /\.[ch]$/.test(name));
  const paths = sources.map((name) => `src/games/${game}/${name}`);
  const ties = /tiebreaks\[\] = \{([^}]*)\}/.exec(paths.map((path) => read(`${top}${path}`)).join(""))?.[1] ?? "";
  const options = INFO.find(({ name }) => name === game).options;
  const sections = messages.get("rules").value.split(" ");
  const { lesson } = await import(pathToFileURL(`${top}src/games/${game}/page/lesson.js`).href);
  const needed = [
    ...[...ties.matchAll(/"([\w-]+)"/g)].flatMap(([, tie]) => [`tie-${tie}`, `tie-${tie}.count`]),
    ...options.flatMap(({ name }) => [`option-${name}`, `option-${name}.help`]),
    ...sections.flatMap((id) => ["", ".p1", ".example", ".picture"].map((part) => `rules-${id}${part}`)),
    ...lesson.steps.map(({ say }) => `lesson-${say}`),
    ...textsIn(paths, /"(board-[\w.-]+)"/g),
  ];
  const known = [
    ...options.flatMap(({ name, values }) =>
      ["seat", ...values.map((value) => `is-${value}`)].map((how) => `option-${name}.${how}`),
    ),
    ...[...textsIn(paths, /"([\w-]+)"/g)].map((label) => `line-${label}`),
    ...sections.flatMap((id) => Array.from({ length: 30 }, (_, i) => `rules-${id}.p${i + 1}`)),
  ];
  return { needed, known };
}

/** Everything that a pattern names: arguments with the values that matter, messages, lists. */
function names(pattern, found = { args: new Map(), messages: new Set(), lists: new Set() }) {
  const value = (name) => found.args.get(name) ?? found.args.set(name, new Set()).get(name);
  const visit = (part) => {
    if (typeof part === "string" || part === null) return;
    if (Array.isArray(part)) return part.forEach(visit);
    if (part.type === "var") value(part.name);
    else if (part.type === "mesg" || part.type === "term")
      found.messages.add(part.attr ? `${part.name}.${part.attr}` : part.name);
    else if (part.type === "func") {
      found.lists.add(part.args[0].name);
      value(part.args[0].name);
    } else if (part.type === "select") {
      visit(part.selector);
      for (const variant of part.variants) {
        value(part.selector.name).add(variant.key.value);
        visit(variant.value);
      }
    }
  };
  visit(pattern);
  return found;
}

/** A message, or an attribute of one, with all that the messages in it name. */
function whole(messages, key, seen = new Set()) {
  const [id, attribute] = key.split(".");
  const message = messages.get(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || seen.has(key)) return { args: new Map(), lists: new Set(), messages: new Set() };
  seen.add(key);
  const found = names(pattern);
  for (const inner of [...found.messages]) {
    const more = whole(messages, inner, seen);
    for (const [name, values] of more.args) found.args.set(name, new Set([...(found.args.get(name) ?? []), ...values]));
    for (const name of more.lists) found.lists.add(name);
    for (const name of more.messages) found.messages.add(name);
  }
  return found;
}

/** Every key of a file: messages, and attributes of them. */
const keysOf = (messages) =>
  [...messages.values()].flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);

/** The message that has the attribute. @param {string} key */
const idOf = (key) => key.split(".")[0];

/** What scripts say is there, and has the arguments it wants. Returns what they use.
 * @returns {Set<string>} */
function checkUses(messages, paths) {
  const keys = keysOf(messages);
  const used = new Set();
  for (const { key, family, tail, names: given, where } of usesIn(paths)) {
    const fits = (one) =>
      one.startsWith(family) && one.endsWith(tail) && (family + tail).includes(".") === one.includes(".");
    const meant = key === undefined ? keys.filter(fits) : [key];
    if (key === undefined && given !== null) assert.ok(meant.length > 0, `${where}: nothing begins with ${family}`);
    for (const one of meant) {
      used.add(one.split(".")[0]);
      if (given === null) continue;
      assert.ok(keys.includes(one), `${where}: there is no message ${one}`);
      const found = whole(messages, one);
      found.messages.forEach((name) => used.add(idOf(name)));
      for (const name of found.args.keys())
        assert.ok(given.includes(name), `${where}: ${one} wants $${name}, which is not given`);
    }
  }
  return used;
}

let state = 7;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const pick = (list) => list[random(list.length)];

/** A value for an argument, as it is chosen by and said. */
function valueOf(name, keys, isList) {
  if (isList) return Array.from({ length: random(5) }, (_, i) => `item ${i}`);
  const numbers = [...keys].filter((key) => typeof key === "number");
  const words = [...keys].filter((key) => typeof key === "string" && !["one", "other"].includes(key));
  const counts = keys.has("one") || numbers.length > 0;
  if (words.length > 0 && !counts) return pick([...words, "else"]);
  if (counts && random(4) === 0) return ["a list of", "two things"].slice(0, random(3));
  if (counts) return pick([...numbers, 0, 1, 2, 5, 12345, -1]);
  return random(2) ? pick([0, 3, -2, 1000]) : pick(["Ada", "x y"]);
}

/** An argument as the twin reads it. */
const written = ([name, value]) =>
  `${name}=${Array.isArray(value) ? `l:${value.join("|")}` : `${typeof value === "number" ? "n" : "w"}:${value}`}`;

test("the shell: every message is there, is used, and is given what it wants", () => {
  const messages = new Map([...load(core), ...load(SHELL)]);
  const paths = [...scriptsIn("web/shell"), ...scriptsIn("web/online"), `${top}web/app.js`];
  const used = checkUses(messages, paths);
  const engine = scriptsIn("web/engine").map((path) => path.slice(top.length));
  for (const id of textsIn(engine, /\bfault\("([\w-]+)"/g)) {
    assert.ok(messages.has(id), `the engine has a fault without a message: ${id}`);
    used.add(id);
  }
  // tools/web.sh puts these in
  for (const id of textsIn(["web/index.html", "web/manifest.webmanifest"], /@([\w-]+)@/g)) used.add(id);
  for (const id of load(SHELL).keys()) assert.ok(used.has(id), `nothing uses the message ${id} of the shell`);
});

/** The keys of a use: one, or all of a family. */
const meantBy = (keys, { key, family, tail }) =>
  key === undefined ? keys.filter((one) => one.startsWith(family) && one.endsWith(tail)) : [key];

test("the terminal: every message is there, is used, and is given what it wants and no more", () => {
  const messages = new Map([...load(core), ...load(TERMINAL)]);
  const sources = readdirSync(`${top}src/term`).filter((name) => name.endsWith(".c"));
  const { uses, texts } = saysIn(sources.map((name) => `${top}src/term/${name}`));
  const all = keysOf(messages);
  const used = new Set([...all].filter((key) => texts.has(key)).map((key) => key.split(".")[0]));
  assert.ok(uses.length > 100);
  for (const { keys, names: given, own, where } of uses) {
    const meant = keys.flatMap((one) => meantBy(all, one));
    const wanted = new Set();
    assert.ok(meant.length > 0, `${where}: it is not seen what is said`);
    for (const one of meant) {
      assert.ok(all.includes(one), `${where}: there is no message ${one}`);
      used.add(one.split(".")[0]);
      for (const name of whole(messages, one).args.keys()) {
        wanted.add(name);
        assert.ok(given.includes(name), `${where}: ${one} wants $${name}, which is not given`);
      }
    }
    for (const name of own ? given : []) assert.ok(wanted.has(name), `${where}: ${meant} do not want $${name}`);
  }
  for (const key of all)
    for (const name of whole(messages, key).messages) {
      assert.ok(all.includes(name), `${key} names ${name}, which is no message`);
      if (used.has(idOf(key))) used.add(idOf(name));
    }
  for (const id of load(TERMINAL).keys()) assert.ok(used.has(id), `nothing uses the message ${id} of the terminal`);
});

/** What of a kind stands in files of C. @param {string[]} paths @param {RegExp} what */
const textsIn = (paths, what) =>
  new Set(paths.flatMap((path) => [...read(`${top}${path}`).matchAll(what)].map(([, one]) => one)));

test("refusals: every one has its message with what it is given, and every message its refusal", () => {
  const messages = load(core);
  const byRules = textsIn(["src/core/refusal.c"], /"(refusal-[\w-]+)"/g);
  const given = textsIn(["src/core/refusal.c"], /fact_(?:thing|word|number|add)\(out, "(\w+)"/g);
  const server = readdirSync(`${top}src/server`).filter((name) => name.endsWith(".c"));
  const paths = server.map((name) => `src/server/${name}`);
  const givenByServer = textsIn(paths, /fact_(?:thing|word|number)\(out, "(\w+)"/g);
  const byServer = textsIn(paths, /"(refusal-[\w-]+)"/g);
  const codes = [...read(`${top}docs/http-api.md`).matchAll(/^\| ((?:`\w+`(?:, )?)+) \| /gm)]
    .flatMap(([, list]) => list.match(/\w+/g))
    .filter((code) => paths.some((path) => read(`${top}${path}`).includes(`"${code}"`)))
    .map((code) => `refusal-${code}`);
  assert.ok(byRules.size > 5 && given.size > 3 && byServer.size > 5 && codes.length > 5);
  for (const key of [...byRules, ...byServer]) assert.ok(messages.has(key), `${key} has no message`);
  for (const key of [...messages.keys()].filter((one) => one.startsWith("refusal-"))) {
    assert.ok(byRules.has(key) || byServer.has(key) || codes.includes(key), `nothing is refused with ${key}`);
    for (const name of whole(messages, key).args.keys())
      assert.ok((byRules.has(key) ? given : givenByServer).has(name), `${key} wants $${name}, which is not given`);
  }
});

test("core: the engine and the page say the same", () => checkTwins(core));

function load(path) {
  const { body } = new FluentResource(read(path));
  const messages = new Map(body.map((message) => [message.id, message]));
  assert.equal(messages.size, body.length, `${path} has a message twice`);
  return messages;
}

/** Both readers of a file say every message of it, with arguments of all kinds, alike.
 * @param {string} file */
function checkTwins(file) {
  const messages = new Map([...load(core), ...load(file)]);
  const words = makeWords("en", [read(file), read(core)]);
  const asked = keysOf(load(file)).flatMap((id) => {
    const { args, lists } = whole(messages, id);
    return Array.from({ length: 40 }, () => ({
      id,
      args: Object.fromEntries([...args].map(([name, keys]) => [name, valueOf(name, keys, lists.has(name))])),
    }));
  });
  const input = asked.map(({ id, args }) => [id, ...Object.entries(args).map(written)].join("\t")).join("\n");
  const options = { input: `${input}\n`, maxBuffer: 1 << 26 };
  const lines = execFileSync(process.env.WORDS_TWIN, [file, core], options).toString().split("\n");
  assert.ok(asked.length > 100);
  asked.forEach(({ id, args }, i) => {
    const said = words.say({ is: id, ...args }).replaceAll("\n", "\t");
    assert.equal(lines[i].replace(/^\?/, ""), said, `${id} ${JSON.stringify(args)}`);
  });
}

test("the terminal: the engine and the page say the same", () => checkTwins(TERMINAL));

for (const game of GAMES) {
  const messages = new Map([...load(core), ...load(fileOf(game))]);

  test(`${game}: the engine and the page say the same`, () => checkTwins(fileOf(game)));

  test(`${game}: every fact has its message, and every message its use`, async () => {
    const table = execFileSync(process.env.MUDBRICK, ["content", game, "--facts"]).toString();
    const facts = [...table.matchAll(/^\| `([\w-]+)` \| (.*?) \| .*? \|$/gm)].map(([, key, args]) => ({
      key,
      args: new Set(
        args
          .split(" ")
          .filter(Boolean)
          .map((one) => one.replace(/[?:].*/, "")),
      ),
    }));
    assert.ok(facts.length > 3);
    const used = checkUses(messages, scriptsIn(`src/games/${game}/page`));
    for (const { key, args } of facts) {
      assert.ok(messages.has(key), `${key} has no message`);
      used.add(key);
      for (const one of keysOf(new Map([[key, messages.get(key)]])))
        for (const name of whole(messages, one).args.keys())
          assert.ok(
            args.has(name) || ["who", "as"].includes(name) || (name === "times" && /\.(times|did)$/.test(one)),
            `${one} wants $${name}, which no fact gives`,
          );
    }
    const own = load(fileOf(game));
    const all = keysOf(messages);
    const { needed, known } = await listsOf(game, messages);
    for (const key of needed) assert.ok(all.includes(key), `there is no message ${key}`);
    for (const key of [...needed, ...known]) used.add(idOf(key));
    for (const key of keysOf(own)) {
      if (/^(option|tie|rules|lesson)-/.test(key))
        assert.ok(needed.includes(key) || known.includes(key), `nothing uses ${key}`);
      for (const name of whole(messages, key).messages) {
        assert.ok(all.includes(name), `${key} names ${name}, which is no message`);
        if (used.has(idOf(key)) || FIXED.test(key)) used.add(idOf(name));
      }
    }
    for (const id of own.keys()) assert.ok(used.has(id) || FIXED.test(id), `nothing uses the message ${id}`);
  });
}
