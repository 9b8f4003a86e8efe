/* game.d.ts - what this game is to its page. Fields, facts and content are made from
 * the game's own tables (types.d.ts); what it tells besides them is src/games/bronze/tell.c, and a test
 * compares it with what is told in matches.
 */
import type { Choice as AnyChoice, Context, Entry as AnyEntry, Snapshot, TableProps } from "../../../types.d.ts";
import type { Content, Fact, Facts, Key, Setup, State } from "./types.d.ts";

export type { Content, Fact, Facts, Key, Setup, State } from "./types.d.ts";

export interface Game {
  setup: Setup;
  state: State;
  tell: Tell;
  fact: Fact;
  content: Content;
  key: Key;
}

export type Now = Snapshot<Game>;
export type Ctx = Context<Game>;
export type Props = TableProps<Game>;
export type Choice = AnyChoice<Game>;
export type Entry = AnyEntry<Game>;
export type Say = Ctx["t"];

/** Who may be `nobody`. */
export type Who = number | "nobody";

export interface TileTold {
  free: number;
  counts: number[];
  leader: Who;
  behind: number[];
  due?: Who;
  cities: "never" | "laid" | "gone" | "later";
}

export interface LineTold {
  longest: number[];
  claim?: number;
  runs: { seat: number; spots: string[] }[];
}

export interface PlayerTold {
  markers: number;
  reach: number;
  provinces: number;
  routes: number;
  cards: number;
}

/** How far a seat is with a city. */
export interface Progress {
  have: number;
  want?: number;
  points: number;
  missing?: string[];
}

export interface CityTold {
  rule: "more" | "less" | "each" | "least" | "most";
  seats: Progress[];
}

/** What a place for the card in hand would bring. */
export interface PlaceTold {
  move: string;
  where: Facts["place"]["where"];
  face: Facts["place"]["face"];
  column: number;
  row: number;
  active: [number, number][];
  spots: string[];
}

export interface Tell {
  round: number;
  last: number;
  end: ("stack" | "markers" | "tile")[];
  tiles: TileTold[];
  lines: Record<string, LineTold>;
  players: PlayerTold[];
  cities: Record<string, CityTold>;
  places: PlaceTold[];
  unseen: Record<string, number>;
  deck: number;
}
