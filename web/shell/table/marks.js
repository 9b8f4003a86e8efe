/* marks.js - rings around what is meant: by a hint, a step of a lesson, a word (pointing.js).
 *
 * They lie above the page in a layer of their own, so that they fit anything on
 * any board and the tables need to know nothing about them.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { REST, watch } from "./watch.js";

/** @typedef {{left: number, top: number, width: number, height: number, isOver?: boolean}} Box */

/** What is put away (`data-panel`) is meant by the button that shows it (`data-opens`).
 * @param {Element} element */
function standIn(element) {
  const panel = element.closest("[data-panel]")?.getAttribute("data-panel");
  const isAway = panel && element.getClientRects().length === 0;
  return (isAway && document.querySelector(`[data-opens="${panel}"]`)) || element;
}

/** @param {Element} element */
const isOpener = (element) => element.matches("[data-opens]");

/** @param {string} selector @returns {Element[]} */
function find(selector) {
  try {
    return [...new Set([...document.querySelectorAll(selector)].map(standIn))];
  } catch {
    return [];
  }
}

/** The selector of whatever plays a move. @param {string} move */
export const moveSelector = (move) =>
  `.stage [data-move="${CSS.escape(move)}"], #prompt [data-move="${CSS.escape(move)}"]`;

/** What can be seen of an element: a board and a row of cards may show a part of what they hold.
 * @param {Element} element */
function seenOf(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const frame = element.parentElement?.closest(".board, .scroll-x")?.getBoundingClientRect();
  if (!frame) return new DOMRect(left, top, right - left, bottom - top);
  const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
  const [width, height] = [Math.min(right, frame.right) - x, Math.min(bottom, frame.bottom) - y];
  return new DOMRect(x, y, Math.max(width, 0), Math.max(height, 0));
}

/** @param {Element[]} things @returns {Box[]} */
function boxes(things) {
  return things
    .map((element) => ({ element, box: seenOf(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .slice(0, 24)
    .map(({ element, box: { left, top, width, height } }) => ({
      left: Math.round(left) - 5,
      top: Math.round(top) - 5,
      width: Math.round(width) + 10,
      height: Math.round(height) + 10,
      isOver: element.closest(".prompt-box") !== null,
    }));
}

/* -- Bringing it into sight ------------------------------------------------- */

const TRIES = 6; /* a page that ends too early is not scrolled for ever */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"];

/** The larger part of the window that the prompt and a sheet at the foot leave free. */
function freeRoom() {
  const sheet = document.querySelector("dialog.side[open]")?.getBoundingClientRect();
  const floor = sheet && sheet.left <= 0 ? sheet.top : innerHeight;
  const parts = [...document.querySelectorAll(".prompt-box > *")].map((part) => part.getBoundingClientRect());
  const prompt = parts.filter((part) => part.height > 0);
  const above = { top: 0, bottom: Math.min(floor, ...prompt.map(({ top }) => top)) };
  const below = {
    top: prompt.length ? Math.max(0, ...prompt.map(({ bottom }) => bottom)) : innerHeight,
    bottom: floor,
  };
  return above.bottom - above.top >= below.bottom - below.top ? above : below;
}

/** The box around all that is pointed at; around the first where that is too tall.
 * @param {Element[]} elements @param {number} tallest */
function spanOf(elements, tallest) {
  const all = elements.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0);
  const top = Math.min(...all.map((box) => box.top));
  const bottom = Math.max(...all.map((box) => box.bottom));
  return bottom - top <= tallest ? { top, bottom } : all[0];
}

/** Scrolls until it lies in the free part of the window: neither outside, nor behind the
 * prompt. What is too tall for it has its middle there.
 * @param {Element[]} elements @returns {boolean} whether it was there */
function bring(elements) {
  const things = elements.filter((element) => !element.closest(".prompt-box"));
  if (things.length === 0) return true;
  const free = freeRoom();
  const span = spanOf(things, free.bottom - free.top);
  const middle = (span.top + span.bottom) / 2;
  const isTall = span.bottom - span.top > free.bottom - free.top;
  const isThere = isTall
    ? middle > free.top + 24 && middle < free.bottom - 24
    : span.top >= free.top && span.bottom <= free.bottom;
  if (!isThere) scrollBy({ top: middle - (free.top + free.bottom) / 2, behavior: "instant" });
  return isThere;
}

/** The row or the map (map_view.js) that holds the first of them shows it; the page stays where it is.
 * @param {Element[]} things */
function show(things) {
  const element = things.find((one) => one.getClientRects().length > 0);
  if (!element) return;
  const row = element.parentElement?.closest(".scroll-x");
  const [box, frame] = [element.getBoundingClientRect(), row?.getBoundingClientRect()];
  if (row && frame) row.scrollLeft += Math.min(0, box.left - frame.left) + Math.max(0, box.right - frame.right);
  element.dispatchEvent(new CustomEvent("bring", { bubbles: true }));
}

/** Calls back whenever something may have moved: where it is, and for how many looks it has been
 * there. @param {string} selector @param {(at: Box[], rest: number) => void} seen
 * @param {() => boolean} [goesOn] whether there is more to come where it is @returns {() => void} stops it */
export function trace(selector, seen, goesOn = () => false) {
  /** @type {Element[]} */
  let things = [];
  let before = "";
  let rest = 0;
  return watch((isRedrawn) => {
    if (isRedrawn) things = find(selector);
    const at = boxes(things);
    const text = JSON.stringify(at);
    rest = text === before ? rest + 1 : 0;
    before = text;
    seen(at, rest);
    if (rest === 0) return "moves";
    return things.length > 0 && goesOn() ? "more" : "rests";
  });
}

/** Calls back with where it is whenever that has changed; brings it into sight whenever the
 * page has come to rest, until it is there or the reader scrolls; again where the window has
 * another size.
 * @param {string} selector @param {boolean} opens whether what is put away is shown
 * @param {(at: Box[]) => void} draw @returns {() => void} stops it */
function follow(selector, opens, draw) {
  let tries = TRIES;
  const leave = () => (tries = 0);
  let isNew = true;
  const again = () => {
    tries = TRIES;
    isNew = true;
  };
  const look = () => {
    const things = find(selector);
    if (things.length === 0) return;
    if (isNew && opens && things.every(isOpener)) {
      tries--;
      /** @type {HTMLElement} */ (things[0]).click();
      return;
    }
    /* First the map moves, then the page goes to where it is then. */
    if (isNew) {
      isNew = false;
      return show(things);
    }
    things[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    tries = bring(things) ? 0 : tries - 1;
  };
  for (const name of BY_HAND) addEventListener(name, leave, { passive: true });
  addEventListener("resize", again);
  const move = (/** @type {Box[]} */ at, /** @type {number} */ rest) => {
    if (rest === 0) draw(at);
    else if (rest % REST === 0 && tries > 0) look();
  };
  const stop = trace(selector, move, () => tries > 0);
  return () => {
    stop();
    for (const name of BY_HAND) removeEventListener(name, leave);
    removeEventListener("resize", again);
  };
}

/** @param {{at: Box[], look: "pointed" | "pointed-at"}} props */
export function Rings({ at, look }) {
  const px = (/** @type {Box} */ box) => ({
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  /* The prompt lies over the table and its marks, and has marks of its own. */
  const layer = (
    /** @type {boolean} */ isOver,
  ) => html`<div class=${isOver ? "marks over" : "marks"} aria-hidden="true">
    ${at.filter((box) => Boolean(box.isOver) === isOver).map((box) => html`<div class=${look} style=${px(box)}></div>`)}
  </div>`;
  return html`${layer(false)} ${layer(true)}`;
}

/** What a hint or a lesson means is brought into sight; a lesson `opens` what a small window has put away.
 * @param {{selector: string | null, opens?: boolean, look?: "pointed" | "pointed-at"}} props */
export function Marks({ selector, opens = false, look = "pointed" }) {
  const [at, setAt] = useState(/** @type {Box[]} */ ([]));
  useEffect(() => (selector ? follow(selector, opens, setAt) : setAt([])), [selector]);
  return html`<${Rings} at=${at} look=${look} />`;
}

/** What is meant is marked where it is seen; if it `shows`, a row and a map follow, but not the page.
 * @param {{selector: string, shows?: boolean}} props */
export function Traced({ selector, shows = false }) {
  const [at, setAt] = useState(/** @type {Box[]} */ ([]));
  useEffect(() => {
    if (!selector) return setAt([]);
    return trace(selector, (boxes, rest) => {
      if (rest === 0) setAt(boxes);
      else if (rest === REST && shows) show(find(selector));
    });
  }, [selector]);
  return html`<${Rings} at=${at} look="pointed-at" />`;
}
