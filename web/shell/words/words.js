/* words.js - the texts of the interface in the language of the page, which is
 * chosen here and nowhere else.
 *
 *     t("start-lead")                     a message of words/en.ftl
 *     t("key-tab.does")                   an attribute of one
 *     t("start-removed", { what })        with its argument
 */
import { makeWords } from "./fluent.js";

export const LANGUAGE = "en";

/** What there is under an address, whole; nothing if the network does not bring it, or breaks off.
 * @param {string} path @returns {Promise<{status: number, text: string} | null>} */
async function fetchText(path) {
  try {
    const answer = await fetch(new URL(path, document.baseURI));
    return { status: answer.status, text: answer.ok ? await answer.text() : "" };
  } catch {
    return null;
  }
}

/** What the network does not bring is asked for again; without words of its own there is no page.
 * @param {string} path @param {number} [tries] @param {number} [wait] in ms, before the next time
 * @returns {Promise<string>} */
async function read(path, tries = Infinity, wait = 500) {
  const answer = await fetchText(path);
  if (answer?.text) return answer.text;
  if (answer) throw new Error(`${path}: ${answer.status}`);
  if (tries <= 1) throw new Error(t("errors-file", { path }));
  await new Promise((done) => setTimeout(done, wait));
  return read(path, tries - 1, Math.min(2 * wait, 8000));
}

/** So often the words of a game are asked for, before the page says that they do not come. */
const TRIES = 3;

const [own, core] = await Promise.all([read(`words/${LANGUAGE}.ftl`), read(`core/words/${LANGUAGE}.ftl`)]);
const words = makeWords(LANGUAGE, [own, core]);

/** @type {import("../../types.d.ts").Say<import("../../words/types.d.ts").Key>} */
export const t = words.t;

/** @param {string} key */
export const hasWords = (key) => words.has(key);

/** The files of words of games, by name. @type {Map<string, string[]>} */
const texts = new Map();

/** Makes the words of a game known. @param {string} game */
export async function loadWords(game) {
  if (!texts.has(game)) texts.set(game, [await read(`games/${game}/words/${LANGUAGE}.ftl`, TRIES), core]);
}

/** The words of a game with those of its lesson and its rules (tools/web.sh parts them).
 * @param {string} game @returns {Promise<import("./fluent.js").Words>} */
export async function loadGuide(game) {
  const [guide] = await Promise.all([read(`games/${game}/words/${LANGUAGE}.guide.ftl`), loadWords(game)]);
  return makeWords(LANGUAGE, [guide, ...textsOf(game)]);
}

/** The files of words of a game, its own first. @param {string} game */
export const textsOf = (game) => texts.get(game) ?? [core];

/** @type {Map<string, import("./fluent.js").Words>} */
const made = new Map();

/** What the words of a game say, whoever sits there. @param {string} game */
export function wordsOf(game) {
  const known = made.get(game) ?? makeWords(LANGUAGE, textsOf(game));
  if (texts.has(game)) made.set(game, known);
  return known;
}

/** Words to choose from, each with its message, as a list offers them. @param {string} family @param {string[]} ids
 * @returns {Record<string, string>} */
export const choicesOf = (family, ids) => Object.fromEntries(ids.map((id) => [id, capital(t(`${family}-${id}`))]));

/** The first letter, behind marks of things that begin there (spans.js). */
const BEGINNING = /^[\uE000-\uF8FF]*./u;

/** The first letter large. @param {string} text */
export const capital = (text) => text.replace(BEGINNING, (start) => start.toUpperCase());

/** Whether there are words for it here; seats and other things of a game are not known here.
 * @param {import("../../types.d.ts").Argument} value @returns {boolean} */
function isKnown(value) {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isKnown);
  return words.has(/** @type {import("../../types.d.ts").Fact} */ (value).is) && Object.values(value).every(isKnown);
}

/** What went wrong: the fact that players are told, else as it came. @param {unknown} error */
export function sentenceOf(error) {
  const { fact, message } = /** @type {{fact?: import("../../types.d.ts").Fact, message?: string}} */ (error ?? {});
  return fact && isKnown(fact) ? words.say(fact) : String(message ?? error);
}

document.documentElement.lang = LANGUAGE;
