/* game.d.ts - what this game is to its page. Fields, facts and content are made from
 * the game's own tables (types.d.ts); what it tells besides them is src/games/empire/tell.c, and a test
 * compares it with what is told in matches.
 */
import type { Choice as AnyChoice, Context, Entry as AnyEntry, Snapshot, TableProps } from "../../../types.d.ts";
import type { Content, Fact, Key, Setup, State } from "./types.d.ts";

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

export interface Step {
  type: string;
  n: number;
}

/** A card with the action that it has in this set-up. */
export interface Card {
  id: number;
  good: string;
  pieces: number;
  join: string;
  steps: Step[];
}

export interface RowPlace {
  price: number;
  card: Card | null;
  /** By part of the card; where there is one. */
  possible?: boolean[];
}

export interface Stock {
  good: string;
  cards: number;
  tokens: number;
  wilds: number;
  points: number;
  next: { more: number; gain: number } | null;
}

export interface Player {
  armies: number;
  cities: number;
  cards: number;
  of: number;
  wilds: number;
  regions: number;
  continents: number;
  goods_points: number;
  goods: Stock[];
}

export interface Continent {
  id: string;
  regions: string[];
  holder: string | null;
  held: Record<string, number>;
}

export interface Tell {
  turn: number;
  turns: number;
  games: number;
  pile: number;
  neutrals: number;
  /** When all are open. */
  bid: { highest: number; by: string[] } | null;
  holder: Record<string, string | null>;
  tied: Record<string, string[]>;
  continents: Continent[];
  row: RowPlace[];
  /** That is being carried out. */
  card: Card | null;
  players: Player[];
}
