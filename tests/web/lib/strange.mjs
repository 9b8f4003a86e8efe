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
import { strange } from "../../words/strange.mjs";

const ts = createRequire(`${top}web/package.json`)("typescript");

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
