/* spans.js - where the things of a sentence stand: whatever names one is put between
 * characters that no text has, which say which it is; a sentence is cut there again.
 */

/** @typedef {import("../../types.d.ts").Fact} Fact */
/** @typedef {import("../../types.d.ts").Part} Part */

const OPEN = "\uE000"; /* and after it a character for the number of the thing */
const CLOSE = "\uE001";
const FIRST = 0xe100;
const MOST = 0xf8ff - FIRST;
const MARKS = /(\uE000[\uE100-\uF8FF]|\uE001)/;

/** @param {string | Part[]} said @returns {string} */
export const textOf = (said) =>
  typeof said === "string" ? said : said.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** For the sentences that are put together in one go. */
export function makeSpans() {
  /** @type {Fact[]} */
  const things = [];

  /** @param {Fact} fact @param {string} text */
  const mark = (fact, text) => {
    if (!("id" in fact) || text === "" || things.length > MOST) return text;
    things.push(fact);
    return `${OPEN}${String.fromCharCode(FIRST + things.length - 1)}${text}${CLOSE}`;
  };

  /** What was said, cut where things begin and end. @param {string} said @returns {Part[]} */
  const parts = (said) => {
    /** @type {{fact: Fact | null, parts: Part[]}[]} */
    const open = [{ fact: null, parts: [] }];
    const close = () => {
      const { fact, parts } = /** @type {{fact: Fact, parts: Part[]}} */ (open.pop());
      open[open.length - 1].parts.push({ fact, parts, text: textOf(parts) });
    };
    for (const piece of said.split(MARKS)) {
      const fact = piece.startsWith(OPEN) ? things[piece.charCodeAt(1) - FIRST] : undefined;
      if (fact) open.push({ fact, parts: [] });
      else if (piece === CLOSE && open.length > 1) close();
      else if (piece) open[open.length - 1].parts.push(piece);
    }
    while (open.length > 1) close();
    return open[0].parts;
  };

  return { mark, parts };
}
