/* table.js - the table of Bronze as the shell knows it (web/README.md). */
import { Table } from "./drawing.js";
import { explain } from "./explain.js";
import { picture } from "./picture.js";
import { question } from "./question.js";
import { score } from "./score.js";
import { sounds } from "./sounds.js";
import { travel } from "./travel.js";
import { where } from "./where.js";

const COLOURS = ["red", "blue", "white", "yellow", "green"];

/** The seats are called by their colours; a content file may use other words.
 * @param {import("../../../types.d.ts").Snapshot} now @returns {string[]} */
function colours(now) {
  return now.names.every((name) => COLOURS.includes(name)) ? now.names : COLOURS.slice(0, now.names.length);
}

/** @param {import("./model.js").Ctx} ctx */
function status({ now, t }) {
  return t("status", { round: now.tell.round, last: now.tell.end.length > 0 ? 1 : 0 });
}

/** What chance lays at the start or turns up is seen on the table. */
const silent = ["lay-province", "turn-up"];

/** @type {import("../../../types.d.ts").GameTable<import("./game.d.ts").Game>} */
export const table = {
  name: "bronze",
  colours,
  status,
  Table,
  ask: question,
  silent,
  sounds,
  score,
  explain,
  where,
  travel,
  special: ["edition"],
  picture,
  lesson: async () => (await import("./lesson.js")).lesson,
  rules: async () => (await import("./rules.js")).rules,
};
