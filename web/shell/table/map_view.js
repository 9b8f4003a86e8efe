/* map_view.js - the window on a map that is larger than its box: where it looks and
 * how close, moved by dragging, two fingers, the wheel and keys.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";

/** The middle in units of the map, and how close. @typedef {{x: number, y: number, k: number}} Camera */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number}} Point */
/** A rectangle of the map by its middle. @typedef {Point & Size} Box */

/** `box` is the whole map, `size` that of its element before it is measured; `opening`
 * is where the view begins. `k` lies between `low` and `high`, and k times `unit` is
 * how many pixels a unit of the map has. A key zooms by `step`, and i j k l move by
 * `stride` pixels if there is one; the wheel zooms by e for `turn` pixels, and where
 * it cannot the page `scrolls`.
 * @typedef {{box: Box, size: Size, opening: (size: Size) => Camera,
 *   limits: (size: Size) => {low: number, high: number, unit: number},
 *   step: number, stride?: number, turn: number, scrolls?: boolean}} Viewed */

/** @typedef {{map: Viewed, size: Size, view: Camera}} Shown */
/** @typedef {{clientX: number, clientY: number}} Place a point of the page */

/** How far a press moves before it is dragging, in pixels. */
const DRAG = 6;

/** @param {number} n @param {number} low @param {number} high */
const clamp = (n, low, high) => Math.min(Math.max(n, low), high);

/** Pixels per unit at which all of a box is seen. @param {Size} box @param {Size} size */
export const fit = (box, size) => Math.min(size.width / box.width, size.height / box.height);

/** Keeps the window over the map. @param {Viewed} map @param {Size} size @param {Camera} view @returns {Camera} */
function held({ box, limits }, size, view) {
  const { low, high, unit } = limits(size);
  const k = clamp(view.k, low, high);
  const roomX = Math.max(0, (box.width - size.width / k / unit) / 2);
  const roomY = Math.max(0, (box.height - size.height / k / unit) / 2);
  return { k, x: clamp(view.x, box.x - roomX, box.x + roomX), y: clamp(view.y, box.y - roomY, box.y + roomY) };
}

/** The size of an element, followed as it changes.
 * @param {{current: HTMLElement | null}} ref @param {Size} first @returns {Size} */
function useSize(ref, first) {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** @param {{current: HTMLElement | null}} ref @param {{current: Shown}} live
 * @param {(factor: number, at: Place) => void} zoomBy */
function useWheel(ref, live, zoomBy) {
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const turned = (/** @type {WheelEvent} */ event) => {
      const { map, size, view } = live.current;
      const { low, high } = map.limits(size);
      const stuck = event.deltaY > 0 ? view.k <= low : view.k >= high;
      if (map.scrolls && stuck && !event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : map.turn)), event);
    };
    element.addEventListener("wheel", turned, { passive: false });
    return () => element.removeEventListener("wheel", turned);
  }, []);
}

/** What lies outside the window comes to its middle when it is to be seen (marks.js).
 * @param {{current: HTMLElement | null}} ref @param {(dx: number, dy: number) => void} panBy */
function useBring(ref, panBy) {
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const bring = (/** @type {Event} */ event) => {
      const box = /** @type {Element} */ (event.target).getBoundingClientRect();
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom) return;
      panBy((left + right - box.left - box.right) / 2, (top + bottom - box.top - box.bottom) / 2);
    };
    element.addEventListener("bring", bring);
    return () => element.removeEventListener("bring", bring);
  }, []);
}

/** Is a key meant for something else than the map? @param {KeyboardEvent} event */
const isTaken = (event) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement && event.target.matches("input, select, textarea, [contenteditable]")) ||
  document.querySelector("dialog[open]") !== null;

/** @param {Record<string, () => void>} keys */
function useKeys(keys) {
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/** Two fingers: where their middle is and how far they are apart.
 * @param {Map<number, Point>} fingers */
function pinchOf(fingers) {
  const [a, b] = [...fingers.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** One finger or the mouse pans, two fingers pan and zoom.
 * @param {(dx: number, dy: number) => void} panBy @param {(factor: number, at: Place) => void} zoomBy */
function useGestures(panBy, zoomBy) {
  const fingers = useRef(/** @type {Map<number, Point>} */ (new Map())).current;
  const moved = useRef(false);
  const begin = () => {
    if (fingers.size === 0) moved.current = false;
  };
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (/** @type {import("../../types.d.ts").EventAt<Element, PointerEvent>} */ event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const next = { x: event.clientX, y: event.clientY };
    if (!moved.current && fingers.size === 1 && Math.hypot(next.x - old.x, next.y - old.y) < DRAG) return;
    if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
    moved.current = true;
    if (fingers.size === 2) return pinch(event.pointerId, next);
    fingers.set(event.pointerId, next);
    panBy(next.x - old.x, next.y - old.y);
  };
  const pinch = (/** @type {number} */ id, /** @type {Point} */ next) => {
    const before = pinchOf(fingers);
    fingers.set(id, next);
    const after = pinchOf(fingers);
    panBy(after.x - before.x, after.y - before.y);
    if (before.apart > 0) zoomBy(after.apart / before.apart, { clientX: after.x, clientY: after.y });
  };
  const up = (/** @type {PointerEvent} */ event) => void fingers.delete(event.pointerId);
  /** A click that ends a pan chooses nothing. */
  const click = (/** @type {MouseEvent} */ event) => {
    if (moved.current && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    moved.current = false;
  };
  return {
    onPointerDownCapture: begin,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    onClickCapture: click,
  };
}

/** On a small picture of the whole map: where it is pressed, there the view goes.
 * @param {Box} box @param {(point: Point) => void} moveTo */
function aiming(box, moveTo) {
  const look = (/** @type {import("../../types.d.ts").EventAt<Element, PointerEvent>} */ event) => {
    event.stopPropagation();
    const at = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - at.left) / at.width - 0.5, (event.clientY - at.top) / at.height - 0.5];
    moveTo({ x: box.x + x * box.width, y: box.y + y * box.height });
  };
  return {
    onPointerDown: (/** @type {import("../../types.d.ts").EventAt<Element, PointerEvent>} */ event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      look(event);
    },
    onPointerMove: (/** @type {import("../../types.d.ts").EventAt<Element, PointerEvent>} */ event) =>
      event.buttons > 0 && look(event),
  };
}

/** Follows the view. `ref` belongs to the box, `size` is how large it is, `gestures` are attributes
 * of what is drawn in it and `aims` of a small picture of the whole map, `frame` is the part that is seen,
 * `reach` how near to a view it can come.
 * @param {Viewed} map */
export function useMapView(map) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSize(ref, map.size);
  const [wanted, setView] = useState(/** @type {Camera | null} */ (null));
  const view = held(map, size, wanted ?? map.opening(size));
  const live = useRef({ map, size, view });
  live.current = { map, size, view };

  const unitNow = () => live.current.view.k * live.current.map.limits(live.current.size).unit;
  const change = (/** @type {(old: Camera) => Camera} */ to) => {
    const { map: m, size: s, view: old } = live.current;
    live.current.view = held(m, s, to(old));
    setView(live.current.view);
  };
  /** @param {number} x @param {number} y in pixels of the page */
  const toMap = (x, y) => {
    const rect = /** @type {HTMLElement} */ (ref.current).getBoundingClientRect();
    const { view: v } = live.current;
    const unit = unitNow();
    return { x: v.x + (x - rect.left - rect.width / 2) / unit, y: v.y + (y - rect.top - rect.height / 2) / unit };
  };
  /** @param {number} dx @param {number} dy in pixels */
  const panBy = (dx, dy) => change((old) => ({ ...old, x: old.x - dx / unitNow(), y: old.y - dy / unitNow() }));
  /** @param {number} factor @param {Place} [place] what lies there stays there */
  const zoomBy = (factor, place) =>
    change((old) => {
      const { low, high } = live.current.map.limits(live.current.size);
      const k = clamp(old.k * factor, low, high);
      const at = place ? toMap(place.clientX, place.clientY) : old;
      const pull = 1 - old.k / k;
      return { k, x: old.x + (at.x - old.x) * pull, y: old.y + (at.y - old.y) * pull };
    });
  const whole = () => change(() => ({ ...live.current.map.box, k: 0 }));

  useWheel(ref, live, zoomBy);
  useBring(ref, panBy);
  useKeys(keysOf(map, zoomBy, panBy, whole));
  const unit = view.k * map.limits(size).unit;
  const seen = { width: size.width / unit, height: size.height / unit };
  return {
    ref,
    view,
    size,
    frame: { x: view.x - seen.width / 2, y: view.y - seen.height / 2, ...seen },
    gestures: useGestures(panBy, zoomBy),
    aims: aiming(map.box, (point) => change((old) => ({ ...old, ...point }))),
    change,
    reach: (/** @type {Camera} */ wish) => held(map, size, wish),
    toMap,
    zoomBy,
    whole,
  };
}

/** @param {Viewed} map @param {(factor: number) => void} zoomBy
 * @param {(dx: number, dy: number) => void} panBy @param {() => void} whole @returns {Record<string, () => void>} */
function keysOf({ step, stride }, zoomBy, panBy, whole) {
  const closer = () => zoomBy(step);
  const zooms = { "+": closer, "=": closer, "-": () => zoomBy(1 / step), "0": whole };
  if (!stride) return zooms;
  return {
    ...zooms,
    i: () => panBy(0, stride),
    k: () => panBy(0, -stride),
    j: () => panBy(stride, 0),
    l: () => panBy(-stride, 0),
  };
}
