/* pace.js - the clock of a table online, in words. */
import { t } from "../shell/words/words.js";

export const PACES = ["free", "live", "slow"];

/** @param {import("./api.js").Pace} pace */
export function paceWords({ kind, bank = 0, increment = 0, days = 0 }) {
  const minutes = String(Math.round(bank / 6) / 10);
  return t(`pace-${kind}.table`, { minutes, seconds: increment, days });
}

/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

/** What is left of somebody's time. @param {number} ms */
export function timeWords(ms) {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
