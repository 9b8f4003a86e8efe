/* read.js - moves as the table needs them: which region, which card, whose
 * army. A move is a line of words, see docs/notation.md.
 */

/** @typedef {import("../../../types.d.ts").Choice} Choice */
/** @typedef {{kind: string, region: string, to: string, owner: string, n: number, part: string}} Read */

/** The places of the words of each kind of move. @type {Record<string, (keyof Read)[]>} */
const forms = {
  deal: ["n"],
  token: ["region", "part"],
  neutral: ["region"],
  bid: ["n"],
  roll: ["owner"],
  first: ["owner"],
  take: ["n"],
  choose: ["part", "n"],
  place: ["region"],
  move: ["region", "to"],
  sail: ["region", "to"],
  city: ["region"],
  destroy: ["owner", "region"],
};

/** @param {string} move @returns {Read} */
export function readMove(move) {
  const [kind, ...words] = move.split(" ");
  /** @type {any} */
  const read = { kind, region: "", to: "", owner: "", n: NaN, part: "" };
  (forms[kind] ?? []).forEach((name, i) => {
    read[name] = name === "n" ? Number.parseInt(words[i], 10) : (words[i] ?? "");
  });
  return read;
}

/** All choices by where they are made.
 * @typedef {object} Sorted
 * @property {Map<string, string>} regions a move for a tap on a region
 * @property {Map<string, Map<string, string>>} steps by the region that is left, then by the target
 * @property {Map<string, Map<string, string>>} victims by region, then by owner
 * @property {Map<number, string>} takes by place in the row, from 1
 * @property {Map<string, string>} parts of a card, by the move itself
 * @property {Map<number, string>} bids by coins
 * @property {Map<string, string>} firsts by seat name
 * @property {string} stop the move, or ""
 */

/** @param {Map<string, Map<string, string>>} map @param {string} a @param {string} b @param {string} move */
function put(map, a, b, move) {
  const inner = map.get(a) ?? new Map();
  map.set(a, inner.set(b, move));
}

/** @type {Record<string, (out: Sorted, read: Read, move: string) => void>} */
const places = {
  neutral: (out, read, move) => out.regions.set(read.region, move),
  place: (out, read, move) => out.regions.set(read.region, move),
  city: (out, read, move) => out.regions.set(read.region, move),
  move: (out, read, move) => put(out.steps, read.region, read.to, move),
  sail: (out, read, move) => put(out.steps, read.region, read.to, move),
  destroy: (out, read, move) => put(out.victims, read.region, read.owner, move),
  take: (out, read, move) => out.takes.set(read.n, move),
  choose: (out, _, move) => out.parts.set(move, move),
  bid: (out, read, move) => out.bids.set(read.n, move),
  first: (out, read, move) => out.firsts.set(read.owner, move),
};

/** @param {Choice[]} choices @returns {Sorted} */
export function sortChoices(choices) {
  const empty = () => new Map();
  const out = {
    regions: empty(),
    steps: empty(),
    victims: empty(),
    takes: empty(),
    parts: empty(),
    bids: empty(),
    firsts: empty(),
    stop: "",
  };
  for (const { move } of choices) {
    const read = readMove(move);
    if (read.kind === "stop") out.stop = move;
    places[read.kind]?.(out, read, move);
  }
  return out;
}

/** The region whose second tap is awaited: the selected one, or the only one
 * that armies can leave.
 * @param {Sorted} sorted @param {string | null} selected */
export function heldRegion(sorted, selected) {
  if (selected && (sorted.steps.has(selected) || sorted.victims.has(selected))) return selected;
  return sorted.steps.size === 1 ? [...sorted.steps.keys()][0] : null;
}

/** What a tap on a region does now.
 * @param {Sorted} sorted @param {string | null} held @param {string} region
 * @returns {{move?: string, select?: string | null}} */
export function tapOn(sorted, held, region) {
  const plain = sorted.regions.get(region);
  if (plain) return { move: plain };
  const target = held ? sorted.steps.get(held)?.get(region) : undefined;
  if (target) return { move: target };
  if (held === region) return sorted.steps.size === 1 ? {} : { select: null };
  const victims = sorted.victims.get(region);
  if (victims?.size === 1) return { move: [...victims.values()][0] };
  return victims || sorted.steps.has(region) ? { select: region } : {};
}

/** Regions that a list of moves has touched, and the ways armies went.
 * @param {{move: string, seat: number | string}[]} entries */
export function trailOf(entries) {
  const regions = new Set();
  /** @type {{from: string, to: string}[]} */
  const ways = [];
  for (const { move } of entries) {
    const read = readMove(move);
    if (read.kind === "token") continue;
    if (read.region) regions.add(read.region);
    if (read.to) {
      regions.add(read.to);
      ways.push({ from: read.region, to: read.to });
    }
  }
  return { regions, ways };
}
