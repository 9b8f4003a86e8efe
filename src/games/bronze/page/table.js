/* table.js - the table of Bronze as the shell knows it (web/README.md). */
import { ask } from "./ask.js";
import { explain } from "./explain.js";
import { lesson } from "./lesson.js";
import { picture } from "./picture.js";
import { score } from "./score.js";
import { Table } from "./view.js";

const COLOURS = ["red", "blue", "white", "yellow", "green"];

/** The seats are called by their colours; a content file may use other words.
 * @param {import("../../../types.d.ts").Snapshot} now @returns {string[]} */
function colours(now) {
  return now.names.every((name) => COLOURS.includes(name)) ? now.names : COLOURS.slice(0, now.names.length);
}

/** @param {import("../../../types.d.ts").Context} ctx */
function status({ now, t }) {
  return t.status(now.tell.round, now.names.length, now.setup.edition, now.tell.end.length > 0);
}

/** What chance lays at the start or turns up is seen on the table. */
const silent = ["lay-province", "turn-up"];

/** @type {import("../../../types.d.ts").GameTable} */
export const table = { name: "bronze", colours, status, Table, ask, silent, score, explain, picture, lesson };
