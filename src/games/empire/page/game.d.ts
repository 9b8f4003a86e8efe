/* game.d.ts - what this game is to its page: names for what is made from the game's own tables and words. */
import type { Choice as AnyChoice, Context, Entry as AnyEntry, Snapshot, TableProps } from "../../../types.d.ts";
import type { Content, Fact, Key, Setup, State, Tell, Tells } from "./types.d.ts";

export type { Content, Fact, Facts } from "./types.d.ts";

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

export type Step = Tells["step"];
export type Card = Tells["card"];
export type RowPlace = Tells["place"];
export type Stock = Tells["good"];
export type Player = Tells["player"];
export type Continent = Tells["continent"];
