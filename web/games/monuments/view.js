/* view.js - the window on the map: where it looks and how close, moved by
 * dragging, pinching, the wheel, buttons and keys.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";
import { WIDTH } from "./geometry.js";

/** The middle in map units, and pixels per unit. @typedef {{x: number, y: number, k: number}} View */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CLOSEST = 130 / WIDTH;
const OPENING = 70 / WIDTH;

/** @param {number} n @param {number} low @param {number} high */
const clamp = (n, low, high) => Math.min(Math.max(n, low), high);

/** The zoom that shows all of a box. @param {Box} box @param {{width: number, height: number}} size */
const whole = (box, size) => Math.min(size.width / box.width, size.height / box.height);

/** Keeps the window over the map. @param {View} v @param {Box} box @param {{width: number, height: number}} size
 * @returns {View} */
function held(v, box, size) {
  const k = clamp(v.k, whole(box, size), Math.max(CLOSEST, whole(box, size)));
  const roomX = Math.max(0, (box.width - size.width / k) / 2);
  const roomY = Math.max(0, (box.height - size.height / k) / 2);
  return { k, x: clamp(v.x, box.x - roomX, box.x + roomX), y: clamp(v.y, box.y - roomY, box.y + roomY) };
}

/** Does the event belong to something that is typed into? @param {Event} event */
const isTyping = (event) =>
  event.target instanceof HTMLElement && event.target.matches("input, select, textarea, [contenteditable]");

/** Dragging with one finger, pinching with two.
 * @param {HTMLElement} element @param {(dx: number, dy: number) => void} pan
 * @param {(by: number, at: PointerEvent) => void} zoom */
function followPointers(element, pan, zoom) {
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let moved = 0;
  const spread = () => {
    const [a, b] = [...down.values()];
    return Math.hypot(a.x - b.x, a.y - b.y) || 1;
  };
  const press = (/** @type {PointerEvent} */ e) => {
    if (e.button !== 0 || (e.target instanceof Element && e.target.closest(".zoom"))) return;
    if (down.size === 0) moved = 0;
    down.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const move = (/** @type {PointerEvent} */ e) => {
    const from = down.get(e.pointerId);
    if (!from) return;
    const before = down.size === 2 ? spread() : 1;
    down.set(e.pointerId, { x: e.clientX, y: e.clientY });
    moved += Math.abs(e.clientX - from.x) + Math.abs(e.clientY - from.y);
    if (moved < 6) return;
    if (!element.hasPointerCapture(e.pointerId)) element.setPointerCapture(e.pointerId);
    pan((e.clientX - from.x) / down.size, (e.clientY - from.y) / down.size);
    if (down.size === 2) zoom(spread() / before, e);
  };
  const lift = (/** @type {PointerEvent} */ e) => down.delete(e.pointerId);
  const click = (/** @type {MouseEvent} */ e) => {
    if (moved >= 6 && e.detail > 0) {
      e.stopPropagation();
      e.preventDefault();
    }
    moved = 0;
  };
  const on = /** @type {[string, any][]} */ ([
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", lift],
    ["pointercancel", lift],
  ]);
  for (const [name, call] of on) element.addEventListener(name, call);
  element.addEventListener("click", click, true);
  return () => {
    for (const [name, call] of on) element.removeEventListener(name, call);
    element.removeEventListener("click", click, true);
  };
}

/** Keys of the map: + - 0 zoom, i j k l move.
 * @param {(by: number) => void} zoom @param {() => void} all @param {(dx: number, dy: number) => void} pan */
function followKeys(zoom, all, pan) {
  /** @type {Record<string, () => void>} */
  const keys = {
    "+": () => zoom(1.3),
    "=": () => zoom(1.3),
    "-": () => zoom(1 / 1.3),
    "0": all,
    "i": () => pan(0, 70),
    "k": () => pan(0, -70),
    "j": () => pan(70, 0),
    "l": () => pan(-70, 0),
  };
  const press = (/** @type {KeyboardEvent} */ e) => {
    if (
      e.defaultPrevented ||
      e.ctrlKey ||
      e.altKey ||
      e.metaKey ||
      isTyping(e) ||
      document.querySelector("dialog[open]")
    )
      return;
    const act = keys[e.key];
    if (!act) return;
    e.preventDefault();
    act();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** @param {Box} box @param {{x: number, y: number}} home @param {boolean} narrow */
export function useView(box, home, narrow) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: narrow ? 374 : 796, height: narrow ? 380 : 616 });
  const [wanted, setView] = useState(/** @type {View | null} */ (null));
  const opening = narrow ? { ...home, k: OPENING } : { x: box.x, y: box.y, k: 0 };
  const view = held(wanted ?? opening, box, size);
  const live = useRef({ view, size, box });
  live.current = { view, size, box };

  const change = (/** @type {(v: View) => View} */ make) => {
    const { view: v, size: s, box: b } = live.current;
    const next = held(make(v), b, s);
    live.current.view = next;
    setView(next);
  };
  const pan = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    change((v) => ({ ...v, x: v.x - dx / v.k, y: v.y - dy / v.k }));
  const zoom = (/** @type {number} */ by, /** @type {{clientX: number, clientY: number} | undefined} */ at) =>
    change((v) => {
      const rect = ref.current?.getBoundingClientRect();
      const k = clamp(v.k * by, whole(live.current.box, live.current.size), CLOSEST);
      if (!at || !rect) return { ...v, k };
      const [px, py] = [at.clientX - rect.left - rect.width / 2, at.clientY - rect.top - rect.height / 2];
      return { k, x: v.x + px / v.k - px / k, y: v.y + py / v.k - py / k };
    });
  const all = () => change(() => ({ x: live.current.box.x, y: live.current.box.y, k: 0 }));
  const show = (/** @type {{x: number, y: number}[]} */ points, /** @type {boolean} */ one) => {
    const { view: v, size: s } = live.current;
    const seen = (/** @type {{x: number, y: number}} */ p) =>
      Math.abs(p.x - v.x) * v.k < s.width / 2 - 24 && Math.abs(p.y - v.y) * v.k < s.height / 2 - 24;
    if (points.length === 0 || (one ? points.every(seen) : points.some(seen))) return;
    const near = points.reduce((best, p) =>
      Math.hypot(p.x - v.x, p.y - v.y) < Math.hypot(best.x - v.x, best.y - v.y) ? p : best,
    );
    change((old) => ({ ...old, x: near.x, y: near.y }));
  };

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const wheel = (/** @type {WheelEvent} */ e) => {
      e.preventDefault();
      zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), e);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    const drop = [followPointers(element, pan, zoom), followKeys((by) => zoom(by, undefined), all, pan)];
    return () => {
      element.removeEventListener("wheel", wheel);
      for (const stop of drop) stop();
    };
  }, []);
  return {
    ref,
    view,
    size,
    zoom,
    all,
    show,
    goHome: () => change(() => ({ ...home, k: Math.max(OPENING, live.current.view.k) })),
  };
}
