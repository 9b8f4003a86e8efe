/* desk.js - opens what an address asks for: makes the engine hold the right
 * match and answers what the page has to show.
 */
import { DeadEnd } from "../base/dead_end.js";
import { part } from "../base/part.js";
import { loadGuide, t } from "../words/words.js";
import { findGame, loadGames, loadKit, loadTable, placesOf } from "../play/kit.js";
import { levelFor, levelNames } from "../words/levels.js";
import { Match } from "../play/match.js";
import { Sitting } from "../play/sitting.js";
import { Replay } from "../replay/replay.js";
import { freshSeed, readOrder } from "./order.js";
import { lastOpened } from "./open.js";
import * as saved from "../play/saved.js";

/** @typedef {import("../../types.d.ts").Status} Status */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../lesson/lesson.js").LessonRun} LessonRun */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("./order.js").Order} Order */
/** @typedef {import("../play/saved.js").Player} Player */
/** @typedef {import("../play/kit.js").Kit} Kit */
/** @typedef {import("../play/kit.js").Place} Place */

/** What there is to show, by the kind of page.
 * @typedef {{kind: "opening"} | {kind: "problem", error: unknown} | {kind: "start", games: GameInfo[]}
 *   | {kind: "setup", info: GameInfo, order: Order, special: string[], look: import("./seats.js").Look,
 *      places: Place[]}
 *   | {kind: "play", sitting: Sitting} | {kind: "replay", replay: Replay}
 *   | {kind: "lesson", Page: import("../lesson/lesson_page.js").LessonPage, lesson: LessonRun}
 *   | {kind: "position", match: Match, status: Status, text: string}
 *   | import("../../online/open.js").View} View */

/** The match in the engine, and who goes on with it; `from` is the position it began
 * from, if it did. @param {Engine} engine @param {Kit} kit @param {Player[]} players
 * @param {string} seed @param {saved.Saved["setup"]} setup
 * @param {{start?: string, moves?: saved.Decision[], branched?: boolean}} [from] where it goes on from
 * what was there: then it is kept at once */
async function playWith(engine, kit, players, seed, setup, from) {
  const sitting = new Sitting(new Match(engine, kit, players), {
    id: saved.newId(),
    game: kit.name,
    title: kit.title,
    setup,
    players,
    seed,
    record: "",
    count: 0,
    over: false,
    words: "",
    when: Date.now(),
    ...from,
  });
  sitting.isTouched ||= from !== undefined;
  await sitting.change(() => engine.status());
  return sitting;
}

/** @param {Engine} engine @param {Order} order @returns {Promise<Sitting>} */
export async function beginGame(engine, order) {
  const kit = await loadKit(engine, order.game);
  const seed = order.seed || freshSeed();
  await engine.begin({ game: order.game, seats: order.players.length, options: order.options, seed });
  return playWith(engine, kit, order.players, seed, { seats: order.players.length, ...order.options });
}

/** What if: a new game from the moves up to here. Who was a bot stays one; the
 * seats of an opened record are taken by the reader and bots.
 * @param {Engine} engine @param {Replay} replay @returns {Promise<View>} */
export async function playFromRecord(engine, replay) {
  const { match } = replay;
  const now = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  const { from, status } = await replay.branch();
  const mover = moverOf(status);
  const known = match.players.some((player) => player.kind === "bot");
  const players = known ? match.players : othersAreBots(match.players.length, mover);
  return {
    kind: "play",
    sitting: await playWith(engine, match.kit, players, replay.seed, now.setup, { ...from, branched: true }),
  };
}

/** Who decides next; the first seat where nobody does. @param {Status} status @returns {number} */
const moverOf = ({ act }) => Number(act.find((seat) => seat !== "chance") ?? 0);

/** @param {number} seats @param {number} you @returns {Player[]} */
function othersAreBots(seats, you) {
  return Array.from({ length: seats }, (_, seat) =>
    seat === you ? { name: "", kind: "human", level: "" } : { name: "", kind: "bot", level: levelFor("people") },
  );
}

/** A full position is played on from, with a move of the reader if there is one.
 * @param {Engine} engine @param {{match: Match, status: Status, text: string}} view @param {string} [move]
 * @returns {Promise<View>} */
export async function playOnFrom(engine, { match, status, text }, move) {
  const mover = moverOf(status);
  const { setup } = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  await engine.chance();
  const players = othersAreBots(status.names.length, mover);
  const sitting = await playWith(engine, match.kit, players, status.seed, setup, { start: text, moves: [] });
  if (move !== undefined) await sitting.decide(mover, move);
  return { kind: "play", sitting };
}

/** @param {Engine} engine @param {string} id */
async function resumeGame(engine, id) {
  const game = saved.load(id);
  const kit = await loadKit(engine, game.game);
  await saved.restore(engine, game);
  return new Sitting(new Match(engine, kit, game.players), game);
}

/** The players that a record names: bots by their level, people without a name by their seat.
 * @param {{names: string[], players?: (string | null)[]}} status @returns {Player[]} */
function playersOf({ names, players = [] }) {
  return names.map((seat, i) => {
    const name = players[i] ?? "";
    if (levelNames().includes(name)) return { name: "", kind: "bot", level: name };
    return { name: name === seat || name === "human" ? "" : name, kind: "human", level: "" };
  });
}

/** The move that a replay is to begin at. @param {Route["query"]} query */
const moveOf = ({ at }) => (/^\d+$/.test(at ?? "") ? Number(at) : 0);

/** @param {Engine} engine @param {string} record @param {number} [at] */
async function openRecord(engine, record, at) {
  const status = await engine.load(record).catch((/** @type {Error} */ e) => {
    throw new DeadEnd(t("errors-record", { why: e.message }));
  });
  const kit = await loadKit(engine, status.game);
  return new Replay(new Match(engine, kit, playersOf(status)), status, status.seed, undefined, at);
}

/** @param {Engine} engine @param {string} id @param {number} at */
async function openReplay(engine, id, at) {
  const game = saved.load(id);
  const kit = await loadKit(engine, game.game);
  const status = await saved.restore(engine, game);
  return new Replay(new Match(engine, kit, game.players), status, game.seed, game, at);
}

/** @param {Engine} engine @param {string} text */
async function openPosition(engine, text) {
  const status = await engine.position(text).catch((/** @type {Error} */ e) => {
    throw new DeadEnd(t("errors-position", { why: e.message }));
  });
  const kit = await loadKit(engine, status.game);
  return { match: new Match(engine, kit, playersOf({ names: status.names })), status, text };
}

/** @param {Engine} engine @param {string} name @returns {Promise<View>} */
async function openLesson(engine, name) {
  const kit = await loadKit(engine, name);
  if (!kit.table.lesson) throw new DeadEnd(t("lesson-none"));
  const parts = Promise.all([
    kit.table.lesson(),
    loadGuide(name),
    import("../lesson/lesson.js"),
    import("../lesson/lesson_page.js"),
  ]);
  const [lesson, words, { LessonRun }, { LessonPage }] = await part(parts);
  const run = new LessonRun(new Match(engine, kit, []), lesson, words, freshSeed());
  return { kind: "lesson", Page: LessonPage, lesson: run };
}

/** @param {Engine} engine @param {string} name @returns {Promise<View>} */
async function openRules(engine, name) {
  const info = await findGame(engine, name);
  const [table, words, { RulesPage }] = await Promise.all([
    loadTable(name),
    loadGuide(name),
    part(import("../rules/rules_page.js")),
  ]);
  return { kind: "page", Page: RulesPage, props: { info, words, table } };
}

/** The match of a lesson goes on as a game like any other, against the same bots.
 * @param {Engine} engine @param {LessonRun} lesson @returns {Promise<View>} */
export async function playFromLesson(engine, { match, seed }) {
  const { setup } = /** @type {import("../../types.d.ts").Snapshot} */ (match.now);
  await engine.chance();
  return { kind: "play", sitting: await playWith(engine, match.kit, match.players, seed, setup, { branched: true }) };
}

/** @param {Engine} engine @returns {Promise<View>} */
async function openTaken(engine) {
  const opened = lastOpened();
  if (!opened) throw new DeadEnd(t("errors-nothing-opened"));
  if (opened.kind === "record") return { kind: "replay", replay: await openRecord(engine, opened.text) };
  return { kind: "position", ...(await openPosition(engine, opened.text)) };
}

/** What is online is loaded when it is first wanted. @param {Engine} engine @param {Route} route
 * @returns {Promise<View>} */
async function openOnline(engine, { page, what }) {
  const { pages: online } = await part(import("../../online/open.js"));
  return online[page](engine, what);
}

/** @param {Engine} engine @returns {Promise<View>} */
async function openStats(engine) {
  const { StatsPage } = await part(import("../stats/stats_page.js"));
  return { kind: "page", Page: StatsPage, props: { games: await loadGames(engine) } };
}

/** What a page needs to set up seats and options: which options few want, the seats as they are now, and how
 * they look when something changes. @param {Engine} engine @param {string} game @param {number} count
 * @param {Record<string, string>} [choices] */
export async function openSeats(engine, game, count, choices) {
  /** @type {import("./seats.js").Look} */
  const look = (seats, options) => placesOf(engine, { game, seats, options });
  const { special = [] } = await loadTable(game);
  return { special, look, places: await placesOf(engine, { game, seats: count, options: choices }) };
}

/** One function per page: what to show for the rest of the address.
 * @type {Record<string, (engine: Engine, route: Route) => Promise<View>>} */
const pages = {
  "": async (engine) => ({ kind: "start", games: await loadGames(engine) }),
  "setup": async (engine, { what, query }) => {
    const info = await findGame(engine, what);
    const order = readOrder(info, query);
    return { kind: "setup", info, order, ...(await openSeats(engine, what, order.players.length, order.options)) };
  },
  "play": async (engine, { what, query }) => {
    const info = await findGame(engine, what);
    return { kind: "play", sitting: await beginGame(engine, readOrder(info, query)) };
  },
  "game": async (engine, { what }) => ({ kind: "play", sitting: await resumeGame(engine, what) }),
  "replay": async (engine, { what, query }) => ({
    kind: "replay",
    replay: await openReplay(engine, what, moveOf(query)),
  }),
  "learn": (engine, { what }) => openLesson(engine, what),
  "rules": (engine, { what }) => openRules(engine, what),
  "position": async (engine, { what }) => ({ kind: "position", ...(await openPosition(engine, what)) }),
  "stats": openStats,
  "opened": openTaken,
  "online": openOnline,
  "make": openOnline,
  "table": openOnline,
  "join": openOnline,
  "seat": openOnline,
  "record": async (engine, { what, query }) => {
    const { fetchRecord } = await part(import("../../online/open.js"));
    return { kind: "replay", replay: await openRecord(engine, await fetchRecord(what), moveOf(query)) };
  },
};

/** @param {Engine} engine @param {Route} route */
export async function openRoute(engine, route) {
  const open = Object.hasOwn(pages, route.page) ? pages[route.page] : null;
  if (!open) throw new DeadEnd(t("errors-no-route", { what: route.page }));
  return open(engine, route);
}
