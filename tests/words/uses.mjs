/* uses.mjs - which messages scripts of the page say: calls of `t` or `words.t` with a
 * key, or with a key whose end is data. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../../", import.meta.url));
const ts = createRequire(`${top}web/package.json`)("typescript");

/** `t`, `ctx.t`, and what asks whether there is such a message; `words.t` of the shell speaks
 * for a game, whose words the fixed names are. */
function isSaying(callee) {
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === "t" && !/words$/.test(callee.expression.getText());
  return ts.isIdentifier(callee) && ["t", "hasWords"].includes(callee.text);
}

/** The names that an object of arguments gives; null if they cannot be seen. */
function namesOf(node) {
  if (!node) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  if (node.properties.some((one) => ts.isSpreadAssignment(one))) return null;
  return node.properties.map((one) => one.name.getText().replaceAll('"', ""));
}

/** The key of a call: whole, or the start of one. */
function keyOf(node) {
  if (!node) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { key: node.text };
  if (ts.isTemplateExpression(node) && node.head.text)
    return { family: node.head.text, tail: node.templateSpans.at(-1).literal.text };
  return null;
}

/** All keys that stand alone in an expression: `a ? "x" : "y"`. */
function keysOf(node) {
  if (node && ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  const one = keyOf(node);
  return one ? [one] : [];
}

/** @typedef {{key?: string, family?: string, tail?: string, names: string[] | null, where: string}} Use */

/** @param {string[]} paths @returns {Use[]} */
export function usesIn(paths) {
  const found = [];
  for (const path of paths) {
    const tree = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    const visit = (node) => {
      if (ts.isCallExpression(node) && isSaying(node.expression)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        const asks = node.expression.getText() === "hasWords";
        for (const one of keysOf(node.arguments[0]))
          found.push({ ...one, names: asks ? null : namesOf(node.arguments[1]), where: `${path}:${line + 1}` });
      }
      if (ts.isCallExpression(node) && node.expression.getText() === "choicesOf")
        found.push({ family: `${node.arguments[0].text}-`, tail: "", names: [], where: path });
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}
