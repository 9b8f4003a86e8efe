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
export type Say = Ctx["t"];

export type TileTold = Tells["tile"];
export type Progress = Tells["progress"];
export type PlaceTold = Tells["place"];
/** Who may be `nobody`. */
export type Who = TileTold["leader"];
