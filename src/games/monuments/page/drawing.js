/* drawing.js - what the map computes before it draws: which hexes are in play, which
 * part of them is seen and how near, and how that follows what can be chosen.
 */
import { useMemo } from "../../../lib/preact.js";
import { fit, useMapView } from "../../../shell/table/map_view.js";
import { WIDTH, bounds, chart } from "./geometry.js";
import { levelOf } from "./pieces.js";

/** @typedef {import("./geometry.js").Hex} Hex */
/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("../../../shell/table/map_view.js").Point} Point */

const CLOSEST = 130 / WIDTH;
const OPENING = 70 / WIDTH;

/** @param {import("../../../shell/table/map_view.js").Box} box @param {Point} home @param {boolean} narrow */
function useFrame(box, home, narrow) {
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

/** `out` are the hexes out of play, `outKey` changes with them; `level` says how much
 * is drawn, `k` how large a unit is, roughly: not every turn of the wheel draws anew.
 * @param {Props} props */
export function useDrawing({ now, facts, narrow }) {
  const map = chart(facts);
  const outKey = now.tell.out.join(",");
  const out = useMemo(() => new Set(now.tell.out), [outKey]);
  const box = useMemo(() => bounds(map, out), [map, out]);
  const home = /** @type {Hex} */ (map.hex.get(now.tell.seats[now.viewer ?? 0].home));
  const seen = useFrame(box, home, narrow);
  const { k } = seen.view;
  return { ...seen, out, outKey, level: levelOf(k * WIDTH), k: Math.round(k * 20) / 20 || k };
}
