/* game.d.ts - what this game is to its page: names for what is made from the game's own tables and
 * words (types.d.ts, by make docs). */
import type { Context, Snapshot, TableProps } from "../../../types.d.ts";
import type { Content, Fact, Key, Setup, State, Tell } from "./types.d.ts";

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
export type Region = Content["regions"][number];
