/* sketch.js - what the pictures of the rules are made of, on a sheet of 320 by 110: symbols,
 * numbers, cards, pieces, arrows. A game adds its own parts in its page/rules.js. Nothing here
 * is a word: pictures need no translation.
 */
import { html } from "../../lib/preact.js";

/** @typedef {import("../../lib/preact.js").VNode} VNode */

const INK = "var(--ink)";

/** A symbol of icons.svg around a point. @param {string} name @param {number} x @param {number} y
 * @param {number} [size] @param {string} [colour] */
export const symbol = (name, x, y, size = 28, colour = INK) =>
  html`<use href=${`icons.svg#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}
    color=${colour} />`;

/** A number, a plus, an equals sign. @param {number | string} text @param {number} x @param {number} y
 * @param {number} [size] @param {string} [colour] */
export const sum = (text, x, y, size = 22, colour = INK) =>
  html`<text x=${x} y=${y + size * 0.36} font-size=${size} fill=${colour}>${text}</text>`;

/** Points, as they are written large. @param {number} n @param {number} x @param {number} y */
export const points = (n, x, y) => html`<g>
  <circle cx=${x} cy=${y} r="17" fill="var(--accent)" />${sum(n, x, y, 20, "var(--on-accent)")}
</g>`;

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
export function arrow(x1, y1, x2, y2) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return html`<g fill="none" stroke=${INK} stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
    <path d=${`M${x1} ${y1}L${x2} ${y2}`} />
    <path d="M-8 -6L0 0L-8 6" transform=${`translate(${x2} ${y2}) rotate(${turn})`} />
  </g>`;
}

/** It is so, or not so. @param {number} x @param {number} y @param {boolean} [is] */
export const yes = (x, y, is = true) => html`<g>
  <circle cx=${x} cy=${y} r="10" fill=${is ? "var(--good)" : "var(--bad)"} />
  ${symbol(is ? "check" : "close", x, y, 15, "var(--surface)")}
</g>`;

/** @param {number} x @param {number} y */
export const no = (x, y) => yes(x, y, false);

/** A piece of a seat, with its shape. @param {string} colour @param {number} x @param {number} y @param {number} [r] */
export const piece = (colour, x, y, r = 14) => html`<g class=${colour}>
  <circle cx=${x} cy=${y} r=${r} fill="var(--p)" stroke="var(--piece-line)" stroke-width="2" />
  ${symbol(`o-${colour}`, x, y, r * 1.05, "var(--on)")}
</g>`;

/** A box around a point: a card, a place. @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {{fill?: string, line?: string, dashed?: boolean}} [how] */
export const box = (x, y, w, h, { fill = "var(--surface)", line = "var(--ink-2)", dashed = false } = {}) =>
  html`<rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="6" fill=${fill} stroke=${line}
    stroke-width=${dashed ? 2 : 1.5} stroke-dasharray=${dashed ? "6 4" : undefined} />`;

/** A card with its symbols, one below the other. @param {number} x @param {number} y @param {string[]} signs
 * @param {{w?: number, h?: number, lit?: boolean, off?: boolean}} [how] */
export function card(x, y, signs, { w = 46, h = 70, lit = false, off = false } = {}) {
  const size = Math.min(28, w - 12, (h - 8) / Math.max(signs.length, 1));
  const look = lit ? { fill: "var(--surface)", line: "var(--legal)" } : off ? { fill: "var(--surface-2)" } : {};
  return html`<g opacity=${off ? 0.6 : 1}>
    ${box(x, y, w, h, look)} ${lit && box(x, y, w - 3, h - 3, { fill: "none", line: "var(--legal)" })}
    ${signs.map((name, i) => symbol(name, x, y + (i - (signs.length - 1) / 2) * size, size * 0.9))}
  </g>`;
}

/** Where something may go. @param {number} x @param {number} y @param {number} w @param {number} h */
export const slot = (x, y, w, h) => box(x, y, w, h, { fill: "var(--legal-wash)", line: "var(--legal)", dashed: true });

/** So many of a thing. @param {string} name @param {number | string} n @param {number} x @param {number} y */
export const many = (name, n, x, y) => html`<g>${sum(n, x - 15, y)}${symbol(name, x + 11, y)}</g>`;
