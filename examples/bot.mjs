#!/usr/bin/env node
// A bot that follows a list of preferences and looks at the table, in JavaScript.
//
// It wants snapshots: each choice comes with words for people ("pay 1 coin: ore,
// place 3"), and those tell it what a move costs and brings. Among the moves of the
// most wanted kind it takes the one whose words promise most; the seed decides
// between equals.
//
//     mudbrick arena bronze --bots "exec:node examples/bot.mjs,random" --sets 20
import { createInterface } from "node:readline";

// Kinds of moves, the most wanted first; those not listed come in between.
const wanted = {
  empire: ["city", "take", "move", "sail", "place", "destroy"],
  bronze: ["city", "settle", "take", "place"],
  monuments: [
    "upgrade",
    "bonus",
    "option",
    "sacrifice",
    "build",
    "site",
    "pay",
    "produce",
    "populate",
    "train",
    "play",
  ],
};
const unwanted = ["stop", "end", "rescue", "repair"];

let game = "",
  choices = [],
  moves = null;

function rank(move) {
  const kind = move.split(" ")[0];
  const list = wanted[game] ?? [];
  if (unwanted.includes(kind)) return -1;
  const place = list.indexOf(kind);
  return place < 0 ? 0 : list.length - place;
}

// "free", "points" and "+2" are good words; what has to be paid is not.
function promise(words) {
  let sum = 0;
  for (const [, n] of words.matchAll(/\+ ?(\d+)|(\d+) points?/g)) sum += Number(n ?? 1);
  for (const [, n] of words.matchAll(/pay (\d+)/g)) sum -= Number(n);
  if (words.includes("face down")) sum -= 2;
  return sum;
}

// A small generator of numbers, so that the same seed plays the same match.
function lots(seed) {
  let state = Number(BigInt.asUintN(32, BigInt(seed)));
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function choose(seed) {
  const draw = lots(seed);
  const words = new Map(choices.map((choice) => [choice.move, choice.words]));
  const worth = moves.map(
    (move) => 10 * rank(move) + promise(words.get(move) ?? "") - promiseOfFaceDown(move) + draw(),
  );
  return moves[worth.indexOf(Math.max(...worth))];
}

// In Bronze a card that is placed face down is only bronze.
const promiseOfFaceDown = (move) => (move.endsWith(" bronze") && move.startsWith("place") ? 5 : 0);

const commands = {
  mudbrick: () => "name Preferences\nversion 1\nwant snapshot\nok",
  ping: () => "pong",
  game(rest) {
    game = rest.split(" ")[0];
    moves = null;
    return "ok";
  },
  snapshot(rest) {
    choices = JSON.parse(rest).choices;
    return "ok";
  },
  moves(rest) {
    moves = rest.split(" | ");
    return "ok";
  },
  go(rest) {
    if (!moves) return "no state go comes after game and moves";
    const words = rest.split(" ");
    const at = words.indexOf("seed");
    return "move " + choose(at < 0 ? "0" : words[at + 1]);
  },
  over: () => "ok",
  played: () => "ok",
  position: () => "ok",
  set: () => "no option this bot has no options",
  stop: () => "", // the answer to go is on its way already
};

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, ...rest] = line.split(" ");
  if (verb === "quit") break;
  let said;
  try {
    said = Object.hasOwn(commands, verb)
      ? commands[verb](rest.join(" "))
      : "no unknown this bot does not know that command";
  } catch (problem) {
    said = `no syntax this cannot be read: ${String(problem.message).replace(/\s+/g, " ")}`;
  }
  if (said) process.stdout.write(said + "\n");
}
process.exit(0);
