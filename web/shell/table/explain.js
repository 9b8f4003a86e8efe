/* explain.js - what anything on the table is: a card beside it, opened by
 * resting on it, by focus, by a long press, by a tap on what cannot be chosen,
 * or by the key "?".
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { takesKeys } from "../base/hooks.js";

/** What pointing and typing tell.
 * @typedef {import("../../types.d.ts").EventAt<Element, PointerEvent & KeyboardEvent>} Pointed */

const REST = 600; /* how long the pointer or the focus rests, in ms */
const PRESS = 500;

/** Attributes that make an element explain itself. @param {string} id */
export const about = (id) => ({ "data-about": id });

/** @param {EventTarget | null} target @returns {Element | null} */
const explained = (target) => (target instanceof Element ? target.closest("[data-about]") : null);

/** What pointer, focus and keys do; `show` is told which element wants to be explained.
 * @param {(element: Element | null) => void} show */
function gestures(show) {
  let timer = 0;
  let pressed = false;
  let still = false; /* the pointer has not moved since it pressed something */
  const rest = (/** @type {() => void} */ act, /** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const press = (/** @type {Element} */ element) => {
    pressed = true;
    show(element);
  };
  /** @type {{[name: string]: (event: Pointed) => void}} */
  const on = {
    pointermove: (event) => {
      if (event.movementX || event.movementY) still = false;
    },
    pointerover: (event) => {
      const element = explained(event.target);
      if (event.pointerType === "touch" || still) return;
      if (element) rest(() => show(element), REST);
      else hide();
    },
    focusin: (event) => {
      const element = explained(event.target);
      if (element && event.target.matches(":focus-visible")) rest(() => show(element), REST);
      else if (!event.target.closest?.(".explain")) hide();
    },
    pointerdown: (event) => {
      const element = explained(event.target);
      pressed = false;
      still = true;
      if (!event.target.closest?.(".explain")) hide();
      if (element && event.pointerType === "touch") rest(() => press(element), PRESS);
    },
    pointerup: () => !pressed && clearTimeout(timer),
    pointercancel: () => !pressed && clearTimeout(timer),
    contextmenu: (event) => explained(event.target) && pressed && event.preventDefault(),
    click: (event) => {
      const element = explained(event.target);
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
      } else if (event.target.closest('button, a, [role="button"], [data-move]')) hide();
      else if (element) show(element);
    },
    keydown: (event) => {
      if (event.key === "?" && !takesKeys(event.target)) show(explained(document.activeElement));
      else if (event.key === "Escape") hide();
    },
  };
  return { on, stop: () => clearTimeout(timer) };
}

/** Watches the table. @param {(element: Element | null) => void} show @returns {() => void} stops it */
function watch(show) {
  const { on, stop } = gestures(show);
  const heard = /** @type {[string, EventListener][]} */ (Object.entries(on));
  for (const [name, act] of heard) document.addEventListener(name, act, name === "click");
  return () => {
    stop();
    for (const [name, act] of heard) document.removeEventListener(name, act, name === "click");
  };
}

/** The part of the window that the prompt leaves free; all of it where the
 * prompt has grown so tall that too little is left. */
function room() {
  const prompt = document.querySelector(".prompt-box")?.getBoundingClientRect();
  const whole = { top: 8, bottom: innerHeight - 8 };
  if (!prompt || prompt.height > innerHeight / 2) return whole;
  if (prompt.top > innerHeight / 2) return { ...whole, bottom: prompt.top - 8 };
  return { ...whole, top: Math.max(8, prompt.bottom + 8) };
}

/** Where a card of this size lies beside an element without leaving the page or
 * covering the prompt. @param {DOMRect} at @param {number} width @param {number} height */
function place(at, width, height) {
  const free = room();
  const below = at.bottom + 8 + height < free.bottom;
  const top = below ? at.bottom + 8 : Math.max(free.top, Math.min(at.top - 8, free.bottom) - height);
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  return { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` };
}

/** @param {{match: import("../play/match.js").Match}} props */
export function Explain({ match }) {
  const [element, setElement] = useState(/** @type {Element | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => watch(setElement), []);
  const text = element?.isConnected ? explanation(match, element) : null;
  useLayoutEffect(() => {
    if (!box.current || !element) return;
    const { width, height } = box.current.getBoundingClientRect();
    Object.assign(box.current.style, place(element.getBoundingClientRect(), width, height));
  });
  if (!text) return null;
  return html`<div class="explain" role="tooltip" ref=${box}><h3>${text.title}</h3>
    ${text.lines.map((/** @type {string} */ line) => html`<p>${line}</p>`)}
    <div class="unseen" role="status">
      ${[text.title, ...text.lines].map((line) => html`<div>${line}</div>`)}
    </div></div>`;
}

/** @param {import("../play/match.js").Match} match @param {Element} element */
function explanation(match, element) {
  try {
    return match.kit.table.explain(element.getAttribute("data-about") ?? "", match.context());
  } catch {
    return { title: t("explain-none"), lines: [] };
  }
}
