/* hints.js - the best moves in the eyes of a strong player, one at a time and with reasons,
 * in the box of the prompt; the move itself is marked on the table.
 */
import { useEffect, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { close } from "./prompt.js";

/** @typedef {import("../../types.d.ts").Hint} Hint */
/** @typedef {import("../play/match.js").Match} Match */
/** @typedef {Hint[] | "thinking" | null} Hints */

/** One digit behind the point at most. @param {number} x */
const round = (x) => String(Math.round(x * 10) / 10);

/** @param {number} n */
const signed = (n) => `${n > 0 ? "+" : "−"}${Math.abs(n)}`;

/** What it brings at once, and what it leads to. @param {Match} match @param {Hint} hint */
function reasons(match, hint) {
  const list = (hint.gain ?? []).map((line) =>
    t("hint-gain", { points: signed(line.points), label: match.scoreWords({ label: line.label, why: null }).label }),
  );
  if (Number.isFinite(hint.winShare)) list.push(t("hint-win", { share: Math.round(Number(hint.winShare) * 100) }));
  if (Number.isFinite(hint.points)) list.push(t("hint-points", { points: round(hint.points) }));
  if (Number.isFinite(hint.others)) list.push(t("hint-others", { points: round(hint.others) }));
  return list;
}

/** Which of the hints is shown. @param {Hints} hints */
export function useHinted(hints) {
  const [at, goTo] = useState(0);
  useEffect(() => goTo(0), [hints]);
  const list = Array.isArray(hints) ? hints : [];
  const n = at < list.length ? at : 0;
  return { hints, n, shown: list[n] ?? null, next: () => goTo((n + 1) % list.length) };
}

/** What the box says of it; the move can be played if there is a `pick`.
 * @param {Match} match @param {ReturnType<typeof useHinted>} hinted @param {() => void} drop
 * @param {(move: string) => void} [pick] @returns {import("./prompt.js").Asked} */
export function advised(match, { hints, n, shown, next }, drop, pick) {
  if (!Array.isArray(hints) || !shown) return { look: "hints", title: t("hint-thinking"), buttons: [close(drop)] };
  const all = hints.length;
  return {
    look: "hints",
    title: match.words.parts((words) => capital(match.choiceWords(shown, words))),
    detail: t("hint-why", { n: n + 1, all, reasons: reasons(match, shown) }),
    buttons: [
      ...(pick ? [{ label: t("hint-play"), primary: true, on: () => pick(shown.move) }] : []),
      ...(all > 1 ? [{ label: t("hint-next"), on: next }] : []),
      close(drop),
    ],
  };
}
