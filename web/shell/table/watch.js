/* watch.js - who wants to know where something is looks with every frame in which it may have moved,
 * and not while the page is at rest: what draws no frames takes no time.
 */

export const REST = 3; /* looks without a change: then the page and its maps have settled */
const PAUSE = 40; /* ms between two looks at what does not move: they need no frame */

/** Looks where something is; `isRedrawn`: what is on the page may be something else than before. While it moves it
 * is looked at with every frame; while there is `more` to come, although nothing moves, now and then.
 * @typedef {"moves" | "more" | "rests"} Found
 * @typedef {(isRedrawn: boolean) => Found} Look */

/** @type {Set<Look>} */
const looks = new Set();
let frame = 0;
let timer = 0;
let calm = 0; /* so many looks nothing has happened */
let isRedrawn = false;

function step() {
  stop();
  const isNew = isRedrawn;
  isRedrawn = false;
  calm++;
  const found = [...looks].map((look) => look(isNew));
  if (found.includes("moves")) frame ||= requestAnimationFrame(step);
  else if (calm < REST || found.includes("more")) timer = setTimeout(step, PAUSE);
}

function stop() {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = 0;
  timer = 0;
}

/** Something moves, has moved, or is about to. */
export function wake() {
  calm = 0;
  if (looks.size > 0) frame ||= requestAnimationFrame(step);
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
  stop();
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
