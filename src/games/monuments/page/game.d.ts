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

/** So much of each kind. */
export type Amounts = Player["res"];
export type Building = Tells["building"];
export type Ground = Tells["hex"];
export type Ferry = Tells["ferry"];
export type NextLayer = Tells["layer"];
export type Player = Tells["player"];
export type Quest = Tells["quest"];
export type Side = Tells["side"];
export type Battle = Tells["battle"];

export type Effect = Content["common_bonuses"][number]["effects"][number];
export type Condition = Content["quests"][number]["conditions"][number];
export type ScoreLine = Content["score_lines"][number];
/** What something costs, as the content file has it. */
export type Cost = Content["layers"][number]["cost"];
export type Piece = { id: string; cost?: Cost };
