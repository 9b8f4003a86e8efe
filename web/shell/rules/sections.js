/* sections.js - the rules of a game as its words have them: `rules` names the chapters, `rules-ID`
 * is the title of one, with its paragraphs `.p1`, `.p2` and so on, `.example` and, for those who
 * do not see its picture, `.picture`.
 */

/** @typedef {import("../words/fluent.js").Words} Words */
/** @typedef {{id: string, title: string, paragraphs: string[], example: string, picture: string}} Section */

/** @param {Words} words @returns {Section[]} */
export function sectionsOf(words) {
  const ids = words.has("rules") ? words.t("rules").split(" ") : [];
  const said = (/** @type {string} */ key) => (words.has(key) ? words.t(key) : "");
  return ids.map((id) => {
    const paragraphs = [];
    for (let n = 1; words.has(`rules-${id}.p${n}`); n++) paragraphs.push(words.t(`rules-${id}.p${n}`));
    const [example, picture] = [said(`rules-${id}.example`), said(`rules-${id}.picture`)];
    return { id, title: words.t(`rules-${id}`), paragraphs, example, picture };
  });
}

/** All that is read of a section. @param {Section} section */
export const textsOf = ({ title, paragraphs, example }) => [title, ...paragraphs, example];
