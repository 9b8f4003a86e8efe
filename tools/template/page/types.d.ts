/* types.d.ts - made by make docs; do not edit. */

export type Setup = {
  seats: number;
  /** everybody sees the drawn card */
  open: "off" | "on";
};

export type State = {
  /** what has to be decided: draw (chance), decide (settle or trade), over */
  phase: string;
  /** the seat that draws and decides */
  turn: string;
  /** the region on the drawn card, seen only by its drawer; none while there is no such card */
  card: string | "none" | "?";
  /** Each region: cards of each region that are not spent: the deck, and the drawn card */
  cards: Record<string, number>;
  /** Each seat: the coins of each seat */
  coins: Record<string, number>;
  /** Each seat, each region: the settlers of each seat in each region */
  settlers: Record<string, Record<string, number>>;
};

export type Facts = {
  /** a player */
  "seat": { is: "seat"; id: string; };
  /** a region */
  "region": { is: "region"; id: string; };
  /** a card is drawn */
  "draw": { is: "draw"; region: Facts["region"]; };
  /** a card is drawn, and nobody else sees it */
  "draw-hidden": { is: "draw-hidden"; };
  /** a settler comes to a region and is paid for */
  "settle": { is: "settle"; region: Facts["region"]; coins: number; };
  /** the card is given away for coins */
  "trade": { is: "trade"; coins: number; };
  /** what to do with the card */
  "ask-decide": { is: "ask-decide"; region: Facts["region"]; cost: number; gain: number; };
  /** the same of a card that is not seen */
  "ask-hidden": { is: "ask-hidden"; };
  /** regions with the most settlers */
  "why-regions": { is: "why-regions"; regions: (Facts["held"])[]; };
  /** a region and its points */
  "held": { is: "held"; region: Facts["region"]; points: number; };
  /** coins, and how many make a point */
  "why-coins": { is: "why-coins"; coins: number; each: number; };
};

export type Fact = Facts[keyof Facts];

export type Tells = {
  /** nothing besides the fields */
  "tell": { };
};

export type Tell = Tells["tell"];

export type Content = {
  /** newgame */
  game: string;
  /** where the numbers come from */
  source?: string;
  /** the players' names */
  colours: (string)[];
  /** coins of each player */
  start_coins: number;
  /** coins to settle */
  settle_cost: number;
  /** coins of a trade */
  trade_coins: number;
  /** coins that are worth a point */
  coins_per_point: number;
  /** the regions */
  regions: {
    /** its name */
    id: string;
    /** its cards in the deck */
    cards: number;
    /** what holding it is worth */
    points: number;
  }[];
};

export type Key =
  | "seat"
  | "region"
  | "draw"
  | "draw-hidden"
  | "settle"
  | "settle.did"
  | "trade"
  | "trade.did"
  | "coins"
  | "ask-decide"
  | "ask-decide.help"
  | "ask-decide.wait"
  | "ask-hidden"
  | "ask-hidden.help"
  | "ask-hidden.wait"
  | "why-regions"
  | "held"
  | "why-coins"
  | "line-regions"
  | "line-coins"
  | "tie-coins"
  | "tie-coins.count"
  | "board-head"
  | "board-coins"
  | "board-draw"
  | "board-decide"
  | "board-over"
  | "regions-title"
  | "region-told"
  | "points"
  | "cards"
  | "cards-left"
  | "players-title"
  | "explain-region"
  | "explain-region.most"
  | "explain-coins"
  | "explain-coins.text"
  | "title-blurb"
  | "title-length"
  | "option-open"
  | "option-open.help"
  | "lesson-settle"
  | "lesson-trade"
  | "lesson-end"
  | "rules"
  | "rules-idea"
  | "rules-idea.p1"
  | "rules-idea.example"
  | "rules-idea.picture"
  | "rules-turn"
  | "rules-turn.p1"
  | "rules-turn.p2"
  | "rules-turn.example"
  | "rules-turn.picture"
  | "rules-end"
  | "rules-end.p1"
  | "rules-end.p2"
  | "rules-end.example"
  | "rules-end.picture"
  | "list-comma"
  | "list-and"
  | "list-or"
  | "list-semicolon"
  | "list-space"
  | "chance"
  | "number"
  | "nobody"
  | "refusal-seat"
  | "refusal-move"
  | "refusal-view"
  | "refusal-past"
  | "refusal-end"
  | "refusal-unmoved"
  | "refusal-chance"
  | "refusal-chance.since"
  | "refusal-sealed"
  | "refusal-sealed.since"
  | "refusal-shown"
  | "refusal-shown.since"
  | "refusal-turn"
  | "refusal-illegal"
  | "refusal-stale"
  | "refusal-late"
  | "refusal-resigned"
  | "refusal-barrier"
  | "refusal-state"
  | "refusal-open"
  | "refusal-over"
  | "refusal-idle"
  | "refusal-back"
  | "refusal-unasked"
  | "refusal-rematch"
  | "refusal-running"
  | "refusal-full"
  | "refusal-pace"
  | "refusal-storage"
  | "refusal-table"
  | "refusal-secret"
  | "refusal-taken"
  | "refusal-invited"
  | "refusal-crowded"
  | "refusal-tables"
  | "refusal-blank"
  | "refusal-long"
  | "refusal-signs"
  | "refusal-number"
  ;
