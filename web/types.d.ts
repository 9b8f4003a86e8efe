/* types.d.ts - the shapes that the parts of the page hand to each other. */

export type Seat = number;

/** What happens, or why: docs/facts.md. */
export interface Fact {
  is: string;
  [argument: string]: any;
}

export interface Choice {
  move: string;
  fact: Fact;
}

export interface ScoreLine {
  label: string;
  points: number;
  why: Fact | null;
}

export interface Score {
  total: number;
  outright: number;
  lines: ScoreLine[];
  tiebreaks: { label: string; points: number }[];
}

/** A match as one viewer sees it: src/core/snapshot.h. */
export interface Snapshot {
  game: string;
  setup: Record<string, any>;
  content: string;
  viewer: Seat | null;
  count: number;
  names: string[];
  state: any;
  tell: any;
  act: (Seat | "chance")[];
  /** What each of them is asked; nothing for chance. */
  questions: (Fact | null)[];
  choices: Choice[];
  scores: Score[];
  over: boolean;
  places: number[];
}

export interface Entry {
  n: number;
  seat: Seat | "chance";
  move: string;
  fact: Fact;
  barrier?: boolean;
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
}

export interface SeatInfo {
  name: string;
  colour: string;
  label: string;
  kind: "human" | "bot" | "remote";
  level?: string;
  you: boolean;
}

export interface TableProps extends Context {
  choices: Choice[];
  pick(move: string): void;
  preview(move: string | null): void;
  seen: { move: string; now: Snapshot } | null;
  last: Entry[];
  selected: string | null;
  select(id: string | null): void;
  about(id: string): Record<string, any>;
  moves: any;
  narrow: boolean;
  /** A choice in words. */
  offer(choice: Choice): string;
}

export interface Ask {
  title: string;
  detail?: string;
  buttons: { move: string; label: string; primary?: boolean }[];
}

export interface LessonStep {
  say: string;
  want?: RegExp;
  show?: string;
}

export interface Lesson {
  setup: { game: string; seats: number; options?: Record<string, string> };
  lines: string[];
  steps: LessonStep[];
}

export interface Context {
  now: Snapshot;
  facts: any;
  seats: SeatInfo[];
  /** A fact in words; nothing for none. */
  say(fact: Fact | null): string;
  /** A message of the game's words. */
  t(key: string, args?: Record<string, any>): string;
}

/** A line of the score sheet in words; lines of one group share a row. */
export interface ScoreWords {
  label: string;
  why: string;
  group?: string;
}

export interface GameTable {
  name: string;
  colours(now: Snapshot): string[];
  Table(props: TableProps): any;
  ask(props: TableProps): Ask;
  /** Keys of facts that the list of moves leaves out: the table shows them. */
  silent?: string[];
  /** What a thing is called here, if not as in the file of words. */
  thing?(fact: Fact, ctx: Context): string | undefined;
  /** A choice as an order; without it, as the file of words offers it. */
  order?(move: string, ctx: Context): string;
  /** What a line of the score sheet is called; without it, as in the engine. */
  score?(label: string, ctx: Context): { label: string; group?: string };
  explain(id: string, ctx: Context): { title: string; lines: string[] } | null;
  /** The words beside the title: "Turn 21 of 32, map A". */
  status?(ctx: Context): string;
  picture(): any;
  lesson: Lesson;
}
