/* watch.js - who wants to know where something is looks with every frame in which it may have moved,
 * and not while the page is at rest: what draws no frames takes no time.
 */

export const REST = 3; /* frames without a change: then the page and its maps have settled */

/** Looks where something is; `isRedrawn`: what is on the page may be something else than before.
 * @typedef {(isRedrawn: boolean) => boolean} Look whether there is more to come, although nothing changes */

/** @type {Set<Look>} */
const looks = new Set();
let frame = 0;
let calm = 0; /* so many frames nothing has happened */
let isRedrawn = false;

function step() {
  frame = 0;
  const isNew = isRedrawn;
  isRedrawn = false;
  calm++;
  let goesOn = calm < REST;
  for (const look of looks) goesOn = look(isNew) || goesOn;
  if (goesOn) next();
}

function next() {
  if (looks.size > 0) frame ||= requestAnimationFrame(step);
}

/** Something moves, has moved, or is about to. */
export function wake() {
  calm = 0;
  next();
}

function redrawn() {
  isRedrawn = true;
  wake();
}

const observer = new MutationObserver(redrawn);
const MOVES = ["scroll", "transitionrun", "animationstart"];

function begin() {
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const name of MOVES) addEventListener(name, wake, { capture: true, passive: true });
  addEventListener("resize", redrawn);
  document.fonts.addEventListener("loadingdone", redrawn);
}

function end() {
  observer.disconnect();
  for (const name of MOVES) removeEventListener(name, wake, { capture: true });
  removeEventListener("resize", redrawn);
  document.fonts.removeEventListener("loadingdone", redrawn);
  cancelAnimationFrame(frame);
  frame = 0;
}

/** Looks now, and then whenever something may have moved. @param {Look} look @returns {() => void} stops it */
export function watch(look) {
  if (looks.size === 0) begin();
  looks.add(look);
  look(true);
  wake();
  return () => {
    looks.delete(look);
    if (looks.size === 0) end();
  };
}
