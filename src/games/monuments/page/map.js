/* map.js - the map: land and water, what stands on it, what can be chosen. */
import { html, useEffect, useMemo } from "../../../lib/preact.js";
import { WIDTH, chart, corners, edge, nameAt } from "./geometry.js";
import { FAR, FARTHEST, NEAR, levelOf, pyramid, raft, sign, standing, units } from "./pieces.js";
import { bridge, ghosts, lastMoves } from "./ghosts.js";
import { choices, ferryAt, marksOf } from "./marks.js";
import { useDrawing } from "./drawing.js";
import { hexLabel, nameOf, nameOfArea } from "./names.js";
import { colour, given, ground, homeOf, resOf, unitsOf } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./geometry.js").Hex} Hex */

/** What never changes in a match: sea and land.
 * @param {Props["facts"]} facts @param {Set<number>} out @param {Props["about"]} about */
function landscape(facts, out, about) {
  const map = chart(facts);
  const dry = map.hexes.filter((h) => h.terrain !== "water");
  const inPlay = dry.filter((h) => !out.has(h.id));
  return html`<g aria-hidden="true">
    <g class="water">
      ${map.hexes
        .filter((h) => h.terrain === "water")
        .map((h) => html`<polygon points=${corners(h, 0.97)} ...${about(`hex:${h.id}`)} />`)}
    </g>
    <g class="shelf">${inPlay.map((h) => html`<polygon points=${corners(h)} />`)}</g>
    ${dry.map((h) =>
      out.has(h.id)
        ? html`<polygon class="outside" points=${corners(h, 0.97)} ...${about(`hex:${h.id}`)} />`
        : html`<polygon class="hx" fill=${`var(--t-${h.terrain})`} points=${corners(h)} />`,
    )}
  </g>`;
}

/** @param {Props["facts"]} facts @param {Set<number>} out @param {Props["about"]} about */
function rivers(facts, out, about) {
  const map = chart(facts);
  const lines = map.rivers
    .filter(([a, b]) => !out.has(a) && !out.has(b))
    .map(([a, b]) => {
      const [p, q] = edge(/** @type {Hex} */ (map.hex.get(a)), /** @type {Hex} */ (map.hex.get(b)));
      return { name: `${a}-${b}`, d: `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${q.x.toFixed(1)} ${q.y.toFixed(1)}` };
    });
  return html`<g aria-hidden="true"><path class="river0" d=${lines.map((line) => line.d).join("")} />
    ${lines.map(({ name, d }) => html`<path key=${name} class="river" d=${d} ...${about(`river:${name}`)} />`)}</g>`;
}

/** The terrain's symbol: large on an empty hex, small above what stands there.
 * @param {Hex} hex @param {import("./position.js").Ground} g @param {number} level */
function terrain(hex, g, level) {
  if (hex.terrain === "monument" || hex.terrain === "water") return null;
  const busy = unitsOf(g).length > 0 || (g.buildings?.length ?? 0) > 0;
  const crowded = resOf(g.res).length > 2;
  if (!busy && !crowded) return sign(hex.terrain, 0, resOf(g.res).length ? -7 : 0, 24, "ter");
  if (level <= FAR) return null;
  return sign(hex.terrain, (g.buildings?.length ?? 0) > 0 ? -13 : 0, -19, 12.5, "ter");
}

/** The hexes that something can be said about: land in play, and water that
 * somebody is on. @param {Props} props @returns {Hex[]} */
function shownHexes(props) {
  const out = new Set(props.now.tell.out);
  return chart(props.facts).hexes.filter(
    (h) => (h.terrain !== "water" && !out.has(h.id)) || unitsOf(ground(props.now, h.id)).length > 0,
  );
}

/** A hex without its pieces: its owner's rim, its terrain, its name for
 * screen readers. @param {Props} props @param {Hex} hex @param {number} level */
function hexOf(props, hex, level) {
  const g = ground(props.now, hex.id);
  const owner = colour(props.now, g.seat);
  return html`<g
      key=${hex.id} class="hex" data-hex=${hex.id} role="img" aria-label=${hexLabel(props, hex.id)}
      transform=${`translate(${hex.x} ${hex.y})`} ...${props.about(`hex:${hex.id}`)}>
    <polygon class="ground" points=${corners({ x: 0, y: 0 })} />
    ${
      g.control &&
      html`<polygon class=${`wash ${owner}`} points=${corners({ x: 0, y: 0 }, 0.86)} />
        <polygon class=${`own ${owner}`} points=${corners({ x: 0, y: 0 }, 0.86)} />`
    }
    ${terrain(hex, g, level)}
  </g>`;
}

/** The number of a hex, where nothing stands: below the terrain, or beside it.
 * @param {Props} props @param {Hex} hex */
function numberOf(props, hex) {
  const g = ground(props.now, hex.id);
  const empty =
    unitsOf(g).length === 0 && !g.buildings?.length && resOf(g.res).length === 0 && hex.terrain !== "monument";
  const at = empty ? { x: 0, y: 21 } : { x: -16.5, y: -11 };
  return html`<text key=${hex.id} class="hexid" x=${hex.x + at.x} y=${hex.y + at.y}>${hex.id}</text>`;
}

/** The pieces of a hex. @param {Props} props @param {Hex} hex @param {number} level */
function piecesOf(props, hex, level) {
  const { now } = props;
  const g = ground(now, hex.id);
  const seat = homeOf(now, hex.id);
  const built = now.state.layers[now.names[seat]];
  return html`<g key=${hex.id} transform=${`translate(${hex.x} ${hex.y})`}>
    ${seat >= 0 && pyramid(colour(now, seat), built, unitsOf(g).length ? -8 : 1, level <= FAR ? 1.25 : 1.1)}
    ${hex.terrain === "water" ? units(g, colour(now, g.seat), level, 0, hex.id) : standing(now, hex, g, level)}
  </g>`;
}

/** Everything that belongs to the position, from the ground up.
 * @param {Props} props @param {number} level @param {Set<number>} out */
function peopled(props, level, out) {
  const hexes = shownHexes(props);
  return html`<g class=${`peopled level${level}`}>
    ${hexes.map((hex) => hexOf(props, hex, level))}
    ${rivers(props.facts, out, props.about)}
    ${lastMoves(props)}
    ${props.now.state.bridges.map(
      (name) => html`<g
          key=${name} role="img" aria-label=${props.t("map-bridge")} ...${props.about(`bridge:${name}`)}>
        ${bridge(props.facts, name)}
      </g>`,
    )}
    <g class="pieces" aria-hidden="true">${hexes.map((hex) => piecesOf(props, hex, level))}</g>
    ${level === NEAR && html`<g class="numbers" aria-hidden="true">${hexes.map((hex) => numberOf(props, hex))}</g>`}
    ${Object.entries(props.now.tell.ferries).map(([id, f]) => ferryOf(props, id, f))}
  </g>`;
}

/** @param {Props} props @param {string} id @param {import("./position.js").Ferry} f */
function ferryOf(props, id, f) {
  const at = ferryAt(props.facts, props.now.tell.ferries, id);
  const t = props.t;
  const label = f.crew.length
    ? t("ferry-with", { name: nameOf(props, f.seat ?? 0), crew: f.crew.map(({ kind }) => t("kind-name", { kind })) })
    : t("ferry-empty");
  return html`<g
      key=${id} role="img" aria-label=${label} transform=${`translate(${at.x} ${at.y})`} data-piece=${`ferry:f${id}`}
      ...${props.about(`ferry:${id}`)}>
    ${raft(colour(props.now, f.seat), f)}
  </g>`;
}

/** @param {Props} props @param {number} k */
function names(props, k) {
  const out = new Set(props.now.tell.out);
  const size = Math.max(11.5, 12.5 / k);
  return html`<g class="names" font-size=${size} aria-hidden="true">
    ${[...chart(props.facts).areas.values()]
      .filter(
        (a) =>
          a.type !== "water" &&
          a.hexes.some((h) => !out.has(h.id)) &&
          (a.hexes.length > 1 || levelOf(k * WIDTH) > FARTHEST),
      )
      .map((area) => {
        const at = nameAt(area);
        const name = nameOfArea(props, area);
        const lines = area.type === "island" && area.hexes.length > 1 ? name.split(" ") : [name];
        return lines.map(
          (line, i) =>
            html`<text x=${at.x} y=${at.y + (i - (lines.length - 1) / 2) * size} dy=".35em" text-anchor=${at.anchor}>
              ${line}
            </text>`,
        );
      })}
  </g>`;
}

/** The piece that is being moved, and the battle. @param {Props} props */
function chosen(props) {
  const { state } = props.now;
  const map = chart(props.facts);
  const ids = [state.mover, state.target, state.source].filter((id) => given(id) && map.hex.has(Number(id)));
  return ids.map((id) => {
    const hex = /** @type {Hex} */ (map.hex.get(Number(id)));
    return html`<g class="chosen" aria-hidden="true">
      <polygon class="sel0" points=${corners(hex, 0.95)} />
      <polygon class="sel" points=${corners(hex, 0.95)} />
    </g>`;
  });
}

/** @param {{icon: string, label: string, on: () => void, id: string}} props */
const ZoomButton = ({ icon, label, on, id }) =>
  html`<button type="button" class="btn" data-zoom=${id} aria-label=${label} title=${label} onClick=${on}>
    <svg class="i" aria-hidden="true"><use href=${`icons.svg#${icon}`} /></svg>
  </button>`;

/** @param {Props} props */
export function MapBoard(props) {
  const { now, facts, t } = props;
  const { ref, frame, gestures, zoomBy, whole, show, goHome, out, outKey, level, k } = useDrawing(props);
  const land = useMemo(() => landscape(facts, out, props.about), [facts, out, props.about]);
  const people = useMemo(() => peopled(props, level, out), [now, facts, level, props.last, props.about]);
  const marks = useMemo(
    () => html`${chosen(props)}${choices(props, k)}`,
    [now, facts, props.choices, k, props.pick, props.preview, props.about],
  );
  useEffect(() => show(marksOf(props).map((m) => m.at)), [now.count]);
  /* Brings what the keyboard has chosen into view; preact finds the event only by its
   * lower-case name. */
  const focus = (/** @type {{target: Element}} */ e) => {
    const move = e.target.getAttribute?.("data-move");
    const mark = move && marksOf(props).find((m) => m.choices.some((one) => one.move === move));
    if (mark && e.target.matches(":focus-visible")) show([mark.at]);
  };
  return html`<div class="board mapbox" ref=${ref}>
    <svg
        class="hexmap" viewBox=${`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="group"
        aria-label=${t("map-label")} onfocusin=${focus} ...${gestures}>
      ${land}
      ${people}
      ${useMemo(() => names(props, k), [facts, outKey, k])}
      ${marks}
      ${ghosts(props)}
    </svg>
    <div class="zoom" role="group" aria-label=${t("map-help")}>
      <${ZoomButton} id="in" icon="plus" label=${t("map-in")} on=${() => zoomBy(1.4)} />
      <${ZoomButton} id="out" icon="minus" label=${t("map-out")} on=${() => zoomBy(1 / 1.4)} />
      <${ZoomButton} id="whole" icon="whole" label=${t("map-whole")} on=${whole} />
      <${ZoomButton} id="home" icon="monument" label=${t("map-home")} on=${goHome} />
    </div>
  </div>`;
}
