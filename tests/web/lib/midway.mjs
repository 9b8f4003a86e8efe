/* midway.mjs - matches that bots have played up to some moment, as a game that one person goes on with. */
import assert from "node:assert/strict";
import { waitForTurn } from "./play.mjs";

/** The moves of a record. @param {string} record @returns {string[]} */
export const movesIn = (record) =>
  record
    .slice(record.indexOf("\n\n") + 2)
    .split("\n")
    .filter(Boolean);

/** Who makes the nth of these moves. @param {string[]} moves @param {number} n */
export const moverOf = (moves, n) => moves[n]?.split(":")[0] ?? "";

/** A match before its nth move, and who decides then. @param {string} record @param {number} n */
export function cutAt(record, n) {
  const moves = movesIn(record);
  const tags = record.slice(0, record.indexOf("\n\n")).split("\n");
  const kept = tags
    .filter((line) => !/^(result|hash|player) /.test(line))
    .map((line) => (line.startsWith("moves ") ? `moves ${n}` : line));
  const names = [.../^result (.*)$/m.exec(record)[1].matchAll(/(\S+)=/g)].map(([, name]) => name);
  return {
    count: n,
    seats: names.length,
    seat: names.indexOf(moverOf(moves, n)),
    setup: Object.fromEntries([...record.matchAll(/^set (\w+)=(\S+)$/gm)].map(([, name, word]) => [name, word])),
    record: [...kept, "", ...moves.slice(0, n), ""].join("\n"),
  };
}

/** Puts such a match into the browser, one person against bots, and opens it.
 * @param {ReturnType<typeof cutAt>} cut */
export async function openCut(page, base, game, { count, record, seat, seats, setup }) {
  const players = Array.from({ length: seats }, (_, i) =>
    i === seat ? { name: "", kind: "human", level: "" } : { name: "", kind: "bot", level: "easy" },
  );
  const id = `g${seats}x${count}`;
  const kept = { id, game, title: game, setup: { seats, ...setup }, players, seed: "7", record, count };
  const text = JSON.stringify({ ...kept, over: false, words: "", when: 1, stamp: "made" });
  if (!page.url().startsWith(base)) await page.goto(base);
  await page.evaluate(([key, made]) => localStorage.setItem(`mudbrick.game.${key}`, made), [id, text]);
  await page.goto(`${base}#game/${id}`);
  await page.locator(`main.table[data-count="${count}"]`).waitFor();
  assert.equal(await waitForTurn(page), "yours");
}
