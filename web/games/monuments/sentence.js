/* sentence.js - a move in a sentence without its subject. */
import { rollOf } from "./battle.js";
import { named } from "./moves.js";
import { mention, nameOfCiv } from "./read.js";

/** @param {import("../../types.d.ts").Entry} entry @param {import("../../types.d.ts").Context} ctx @returns {string} */
export function sentence(entry, ctx) {
  const { verb } = named(entry.move);
  const say = ctx.t.deeds[verb];
  const x = mention(ctx, entry.move);
  const roll = rollOf(entry);
  return say ? say({ ...x, dice: roll?.dice, who: roll && nameOfCiv(ctx, roll.civ) }) : entry.words || entry.move;
}
