/* names.js - players, places, pieces, cards and choices by name, for people and for
 * screen readers.
 */
import { chart } from "./geometry.js";
import { TYPES, ground, resOf, unitsOf } from "./position.js";

/** @typedef {import("./position.js").Amounts} Amounts */
/** @typedef {import("./position.js").Condition} Condition */
/** @typedef {import("./position.js").Effect} Effect */
/** @typedef {import("../../../types.d.ts").Fact} Fact */
/** @typedef {import("../../../types.d.ts").Argument} Argument */
/** @typedef {import("./position.js").Choice} Choice */
/** @typedef {import("./position.js").Ctx} Ctx */
/** Whoever says messages. @typedef {Pick<Ctx, "t">} Speaker */

/** @param {Ctx} ctx @param {number} seat */
export function nameOf(ctx, seat) {
  const id = ctx.now.names[seat];
  const said = ctx.t("seat", { id });
  return said === id ? (ctx.content.civilizations.find((civ) => civ.id === id)?.name ?? id) : said;
}

/** What a player builds. @param {Ctx} ctx @param {number} seat @returns {string} */
export function monumentOf({ t, now, content }, seat) {
  const id = now.names[seat];
  return t("monument-name", { seat: id, name: content.civilizations.find((civ) => civ.id === id)?.monument ?? "" });
}

/** A land or a water. @param {Ctx} ctx @param {import("./geometry.js").Area} area @returns {string} */
export const nameOfArea = ({ t }, area) => t("area-label", { area: area.id, name: area.name });

/** The fact of a hex. @param {Ctx} ctx @param {string | number} id @returns {Fact} */
function hexFact({ content }, id) {
  const hex = chart(content).hex.get(Number(id));
  return { is: "hex", id: Number(id), terrain: hex?.terrain ?? "water", area: hex?.area ?? "sea" };
}

/** Where the ferry lies. @param {Ctx} ctx @param {string | number} spot */
function shoreOf(ctx, spot) {
  const ferry = ctx.now.tell.ferries[spot];
  return ferry && hexFact(ctx, ferry.land ?? ferry.water);
}

/** A hex or a ferry in words. @param {Ctx} ctx @param {string | number} spot @returns {string} */
export function placeName(ctx, spot) {
  if (!String(spot).startsWith("f")) return ctx.say(hexFact(ctx, spot));
  const at = shoreOf(ctx, spot);
  return at ? ctx.t("ferry-at", { at }) : ctx.t("piece-name", { type: "ferry" });
}

/** At the start of a line. @param {Ctx} ctx @param {string | number} spot @returns {string} */
export function placeTitle(ctx, spot) {
  if (!String(spot).startsWith("f")) return ctx.say({ ...hexFact(ctx, spot), is: "hex.title" });
  const at = shoreOf(ctx, spot);
  return at ? ctx.t("ferry-at.title", { at }) : ctx.t("piece-name.title", { type: "ferry" });
}

/** What the terrain is good for. @param {Ctx} ctx @param {string | number} id */
export const hexHelp = (ctx, id) => ctx.say({ ...hexFact(ctx, id), is: "hex.help" });

/** Both sides of an edge: "12-13". @param {Ctx} ctx @param {string} name */
export function edgeName(ctx, name) {
  const [from, to] = name.split("-");
  return ctx.t("edge-label", { from: placeName(ctx, from), to: placeName(ctx, to) });
}

/** @param {Speaker} speaker @param {string | number} id @returns {string} */
export const questName = ({ t }, id) => t("quest-name", { id: Number(id) });

/** "1 wood and 2 wheat". @param {Speaker} speaker @param {Amounts} amounts @returns {string} */
export const goods = ({ t }, amounts) => t("goods", { goods: amountsOf(amounts) });

/** @param {Partial<Amounts> | undefined} amounts @returns {Fact[]} */
export const amountsOf = (amounts) => resOf(amounts).map(([type, n]) => ({ is: "amount", type, n }));

/** +2 or −1. @param {Speaker} speaker @param {number} n @returns {string} */
export const signed = ({ t }, n) => t("signed", { way: n > 0 ? "more" : n < 0 ? "less" : "same", n: Math.abs(n) });

/** What the words say of a fact under this name; "" if they say nothing.
 * @param {Pick<Ctx, "say">} ctx @param {Fact} fact @param {string} attribute @returns {string} */
export function sayMore({ say }, fact, attribute) {
  const is = `${fact.is}.${attribute}`;
  const said = say({ ...fact, is });
  return said === `{${is}}` ? "" : said;
}

/** A fact at the start of a line. @param {Pick<Ctx, "say">} ctx @param {Fact} fact @returns {string} */
export const titled = (ctx, fact) => sayMore(ctx, fact, "title") || ctx.say(fact);

/** The fact of what a quest wants. @type {Record<string, string>} */
const WANTS = {
  AREA: "want-land",
  RES: "want-resources",
  UNIT: "want-units",
  BUILDING: "want-buildings",
  TOKEN: "want-tokens",
  HEX_MAX: "want-on-hex",
  POWER: "want-power",
  UPGRADES: "want-upgrades",
  LAYERS: "want-layers",
  BATTLES: "want-battles",
  QUESTS: "want-quests",
};

/** A condition of a quest. @param {Condition} condition @returns {Fact} */
export const wantFact = ({ kind, arg = "any", n }) => ({ is: WANTS[kind], of: arg, n });

/** A number of the rules that a card changes. @param {string | undefined} param @param {number} by @returns {Fact} */
const change = (param, by) => ({ is: "effect-change", param, way: by < 0 ? "less" : "more", n: Math.abs(by) });

/** The fact of what a card does. @type {Record<string, (e: Effect) => Fact>} */
const EFFECTS = {
  MILITARY: () => ({ is: "effect-military" }),
  MOD: ({ param, delta }) => change(param, delta ?? 0),
  VP: ({ n }) => ({ is: "effect-points", n }),
  VP_PER: ({ vp, per, item }) => ({ is: "effect-points-per", points: vp, per, item }),
  RES: ({ res }) => ({ is: "effect-resources", amounts: amountsOf(res) }),
  WORKER: ({ n }) => ({ is: "effect-workers", n }),
  BUILD: ({ type }) => ({ is: "effect-build", what: type }),
  UNLOCK: ({ pieces }) => ({
    is: "effect-unlock",
    pieces: Object.entries(pieces ?? {})
      .filter(([, n]) => n > 0)
      .map(([type, n]) => ({ is: "pieces", type, n })),
  }),
  UPGRADE: ({ n }) => ({ is: "effect-upgrades", n }),
};

/** @param {Effect} effect @returns {Fact} */
export const effectFact = (effect) => EFFECTS[effect.kind](effect);

/** What a card changes when it is improved. @param {Ctx} ctx @param {{param: string, delta: number}} green */
export const improvement = ({ say }, { param, delta }) => say(change(param, delta));

/** What an action card does, with the numbers that hold for the player.
 * @param {Ctx} ctx @param {number} seat @param {string} card @returns {string} */
export const deedOf = ({ t, now }, seat, card) => t(`deed-${card}`, { ...now.tell.seats[seat].params });

/** A ferry by the place where it lies, quests and bonuses by their names.
 * @param {Ctx} ctx @param {Argument} value @returns {Argument} */
function shortly(ctx, value) {
  if (typeof value !== "object" || value === null) return value;
  return "is" in value ? shortFact(ctx, value) : value.map((one) => shortly(ctx, one));
}

/** @param {Ctx} ctx @param {Fact} value @returns {Fact | string} */
function shortFact(ctx, value) {
  if (value.is === "ferry") return placeName(ctx, `f${value.id}`);
  if (value.is === "quest") return questName(ctx, Number(value.id));
  if (value.is === "bonus") return ctx.t("bonus-name", { key: value.key });
  return shortArguments(ctx, value);
}

/** @param {Ctx} ctx @param {Fact} fact @returns {Fact} */
const shortArguments = (ctx, { is, ...more }) => ({
  is,
  ...Object.fromEntries(Object.entries(more).map(([name, one]) => [name, shortly(ctx, one)])),
});

/** A choice as an order, in few words where there are such.
 * @param {Ctx} ctx @param {Choice} choice @returns {string} */
export function order(ctx, { fact }) {
  const short = shortArguments(ctx, fact);
  return sayMore(ctx, short, "brief") || ctx.say({ ...short, as: "offer", who: "" });
}

/** Everything on a hex, a line for each. @param {Ctx} ctx @param {number | string} id @returns {string[]} */
export function contents(ctx, id) {
  const { t, now } = ctx;
  const g = ground(now, id);
  const units = unitsOf(g).map(([type, n]) => ({ is: "pieces", type, n }));
  const houses = (g.buildings ?? []).map(({ kind, broken }) =>
    broken ? t("hex-damaged", { type: kind }) : t("piece-name", { type: kind }),
  );
  const amounts = amountsOf(g.res ?? {});
  return [
    ...(units.length ? [t("hex-pieces", { name: nameOf(ctx, g.seat ?? 0), pieces: units })] : []),
    ...(houses.length ? [t("hex-pieces", { name: nameOf(ctx, g.builder ?? 0), pieces: houses })] : []),
    ...(amounts.length ? [t("hex-goods", { goods: amounts })] : []),
  ];
}

/** @param {Ctx} ctx @param {number | string} id @returns {string} */
export function hexLabel(ctx, id) {
  const title = ctx.t("hex-name", { title: placeTitle(ctx, id) });
  const parts = contents(ctx, id);
  return parts.length ? ctx.t("hex-label", { title, parts }) : title;
}

/** What the hex brings. @param {{terrain: string} | undefined} hex */
export const typeOf = (hex) => TYPES[["forest", "pasture", "mountain", "field"].indexOf(hex?.terrain ?? "")];
