/* game.d.ts - what this game is to its page. Fields, facts and content are made from
 * the game's own tables (types.d.ts, by make docs); it tells nothing besides them.
 */
import type { Context, Snapshot, TableProps } from "../../../types.d.ts";
import type { Content, Fact, Key, Setup, State } from "./types.d.ts";

export interface Game {
  setup: Setup;
  state: State;
  tell: {};
  fact: Fact;
  content: Content;
  key: Key;
}

export type Now = Snapshot<Game>;
export type Ctx = Context<Game>;
export type Props = TableProps<Game>;
export type Region = Content["regions"][number];
