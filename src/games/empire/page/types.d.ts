/* types.d.ts - made by make docs; do not edit. */

export type Setup = {
  seats: number;
  /** the side of the board */
  map: "A" | "B";
  /** goods tokens on the regions with a triangle */
  tokens: "off" | "on";
  /** the seat of the youngest, who wins tied bids; or a die decides */
  tie: "die" | "0" | "1" | "2" | "3" | "4";
  /** card 24 as in the other printing */
  other_printing: "off" | "on";
  /** three games in a row, the sum decides */
  full_game: "off" | "on";
};

export type State = {
  /** Each seat: the cards that each seat has taken */
  cards: Record<string, string[]>;
  /** what has to be decided: row, tokens, neutral, bid, tie, first (the opening), take, choose, act, deal (a turn), over */
  phase: string;
  /** how many games of a full game are finished */
  game: number;
  /** the seat that acts, or acts after chance has */
  turn: string;
  /** the card that is being carried out */
  card: string | "none";
  /** which part of that card, from 0; 0 outside of act */
  part: number;
  /** the part of an "and" card that may follow */
  follow: number | "none";
  /** how many steps of the part are left */
  left: number;
  /** Each place: the open cards from left to right; the place of a card that is being carried out stays empty until the turn ends */
  row: (string | "none")[];
  /** Each seat: the coins of each seat */
  coins: Record<string, number>;
  /** Each seat: the coins bid; none before the bid is made, hidden from others until all are in */
  bid: Record<string, number | "none" | "?">;
  /** Each owner, each region: armies on the board; neutral is the third colour of the game for two */
  armies: Record<string, Record<string, number>>;
  /** Each seat, each region: cities on the board */
  cities: Record<string, Record<string, number>>;
  /** Each region: the goods token on a region */
  token: Record<string, string | "none">;
  /** Each game, each seat: points of the finished games of a full game */
  past_points: (Record<string, number>)[];
  /** Each game, each seat: coins left in the finished games of a full game */
  past_coins: (Record<string, number>)[];
};

export type Facts = {
  /** a player, `neutral` or `nobody` */
  "seat": { is: "seat"; id: string; };
  /** a region; with `start`, the start region */
  "region": { is: "region"; id: string; start?: number; };
  /** a continent */
  "continent": { is: "continent"; id: string; };
  /** a kind of goods */
  "good": { is: "good"; id: string; };
  /** a card: its goods, and what it lets do */
  "card": { is: "card"; id: number; wild: number; good: Facts["good"]; pieces: number; deed: Facts["deed"]; };
  /** steps joined by `and` or `or`; `single`: one */
  "deed": { is: "deed"; join: string; steps: (Facts["step"])[]; };
  /** so many of one kind of action */
  "step": { is: "step"; type: string; n: number; };
  /** a card comes into the row */
  "deal": { is: "deal"; card: Facts["card"]; };
  /** a token is laid on a region */
  "token": { is: "token"; good: Facts["good"]; region: Facts["region"]; };
  /** a neutral army is placed */
  "neutral": { is: "neutral"; region: Facts["region"]; changes?: (Facts["change"])[]; };
  /** coins are bid; `opens`: it is the last, and all are shown; who wins, unless a die decides, pays */
  "bid": { is: "bid"; coins: number; opens?: number; bids?: (Facts["bid-of"])[]; winner?: Facts["seat"]; pays?: number; };
  /** what somebody has bid */
  "bid-of": { is: "bid-of"; seat: Facts["seat"]; coins: number; };
  /** coins are bid, and nobody sees how many */
  "bid-hidden": { is: "bid-hidden"; };
  /** the die decides a tied bid, which is paid */
  "roll": { is: "roll"; seat: Facts["seat"]; coins: number; };
  /** somebody begins: oneself, or another */
  "first": { is: "first"; seat: Facts["seat"]; whom: string; };
  /** a card is taken and paid for */
  "take": { is: "take"; place: number; price: number; card: Facts["card"]; ends?: number; };
  /** a part of the card is chosen */
  "choose": { is: "choose"; step: Facts["step"]; };
  /** an army is placed */
  "place": { is: "place"; region: Facts["region"]; changes?: (Facts["change"])[]; ends?: number; };
  /** an army goes to a region by `land` or `sea` */
  "move": { is: "move"; from: Facts["region"]; to: Facts["region"]; by: string; changes?: (Facts["change"])[]; ends?: number; };
  /** a city is built */
  "city": { is: "city"; region: Facts["region"]; changes?: (Facts["change"])[]; ends?: number; };
  /** an army is destroyed */
  "destroy": { is: "destroy"; seat: Facts["seat"]; region: Facts["region"]; changes?: (Facts["change"])[]; ends?: number; };
  /** the `card` is left, or the rest of the `part` */
  "stop": { is: "stop"; what: string; ends?: number; };
  /** a region or continent changes hands */
  "change": { is: "change"; what: Facts["region"] | Facts["continent"]; from: Facts["seat"]; to: Facts["seat"]; };
  /** where a neutral army goes */
  "ask-neutral": { is: "ask-neutral"; left: number; };
  /** what is bid; ties go to a `die`, or from a `seat` on */
  "ask-bid": { is: "ask-bid"; tie: string; youngest: Facts["seat"]; };
  /** who begins; the bid that was paid */
  "ask-first": { is: "ask-first"; coins: number; };
  /** which card is taken; cards still to take */
  "ask-take": { is: "ask-take"; coins: number; cards: number; };
  /** which part of the card is done, or done first */
  "ask-choose": { is: "ask-choose"; join: string; deed: Facts["deed"]; };
  /** where an army is placed */
  "ask-place": { is: "ask-place"; left: number; step: Facts["step"]; then: (Facts["step"])[]; };
  /** which army moves, and where it goes; by `land` or `sea` */
  "ask-move": { is: "ask-move"; by: string; left: number; step: Facts["step"]; then: (Facts["step"])[]; };
  /** where a city is built */
  "ask-city": { is: "ask-city"; left: number; step: Facts["step"]; then: (Facts["step"])[]; };
  /** which army is destroyed */
  "ask-destroy": { is: "ask-destroy"; left: number; step: Facts["step"]; then: (Facts["step"])[]; };
  /** a place of the row and its card */
  "row": { is: "row"; place: number; price: number; card: Facts["card"]; };
  /** a place of the row without a card */
  "row-empty": { is: "row-empty"; place: number; price: number; };
  /** the card that is being carried out */
  "carried": { is: "carried"; card: Facts["card"]; };
  /** cards left in the pile */
  "pile": { is: "pile"; cards: number; };
  /** who is in a region, and what it touches */
  "region-is": { is: "region-is"; region: Facts["region"]; start: number; holder: Facts["seat"]; pieces: (Facts["pieces"])[]; tokens: (Facts["good"])[]; land: (Facts["region"])[]; sea: (Facts["region"])[]; };
  /** what somebody has in a region */
  "pieces": { is: "pieces"; armies: number; cities: number; owner: Facts["seat"]; };
  /** nothing is in the regions that are not told */
  "regions-empty": { is: "regions-empty"; };
  /** who holds a continent, and how much of it */
  "continent-is": { is: "continent-is"; continent: Facts["continent"]; holder: Facts["seat"]; shares: (Facts["share"])[]; regions: (Facts["region"])[]; };
  /** so many regions of a continent */
  "share": { is: "share"; owner: Facts["seat"]; regions: number; };
  /** what a player has; a bid is `no`, `hidden` or `open` */
  "player-is": { is: "player-is"; seat: Facts["seat"]; coins: number; armies: number; cities: number; regions: number; cards: number; of: number; goods: (Facts["stock"])[]; bid?: number; bidding: string; };
  /** pieces of a good on cards */
  "stock": { is: "stock"; pieces: number; good: Facts["good"]; };
  /** a card, by its number */
  "card-is": { is: "card-is"; number: number; card: Facts["card"]; };
  /** what pieces of a good are worth */
  "good-is": { is: "good-is"; good: Facts["good"]; rows: (Facts["worth"])[]; };
  /** so many pieces bring so many points */
  "worth": { is: "worth"; pieces: number; points: number; };
  /** what a wild card is worth */
  "wild-is": { is: "wild-is"; good: Facts["good"]; };
  /** the continent that a region is part of */
  "region-lies": { is: "region-lies"; region: Facts["region"]; continent: Facts["continent"]; };
  /** an earlier game, and the coins left in it */
  "why-game": { is: "why-game"; coins: number; };
  /** regions held */
  "why-regions": { is: "why-regions"; regions: (Facts["region"])[]; };
  /** continents held */
  "why-continents": { is: "why-continents"; continents: (Facts["continent"])[]; };
  /** pieces of a good */
  "why-good": { is: "why-good"; cards: number; tokens: number; wilds: number; };
};

export type Fact = Facts[keyof Facts];

export type Tells = {
  /** all of it; `bid`: when all are open; `card`: that is being carried out; `holder`, `tied`: by region */
  "tell": { turn: number; turns: number; games: number; pile: number; neutrals: number; bid: Tells["bid"] | null; holder: Record<string, string | null>; tied: Record<string, (string)[]>; continents: (Tells["continent"])[]; row: (Tells["place"])[]; card: Tells["card"] | null; players: (Tells["player"])[]; };
  /** the highest bid, and whose it is */
  "bid": { highest: number; by: (string)[]; };
  /** who holds a continent, and how many of its regions each */
  "continent": { id: string; regions: (string)[]; holder: string | null; held: Record<string, number>; };
  /** a place of the row; `possible`: which parts of its card could be done */
  "place": { price: number; card: Tells["card"] | null; possible?: (boolean)[]; };
  /** a card with the action that it has in this set-up */
  "card": { id: number; good: string; pieces: number; join: "single" | "or" | "and"; steps: (Tells["step"])[]; };
  /** so many of one kind of action */
  "step": { type: string; n: number; };
  /** what a seat has; `armies` and `cities` that are left; `cards` it has `of` so many */
  "player": { armies: number; cities: number; cards: number; of: number; regions: number; continents: number; goods_points: number; wilds: number; goods: (Tells["good"])[]; };
  /** the pieces of a good, and its points; `next`: with how many more it brings how many points more */
  "good": { good: string; cards: number; tokens: number; wilds: number; points: number; next: Tells["gain"] | null; };
  /** so many points for so many more */
  "gain": { more: number; gain: number; };
};

export type Tell = Tells["tell"];

export type Content = {
  /** empire */
  game: string;
  /** where the numbers come from */
  source?: string;
  /** what changes with the number of players */
  players: {
    /** with so many players */
    players: number;
    /** coins of each */
    coins: number;
    /** cards of each at the end */
    cards_each: number;
    /** armies of nobody */
    neutral_armies: number;
  }[];
  /** the players' names */
  colours: (string)[];
  /** armies of each player */
  armies: number;
  /** cities of each player */
  cities: number;
  /** armies on the start region */
  start_armies: number;
  /** coins in the box */
  coins: number;
  /** prices of the places of the row */
  prices: (number)[];
  /** the goods */
  goods: {
    /** its name */
    id: string;
    /** what a set is worth, growing */
    points: {
      /** at least so many */
      pieces: number;
      /** are worth so many points */
      vp: number;
    }[];
  }[];
  /** the goods tokens */
  tokens: {
    /** the good it shows */
    good: string;
    /** how many of these tokens */
    count: number;
  }[];
  /** the cards */
  cards: {
    /** its number in moves and positions */
    id: number;
    /** the good it shows */
    good: string;
    /** how many of that good */
    pieces: number;
    /** left out of games with fewer players */
    min_players: number;
    /** how two steps go together */
    join: "single" | "or" | "and";
    /** the steps of the action */
    steps: {
      /** what the step does */
      type: "place" | "move" | "sail" | "city" | "destroy";
      /** how many armies, moves or cities */
      n: number;
    }[];
    /** the action in the other printing */
    other_printing?: {
      /** how two steps go together */
      join: "single" | "or" | "and";
      /** the steps of the action */
      steps: {
        /** what the step does */
        type: "place" | "move" | "sail" | "city" | "destroy";
        /** how many armies, moves or cities */
        n: number;
      }[];
    };
  }[];
  /** the two sides of the board */
  maps: {
    /** the side of the board */
    id: string;
    /** where armies start */
    start: string;
    /** its continents */
    continents: {
      /** its name */
      id: string;
    }[];
    /** its regions */
    regions: {
      /** its name */
      id: string;
      /** the continent it lies on */
      continent: string;
      /** from the left, for pictures */
      x: number;
      /** from the top, for pictures */
      y: number;
    }[];
    /** pairs of regions with a common border */
    land: ((string)[])[];
    /** pairs of regions with a sea line */
    sea: ((string)[])[];
    /** regions with a triangle, for goods tokens */
    token_regions: (string)[];
  }[];
};

export type Key =
  | "seat"
  | "region"
  | "continent"
  | "good"
  | "good.title"
  | "card"
  | "card-shows"
  | "deed"
  | "step"
  | "step.brief"
  | "step.title"
  | "deal"
  | "token"
  | "neutral"
  | "neutral.did"
  | "bid"
  | "bid.did"
  | "opening"
  | "winning"
  | "bid-of"
  | "bid-hidden"
  | "bid-hidden.did"
  | "roll"
  | "first"
  | "first.did"
  | "take"
  | "take.did"
  | "choose"
  | "choose.did"
  | "place"
  | "place.times"
  | "place.did"
  | "move"
  | "move.times"
  | "move.did"
  | "city"
  | "city.did"
  | "destroy"
  | "destroy.times"
  | "destroy.did"
  | "stop"
  | "stop.did"
  | "change"
  | "ask-neutral"
  | "ask-neutral.help"
  | "ask-neutral.wait"
  | "ask-bid"
  | "ask-bid.help"
  | "ask-bid.wait"
  | "ask-first"
  | "ask-first.help"
  | "ask-first.wait"
  | "ask-take"
  | "ask-take.help"
  | "ask-take.wait"
  | "ask-choose"
  | "ask-choose.help"
  | "ask-choose.wait"
  | "ask-place"
  | "ask-place.help"
  | "ask-place.short"
  | "ask-place.wait"
  | "ask-move"
  | "ask-move.help"
  | "ask-move.short"
  | "ask-move.wait"
  | "ask-city"
  | "ask-city.help"
  | "ask-city.short"
  | "ask-city.wait"
  | "ask-destroy"
  | "ask-destroy.help"
  | "ask-destroy.short"
  | "ask-destroy.wait"
  | "ask-then"
  | "steps-left"
  | "action-place"
  | "action-place.short"
  | "action-move"
  | "action-move.short"
  | "action-sail"
  | "action-sail.short"
  | "action-city"
  | "action-city.short"
  | "action-destroy"
  | "action-destroy.short"
  | "coins"
  | "price"
  | "over"
  | "row"
  | "row-empty"
  | "carried"
  | "pile"
  | "region-is"
  | "pieces"
  | "armies"
  | "cities"
  | "regions-empty"
  | "continent-is"
  | "share"
  | "player-is"
  | "coins-had"
  | "stock"
  | "card-is"
  | "good-is"
  | "worth"
  | "wild-is"
  | "region-lies"
  | "why-game"
  | "why-regions"
  | "why-regions.brief"
  | "why-continents"
  | "why-continents.brief"
  | "why-good"
  | "why-pieces"
  | "board-game"
  | "board-legend"
  | "board-owner"
  | "board-land"
  | "board-sea"
  | "board-continents"
  | "board-row"
  | "board-card"
  | "board-pile"
  | "board-players"
  | "board-players.more"
  | "board-cards"
  | "board-goods"
  | "board-stock"
  | "board-task-row"
  | "board-task-tokens"
  | "board-task-neutral"
  | "board-task-bid"
  | "board-task-tie"
  | "board-task-first"
  | "board-task-take"
  | "board-task-choose"
  | "board-task-act"
  | "board-task-deal"
  | "board-task-over"
  | "status"
  | "status.short"
  | "title-short"
  | "status-turn"
  | "status-turn.within"
  | "status-players"
  | "owner-neutral"
  | "owner-neutral.title"
  | "points"
  | "points-unit"
  | "region-short"
  | "region-title"
  | "region-all"
  | "region-nobody"
  | "region-held"
  | "region-tied"
  | "region-armies"
  | "region-cities"
  | "region-token"
  | "map-title"
  | "map-side"
  | "map-continent"
  | "map-tied"
  | "map-nobody"
  | "map-zoom-in"
  | "map-zoom-out"
  | "map-whole"
  | "map-overview"
  | "map-choose"
  | "map-hold"
  | "map-release"
  | "held-move"
  | "held-destroy"
  | "destroy-of"
  | "hint-drag"
  | "outcome-gain"
  | "outcome-gains"
  | "outcome-none"
  | "outcome-coins"
  | "card-goods"
  | "card-deed"
  | "card-title"
  | "card-join"
  | "cards-title"
  | "cards-free"
  | "cards-pile"
  | "cards-left"
  | "cards-gap"
  | "cards-idle"
  | "cards-dear"
  | "cards-now"
  | "bids-title"
  | "bids-yours"
  | "bids-made"
  | "bids-open"
  | "bids-nothing"
  | "bids-highest"
  | "bids-tied"
  | "bids-pays"
  | "player-turn"
  | "player-show"
  | "player-armies"
  | "player-cities"
  | "player-cards"
  | "player-cards.name"
  | "player-bid"
  | "player-regions"
  | "player-continents"
  | "player-goods"
  | "player-past"
  | "player-bar"
  | "player-next"
  | "player-done"
  | "player-wilds"
  | "tabs"
  | "tab-bid"
  | "tab-cards"
  | "tab-own"
  | "tab-rivals"
  | "tab-log"
  | "line-game-1"
  | "line-game-1.within"
  | "line-game-2"
  | "line-game-2.within"
  | "line-regions"
  | "line-regions.within"
  | "line-continents"
  | "line-continents.within"
  | "line"
  | "explain-region-held"
  | "explain-region-neutral"
  | "explain-region-tied"
  | "explain-region-empty"
  | "explain-standing"
  | "explain-token"
  | "explain-start"
  | "explain-continent-of"
  | "explain-land"
  | "explain-sea"
  | "explain-army"
  | "explain-army-neutral"
  | "explain-city"
  | "explain-at"
  | "explain-sea-line"
  | "explain-sea-line.help"
  | "explain-continent"
  | "explain-continent-held"
  | "explain-continent-neutral"
  | "explain-continent-tied"
  | "explain-continent-empty"
  | "explain-continent-share"
  | "explain-deed"
  | "explain-good"
  | "explain-wild"
  | "explain-price"
  | "explain-impossible"
  | "explain-part-impossible"
  | "explain-row"
  | "explain-current"
  | "explain-pile"
  | "explain-pile.help"
  | "explain-good-now"
  | "explain-good-cards"
  | "explain-good-tokens"
  | "explain-good-wilds"
  | "explain-good-next"
  | "explain-gain"
  | "explain-good-done"
  | "explain-worth"
  | "explain-coins"
  | "explain-coins.help"
  | "explain-armies"
  | "explain-armies.help"
  | "explain-cities"
  | "explain-cities.help"
  | "explain-cards"
  | "explain-cards.help"
  | "explain-cards-taken"
  | "explain-score"
  | "explain-score-line"
  | "explain-bid"
  | "explain-bid.help"
  | "explain-bid-open"
  | "explain-bid-hidden"
  | "explain-bid-none"
  | "explain-wilds"
  | "explain-wilds-now"
  | "explain-wilds-good"
  | "explain-wilds-idle"
  | "title-blurb"
  | "title-length"
  | "option-map"
  | "option-map.help"
  | "option-tokens"
  | "option-tokens.help"
  | "option-tie"
  | "option-tie.help"
  | "option-tie.is-die"
  | "option-tie.seat"
  | "option-other_printing"
  | "option-other_printing.help"
  | "option-full_game"
  | "option-full_game.help"
  | "tie-coins"
  | "tie-coins.count"
  | "tie-armies"
  | "tie-armies.count"
  | "tie-regions"
  | "tie-regions.count"
  | "lesson-welcome"
  | "lesson-start"
  | "lesson-bid"
  | "lesson-first"
  | "lesson-take"
  | "lesson-place"
  | "lesson-pay"
  | "lesson-move"
  | "lesson-stop"
  | "lesson-take-city"
  | "lesson-city"
  | "lesson-take-sail"
  | "lesson-sail"
  | "lesson-last"
  | "lesson-goods"
  | "lesson-wild"
  | "lesson-end"
  | "rules"
  | "rules-idea"
  | "rules-idea.p1"
  | "rules-idea.p2"
  | "rules-idea.example"
  | "rules-idea.picture"
  | "rules-parts"
  | "rules-parts.p1"
  | "rules-parts.p2"
  | "rules-parts.p3"
  | "rules-parts.example"
  | "rules-parts.picture"
  | "rules-setup"
  | "rules-setup.p1"
  | "rules-setup.p2"
  | "rules-setup.p3"
  | "rules-setup.p4"
  | "rules-setup.example"
  | "rules-setup.picture"
  | "rules-two"
  | "rules-two.p1"
  | "rules-two.p2"
  | "rules-two.example"
  | "rules-two.picture"
  | "rules-bid"
  | "rules-bid.p1"
  | "rules-bid.p2"
  | "rules-bid.p3"
  | "rules-bid.p4"
  | "rules-bid.example"
  | "rules-bid.picture"
  | "rules-turn"
  | "rules-turn.p1"
  | "rules-turn.p2"
  | "rules-turn.p3"
  | "rules-turn.example"
  | "rules-turn.picture"
  | "rules-join"
  | "rules-join.p1"
  | "rules-join.p2"
  | "rules-join.p3"
  | "rules-join.example"
  | "rules-join.picture"
  | "rules-place"
  | "rules-place.p1"
  | "rules-place.p2"
  | "rules-place.example"
  | "rules-place.picture"
  | "rules-move"
  | "rules-move.p1"
  | "rules-move.p2"
  | "rules-move.p3"
  | "rules-move.example"
  | "rules-move.picture"
  | "rules-city"
  | "rules-city.p1"
  | "rules-city.p2"
  | "rules-city.example"
  | "rules-city.picture"
  | "rules-destroy"
  | "rules-destroy.p1"
  | "rules-destroy.p2"
  | "rules-destroy.p3"
  | "rules-destroy.example"
  | "rules-destroy.picture"
  | "rules-end"
  | "rules-end.p1"
  | "rules-end.p2"
  | "rules-end.example"
  | "rules-end.picture"
  | "rules-regions"
  | "rules-regions.p1"
  | "rules-regions.p2"
  | "rules-regions.example"
  | "rules-regions.picture"
  | "rules-goods"
  | "rules-goods.p1"
  | "rules-goods.p2"
  | "rules-goods.p3"
  | "rules-goods.example"
  | "rules-goods.picture"
  | "rules-wild"
  | "rules-wild.p1"
  | "rules-wild.example"
  | "rules-wild.picture"
  | "rules-ties"
  | "rules-ties.p1"
  | "rules-ties.example"
  | "rules-ties.picture"
  | "rules-tokens"
  | "rules-tokens.p1"
  | "rules-tokens.p2"
  | "rules-tokens.example"
  | "rules-tokens.picture"
  | "rules-full"
  | "rules-full.p1"
  | "rules-full.example"
  | "rules-full.picture"
  | "rules-options"
  | "rules-options.p1"
  | "rules-options.p2"
  | "rules-options.example"
  | "rules-options.picture"
  | "rules-hidden"
  | "rules-hidden.p1"
  | "rules-hidden.example"
  | "rules-hidden.picture"
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
