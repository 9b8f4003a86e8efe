/* map.js - the map: land and water, what stands on it, what can be chosen. */
import { html, useMemo, useRef } from "../../../lib/preact.js";
import { WIDTH, chart, corners, outline } from "./geometry.js";
import { landscape, legend, names, rivers } from "./landscape.js";
import { FAR, pyramid, raft, standing, units } from "./pieces.js";
import { bridge, ghosts, lastMoves } from "./ghosts.js";
import { choices, ferryAt, grounds, marksOf } from "./marks.js";
import { Camera, Overview } from "./camera.js";
import { involved, useDrawing } from "./drawing.js";
import { hexLabel, nameOf } from "./names.js";
import { colour, ground, homeOf, resOf, unitsOf } from "./position.js";

/** @typedef {import("./position.js").Props} Props */
/** @typedef {import("./geometry.js").Hex} Hex */

/* So many pixels of a hex have room for its number: on free hexes, and on all. */
const NUMBERED = [40, 56];
/** In the lower middle, beside the sign of a choice. */
const FREE = /** @type {[number, number]} */ ([-6, 20]);
const INSIDE = 3.4; /* how far the line of an owner lies inside of the edge */

/** The hexes that something can be said about: land in play, and water that
 * somebody is on. @param {Props} props @returns {Hex[]} */
function shownHexes(props) {
  const out = new Set(props.now.tell.out);
  return chart(props.content).hexes.filter(
    (h) => (h.terrain !== "water" && !out.has(h.id)) || unitsOf(ground(props.now, h.id)).length > 0,
  );
}

/** What was drawn of each hex, and of what: what has not changed is not drawn again.
 * @typedef {Map<string, {of: string, drawn: unknown}>} Drawn */

/** @param {Drawn} drawn @param {string} key @param {unknown[]} from @param {() => unknown} draw */
function kept(drawn, key, from, draw) {
  const of = JSON.stringify(from);
  const old = drawn.get(key);
  if (old?.of === of) return old.drawn;
  const now = { of, drawn: draw() };
  drawn.set(key, now);
  return now.drawn;
}

/** A hex without its pieces, and its name for screen readers. @param {Props} props @param {Hex} hex */
function hexOf(props, hex) {
  return html`<g
      key=${hex.id} class="hex" data-hex=${hex.id} role="img" aria-label=${hexLabel(props, hex.id)}
      transform=${`translate(${hex.x} ${hex.y})`} ...${props.about(`hex:${hex.id}`)}>
    <polygon class="ground" points=${corners({ x: 0, y: 0 })} />
  </g>`;
}

/** What everybody controls: one line around all of it, on a darker one. @param {Props} props */
function borders(props) {
  const { now, content } = props;
  const held = chart(content).hexes.filter((hex) => ground(now, hex.id).control);
  return html`<g class="borders" aria-hidden="true">
    ${now.names.map((_, seat) => {
      const own = held.filter((hex) => ground(now, hex.id).seat === seat);
      if (own.length === 0) return null;
      const d = outline(own, INSIDE);
      return html`<g key=${seat}>
        <path class="case" d=${d} />
        <path class=${`own ${colour(now, seat)}`} d=${d} />
      </g>`;
    })}
  </g>`;
}

/** Whether a ferry lies in the middle of a water. @param {Props["now"]} now @param {Hex} hex */
const isSailed = (now, hex) =>
  Object.values(now.tell.ferries).some(({ water, land }) => water === hex.id && land === null);

/** The pieces of a hex. @param {Props} props @param {Hex} hex @param {number} level */
function piecesOf(props, hex, level) {
  const { now } = props;
  const g = ground(now, hex.id);
  const seat = homeOf(now, hex.id);
  const built = now.state.layers[now.names[seat]];
  const shared = unitsOf(g).length > 0;
  return html`<g key=${hex.id} transform=${`translate(${hex.x} ${hex.y})`}>
    ${seat >= 0 && pyramid(colour(now, seat), built, shared ? -5 : 3, level <= FAR ? 1.2 : 1, shared ? -4 : 0)}
    ${hex.terrain === "water" ? units(g, colour(now, g.seat), level, { at: hex.id }) : standing(now, hex, g, level)}
  </g>`;
}

/** What lies on the ground, from below. @param {Props} props @param {Set<number>} out @param {Drawn} drawn */
function grounded(props, out, drawn) {
  return html`<g class="grounded">
    ${shownHexes(props).map((hex) =>
      kept(drawn, `ground ${hex.id}`, [ground(props.now, hex.id)], () => hexOf(props, hex)),
    )}
    ${rivers(props.content, out, props.about)}
    ${borders(props)}
    ${lastMoves(props)}
    ${props.now.state.bridges.map(
      (name) => html`<g
          key=${name} role="img" aria-label=${props.t("map-bridge")} ...${props.about(`bridge:${name}`)}>
        ${bridge(props.content, name)}
      </g>`,
    )}
    ${chosen(props)}
  </g>`;
}

/** Where the number of a hex is in nobody's way: below its goods, else in their place, else in
 * that of a building. @param {import("./position.js").Ground} g @returns {[number, number] | null} */
function numberPlace(g) {
  const goods = resOf(g.res).length;
  if (goods < 3 && unitsOf(g).length < 2) return [-11, 14];
  if (goods === 0) return [-9, -9];
  return g.buildings?.length ? null : [23, -8];
}

/** Whether nobody stands on a hex, so that its number has room in the middle.
 * @param {Hex} hex @param {import("./position.js").Ground} g */
const isFree = (hex, g) =>
  hex.terrain !== "monument" && !unitsOf(g).length && (g.buildings?.length ?? 0) < 3 && resOf(g.res).length < 3;

/** The number by which sentences call a hex; from far only where it is free.
 * @param {Props} props @param {Hex} hex @param {boolean} isNear */
function numberOf(props, hex, isNear) {
  const g = ground(props.now, hex.id);
  const place = isNear ? numberPlace(g) : isFree(hex, g) ? FREE : null;
  if (!place) return null;
  const [x, y] = place;
  return html`<text
      key=${hex.id} class=${isNear ? "hexid" : "hexid far"} x=${hex.x + x} y=${hex.y + y}>
    ${hex.id}
  </text>`;
}

/** What stands on the ground.
 * @param {Props} props @param {number} level @param {number} numbered 1: free hexes, 2: all @param {Drawn} drawn */
function peopled(props, level, numbered, drawn) {
  const { now } = props;
  const hexes = shownHexes(props);
  const layers = Object.values(now.state.layers);
  return html`<g class=${`peopled level${level}`}>
    <g class="pieces" aria-hidden="true">
      ${hexes.map((hex) =>
        kept(
          drawn,
          `pieces ${hex.id}`,
          [level, ground(now, hex.id), hex.terrain === "monument" ? layers : isSailed(now, hex)],
          () => piecesOf(props, hex, level),
        ),
      )}
    </g>
    ${numbered > 0 && html`<g aria-hidden="true">${hexes.map((hex) => numberOf(props, hex, numbered > 1))}</g>`}
    ${Object.entries(props.now.tell.ferries).map(([id, f]) => ferryOf(props, id, f))}
  </g>`;
}

/** @param {Props} props @param {string} id @param {import("./position.js").Ferry} f */
function ferryOf(props, id, f) {
  const at = ferryAt(props.content, props.now.tell.ferries, id);
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

/** Rings around the piece that is being moved, and the battle. @param {Props} props */
const chosen = (props) =>
  involved(props).map(
    (hex) => html`<g class="chosen" aria-hidden="true">
      <polygon class="sel0" points=${corners(hex, 0.95)} />
      <polygon class="sel" points=${corners(hex, 0.95)} />
    </g>`,
  );

/** @param {Props} props */
export function MapBoard(props) {
  const { now, content, t } = props;
  const drawing = useDrawing(props);
  const { ref, frame, box, gestures, bring, out, level, k } = drawing;
  const land = useMemo(() => landscape(content, out, props.about), [content, out, props.about]);
  const drawn = useRef(/** @type {Drawn} */ (new Map())).current;
  const lower = useMemo(() => grounded(props, out, drawn), [now, content, out, props.last, props.about]);
  const numbered = NUMBERED.filter((pixels) => k * WIDTH >= pixels).length;
  const people = useMemo(() => peopled(props, level, numbered, drawn), [now, content, level, numbered, props.about]);
  const words = useMemo(() => html`${legend(props, out, box)}${names(props, k)}`, [content, out, box, k]);
  const changes = [now, content, props.choices, k, props.pick, props.preview, props.about];
  const places = useMemo(() => grounds(props, k), changes);
  const marks = useMemo(() => choices(props, k), changes);
  /* Brings what the keyboard has chosen into view; preact finds the event only by its
   * lower-case name. */
  const focus = (/** @type {{target: Element}} */ e) => {
    const move = e.target.getAttribute?.("data-move");
    const mark = move && marksOf(props).find((m) => m.choices.some((one) => one.move === move));
    if (mark && e.target.matches(":focus-visible")) bring(mark.at);
  };
  return html`<div class="board mapbox" ref=${ref}>
      <svg
          class="hexmap" viewBox=${`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="group"
          style=${`--id: ${Math.max(6.5, 11.6 / k).toFixed(1)}px`}
          aria-label=${t("map-label")} onfocusin=${focus} ...${gestures}>
        ${land}
        ${lower}
        ${words}
        ${places}
        ${people}
        ${marks}
        ${ghosts(props, frame)}
      </svg>
      <${Overview} props=${props} drawing=${drawing} />
    </div>
    <${Camera} props=${props} drawing=${drawing} />`;
}
