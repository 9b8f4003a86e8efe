/* says.mjs - which messages C says: what `say` and `SAY` are given, and what is passed on to
 * them. A parameter or a variable called `message` is a key; what SAY has in braces are the
 * arguments. */
import { readFileSync } from "node:fs";

const TEXT = /"((?:[^"\\]|\\.)*)"/g;
const FUNCTION = /^(static )?[a-z][\w *]*?\b(\w+)\(([^;{}]*?)\)\n\{\n([\s\S]*?)^\}/gm;

const textsIn = (code) => [...code.matchAll(TEXT)].map(([, text]) => text);

/** The code without comments; lines stay where they are. @param {string} code */
const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, (all) => all.replace(/[^\n]/g, " "));

/** What stands between the bracket at `from` and the one that closes it, at the commas.
 * @param {string} code @param {number} from @returns {string[]} */
function argumentsAt(code, from) {
  const found = [""];
  let depth = 0;
  for (const [part] of code.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^]/g)) {
    if (/^[)}\]]$/.test(part) && --depth === 0) break;
    if (part === "," && depth === 1) found.push("");
    else if (depth > 0) found[found.length - 1] += part;
    if (/^[({[]$/.test(part)) depth++;
  }
  return found.map((one) => one.trim());
}

/** @param {string[]} paths */
function functionsIn(paths) {
  return paths.flatMap((path) => {
    const code = withoutComments(readFileSync(path, "utf8"));
    return [...code.matchAll(FUNCTION)].map((match) => {
      const [all, isStatic, name, parameters, body] = match;
      const line = code.slice(0, match.index + all.indexOf("\n{\n") + 2).split("\n").length;
      const place = parameters.split(",").findIndex((one) => /\bchar \*message$/.test(one.trim()));
      return { path, name, body, line, place, file: isStatic ? path : null };
    });
  });
}

/** Calls of these in a function, each with what it is given. */
function* callsIn(fn, names) {
  for (const match of fn.body.matchAll(/\b(\w+)\(/g)) {
    if (!names.has(match[1])) continue;
    const where = `${fn.path}:${fn.line + fn.body.slice(0, match.index).split("\n").length}`;
    yield { name: match[1], args: argumentsAt(fn.body, match.index + match[1].length), where };
  }
}

/** The keys that an expression can be: written there, or where its variable is made, or in the
 * function that it calls. */
function keysOf(functions, fn, expression) {
  const here = textsIn(expression);
  if (here.length > 0) return here.map((key) => ({ key }));
  const name = /^\w+/.exec(expression)?.[0];
  const called = functions.find((one) => one.name === name && [null, fn.path].includes(one.file));
  const made = called?.body ?? new RegExp(`\\b${name}(?:\\[\\])? = ([^;]*);`).exec(fn.body)?.[1] ?? "";
  const texts = textsIn(made);
  if (texts.length > 0) return texts.map((key) => ({ key }));
  return [...fn.body.matchAll(/text_add\(&message, "([^"%]*)%s([^"]*)"/g)].map(([, family, tail]) => ({
    family,
    tail,
  }));
}

/** Those that pass their `message` on, with the arguments that it is given, by name. */
function passersIn(functions) {
  const passers = new Map([
    ["say", [{ file: null, place: 1, names: [] }]],
    ["SAY", [{ file: null, place: 1, names: null }]],
  ]);
  for (let grows = true; grows;) {
    grows = false;
    for (const fn of functions.filter(({ place, name }) => place >= 0 && !["say", "say_with"].includes(name))) {
      if ((passers.get(fn.name) ?? []).some(({ file }) => file === fn.file)) continue;
      const call = [...callsIn(fn, passers)].find(({ name, args }) => {
        const passer = passerFor(passers, name, fn.path);
        return passer && args[passer.place] === "message";
      });
      if (!call) continue;
      const names = namesGiven(passerFor(passers, call.name, fn.path), call.args);
      passers.set(fn.name, [...(passers.get(fn.name) ?? []), { file: fn.file, place: fn.place, names }]);
      grows = true;
    }
  }
  return passers;
}

/** Its own of a file comes before one of all. */
function passerFor(passers, name, path) {
  const all = passers.get(name) ?? [];
  return all.find(({ file }) => file === path) ?? all.find(({ file }) => file === null);
}

const namesGiven = (passer, args) => passer.names ?? args.slice(2).map((one) => /^\{\s*"([^"]*)"/.exec(one)[1]);

/** Every use of a message, and every text of the code, which may be the key of one.
 * @param {string[]} paths
 * @returns {{uses: {keys: {key?: string, family?: string, tail?: string}[], names: string[], own: boolean,
 *   where: string}[],
 *            texts: Set<string>}} own: the arguments are given there, for these messages alone */
export function saysIn(paths) {
  const functions = functionsIn(paths);
  const passers = passersIn(functions);
  const uses = [];
  for (const fn of functions) {
    for (const { name, args, where } of callsIn(fn, passers)) {
      const passer = passerFor(passers, name, fn.path);
      if (!passer || (fn.place >= 0 && args[passer.place] === "message")) continue;
      uses.push({
        keys: keysOf(functions, fn, args[passer.place]),
        names: namesGiven(passer, args),
        own: !passer.names,
        where,
      });
    }
  }
  return { uses, texts: new Set(paths.flatMap((path) => textsIn(withoutComments(readFileSync(path, "utf8"))))) };
}
