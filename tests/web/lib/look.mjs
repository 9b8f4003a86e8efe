/* look.mjs - runs in the page, without anything from outside: what is wrong with how a table lies
 * in its window, a sentence for each fault. `part` is what a phone shows besides what it opens with;
 * there nothing has to be chosen. With `grown` letters a page may be higher than its window. `slides`
 * are boxes that may be scrolled, `inSight` is never scrolled away where there is a desk. The names of `people`
 * may be longer than there is room, and with their band a table may be `long` on a tablet.
 */
export function look({ part, grown, long, slides, inSight, people }) {
  const found = new Set();
  const all = (selector) => [...document.querySelectorAll(selector)];
  /* What is known of an element is not asked for again, until the page is scrolled. */
  const kept = [];
  const once = (ask) => {
    const known = new Map();
    kept.push(known);
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const boxOf = once((element) => element.getBoundingClientRect());
  const styleOf = once((element) => getComputedStyle(element));
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isShown = (element) => boxOf(element).width > 0 && boxOf(element).height > 0 && isVisible(element);
  const nameOf = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${text}"`;
  };
  const around = once((element) => {
    const list = [];
    for (let one = element; one && one !== document.body; one = one.parentElement) list.push(one);
    return list;
  });
  const scrollsPage = document.documentElement.scrollHeight > innerHeight;

  /* A map is moved by fingers, and says at its edge or in a corner what lies outside. */
  const scrolls = once((element) => /auto|scroll/.test(`${styleOf(element).overflowX} ${styleOf(element).overflowY}`));
  const isLarger = (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  const isMap = (box) => box.matches(".board") && styleOf(box).touchAction === "none";
  const isRow = (box) => box.matches(".scroll-x") && isLarger(box);
  const pannedIn = once((element) => around(element).find((box) => isMap(box) || isRow(box)));
  const panned = (element) => pannedIn(element.parentElement);
  const tells = (box) => box.parentElement.querySelector("[data-beyond]") !== null;

  const seenAt = (x, y) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
  const isAt = (element, x, y) => {
    const seen = seenAt(x, y);
    return seen !== null && element.contains(seen);
  };
  /* Several choices of one thing have one place: the pointer asks which. */
  const isOf = (element, x, y) => {
    const about = element.getAttribute("data-about");
    return isAt(element, x, y) || (about && seenAt(x, y)?.closest(`[data-about="${about}"]`));
  };
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  const pointsIn = ({ left, top, width, height }) =>
    PARTS.flatMap((fy) => PARTS.map((fx) => [left + width * fx, top + height * fy]));
  const freePoint = (element) => pointsIn(boxOf(element)).find(([x, y]) => isAt(element, x, y));

  function page() {
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth - innerWidth} px too wide`);
    const isTablet = innerWidth > 700 && innerWidth < 1280 && innerHeight > 600;
    if (scrollHeight > innerHeight && !grown && !(long && isTablet))
      found.add(`the page is ${scrollHeight - innerHeight} px too high`);
  }

  function question() {
    const prompt = document.querySelector("#prompt");
    const { top, bottom } = prompt ? boxOf(prompt) : { top: -1, bottom: -1 };
    if (!prompt || top < 0 || bottom > innerHeight || !freePoint(prompt)) found.add("the question is out of sight");
  }

  function desk() {
    if (innerWidth < 1280 || innerHeight < 800 || grown) return;
    for (const element of all(inSight.join())) {
      if (!isShown(element) || (long && slides.some((selector) => element.closest(selector)))) continue;
      const { left, top, right, bottom } = boxOf(element);
      const edge = windowOn(element.parentElement);
      const isIn = left > edge.left - 2 && top > edge.top - 2 && right < edge.right + 2 && bottom < edge.bottom + 2;
      if (!isIn) found.add(`partly out of sight: ${nameOf(element)}`);
    }
  }

  /* Title and status of a table. */
  function title() {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(".lintel h1"));
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
    const lines = tops.sort((a, b) => a - b).filter((one, i) => i === 0 || one - tops[i - 1] > 4);
    if (lines.length > 2) found.add(`the title has ${lines.length} lines`);
  }

  /* Each choice is in sight, or on a map or a row that is moved and says so. */
  function choices() {
    const moves = new Map();
    for (const element of all(".stage [data-move], #prompt [data-move]")) {
      const move = element.getAttribute("data-move");
      if (move) moves.set(move, [...(moves.get(move) ?? []), element]);
    }
    /* Some lie in what is chosen before. */
    const isOpen = (element) => {
      const outer = element.parentElement.closest('[role="button"], [data-select]');
      return isShown(element) && Boolean(freePoint(element) ?? (outer && freePoint(outer)));
    };
    const open = new Set([...moves.values()].flat().filter(isOpen));
    const isReached = (element) => {
      const box = panned(element);
      return open.has(element) || (box && tells(box) && [...open].some((other) => box.contains(other)));
    };
    const lost = [...moves.values()].filter((elements) => !elements.some(isReached)).map(([element]) => element);
    for (const [kind, [first, ...more]] of Map.groupBy(lost, (one) => one.getAttribute("class") ?? one.tagName))
      found.add(`out of sight, though it can be chosen: ${nameOf(first)} and ${more.length} more like it (${kind})`);
  }

  /* Several things may be about one, and what is largest of them is what is met. */
  const sizeOf = (element) => boxOf(element).width * boxOf(element).height;
  const largest = new Map();
  for (const one of all("[data-about]")) {
    const about = one.getAttribute("data-about");
    if (sizeOf(one) > (largest.get(about) ?? 0)) largest.set(about, sizeOf(one));
  }
  const isWithin = (element) =>
    sizeOf(element) < (largest.get(element.getAttribute("data-about")) ?? 0) ||
    element.parentElement.closest("[role=button], button") !== null ||
    element.querySelector("[role=button]") !== null;

  /* What is seen of the things in an element. */
  const windowOn = once((element) => {
    const boxes = around(element).filter((one) => isMap(one) || clips(one));
    const edges = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, ...boxes.map(boxOf)];
    const [left, top] = ["left", "top"].map((side) => Math.max(...edges.map((edge) => edge[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.min(...edges.map((edge) => edge[side])));
    return { left, top, right, bottom };
  });

  /* What a thing spreads over, where it takes all of what it stands in. */
  const surface = (element) => {
    const { content, position } = getComputedStyle(element, "::after");
    const isSpread = content !== "none" && position === "absolute" && styleOf(element).position === "static";
    return (isSpread && element.offsetParent) || element;
  };

  /* Where fingers choose, each thing has somewhere as much room as one of them: that of a line among others, of
   * a place on a board, which may lie close to others, or of a button. What its window cuts, or something
   * covers, is not looked at here; and a region of a map is drawn closer. */
  const roomOf = (element) => (element.matches(".line, .thing, a") ? 20 : element.closest("svg") ? 24 : 40);
  function hasRoom(element) {
    const half = roomOf(element) / 2 - 2;
    const edge = windowOn(element.parentElement);
    const isIn = ([x, y]) =>
      x - half > edge.left && x + half < edge.right && y - half > edge.top && y + half < edge.bottom;
    const [middle, ...others] = pointsIn(boxOf(surface(element)));
    if (!isIn(middle) || !freePoint(element)) return true;
    const fits = ([x, y]) =>
      [0, -half, half].every((d) => isOf(element, x + d, y)) && [-half, half].every((d) => isOf(element, x, y + d));
    return fits(middle) || others.filter(isIn).some(fits);
  }
  function targets() {
    if (innerWidth > 1200) return;
    for (const element of all("button, summary, select, input, a[href], [role=button], [data-select]")) {
      if (!isShown(element) || isUnseen(element) || element.matches(":disabled") || isWithin(element)) continue;
      if (part && (element.closest("svg") || element.matches("[data-move]"))) continue;
      if (element.matches("path") && panned(element)) continue;
      const { width, height } = boxOf(element);
      if (!hasRoom(element))
        found.add(`too small for a finger, ${Math.round(width)} x ${Math.round(height)}: ${nameOf(element)}`);
    }
  }

  const textsOf = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const isUnseen = (element) =>
    element.closest(".unseen, .skip, .marks, [hidden], [inert], dialog, option, title") ||
    styleOf(element).clipPath === "inset(50%)";
  const texts = all("header *, .lintel *, main *").filter(
    (one) => textsOf(one).length > 0 && !isUnseen(one) && isShown(one),
  );
  const linesOf = once((element) =>
    textsOf(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    }),
  );
  const textBox = (element) => {
    const boxes = linesOf(element);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  };

  /* What holds a text so that one sees where it ends. */
  const clips = once((box) => styleOf(box).overflowX !== "visible" || styleOf(box).overflowY !== "visible");
  const alphaOf = (colour) =>
    Number(/^rgba\(.*, ([\d.]+)\)$|^color\(.* \/ ([\d.]+)\)$/.exec(colour)?.slice(1).find(Boolean) ?? 1);
  const isFramed = once((box) => {
    const { backgroundColor, borderRightWidth, borderRightStyle } = styleOf(box);
    return alphaOf(backgroundColor) > 0 || (parseFloat(borderRightWidth) > 0 && borderRightStyle !== "none");
  });

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
      const { webkitLineClamp, textOverflow } = styleOf(box);
      if (webkitLineClamp !== "none") return; /* dots say that there is more, and a press all of it */
      if (textOverflow === "ellipsis" && people.includes(element.textContent.trim())) return;
      if (styleOf(box).display === "contents") continue;
      if (box.matches("svg") && isMap(box.closest(".board") ?? box)) return;
      if (scrolls(box) || box.matches("main")) return;
      const holds = box.matches("svg") || clips(box) || (!floats && !element.closest("svg") && isFramed(box));
      if (holds && spill(text, box) > 1) {
        found.add(`cut by ${spill(text, box)} px: ${nameOf(element)} in ${nameOf(box)}`);
        return;
      }
      floats ||= /absolute|fixed/.test(styleOf(box).position);
    }
  }

  /* Only lists of what has happened are longer than what is seen of them. */
  function scrolled() {
    for (const box of all(".lintel *, main *")) {
      if (box.closest("svg") || !scrolls(box) || !isLarger(box) || !isShown(box)) continue;
      if (
        grown ||
        (long && innerWidth < 1280) ||
        isMap(box) ||
        (isRow(box) && tells(box)) ||
        slides.some((selector) => box.matches(selector))
      )
        continue;
      const by = Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight);
      found.add(`to be scrolled by ${by} px: ${nameOf(box)}`);
    }
  }

  /* Whether something is painted where it is hit. */
  function paints(element, x, y) {
    const style = styleOf(element);
    if (around(element).some((one) => Number(styleOf(one).opacity) < 0.5)) return false;
    if (element.closest("svg") && !element.matches("svg")) {
      const isText = element.matches("text, tspan");
      const fill = style.fill === "none" ? 0 : alphaOf(style.fill) * Number(style.fillOpacity);
      const stroke = style.stroke === "none" ? 0 : alphaOf(style.stroke) * Number(style.strokeOpacity);
      return isText || fill > 0.5 || (stroke > 0.5 && style.fill === "none");
    }
    if (alphaOf(style.backgroundColor) > 0.5) return true;
    return linesOf(element).some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  }

  /* What lies over a text: also what belongs to the same thing. */
  function over(element, x, y) {
    for (const seen of document.elementsFromPoint(x, y)) {
      if (seen === element || element.contains(seen) || seen.contains(element)) return null;
      if (paints(seen, x, y)) return seen;
    }
    return null;
  }

  /* No part of a text is behind something else; what sticks to the window makes way when the page
   * is scrolled, and a map when it is moved. */
  function covered(element) {
    for (const { left, top, width, height } of linesOf(element)) {
      for (const part of width < 40 ? [0.5] : [0.1, 0.5, 0.9]) {
        const [x, y] = [left + width * part, top + height / 2];
        const first = seenAt(x, y);
        if (!first || first === element || element.contains(first) || first.contains(element)) continue;
        const isOutside = (box) => {
          const edge = boxOf(box);
          return clips(box) && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom);
        };
        if (around(element).some(isOutside)) continue;
        const seen = over(element, x, y);
        if (!seen) continue;
        const map = around(element).find(isMap);
        if (map && element.closest("svg") !== seen.closest("svg")) continue;
        if (scrollsPage && around(seen).some((one) => /fixed|sticky/.test(styleOf(one).position))) continue;
        found.add(`covered: ${nameOf(element)} by ${nameOf(seen)}`);
        return;
      }
    }
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

  /* What lets the pointer through is met like all else, so that it is known what lies on it and below it. */
  const deaf = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => [rule, ...(rule.cssRules ?? [])])
    .filter((rule) => rule.style?.pointerEvents === "none")
    .map((rule) => rule.selectorText);
  function heardAll(act) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${deaf.join()}):not(.marks) { pointer-events: auto !important; }`);
    document.adoptedStyleSheets = [sheet];
    act();
    document.adoptedStyleSheets = [];
  }

  page();
  title();
  desk();
  if (!part) {
    question();
    choices();
  }
  targets();
  texts.forEach(clipped);
  scrolled();
  heardAll(() => {
    texts.forEach(covered);
    for (let y = innerHeight * 0.75; scrollsPage && scrollY < y; y += innerHeight * 0.75) {
      scrollTo(0, y);
      kept.forEach((known) => known.clear());
      texts.forEach(covered);
      if (scrollY < y) break;
    }
    scrollTo(0, 0);
    kept.forEach((known) => known.clear());
  });
  all(".stage svg").forEach(heaped);
  return [...found];
}
