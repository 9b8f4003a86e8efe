/* map.js - the map: land, sea, control, pieces, and what can be chosen on it. */
import { html, useMemo, useRef, useState } from "../../../lib/preact.js";
import { choosable, join, play, pressable } from "../../../shell/table/choose.js";
import { Icon } from "../../../shell/base/parts.js";
import { mapOf, numberOf, piecesAt, tokenAt } from "./position.js";
import { drawingOf } from "./drawing.js";
import { arrange, Piece, Token } from "./pieces.js";
import { heldRegion, sortChoices, tapOn, trailOf } from "./choices.js";
import { nameRegion } from "./names.js";
import { useFrame } from "./frame.js";
import { Continents, Overview } from "./legend.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./position.js").Now} Now */
/** @typedef {import("./position.js").Piece} Piece */
/** @typedef {import("./choices.js").Sorted} Sorted */
/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./drawing.js").DrawnRegion} DrawnRegion */

/** Everything that the layers of the map are drawn from.
 * @typedef {object} Scene
 * @property {Props} props
 * @property {Drawing} drawing
 * @property {Sorted} sorted
 * @property {string | null} held the region whose second tap is awaited
 * @property {string} start the start region
 * @property {Now | null} after the snapshot that is previewed, or null
 * @property {string} lit a continent that is pointed at
 */

/** The regions that whoever chooses wants to see.
 * @param {Sorted} sorted @param {string | null} held */
function spotsOf(sorted, held) {
  const targets = held ? sorted.steps.get(held) : null;
  if (held && targets) return [held, ...targets.keys()];
  return [...sorted.regions.keys(), ...sorted.steps.keys(), ...sorted.victims.keys()];
}

/** The regions where something can be done with one tap.
 * @param {Scene} scene */
function legalRegions({ sorted, held }) {
  if (held && sorted.steps.has(held)) return [...(sorted.steps.get(held)?.keys() ?? [])];
  if (sorted.steps.size > 0) return [...sorted.steps.keys()];
  return [...sorted.regions.keys(), ...sorted.victims.keys()];
}

/* -- Ground ---------------------------------------------------------------- */

/** What never changes during a match. @param {{drawing: Drawing, props: Props}} scene */
function Ground({ drawing, props }) {
  return html`<g class="em-shelf">${drawing.list.map((r) => html`<path d=${r.path} />`)}</g>
    <g class="em-waves">${drawing.waves.map(([x, y]) => html`<path d=${`M${x} ${y}q6-6 12 0t12 0`} />`)}</g>
    <g class="em-sealines">${drawing.sea.map((line) => html`<path d=${line.path} />`)}</g>
    <g class="em-seahits">
      ${drawing.sea.map((line) => html`<path d=${line.path} ...${props.about(`sea:${line.from}:${line.to}`)} />`)}
    </g>
    <g class="em-slab">${drawing.list.map((r) => html`<path d=${r.path} />`)}</g>
    <g>${drawing.list.map((r) => html`<path class=${`em-land em-land-${r.tint}`} d=${r.path} />`)}</g>`;
}

/* -- Control --------------------------------------------------------------- */

/** Wash and rim in the holder's colour, hatched for the neutral one; a preview's
 * rim is dashed.
 * @param {{scene: Scene}} props */
function Control({ scene }) {
  const { drawing, props, after } = scene;
  const before = props.now.tell.holder;
  const holder = (after ?? props.now).tell.holder;
  const held = drawing.list.filter((r) => holder[r.id]);
  return html`<g>${held.map((r) => html`<path key=${r.id} class=${`em-wash ${holder[r.id]}`} d=${r.path} />`)}</g>
    <g>
      ${held.map(
        (r) => html`<path
          key=${r.id} class=${`em-casing ${holder[r.id]}`} clip-path=${`url(#em-clip-${r.id})`} d=${r.path} />`,
      )}
    </g>
    <g>${held.map(
      (r) => html`<path key=${r.id} class=${`em-rim ${holder[r.id]}${holder[r.id] === before[r.id] ? "" : " em-ghost"}`}
      clip-path=${`url(#em-clip-${r.id})`} d=${r.path} />`,
    )}</g>`;
}

/** @param {{drawing: Drawing}} props */
const Clips = ({ drawing }) => html`<defs>
  <pattern id="em-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="em-hatch" d="M0 0V12" />
  </pattern>
  ${drawing.list.map((r) => html`<clipPath id=${`em-clip-${r.id}`}><path d=${r.path} /></clipPath>`)}
</defs>`;

/* -- Rings ----------------------------------------------------------------- */

/** From so many legal regions on, rings lie inside the regions, so that those of
 * neighbours do not run into each other. */
const MANY = 9;

/** @param {{scene: Scene}} props */
function Rings({ scene }) {
  const { drawing, props, held, lit } = scene;
  const trail = trailOf(props.last);
  const legal = legalRegions(scene);
  const lands = drawing.list.filter((r) => r.continent === lit);
  return html`<g>
    ${lands.map((r) => html`<path class="em-litring" d=${r.path} />`)}
    ${[...trail.regions].map(
      (id) => drawing.at[id] && html`<path key=${`last ${id}`} class="em-lastring" d=${drawing.at[id].path} />`,
    )}
    ${trail.ways.map((way) => html`<${Way} from=${drawing.at[way.from]} to=${drawing.at[way.to]} />`)}
    ${
      legal.length > MANY
        ? legal.map(
            (id) => html`<path
              key=${`ring ${id}`} class="em-legalring em-many" clip-path=${`url(#em-clip-${id})`}
              d=${drawing.at[id].path} />`,
          )
        : html`${legal.map((id) => html`<path key=${`halo ${id}`} class="em-halo" d=${drawing.at[id].path} />`)}
          ${legal.map((id) => html`<path key=${`ring ${id}`} class="em-legalring" d=${drawing.at[id].path} />`)}`
    }
    ${
      held &&
      html`<path class="em-halo" d=${drawing.at[held].path} /><path class="em-heldring" d=${drawing.at[held].path} />`
    }
  </g>`;
}

/** The dotted trail of an army. @param {{from?: DrawnRegion, to?: DrawnRegion}} props */
function Way({ from, to }) {
  if (!from || !to) return null;
  const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 + (to.x - from.x) * 0.12 };
  return html`<path class="em-way" d=${`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />`;
}

/* -- Pieces ---------------------------------------------------------------- */

/** Pieces before and after a preview, in one list.
 * @param {Now} now @param {Now | null} after @param {string} region */
function piecesWithGhosts(now, after, region) {
  const before = piecesAt(now, region);
  if (!after) return before.map((piece) => ({ ...piece, state: "" }));
  const key = (/** @type {Piece} */ piece) => `${piece.owner} ${piece.kind}`;
  const later = new Map(piecesAt(after, region).map((piece) => [key(piece), piece]));
  const list = before.map((piece) => {
    const then = later.get(key(piece));
    later.delete(key(piece));
    if (!then) return { ...piece, state: "em-leaving" };
    return { ...then, state: then.n === piece.n ? "" : "em-ghost" };
  });
  return [...list, ...[...later.values()].map((piece) => ({ ...piece, state: "em-ghost" }))];
}

/** The pieces, the token and the number of a region.
 * @param {{scene: Scene, r: DrawnRegion}} props */
function Place({ scene, r }) {
  const { props, after, start } = scene;
  const list = piecesWithGhosts(props.now, after, r.id);
  const grid = arrange(list.length, r.room);
  const middle = list.length ? r.y - 8 : r.y;
  const good = tokenAt(props.now, r.id);
  const below = list.length ? middle + grid.height / 2 + (good ? 19 : 16) : r.y + 5;
  return html`<g class="em-place">
    ${list.map(
      (piece, i) => html`<${Standing} key=${`${piece.owner} ${piece.kind}`} piece=${piece} scale=${grid.scale}
      x=${r.x + grid.at[i].x} y=${middle + grid.at[i].y} region=${r.id} />`,
    )}
    <${Label} r=${r} y=${below} start=${r.id === start} good=${good} />
  </g>`;
}

/** @param {{piece: Piece & {state: string}, x: number, y: number, scale: number, region: string}} props */
function Standing({ piece, x, y, scale, region }) {
  const moved = piece.state !== "em-ghost" && {
    "data-piece": `${piece.kind}:${piece.owner}:${region}`,
    "data-n": piece.n,
  };
  return html`<g
      class=${`em-stand ${piece.owner} ${piece.state}`} transform=${`translate(${x} ${y}) scale(${scale})`} ...${moved}>
    <${Piece} ...${piece} />
  </g>`;
}

/** @param {{r: DrawnRegion, y: number, start: boolean, good: string}} props */
function Label({ r, y, start, good }) {
  const x = r.x + (good ? 15 : 0);
  return html`<g class="em-label">
    ${good && html`<g transform=${`translate(${x - (start ? 38 : 26)} ${y - 4})`}><${Token} good=${good} /></g>`}
    ${start && html`<use class="em-crown" href="icons.svg#crown" x=${x - 21} y=${y - 13} width="15" height="15" />`}
    <text x=${start ? x + 8 : x} y=${y}>${numberOf(r.id)}</text></g>`;
}

/* -- Choosing -------------------------------------------------------------- */

const badges = { plus: "M-6 0h12M0-6v12", go: "M-6 0h11M1-5l5 5-5 5", cross: "M-5-5l10 10M5-5l-10 10" };

/** What a badge on a legal region shows. @param {Scene} scene @param {string} region */
function badgeOf({ sorted, held }, region) {
  if (sorted.regions.has(region)) return "plus";
  if (sorted.victims.get(region)?.size === 1) return "cross";
  return held && sorted.steps.get(held)?.has(region) ? "go" : "";
}

/** @param {{scene: Scene}} props */
function Badges({ scene }) {
  return html`<g class="em-badges">${legalRegions(scene).map((id) => {
    const badge = /** @type {keyof typeof badges} */ (badgeOf(scene, id));
    const r = scene.drawing.at[id];
    const count = piecesWithGhosts(scene.props.now, scene.after, id).length;
    const above = count ? 22 + arrange(count, r.room).height / 2 : 24;
    return (
      badge &&
      html`<g key=${id} transform=${`translate(${r.x} ${r.y - above})`}>
      <circle r="12" /><path d=${badges[badge]} /></g>`
    );
  })}</g>`;
}

/** The surface of a region: takes taps, focus and explanations.
 * @param {{scene: Scene, r: DrawnRegion, grab: (region: string, event: PointerEvent) => void,
 *   reveal: (r: DrawnRegion) => void}} props */
function Surface({ scene, r, grab, reveal }) {
  const { props, sorted, held } = scene;
  const tap = tapOn(sorted, held, r.id);
  const about = props.about(`region:${r.id}`);
  const name = nameRegion(props, r.id);
  const common = {
    "data-region": r.id,
    "d": r.path,
    "onPointerDown": (/** @type {PointerEvent} */ event) => grab(r.id, event),
  };
  const look = `em-hit${sorted.steps.has(r.id) ? " em-source" : ""}`;
  const live = { class: look, onFocus: () => reveal(r) };
  if (tap.choice) {
    const choice = choosable(
      props,
      tap.choice.move,
      props.t("map-choose", { choice: props.offer(tap.choice), region: name }),
    );
    return html`<path key=${r.id} ...${join(join(about, choice), live)} ...${common} />`;
  }
  if ("select" in tap) {
    const label = held === r.id ? props.t("map-release", { region: name }) : props.t("map-hold", { region: name });
    const act = () => props.select(tap.select ?? null);
    return html`<path
      key=${r.id} ...${join(join(about, pressable(label, act)), live)} ...${common} data-select=${r.id} />`;
  }
  return html`<path key=${r.id} class=${look} role="img" aria-label=${name} ...${about} ...${common} />`;
}

/** Armies that can be destroyed are choices themselves where a region holds
 * those of several owners.
 * @param {{scene: Scene, r: DrawnRegion}} props */
function Victims({ scene, r }) {
  const { props, sorted } = scene;
  const victims = sorted.victims.get(r.id);
  if (!victims || victims.size < 2) return null;
  const list = piecesWithGhosts(props.now, scene.after, r.id);
  const grid = arrange(list.length, r.room);
  return html`<g>
    ${list.map((piece, i) => {
      const choice = piece.kind === "army" && victims.get(piece.owner);
      if (!choice) return null;
      const chosen = choosable(props, choice.move, props.offer(choice));
      return html`<rect
        key=${choice.move} class="em-victim" ...${join(props.about(`army:${piece.owner}:${r.id}`), chosen)}
        rx=${16 * grid.scale} width=${48 * grid.scale}
        height=${34 * grid.scale} x=${r.x + grid.at[i].x - 24 * grid.scale}
        y=${r.y - 8 + grid.at[i].y - 17 * grid.scale} />`;
    })}
  </g>`;
}

/* -- Dragging -------------------------------------------------------------- */

/** Dragging an army from a region to a neighbour.
 * @param {Props} props @param {Sorted} sorted @param {(x: number, y: number) => {x: number, y: number}} toMap */
function useDrag(props, sorted, toMap) {
  const [drag, setDrag] = useState(/** @type {{from: string, x: number, y: number} | null} */ (null));
  const over = useRef("");
  const targetAt = (/** @type {string} */ from, /** @type {PointerEvent} */ event) => {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    const region = element?.closest("[data-region]")?.getAttribute("data-region") ?? "";
    return sorted.steps.get(from)?.get(region)?.move ?? "";
  };
  const grab = (/** @type {string} */ from, /** @type {PointerEvent} */ down) => {
    if (!sorted.steps.has(from) || down.button > 0) return;
    down.stopPropagation();
    let begun = false;
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      begun ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 8;
      if (!begun) return;
      event.preventDefault();
      setDrag({ from, ...toMap(event.clientX, event.clientY) });
      const target = targetAt(from, event);
      if (target !== over.current) props.preview(target || null);
      over.current = target;
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
      const target = begun && event.type === "pointerup" ? targetAt(from, event) : "";
      over.current = "";
      setDrag(null);
      if (target) play(props, target);
      else if (begun) props.preview(null);
    };
    document.addEventListener("pointermove", move, { passive: false });
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
  };
  return { drag, grab };
}

/* -- All of it ------------------------------------------------------------- */

/** @param {{icon: string, label: string, on: () => void}} props */
const ZoomButton = ({ icon, label, on }) => html`<button
    type="button" class="btn" aria-label=${label} title=${label} onClick=${on}>
  <${Icon} name=${icon} />
</button>`;

/** In a corner of the map: how close it is seen; where there is little room, only the way back to all of it.
 * @param {{props: Props, drawing: Drawing, view: ReturnType<typeof useFrame>}} all */
function Zoom({ props, drawing, view }) {
  const { t } = props;
  const whole = html`<${ZoomButton} icon="whole" label=${t("map-whole")} on=${view.whole} />`;
  if (!view.isSmall) {
    return html`<div class=${`em-zoom em-zoom-${drawing.corner}`}>
      <${ZoomButton} icon="plus" label=${t("map-zoom-in")} on=${view.zoomIn} />
      <${ZoomButton} icon="minus" label=${t("map-zoom-out")} on=${view.zoomOut} />
      ${whole}
    </div>`;
  }
  return html`<div class="em-zoom em-zoom-small">
    ${
      view.zoom > 1.02 &&
      html`<${Overview} props=${props} drawing=${drawing} frame=${view.frame} aims=${view.aims} />${whole}`
    }
  </div>`;
}

/** @param {{props: Props}} props */
export function MapBox({ props }) {
  const { now, content, t, narrow } = props;
  const map = mapOf(now, content);
  const drawing = useMemo(() => drawingOf(map), [map]);
  const sorted = useMemo(() => sortChoices(props.choices), [props.choices]);
  const [lit, setLit] = useState("");
  const chosenRegion = heldRegion(sorted, props.selected);
  const spots = spotsOf(sorted, chosenRegion).map((id) => drawing.at[id]);
  const view = useFrame(drawing, spots, drawing.at[map.start], narrow, `${now.count} ${chosenRegion}`);
  const { drag, grab } = useDrag(props, sorted, view.toMap);
  const held = drag ? drag.from : chosenRegion;
  const after = props.seen?.now ?? null;
  /** @type {Scene} */
  const scene = { props, drawing, sorted, held, start: map.start, after, lit };
  const { x, y, width, height } = view.frame;
  const own = now.viewer === null ? "neutral" : now.names[now.viewer];
  return html`<section class="em-mapbox" aria-label=${t("map-title")}>
    <div class=${`board em-board${view.zoom > 1 ? " em-zoomed" : ""}`} ref=${view.ref}>
      <svg
          class="em-map" viewBox=${`${x} ${y} ${width} ${height}`} role="group"
          aria-label=${t("map-side", { side: map.id })}
          ...${view.gestures}>
        <${Clips} drawing=${drawing} />
        <${Ground} drawing=${drawing} props=${props} />
        <${Control} scene=${scene} />
        <${Continents} props=${props} drawing=${drawing} lit=${lit} light=${setLit} />
        <g class="em-coasts">${drawing.list.map((r) => html`<path d=${r.path} />`)}</g>
        <${Rings} scene=${scene} />
        <g>${drawing.list.map((r) => html`<${Place} key=${r.id} scene=${scene} r=${r} />`)}</g>
        <${Badges} scene=${scene} />
        <g>
          ${drawing.list.map(
            (r) => html`<${Surface} key=${r.id} scene=${scene} r=${r} grab=${grab} reveal=${view.reveal} />`,
          )}
        </g>
        <g>${drawing.list.map((r) => html`<${Victims} key=${r.id} scene=${scene} r=${r} />`)}</g>
        ${
          drag &&
          html`<g class=${`em-stand em-dragged ${own}`} transform=${`translate(${drag.x} ${drag.y - 16})`}>
            <${Piece} owner=${own} kind="army" n=${1} />
          </g>`
        }
      </svg>
      <${Zoom} props=${props} drawing=${drawing} view=${view} />
    </div>
  </section>`;
}
