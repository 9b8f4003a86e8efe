/* view.js - which part of the map is seen: pan by dragging, zoom by buttons,
 * wheel, two fingers and the keys + - 0.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";

/** The middle of what is seen, and how much larger than the whole map it is
 * drawn. @typedef {{x: number, y: number, zoom: number}} View */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number}} Point */

export const ZOOM_MAX = 4;
const STEP = 1.4;
/** How many pixels a unit of the map has at phone width. */
const PHONE_UNIT = 0.66;

/** Pixels per unit at which the whole map fits.
 * @param {Size} box @param {Size} sheet */
export const fit = (box, sheet) => Math.min(box.width / sheet.width, box.height / sheet.height);

/** The size of the visible part in units of the map.
 * @param {View} view @param {Size} box @param {Size} sheet @returns {Size} */
export function seenSize(view, box, sheet) {
  const unit = fit(box, sheet) * view.zoom;
  return { width: box.width / unit, height: box.height / unit };
}

/** @param {number} middle @param {number} seen @param {number} all */
function clampMiddle(middle, seen, all) {
  if (seen >= all) return all / 2;
  return Math.min(Math.max(middle, seen / 2), all - seen / 2);
}

/** Keeps the view on the map. @param {View} view @param {Size} box @param {Size} sheet @returns {View} */
export function clamp(view, box, sheet) {
  const zoom = Math.min(Math.max(view.zoom, 1), ZOOM_MAX);
  const seen = seenSize({ ...view, zoom }, box, sheet);
  return { zoom, x: clampMiddle(view.x, seen.width, sheet.width), y: clampMiddle(view.y, seen.height, sheet.height) };
}

/** @param {View} view @param {Size} box @param {Size} sheet */
export function frameOf(view, box, sheet) {
  const seen = seenSize(view, box, sheet);
  return { x: view.x - seen.width / 2, y: view.y - seen.height / 2, ...seen };
}

/** Whether all points lie in the visible part, with a margin.
 * @param {Point[]} points @param {{x: number, y: number, width: number, height: number}} frame */
const allInside = (points, frame) =>
  points.every(
    (p) =>
      p.x > frame.x + 30 && p.x < frame.x + frame.width - 30 && p.y > frame.y + 30 && p.y < frame.y + frame.height - 30,
  );

/** @param {Point[]} points */
function middleOf(points) {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The size of an element, followed as it changes.
 * @param {{current: any}} ref @param {Size} first @returns {Size} */
function useSize(ref, first) {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = ref.current;
      if (width && height) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Two fingers: where their middle is and how far they are apart.
 * @param {Map<number, Point>} fingers */
function pinchOf(fingers) {
  const [a, b] = [...fingers.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** Follows the view. `points` are where something can be chosen: at phone width
 * the map opens there (else around `home`) and goes there when some is not seen
 * and `when` has changed.
 * @param {Size} sheet @param {Point[]} points @param {Point} home @param {boolean} narrow @param {string} when */
export function useView(sheet, points, home, narrow, when) {
  const ref = useRef(/** @type {any} */ (null));
  const box = useSize(ref, narrow ? { width: 374, height: 400 } : { width: 870, height: 592 });
  const [view, setView] = useState(/** @type {View | null} */ (null));
  const first = () => homeView(points.length > 0 ? middleOf(points) : home, box, sheet, narrow);
  const shown = clamp(view ?? first(), box, sheet);
  const frame = frameOf(shown, box, sheet);
  const change = (/** @type {(old: View) => View} */ to) =>
    setView((old) => clamp(to(clamp(old ?? first(), box, sheet)), box, sheet));

  useEffect(() => {
    if (shown.zoom > 1 && points.length > 0 && !allInside(points, frame))
      change((old) => ({ ...old, ...middleOf(points) }));
  }, [when, narrow]);

  /** @param {number} factor @param {Point} [at] a point that stays where it is */
  const zoomBy = (factor, at) =>
    change((old) => {
      const zoom = Math.min(Math.max(old.zoom * factor, 1), ZOOM_MAX);
      const pull = at ? 1 - old.zoom / zoom : 0;
      return { zoom, x: old.x + ((at?.x ?? old.x) - old.x) * pull, y: old.y + ((at?.y ?? old.y) - old.y) * pull };
    });
  const whole = () => setView({ x: sheet.width / 2, y: sheet.height / 2, zoom: 1 });
  /** @param {number} x @param {number} y in pixels of the page */
  const toMap = (x, y) => {
    const rect = ref.current.getBoundingClientRect();
    const unit = fit(box, sheet) * shown.zoom;
    return { x: frame.x + (x - rect.left) / unit, y: frame.y + (y - rect.top) / unit };
  };
  /** @param {Point} point */
  const reveal = (point) => {
    if (!allInside([point], frame)) change((old) => ({ ...old, ...point }));
  };
  const unit = fit(box, sheet) * shown.zoom;
  const panBy = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    change((old) => ({ ...old, x: old.x - dx / unit, y: old.y - dy / unit }));

  useWheel(ref, shown.zoom, toMap, zoomBy);
  useKeys({ in: () => zoomBy(STEP), out: () => zoomBy(1 / STEP), whole });
  const gestures = useGestures(panBy, zoomBy, toMap);
  return {
    ref,
    frame,
    zoom: shown.zoom,
    unit,
    gestures,
    toMap,
    reveal,
    whole,
    moveTo: (/** @type {Point} */ point) => change((old) => ({ ...old, ...point })),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
  };
}

/** Where the view begins. @param {Point} middle @param {Size} box @param {Size} sheet @param {boolean} narrow
 * @returns {View} */
function homeView(middle, box, sheet, narrow) {
  return { x: middle.x, y: middle.y, zoom: narrow ? Math.max(1, PHONE_UNIT / fit(box, sheet)) : 1 };
}

/** The wheel zooms at the pointer; where it cannot, the page scrolls.
 * @param {{current: any}} ref @param {number} zoom @param {(x: number, y: number) => any} toMap
 * @param {(factor: number, at: any) => void} zoomBy */
function useWheel(ref, zoom, toMap, zoomBy) {
  useEffect(() => {
    const node = ref.current;
    const turned = (/** @type {WheelEvent} */ event) => {
      const stuck = event.deltaY > 0 ? zoom <= 1 : zoom >= ZOOM_MAX;
      if (stuck && !event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), toMap(event.clientX, event.clientY));
    };
    node.addEventListener("wheel", turned, { passive: false });
    return () => node.removeEventListener("wheel", turned);
  });
}

/** @param {{in: () => void, out: () => void, whole: () => void}} acts */
function useKeys(acts) {
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const keys = { "+": acts.in, "=": acts.in, "-": acts.out, "0": acts.whole };
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}

/** One finger or the mouse pans, two fingers pan and zoom.
 * @param {(dx: number, dy: number) => void} panBy @param {(factor: number, at: any) => void} zoomBy
 * @param {(x: number, y: number) => any} toMap */
function useGestures(panBy, zoomBy, toMap) {
  const fingers = useRef(/** @type {Map<number, Point>} */ (new Map())).current;
  const moved = useRef(false);
  const begin = () => {
    if (fingers.size === 0) moved.current = false;
  };
  const down = (/** @type {any} */ event) => {
    if (event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (/** @type {any} */ event) => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const next = { x: event.clientX, y: event.clientY };
    if (!moved.current && fingers.size === 1 && Math.hypot(next.x - old.x, next.y - old.y) < 6) return;
    moved.current = true;
    if (fingers.size === 2) pinch(event.pointerId, next);
    else {
      fingers.set(event.pointerId, next);
      panBy(next.x - old.x, next.y - old.y);
    }
  };
  const pinch = (/** @type {number} */ id, /** @type {Point} */ next) => {
    const before = pinchOf(fingers);
    fingers.set(id, next);
    const after = pinchOf(fingers);
    panBy(after.x - before.x, after.y - before.y);
    if (before.apart > 0) zoomBy(after.apart / before.apart, toMap(after.x, after.y));
  };
  const up = (/** @type {any} */ event) => void fingers.delete(event.pointerId);
  /** A click that ends a pan chooses nothing. */
  const click = (/** @type {any} */ event) => {
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
