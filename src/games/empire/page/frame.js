/* frame.js - which part of the map is seen, and how it follows what can be chosen. */
import { useEffect } from "../../../lib/preact.js";
import { fit, useMapView } from "../../../shell/table/map_view.js";

/** @typedef {import("../../../shell/table/map_view.js").Size} Size */
/** @typedef {import("../../../shell/table/map_view.js").Point} Point */

const ZOOM_MAX = 4;
const STEP = 1.4;
/** How many pixels a unit of the map has at phone width. */
const PHONE_UNIT = 0.66;

/** Whether all points lie in the visible part, with a margin.
 * @param {Point[]} points @param {Point & Size} frame */
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

/** Follows what is seen. `points` are where something can be chosen: at phone width
 * the map opens there (else around `home`) and goes there when some is not seen
 * and `when` has changed. How close it is drawn counts from the whole map.
 * @param {Size} drawing @param {Point[]} points @param {Point} home @param {boolean} narrow @param {string} when */
export function useFrame(drawing, points, home, narrow, when) {
  const { ref, view, frame, gestures, change, toMap, zoomBy, whole } = useMapView({
    box: { x: drawing.width / 2, y: drawing.height / 2, width: drawing.width, height: drawing.height },
    size: narrow ? { width: 374, height: 400 } : { width: 870, height: 592 },
    opening: (size) => {
      const { x, y } = points.length > 0 ? middleOf(points) : home;
      return { x, y, k: narrow ? PHONE_UNIT / fit(drawing, size) : 1 };
    },
    limits: (size) => ({ low: 1, high: ZOOM_MAX, unit: fit(drawing, size) }),
    step: STEP,
    turn: 400,
    scrolls: true,
  });
  const moveTo = (/** @type {Point} */ { x, y }) => change((old) => ({ ...old, x, y }));
  useEffect(() => {
    if (view.k > 1 && points.length > 0 && !allInside(points, frame)) moveTo(middleOf(points));
  }, [when, narrow]);
  return {
    ref,
    frame,
    zoom: view.k,
    gestures,
    toMap,
    whole,
    moveTo,
    reveal: (/** @type {Point} */ point) => allInside([point], frame) || moveTo(point),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
  };
}
