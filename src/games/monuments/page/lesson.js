/* lesson.js - the guided first game: what chance and Egypt do, and what Greece is asked to do,
 * up to its first layer and its first battle. The texts are in the words of the game.
 */

/** Pointed at: what plays the move. @param {string} move */
const at = (move) => `[data-move="${move}"]`;

/** A step that wants one move. @param {string} say @param {string} move @param {string[]} [before] */
const doing = (say, move, before) => ({
  say,
  want: move,
  show: at(move),
  ...(before && { before }),
});

/** What both have before the first turn. */
const setUp = ["greece: place 26", "greece: place 41", "egypt: place 171", "egypt: place 171"];

/** Greece has its cards back: the third worker goes to the field, and two hexes produce. Egypt
 * arms a worker and builds a ferry. */
const toTheField = [
  "greece: play move",
  "greece: unit 40 w",
  "greece: go 55",
  "greece: stop",
  "egypt: play train",
  "egypt: worker 142",
  "greece: play produce",
  "greece: produce 26",
  "greece: produce 55",
  "egypt: play build",
  "egypt: build ferry",
  "egypt: site 142-128",
];

/** The pasture is left, and Egypt lands there. */
const landing = [
  "greece: take back",
  "egypt: take back",
  "greece: play move",
  "greece: unit 41 w",
  "greece: go 26",
  "greece: stop",
  "egypt: play move",
  "egypt: unit f0",
  "egypt: sail 56",
  "egypt: land 41",
  "egypt: stop",
];

/** @type {import("../../../types.d.ts").Lesson} */
export const lesson = {
  setup: { game: "monuments", seats: 2, options: { world: "old", start: "0" } },
  lines: [
    "chance: draw greece 1",
    "chance: draw greece 5",
    "chance: draw egypt 3",
    "chance: draw egypt 4",
    "egypt: keep 3",
    "chance: score greece landlord",
    "chance: score egypt general",
    "chance: ability greece farmers",
    "chance: ability egypt raiders",
    "chance: deck greece masons",
    "chance: deck egypt mariners",
    "egypt: play move",
    "egypt: go 171",
    "egypt: unit 156 w",
    "egypt: go 142",
    "egypt: play produce",
    "egypt: produce 171",
    "egypt: produce 142",
    "egypt: play trade",
    "egypt: get metal",
    "egypt: place 142",
    "egypt: take back",
    "egypt: play move",
    "egypt: unit 142 W",
    "egypt: board f0",
    "egypt: carry nothing",
    "egypt: unit f0",
    "egypt: sail 114",
    "egypt: sail 100",
    "egypt: take back",
    "egypt: play move",
    "egypt: unit f0",
    "egypt: sail 85",
    "egypt: sail 71",
    "egypt: stop",
    "chance: roll 4",
    "chance: roll 1",
    "egypt: weapon nothing",
    "egypt: take back",
  ],
  steps: [
    { say: "goal", show: ".monuments-table .me .lys" },
    doing("quest", "keep 1"),
    { say: "resources", before: setUp, show: '[data-about="hex:26"], [data-about="hex:41"]' },
    doing("move", "play move"),
    doing("forest", "go 26"),
    doing("second", "unit 40 w"),
    doing("pasture", "go 41"),
    doing("produce", "play produce"),
    doing("reap-sheep", "produce 41"),
    doing("reap-wood", "produce 26"),
    doing("back", "take back"),
    doing("trade", "play trade", toTheField),
    doing("give", "give wood"),
    doing("get", "get wheat"),
    doing("put", "place 55"),
    doing("build", "play build", ["greece: stop"]),
    doing("town", "build town"),
    doing("site", "site 55"),
    doing("monument", "play monument"),
    doing("worker", "sacrifice 26 w"),
    doing("bonus", "bonus military"),
    doing("gift", "option 3"),
    doing("train", "play train"),
    doing("army", "worker 55 w"),
    doing("attack", "play attack", landing),
    { say: "battle", show: ".monuments-table .battle" },
    { say: "end", show: ".monuments-table .me .missing" },
  ],
};
