/* motion.js - what a move changes on the table is seen to move: pieces slide from where they
 * were, come from and go to where the table of the game says, drop in or fade; numbers bump.
 *
 * Tables give `data-piece` (and `data-n`, how many it stands for) to what moves, and the same
 * key to preact; `data-rolls` to dice; `data-side` to what turns over, `data-held` to what
 * does not slide, because it lies on a panel; `data-home` to what a player has, the place of that seat: where its panel
 * is put away, it comes to the seat in the frame, and goes from there; `data-tally` to numbers. Measured once
 * before a redraw, while nothing of it is drawn yet, and once after it, in a task of its own: so drawing,
 * laying out and painting are three tasks, not a long one. All is measured before anything is changed, and what
 * moves does so without a frame of the page: by transforms and opacity that replace the own ones.
 */
import { Component } from "../../lib/preact.js";
import { pauses, settings } from "../base/settings.js";
import { wake } from "./watch.js";

/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {{element: Element, parent: Element | null, box: DOMRect, n: number, side: string | null,
 *   at: DOMMatrix | null}} Piece */
/** @typedef {Map<string, Piece>} Pieces */
/** @typedef {{count: number, travel: (key: string, from: number) => string[] | null | undefined}} Moved */
/** Where a piece comes from or goes to, by the ids of places. @typedef {(ids: string[]) => DOMRect | undefined} Seen */

const EASE = "cubic-bezier(.2,.7,.2,1)";
const SLIDE = 260;
const FLY = 420;
const TURN = 320;
const ROLL = 400;
const BUMP = [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }];
const JUMP = 16; /* so many moves at once are no move but a jump */
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How slow moves are, of the normal 1; 0: nothing moves. */
export const slowness = () =>
  still.matches || settings.motion || document.hidden
    ? 0
    : (pauses[/** @type {keyof typeof pauses} */ (settings.speed)] ?? pauses.normal) / pauses.normal;

/** Whether it takes part in the layout. @param {Element} element */
const isSeen = (element) => element.getClientRects().length > 0;

/** @param {Element} element */
const isDrawn = (element) => element instanceof SVGGraphicsElement && element.tagName !== "svg";

/** @param {Piece} piece @param {DOMRect} box how far the middle of the box is from that of the piece */
const way = ({ box: own }, box) => ({
  x: box.x + box.width / 2 - own.x - own.width / 2,
  y: box.y + box.height / 2 - own.y - own.height / 2,
});

/** Those around an element within the stage, from outside.
 * @param {Element | null} element @returns {Element[]} */
const around = (element) => (!element || element.matches(".stage") ? [] : [...around(element.parentElement), element]);

/** Some browsers have none.
 * @type {{scheduler?: {postTask(act: () => void, how: {priority: string}): Promise<void>}}} */
const { scheduler } = /** @type {object} */ (globalThis);

/** Does it as the next task, and before anything is painted. @param {() => void} act @returns {() => void} stops it */
function soon(act) {
  let isOpen = true;
  const stop = () => {
    isOpen = false;
    cancelAnimationFrame(frame);
  };
  const now = () => {
    if (!isOpen) return;
    stop();
    act();
  };
  const frame = requestAnimationFrame(now);
  void scheduler?.postTask(now, { priority: "user-blocking" });
  return stop;
}

/** An empty element with the same classes, so that styles find what is in it.
 * @param {Element} element */
function shell(element) {
  const copy = /** @type {HTMLElement} */ (document.createElementNS(element.namespaceURI, element.tagName));
  copy.setAttribute("class", element.getAttribute("class") ?? "");
  if (!isDrawn(element)) copy.style.setProperty("display", "contents", "important");
  return copy;
}

/** Nothing in it can be found or chosen. @param {Element} element */
function bare(element) {
  for (const one of [element, ...element.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) {
      if (/^(id|role|tabindex|data-|aria-)/.test(name)) one.removeAttribute(name);
    }
  }
}

export class Moving extends Component {
  /** @param {Moved} props */
  constructor(props) {
    super(props);
    this.props = props;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** What flies in place of pieces that have come. @type {Map<string, Element>} */
    this.flying = new Map();
    /** @type {Map<string, string>} */
    this.tallies = new Map();
    /** Stops what is to begin. */
    this.stop = () => {};
    this.layer = Object.assign(document.createElement("div"), { className: "flights", inert: true });
    this.layer.setAttribute("aria-hidden", "true");
  }

  render() {
    return null;
  }

  componentDidMount() {
    document.body.append(this.layer);
    this.count();
  }

  componentWillUnmount() {
    this.stop();
    this.rest();
    this.layer.remove();
  }

  /** @param {Moved} old */
  getSnapshotBeforeUpdate(old) {
    return old.count !== this.props.count && slowness() > 0 ? this.measure() : null;
  }

  /** @param {Moved} old @param {unknown} _state @param {Pieces | null} before */
  componentDidUpdate(old, _state, before) {
    if (old.count === this.props.count) return;
    this.stop();
    this.rest();
    const by = this.props.count - old.count;
    const bumped = this.count();
    if (!before || Math.abs(by) > JUMP) return;
    const travel = (/** @type {string} */ key) => this.props.travel(key, old.count);
    this.stop = soon(() => this.move(before, by > 0 ? travel : null, bumped));
  }

  /** Everything from where it was to where it is. @param {Pieces} before
   * @param {((key: string) => string[] | null | undefined) | null} travel @param {Element[]} bumped */
  move(before, travel, bumped) {
    const after = this.measure();
    const begin = [
      ...this.slide(before, after),
      ...(travel ? this.carry(before, after, travel) : []),
      ...bumped.filter(isSeen).map((one) => () => this.run(one, BUMP, SLIDE)),
    ];
    for (const act of begin) act();
  }

  /** @returns {Pieces} */
  measure() {
    const pieces = new Map();
    /** @type {Map<Element, DOMMatrix | null>} */
    const drawings = new Map();
    const away = [];
    for (const element of document.querySelectorAll("main .stage [data-piece]")) {
      let key = String(element.getAttribute("data-piece"));
      while (pieces.has(key)) key += "'";
      const box = (this.flying.get(key) ?? element).getBoundingClientRect();
      if (box.width > 0) pieces.set(key, pieceOf(element, box, drawings));
      else if (element.matches("[data-home]")) away.push(element);
    }
    for (const element of away) {
      const key = String(element.getAttribute("data-piece"));
      const box = pieces.has(key) ? undefined : markOf(String(element.getAttribute("data-home")));
      if (box) pieces.set(key, pieceOf(element, box, drawings));
    }
    return pieces;
  }

  /** The numbers that have changed. @returns {Element[]} */
  count() {
    const all = [...document.querySelectorAll("main [data-tally]")];
    const changed = all.filter((one) => {
      const old = this.tallies.get(String(one.getAttribute("data-tally")));
      return old !== undefined && old !== one.textContent;
    });
    this.tallies = new Map(all.map((one) => [String(one.getAttribute("data-tally")), one.textContent ?? ""]));
    return changed;
  }

  /** Whatever has come is where it belongs. */
  rest() {
    for (const animation of this.running) animation.cancel();
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number} time @param {() => void} [end] */
  run(element, frames, time, end = () => {}) {
    const animation = element.animate(frames, { duration: time * slowness(), easing: EASE });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation);
      end();
      wake();
    };
  }

  /** From so far away to where it is. @param {Piece} piece @param {{x: number, y: number}} from */
  shift({ element }, { x, y }) {
    const at = isDrawn(element) ? /** @type {SVGGraphicsElement} */ (element).getScreenCTM() : null;
    const by = at ? new DOMPoint(x, y, 0, 0).matrixTransform(at.inverse()) : { x, y };
    const { transform } = getComputedStyle(element);
    const own = transform === "none" ? "" : transform;
    const frames = [{ transform: `${own} translate(${by.x}px, ${by.y}px)` }, { transform: `${own} translate(0, 0)` }];
    return () => this.run(element, frames, SLIDE);
  }

  /** What was elsewhere, or lay on its other side. @param {Pieces} before @param {Pieces} after */
  slide(before, after) {
    const begin = [];
    for (const [key, piece] of after) {
      const old = before.get(key);
      const from = old && way(piece, old.box);
      const isOff = from && Math.hypot(from.x, from.y) > 2 && !piece.element.matches("[data-held]");
      if (isOff) begin.push(this.shift(piece, from));
      if (old && old.side !== piece.side)
        begin.push(() => this.run(piece.element, [{ transform: "rotateY(90deg)" }, { transform: "none" }], TURN));
    }
    return begin;
  }

  /** What has come or gone. @param {Pieces} before @param {Pieces} after
   * @param {(key: string) => string[] | null | undefined} travel */
  carry(before, after, travel) {
    const begin = [];
    const seen = (/** @type {string[]} */ ids) => {
      const boxes = ids.map((id) => (before.get(id) ?? after.get(id))?.box ?? placeOf(id));
      return boxes.find((box) => box && box.width > 0);
    };
    for (const [key, piece] of after) {
      if (piece.n > (before.get(key)?.n ?? 0)) begin.push(this.come(key, piece, !before.has(key), travel(key), seen));
    }
    for (const [key, piece] of before) {
      const left = after.get(key);
      if ((left?.n ?? 0) < piece.n)
        begin.push(this.go(left ? { ...left, box: piece.box } : piece, !left, travel(key), seen));
    }
    return begin;
  }

  /** @param {string} key @param {Piece} piece @param {boolean} isNew @param {string[] | null | undefined} ids
   * @param {Seen} seen */
  come(key, piece, isNew, ids, seen) {
    const { element } = piece;
    if (element.matches("[data-rolls]")) return () => this.roll(element);
    const place = ids && seen(ids);
    if (!place) return ids === null ? () => {} : this.shift(piece, { x: 0, y: -12 });
    return () => {
      const ghost = this.ghost(piece, element.cloneNode(true));
      this.flying.set(key, ghost.inner);
      element.toggleAttribute("data-awaited", isNew);
      this.fly(ghost, piece, place, true, () => {
        this.flying.delete(key);
        element.removeAttribute("data-awaited");
      });
    };
  }

  /** A die falls, turns over, and settles. @param {Element} die */
  roll(die) {
    const thrown = { transform: "translate(-28px, -34px) rotate(-540deg)", opacity: 0 };
    const landed = { transform: "translate(5px, 2px) rotate(24deg)", opacity: 1, offset: 0.7 };
    this.run(die, [thrown, landed, { transform: "none", opacity: 1 }], ROLL);
  }

  /** @param {Piece} piece @param {boolean} isGone @param {string[] | null | undefined} ids @param {Seen} seen */
  go(piece, isGone, ids, seen) {
    const { element } = piece;
    const place = ids && seen(ids);
    if (ids === null || (!place && !isGone)) return () => {};
    const node = isGone && !element.isConnected ? element : element.cloneNode(true);
    return () => this.fly(this.ghost(piece, node), piece, place ?? piece.box, false);
  }

  /** The piece above the page, where it is on the screen.
   * @param {Piece} piece @param {Node} node */
  ghost({ parent, box, at }, node) {
    const inner = /** @type {Element} */ (node);
    bare(inner);
    const stage = document.querySelector(".stage");
    let outer = shell(/** @type {Element} */ (stage));
    const top = outer;
    this.layer.append(top);
    let mover = /** @type {HTMLElement | null} */ (null);
    for (const one of around(parent)) {
      const copy = shell(one);
      outer.append(copy);
      outer = copy;
      if (one.tagName === "svg") mover = copy;
    }
    if (at) outer.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`);
    mover ??= outer.appendChild(document.createElement("div"));
    if (!at) outer = mover;
    outer.append(inner);
    const size = at ? { left: "0", top: "0", width: "100vw", height: "100vh" } : sizeOf(box);
    Object.assign(mover.style, { position: "fixed", display: "block", margin: "0", ...size });
    mover.style.transformOrigin = at ? `${box.x + box.width / 2}px ${box.y + box.height / 2}px` : "";
    return { inner, mover, top };
  }

  /** @param {{mover: Element, top: Element}} ghost @param {Piece} piece @param {DOMRect} place
   * @param {boolean} isComing @param {() => void} [end] */
  fly({ mover, top }, piece, place, isComing, end = () => {}) {
    const { x, y } = way(piece, place);
    const size = Math.min(1, Math.max(0.3, Math.min(place.width / piece.box.width, place.height / piece.box.height)));
    const there = { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: isComing ? 1 : 0.3 };
    const here = { transform: "translate(0, 0)", opacity: 1 };
    this.run(mover, isComing ? [there, here] : [here, there], FLY, () => (top.remove(), end()));
  }
}

/** @param {Element} element @param {DOMRect} box
 * @param {Map<Element, DOMMatrix | null>} drawings how they lie on the screen, as far as known */
function pieceOf(element, box, drawings) {
  const parent = element.parentElement;
  const drawing = isDrawn(element) ? /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (parent)) : null;
  if (drawing && !drawings.has(drawing)) drawings.set(drawing, drawing.getScreenCTM());
  const n = Number(element.getAttribute("data-n") ?? 1);
  const at = drawing ? (drawings.get(drawing) ?? null) : null;
  return { element, parent, box, n, side: element.getAttribute("data-side"), at };
}

/** Where it is seen: on the table, or in the frame, where the seats have their places.
 * @param {string} id @returns {DOMRect | undefined} */
function placeOf(id) {
  const all = document.querySelectorAll(`.stage [data-about="${CSS.escape(id)}"], main [data-where~="${id}"]`);
  return [...all].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
}

/** The mark of the seat in the frame that has this place, if it is seen. @param {string} id */
function markOf(id) {
  const box = document.querySelector(`main [data-where~="${id}"] svg`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
}

/** @param {DOMRect} box */
const sizeOf = ({ x, y, width, height }) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
