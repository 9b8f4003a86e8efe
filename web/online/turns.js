/* turns.js - at how many tables online it is this browser's turn, for the start
 * page. Nothing is asked where no seat is kept.
 */
import * as api from "./api.js";
import * as mine from "./mine.js";

export async function countTurns() {
  const held = mine.seats();
  const list = held.length ? await api.mine(held) : [];
  return list.filter((one) => one.turn).length;
}
