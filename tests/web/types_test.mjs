/* The types of every game's page (what is made from its tables, and game.d.ts) are those of
 * what the engine tells in real matches: the compiler reads it as if it were written down. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { makeCalls } from "../../web/engine/calls.js";
import { numbers } from "./lib/play.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const module = new WebAssembly.Module(readFileSync(`${top}build/web/mudbrick.wasm`));
const MOVES_MOST = 200;
const EVERY = 30; /* so many moves are between two looks */

/** A match for every number of seats, for two with the second word of every option. */
function ordersOf({ name, seats: [low, high], options }) {
  return Array.from({ length: high - low + 1 }, (_, i) => ({
    game: name,
    seats: low + i,
    options: Object.fromEntries(options.map((option) => [option.name, option.words[low + i === 2 ? 1 : 0]])),
    seed: i + 1,
  }));
}

/** What is told of a match that goes on by chance: snapshots and moves. */
function played(calls, order) {
  const below = numbers(Number(order.seed));
  const snapshots = [];
  let status = calls.begin(order);
  for (let n = 0; !status.over && n < MOVES_MOST; n++) {
    const [seat] = status.act;
    const now = calls.snapshot(seat);
    if (n % EVERY === 0) snapshots.push(now, calls.snapshot(null));
    status = calls.play(seat, now.choices[below(now.choices.length)].move);
  }
  return { snapshots: [...snapshots, calls.snapshot(null)], log: calls.log(0).filter(({ n }) => n % 5 === 0) };
}

/** All that is told, as a file that the compiler can read. */
function written(game, matches) {
  const page = join(top, "src/games", game, "page/game.d.ts");
  const list = (key) => JSON.stringify(matches.flatMap((match) => match[key]));
  return `import type { Ctx, Game, Now } from ${JSON.stringify(page)};
import type { Entry } from ${JSON.stringify(join(top, "web/types.d.ts"))};
export const snapshots: Now[] = ${list("snapshots")};
export const log: Entry<Game>[] = ${list("log")};
export const content: Game["content"] = ${readFileSync(join(top, "src/games", game, "content.json"), "utf8")};
declare const t: Ctx["t"], word: string;
t("title-blurb") + t(\`title-\${word}\`);
// @ts-expect-error there is no such message
t("title-of-nothing");
// @ts-expect-error there is no such family
t(\`no-such-\${word}\`);
`;
}

/** @param {Map<string, string>} texts by the name of the game */
function compile(texts) {
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  const config = { extends: join(top, "web/tsconfig.json"), include: [join(folder, "*.ts")], exclude: [] };
  try {
    for (const [game, text] of texts) writeFileSync(join(folder, `${game}.ts`), text);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    execFileSync(join(top, "web/node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  } catch (error) {
    assert.fail(String(error.stdout || error).slice(0, 2000));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("what the games tell is as their types say", () => {
  const calls = makeCalls(module);
  const told = (game) => ordersOf(game).map((order) => played(calls, order));
  compile(new Map(calls.games().map((game) => [game.name, written(game.name, told(game))])));
});
