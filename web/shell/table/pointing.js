/* pointing.js - what a word means is marked on the table while it is pointed at, by the mouse
 * or by a tap, which also brings it into sight; and all that a line means while the line is, or has
 * the focus. said.js draws such words.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { Rings, follow, trace } from "./marks.js";

/** @typedef {import("./marks.js").Box} Box */
/** @typedef {import("../../types.d.ts").EventAt<Element, PointerEvent & KeyboardEvent & FocusEvent>} Pointed */

/** The elements of what the words mean. @param {Element[]} words */
export const selectorOf = (words) =>
  words
    .flatMap((word) => /** @type {string[]} */ (JSON.parse(word.getAttribute("data-thing") ?? "[]")))
    .map((id) => `.stage [data-about="${CSS.escape(id)}"]`)
    .join(", ");

/** Tells the selector of what is pointed at, "" for nothing, and whether a tap is done.
 * @param {(selector: string, isTapped: boolean) => void} tell */
function watch(tell) {
  const point = (/** @type {Element[]} */ words, isTapped = false) => tell(selectorOf(words), isTapped);
  const wordsAt = (/** @type {Element} */ target) => {
    const word = target.closest?.("[data-thing]");
    return word ? [word] : [...(target.closest?.("[data-line-of]")?.querySelectorAll("[data-thing]") ?? [])];
  };
  const inLine = (/** @type {Element} */ target) =>
    target.matches?.("[data-line-of]:focus-visible") ? [...target.querySelectorAll("[data-thing]")] : [];
  /** @type {{[name: string]: (event: Pointed) => void}} */
  const on = {
    pointerover: ({ target, pointerType }) => {
      if (pointerType === "touch") return;
      const words = wordsAt(target);
      point(words.length > 0 ? words : inLine(/** @type {Element} */ (document.activeElement)));
    },
    pointerdown: ({ target, pointerType }) => pointerType === "touch" && point(wordsAt(target)),
    /* Not before: a finger that goes down may be about to scroll. */
    click: ({ target, pointerType }) =>
      pointerType === "touch" && target.closest?.("[data-thing]") && point(wordsAt(target), true),
    /* A tap gives its line the focus, too; that is not pointing at all of it. */
    focusin: ({ target }) => target.matches(":focus-visible") && point(inLine(target)),
    focusout: ({ target, relatedTarget }) => !relatedTarget && target.matches("[data-line-of]") && point([]),
    keydown: ({ key }) => key === "Escape" && point([]),
  };
  const heard = /** @type {[string, EventListener][]} */ (Object.entries(on));
  for (const [name, act] of heard) document.addEventListener(name, act);
  return () => {
    for (const [name, act] of heard) document.removeEventListener(name, act);
  };
}

/** Marks what is tapped and brings it into sight: a map that shows another part hears `meant`.
 * @param {string} selector @param {(boxes: Box[]) => void} draw */
function show(selector, draw) {
  document.querySelector(selector)?.dispatchEvent(new CustomEvent("meant", { bubbles: true }));
  return follow(selector, false, draw);
}

/** Marks what is pointed at, for as long as it is. */
export function Pointing() {
  const [selector, setSelector] = useState("");
  const [isTapped, setTapped] = useState(false);
  const [at, setAt] = useState(/** @type {Box[]} */ ([]));
  useEffect(() => watch((to, tapped) => (setSelector(to), setTapped(tapped))), []);
  useEffect(() => {
    if (!selector) return setAt([]);
    return isTapped ? show(selector, setAt) : trace(selector, (boxes, rest) => rest || setAt(boxes));
  }, [selector, isTapped]);
  return html`<${Rings} at=${at} look="pointed-at" />`;
}
