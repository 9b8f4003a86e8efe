/* names.js - regions, owners, cards and choices by name, for people and for
 * screen readers.
 */
import { mapOf, numberOf, piecesAt, seatOf, tokenAt } from "./facts.js";
import { readMove } from "./read.js";

/** @typedef {import("../../../types.d.ts").Context} Context */

/** @param {Context} ctx @param {string} owner a seat's name, or "neutral" */
export function nameOwner({ now, seats, t }, owner) {
  const seat = seatOf(now, owner);
  return seat < 0 ? t.neutral : (seats[seat]?.label ?? t.owner(owner));
}

/** @param {Context} ctx @param {string} region */
const isStart = ({ now, facts }, region) => mapOf(now, facts).start === region;

/** "15", or "the start region". @param {Context} ctx @param {string} region */
export const shortRegion = (ctx, region) => ctx.t.region.short(numberOf(region), isStart(ctx, region));

/** @param {Context} ctx @param {string} region */
export const titleRegion = (ctx, region) => ctx.t.region.title(numberOf(region), isStart(ctx, region));

/** A region with all that stands there. @param {Context} ctx @param {string} region */
export function nameRegion(ctx, region) {
  const { now, t } = ctx;
  const pieces = piecesAt(now, region).map(({ owner, kind, n }) =>
    (kind === "city" ? t.region.cities : t.region.armies)(nameOwner(ctx, owner), n),
  );
  const good = tokenAt(now, region);
  const token = good ? [t.region.token(t.good(good))] : [];
  return [
    titleRegion(ctx, region),
    ...(pieces.length ? pieces : [t.region.nobody]),
    ...holding(ctx, region),
    ...token,
  ].join(", ");
}

/** @param {Context} ctx @param {string} region @returns {string[]} */
function holding(ctx, region) {
  const { now, t } = ctx;
  const holder = now.tell.holder[region];
  if (holder) return [t.region.held(nameOwner(ctx, holder))];
  const tied = now.tell.tied[region];
  return tied ? [t.region.tied(tied.map((/** @type {string} */ owner) => nameOwner(ctx, owner)))] : [];
}

/** "Place 3 or Move 4". @param {Context} ctx @param {any} card */
export const nameDeeds = ({ t }, card) =>
  card.steps.map(t.deed).join(` ${card.join === "single" ? "" : t.join[card.join]} `);

/** "Ore: Place 3". @param {Context} ctx @param {any} card */
export const nameCard = (ctx, card) => ctx.t.row.card(ctx.t.good(card.good), card.pieces, nameDeeds(ctx, card));

/** @type {Record<string, (ctx: Context, read: import("./read.js").Read) => string>} */
const choices = {
  neutral: (ctx, { region }) => ctx.t.choice.neutral(nameRegion(ctx, region)),
  place: (ctx, { region }) => ctx.t.choice.place(nameRegion(ctx, region)),
  city: (ctx, { region }) => ctx.t.choice.city(nameRegion(ctx, region)),
  move: (ctx, { region, to }) => ctx.t.choice.move(shortRegion(ctx, region), nameRegion(ctx, to)),
  sail: (ctx, { region, to }) => ctx.t.choice.sail(shortRegion(ctx, region), nameRegion(ctx, to)),
  destroy: (ctx, { owner, region }) =>
    owner === "neutral"
      ? ctx.t.choice.destroyNeutral(nameRegion(ctx, region))
      : ctx.t.choice.destroy(nameOwner(ctx, owner), nameRegion(ctx, region)),
  bid: (ctx, { n }) => ctx.t.choice.bid(n),
  first: (ctx, { owner }) => ctx.t.choice.first(nameOwner(ctx, owner)),
  take: (ctx, { n }) => {
    const place = ctx.now.tell.row[n - 1];
    return ctx.t.choice.take(nameCard(ctx, place.card), place.price);
  },
  choose: (ctx, { part, n }) => ctx.t.choice.part(ctx.t.deed({ type: part, n })),
  stop: (ctx) => (ctx.now.state.phase === "choose" ? ctx.t.choice.skip : ctx.t.choice.stop),
};

/** A choice in words. @param {Context} ctx @param {string} move */
export function nameChoice(ctx, move) {
  const read = readMove(move);
  return choices[read.kind]?.(ctx, read) ?? move;
}
