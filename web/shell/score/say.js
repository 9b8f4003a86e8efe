/* say.js - who won, and why, in words. */
import { capital, t } from "../words/words.js";
import { why, winners } from "./verdict.js";

/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {import("../../types.d.ts").Snapshot} Snapshot */
/** @typedef {{rows: import("./sheet.js").Row[], points: number[][]}} Counted */

/** @param {Match} match */
const nowOf = (match) => /** @type {Snapshot} */ (match.now);

/** How a seat is called. @typedef {(seat: number) => string} Called */

/** By everybody, and not only by who sits there. @param {Match} match @returns {Called} */
export const publicly =
  ({ seats }) =>
  (seat) =>
    seats[seat].you ? seats[seat].name : seats[seat].label;

/** @param {Match} match @param {Called} [called] */
export function headline(match, called = (seat) => match.who(seat)) {
  const who = winners(nowOf(match)).map(called);
  return who.length === 1 ? t("end-won", { who: who[0] }) : t("end-shared", { who });
}

/** All totals from the first place to the last: 15 to 12 to 7. @param {Snapshot} now */
function totals({ places, scores }) {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  return order.map((seat) => String(scores[seat].total)).reduce((first, next) => t("end-to", { first, next }));
}

/** @param {Match} match @param {Counted} counted @param {Called} called */
function because(match, { rows, points }, called) {
  const now = nowOf(match);
  const found = why(now, points);
  const won = winners(now);
  const who = won.map(called);
  if (found.is === "tie") {
    const { second, label, own, theirs } = found;
    const more = match.tieCount({ label, points: own });
    const less = match.tieCount({ label, points: theirs });
    return t("end-why-tie", { who, second: called(second), more, less });
  }
  if (found.is === "lines") {
    const said = found.lines.map((line) => {
      const [first, next] = [points[line][won[0]], points[line][found.second]];
      return t("end-why-line", { line: rows[line].name, count: t("end-to", { first, next }) });
    });
    return t("end-why-lines", { second: called(found.second), lines: said });
  }
  if (found.is === "outright") return t("end-why-outright", { who });
  if (found.is === "last") return t("end-why-last", { who });
  return found.is === "shared" ? t("end-why-shared", { who }) : "";
}

/** The totals, and what made the difference.
 * @param {Match} match @param {Counted} counted @param {Called} [called] */
export const reason = (match, counted, called = (seat) => match.who(seat)) =>
  `${t("end-totals", { totals: totals(nowOf(match)) })} ${capital(because(match, counted, called))}`.trim();
