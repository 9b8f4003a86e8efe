/* open.js - opens what an address asks for, where that is online: the page to be
 * drawn, and what it is drawn from.
 */
import { DeadEnd } from "../shell/base/dead_end.js";
import { t } from "../shell/words/words.js";
import { findGame, loadGames, loadKit, placesOf } from "../shell/play/kit.js";
import { openSeats } from "../shell/start/desk.js";
import { readOrder } from "../shell/start/order.js";
import { LobbyPage } from "./lobby_page.js";
import { MakePage } from "./make_page.js";
import { Guest } from "./guest.js";
import { TablePage } from "./table_page.js";
import { takeAgain } from "./take.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {{kind: "page", Page: (props: never) => unknown, props: object, online?: Guest, address?: string}} View */

/** @param {Engine} engine @param {string} table @returns {Promise<View>} */
async function openTable(engine, table) {
  const { secret, invite } = mine.load(table);
  const info = await api.info(table, secret || invite);
  const held = await takeAgain(table, info.game);
  const kit = await loadKit(engine, info.game);
  const places = await placesOf(engine, { game: info.game, seats: info.seats.length, options: info.options });
  const guest = new Guest(engine, kit, info, held, places);
  return { kind: "page", Page: TablePage, props: { key: table, guest }, online: guest };
}

/** "TABLE.SECRET" @param {string} what */
function pair(what) {
  const found = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/.exec(what);
  if (!found) throw new DeadEnd(t("online-bad-link"), true);
  return { table: found[1], secret: found[2] };
}

/** An invitation. @param {Engine} engine @param {string} what */
async function openInvitation(engine, what) {
  const { table, secret } = pair(what);
  await api.info(table, secret);
  mine.keep(table, { invite: secret });
  return openTable(engine, table);
}

/** The link of a seat: from now on this browser holds it, and the address no longer
 * shows the secret. @param {Engine} engine @param {string} what @returns {Promise<View>} */
async function openSeat(engine, what) {
  const { table, secret } = pair(what);
  const [seat] = await api.mine([{ table, secret }]);
  if (seat?.unknown) throw new Error(t("online-unknown"));
  if (!seat || seat.gone) throw new DeadEnd(t("online-bad-seat"), true);
  mine.keep(table, { secret, game: seat.summary.game, when: Date.now() });
  return { ...(await openTable(engine, table)), address: `table/${table}` };
}

/** The page on which a table is made. @param {Engine} engine @param {string} game @returns {Promise<View>} */
async function openMaking(engine, game) {
  const info = await findGame(engine, game);
  const { players, options } = readOrder(info, {});
  const seats = await openSeats(engine, game, players.length, options);
  return { kind: "page", Page: MakePage, props: { key: game, info, ...seats } };
}

/** @param {Engine} engine @returns {Promise<View>} */
async function openLobby(engine) {
  return { kind: "page", Page: LobbyPage, props: { games: await loadGames(engine) } };
}

/** One function per page, by the first word of the address.
 * @type {Record<string, (engine: Engine, what: string) => Promise<View>>} */
export const pages = { online: openLobby, make: openMaking, table: openTable, join: openInvitation, seat: openSeat };

/** @param {string} table */
export function fetchRecord(table) {
  const held = mine.load(table);
  return api.record(table, held.secret || held.invite);
}
