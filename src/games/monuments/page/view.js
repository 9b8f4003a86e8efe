/* view.js - the window on the map, and how it follows what can be chosen. */
import { fit, useMapView } from "../../../shell/map_view.js";
import { WIDTH } from "./geometry.js";

/** @typedef {import("../../../shell/map_view.js").Point} Point */

const CLOSEST = 130 / WIDTH;
const OPENING = 70 / WIDTH;

/** @param {import("../../../shell/map_view.js").Box} box @param {Point} home @param {boolean} narrow */
export function useView(box, home, narrow) {
  const { ref, view, frame, gestures, change, zoomBy, whole } = useMapView({
    box,
    size: { width: narrow ? 374 : 796, height: narrow ? 380 : 616 },
    opening: () => (narrow ? { ...home, k: OPENING } : { ...box, k: 0 }),
    limits: (size) => ({ low: fit(box, size), high: Math.max(CLOSEST, fit(box, size)), unit: 1 }),
    step: 1.3,
    stride: 70,
    turn: 1000 / 1.5,
  });
  /** Goes to the nearest of some points if none is in sight. */
  const show = (/** @type {Point[]} */ points) => {
    const seen = (/** @type {Point} */ p) =>
      Math.abs(p.x - view.x) < frame.width / 2 - 24 / view.k && Math.abs(p.y - view.y) < frame.height / 2 - 24 / view.k;
    if (points.length === 0 || points.some(seen)) return;
    const far = (/** @type {Point} */ p) => Math.hypot(p.x - view.x, p.y - view.y);
    const { x, y } = points.reduce((best, p) => (far(p) < far(best) ? p : best));
    change((old) => ({ ...old, x, y }));
  };
  const goHome = () => change((old) => ({ x: home.x, y: home.y, k: Math.max(OPENING, old.k) }));
  return { ref, view, frame, gestures, zoomBy, whole, show, goHome };
}
