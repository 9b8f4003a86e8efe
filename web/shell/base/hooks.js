/* hooks.js - what components of the shell share: redrawing, width, the page's
 * title, and keys.
 */
import { useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";

/** Redraws when the match changes, also if it changed before anybody listened; two
 * matches may have the same number of changes.
 * @param {import("../play/match.js").Match} match */
export function useMatch(match) {
  const [, redraw] = useState(0);
  const drawn = match.version;
  useEffect(() => {
    const draw = () => redraw((n) => n + 1);
    if (match.version !== drawn) draw();
    return match.listen(draw);
  }, [match]);
}

/** A function that is always the same and does what the latest one does: what was drawn with it need not be drawn
 * again. @template {unknown[]} A @template R @param {(...args: A) => R} act @returns {(...args: A) => R} */
export function useSame(act) {
  const latest = useRef(act);
  latest.current = act;
  return useRef((/** @type {A} */ ...args) => latest.current(...args)).current;
}

const phone = matchMedia("(max-width: 700px)");
const low = matchMedia("(max-height: 600px)");

/** Whether the window is so now. @param {MediaQueryList} window */
function useWindow(window) {
  const [fits, setFits] = useState(window.matches);
  useEffect(() => {
    const look = () => setFits(window.matches);
    look(); /* it may have changed before anybody listened */
    window.addEventListener("change", look);
    return () => window.removeEventListener("change", look);
  }, []);
  return fits;
}

/** Whether the page has the width of a phone. */
export const useNarrow = () => useWindow(phone);

/** Whether the page has the height of a phone that lies across. */
export const useLow = () => useWindow(low);

/** @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title === t("name") ? title : t("page-title", { page: title });
  }, [title]);
}

/** Whether letters belong to what has the focus: a field, a list, a dialog.
 * @param {EventTarget | null} target */
export function takesKeys(target) {
  return (
    target instanceof Element &&
    Boolean(target.closest("input:not([type=range]), select, textarea, dialog, [data-keys]"))
  );
}

/** Single keys, by their name in KeyboardEvent.key.
 * @param {Record<string, (event: KeyboardEvent) => void>} keys */
export function useKeys(keys) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const act = keys[event.key];
      if (!act || takesKeys(event.target)) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
