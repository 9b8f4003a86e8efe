/* turns.js - how it stands at the tables online where this browser sits, for the lobby and
 * for the start page. Nothing is asked where no seat is kept.
 */
import { t } from "../shell/words/words.js";
import { levelNames } from "../shell/words/levels.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** How it stands at a seat, and the secret of the seat.
 * @typedef {import("./api.js").Mine & {secret: string}} Mine */

/** How it stands at the seats of this browser. What cannot be asked is not known:
 * that is no reason to forget a seat. @returns {Promise<Mine[]>} */
export async function lookUp() {
  const held = mine.seats();
  const list = held.length ? await api.mine(held).catch(() => []) : [];
  const at = (/** @type {string} */ table, /** @type {number} */ i) =>
    list[i]?.table === table ? list[i] : { table, unknown: true };
  return held.map(({ table, secret }, i) => ({ .../** @type {import("./api.js").Mine} */ (at(table, i)), secret }));
}

/** How it stands. @param {Mine} one */
export function standing({ turn, summary }) {
  if (turn) return t("online-your-turn");
  return { open: t("online-missing", { n: summary.open }), playing: t("online-others-turn"), over: t("prompt-over") }[
    summary.state
  ];
}

/** Who sits there; bots are listed by their level. @param {string[]} seats */
export const people = (seats) =>
  t("list", {
    items: seats.filter(Boolean).map((name) => (levelNames().includes(name) ? t("bot", { level: name }) : name)),
  });

/** The address of a seat: of another one at the table than was taken last, its own link.
 * @param {Mine} one */
export const seatAddress = ({ table, secret }) =>
  mine.load(table).secret === secret ? `#table/${table}` : `#seat/${table}.${secret}`;

/** What goes on online, for the start page. */
export async function goingOn() {
  const list = (await lookUp()).filter(({ gone, unknown, summary }) => !gone && !unknown && summary.state !== "over");
  return list.map((one) => ({
    key: one.secret,
    game: one.summary.game,
    turn: Boolean(one.turn),
    words: standing(one),
    others: people(one.summary.seats.filter((_, seat) => seat !== one.seat)),
    to: seatAddress(one),
  }));
}
