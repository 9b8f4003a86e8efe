/* rules.js - the pictures beside the rules, each of the example of its chapter, and which
 * chapter is about which question.
 */
import { arrow, card, piece, points, sum } from "../../../shell/rules/sketch.js";

/** @type {import("../../../types.d.ts").RuleBook} */
export const rules = {
  about: { "ask-decide": "turn", "ask-hidden": "turn" },
  pictures: {
    idea: () => [
      ...[0, 1, 2].map((i) => piece("red", 60 + i * 40, 34)),
      ...[0, 1].map((i) => piece("blue", 60 + i * 40, 76)),
      points(4, 240, 55),
    ],
    turn: () => [card(60, 55, ["card"]), arrow(100, 55, 150, 55), piece("red", 190, 55)],
    end: () => [points(4, 80, 55), sum("+", 130, 55), points(2, 180, 55), sum("=", 230, 55), points(6, 280, 55)],
  },
};
