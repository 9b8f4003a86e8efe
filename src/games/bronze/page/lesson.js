/* lesson.js - the guided first game of Bronze: three turns of a match for two,
 * with every card and tile laid out beforehand. The learner is red.
 */

/** What lies on the table when the lesson begins. */
const opening = [
  "chance: province T1 6",
  "chance: province T2 5",
  "chance: province T3 4",
  "chance: province T4 5",
  "chance: province T5 6",
  "chance: province T6 4",
  "chance: province T7 5",
  "chance: open T1 4",
  "chance: first red",
  "chance: turn-up 1 authority",
  "chance: turn-up 2 pottery",
  "chance: turn-up 3 wheel",
  "chance: turn-up 4 irrigation",
];

/** What follows red's first turn: the next tile, and a turn of blue. */
const firstAnswer = [
  "chance: turn-up 2 masonry",
  "chance: open T2 2",
  "blue: take 3",
  "chance: turn-up 3 domestication",
  "blue: place 1",
  "blue: settle T1.deserts.1 wheel",
];

/** Red's second turn brings cities; then blue follows to tile 2. */
const secondAnswer = [
  "chance: turn-up 2 religion",
  "chance: open T3 10",
  "chance: lay T2 Knossos",
  "chance: lay T2 Thebes",
  "chance: lay T2 Assur",
  "blue: take 4",
  "chance: turn-up 4 pottery",
  "blue: place right",
  "blue: settle T2.savannas.1 irrigation",
  "blue: city Assur",
  "blue: end",
];

/** @type {import("../../../types.d.ts").Lesson} */
export const lesson = {
  setup: { game: "bronze", seats: 2 },
  lines: [...opening, ...firstAnswer, ...secondAnswer, "chance: turn-up 2 wheel"],
  steps: [
    { say: "land", show: ".bronze-table .land" },
    { say: "spots", show: ".bronze-table .spot" },
    { say: "cards", show: ".bronze-table .stacks" },
    { say: "take", want: "take 2" },
    { say: "place", want: "place 1" },
    { say: "settle", want: "settle T1.woods.1 pottery" },
    { say: "again", want: "take 2" },
    { say: "beside", want: "place right" },
    { say: "hunter", want: "settle T1.woods.2 pottery" },
    { say: "further", want: "settle T2.woods.1 masonry" },
    { say: "city", want: "city Knossos" },
    { say: "tokens", show: ".bronze-table .route.held" },
    { say: "province", show: ".bronze-table .token.held" },
    { say: "third", want: "take 2" },
    { say: "down", want: "place 2 bronze" },
    { say: "any", want: "settle T2.shore.3 bronze" },
    { say: "score", show: ".bronze-table .players" },
    { say: "end", show: ".bronze-table .corner" },
  ],
};
