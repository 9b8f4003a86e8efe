/* frame.js - which part of the map is seen, and how it follows what can be chosen. */
import { useEffect } from "../../../lib/preact.js";
import { fit, useMapView } from "../../../shell/table/map_view.js";

/** @typedef {import("../../../shell/table/map_view.js").Size} Size */
/** @typedef {import("../../../shell/table/map_view.js").Point} Point */
/** @typedef {import("../../../shell/table/map_view.js").Camera} Camera */

const ZOOM_MAX = 4;
const STEP = 1.4;
/** Boxes below this width show the part where something can be chosen; others all of the map. */
const WIDE = 560;
/** How many pixels a unit of the map has there at most and at least (a region is as large as a
 * finger), and how much land around a point is shown. */
const CLOSE = 0.85;
const FAR = 0.62;
const AROUND = 75;

/** Whether a point lies in the visible part, with a margin. @param {Point & Size} frame */
const inside = (frame) => (/** @type {Point} */ p) =>
  p.x > frame.x + 30 && p.x < frame.x + frame.width - 30 && p.y > frame.y + 30 && p.y < frame.y + frame.height - 30;

/** @param {Point[]} points */
function boxOf(points) {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + 2 * AROUND,
    height: bottom - top + 2 * AROUND,
  };
}

/** The whole map; in a small box just what is around the points.
 * @param {Size} drawing @param {Point[]} points @param {Size} size @returns {Camera} */
function viewOf(drawing, points, size) {
  const { x, y, ...box } = boxOf(points);
  if (size.width >= WIDE) return { x: drawing.width / 2, y: drawing.height / 2, k: 1 };
  return { x, y, k: Math.max(FAR, Math.min(CLOSE, fit(box, size))) / fit(drawing, size) };
}

/** Whether what can be chosen is seen: all of it, or some where there is no room for all.
 * @param {Point[]} points @param {Point & Size} frame @param {Size} size */
function areSeen(points, frame, size) {
  if (points.length === 0) return true;
  return fit(boxOf(points), size) < FAR ? points.some(inside(frame)) : points.every(inside(frame));
}

/** Follows what is seen. `points` are where something can be chosen: a small box opens there
 * (else around `home`) and goes there when some is not seen and `when` has changed; so does a map
 * that somebody has drawn closer. How close it is drawn counts from the whole map.
 * @param {Size} drawing @param {Point[]} points @param {Point} home @param {boolean} narrow @param {string} when */
export function useFrame(drawing, points, home, narrow, when) {
  const { ref, view, size, frame, gestures, aims, change, toMap, zoomBy, whole } = useMapView({
    box: { x: drawing.width / 2, y: drawing.height / 2, width: drawing.width, height: drawing.height },
    size: narrow ? { width: 374, height: 380 } : { width: 870, height: 592 },
    opening: (size) => viewOf(drawing, points.length > 0 ? points : [home], size),
    limits: (size) => ({ low: 1, high: ZOOM_MAX, unit: fit(drawing, size) }),
    step: STEP,
    turn: 400,
    scrolls: true,
  });
  const moveTo = (/** @type {Point} */ { x, y }) => change((old) => ({ ...old, x, y }));
  const isSmall = size.width < WIDE;
  useEffect(() => {
    if (areSeen(points, frame, size)) return;
    if (isSmall) change(() => viewOf(drawing, points, size));
    else if (view.k > 1) moveTo(boxOf(points));
  }, [when, isSmall]);
  return {
    ref,
    frame,
    zoom: view.k,
    isSmall,
    gestures,
    aims,
    toMap,
    whole,
    reveal: (/** @type {Point} */ point) => inside(frame)(point) || moveTo(point),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
  };
}
