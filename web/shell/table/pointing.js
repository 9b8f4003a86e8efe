/* pointing.js - what a word means is marked on the table while it is pointed at, by the mouse
 * or by a tap; and all that a line means while the line is, or has the focus. said.js draws such words.
 * A tap, and whatever points from a sheet over the table, brings it into sight.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { Marks, Traced } from "./marks.js";

/** @typedef {import("../../types.d.ts").EventAt<Element, PointerEvent & KeyboardEvent & FocusEvent>} Pointed */

/** The elements at these places, on the table and among the seats above it. @param {string[]} places */
export const selectorOf = (places) =>
  places
    .map((id) => `.stage [data-about="${CSS.escape(id)}"], .score-chip[data-where~="${CSS.escape(id)}"]`)
    .join(", ");

/** The places that words mean. @param {Element[]} words @returns {string[]} */
export const placesOf = (words) => words.flatMap((word) => JSON.parse(word.getAttribute("data-thing") ?? "[]"));

/** What is pointed at, "" for nothing; and whether it is brought into sight.
 * @typedef {{selector: string, brings: boolean}} Aim */

/** @param {(aim: Aim) => void} tell */
function watch(tell) {
  const point = (/** @type {Element[]} */ words, isTapped = false) =>
    tell({ selector: selectorOf(placesOf(words)), brings: isTapped || Boolean(words[0]?.closest("dialog")) });
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
    click: ({ target, pointerType }) => pointerType === "touch" && point(wordsAt(target), true),
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

/** Marks what is pointed at, for as long as it is. */
export function Pointing() {
  const [{ selector, brings }, point] = useState(/** @type {Aim} */ ({ selector: "", brings: false }));
  useEffect(() => watch((aim) => point((old) => (JSON.stringify(old) === JSON.stringify(aim) ? old : aim))), []);
  return brings ? html`<${Marks} selector=${selector} look="pointed-at" />` : html`<${Traced} selector=${selector} />`;
}
