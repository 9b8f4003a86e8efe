/* search.js - finds words in the rules: whole ones and beginnings of words, never letters
 * within a word, whatever their case and accents.
 *
 *     const wanted = wordsIn("trade tok");
 *     finds(["Trade route tokens are ..."], wanted);   // true: both words begin there
 *     pieces("A token", wanted);                       // "A ", and "tok", which is found, and "en"
 */

/** @typedef {{text: string, isFound: boolean}} Piece */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /\p{N}/u;

/** Without case and accents. @param {string} text */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that are looked for. @param {string} query */
export const wordsIn = (query) => (query.match(WORD) ?? []).map(fold).filter(Boolean);

/** Whether a word begins so; a number is no beginning of a longer one.
 * @param {string} word folded @param {string} wanted */
const begins = (word, wanted) =>
  word.startsWith(wanted) && !(NUMBER.test(wanted.at(-1) ?? "") && NUMBER.test(word[wanted.length] ?? ""));

/** Whether each of the words is somewhere in these texts.
 * @param {string[]} texts @param {string[]} wanted */
export function finds(texts, wanted) {
  const words = texts.flatMap((text) => fold(text).match(WORD) ?? []);
  return wanted.every((one) => words.some((word) => begins(word, one)));
}

/** How many letters at the beginning of a word are found. @param {string} word @param {string[]} wanted */
function foundIn(word, wanted) {
  const folded = fold(word);
  const longest = Math.max(0, ...wanted.filter((one) => begins(folded, one)).map((one) => one.length));
  let letters = 0;
  for (const letter of word) {
    if (fold(word.slice(0, letters)).length >= longest && fold(letter) !== "") break;
    letters += letter.length;
  }
  return longest === 0 ? 0 : letters;
}

/** A text in pieces: what is found, and what stands around it.
 * @param {string} text @param {string[]} wanted @returns {Piece[]} */
export function pieces(text, wanted) {
  /** @type {Piece[]} */
  const list = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + foundIn(word, wanted);
    if (end === index) continue;
    list.push({ text: text.slice(from, index), isFound: false }, { text: text.slice(index, end), isFound: true });
    from = end;
  }
  list.push({ text: text.slice(from), isFound: false });
  return list.filter((piece) => piece.text !== "");
}
