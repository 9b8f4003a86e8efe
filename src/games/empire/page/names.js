/* names.js - regions, owners and cards by name, for people and for
 * screen readers.
 */
import { mapOf, numberOf, piecesAt, seatOf, tokenAt } from "./position.js";

/** @typedef {import("./position.js").Ctx} Ctx */
/** @typedef {import("./position.js").Card} Card */
/** @typedef {import("./position.js").Step} Step */

/** Within a sentence. @param {Ctx} ctx @param {string} owner a seat's name, or "neutral" */
export function nameOwner({ now, seats, t }, owner) {
  const seat = seatOf(now, owner);
  return seat < 0 ? t("owner-neutral") : seats[seat].label;
}

/** At the start of one. @param {Ctx} ctx @param {string} owner */
export function titleOwner(ctx, owner) {
  return seatOf(ctx.now, owner) < 0 ? ctx.t("owner-neutral.title") : nameOwner(ctx, owner);
}

/** @param {Ctx} ctx @param {string} region */
const isStart = ({ now, content }, region) => (mapOf(now, content).start === region ? 1 : 0);

/** "15", or "the start region". @param {Ctx} ctx @param {string} region */
export const shortRegion = (ctx, region) =>
  ctx.t("region-short", { number: numberOf(region), start: isStart(ctx, region) });

/** @param {Ctx} ctx @param {string} region */
export const titleRegion = (ctx, region) =>
  ctx.t("region-title", { number: numberOf(region), start: isStart(ctx, region) });

/** "2 armies of Red". @param {Ctx} ctx @param {import("./position.js").Piece} piece */
export function namePieces(ctx, { owner, kind, n }) {
  const who = nameOwner(ctx, owner);
  return kind === "city" ? ctx.t("region-cities", { n, who }) : ctx.t("region-armies", { n, who });
}

/** A region with all that stands there. @param {Ctx} ctx @param {string} region */
export function nameRegion(ctx, region) {
  const { now, t } = ctx;
  const pieces = piecesAt(now, region).map((piece) => namePieces(ctx, piece));
  const good = tokenAt(now, region);
  const parts = [
    titleRegion(ctx, region),
    ...(pieces.length ? pieces : [t("region-nobody")]),
    ...holding(ctx, region),
    ...(good ? [t("region-token", { good: nameGood(ctx, good) })] : []),
  ];
  return t("region-all", { parts });
}

/** @param {Ctx} ctx @param {string} region @returns {string[]} */
function holding(ctx, region) {
  const { now, t } = ctx;
  const holder = now.tell.holder[region];
  if (holder) return [t("region-held", { who: nameOwner(ctx, holder) })];
  const tied = now.tell.tied[region];
  return tied ? [t("region-tied", { who: tied.map((owner) => nameOwner(ctx, owner)) })] : [];
}

/** @param {Ctx} ctx @param {string} good */
export const nameGood = ({ t }, good) => t("good.title", { id: good });

/** "Ore", "2 Ore". @param {Ctx} ctx @param {{good: string, pieces: number}} card */
export const nameGoods = (ctx, { good, pieces }) => ctx.t("card-goods", { pieces, good: nameGood(ctx, good) });

/** "Place 3", "City". @param {Ctx} ctx @param {Step} step */
export const nameStep = ({ t }, { type, n }) => t("step.title", { type, n });

/** "Place 3 or Move 4". @param {Ctx} ctx @param {Card} card */
const nameDeed = (ctx, { join, steps }) =>
  ctx.t("card-deed", { join, steps: steps.map((step) => nameStep(ctx, step)) });

/** "Ore: Place 3". @param {Ctx} ctx @param {Card} card */
export const nameCard = (ctx, card) => ctx.t("card-title", { goods: nameGoods(ctx, card), deed: nameDeed(ctx, card) });
