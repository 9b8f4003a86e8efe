/* explain.js - anything on the table of Bronze in words, with the facts of the
 * moment. Ids are "kind:what", as the panels give them to `about`.
 */
import {
  BRONZE,
  cityOf,
  groupChoices,
  matrixOf,
  matrixWith,
  NONE,
  placeTold,
  readPlace,
  seatOf,
  shortName,
  technologyOf,
  tilesOf,
  turnOf,
} from "./model.js";
import { technologyName } from "./parts.js";
import { score as scoreWords } from "./score.js";
import { cityFacts } from "./view.js";

/** @typedef {import("../../../types.d.ts").Context} Context */
/** @typedef {{title: string, lines: string[]}} Explanation */

/** The lines that there are. @param {(string | false | null | undefined)[]} lines @returns {string[]} */
const some = (...lines) =>
  lines
    .flat()
    .filter((line) => Boolean(line))
    .map(String);

/** @param {Context} ctx @param {number | string} seat */
const who = ({ seats, t }, seat) => (seat === "nobody" || Number(seat) < 0 ? t.nobody : shortName(seats, Number(seat)));

/** "Blue 3, Red 1". @param {Context} ctx @param {number[]} numbers @param {number} least */
const bySeat = (ctx, numbers, least) =>
  numbers
    .map((n, seat) => ({ n, seat }))
    .filter(({ n }) => n >= least)
    .map(({ n, seat }) => `${who(ctx, seat)} ${n}`)
    .join(", ");

/** Who leads the tile, and what its province waits for.
 * @param {Context} ctx @param {import("./model.js").Tile} tile @returns {string[]} */
function provinceLines(ctx, tile) {
  const { now, t } = ctx;
  const { leader, behind, due } = tile.told;
  if (tile.winner !== NONE)
    return [t.about.tileGone(who(ctx, tile.winner === "nobody" ? "nobody" : seatOf(now, tile.winner)))];
  if (due !== undefined) return [t.about.tileDue(who(ctx, due))];
  return some(
    leader === "nobody" ? t.about.tileTied : t.about.tileLeads(who(ctx, leader)),
    behind.length > 0 && t.about.tileCloses(behind.map((/** @type {number} */ seat) => who(ctx, seat))),
  );
}

/** @param {Context} ctx @param {string} what @returns {Explanation} */
function aboutTile(ctx, what) {
  const { now, facts, t } = ctx;
  const tile = tilesOf(now, facts)[Number(what)];
  const title = t.about.tile(tile.place + 1);
  if (!tile.open) return { title, lines: [t.about.tileDown] };
  const { counts, free, cities } = tile.told;
  const list = bySeat(ctx, counts, 1);
  const behind = now.viewer !== null && now.tell.players[now.viewer].reach > tile.place;
  return {
    title,
    lines: some(
      t.about.tileFree(free, tile.spots.length),
      list ? t.about.tileCounts(list) : t.about.tileNoCounts,
      ...provinceLines(ctx, tile),
      behind && t.about.tileBehind,
      t.about.tileCities[cities],
    ),
  };
}

/** @param {Context} ctx @param {string} what @returns {Explanation | null} */
function aboutProvince(ctx, what) {
  const { now, facts, t } = ctx;
  const tile = tilesOf(now, facts)[Number(what)];
  const early = now.setup.edition === "2017";
  return {
    title: t.about.province(tile.place + 1),
    lines: some(
      t.about.provinceGives(tile.province),
      tile.winner === NONE && t.about.provinceWho,
      ...(tile.open ? provinceLines(ctx, tile) : []),
      tile.winner === NONE && early && t.about.provinceEarly,
      tile.winner === NONE && (early ? t.about.provinceEndEarly : t.about.provinceEnd),
    ),
  };
}

/** @param {Context} ctx @param {string} what @returns {Explanation | null} */
function aboutSpot(ctx, what) {
  const { now, facts, t } = ctx;
  const spot = tilesOf(now, facts)
    .flatMap((tile) => tile.spots)
    .find((one) => one.key === what);
  if (!spot) return null;
  const payments = groupChoices(now.choices).settle.get(what) ?? [];
  const run = now.tell.lines[spot.terrain].runs.find((/** @type {any} */ one) => one.spots.includes(what));
  return {
    title: t.about.spot(t.terrain(spot.terrain), spot.settler, spot.place + 1),
    lines: some(
      spot.owner >= 0 ? t.about.spotOwner(who(ctx, spot.owner)) : t.about.spotFree,
      payments.length > 0 && t.about.spotNow(payments.map((one) => technologyName(t, facts, one.technology))),
      run && t.about.spotRun(who(ctx, run.seat), run.spots.length),
    ),
  };
}

/** @param {Context} ctx @param {string} terrain @returns {string[]} */
function lineFacts(ctx, terrain) {
  const { now, facts, t } = ctx;
  const tokens = facts.routes.map((/** @type {any} */ route) => {
    const owner = seatOf(now, now.state.route[terrain][route.line]);
    return owner < 0 ? t.about.tokenFree(route) : t.about.tokenHeld(route, who(ctx, owner));
  });
  return [t.about.longest(bySeat(ctx, now.tell.lines[terrain].longest, 0)), t.about.tokens(tokens.join("; "))];
}

/** @param {Context} ctx @param {string} terrain @returns {Explanation} */
const aboutTerrain = (ctx, terrain) => ({
  title: ctx.t.about.terrain(ctx.t.terrain(terrain)),
  lines: [...lineFacts(ctx, terrain), ctx.t.about.terrainLine],
});

/** @param {Context} ctx @param {string} terrain @returns {Explanation} */
const aboutLine = (ctx, terrain) => ({
  title: ctx.t.about.line(ctx.t.terrain(terrain)),
  lines: [...lineFacts(ctx, terrain), ctx.t.about.terrainLine],
});

/** @param {Context} ctx @param {string} what @returns {Explanation | null} */
function aboutRoute(ctx, what) {
  const { now, facts, t } = ctx;
  const [terrain, line] = what.split(".");
  const route = facts.routes.find((/** @type {any} */ one) => String(one.line) === line);
  const owner = seatOf(now, now.state.route[terrain][line]);
  const claimed = now.tell.lines[terrain].claim === route.line;
  return {
    title: t.about.route(t.terrain(terrain), route.line),
    lines: some(
      t.about.routeGives(route.vp),
      owner >= 0 ? t.about.routeHeld(who(ctx, owner)) : t.about.routeFree,
      claimed && t.about.routeClaim(who(ctx, turnOf(now))),
      t.about.longest(bySeat(ctx, now.tell.lines[terrain].longest, 0)),
    ),
  };
}

/** @param {Context} ctx @param {string} id @returns {string[]} */
function technologyLines({ now, facts, t }, id) {
  const printed = technologyOf(facts, id);
  if (!printed) return [t.about.technologyAny];
  const lands = printed.on.map((/** @type {string} */ one) => t.terrain(one).toLowerCase());
  const types = printed.for.map((/** @type {string} */ one) => t.settlers[one] ?? one);
  return [t.about.technologySettles(lands, types), t.about.technologyLeft(now.tell.unseen[id])];
}

/** @param {Context} ctx @param {string} id @returns {Explanation} */
function aboutTechnology(ctx, id) {
  const { now, facts, t } = ctx;
  const active = now.state.active[id] ?? 0;
  return {
    title: technologyName(t, facts, id),
    lines: some(...technologyLines(ctx, id), active > 0 && t.about.technologyActive(active)),
  };
}

/** @param {Context} ctx @param {string} what "seat.column.row.technology" @returns {Explanation | null} */
function aboutCard(ctx, what) {
  const { now, facts, t } = ctx;
  const [seat, column, row, id] = what.split(".");
  const card = matrixOf(now, Number(seat))[Number(column)]?.[Number(row)];
  return {
    title: technologyName(t, facts, id),
    lines: some(
      t.about.cardOf(who(ctx, seat), Number(column) + 1, Number(row) + 1),
      ...technologyLines(ctx, id),
      id === BRONZE && card?.under && t.about.cardUnder(technologyName(t, facts, card.under)),
    ),
  };
}

/** @param {Context} ctx @param {string} id @returns {Explanation | null} */
function aboutCity(ctx, id) {
  const { now, facts, t } = ctx;
  if (!cityOf(facts, id)) return null;
  const owner = now.names.findIndex((name) => now.state.cities[name].includes(id));
  const tile = Object.values(now.state.laid).findIndex((cities) => /** @type {string[]} */ (cities).includes(id));
  const seats = now.tell.cities[id]
    ? now.names.map((_, seat) => seat).filter((seat) => owner < 0 || seat === owner)
    : [];
  const per = seats.map((seat) => {
    const known = cityFacts(ctx, id, seat);
    return t.about.citySeat(who(ctx, seat), t.progress(known), known.points);
  });
  return {
    title: t.cityName(id),
    lines: some(
      t.capital(t.effect(cityFacts(ctx, id, 0))) + ".",
      owner >= 0 && t.about.cityHas(who(ctx, owner)),
      tile >= 0 && t.about.cityBelow(tile + 1),
      ...per,
    ),
  };
}

/** @param {Context} ctx @param {string} stack @returns {Explanation} */
function aboutStack(ctx, stack) {
  const { now, facts, t } = ctx;
  const cards = now.state.stack[stack];
  const top = now.state.top[stack];
  return {
    title: t.about.stack(stack),
    lines: some(
      top !== NONE && t.about.stackTop(technologyName(t, facts, top)),
      ...(top !== NONE ? technologyLines(ctx, top) : []),
      cards > 0 ? t.about.stackCards(cards, now.state.stack.reserve > 0) : t.about.stackEmpty,
    ),
  };
}

/** @param {Context} ctx @returns {Explanation} */
const aboutReserve = ({ now, t }) => ({ title: t.about.reserve, lines: [t.about.reserveNow(now.state.stack.reserve)] });

/** @param {Context} ctx @param {string} what @returns {Explanation} */
function aboutPlayer(ctx, what) {
  const { now, t } = ctx;
  const seat = Number(what);
  const score = now.scores[seat];
  const known = now.tell.players[seat];
  const split = score.lines.map((line) => `${scoreWords(line.label, ctx).label} ${line.points}`).join(", ");
  return {
    title: t.about.player(ctx.seats[seat].label),
    lines: some(
      t.about.playerScore(score.total, split),
      t.about.playerMarkers(known.markers),
      known.reach < 0 ? t.about.playerNowhere : t.about.playerReach(known.reach + 1),
      t.about.playerCards(known.cards, now.state.cities[now.names[seat]].length),
    ),
  };
}

/** @param {Context} ctx @param {string} move @returns {Explanation | null} */
function aboutPlace(ctx, move) {
  const { now, facts, t } = ctx;
  const told = placeTold(now, move);
  if (!told) return null;
  const after = matrixWith(matrixOf(now, turnOf(now)), told, now.state.card);
  const cards = told.active.map((/** @type {number[]} */ [column, row]) =>
    technologyName(t, facts, after[column][row].technology),
  );
  const { where, down } = readPlace(move);
  return {
    title: t.about.place(where, down),
    lines: [t.about.placeActive(cards), t.about.placeSpots(told.spots.length)],
  };
}

/** @param {Context} ctx @returns {Explanation} */
function aboutRound(ctx) {
  const { now, t } = ctx;
  const ends = now.tell.end.map((/** @type {string} */ why) => t.about.roundEnds[why]);
  return {
    title: t.about.round(now.tell.round),
    lines: some(
      ...(ends.length > 0 ? ends : [t.about.roundWhen]),
      t.about.roundLast(who(ctx, now.tell.last)),
      t.about.deck(now.tell.deck),
    ),
  };
}

/** @type {Record<string, (ctx: Context, what: string) => Explanation | null>} */
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

/** @param {string} id @param {Context} ctx @returns {Explanation | null} */
export function explain(id, ctx) {
  const cut = id.indexOf(":");
  const kind = cut < 0 ? id : id.slice(0, cut);
  return kinds[kind]?.(ctx, id.slice(cut + 1)) ?? null;
}
