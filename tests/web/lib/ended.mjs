/* ended.mjs - matches that bots have played to their end, and the page at their end. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { program } from "./browser.mjs";

export const games = JSON.parse(execFileSync(program, ["games", "--json"], { encoding: "utf8" })).games;

/** The record of a whole match, always the same.
 * @param {string} game @param {number} seats @param {Record<string, string>} [options] @param {string} [seed] */
export function recordOf(game, seats, options = {}, seed = "7") {
  const folder = mkdtempSync(`${tmpdir()}/mudbrick-ended-`);
  const out = `${folder}/match`;
  const bots = Array(seats).fill("greedy").join();
  const how = ["--seats", String(seats), "--bots", bots, "--sets", "1", "--seed", seed, "--out", out];
  const rules = Object.entries(options).flatMap(([name, word]) => ["--set", `${name}=${word}`]);
  execFileSync(program, ["arena", game, ...how, ...rules], { stdio: "ignore" });
  const [first] = readdirSync(out, { recursive: true })
    .filter((name) => name.endsWith(".record"))
    .sort();
  const record = readFileSync(`${out}/${first}`, "utf8");
  rmSync(folder, { recursive: true });
  return record;
}

/** How many moves a record has. @param {string} record */
export const movesOf = (record) => Number(/^moves (\d+)$/m.exec(record)[1]);

/** As a game that one person has played against bots.
 * @param {string} game @param {number} seats @param {string} [seed] */
export function endedGame(game, seats, seed = "7") {
  const record = recordOf(game, seats, {}, seed);
  const bots = Array.from({ length: seats - 1 }, () => ({ name: "", kind: "bot", level: "easy" }));
  return {
    id: `ended${seats}`,
    game,
    title: game,
    setup: { seats },
    players: [{ name: "", kind: "human", level: "" }, ...bots],
    seed,
    record,
    count: movesOf(record),
    over: true,
    words: "",
    when: Date.UTC(2026, 2, 14),
    stamp: "made",
  };
}

/** Puts a game that has ended into the browser, and opens it; another one that is shown is left first. */
export async function openEnded(page, base, ended) {
  await page.goto(`${base}#`);
  await page.locator("main.start").waitFor();
  await page.evaluate((one) => localStorage.setItem(`mudbrick.game.${one.id}`, JSON.stringify(one)), ended);
  await page.goto(`${base}#game/${ended.id}`);
  await page.locator("main.end").waitFor();
}
