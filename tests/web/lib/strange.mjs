/* strange.mjs - the words of the page in a language that nobody speaks: English in
 * other letters. Whatever a page still shows in ours is not in the file that a
 * translator would write.
 *
 * Only texts change: not the keys of an object, and not what is compared, looked up
 * or taken apart.
 */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { top } from "./browser.mjs";

const ts = createRequire(`${top}web/package.json`)("typescript");

/** Cyrillic letters, one for each of ours. @param {string} text */
export const strange = (text) =>
  text.replace(/[a-z]/gi, (c) => String.fromCharCode((c < "a" ? 0x410 - 65 : 0x430 - 97) + c.charCodeAt(0)));

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
const NAMES = new Set(["lang", "id"]);
const TAKERS = new Set(["split", "startsWith", "endsWith", "includes", "indexOf", "replace", "replaceAll"]);

/** Is this literal a text that is shown? */
function isShown(node) {
  const above = node.parent;
  if (ts.isPropertyAssignment(above)) return above.initializer === node && !NAMES.has(above.name.getText());
  if (ts.isBinaryExpression(above)) return !COMPARISONS.has(above.operatorToken.kind);
  if (ts.isCallExpression(above) && ts.isPropertyAccessExpression(above.expression))
    return !TAKERS.has(above.expression.name.text);
  return !ts.isElementAccessExpression(above) && !ts.isImportDeclaration(above);
}

/** The file of words with every text in other letters. */
export function strangeWords() {
  const source = readFileSync(`${top}web/words/en.js`, "utf8");
  const file = ts.createSourceFile("en.js", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const changes = [];
  const visit = (node) => {
    const literal = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    const piece =
      node.kind === ts.SyntaxKind.TemplateHead ||
      node.kind === ts.SyntaxKind.TemplateMiddle ||
      node.kind === ts.SyntaxKind.TemplateTail;
    if (piece || (literal && isShown(node))) changes.push([node.getStart(file), node.getEnd()]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  let made = "";
  let at = 0;
  for (const [start, end] of changes) {
    made += source.slice(at, start) + strange(source.slice(start, end));
    at = end;
  }
  return made + source.slice(at);
}

/** What stands before the text on a line: a message, an attribute, the key of a variant. */
const HEAD = /^(?:rules = .*|[-\w]+ = ?|\s+\.[-\w]+ = ?|\s*\*?\[[^\]]*\] ?|#.*)/;

/** A file in the Fluent syntax with every text in other letters: all that is not in
 * braces, and texts that are. @param {string} source */
export const strangeSentences = (source) =>
  source
    .split("\n")
    .map((line) => {
      const head = HEAD.exec(line)?.[0] ?? "";
      const parts = line.slice(head.length).split(/(\{[^{}]*(?:\}|$))/);
      return head + parts.map((part) => (/^\{(?!")/.test(part) ? part : strange(part))).join("");
    })
    .join("\n");
