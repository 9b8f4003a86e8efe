/* drawing.js - what the map computes before it draws: which hexes are in play, which
 * part of them is seen and how near, and how that follows what can be chosen.
 */
import { useEffect, useMemo, useRef } from "../../../lib/preact.js";
import { fit, useMapView } from "../../../shell/table/map_view.js";
import { slowness } from "../../../shell/table/motion.js";
import { ROOM, WIDTH, boxAround, bounds, chart } from "./geometry.js";
import { ferryAt, marksOf } from "./marks.js";
import { levelOf } from "./pieces.js";
import { given } from "./position.js";

/** @typedef {import("./geometry.js").Hex} Hex */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("../../../shell/table/map_view.js").Point} Point */
/** @typedef {import("../../../shell/table/map_view.js").Size} Size */
/** @typedef {import("../../../shell/table/map_view.js").Camera} Camera */
/** @typedef {ReturnType<typeof useDrawing>} Drawing */

const GLIDE = 420; /* how long the view takes to a place, in ms */
const CLOSEST = 130 / WIDTH;
/** As near as the map goes by itself, on a phone and else. */
const [CLOSE, NARROW] = [84 / WIDTH, 104 / WIDTH];
/** So wide a hex has to be, in pixels. */
const READABLE = 40;
/** A view that is nearly as near stays as it is. */
const ENOUGH = 0.8;

/** The view that shows all of a box. @param {Box} box @param {Size} size @param {boolean} narrow @returns {Camera} */
const viewOf = (box, size, narrow) => ({ x: box.x, y: box.y, k: Math.min(fit(box, size), narrow ? NARROW : CLOSE) });

/** Whether all of it is too small to play on. @param {Box} box @param {Size} size */
const isSmall = (box, size) => fit(box, size) * WIDTH < READABLE;

/** @param {Point} point @param {Box} frame @param {number} room */
const isIn = (point, frame, room) =>
  Math.abs(point.x - frame.x) < frame.width / 2 - room && Math.abs(point.y - frame.y) < frame.height / 2 - room;

/** Takes the view to a place, unless somebody takes hold of the map on the way; `goal` is where it is going.
 * @param {ReturnType<typeof useMapView>} map */
function useGlide({ ref, change }) {
  const goal = useRef(/** @type {Camera | null} */ (null));
  useEffect(() => {
    const stop = () => (goal.current = null);
    const names = ["pointerdown", "wheel"];
    for (const name of names) ref.current?.addEventListener(name, stop, { passive: true });
    return () => {
      stop();
      for (const name of names) ref.current?.removeEventListener(name, stop);
    };
  }, []);
  const glide = (/** @type {Camera} */ to) => {
    const time = GLIDE * slowness();
    goal.current = time > 0 ? to : null;
    if (time === 0) return change(() => to);
    const begun = performance.now();
    /** @type {Camera | null} */
    let from = null;
    const step = () => {
      if (goal.current !== to) return;
      const share = Math.min(1, (performance.now() - begun) / time);
      const on = 1 - (1 - share) ** 3;
      if (share === 1) goal.current = null;
      else requestAnimationFrame(step);
      change((old) => {
        from ??= old;
        return {
          x: from.x + (to.x - from.x) * on,
          y: from.y + (to.y - from.y) * on,
          k: from.k * (to.k / from.k) ** on,
        };
      });
    };
    step();
  };
  return { goal, glide };
}

/** A continent. @param {Props} props @param {number} seat */
function continent({ now, content }, seat) {
  const { areas, hex } = chart(content);
  const home = /** @type {Hex} */ (hex.get(now.tell.seats[seat].home));
  return boxAround(areas.get(home.area)?.hexes ?? [home], ROOM);
}

/** @param {Props} props @param {Box} box of all that is in play */
function useCamera(props, box) {
  const { now, narrow } = props;
  const map = useMapView({
    box,
    size: { width: narrow ? 374 : 700, height: narrow ? 380 : 640 },
    opening: (size) =>
      isSmall(box, size) && now.viewer !== null ? viewOf(continent(props, now.viewer), size, narrow) : { ...box, k: 0 },
    limits: (size) => ({ low: fit(box, size), high: Math.max(CLOSEST, fit(box, size)), unit: 1 }),
    step: 1.3,
    stride: 70,
    turn: 1000 / 1.5,
  });
  const { view, frame, change } = map;
  const size = { width: Math.round(frame.width * view.k), height: Math.round(frame.height * view.k) };
  const seen = { x: view.x, y: view.y, width: frame.width, height: frame.height };
  const aim = useRef(() => {});
  const go = (/** @type {() => void} */ there) => {
    aim.current = there;
    there();
  };
  const live = useRef({ size, narrow });
  live.current = { size, narrow };
  const { goal, glide } = useGlide(map);
  const look = (/** @type {Box} */ at) => go(() => glide(viewOf(at, live.current.size, live.current.narrow)));
  const whole = () => go(() => glide({ x: box.x, y: box.y, k: fit(box, live.current.size) }));
  /** Frames what can be chosen, unless it is all there and near enough. */
  const frameAll = (/** @type {Point[]} */ points) => {
    const at = boxAround(points, ROOM);
    const enough = viewOf(at, size, narrow).k * ENOUGH;
    const isThere = points.every((point) => isIn(point, seen, ROOM / 2));
    if (fit(box, size) >= enough) whole();
    else if (!isThere || view.k < enough) look(at);
  };
  const bring = (/** @type {Point} */ point) =>
    isIn(point, seen, ROOM / 2) || change((old) => ({ ...old, x: point.x, y: point.y }));
  const home = (/** @type {number} */ seat) => look(continent(props, seat));
  const isWhole = view.k <= fit(box, size) * 1.02;
  const isAt = (/** @type {number} */ seat) => {
    const { x, y, k } = map.reach(viewOf(continent(props, seat), size, narrow));
    return !isWhole && Math.hypot(x - view.x, y - view.y) < WIDTH * 1.5 && Math.abs(k / view.k - 1) < 0.15;
  };
  /* What is drawn fits the place where the view is going. */
  const k = goal.current?.k ?? view.k;
  return { ...map, k, size, seen, aim, frameAll, bring, whole, home, isWhole, isAt, isSmall: isSmall(box, size) };
}

/** The piece that is moved, and both sides of a battle. @param {Props} props @returns {Hex[]} */
export function involved({ now, content }) {
  const map = chart(content);
  const { mover, target, source } = now.state;
  return [mover, target, source].flatMap((id) => (given(id) ? (map.hex.get(Number(id)) ?? []) : []));
}

/** The camera follows the match: a choice frames its places, and who waits sees all.
 * @param {Props} props @param {ReturnType<typeof useCamera>} camera */
function useFollowing(props, { frameAll, whole, home, aim, size, isSmall }) {
  const { now } = props;
  const own = now.viewer !== null && now.act.includes(now.viewer);
  const offered = marksOf(props).map((mark) => mark.at);
  const isOffered = offered.length > 0;
  const points = [...offered, ...involved(props)];
  useEffect(() => {
    if (now.viewer === null || isOffered) return;
    if (!own) whole();
    else if (isSmall) home(now.viewer);
  }, [own, isSmall]);
  useEffect(() => {
    if (isOffered) frameAll(points);
  }, [now.count, isOffered]);
  /* In a window of another size it goes there again. */
  useEffect(() => {
    if (isOffered) frameAll(points);
    else aim.current();
  }, [size.width, size.height]);
}

/** `out` are the hexes out of play; `level` says how much
 * is drawn, `k` how large a unit is, roughly: not every turn of the wheel draws anew.
 * @param {Props} props */
export function useDrawing(props) {
  const { now, content } = props;
  const map = chart(content);
  const outKey = now.tell.out.join(",");
  const out = useMemo(() => new Set(now.tell.out), [outKey]);
  /* Ferries and places on the sea may lie outside of what the land needs. */
  const points = [
    ...Object.keys(now.tell.ferries).map((id) => ferryAt(content, now.tell.ferries, id)),
    ...marksOf(props).map((mark) => mark.at),
  ];
  const all = bounds(map, out, points);
  const box = useMemo(() => all, Object.values(all));
  const camera = useCamera(props, box);
  useFollowing(props, camera);
  const { k } = camera;
  return { ...camera, box, out, level: levelOf(k * WIDTH), k: Math.round(k * 20) / 20 || k };
}
