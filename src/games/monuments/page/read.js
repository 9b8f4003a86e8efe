/* read.js - short ways to what a snapshot says. */
import { chart } from "./geometry.js";
import { named } from "./moves.js";

/** @typedef {import("../../../types.d.ts").Snapshot} Snapshot */
/** @typedef {{now: Snapshot, facts: any, seats: any[], t: any}} Ctx */
/** @typedef {{seat: number | null, control: boolean, units: Record<string, number>, builder?: number | null,
 *   buildings?: {kind: string, broken: boolean, works: boolean}[], res?: Record<string, number>,
 *   harvest?: number}} Ground */

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

/** Is there a value? Fields say "none" for nothing. @param {any} value */
export const given = (value) => value !== "none" && value !== null && value !== undefined;

/** @type {Ground} */
const nothing = { seat: null, control: false, units: {}, builder: null, buildings: [], res: {}, harvest: 0 };

/** @param {Snapshot} now @param {number | string} id @returns {Ground} */
export const ground = (now, id) => now.tell.hexes[id] ?? nothing;

/** @param {Snapshot} now @param {number | null | undefined} seat @returns {string} */
export const colour = (now, seat) => (seat === null || seat === undefined ? "neutral" : now.tell.seats[seat].colour);

/** @param {Ctx} ctx @param {number | null | undefined} seat @returns {string} */
export function nameOf(ctx, seat) {
  if (seat === null || seat === undefined) return ctx.t.map.empty;
  return nameOfCiv(ctx, ctx.now.names[seat]);
}

/** @param {Ctx} ctx @param {string} civ */
export const nameOfCiv = (ctx, civ) =>
  ctx.t.areas[civ] ?? ctx.facts.civilizations.find((/** @type {any} */ c) => c.id === civ)?.name ?? civ;

/** What a people builds. @param {Ctx} ctx @param {string} civ @returns {string} */
export const monumentOf = (ctx, civ) =>
  ctx.t.monuments[civ] ?? ctx.facts.civilizations.find((/** @type {any} */ c) => c.id === civ)?.monument ?? "";

/** A land or a water. @param {Ctx} ctx @param {import("./geometry.js").Area | undefined} area @returns {string} */
export const nameOfArea = (ctx, area) => (area ? (ctx.t.areas[area.id] ?? area.name) : "");

/** A hex or a ferry in words. @param {Ctx} ctx @param {string | number} spot @returns {string} */
export function placeName(ctx, spot) {
  const map = chart(ctx.facts);
  if (String(spot).startsWith("f")) {
    const ferry = ctx.now.tell.ferries[spot];
    return ferry ? ctx.t.ferryAt(placeName(ctx, ferry.land ?? ferry.water)) : ctx.t.aFerry;
  }
  const hex = map.hex.get(Number(spot));
  return hex ? ctx.t.place(hex.terrain, hex.id, nameOfArea(ctx, map.areas.get(hex.area))) : String(spot);
}

/** @param {Ctx} ctx @param {string} id */
export function questName(ctx, id) {
  return id === "?" ? ctx.t.quest("?") : (ctx.t.questNames[id] ?? ctx.t.quest(id));
}

/** What the words about a move can mention. @param {Ctx} ctx @param {string} move */
export function mention(ctx, move) {
  const m = named(move);
  const t = ctx.t;
  const thing = t.kinds[m.what ?? ""]?.[0] ?? t.buildings[m.what ?? ""]?.[0] ?? t.resources[m.what ?? ""] ?? m.what;
  return {
    ...m,
    place: m.spot && placeName(ctx, m.spot),
    far: m.far && placeName(ctx, m.far),
    what: thing,
    building: m.what !== undefined && m.what in t.buildings && m.what !== "ferry",
    card:
      t.cardNames[m.what ?? ""] ??
      t.scoreCards[m.what ?? ""] ??
      t.abilities[m.what ?? ""]?.name ??
      t.decks[m.what ?? ""] ??
      m.what,
    bonus: t.commons[m.what ?? ""] ?? m.what,
    option: t.tray.option(Number(m.what)),
    quests: m.list && t.and(m.list.map((id) => questName(ctx, id))),
    hidden: m.list?.includes("?") ?? false,
    n: m.list?.length ?? Number(m.what),
    seat: m.seat && nameOfCiv(ctx, m.seat),
  };
}

/** A choice as an order: the name for screen readers. @param {Ctx} ctx @param {string} move @returns {string} */
export function order(ctx, move) {
  const { verb } = named(move);
  const x = mention(ctx, move);
  const seat = ctx.now.viewer ?? 0;
  if (verb === "take back") {
    const pile = CARDS.length - ctx.now.state.hand[ctx.now.names[seat]].length;
    return pile ? ctx.t.orders[verb]({ n: pile }) : ctx.t.orders.pass({});
  }
  if (verb === "keep" && x.list?.length === 1) return ctx.t.orders["keep-one"](x);
  return (ctx.t.orders[verb] ?? (() => move))(x);
}

/** The units of a hex as [kind, count], strongest first. @param {Ground} g @returns {[string, number][]} */
export const unitsOf = (g) => BY_STRENGTH.filter((kind) => g.units[kind] > 0).map((kind) => [kind, g.units[kind]]);

/** @param {Record<string, number> | undefined} res @returns {[string, number][]} */
export const resOf = (res) => TYPES.filter((type) => res && res[type] > 0).map((type) => [type, res?.[type] ?? 0]);

/** Everything on a hex in words. @param {Ctx} ctx @param {number | string} id @returns {string[]} */
export function contents(ctx, id) {
  const g = ground(ctx.now, id);
  const t = ctx.t;
  const said = [];
  const units = unitsOf(g).map(([kind, n]) => t.pieces(kind, n));
  if (units.length) said.push(`${nameOf(ctx, g.seat)}: ${t.and(units)}`);
  const houses = (g.buildings ?? []).map((b) => (b.broken ? t.map.broken(t.unit(b.kind)) : t.unit(b.kind)));
  if (houses.length) said.push(`${nameOf(ctx, g.builder)}: ${t.and(houses)}`);
  const res = t.goods(g.res ?? {});
  if (resOf(g.res).length) said.push(res);
  return said;
}

/** @param {Ctx} ctx @param {number | string} id */
export const hexLabel = (ctx, id) => [t0(placeName(ctx, id)), ...contents(ctx, id)].join(". ");

/** @param {string} text */
const t0 = (text) => text.charAt(0).toUpperCase() + text.slice(1);
