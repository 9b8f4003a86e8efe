/* pieces.js - what stands on the map, drawn around a point: units, buildings,
 * resources, ferries, monuments.
 *
 * Four levels of detail: from far fewer things are shown, larger; near, all of
 * them with their numbers. From farthest only who is where and how strong.
 */
import { html } from "../../../lib/preact.js";
import { colour, icon, resOf, unitsOf } from "./position.js";

export const FARTHEST = -1;
export const FAR = 0;
const MIDDLE = 1;
export const NEAR = 2;

/** @param {number} pixels of a hex on the screen */
export const levelOf = (pixels) => (pixels < 36 ? FARTHEST : pixels < 46 ? FAR : pixels < 68 ? MIDDLE : NEAR);

/** A symbol of the sprite, centred. @param {string} name @param {number} x @param {number} y @param {number} size
 * @param {string} [kind] */
export const sign = (name, x, y, size, kind) =>
  html`<use
    href=${`icons.svg#${name}`} class=${kind} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** What makes a piece of the map seen to move; the next hex has others of its kind.
 * @param {string} kind @param {number | undefined} at @param {number} n */
const moved = (kind, at, n) => (at === undefined ? {} : { "key": kind, "data-piece": `${kind}:${at}`, "data-n": n });

/** The width of a pill. @param {number} n @param {number} h */
const pillWidth = (n, h) => h * (n > 1 ? (n > 9 ? 2.75 : 2.3) : 1.8);

/** Units of one kind: the owner's shape, the symbol, how many.
 * @param {string} owner @param {string} kind @param {number} n @param {number} x @param {number} y @param {number} h
 * @param {string} [state] @param {number} [at] the hex where it stands */
export function pill(owner, kind, n, x, y, h, state = "", at = undefined) {
  const w = pillWidth(n, h);
  const left = x - w / 2;
  return html`<g class=${`unit ${owner} ${state}`} ...${moved(`unit:${owner}:${kind}`, at, n)}>
    <rect class="pc" x=${left} y=${y - h / 2} width=${w} height=${h} rx=${h / 2} />
    <g class="pg">${sign(`o-${owner}`, left + h * 0.5, y, h * 0.5)}${sign(icon(kind), left + h * 1.18, y, h * 0.84)}</g>
    ${
      n > 1 &&
      html`<text class="pn" x=${left + h * (n > 9 ? 2.12 : 1.88)} y=${y} font-size=${h * 0.78} dy=".36em">${n}</text>`
    }
  </g>`;
}

/** A building; damaged ones are cracked, those that do not work are hollow.
 * @param {string} owner @param {{kind: string, broken: boolean, works: boolean}} b @param {number} x
 * @param {number} y @param {number} s @param {string} [state] @param {number} [at] the hex where it stands */
export function house(owner, b, x, y, s, state = "", at = undefined) {
  const mood = b.broken ? "broken" : b.works ? "" : "idle";
  return html`<g
      class=${`house ${owner} ${mood} ${state}`} transform=${`translate(${x} ${y}) scale(${s / 20})`}
      ...${moved(`house:${b.kind}`, at, 1)}>
    <path class="pc" d="M-10 9V-3L0 -11L10 -3V9z" />
    <g class="pg">${sign(b.kind, 0, 1.5, 12.5)}</g>
    ${
      b.broken &&
      html`<path class="crack0" d="M5 -12L0 -5L5 1L-2 10" /><path class="crack" d="M5 -12L0 -5L5 1L-2 10" />`
    }
  </g>`;
}

/** Resources of one kind. @param {string} type @param {number} n @param {number} x @param {number} y
 * @param {number} h @param {boolean} numbered @param {number} [at] the hex where they lie */
function chip(type, n, x, y, h, numbered, at = undefined) {
  const w = numbered ? h * 1.75 : h * 1.2;
  return html`<g class="res" ...${moved(`res:${type}`, at, n)}>
    <rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${h / 2} />
    ${sign(type, x - (numbered ? h * 0.36 : 0), y, h * 0.86)}
    ${numbered && html`<text x=${x + h * 0.42} y=${y} font-size=${h * 0.86} dy=".36em">${n}</text>`}</g>`;
}

/** @param {Record<string, number> | undefined} res @param {number} level @param {number} y @param {number} [at] */
export function resources(res, level, y, at) {
  const list = resOf(res);
  if (list.length === 0) return null;
  const h = level === NEAR ? 12.5 : level === MIDDLE ? (list.length > 1 ? 12 : 14) : 15;
  const numbered = level !== FAR;
  const w = (numbered ? h * 1.75 : h * 1.2) + 1;
  const rows = numbered && list.length > 2 ? [list.slice(0, 2), list.slice(2)] : [list];
  return rows.map((row, k) =>
    row.map(([type, n], i) =>
      chip(type, n, (i - (row.length - 1) / 2) * w, y - (rows.length - 1 - k) * (h + 1), h, numbered, at),
    ),
  );
}

/** All units of a hex as one sign: the owner's shape with their number.
 * @param {string} owner @param {number} n @param {number} y @param {number} [at] */
function token(owner, n, y, at) {
  const low = owner === "red" ? 5 : 0;
  return html`<g class=${`unit token ${owner}`} ...${moved(`unit:${owner}:all`, at, n)}>
    ${sign(`o-${owner}`, 0, y, 42, "rim")}
    ${sign(`o-${owner}`, 0, y, 38, "face")}
    <text class="pn" x="0" y=${y + low} font-size="21" dy=".36em">${n}</text>
  </g>`;
}

/** The units on a hex, by level. @param {import("./position.js").Ground} g @param {string} owner @param {number} level
 * @param {number} y @param {number} [at] the hex where they stand */
export function units(g, owner, level, y, at) {
  const list = unitsOf(g);
  if (list.length === 0) return null;
  if (level === NEAR && list.length > 1) return grid(list, owner, y, at);
  const [kind, n] = list[0];
  const all = list.reduce((sum, [, k]) => sum + k, 0);
  const h = level === FAR ? 25 : level === MIDDLE ? 21 : 19;
  if (level === FARTHEST) return token(owner, all, 0, at);
  if (level === FAR) return pill(owner, kind, all, 0, y, h, "", at);
  return html`${pill(owner, kind, n, 0, y, h, "", at)}
    ${
      list.length > 1 &&
      html`<g class="more">
        <rect x="9" y=${y - h * 0.95} width="17" height="12" rx="6" />
        <text x="17.5" y=${y - h * 0.95 + 6} dy=".36em" font-size="9.5">+${all - n}</text>
      </g>`
    }`;
}

/** Every kind by itself, two in a row. @param {[string, number][]} list @param {string} owner @param {number} y
 * @param {number} [at] */
function grid(list, owner, y, at) {
  const h = list.length > 2 ? 12.5 : 13.5;
  return list.map(([kind, n], i) => {
    const row = list.length === 2 ? i : Math.floor(i / 2);
    const last = list.length > 2 && i === list.length - 1 && i % 2 === 0;
    const x = list.length === 2 || last ? 0 : (i % 2 ? 1 : -1) * 12.5;
    const rows = list.length === 2 ? 2 : Math.ceil(list.length / 2);
    return pill(owner, kind, n, x, y + (row - (rows - 1) / 2) * (h + 1.5), h, "", at);
  });
}

/** @param {import("./position.js").Ground} g @param {string} owner @param {number} level @param {number} y
 * @param {number} [at] the hex where they stand */
export function houses(g, owner, level, y, at) {
  const list = g.buildings ?? [];
  const shown = list.slice(0, 3);
  const s = level === NEAR || shown.length > 1 ? 14.5 : 17;
  return shown.map((b, i) =>
    house(
      owner,
      b,
      (i - (shown.length - 1) / 2) * (s + 0.5) + (shown.length === 1 && level !== FAR ? 8 : 0),
      y,
      s,
      "",
      at,
    ),
  );
}

/** The five layers: built ones filled. @param {string} owner @param {number} built @param {number} y
 * @param {number} [scale] */
export function pyramid(owner, built, y, scale = 1) {
  return html`<g class=${`pyramid ${owner}`} transform=${`translate(0 ${y}) scale(${scale})`}>
    ${[1, 2, 3, 4, 5].map((n) => {
      const w = 40 - n * 6;
      return html`<rect
        class=${n <= built ? "lay" : "lay0"} x=${-w / 2} y=${14 - n * 6.4} width=${w} height="5.6" rx="1.5" />`;
    })}
  </g>`;
}

/** A raft, with those aboard. @param {string} owner
 * @param {{crew: {kind: string, cargo?: string}[], land: number | null}} f @param {string} [state] */
export function raft(owner, f, state = "") {
  if (f.crew.length === 0) {
    return html`<g class=${`ferry ${state}`}><circle r="9" />${sign("ferry", 0, 0, 12)}</g>`;
  }
  const two = f.crew.length > 1;
  return html`<g class=${`ferry ${state}`}>
    <path d="M-22 4H22L16 15H-16z" />
    ${f.crew.map(
      (c, i) => html`<g>
        ${pill(owner, c.kind, 1, two ? (i ? 11 : -11) : 0, -3, two ? 13 : 17)}
        ${
          c.cargo &&
          html`<g class="res">
            <circle cx=${two ? (i ? 11 : -11) : 0} cy="9" r="6" />
            ${sign(c.cargo, two ? (i ? 11 : -11) : 0, 9, 9)}
          </g>`
        }
      </g>`,
    )}
  </g>`;
}

/** Everything that stands on a dry hex.
 * @param {import("./position.js").Now} now @param {import("./geometry.js").Hex} hex
 * @param {import("./position.js").Ground} g @param {number} level */
export function standing(now, hex, g, level) {
  const owner = colour(now, g.seat);
  if (level === FARTHEST)
    return (
      units(g, owner, level, hex.terrain === "monument" ? 12 : 0, hex.id) ??
      houses(g, colour(now, g.builder), level, 0, hex.id)
    );
  const crowded = resOf(g.res).length > 2 && level !== FAR;
  const has = unitsOf(g).length > 0;
  const up = crowded ? -5 : 0;
  return html`${houses(g, colour(now, g.builder), level, has || crowded ? -18 + up * 0.4 : -4, hex.id)}
    ${units(g, owner, level, hex.terrain === "monument" ? 14 : 1 + up, hex.id)}
    ${resources(g.res, level, level === NEAR ? 18 : has || crowded ? 20 : 17, hex.id)}`;
}
