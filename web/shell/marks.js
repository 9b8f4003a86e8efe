/* marks.js - rings around what is pointed at: a hint or a step of a lesson.
 *
 * They lie above the page in a layer of their own, so that they fit anything on
 * any board and the tables need to know nothing about them.
 */
import { html, useEffect, useState } from "../lib/preact.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** @param {string} selector @returns {Element[]} */
function find(selector) {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** The selector of whatever plays a move. @param {string} move */
export const moveSelector = (move) => `.stage [data-move="${CSS.escape(move)}"], #prompt [data-move="${CSS.escape(move)}"]`;

/** @param {string} selector @returns {Box[]} */
function boxes(selector) {
  return find(selector)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .slice(0, 24)
    .map(({ left, top, width, height }) => ({
      left: Math.round(left) - 5, top: Math.round(top) - 5, width: Math.round(width) + 10, height: Math.round(height) + 10,
    }));
}

/** @param {{selector: string | null}} props */
export function Marks({ selector }) {
  const [at, setAt] = useState(/** @type {Box[]} */ ([]));
  useEffect(() => {
    if (!selector) return setAt([]);
    let frame = 0;
    let before = "";
    const follow = () => {
      const next = boxes(selector);
      const text = JSON.stringify(next);
      if (text !== before) setAt(next);
      before = text;
      frame = requestAnimationFrame(follow);
    };
    find(selector)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  const px = (/** @type {Box} */ box) => ({
    left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  return html`<div class="marks" aria-hidden="true">${at.map((box) => html`<div class="pointed" style=${px(box)}></div>`)}</div>`;
}
