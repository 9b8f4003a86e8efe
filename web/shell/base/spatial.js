/* spatial.js - the keyboard on the board: arrows go to the nearest choice in
 * that direction, Enter and Space choose, and the focus survives a redraw.
 */
import { takesKeys } from "./hooks.js";

const CHOICES = '.stage [data-move], .stage [role="button"][tabindex="0"], .stage button:not(:disabled, .line)';
const EXPLAINED = ".stage [data-about]";

/** Unit vectors of the arrow keys. @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {{x: number, y: number}} Point */

/** @param {Element} element @returns {Point} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** @param {Element} element */
function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !element.closest("[hidden], [inert]");
}

/** How far `to` is from `from` when looking in a direction; what lies aside
 * counts double, what lies behind does not count.
 * @param {Point} from @param {Point} to @param {[number, number]} way */
function distance(from, to, [dx, dy]) {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const along = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return along <= 1 || aside > along * 3 ? Infinity : along + 2 * aside;
}

/** @param {Element[]} elements @param {(element: Element) => number} cost @returns {Element | null} */
function cheapest(elements, cost) {
  let best = null;
  let least = Infinity;
  for (const element of elements) {
    const here = cost(element);
    if (here < least) [best, least] = [element, here];
  }
  return best;
}

/** @param {string} selector */
const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);

const FOCUSABLE = "[tabindex], button:not(:disabled), a[href], input, select, summary";

/** Not what has gone, nor what can no longer be chosen. @param {Element} element */
const takesFocus = (element) => element.isConnected && element.matches(FOCUSABLE);

/** Gives an element the focus, also one that Tab passes over.
 * @param {Element | null} element */
function focusOn(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (!element.matches(FOCUSABLE)) {
    element.setAttribute("tabindex", "-1");
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A new page has the focus, and is seen from its top. */
export function focusOnPage() {
  focusOn(document.querySelector("main"));
  scrollTo(0, 0);
}

/** @param {KeyboardEvent} event @param {[number, number]} way */
function go(event, way) {
  const selector = event.shiftKey ? EXPLAINED : CHOICES;
  const here = document.activeElement;
  const elements = all(selector).filter((element) => element !== here);
  const inside = here?.closest(".stage");
  const next =
    inside && here ? cheapest(elements, (element) => distance(middle(here), middle(element), way)) : elements[0];
  if (!next) return;
  event.preventDefault();
  focusOn(next);
}

/** Enter or Space on something that is a button only by its role.
 * @param {KeyboardEvent} event */
function press(event) {
  const target = event.target;
  if (!(target instanceof Element) || !target.matches('[role="button"]') || target.matches("button, a, summary"))
    return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
}

/** @param {KeyboardEvent} event */
export function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || takesKeys(event.target)) return;
  const way = arrows[event.key];
  if (way && !(event.target instanceof HTMLInputElement)) go(event, way);
  else if (event.key === "Enter" || event.key === " ") press(event);
}

/** Where the focus was, so that it can be found again after a redraw. */
export class FocusKeeper {
  constructor() {
    /** @type {Element | null} */
    this.element = null;
    this.move = "";
    this.listed = false;
    /** @type {Point} */
    this.point = { x: 0, y: 0 };
    this.lost = false;
  }

  /** Remembers the focus if it is on the table or in the prompt. Who points with something else than the
   * keyboard looks for no focus, and what gets it would be previewed.
   * @param {EventTarget | null} here */
  note(here) {
    if (!(here instanceof Element) || !here.closest(".stage, .prompt-box") || here.id === "prompt") return;
    this.element = here.matches(":focus-visible") ? here : null;
    this.move = here.getAttribute("data-move") ?? "";
    this.listed = Boolean(here.closest("#choices"));
    this.point = middle(here);
    this.lost = false;
  }

  /** After a redraw: back to the same choice, else to the nearest one, else to
   * the prompt until there is a choice again. */
  restore() {
    const here = document.activeElement;
    /* A browser takes the focus from what can no longer have it only when it has painted. */
    const nowhere = here === document.body || here === null || !takesFocus(here);
    if (this.element && !takesFocus(this.element) && nowhere) this.lost = true;
    if (!this.lost || !(nowhere || here.id === "prompt")) return;
    const next = this.nextChoice();
    if (next) this.lost = false;
    if (next || nowhere) focusOn(next ?? document.querySelector("#prompt"));
  }

  /** @returns {Element | null | undefined} */
  nextChoice() {
    if (this.listed) {
      const first = document.querySelector("#choices [data-choice]");
      if (first) return first;
    }
    const choices = all(".stage [data-move], #prompt [data-move]");
    const same = choices.find((element) => this.move && element.getAttribute("data-move") === this.move);
    const near = cheapest(choices, (e) => Math.hypot(middle(e).x - this.point.x, middle(e).y - this.point.y));
    return same ?? near ?? document.querySelector("#prompt .btn.primary");
  }
}
