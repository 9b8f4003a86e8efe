/* api.js - the server's HTTP calls (docs/http-api.md). What it refuses rejects
 * with its sentence; where no server answers, with NoServer.
 */
import { sentenceOf, t } from "../shell/words/words.js";

/** @typedef {{kind: "free" | "live" | "slow", bank?: number, increment?: number, days?: number}} Pace */
/** @typedef {{game: string, seats: string[], options: Record<string, string>, public: boolean, pace: Pace,
 *            level: string, name?: string, seat?: number, id?: string}} Wish */
/** @typedef {{table: string, invite: string, commitment: string, seat?: number, secret?: string}} Made */
/** @typedef {{kind: "open" | "person" | "bot", name: string, level?: string, online?: boolean, late?: boolean,
 *   resigned?: boolean}} Place */
/** @typedef {{table: string, game: string, options: Record<string, string>, public: boolean, level: string, pace: Pace,
 *            commitment: string, state: "open" | "playing" | "over", seats: Place[],
 *            ask?: {seat: number, to: number, agreed: number[]}, key?: string, next?: string}} Info */
/** @typedef {Omit<Info, "seats"> & {seats: string[], open: number}} Summary */
/** `gone`: there surely is no such table; `unknown`: the server cannot look it up now.
 * @typedef {{table: string, gone?: boolean, unknown?: boolean, seat: number, turn: boolean, version: number,
 *   summary: Summary}} Mine */

/** How many seats one call asks about. */
const MINE_MOST = 20;

/** Nobody answers, or what answers is no server of Mudbrick. */
export class NoServer extends Error {}

/** Nobody knows whether the call was heard. */
export class Lost extends NoServer {}

/** The server refuses. */
export class Refused extends Error {
  /** @param {number} status @param {{why: string, fact?: import("../types.d.ts").Fact}} refusal */
  constructor(status, { why, fact }) {
    super(sentenceOf({ fact, message: t("errors-why", { why }) }));
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} how */
async function ask(path, how) {
  try {
    return await fetch(`api/${path}`, { cache: "no-store", credentials: "omit", ...how });
  } catch {
    throw new Lost(navigator.onLine ? t("online-no-answer") : t("online-offline"));
  }
}

/** Refusals are JSON; anything else comes from a host that only has files.
 * @param {Response} answer @returns {Promise<never>} */
async function refuse(answer) {
  const refusal = await answer.json().catch(() => null);
  if (typeof refusal?.why !== "string")
    throw new NoServer(answer.status >= 500 ? t("online-no-answer") : t("online-none"));
  throw new Refused(answer.status, refusal);
}

/** @param {string | undefined} bearer @returns {Record<string, string>} */
const papers = (bearer) => (bearer ? { Authorization: `Bearer ${bearer}` } : {});

/** What the server answers is as docs/http-api.md says.
 * @template T @param {string} path @param {RequestInit} [how] @returns {Promise<T>} */
async function json(path, how = {}) {
  const answer = await ask(path, how);
  if (!answer.ok) return refuse(answer);
  return answer.json().catch(() => {
    throw new NoServer(t("online-none"));
  });
}

/** @template T @param {string} path @param {object} body @returns {Promise<T>} */
const post = (path, body) =>
  json(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} table */
const at = (table) => `tables/${encodeURIComponent(table)}`;

/** Public tables that are not over. @returns {Promise<Summary[]>} */
export async function tables() {
  /** @type {{tables: Summary[]}} */
  const answer = await json("tables");
  return answer.tables;
}

/** @param {Wish} wish @returns {Promise<Made>} */
export const make = (wish) => post("tables", wish);

/** @param {string} table @param {string} [bearer] an invitation or a secret @returns {Promise<Info>} */
export const info = (table, bearer) => json(at(table), { headers: papers(bearer) });

/** @param {string} table @param {{name: string, seat?: number, invite?: string, id?: string}} who
 * @returns {Promise<{table: string, seat: number, secret: string}>} */
export const sit = (table, who) => post(`${at(table)}/seats`, who);

/** @param {string} table @param {string} [bearer] @returns {Promise<string>} */
export async function record(table, bearer) {
  const answer = await ask(`${at(table)}/record`, { headers: papers(bearer) });
  return answer.ok ? answer.text() : refuse(answer);
}

/** How it stands at these seats. @param {{table: string, secret: string}[]} seats @returns {Promise<Mine[]>} */
export async function mine(seats) {
  const parts = [];
  for (let i = 0; i < seats.length; i += MINE_MOST) parts.push(seats.slice(i, i + MINE_MOST));
  /** @type {(part: typeof seats) => Promise<{seats: Mine[]}>} */
  const ask = (part) => post("mine", { seats: part.map(({ table, secret }) => ({ table, secret })) });
  return (await Promise.all(parts.map(ask))).flatMap((answer) => answer.seats);
}

/** The address of a table's WebSocket. @param {string} table */
export function socketAddress(table) {
  const address = new URL(`ws?table=${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}
