/* explain.js - what anything on the table is, with the facts of the moment. */
import { mapOf, numberOf, piecesAt, romanOf, tokenAt } from "./facts.js";
import { nameCard, nameOwner, shortRegion, titleRegion } from "./names.js";
import { score as scoreWords } from "./score.js";

/** @typedef {import("../../../types.d.ts").Context} Context */
/** @typedef {{title: string, lines: string[]}} Explained */

/* -- The map --------------------------------------------------------------- */

/** @param {Context} ctx @param {string} region */
function control(ctx, region) {
  const { now, t } = ctx;
  const holder = now.tell.holder[region];
  if (holder === "neutral") return t.explain.regionNeutral;
  if (holder) return t.explain.regionHeld(nameOwner(ctx, holder));
  const tied = now.tell.tied[region];
  return tied
    ? t.explain.regionTied(tied.map((/** @type {string} */ o) => t.capital(nameOwner(ctx, o))))
    : t.explain.regionEmpty;
}

/** @param {Context} ctx @param {string} region @returns {string[]} */
function standing(ctx, region) {
  const { now, t } = ctx;
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const { owner, kind, n } of piecesAt(now, region)) {
    const what = (kind === "city" ? t.explain.cities : t.explain.armies)(n);
    by.set(owner, [...(by.get(owner) ?? []), what]);
  }
  return [...by].map(([owner, what]) => t.explain.armiesOf(t.capital(nameOwner(ctx, owner)), t.and(what)));
}

/** What the pieces that stand there are good for. @param {Context} ctx @param {string} region @returns {string[]} */
function pieceRules({ now, t }, region) {
  const pieces = piecesAt(now, region);
  return [
    ...(pieces.some((piece) => piece.kind === "city") ? [t.explain.city] : []),
    ...(pieces.some((piece) => piece.owner === "neutral") ? [t.explain.armyNeutral] : []),
  ];
}

/** @param {Context} ctx @param {string} region @param {"land" | "sea"} kind */
function neighbours(ctx, region, kind) {
  const pairs = mapOf(ctx.now, ctx.facts)[kind].filter((/** @type {string[]} */ pair) => pair.includes(region));
  return pairs
    .map((/** @type {string[]} */ [a, b]) => (a === region ? b : a))
    .map((/** @type {string} */ id) => shortRegion(ctx, id));
}

/** @param {Context} ctx @param {string} region @returns {Explained} */
function region(ctx, region) {
  const { now, facts, t } = ctx;
  const map = mapOf(now, facts);
  const { continent } = map.regions.find((/** @type {any} */ r) => r.id === region);
  const land = neighbours(ctx, region, "land");
  const sea = neighbours(ctx, region, "sea");
  const good = tokenAt(now, region);
  return {
    title: titleRegion(ctx, region),
    lines: [
      control(ctx, region),
      ...standing(ctx, region),
      ...pieceRules(ctx, region),
      ...(good ? [t.explain.token(t.good(good))] : []),
      ...(map.start === region ? [t.explain.start] : []),
      t.explain.continentOf(romanOf(continent)),
      ...(land.length ? [t.explain.land(land)] : []),
      ...(sea.length ? [t.explain.sea(sea)] : []),
    ],
  };
}

/** @param {Context} ctx @param {string} owner @param {string} at @returns {Explained} */
function army(ctx, owner, at) {
  const { now, t } = ctx;
  const n = now.state.armies[owner][at];
  return {
    title: t.region.armies(nameOwner(ctx, owner), n),
    lines: [
      owner === "neutral" ? t.explain.armyNeutral : t.explain.army,
      `${titleRegion(ctx, at)}: ${control(ctx, at)}`,
    ],
  };
}

/** @param {Context} ctx @param {string} a @param {string} b @returns {Explained} */
const sea = ({ t }, a, b) => ({ title: t.explain.seaTitle(numberOf(a), numberOf(b)), lines: [t.explain.seaLine] });

/** @param {Context} ctx @param {string} id @returns {Explained} */
function continent(ctx, id) {
  const { now, t } = ctx;
  const c = now.tell.continents.find((/** @type {any} */ one) => one.id === id);
  const held = Object.entries(c.held);
  const who =
    c.holder === "neutral"
      ? t.explain.continentNeutral
      : c.holder
        ? t.explain.continentHeld(nameOwner(ctx, c.holder))
        : held.length
          ? t.explain.continentTied
          : t.explain.continentEmpty;
  const counts = held.map(([owner, n]) =>
    t.explain.continentCount(t.capital(nameOwner(ctx, owner)), n, c.regions.length),
  );
  return { title: t.explain.continentTitle(romanOf(id)), lines: [who, ...counts] };
}

/* -- Cards ----------------------------------------------------------------- */

/** What the card itself says. @param {Context} ctx @param {any} card */
function printed({ t }, card) {
  const joiner = card.join === "single" ? "" : ` ${t.join[card.join]} `;
  return [
    t.explain.deedIs(card.steps.map(t.longDeed).join(joiner)),
    ...card.steps.map((/** @type {any} */ step) => t.ask.rule(step.type)),
    card.good === "wild" ? t.explain.wildCard : t.explain.good(t.good(card.good), card.pieces),
  ];
}

/** Which parts whoever is at turn could not do. @param {Context} ctx @param {any} place @returns {string[]} */
function impossible({ t }, place) {
  const { card, possible } = place;
  if (!possible.includes(true)) return [t.explain.impossible];
  return card.steps
    .filter((/** @type {any} */ _, /** @type {number} */ i) => !possible[i])
    .map((/** @type {any} */ step) => t.explain.partImpossible(t.deed(step)));
}

/** @param {Context} ctx @param {string} n a place of the row, from 1 @returns {Explained | null} */
function row(ctx, n) {
  const place = ctx.now.tell.row[Number(n) - 1];
  if (!place?.card) return null;
  const { t } = ctx;
  return {
    title: nameCard(ctx, place.card),
    lines: [t.explain.price(place.price), ...printed(ctx, place.card), ...impossible(ctx, place), t.explain.slides],
  };
}

/** @param {Context} ctx @returns {Explained | null} */
function card(ctx) {
  const { now, t } = ctx;
  if (!now.tell.card) return null;
  const left = now.state.phase === "act" ? [t.explain.current(now.state.left)] : [];
  return { title: nameCard(ctx, now.tell.card), lines: [...left, ...printed(ctx, now.tell.card)] };
}

/** @param {Context} ctx @returns {Explained} */
const pile = ({ now, t }) => ({ title: t.explain.pileTitle(now.tell.pile), lines: [t.explain.pile, t.explain.slides] });

/* -- Players --------------------------------------------------------------- */

/** @param {Context} ctx @param {number} seat */
const who = (ctx, seat) => nameOwner(ctx, ctx.now.names[seat]);

/** @param {Context} ctx @param {string} seat @param {string} name @returns {Explained} */
function good(ctx, seat, name) {
  const { now, facts, t } = ctx;
  const has = now.tell.players[Number(seat)].goods.find((/** @type {any} */ g) => g.good === name);
  const kind = facts.goods.find((/** @type {any} */ g) => g.id === name);
  const parts = [
    ...(has.cards ? [t.explain.onCards(has.cards)] : []),
    ...(has.tokens ? [t.explain.onTokens(has.tokens)] : []),
    ...(has.wilds ? [t.explain.byWilds(has.wilds)] : []),
  ];
  return {
    title: t.good(name),
    lines: [
      t.explain.own(who(ctx, Number(seat)), parts.length ? t.and(parts) : t.explain.none, has.points),
      has.next ? t.explain.next(has.next.more, has.next.gain) : t.explain.noNext,
      t.explain.table(kind.points),
    ],
  };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function coins(ctx, seat) {
  const { now, t } = ctx;
  return {
    title: t.explain.coinsTitle(who(ctx, Number(seat)), now.state.coins[now.names[Number(seat)]]),
    lines: [t.explain.coins],
  };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function armies(ctx, seat) {
  const { now, facts, t } = ctx;
  const n = now.tell.players[Number(seat)].armies;
  return { title: t.explain.armiesTitle(who(ctx, Number(seat)), n), lines: [t.explain.supply(facts.armies)] };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function cities(ctx, seat) {
  const { now, facts, t } = ctx;
  const n = now.tell.players[Number(seat)].cities;
  return { title: t.explain.citiesTitle(who(ctx, Number(seat)), n), lines: [t.explain.citySupply(facts.cities)] };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function cards(ctx, seat) {
  const { now, facts, t } = ctx;
  const has = now.tell.players[Number(seat)];
  const taken = now.state.cards[now.names[Number(seat)]].map((/** @type {string} */ id) => {
    const one = facts.cards.find((/** @type {any} */ c) => String(c.id) === id);
    return one.pieces > 1 ? `${one.pieces} ${t.good(one.good)}` : t.good(one.good);
  });
  return {
    title: t.explain.cardsTitle(who(ctx, Number(seat)), has.cards, has.of),
    lines: [...(taken.length ? [t.explain.taken(taken)] : []), t.explain.cards],
  };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function score(ctx, seat) {
  const { now, t } = ctx;
  const { total, lines } = now.scores[Number(seat)];
  const told = lines
    .filter((line) => line.points > 0)
    .map((line) => {
      const { label } = scoreWords(line.label, ctx);
      return t.explain.scoreLine(t.capital(label), line.points, ctx.say(line.why));
    });
  return { title: t.explain.scoreTitle(who(ctx, Number(seat)), total), lines: told };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function bid(ctx, seat) {
  const { now, t } = ctx;
  const made = now.state.bid[now.names[Number(seat)]];
  const said = made === "none" ? t.explain.bidNone : made === "?" ? t.explain.bidHidden : t.explain.bidOpen(made);
  return { title: t.explain.bidTitle(who(ctx, Number(seat))), lines: [said, t.explain.bidRule] };
}

/** @param {Context} ctx @param {string} seat @returns {Explained} */
function wild(ctx, seat) {
  const { now, t } = ctx;
  const has = now.tell.players[Number(seat)];
  const used = has.goods
    .filter((/** @type {any} */ g) => g.wilds > 0)
    .map((/** @type {any} */ g) => `${g.wilds} ${t.good(g.good)}`);
  return {
    title: t.explain.wildTitle(who(ctx, Number(seat)), has.wilds),
    lines: [used.length ? t.explain.wildNow(used) : t.explain.wildIdle, t.explain.wildCard],
  };
}

/** @type {Record<string, (ctx: Context, ...args: any[]) => Explained | null>} */
const kinds = { region, army, sea, continent, row, card, pile, good, coins, armies, cities, cards, score, bid, wild };

/** @param {string} id as given to `about` @param {Context} ctx @returns {Explained | null} */
export function explain(id, ctx) {
  const [kind, ...args] = id.split(":");
  return kinds[kind]?.(ctx, ...args) ?? null;
}
