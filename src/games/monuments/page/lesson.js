/* lesson.js - the guided first game: the moves of chance and Egypt, and what
 * Greece is asked to do. The texts are in the words of the game.
 */

/** Pointed at: what plays the move. @param {string} move */
const at = (move) => `[data-move="${move}"]`;

/** A step that wants one move. @param {string} say @param {string} move */
const doing = (say, move) => ({ say, want: new RegExp(`^${move}$`), show: at(move) });

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
    "egypt: place 157",
    "egypt: place 171",
    "egypt: play move",
    "egypt: go 157",
    "egypt: unit 156 w",
    "egypt: go 171",
    "egypt: play produce",
    "egypt: produce 157",
    "egypt: produce 171",
    "egypt: take back",
    "egypt: play move",
    "egypt: unit 156 w",
    "egypt: go 142",
    "egypt: stop",
  ],
  steps: [
    { say: "goal", show: ".mon .me .lys" },
    doing("quest", "keep 1"),
    doing("wood", "place 26"),
    doing("sheep", "place 41"),
    doing("move", "play move"),
    doing("forest", "go 26"),
    doing("second", "unit 40 w"),
    doing("pasture", "go 41"),
    doing("produce", "play produce"),
    doing("reap-sheep", "produce 41"),
    doing("reap-wood", "produce 26"),
    doing("upgrade", "play upgrade"),
    doing("green", "upgrade produce"),
    doing("back", "take back"),
    { say: "end", show: ".mon .me .missing" },
  ],
};
