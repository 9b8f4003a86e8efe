/* explain.js - anything on the table of Bronze in words, with the facts of the
 * moment. Ids are "kind:what", as the panels give them to `about`.
 */
import { groupChoices } from "./choices.js";
import {
  BRONZE,
  cityOf,
  matrixOf,
  matrixWith,
  NONE,
  placeTold,
  placeWords,
  seatOf,
  technologyOf,
  tilesOf,
  turnOf,
} from "./model.js";
import { cityGoalTitle, cityProgress, nameCity, nameSeat, nameTechnology, nameTerrain, titleTerrain } from "./names.js";
import { score as scoreWords } from "./score.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Tile} Tile */
/** @typedef {{title: string, lines: string[]}} Explanation */

/** The lines that there are. @param {(string | false | null | undefined)[]} lines @returns {string[]} */
const some = (...lines) => lines.filter((line) => typeof line === "string" && line !== "").map(String);

/** "Blue 3", "Red 1". @param {Ctx} ctx @param {number[]} numbers @param {number} least */
const bySeat = (ctx, numbers, least) =>
  numbers
    .map((have, seat) => ({ have, said: ctx.t("rival", { seat: nameSeat(ctx, seat), have }) }))
    .filter(({ have }) => have >= least)
    .map(({ said }) => said);

/* -- Tiles and spots ------------------------------------------------------- */

/** Who leads the tile, and what its province waits for.
 * @param {Ctx} ctx @param {Tile} tile @returns {string[]} */
function provinceLines(ctx, tile) {
  const { now, t } = ctx;
  const { leader, behind, due } = tile.told;
  if (tile.winner !== NONE) return [t("about-tile-gone", { who: nameSeat(ctx, seatOf(now, tile.winner)) })];
  if (due !== undefined) return [t("about-tile-due", { who: nameSeat(ctx, due) })];
  return some(
    leader === "nobody" ? t("about-tile-tied") : t("about-tile-leads", { who: nameSeat(ctx, leader) }),
    behind.length > 0 && t("about-tile-closes", { who: behind.map((seat) => nameSeat(ctx, seat)) }),
  );
}

/** @param {Ctx} ctx @param {string} what @returns {Explanation} */
function aboutTile(ctx, what) {
  const { now, content, t } = ctx;
  const tile = tilesOf(now, content)[Number(what)];
  const title = t("tile-title", { n: tile.place + 1 });
  if (!tile.open) return { title, lines: [t("about-tile-down")] };
  const { counts, free, cities } = tile.told;
  const behind = now.viewer !== null && now.tell.players[now.viewer].reach > tile.place;
  return {
    title,
    lines: some(
      t("about-tile-free", { n: free, all: tile.spots.length }),
      t("about-tile-settled", { settled: bySeat(ctx, counts, 1) }),
      ...provinceLines(ctx, tile),
      behind && t("about-tile-behind"),
      t(`about-tile-cities-${cities}`),
    ),
  };
}

/** @param {Ctx} ctx @param {string} what @returns {Explanation | null} */
function aboutProvince(ctx, what) {
  const { now, content, t } = ctx;
  const tile = tilesOf(now, content)[Number(what)];
  const early = now.setup.edition === "2017";
  const isThere = tile.winner === NONE;
  return {
    title: t("about-province", { n: tile.place + 1 }),
    lines: some(
      t("about-worth", { points: t("count-points", { n: tile.province }) }),
      isThere && t("about-province-who"),
      ...(tile.open ? provinceLines(ctx, tile) : []),
      isThere && early && t("about-province-early"),
      isThere && t("about-province-end", { early: early ? 1 : 0 }),
    ),
  };
}

/** @param {Ctx} ctx @param {string} what @returns {Explanation | null} */
function aboutSpot(ctx, what) {
  const { now, content, t } = ctx;
  const spot = tilesOf(now, content)
    .flatMap((tile) => tile.spots)
    .find((one) => one.key === what);
  if (!spot) return null;
  const payments = groupChoices(now.choices).settle.get(what) ?? [];
  const technologies = payments.map(({ fact }) => nameTechnology(ctx, fact.technology.id));
  const run = now.tell.lines[spot.terrain].runs.find((one) => one.spots.includes(what));
  return {
    title: t("about-spot", {
      settler: spot.settler,
      terrain: nameTerrain(ctx, spot.terrain),
      tile: spot.place + 1,
    }),
    lines: some(
      spot.owner >= 0 ? t("about-spot-owner", { who: nameSeat(ctx, spot.owner) }) : t("about-spot-free"),
      payments.length > 0 && t("about-spot-now", { technologies }),
      run && t("about-spot-run", { n: run.spots.length, who: nameSeat(ctx, run.seat) }),
    ),
  };
}

/* -- Lines and their tokens ------------------------------------------------ */

/** @param {Ctx} ctx @param {string} terrain */
const longestLine = (ctx, terrain) =>
  ctx.t("about-longest", { lines: bySeat(ctx, ctx.now.tell.lines[terrain].longest, 0) });

/** @param {Ctx} ctx @param {string} terrain @returns {string[]} */
function terrainLines(ctx, terrain) {
  const { now, content, t } = ctx;
  const tokens = content.routes.map(({ line, vp }) => {
    const owner = seatOf(now, now.state.route[terrain][line]);
    return t("about-token", { held: owner < 0 ? 0 : 1, line, points: vp, who: nameSeat(ctx, owner) });
  });
  return [longestLine(ctx, terrain), t("about-tokens", { tokens }), t("about-terrain-line")];
}

/** @param {Ctx} ctx @param {string} terrain @returns {Explanation} */
const aboutTerrain = (ctx, terrain) => ({
  title: titleTerrain(ctx, terrain),
  lines: terrainLines(ctx, terrain),
});

/** @param {Ctx} ctx @param {string} terrain @returns {Explanation} */
const aboutLine = (ctx, terrain) => ({
  title: ctx.t("about-line", { terrain: nameTerrain(ctx, terrain) }),
  lines: terrainLines(ctx, terrain),
});

/** @param {Ctx} ctx @param {string} what @returns {Explanation | null} */
function aboutRoute(ctx, what) {
  const { now, content, t } = ctx;
  const [terrain, line] = what.split(".");
  const route = content.routes.find((one) => String(one.line) === line);
  if (!route) return null;
  const owner = seatOf(now, now.state.route[terrain][line]);
  const claimed = now.tell.lines[terrain].claim === route.line;
  return {
    title: t("about-route", { terrain: nameTerrain(ctx, terrain), line: route.line }),
    lines: some(
      t("about-worth", { points: t("count-points", { n: route.vp }) }),
      owner >= 0 ? t("about-route-held", { who: nameSeat(ctx, owner) }) : t("about-route-free"),
      claimed && t("about-route-claim", { who: nameSeat(ctx, turnOf(now)) }),
      longestLine(ctx, terrain),
    ),
  };
}

/* -- Technologies ---------------------------------------------------------- */

/** @param {Ctx} ctx @param {string} id @returns {string[]} */
function technologyLines(ctx, id) {
  const { now, content, t } = ctx;
  const printed = technologyOf(content, id);
  if (!printed) return [t("about-technology-any")];
  return [
    t("about-technology", {
      settlers: printed.for.map((one) => t("settler.many", { id: one })),
      terrains: printed.on.map((one) => nameTerrain(ctx, one)),
    }),
    t("about-technology-left", { n: now.tell.unseen[id] }),
  ];
}

/** @param {Ctx} ctx @param {string} id @returns {Explanation} */
function aboutTechnology(ctx, id) {
  const active = ctx.now.state.active[id] ?? 0;
  return {
    title: nameTechnology(ctx, id),
    lines: some(...technologyLines(ctx, id), active > 0 && ctx.t("about-technology-active", { n: active })),
  };
}

/** @param {Ctx} ctx @param {string} what "seat.column.row.technology" @returns {Explanation | null} */
function aboutCard(ctx, what) {
  const { now, t } = ctx;
  const [seat, column, row, id] = what.split(".");
  const card = matrixOf(now, Number(seat))[Number(column)]?.[Number(row)];
  return {
    title: nameTechnology(ctx, id),
    lines: some(
      t("about-card-of", { who: nameSeat(ctx, Number(seat)), column: Number(column) + 1, row: Number(row) + 1 }),
      ...technologyLines(ctx, id),
      id === BRONZE && card?.under && t("about-card-under", { technology: nameTechnology(ctx, card.under) }),
    ),
  };
}

/** @param {Ctx} ctx @param {string} move @returns {Explanation | null} */
function aboutPlace(ctx, move) {
  const { now, t } = ctx;
  const told = placeTold(now, move);
  if (!told) return null;
  const after = matrixWith(matrixOf(now, turnOf(now)), told, now.state.card);
  const technologies = told.active.map(([column, row]) => nameTechnology(ctx, after[column][row].technology));
  return {
    title: t("about-place", placeWords(told)),
    lines: [t("about-place-active", { technologies }), t("about-place-spots", { n: told.spots.length })],
  };
}

/* -- Cities ---------------------------------------------------------------- */

/** @param {Ctx} ctx @param {string} id @param {number} seat */
function cityLine(ctx, id, seat) {
  const { now, t } = ctx;
  return t("about-city-seat", {
    who: nameSeat(ctx, seat),
    progress: cityProgress(ctx, id, seat),
    points: t("count-points", { n: now.tell.cities[id].seats[seat].points }),
  });
}

/** @param {Ctx} ctx @param {string} id @returns {Explanation | null} */
function aboutCity(ctx, id) {
  const { now, content, t } = ctx;
  const city = cityOf(content, id);
  if (!city) return null;
  const owner = now.names.findIndex((name) => now.state.cities[name].includes(id));
  const tile = Object.values(now.state.laid).findIndex((cities) => cities.includes(id));
  const seats = now.names.map((_, seat) => seat).filter((seat) => owner < 0 || seat === owner);
  return {
    title: nameCity(ctx, id),
    lines: some(
      cityGoalTitle(ctx, city),
      owner >= 0 && t("about-city-taken", { who: nameSeat(ctx, owner) }),
      tile >= 0 && t("about-city-below", { n: tile + 1 }),
      ...(now.tell.cities[id] ? seats.map((seat) => cityLine(ctx, id, seat)) : []),
    ),
  };
}

/* -- The pool, players, the round ------------------------------------------ */

/** @param {Ctx} ctx @param {string} stack @returns {Explanation} */
function aboutStack(ctx, stack) {
  const { now, t } = ctx;
  const top = now.state.top[stack];
  return {
    title: t("about-stack", { stack }),
    lines: some(
      top !== NONE && t("about-stack-top", { technology: nameTechnology(ctx, top) }),
      ...(top !== NONE ? technologyLines(ctx, top) : []),
      t("about-stack-cards", { n: now.state.stack[stack], reserve: now.state.stack.reserve }),
    ),
  };
}

/** @param {Ctx} ctx @returns {Explanation} */
const aboutReserve = ({ now, t }) => ({
  title: t("about-reserve"),
  lines: [t("about-reserve-now", { n: now.state.stack.reserve })],
});

/** @param {Ctx} ctx @param {string} what @returns {Explanation} */
function aboutPlayer(ctx, what) {
  const { now, t } = ctx;
  const seat = Number(what);
  const score = now.scores[seat];
  const known = now.tell.players[seat];
  const lines = score.lines.map(({ label, points }) =>
    t("about-player-line", { label: scoreWords(label, ctx).label, points }),
  );
  return {
    title: ctx.seats[seat].label,
    lines: some(
      t("about-player-score", { points: t("count-points.title", { n: score.total }), lines }),
      t("about-player-markers", { n: known.markers }),
      known.reach < 0 ? t("about-player-nowhere") : t("about-player-reach", { n: known.reach + 1 }),
      t("about-player-cards", {
        n: known.cards,
        cities: t("count-cities", { n: now.state.cities[now.names[seat]].length }),
      }),
    ),
  };
}

/** @param {Ctx} ctx @returns {Explanation} */
function aboutRound(ctx) {
  const { now, t } = ctx;
  const ends = now.tell.end.map((why) => t(`about-round-ends-${why}`));
  return {
    title: t("round", { n: now.tell.round }),
    lines: some(
      ...(ends.length > 0 ? ends : [t("about-round-when")]),
      t("about-round-last", { who: nameSeat(ctx, now.tell.last) }),
      t("about-round-deck", { n: now.tell.deck }),
      t("about-round-edition", { edition: now.setup.edition }),
    ),
  };
}

/** @type {Record<string, (ctx: Ctx, what: string) => Explanation | null>} */
const kinds = {
  tile: aboutTile,
  province: aboutProvince,
  spot: aboutSpot,
  terrain: aboutTerrain,
  line: aboutLine,
  route: aboutRoute,
  tech: aboutTechnology,
  card: aboutCard,
  city: aboutCity,
  stack: aboutStack,
  reserve: aboutReserve,
  player: aboutPlayer,
  place: aboutPlace,
  round: aboutRound,
};

/** @param {string} id @param {Ctx} ctx @returns {Explanation | null} */
export function explain(id, ctx) {
  const cut = id.indexOf(":");
  const kind = cut < 0 ? id : id.slice(0, cut);
  return kinds[kind]?.(ctx, id.slice(cut + 1)) ?? null;
}
