/* game.d.ts - what this game is to its page. Fields, facts and content are made from
 * the game's own tables (types.d.ts); what it tells besides them is src/games/monuments/tell.c, and a test
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

/** So much of each kind. */
export type Amounts = Record<string, number>;

export interface Building {
  kind: string;
  broken: boolean;
  works: boolean;
}

export interface Ground {
  seat: number | null;
  control: boolean;
  units: Amounts;
  builder?: number | null;
  buildings?: Building[];
  res?: Amounts;
  harvest?: number;
}

export interface Ferry {
  water: number;
  land: number | null;
  seat: number | null;
  crew: { kind: string; cargo?: string }[];
  helms: number[];
}

export interface NextLayer {
  layer: number;
  land: number;
  cost: Amounts;
  sacrifice: number;
  discount: number;
  lacking: Amounts;
  short: number;
  ready: boolean;
}

export interface Player {
  civ: string;
  colour: string;
  home: number;
  res: Amounts;
  counts: Amounts;
  params: Amounts;
  supply: Amounts;
  upgrades: string[];
  /** May it train military units, and attack? */
  military: boolean;
  next: NextLayer | null;
}

export interface Quest {
  id: number;
  seat: number;
  held: boolean;
  done: boolean;
  have: number[];
}

export interface Side {
  power: number;
  dice: number;
  pips: number;
}

/** Of 100 such battles; losses are tenths of power on average. */
export interface Odds {
  win: number;
  lose: number;
  attack_loss: number;
  defence_loss: number;
}

export interface Battle {
  attacker: number;
  defender: number;
  target: number;
  attack: Side;
  defence: Side;
  rolled: boolean;
  /** While attackers are declared, until the first dice fall. */
  odds: Odds | null;
  loser: number | null;
  damage: number;
}

export interface Tell {
  hexes: Record<string, Ground>;
  ferries: Record<string, Ferry>;
  seats: Player[];
  quests: Quest[];
  out: number[];
  piles: number[][];
  supply: Amounts;
  weapons: number;
  tokens: number;
  battle: Battle | null;
}

export type Effect = Content["common_bonuses"][number]["effects"][number];
export type Condition = Content["quests"][number]["conditions"][number];
export type ScoreLine = Content["score_lines"][number];
/** What something costs, as the content file has it. */
export type Cost = Content["layers"][number]["cost"];
export type Piece = { id: string; cost?: Cost };
