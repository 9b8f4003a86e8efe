/* strange.mjs - words in a language that nobody speaks: English in other letters. Whatever is
 * still shown in ours is not in the file that a translator would write.
 *
 *     node strange.mjs FILE MADE        a file in the Fluent syntax, as it would be there
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Cyrillic letters, one for each of ours. @param {string} text */
export const strange = (text) =>
  text.replace(/[a-z]/gi, (c) => String.fromCharCode((c < "a" ? 0x410 - 65 : 0x430 - 97) + c.charCodeAt(0)));

/** What stands before the text on a line: a message, an attribute, the key of a variant. */
const HEAD = /^(?:rules = .*|[-\w]+ = ?|\s+\.[-\w]+ = ?|\s*\*?\[[^\]]*\] ?|#.*)/;

/** A file in the Fluent syntax with every text in other letters: all that is not in
 * braces, and texts that are. @param {string} source */
export const strangeWords = (source) =>
  source
    .split("\n")
    .map((line) => {
      const head = HEAD.exec(line)?.[0] ?? "";
      const parts = line.slice(head.length).split(/(\{[^{}]*(?:\}|$))/);
      return head + parts.map((part) => (/^\{(?!")/.test(part) ? part : strange(part))).join("");
    })
    .join("\n");

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file, made] = process.argv.slice(2);
  writeFileSync(made, strangeWords(readFileSync(file, "utf8")));
}
