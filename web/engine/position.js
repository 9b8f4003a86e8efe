/* position.js - a position in JSON as the lines that the engine reads: the
 * set-up, an empty line, and every cell (docs/positions.md, docs/notation.md). */

/** @param {string} what @returns {never} */
function refuse(what) {
  throw new Error(`That is not a position: ${what}.`);
}

/** @param {any} value @param {string} where */
function word(value, where) {
  const text = String(value);
  const right = (typeof value === "string" || typeof value === "number") && /^[^\s,]{1,120}$/.test(text);
  return right ? text : refuse(`${where} must be a name or a number`);
}

/** @param {any} value @param {string} where */
function object(value, where) {
  const right = value !== null && typeof value === "object" && !Array.isArray(value);
  return right ? value : refuse(`${where} must be an object`);
}

/** The cells of one value: those of a list count from 1, a set has a line for
 * each member.
 * @param {string} head @param {any} value @param {number} depth
 * @returns {string[]} */
function cells(head, value, depth) {
  if (depth === 0) {
    if (!Array.isArray(value)) return [`${head} ${word(value, head)}`];
    return value.length ? value.map((one) => `${head} ${word(one, head)}`) : [`${head} -`];
  }
  const entries = Array.isArray(value)
    ? value.map((one, i) => [String(i + 1), one])
    : Object.entries(object(value, head));
  return entries.flatMap(([name, one]) => cells(`${head} ${word(name, head)}`, one, depth - 1));
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return object(JSON.parse(text), "the file");
  } catch (error) {
    return refuse(/** @type {Error} */ (error).message.replace(/\.$/, ""));
  }
}

/** @param {string} text a file
 * @param {(game: string) => Record<string, number> | undefined} fieldsOf
 * @returns {string} the lines */
export function positionLines(text, fieldsOf) {
  const root = parse(text);
  const setup = object(root.setup, "setup");
  const state = object(root.state, "state");
  const name = word(root.game, "game");
  const fields = fieldsOf(name) ?? refuse(`there is no game called ${name}`);
  const lines = [`game ${name}`, `content ${word(root.content, "content")}`];
  if (root.viewer !== undefined) lines.push(`viewer ${word(root.viewer, "viewer")}`);
  lines.push(`seats ${word(setup.seats, "setup.seats")}`);
  for (const [option, value] of Object.entries(setup)) {
    if (option !== "seats") lines.push(`set ${word(option, "setup")}=${word(value, `setup.${option}`)}`);
  }
  lines.push("");
  for (const [field, value] of Object.entries(state)) {
    if (!Object.hasOwn(fields, field)) refuse(`${word(field, "state")} is no field of ${name}`);
    lines.push(...cells(field, value, fields[field]));
  }
  return lines.join("\n") + "\n";
}
