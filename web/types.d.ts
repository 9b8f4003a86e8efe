/* types.d.ts - the shapes that the parts of the page hand to each other. */

import type { VNode } from "./lib/preact.js";

export type Seat = number;

/** A piece of a sentence: text, or words that mean a thing, with those inside that mean others. */
export type Part = string | { text: string; fact: Fact; parts: Part[] };

/** What a message can be given. */
export type Argument = string | number | boolean | null | undefined | Fact | readonly Argument[];

/** What happens, or why: docs/facts.md. Those of a game are in its types.d.ts. */
export type Fact = { is: string; [argument: string]: Argument };

/** What a game is to the page: all of it is JSON. The page of a game says which in game.d.ts;
 * the shell does not look into it. */
export interface Game {
  setup: { seats: number; [option: string]: string | number };
  state: Record<string, unknown>;
  tell: object;
  fact: Fact;
  content: object;
  key: string;
}

/** `K` if there is such a message, or if it is a family of which there are some: `tie-${label}`. */
export type Known<K extends string, Keys extends string> = K extends Keys
  ? K
  : {} extends Record<K, 1>
    ? [Extract<Keys, K>] extends [never]
      ? never
      : K
    : never;

/** A message of a file of words, by its key. */
export type Say<Keys extends string> = <const K extends string>(
  key: Known<K, Keys> & K,
  args?: Record<string, Argument>,
) => string;

/** For kinds of facts, what is done with one. */
export type ByFact<F extends { is: string }, T, M extends unknown[] = []> = {
  [K in F["is"]]?: (fact: Extract<F, { is: K }>, ...more: M) => T;
};

/** An event at an element of that kind. */
export type EventAt<T extends Element, E extends Event = Event> = E & { target: T; currentTarget: T };

export interface Choice<G extends Game = Game> {
  move: string;
  fact: G["fact"];
}

export interface ScoreLine<G extends Game = Game> {
  label: string;
  points: number;
  why: G["fact"] | null;
}

export interface Score<G extends Game = Game> {
  total: number;
  outright: number;
  lines: ScoreLine<G>[];
  tiebreaks: { label: string; points: number }[];
}

/** A match as one viewer sees it: src/core/snapshot.h. */
export interface Snapshot<G extends Game = Game> {
  game: string;
  setup: G["setup"];
  content: string;
  viewer: Seat | null;
  count: number;
  names: string[];
  state: G["state"];
  tell: G["tell"];
  act: (Seat | "chance")[];
  /** What each of them is asked; nothing for chance. */
  questions: (G["fact"] | null)[];
  choices: Choice<G>[];
  scores: Score<G>[];
  over: boolean;
  places: number[];
}

export interface Entry<G extends Game = Game> {
  n: number;
  seat: Seat | "chance";
  move: string;
  fact: G["fact"];
  /** Why nothing is taken back past it, if so. */
  barrier?: Fact | null;
}

/** A match to begin. */
export interface Order {
  game: string;
  seats: number;
  options?: Record<string, string>;
  /** Left out: the engine takes one at random. */
  seed?: number | string;
  /** Chance waits to be told what it does (`line`), until `chance()`. */
  script?: boolean;
}

/** How a match stands, whoever looks. */
export interface Status {
  game: string;
  seats: number;
  names: string[];
  /** Moves that are played, and those that are kept for `goTo`. */
  count: number;
  total: number;
  over: boolean;
  act: (Seat | "chance")[];
  seed: string;
  /** How often something was taken back past what had been shown. */
  taken_back: number;
  /** Whose view it is, if it can be looked at but not played on. */
  view: Seat | "nobody" | null;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  content: string;
  seats: [number, number];
  /** Is anything ever hidden from anybody? */
  secrets: boolean;
  /** `person`: the words are seats; unless told otherwise, the first one where a person sits. */
  options: { name: string; help: string; words: string[]; standard: string; person: boolean }[];
}

export interface Hint {
  move: string;
  fact: Fact;
  winShare?: number;
  points: number;
  others: number;
  /** Lines of the score sheet that it changes at once. */
  gain?: { label: string; points: number }[];
}

export interface SeatInfo {
  name: string;
  colour: string;
  label: string;
  kind: "human" | "bot" | "guest";
  level?: string;
  you: boolean;
}

/** Attributes and handlers of an element. */
export type Attributes = Record<string, unknown>;

export interface TableProps<G extends Game = Game> extends Context<G> {
  choices: Choice<G>[];
  pick(move: string): void;
  preview(move: string | null): void;
  seen: { move: string; now: Snapshot<G> } | null;
  last: Entry<G>[];
  selected: string | null;
  select(id: string | null): void;
  about(id: string): Attributes;
  moves: VNode;
  narrow: boolean;
  /** A choice in words. */
  offer(choice: Choice<G>): string;
}

export interface Ask {
  title: string;
  detail?: string;
  buttons: { move: string; label: string; primary?: boolean }[];
}

/** What is asked before a choice that leads to dice: with the odds, and the word for rolling them. */
export interface Stakes {
  title: string;
  detail: string;
  yes: string;
}

export interface LessonStep {
  say: string;
  /** What happens first and all at once, also to the learner: "some turns later". */
  before?: string[];
  /** The move that the learner is to make; without it, they only read on. */
  want?: string;
  show?: string;
}

export interface Lesson {
  setup: { game: string; seats: number; options?: Record<string, string> };
  lines: string[];
  steps: LessonStep[];
}

/** What the rules show beside their words; loaded when they are opened. */
export interface RuleBook {
  /** The chapter about a question, by the key of its fact. */
  about: Record<string, string>;
  /** What is drawn for a chapter, on a sheet of 320 by 110. */
  pictures: Record<string, () => VNode | VNode[]>;
}

export interface Context<G extends Game = Game> {
  now: Snapshot<G>;
  content: G["content"];
  seats: SeatInfo[];
  /** A fact in words; nothing for none. */
  say(fact: Fact | null): string;
  /** A message of the game's words. */
  t: Say<G["key"]>;
}

/** A line of the score sheet in words; lines of one group share a row. `symbol` is one of icons.svg. */
export interface ScoreWords {
  label: string;
  why: Part[];
  group?: string;
  symbol?: string;
}

/** What can be heard (shell/sound/kinds.js). */
export type SoundKind =
  "place" | "move" | "take" | "coins" | "deal" | "dice" | "battle" | "won" | "turn" | "clock" | "end" | "refused";

/** What the facts of moves sound like, and those they bring with them: a kind, kinds that depend
 * on the fact, or `null` for what is not heard. */
export type Sounds<F extends Fact = Fact> = {
  [K in F["is"]]?: SoundKind | null | ((fact: Extract<F, { is: K }>) => SoundKind[]);
};

export interface GameTable<G extends Game = Game> {
  name: string;
  colours(now: Snapshot<G>): string[];
  Table(props: TableProps<G>): VNode;
  /** Nothing: the prompt says in its own words who decides. */
  ask(props: TableProps<G>): Ask | null;
  /** The table has the class `fills`: it fills the window. */
  fills?: boolean;
  /** What a choice that leads to `next` puts at stake; nothing if no dice follow. */
  stakes?(next: Snapshot<G>, ctx: Context<G>): Stakes | null;
  /** Keys of facts that the list of moves leaves out: the table shows them. */
  silent?: string[];
  /** What moves sound like; without it they are silent. */
  sounds?: Sounds<G["fact"]>;
  /** What a thing is called here, if not as in the file of words. */
  thing?(fact: Fact, ctx: Context<G>): string | undefined;
  /** A choice as an order; without it, as the file of words offers it. */
  order?(move: string, ctx: Context<G>): string;
  /** What a line of the score sheet is called; without it, as in the engine. */
  score?(label: string, ctx: Context<G>): { label: string; group?: string; symbol?: string };
  explain(id: string, ctx: Context<G>): { title: string; lines: string[] } | null;
  /** Where a thing that a sentence names lies: ids as they are given to `about`; none if it has no place. */
  where?(fact: Fact, ctx: Context<G>): string[];
  /** Where a `data-piece` that is new, or more, comes from, and one that is gone, or less, goes to:
   * ids of pieces or of `about`, the first that is seen; null: it stays; nothing: it drops, or fades. */
  travel?(key: string, done: Entry<G>[], ctx: Context<G>): string[] | null | undefined;
  /** The words beside the title: "Turn 21 of 32, map A". */
  status?(ctx: Context<G>, narrow: boolean): string;
  /** Options that few want: a set-up has them behind "More". */
  special?: string[];
  picture(): VNode;
  lesson?(): Promise<Lesson>;
  rules?(): Promise<RuleBook>;
}
