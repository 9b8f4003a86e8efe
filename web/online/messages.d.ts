/* messages.d.ts - what a server says to a table's guests, and hears: docs/http-api.md. */
import type { Entry, Fact, Snapshot } from "../types.d.ts";
import type { Info } from "./api.js";

/** A move, or something else that happened: then `event` says what. */
export type Logged = Entry & {
  version: number;
  bot?: boolean;
  event?: string;
  name?: string;
  /** Of `back`: how many moves are left. */
  to?: number;
};

/** How a table stands, from one version to another. */
export interface News {
  from: number;
  version: number;
  log: Logged[];
  info?: Info;
  now?: Snapshot;
  /** What is left to each seat, in ms. */
  clock?: number[];
  /** The ids of the own messages that are in it. */
  done?: string[];
}

export interface Welcome extends News {
  type: "welcome";
  seat: number | null;
}

export interface Happened extends News {
  type: "event";
}

export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
}

/** How it stood after move n, as it was asked for. */
export interface Moment {
  type: "moment";
  id?: string;
  version: number;
  n: number;
  now: Snapshot | null;
}

export interface Refusal {
  type: "refused";
  id?: string;
  code: string;
  /** What it is about, if players can meet it. */
  fact?: Fact;
  why: string;
}

export type Message =
  Welcome | Happened | Presence | Moment | Refusal | { type: "done"; id: string } | { type: "pong" };

/** What is said to a server. */
export interface Said {
  type: string;
  [argument: string]: string | number | boolean | undefined;
}
