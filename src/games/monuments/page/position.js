/* position.js - what a snapshot says: who has what where. Nothing is worked out
 * here that a rule decides.
 */

/** @typedef {import("../../../types.d.ts").Choice} Choice */
/** @typedef {import("../../../types.d.ts").Fact} Fact */
/** @typedef {import("../../../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../../types.d.ts").Context} Context */
/** @typedef {import("../../../types.d.ts").TableProps} TableProps */

/** So much of each kind. @typedef {Record<string, number>} Amounts */
/** @typedef {{kind: string, broken: boolean, works: boolean}} Building */
/** @typedef {{seat: number | null, control: boolean, units: Amounts, builder?: number | null, buildings?: Building[],
 *   res?: Amounts, harvest?: number}} Ground */
/** @typedef {{water: number, land: number | null, seat: number | null, crew: {kind: string, cargo?: string}[],
 *   helms: number[]}} Ferry */
/** @typedef {{layer: number, land: number, cost: Amounts, sacrifice: number, discount: number, lacking: Amounts,
 *   short: number, ready: boolean}} NextLayer */
/** @typedef {{colour: string, home: number, res: Amounts, counts: Amounts, params: Amounts, supply: Amounts,
 *   upgrades: string[], next: NextLayer | null}} Player */
/** @typedef {{id: number, seat: number, held: boolean, done: boolean, have: number[]}} Quest */
/** @typedef {{power: number, dice: number, pips: number}} Side */

/** What the engine tells besides the fields: src/games/monuments/tell.c.
 * @typedef {object} Tell
 * @property {Record<string, Ground>} hexes
 * @property {Record<string, Ferry>} ferries
 * @property {Player[]} seats
 * @property {Quest[]} quests
 * @property {number[]} out
 * @property {number[][]} piles
 * @property {Amounts} supply
 * @property {number} weapons
 * @property {number} tokens
 * @property {{attacker: number, defender: number, target: number, attack: Side, defence: Side, rolled: boolean,
 *   loser: number | null, damage: number} | null} battle */

/** The fields that the table reads: docs/positions.md.
 * @typedef {object} State
 * @property {string[]} stack
 * @property {string} turn
 * @property {string} start
 * @property {number} round
 * @property {boolean | number} last
 * @property {string} card
 * @property {string[]} bridges
 * @property {number | string} mover
 * @property {number | string} target
 * @property {number | string} source
 * @property {Record<string, string[]>} hand
 * @property {Record<string, string[]>} green
 * @property {Record<string, string[]>} commons
 * @property {Record<string, string>} score_card
 * @property {Record<string, string>} ability
 * @property {Record<string, string>} deck
 * @property {Amounts} layers
 * @property {Record<string, Amounts>} locked
 * @property {Record<string, Amounts>} quests
 * @property {Amounts} pile */

/** @typedef {{kind: string, arg?: string, n: number}} Condition */
/** @typedef {{kind: string, n: number, param: string, delta: number, vp: number, per: number, item: string,
 *   res: Amounts, type: string, pieces: Amounts}} Effect */
/** @typedef {{item: string, vp: number, per: number}} Line */
/** @typedef {{id: string, cost?: Amounts}} Piece */

/** The content file.
 * @typedef {object} Content
 * @property {{id: string, q: number, r: number, terrain: string, area: string}[]} hexes
 * @property {{id: string, name: string, monument: string}[]} civilizations
 * @property {{die_faces: number[]}} supplies
 * @property {{land: number, cost: Amounts, sacrifice: number}[]} layers
 * @property {Piece[]} units
 * @property {Piece[]} buildings
 * @property {Piece} weapon
 * @property {Piece} bridge
 * @property {Piece} ferry
 * @property {{id: string, upgrade_cost: Amounts, green: {param: string, delta: number}}[]} actions
 * @property {Line[]} score_lines
 * @property {{id: string, replace: Line[], extra: Line[]}[]} score_cards
 * @property {{id: string, cards: {layer: number, options: {effects: Effect[]}[]}[]}[]} personal_decks
 * @property {{id: number, layer: number, key: string, copies_per_player: number, effects: Effect[]}[]} common_bonuses
 * @property {{id: number, reward: number, penalty: number, conditions: Condition[]}[]} quests */

/** @typedef {Omit<Snapshot, "state" | "tell"> & {state: State, tell: Tell, questions: (Fact | null)[]}} Now */
/** @typedef {Omit<Context, "now" | "facts"> & {now: Now, facts: Content}} Ctx */
/** @typedef {Omit<TableProps, "now" | "facts" | "seen"> & {now: Now, facts: Content,
 *   seen: {move: string, now: Now} | null}} Props */

export const TYPES = ["wood", "sheep", "metal", "wheat"];
export const KINDS = ["w", "W", "army", "navy", "airforce", "horse"];
export const CARDS = [
  "upgrade",
  "move",
  "produce",
  "build",
  "populate",
  "monument",
  "train",
  "attack",
  "quest",
  "trade",
];

/** Strongest first: what a crowded hex shows. */
const BY_STRENGTH = ["army", "navy", "airforce", "W", "w", "horse"];

/** The symbol of a unit, a building or a resource. @type {Record<string, string>} */
const ICONS = { w: "worker", W: "worker-armed" };

/** @param {string} kind */
export const icon = (kind) => ICONS[kind] ?? kind;

/** Is there a value? Fields say "none" for nothing. @param {unknown} value */
export const given = (value) => value !== "none" && value !== null && value !== undefined;

/** The node that asks now: the top of the stack. @param {Now} now */
export const node = (now) => now.state.stack[0] ?? "over";

/** @type {Ground} */
const nothing = { seat: null, control: false, units: {}, builder: null, buildings: [], res: {}, harvest: 0 };

/** @param {Now} now @param {number | string} id @returns {Ground} */
export const ground = (now, id) => now.tell.hexes[id] ?? nothing;

/** @param {Now} now @param {number | null | undefined} seat @returns {string} */
export const colour = (now, seat) => (seat === null || seat === undefined ? "neutral" : now.tell.seats[seat].colour);

/** The seat whose monument stands on the hex; -1: none. @param {Now} now @param {number} id */
export const homeOf = (now, id) => now.tell.seats.findIndex((seat) => seat.home === id);

/** The units of a hex as [kind, count], strongest first. @param {Ground} g @returns {[string, number][]} */
export const unitsOf = (g) => BY_STRENGTH.filter((kind) => g.units[kind] > 0).map((kind) => [kind, g.units[kind]]);

/** @param {Amounts | undefined} res @returns {[string, number][]} */
export const resOf = (res) => TYPES.filter((type) => res && res[type] > 0).map((type) => [type, res?.[type] ?? 0]);

/** Quests that a player works on. @param {Now} now @param {number} seat */
export const inProgress = (now, seat) =>
  Object.values(now.state.quests[now.names[seat]]).reduce((sum, n) => sum + Number(n), 0);

/** Cards on the discard pile, and the one that is being played. @param {Now} now @param {number} seat */
export const pileOf = (now, seat) => CARDS.length - now.state.hand[now.names[seat]].length;

/** @param {Content} facts @param {number | string} id */
export const questOf = (facts, id) => facts.quests.find((quest) => quest.id === Number(id));

/** The gifts of the personal card that the viewer chooses from. @param {{now: Now, facts: Content}} ctx */
export function giftsOf({ now, facts }) {
  const name = now.names[now.viewer ?? 0];
  const deck = facts.personal_decks.find((one) => one.id === now.state.deck[name]);
  return deck?.cards[now.state.layers[name] - 1]?.options ?? [];
}
