/* names.js - what the things of Bronze are called: technologies, terrains, spots,
 * players, and cities with what they want.
 */
import { cityOf, shortName, technologyOf } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Spot} Spot */
/** @typedef {import("./model.js").PrintedCity} PrintedCity */

/** @param {Pick<Ctx, "t" | "content">} ctx @param {string} id */
export const nameTechnology = ({ t, content }, id) =>
  t("technology", { id, name: technologyOf(content, id)?.name ?? id });

/** How many letters its longest word has: the styles make long ones smaller. @param {string} name */
export const lettersOf = (name) => Math.max(...name.split(" ").map((word) => word.length));

/** @param {Pick<Ctx, "t">} ctx @param {string} id */
export const nameTerrain = ({ t }, id) => t("terrain", { id });

/** As a title. @param {Pick<Ctx, "t">} ctx @param {string} id */
export const titleTerrain = ({ t }, id) => t("terrain.title", { id });

/** One of the settlers. @param {Pick<Ctx, "t">} ctx @param {string} id */
export const nameSettler = ({ t }, id) => t("settler", { id });

/** @param {Pick<Ctx, "t">} ctx @param {string} id */
export const nameCity = ({ t }, id) => t("city", { id });

/** "farmer spot, woods of tile 3". @param {Pick<Ctx, "t">} ctx @param {Spot} spot */
export const nameSpot = (ctx, { settler, terrain, place }) =>
  ctx.t("spot-words", {
    settler: nameSettler(ctx, settler),
    terrain: nameTerrain(ctx, terrain),
    tile: place + 1,
  });

/** A seat, or nobody. @param {Pick<Ctx, "t" | "seats">} ctx @param {number | "nobody"} seat */
export const nameSeat = ({ t, seats }, seat) => (seat === "nobody" || seat < 0 ? t("nobody") : shortName(seats, seat));

/* -- Cities ---------------------------------------------------------------- */

/** What a card of a city names. @param {Ctx} ctx @param {PrintedCity} city */
const printedOn = (ctx, city) => ({
  kind: city.kind,
  terrains: (city.on ?? []).map((id) => nameTerrain(ctx, id)),
  technologies: (city.cards ?? []).map((id) => nameTechnology(ctx, id)),
});

/** "five points for having more settlements on woods than each opponent".
 * @param {Ctx} ctx @param {string} id @returns {string} */
export function cityGoal(ctx, id) {
  const city = cityOf(ctx.content, id);
  if (!city) return "";
  const { kind, terrains, technologies } = printedOn(ctx, city);
  const points = ctx.t("count-points", { n: city.vp });
  return ctx.t("city-goal", { points, kind, terrains, technologies, n: city.count ?? 0 });
}

/** The same in few words: "5 points for most settlements on woods". @param {Ctx} ctx @param {string} id */
export function cityAim(ctx, id) {
  const city = cityOf(ctx.content, id);
  if (!city) return "";
  const points = ctx.t("points", { points: city.vp });
  return ctx.t("goal", { ...printedOn(ctx, city), points, count: city.count ?? 0 });
}

/** The same as a sentence. @param {Ctx} ctx @param {PrintedCity} city */
export function cityGoalTitle(ctx, city) {
  const { kind, terrains, technologies } = printedOn(ctx, city);
  const points = ctx.t("count-points.title", { n: city.vp });
  return ctx.t("city-goal.title", { points, kind, terrains, technologies, n: city.count ?? 0 });
}

/** @param {Ctx} ctx @param {NonNullable<import("./model.js").Progress["missing"]>[number]} one */
function nameMissing(ctx, one) {
  if (typeof one === "string") return nameTechnology(ctx, one);
  const [terrain, settler] = [nameTerrain(ctx, one.terrain), nameSettler(ctx, one.settler)];
  return ctx.t("city-missing-settler", { terrain, settler });
}

/** Where more is missing than is there, nobody wants to read it. */
const MISSING_MAX = 2;

/** How far a seat is with a city, as long as the game tells it.
 * @param {Ctx} ctx @param {string} id @param {number} seat @returns {string} */
export function cityProgress(ctx, id, seat) {
  const { now, content, seats, t } = ctx;
  const city = cityOf(content, id);
  const told = now.tell.cities[id];
  if (!city || !told) return "";
  const { have, want = 0, missing = [] } = told.seats[seat];
  const { kind, terrains, technologies } = printedOn(ctx, city);
  const rivals = told.seats
    .map((one, i) => t("rival", { seat: shortName(seats, i), have: one.have }))
    .filter((_, i) => i !== seat);
  const isLong = kind === "terrain_sets" && missing.length > MISSING_MAX;
  return t("city-progress", {
    kind,
    terrains,
    technologies,
    have,
    want,
    count: city.count ?? 0,
    rivals,
    missing: isLong ? [] : missing.map((one) => nameMissing(ctx, one)),
  });
}
