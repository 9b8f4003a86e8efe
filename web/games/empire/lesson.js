/* lesson.js - the guided first game: three players on map A, seen by Red. The
 * learner's moves are the ones that the steps want; all others stand here.
 */

/** @type {import("../../types.d.ts").Lesson} */
export const lesson = {
  setup: { game: "empire", seats: 3 },
  lines: [
    "chance: deal 1", "chance: deal 10", "chance: deal 8", "chance: deal 4", "chance: deal 16", "chance: deal 28",
    "blue: bid 0", "white: bid 0",
    "chance: deal 35",
    "blue: take 1", "blue: move A12 A16", "blue: move A16 A17", "blue: stop", "chance: deal 25",
    "white: take 5", "white: move A12 A13", "white: move A12 A9", "white: stop", "chance: deal 32",
    "chance: deal 7",
    "blue: take 1", "blue: place A12", "blue: stop", "chance: deal 40",
    "white: take 3", "white: place A12", "white: stop", "chance: deal 13",
    "chance: deal 17",
    "blue: take 2", "blue: place A12", "blue: stop", "chance: deal 23",
    "white: take 2", "white: city A13", "chance: deal 36",
    "chance: deal 20",
  ],
  steps: [
    { say: "welcome", show: ".em-board" },
    { say: "start", show: '[data-region="A12"]' },
    { say: "bid", want: /^bid 1$/, show: '[data-move="bid 1"]' },
    { say: "first", want: /^first red$/, show: '[data-move="first red"]' },
    { say: "take", want: /^take 1$/, show: '[data-move="take 1"]' },
    { say: "place", want: /^place A12$/, show: '[data-region="A12"]' },
    { say: "pay", want: /^take 2$/, show: '[data-move="take 2"]' },
    { say: "move", want: /^move A12 A15$/, show: '[data-region="A12"], [data-region="A15"]' },
    { say: "stop", want: /^stop$/, show: '[data-move="stop"]' },
    { say: "takeCity", want: /^take 1$/, show: '[data-move="take 1"]' },
    { say: "city", want: /^city A15$/, show: '[data-region="A15"]' },
    { say: "takeSail", want: /^take 1$/, show: '[data-move="take 1"]' },
    { say: "sail", want: /^sail A15 A22$/, show: '[data-region="A15"], [data-region="A22"]' },
    { say: "last", want: /^(sail|stop)\b/, show: ".em-board" },
    { say: "goods", show: ".em-own" },
  ],
};
