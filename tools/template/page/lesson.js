/* lesson.js - the guided first game. The learner's moves are the ones that the
 * steps want; all others stand here.
 */

/** @type {import("../../../types.d.ts").Lesson} */
export const lesson = {
  setup: { game: "newgame", seats: 2 },
  lines: ["chance: draw Mill", "chance: draw Heath", "blue: trade", "chance: draw Marsh", "chance: draw Abbey"],
  steps: [
    { say: "settle", want: "settle Mill", show: '[data-region="Mill"]' },
    { say: "trade", want: "trade", show: '[data-move="trade"]' },
    { say: "end", show: ".newgame-board" },
  ],
};
