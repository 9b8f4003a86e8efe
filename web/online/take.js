/* take.js - taking a seat, and keeping its secret. An answer that got lost is asked
 * for again, at the latest when the table is opened the next time.
 */
import { grant, pending } from "./wish.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** @param {string} table @param {string} game @param {{name: string, seat?: number, invite?: string}} who */
export async function takeSeat(table, game, who) {
  const { secret } = await grant(table, "seat", who, (body) => api.sit(table, body));
  return mine.keep(table, { secret, game, when: Date.now() });
}

/** The seat that was asked for before, if there was no answer.
 * @param {string} table @param {string} game @returns {Promise<mine.Held>} */
export async function takeAgain(table, game) {
  const held = mine.load(table);
  const wish = pending(table);
  return wish && !held.secret
    ? takeSeat(table, game, /** @type {Parameters<typeof takeSeat>[2]} */ (wish.body)).catch(() => held)
    : held;
}
