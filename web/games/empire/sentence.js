/* sentence.js - a move that was made, in a sentence without its subject. */
import { mapOf } from "./facts.js";
import { nameOwner, shortRegion } from "./names.js";
import { readMove } from "./read.js";

/** @typedef {import("../../types.d.ts").Context} Context */
/** @typedef {import("../../types.d.ts").Entry} Entry */
/** @typedef {import("./read.js").Read} Read */

/** What the engine says about a card that is taken: "2 coins: 2 carrot, place 3
 * or move 2". */
const TAKEN = /^(?:free|(\d+) coins?): (?:(\d+) )?(\w+), (.*)$/;
const STEP = /(\w+) (\d+)/g;

/** @param {any} t @param {string} deeds in the engine's words */
const deedsOf = (t, deeds) =>
  deeds
    .split(/ (or|and) /)
    .map((part) => t.join[part] ?? part.replace(STEP, (_, type, n) => t.deed({ type, n: Number(n) })))
    .join(" ");

/** @param {Context} ctx @param {Read} _ @param {Entry} entry */
function take({ t }, _, entry) {
  const told = TAKEN.exec(entry.words);
  if (!told) return entry.words || entry.move;
  const [, price, pieces, good, deeds] = told;
  return t.sentence.take(`${pieces ? `${pieces} ` : ""}${t.good(good)}`, Number(price ?? 0), deedsOf(t, deeds));
}

/** @param {Context} ctx @param {Read} read */
function sail(ctx, { region, to }) {
  const land = mapOf(ctx.now, ctx.facts).land.some(
    (/** @type {string[]} */ pair) => pair.includes(region) && pair.includes(to),
  );
  return ctx.t.sentence[land ? "sail" : "sailSea"](shortRegion(ctx, region), shortRegion(ctx, to));
}

/** @param {Context} ctx @param {Read} read @param {Entry} entry */
function first(ctx, { owner }, entry) {
  const self = ctx.now.names[Number(entry.seat)] === owner;
  return self ? ctx.t.sentence.firstSelf : ctx.t.sentence.first(nameOwner(ctx, owner));
}

/** A new card is seen in the row, so dealing it is left out of the list.
 * @type {Record<string, (ctx: Context, read: Read, entry: Entry) => string>} */
const sentences = {
  deal: () => "",
  token: (ctx, { part, region }) => ctx.t.sentence.token(ctx.t.good(part), shortRegion(ctx, region)),
  neutral: (ctx, { region }) => ctx.t.sentence.neutral(shortRegion(ctx, region)),
  bid: ({ t }, { n }) => (Number.isNaN(n) ? t.sentence.bidHidden : t.sentence.bid(n)),
  roll: (ctx, { owner }) => ctx.t.sentence.roll(nameOwner(ctx, owner)),
  first,
  take,
  choose: ({ t }, { part, n }) => t.sentence.choose({ type: part, n }),
  place: (ctx, { region }) => ctx.t.sentence.place(shortRegion(ctx, region)),
  move: (ctx, { region, to }) => ctx.t.sentence.move(shortRegion(ctx, region), shortRegion(ctx, to)),
  sail,
  city: (ctx, { region }) => ctx.t.sentence.city(shortRegion(ctx, region)),
  destroy: (ctx, { owner, region }) =>
    owner === "neutral"
      ? ctx.t.sentence.destroyNeutral(shortRegion(ctx, region))
      : ctx.t.sentence.destroy(nameOwner(ctx, owner), shortRegion(ctx, region)),
  stop: ({ t }) => t.sentence.stop,
};

/** @param {Entry} entry @param {Context} ctx */
export function sentence(entry, ctx) {
  const read = readMove(entry.move);
  return sentences[read.kind]?.(ctx, read, entry) ?? entry.words ?? entry.move;
}
