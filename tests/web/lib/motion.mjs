/* motion.mjs - what is seen to move: where it begins and where it ends. */
import { comes } from "./expect.mjs";

/** Notes in the page where everything was in the last two frames, before a redraw and after it, and where each
 * animation begins and ends. */
export function watch() {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drawn = (element) =>
    (element.matches(".flights svg") && element.querySelector("rect, path, circle, use")) || element;
  const CLOSE = 4;
  globalThis.begun = [];
  let before = new Map();
  let places = new Map();
  const look = () => {
    before = places;
    places = new Map();
    for (const name of ["about", "piece"])
      for (const one of document.querySelectorAll(`.stage [data-${name}]`))
        if (one.getBoundingClientRect().width > 0) places.set(one.dataset[name], middle(one));
    /* The seats in the frame, and their marks, where what they have is put away. */
    for (const one of document.querySelectorAll("main [data-where]")) {
      places.set(`chip ${one.dataset.where}`, middle(one));
      places.set(`mark ${one.dataset.where}`, middle(one.querySelector("svg") ?? one));
    }
    requestAnimationFrame(look);
  };
  look();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    animation.pause();
    animation.currentTime = 0;
    const at = middle(drawn(this));
    const far = ({ x, y }, from = at) => Math.hypot(x - from.x, y - from.y);
    animation.currentTime = options.duration - 0.01;
    const end = middle(drawn(this));
    const near = (spot) => [...before, ...places].flatMap(([id, place]) => (far(place, spot) < CLOSE ? [id] : []));
    const key = this.dataset?.piece;
    const [place, off] = [...places].map(([id, spot]) => [id, far(spot)]).sort((a, b) => a[1] - b[1])[0] ?? [];
    const kind = this.closest(".flights") ? "fly" : key === undefined ? "bump" : "slide";
    const same = places.get(key);
    globalThis.begun.push({ kind, key, place, off, own: same && far(same), from: near(at), to: near(end) });
    animation.currentTime = 0;
    animation.play();
    return animation;
  };
}

/** All that has moved until now, and from what to what. @returns {Promise<object[]>} */
export const begun = (page) => page.evaluate(() => globalThis.begun);

/** Waits until something has flown from one of these to the other. @param {string} from @param {string} to */
export const flies = (page, from, to) =>
  comes(
    () => begun(page),
    (all) => all.some((one) => one.kind === "fly" && one.from.includes(from) && one.to.includes(to)),
    `something flies from ${from} to ${to}`,
  );
