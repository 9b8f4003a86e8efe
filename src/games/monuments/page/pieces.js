/* pieces.js - what stands on the map, drawn around a point: units, buildings,
 * resources, ferries, monuments. Each has a place of its own on a hex, so that nothing hides
 * the land: figures in the lower middle, resources at the left, buildings at the right.
 *
 * Four levels of detail: from far fewer things are shown, larger; near, all of
 * them with their numbers. From farthest only who is where and how strong.
 */
import { html } from "../../../lib/preact.js";
import { colour, resOf, unitsOf } from "./position.js";

const FARTHEST = -1;
export const FAR = 0;
const MIDDLE = 1;
const NEAR = 2;

/** @param {number} pixels of a hex on the screen */
export const levelOf = (pixels) => (pixels < 32 ? FARTHEST : pixels < 44 ? FAR : pixels < 62 ? MIDDLE : NEAR);

/** A symbol of the sprite, centred. @param {string} name @param {number} x @param {number} y @param {number} size
 * @param {string} [kind] */
export const sign = (name, x, y, size, kind) =>
  html`<use
    href=${`icons.svg#${name}`} class=${kind} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** What makes a piece of the map seen to move; the next hex has others of its kind.
 * @param {string} kind @param {number | undefined} at @param {number} n */
const moved = (kind, at, n) => (at === undefined ? {} : { "key": kind, "data-piece": `${kind}:${at}`, "data-n": n });

/* -- Units ------------------------------------------------------------------ */

const PAWN =
  "M0-24a8 8 0 0 1 5.4 13.9C11-7.5 14 0 14.5 12q.2 6-5 6h-19q-5.2 0-5-6C-14 0-11-7.5-5.4-10.1A8 8 0 0 1 0-24z";

/** The outline of a figure 42 high that stands at y = 18; where the owner's shape is, and how large.
 * @type {Record<string, {body: string, more?: string, x?: number, y: number, size: number}>} */
const FIGURES = {
  w: { body: PAWN, y: 5, size: 12 },
  W: { body: PAWN, more: "M17 18V-17m-4 0l4-9 4 9z", y: 5, size: 12 },
  army: {
    body: "M-9-11v-5a9 9 0 0 1 18 0v5q8 2 8 10v15q0 4-4 4h-26q-4 0-4-4V-1q0-8 8-10z",
    more: "M-7-15H7M0-25q2-5 10-4",
    y: 4,
    size: 14,
  },
  navy: { body: "M-2 1V-26L17-2H2v3h20q-3 12-9 17h-26Q-19 13-22 1z", y: 9, size: 11 },
  airforce: {
    body: "M0-27q6 0 6 9v5l18 10v7L6 0v8l7 5v5h-26v-5l7-5V0l-18 4v-7l18-10v-5q0-9 6-9z",
    y: -9,
    size: 10,
  },
  horse: { body: "M-13 18c0-14 8-15 9-24l-9 6-7-6 9-13 3-8 7 6c11 1 16 11 16 22v13q0 4-4 4z", x: 2, y: 8, size: 12 },
};

/** How many there are. @param {number} n @param {number} x @param {number} y @param {number} r */
const disc = (n, x, y, r) => html`<g class="count" transform=${`translate(${x} ${y})`}>
  <circle r=${r} />
  <text font-size=${r * (n > 9 ? 1.3 : 1.5)} dy=".36em">${n}</text>
</g>`;

/** Units of one kind: a standing figure with the owner's shape, and how many they are.
 * @param {{owner: string, kind: string, n: number, x: number, y: number, s: number, state?: string,
 *   at?: number, count?: number, all?: string}} figure `s` is its size; `count` the radius of the disc; `all`
 * says that it stands for others, too */
export function figure({ owner, kind, n, x, y, s, state = "", at, count = 9.5, all = kind }) {
  const { body, more, size, ...shape } = FIGURES[kind] ?? FIGURES.w;
  return html`<g class=${`unit ${owner} ${state}`} ...${moved(`unit:${owner}:${all}`, at, n)}>
    <g transform=${`translate(${x} ${y}) scale(${s})`}>
      <ellipse class="shade" cx="1" cy="18" rx="16" ry="4" />
      <path class="pc" d=${body} />${more && html`<path class="pc thin" d=${more} />`}
      <g class="pg">${sign(`o-${owner}`, shape.x ?? 0, shape.y, size)}</g>
      ${n > 1 && disc(n, 14, 12, count)}
    </g>
  </g>`;
}

/** By level: the size of a figure, of the disc on it, and where it stands. */
const LOOKS = {
  [FARTHEST]: { s: 1.05, count: 15, y: 2 },
  [FAR]: { s: 0.88, count: 12.5, y: 6 },
  [MIDDLE]: { s: 0.7, count: 11, y: 8 },
  [NEAR]: { s: 0.64, count: 9.5, y: 9 },
};

/** Near, each kind has a figure: by how many kinds there are, their size and places. */
const ROWS = [
  { s: 0.64, at: [[0, 9]] },
  {
    s: 0.5,
    at: [
      [-8.5, 10],
      [8.5, 10],
    ],
  },
  {
    s: 0.42,
    at: [
      [-14, 9],
      [0, 13],
      [14, 9],
    ],
  },
  {
    s: 0.4,
    at: [
      [-15, 8],
      [-5, 14],
      [5, 4],
      [15, 10],
    ],
  },
  {
    s: 0.36,
    at: [
      [-16, 6],
      [-8, 15],
      [0, 3],
      [8, 15],
      [16, 6],
    ],
  },
  {
    s: 0.34,
    at: [
      [-16, 3],
      [-8, 15],
      [0, 3],
      [8, 15],
      [16, 3],
      [0, 16],
    ],
  },
];

/** The units on a hex, by level; `aside` is how far they make room for others.
 * @param {import("./position.js").Ground} g @param {string} owner @param {number} level
 * @param {{at?: number, aside?: number, low?: boolean}} [where] */
export function units(g, owner, level, { at, aside = 0, low = false } = {}) {
  const list = unitsOf(g);
  if (list.length === 0) return null;
  const look = LOOKS[/** @type {keyof typeof LOOKS} */ (level)];
  if (level !== NEAR) {
    const n = list.reduce((sum, [, k]) => sum + k, 0);
    const all = list.length > 1 ? "all" : list[0][0];
    const [x, y, s] = low ? [8, look.y + 3, look.s * 0.8] : [aside, look.y, look.s];
    return figure({ owner, kind: list[0][0], n, x, y, s, at, count: look.count, all });
  }
  const { s, at: places } = ROWS[list.length - 1];
  return list.map(([kind, n], i) => {
    const [x, y] = places[i];
    const count = look.count * (1 + (list.length - 1) * 0.18);
    return figure({ owner, kind, n, x: x + (low ? 6 : aside), y: low ? y + 2 : y, s: low ? s * 0.85 : s, at, count });
  });
}

/* -- Buildings, resources --------------------------------------------------- */

/** A building; damaged ones are cracked, those that do not work are hollow.
 * @param {string} owner @param {{kind: string, broken: boolean, works: boolean}} b @param {number} x
 * @param {number} y @param {number} s @param {string} [state] @param {number} [at] the hex where it stands */
export function house(owner, b, x, y, s, state = "", at = undefined) {
  const mood = b.broken ? "broken" : b.works ? "" : "idle";
  return html`<g
      class=${`house ${owner} ${mood} ${state}`} transform=${`translate(${x} ${y}) scale(${s / 20})`}
      ...${moved(`house:${b.kind}`, at, 1)}>
    <path class="pc" d="M-10 9V-3L0 -11L10 -3V9z" />
    <g class="pg">${sign(b.kind, 0, 1.5, 13)}</g>
    ${
      b.broken &&
      html`<path class="crack0" d="M5 -12L0 -5L5 1L-2 10" /><path class="crack" d="M5 -12L0 -5L5 1L-2 10" />`
    }
  </g>`;
}

/** Resources of one kind, at the left of a hex. @param {string} type @param {number} n @param {number} y
 * @param {number} h @param {boolean} numbered @param {number} [at] the hex where they lie */
function pill(type, n, y, h, numbered, at = undefined) {
  const w = numbered ? h * (n > 9 ? 1.85 : 1.5) : h;
  const x = -25 + w / 2;
  return html`<g class="res" ...${moved(`res:${type}`, at, n)}>
    <rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${h / 2} />
    ${sign(type, numbered ? x - w / 2 + h * 0.53 : x, y, h * 0.78)}
    ${numbered && html`<text x=${x - w / 2 + h * 0.92} y=${y} font-size=${h * 0.78} dy=".36em">${n}</text>`}</g>`;
}

/** One below the other. @param {Record<string, number> | undefined} res @param {number} level @param {number} [at] */
function resources(res, level, at) {
  const list = resOf(res);
  if (level === FARTHEST) return null;
  const h = level === NEAR ? 11.5 : list.length > 2 ? 11.5 : 13.5;
  const top = list.length > 3 ? -14.5 : -13;
  return list.map(([type, n], i) => pill(type, n, top + i * h, h, level !== FAR, at));
}

/** At the right of a hex, one below the other.
 * @param {import("./position.js").Ground} g @param {string} owner @param {number} level @param {number} [at] */
function houses(g, owner, level, at) {
  const list = g.buildings ?? [];
  const s = level === NEAR ? 14 : 15.5;
  return list
    .slice(0, 3)
    .map((b, i) => house(owner, b, list.length > 1 ? 18 - (i === 0 ? 3 : 0) : 15, -12 + i * (s - 1.5), s, "", at));
}

/** The five layers: built ones filled. @param {string} owner @param {number} built @param {number} y
 * @param {number} [scale] @param {number} [x] */
export function pyramid(owner, built, y, scale = 1, x = 0) {
  return html`<g class=${`pyramid ${owner}`} transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${[1, 2, 3, 4, 5].map((n) => {
      const w = 40 - n * 6;
      return html`<rect
        class=${n <= built ? "lay" : "lay0"} data-held data-piece=${n <= built ? `lay:${owner}:${n}` : undefined}
        x=${-w / 2} y=${14 - n * 6.4} width=${w} height="5.6" rx="1" />`;
    })}
  </g>`;
}

/** A raft under sail, with those aboard. @param {string} owner
 * @param {{crew: {kind: string, cargo?: string}[], land: number | null}} f @param {string} [state] */
export function raft(owner, f, state = "") {
  if (f.crew.length === 0)
    return html`<g class=${`ferry ${state}`}>
      <circle class="hit" r="12" />
      <path class="sail" d="M0 2V-12L9 0z" />
      <path class="hull" d="M-12 2H12L8 9H-8z" />
    </g>`;
  const two = f.crew.length > 1;
  return html`<g class=${`ferry ${state}`}>
    <circle class="hit" r="16" />
    <path class="sail" d="M0 6V-20L11 -8z" />
    ${f.crew.map(({ kind }, i) =>
      figure({ owner, kind, n: 1, x: two ? (i ? 11 : -11) : -7, y: -1, s: two ? 0.46 : 0.52 }),
    )}
    <path class="hull" d="M-22 6H22L16 16H-16z" />
    ${f.crew.map(
      ({ cargo }, i) =>
        cargo &&
        html`<g class="res">
          <circle cx=${two ? (i ? 11 : -11) : 8} cy="9" r="6" />
          ${sign(cargo, two ? (i ? 11 : -11) : 8, 9, 9)}
        </g>`,
    )}
  </g>`;
}

/** Everything that stands on a dry hex.
 * @param {import("./position.js").Now} now @param {import("./geometry.js").Hex} hex
 * @param {import("./position.js").Ground} g @param {number} level */
export function standing(now, hex, g, level) {
  const left = level === FARTHEST ? 0 : resOf(g.res).length;
  const right = g.buildings?.length ?? 0;
  const aside = (left > 1 ? 4 : 0) - (right > 1 ? 4 : 0);
  const builder = colour(now, g.builder);
  const isEmpty = unitsOf(g).length === 0;
  return html`${(level !== FARTHEST || isEmpty) && houses(g, builder, level, hex.id)}
    ${resources(g.res, level, hex.id)}
    ${units(g, colour(now, g.seat), level, { at: hex.id, aside, low: hex.terrain === "monument" })}`;
}
