/* position.js - what a snapshot says: who has what where. Nothing is worked out
 * here that a rule decides.
 */

/** @typedef {import("./game.d.ts").Amounts} Amounts */
/** @typedef {import("./game.d.ts").Building} Building */
/** @typedef {import("./game.d.ts").Choice} Choice */
/** @typedef {import("./game.d.ts").Condition} Condition */
/** @typedef {import("./game.d.ts").Content} Content */
/** @typedef {import("./game.d.ts").Cost} Cost */
/** @typedef {import("./game.d.ts").Ctx} Ctx */
/** @typedef {import("./game.d.ts").Effect} Effect */
/** @typedef {import("./game.d.ts").Entry} Entry */
/** @typedef {import("./game.d.ts").Fact} Fact */
/** @typedef {import("./game.d.ts").Ferry} Ferry */
/** @typedef {import("./game.d.ts").Ground} Ground */
/** @typedef {import("./game.d.ts").ScoreLine} ScoreLine */
/** @typedef {import("./game.d.ts").Now} Now */
/** @typedef {import("./game.d.ts").Piece} Piece */
/** @typedef {import("./game.d.ts").Player} Player */
/** @typedef {import("./game.d.ts").Props} Props */
/** @typedef {import("./game.d.ts").Quest} Quest */
/** @typedef {import("./game.d.ts").Side} Side */

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

/** @param {Partial<Amounts> | undefined} res @returns {[string, number][]} */
export const resOf = (res) =>
  TYPES.map((type) => /** @type {[string, number]} */ ([type, res?.[type] ?? 0])).filter(([, n]) => n > 0);

/** Quests that a player works on. @param {Now} now @param {number} seat */
export const inProgress = (now, seat) =>
  Object.values(now.state.quests[now.names[seat]]).reduce((sum, n) => sum + Number(n), 0);

/** Cards on the discard pile, and the one that is being played. @param {Now} now @param {number} seat */
export const pileOf = (now, seat) => CARDS.length - now.state.hand[now.names[seat]].length;

/** @param {Content} content @param {number | string} id */
export const questOf = (content, id) => content.quests.find((quest) => quest.id === Number(id));

/** The gifts of the personal card that the viewer chooses from. @param {{now: Now, content: Content}} ctx */
export function giftsOf({ now, content }) {
  const name = now.names[now.viewer ?? 0];
  const deck = content.personal_decks.find((one) => one.id === now.state.deck[name]);
  return deck?.cards[now.state.layers[name] - 1]?.options ?? [];
}
