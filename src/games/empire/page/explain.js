/* explain.js - what anything on the table is, with the facts of the moment. */
import { mapOf, numberOf, piecesAt, romanOf, tokenAt } from "./position.js";
import {
  nameCard,
  nameGood,
  nameGoods,
  nameOwner,
  namePieces,
  nameStep,
  shortRegion,
  titleOwner,
  titleRegion,
} from "./names.js";
import { titleLine } from "./score.js";

/** @typedef {import("./position.js").Ctx} Ctx */
/** @typedef {import("./position.js").Card} Card */
/** @typedef {import("./position.js").RowPlace} RowPlace */
/** @typedef {{title: string, lines: string[]}} Explained */

/* -- The map --------------------------------------------------------------- */

/** @param {Ctx} ctx @param {string} region */
function control(ctx, region) {
  const { now, t } = ctx;
  const holder = now.tell.holder[region];
  if (holder === "neutral") return t("explain-region-neutral");
  if (holder) return t("explain-region-held", { who: nameOwner(ctx, holder) });
  const tied = now.tell.tied[region];
  return tied
    ? t("explain-region-tied", { who: tied.map((owner) => titleOwner(ctx, owner)) })
    : t("explain-region-empty");
}

/** @param {Ctx} ctx @param {string} region @returns {string[]} */
function standing(ctx, region) {
  const { now, t } = ctx;
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const { owner, kind, n } of piecesAt(now, region)) {
    const what = kind === "city" ? t("cities", { cities: n }) : t("armies", { armies: n });
    by.set(owner, [...(by.get(owner) ?? []), what]);
  }
  return [...by].map(([owner, what]) => t("explain-standing", { who: titleOwner(ctx, owner), what }));
}

/** What the pieces that stand there are good for. @param {Ctx} ctx @param {string} region @returns {string[]} */
function pieceRules({ now, t }, region) {
  const pieces = piecesAt(now, region);
  return [
    ...(pieces.some((piece) => piece.kind === "city") ? [t("explain-city")] : []),
    ...(pieces.some((piece) => piece.owner === "neutral") ? [t("explain-army-neutral")] : []),
  ];
}

/** @param {Ctx} ctx @param {string} region @param {"land" | "sea"} kind */
function neighbours(ctx, region, kind) {
  const pairs = mapOf(ctx.now, ctx.content)[kind].filter((pair) => pair.includes(region));
  return pairs.map(([a, b]) => shortRegion(ctx, a === region ? b : a));
}

/** @param {Ctx} ctx @param {string} id @returns {Explained} */
function region(ctx, id) {
  const { now, content, t } = ctx;
  const map = mapOf(now, content);
  const continent = map.regions.find((one) => one.id === id)?.continent ?? "";
  const land = neighbours(ctx, id, "land");
  const sea = neighbours(ctx, id, "sea");
  const good = tokenAt(now, id);
  return {
    title: titleRegion(ctx, id),
    lines: [
      control(ctx, id),
      ...standing(ctx, id),
      ...pieceRules(ctx, id),
      ...(good ? [t("explain-token", { good: nameGood(ctx, good) })] : []),
      ...(map.start === id ? [t("explain-start")] : []),
      t("explain-continent-of", { continent: romanOf(continent) }),
      ...(land.length ? [t("explain-land", { regions: land })] : []),
      ...(sea.length ? [t("explain-sea", { regions: sea })] : []),
    ],
  };
}

/** @param {Ctx} ctx @param {string} owner @param {string} at @returns {Explained} */
function army(ctx, owner, at) {
  const { now, t } = ctx;
  return {
    title: namePieces(ctx, { owner, kind: "army", n: now.state.armies[owner][at] }),
    lines: [
      owner === "neutral" ? t("explain-army-neutral") : t("explain-army"),
      t("explain-at", { region: titleRegion(ctx, at), control: control(ctx, at) }),
    ],
  };
}

/** @param {Ctx} ctx @param {string} a @param {string} b @returns {Explained} */
const sea = ({ t }, a, b) => ({
  title: t("explain-sea-line", { from: numberOf(a), to: numberOf(b) }),
  lines: [t("explain-sea-line.help")],
});

/** @param {Ctx} ctx @param {import("./position.js").Continent} continent */
function continentControl(ctx, { holder, held }) {
  const { t } = ctx;
  if (holder === "neutral") return t("explain-continent-neutral");
  if (holder) return t("explain-continent-held", { who: nameOwner(ctx, holder) });
  return Object.keys(held).length ? t("explain-continent-tied") : t("explain-continent-empty");
}

/** @param {Ctx} ctx @param {string} id @returns {Explained | null} */
function continent(ctx, id) {
  const { now, t } = ctx;
  const found = now.tell.continents.find((one) => one.id === id);
  if (!found) return null;
  const counts = Object.entries(found.held).map(([owner, n]) =>
    t("explain-continent-share", { who: titleOwner(ctx, owner), n, of: found.regions.length }),
  );
  return {
    title: t("explain-continent", { continent: romanOf(id) }),
    lines: [continentControl(ctx, found), ...counts],
  };
}

/* -- Cards ----------------------------------------------------------------- */

/** What the card itself says. @param {Ctx} ctx @param {Card} card */
function printed(ctx, { good, pieces, join, steps }) {
  const { t } = ctx;
  const drags = steps.some(({ type }) => type === "move" || type === "sail");
  return [
    t("explain-deed", { deed: { is: "deed", join, steps: steps.map((step) => ({ is: "step", ...step })) } }),
    ...steps.map(({ type }) => t(`action-${type}`)),
    ...(drags ? [t("hint-drag")] : []),
    good === "wild" ? t("explain-wild") : t("explain-good", { pieces, good: nameGood(ctx, good) }),
  ];
}

/** Which parts whoever is at turn could not do. @param {Ctx} ctx @param {Card} card @param {boolean[]} possible */
function impossible(ctx, card, possible) {
  const { t } = ctx;
  if (!possible.includes(true)) return [t("explain-impossible")];
  const parts = card.steps.filter((_, i) => !possible[i]);
  return parts.map((step) => t("explain-part-impossible", { part: nameStep(ctx, step) }));
}

/** @param {Ctx} ctx @param {string} n a place of the row, from 1 @returns {Explained | null} */
function row(ctx, n) {
  const { card, price, possible = [] } = ctx.now.tell.row[Number(n) - 1] ?? {};
  if (!card) return null;
  const { t } = ctx;
  return {
    title: nameCard(ctx, card),
    lines: [t("explain-price", { price }), ...printed(ctx, card), ...impossible(ctx, card, possible), t("explain-row")],
  };
}

/** @param {Ctx} ctx @returns {Explained | null} */
function card(ctx) {
  const { now, t } = ctx;
  if (!now.tell.card) return null;
  const left = now.state.phase === "act" ? [t("explain-current", { left: now.state.left })] : [];
  return { title: nameCard(ctx, now.tell.card), lines: [...left, ...printed(ctx, now.tell.card)] };
}

/** @param {Ctx} ctx @returns {Explained} */
const pile = ({ now, t }) => ({
  title: t("explain-pile", { cards: now.tell.pile }),
  lines: [t("explain-pile.help"), t("explain-row")],
});

/* -- Players --------------------------------------------------------------- */

/** @param {Ctx} ctx @param {string} seat */
const whoAt = (ctx, seat) => nameOwner(ctx, ctx.now.names[Number(seat)]);

/** @param {Ctx} ctx @param {string} seat @param {string} name @returns {Explained | null} */
function good(ctx, seat, name) {
  const { now, content, t } = ctx;
  const has = now.tell.players[Number(seat)].goods.find((one) => one.good === name);
  const worth = content.goods.find((one) => one.id === name)?.points;
  if (!has || !worth) return null;
  const parts = [
    ...(has.cards ? [t("explain-good-cards", { n: has.cards })] : []),
    ...(has.tokens ? [t("explain-good-tokens", { n: has.tokens })] : []),
    ...(has.wilds ? [t("explain-good-wilds", { n: has.wilds })] : []),
  ];
  const rows = worth.map(({ pieces, vp }) => t("worth", { pieces, points: vp }));
  return {
    title: nameGood(ctx, name),
    lines: [
      t("explain-good-now", { who: whoAt(ctx, seat), parts, points: has.points }),
      has.next ? t("explain-good-next", { more: has.next.more, gain: has.next.gain }) : t("explain-good-done"),
      t("explain-worth", { rows }),
    ],
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function coins(ctx, seat) {
  const { now, t } = ctx;
  const has = now.state.coins[now.names[Number(seat)]];
  return { title: t("explain-coins", { who: whoAt(ctx, seat), coins: has }), lines: [t("explain-coins.help")] };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function armies(ctx, seat) {
  const { now, content, t } = ctx;
  return {
    title: t("explain-armies", { who: whoAt(ctx, seat), n: now.tell.players[Number(seat)].armies }),
    lines: [t("explain-armies.help", { of: content.armies })],
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function cities(ctx, seat) {
  const { now, content, t } = ctx;
  return {
    title: t("explain-cities", { who: whoAt(ctx, seat), n: now.tell.players[Number(seat)].cities }),
    lines: [t("explain-cities.help", { of: content.cities })],
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function cards(ctx, seat) {
  const { now, content, t } = ctx;
  const has = now.tell.players[Number(seat)];
  const taken = content.cards.filter(({ id }) => now.state.cards[now.names[Number(seat)]].includes(String(id)));
  return {
    title: t("explain-cards", { who: whoAt(ctx, seat), n: has.cards, of: has.of }),
    lines: [
      ...(taken.length ? [t("explain-cards-taken", { cards: taken.map((one) => nameGoods(ctx, one)) })] : []),
      t("explain-cards.help"),
    ],
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function score(ctx, seat) {
  const { now, say, t } = ctx;
  const { total, lines } = now.scores[Number(seat)];
  return {
    title: t("explain-score", { who: whoAt(ctx, seat), points: total }),
    lines: lines
      .filter(({ points }) => points > 0)
      .map(({ label, points, why }) => t("explain-score-line", { line: titleLine(ctx, label), points, why: say(why) })),
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function bid(ctx, seat) {
  const { now, t } = ctx;
  const made = now.state.bid[now.names[Number(seat)]];
  const said =
    made === "none"
      ? t("explain-bid-none")
      : made === "?"
        ? t("explain-bid-hidden")
        : t("explain-bid-open", { coins: made });
  return { title: t("explain-bid", { who: whoAt(ctx, seat) }), lines: [said, t("explain-bid.help")] };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explained} */
function wild(ctx, seat) {
  const { now, t } = ctx;
  const has = now.tell.players[Number(seat)];
  const goods = has.goods
    .filter(({ wilds }) => wilds > 0)
    .map((one) => t("explain-wilds-good", { n: one.wilds, good: nameGood(ctx, one.good) }));
  return {
    title: t("explain-wilds", { who: whoAt(ctx, seat), n: has.wilds }),
    lines: [goods.length ? t("explain-wilds-now", { goods }) : t("explain-wilds-idle"), t("explain-wild")],
  };
}

/** @type {Record<string, (ctx: Ctx, a: string, b: string) => Explained | null>} */
const kinds = { region, army, sea, continent, row, card, pile, good, coins, armies, cities, cards, score, bid, wild };

/** @param {string} id as given to `about` @param {Ctx} ctx @returns {Explained | null} */
export function explain(id, ctx) {
  const [kind, a, b] = id.split(":");
  return kinds[kind]?.(ctx, a, b) ?? null;
}
