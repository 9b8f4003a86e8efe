#!/usr/bin/env node
// A bot that follows a list of preferences and looks at what moves do, in JavaScript.
//
// It wants facts (docs/facts.md): what each move costs and brings. Among the moves of
// the most wanted kind it takes the one whose fact promises most; the seed decides
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
  facts = [],
  moves = null;

function rank(move) {
  const kind = move.split(" ")[0];
  const list = wanted[game] ?? [];
  if (unwanted.includes(kind)) return -1;
  const place = list.indexOf(kind);
  return place < 0 ? 0 : list.length - place;
}

// Points and gains are good; what has to be paid is not, nor is a card face down.
function promise(fact) {
  const gains = (fact.points ?? 0) + (fact.gains ?? []).length;
  const paid = (fact.price ?? 0) + (fact.cost ?? []).reduce((sum, amount) => sum + amount.n, 0);
  return gains - paid - (fact.face === "down" ? 5 : 0);
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
  const worth = moves.map((move, i) => 10 * rank(move) + promise(facts[i] ?? {}) + draw());
  return moves[worth.indexOf(Math.max(...worth))];
}

const commands = {
  mudbrick: () => "name Preferences\nversion 1\nwant facts\nok",
  ping: () => "pong",
  game(rest) {
    game = rest.split(" ")[0];
    moves = null;
    return "ok";
  },
  moves(rest) {
    moves = rest.split(" | ");
    facts = [];
    return "ok";
  },
  facts(rest) {
    facts = JSON.parse(rest);
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
  points: () => "ok",
  question: () => "ok",
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
