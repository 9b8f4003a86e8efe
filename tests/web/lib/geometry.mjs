/* geometry.mjs - what is wrong with how a table lies in its window: what is clipped, covered,
 * too wide or too high, or out of sight although it can be chosen.
 */

/** The windows that a table must fit. */
export const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
].map(([width, height]) => ({ width, height }));

/** Everything that moves stands still. */
const settle = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((a) => a.finished.catch(() => {})));
    await frame();
  });

/** Runs in the page: a sentence for each fault. */
function look() {
  const found = new Set();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const boxOf = (element) => element.getBoundingClientRect();
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const isShown = (element) => boxOf(element).width > 0 && boxOf(element).height > 0 && isVisible(element);
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${text}"`;
  };
  const around = (element) => {
    const list = [];
    for (let one = element; one && one !== document.body; one = one.parentElement) list.push(one);
    return list;
  };
  const canScroll = document.documentElement.scrollHeight > innerHeight;

  /* A map that is moved by fingers, or a box with more in it than it shows. */
  const scrolls = (element) => /auto|scroll/.test(`${styleOf(element).overflowX} ${styleOf(element).overflowY}`);
  const isLarger = (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  const pans = (box) =>
    (box.matches(".board") && styleOf(box).touchAction === "none") || (scrolls(box) && isLarger(box));
  const panned = (element) => around(element.parentElement).find(pans);

  /* The element that is seen at a point of the window. */
  const seenAt = (x, y) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  const isFree = (element) => {
    const { left, top, width, height } = boxOf(element);
    return PARTS.some((fy) =>
      PARTS.some((fx) => {
        const seen = seenAt(left + width * fx, top + height * fy);
        return seen !== null && element.contains(seen);
      }),
    );
  };

  function page() {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth - innerWidth} px too wide`);
    if (innerWidth >= 1280 && innerHeight >= 800 && scrollHeight > innerHeight)
      found.add(`the page is ${scrollHeight - innerHeight} px too high`);
  }

  function question() {
    const prompt = document.querySelector("#prompt");
    const { top, bottom } = prompt ? boxOf(prompt) : { top: -1, bottom: -1 };
    if (!prompt || top < 0 || bottom > innerHeight || !isFree(prompt)) found.add("the question is out of sight");
  }

  /* Each choice is in sight, or in a box in sight that pans and shows another one. */
  function choices() {
    const moves = new Map();
    for (const element of all(".stage [data-move], #prompt [data-move]")) {
      const move = element.getAttribute("data-move");
      if (move) moves.set(move, [...(moves.get(move) ?? []), element]);
    }
    /* Some lie in what is chosen before. */
    const isOpen = (element) => {
      const outer = element.parentElement.closest('[role="button"], [data-select]');
      return isShown(element) && (isFree(element) || (outer !== null && isFree(outer)));
    };
    const open = new Set([...moves.values()].flat().filter(isOpen));
    const isReached = (element) => {
      const box = panned(element);
      return open.has(element) || (box && [...open].some((other) => box.contains(other)));
    };
    const lost = [...moves.values()].filter((elements) => !elements.some(isReached)).map(([element]) => element);
    for (const [kind, [first, ...more]] of Map.groupBy(lost, (one) => one.getAttribute("class") ?? one.tagName))
      found.add(`out of sight, though it can be chosen: ${nameOf(first)} and ${more.length} more like it (${kind})`);
  }

  const textsOf = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const isUnseen = (element) => element.closest(".unseen, .skip, .marks, [hidden], [inert], dialog, option, title");
  const texts = all("header *, .lintel *, main *").filter(
    (one) => textsOf(one).length > 0 && !isUnseen(one) && isShown(one),
  );
  const textBox = (element) => {
    const boxes = textsOf(element).map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  };

  /* What holds a text so that one sees where it ends. */
  const clips = (box) => styleOf(box).overflowX !== "visible" || styleOf(box).overflowY !== "visible";
  const isFramed = (box) => {
    const { backgroundColor, borderRightWidth, borderRightStyle } = styleOf(box);
    return (
      !/, 0\)$|transparent/.test(backgroundColor) || (parseFloat(borderRightWidth) > 0 && borderRightStyle !== "none")
    );
  };

  /* How far a text stands out of a box: sideways, and above or below. */
  function spill(text, box) {
    const edge = boxOf(box);
    const aside = Math.max(text.right - edge.right, edge.left - text.left);
    const below =
      Math.max(text.bottom - edge.bottom, edge.top - text.top) - 3; /* the room of a line above its letters */
    return Math.round(Math.max(aside, below));
  }

  function clipped(element) {
    const text = textBox(element);
    let floats = false;
    for (const box of around(element)) {
      if (styleOf(box).display === "contents") continue;
      if (box.matches("svg") && pans(box.closest(".board") ?? box)) return;
      if (scrolls(box) || box.matches("main")) return;
      const holds = box.matches("svg") || clips(box) || (!floats && !element.closest("svg") && isFramed(box));
      if (holds && spill(text, box) > 1) {
        found.add(`cut by ${spill(text, box)} px: ${nameOf(element)} in ${nameOf(box)}`);
        return;
      }
      floats ||= /absolute|fixed/.test(styleOf(box).position);
    }
  }

  /* The middle of a text is not behind something else; what sticks to the window makes way when
   * the page is scrolled, and a map that pans when it is moved. */
  const PIECE = "[data-about], [data-move], button, svg, label, li, p";
  function covered(element) {
    const { left, top, width, height } = textBox(element);
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = seenAt(x, y);
    if (!seen || seen.contains(element) || element.contains(seen)) return;
    const own = seen.closest(PIECE);
    if (own !== null && own.contains(element)) return;
    if (element.closest("svg") && element.closest("svg") === seen.closest("svg")) return;
    const isOutside = (box) => {
      const edge = boxOf(box);
      return clips(box) && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom);
    };
    if (around(element).some(isOutside) || panned(element)) return;
    if (canScroll && around(seen).some((one) => /fixed|sticky/.test(styleOf(one).position))) return;
    found.add(`covered: ${nameOf(element)} by ${nameOf(seen)}`);
  }

  /* Two texts of a picture do not lie on each other. */
  function heaped(svg) {
    const own = texts.filter((one) => one.closest("svg") === svg).map((one) => ({ one, box: boxOf(one) }));
    own.forEach(({ one, box }, i) => {
      for (const { one: other, box: there } of own.slice(i + 1)) {
        const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
        const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
        if (wide > 3 && high > 5 && !one.contains(other)) found.add(`${nameOf(one)} lies on ${nameOf(other)}`);
      }
    });
  }

  page();
  question();
  choices();
  texts.forEach(clipped);
  texts.forEach(covered);
  all(".stage svg").forEach(heaped);
  return [...found];
}

/** What is wrong in a window of that size. @returns {Promise<string[]>} */
export async function faultsIn(page, size) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(size);
  await settle(page);
  return page.evaluate(look);
}

/** Where on the page a box lies, once everything stands still. @returns {Promise<number[]>} */
export async function placeOf(page, selector) {
  await settle(page);
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map(Math.round);
  });
}
