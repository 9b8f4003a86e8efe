/* types.d.ts - made by make docs; do not edit. */

export type Setup = {
  seats: number;
  /** the rulebook: when provinces are won */
  edition: "2018" | "2017";
};

export type State = {
  /** Each seat, each place in the row: the spots that each seat has settled, by tile; woods.2 is the second spot of the woods */
  settled: Record<string, Record<string, string[]>>;
  /** Each seat: the city cards that each seat has taken */
  cities: Record<string, string[]>;
  /** Each place in the row: the city cards below each tile */
  laid: Record<string, string[]>;
  /** city cards that nobody took */
  discarded: string[];
  /** Each column, each row: the columns of each seat from left to right, the cards from top to bottom; bronze.pottery is a Bronze Casting with Pottery on its other side */
  matrix: Record<string, (string | "none")[]>;
  /** Each technology: active cards of each technology that have not settled yet */
  active: Record<string, number>;
  /** Each place in the row: the open tiles of the row from left to right; none is face down */
  tile: Record<string, string | "none">;
  /** Each place in the row: the points of the province token of each tile */
  province: Record<string, string | "none">;
  /** Each place in the row: who has won that token; none while it lies above its tile */
  winner: Record<string, string | "none">;
  /** Each terrain, each line: who holds the trade route token of a terrain, by the length of its line */
  route: Record<string, Record<string, string | "none">>;
  /** Each stack: cards in each stack, the open one included */
  stack: Record<string, number>;
  /** Each stack: the technology that lies face up on each stack; never on the reserve */
  top: Record<string, string | "none">;
  /** what has to be decided: provinces, open, first, turn-up, lay (by chance), take, place, settle, city (by a player), over */
  phase: string;
  /** the seat that acts, or acts after chance has */
  turn: string;
  /** the first player */
  first: string;
  /** the card that was taken and is to be placed */
  card: string | "none";
  /** the place just settled, while a tile is opened or a city taken because of it */
  site: string | "none";
};

export type Facts = {
  /** a player, or `nobody`; `small`: where colours are no names */
  "seat": { is: "seat"; id: string; small?: number; };
  /** a tile of the row, by its place */
  "tile": { is: "tile"; id: string; n: number; };
  /** a spot of a tile, the nth of its terrain */
  "spot": { is: "spot"; id: string; tile: Facts["tile"]; terrain: Facts["terrain"]; n: number; };
  /** a kind of terrain */
  "terrain": { is: "terrain"; id: string; };
  /** a kind of settlers */
  "settler": { is: "settler"; id: string; };
  /** a technology, or Bronze Casting: `bronze` */
  "technology": { is: "technology"; id: string; name: string; };
  /** a stack of the pool */
  "stack": { is: "stack"; id: number; };
  /** the nth column of a player's cards, also one that a card would begin */
  "column": { is: "column"; id: string; n: number; };
  /** a city */
  "city": { is: "city"; id: string; };
  /** what a city gives its points for; a `count` of 0: the kind asks for none */
  "goal": { is: "goal"; points: number; kind: string; count: number; terrains: (Facts["terrain"])[]; technologies: (Facts["technology"])[]; };
  /** so many cards of a technology */
  "amount": { is: "amount"; n: number; technology: Facts["technology"]; };
  /** a province token is laid on a tile */
  "lay-province": { is: "lay-province"; tile: Facts["tile"]; points: number; };
  /** a tile is turned up; `number` is printed on it */
  "open": { is: "open"; tile: Facts["tile"]; number: number; gains: (Facts["route"] | Facts["province"])[]; loses?: (Facts["free-route"])[]; discards?: (Facts["city"])[]; ends?: number; };
  /** the first player is drawn */
  "first": { is: "first"; seat: Facts["seat"]; };
  /** a card is turned up on a stack */
  "turn-up": { is: "turn-up"; stack: Facts["stack"]; technology: Facts["technology"]; };
  /** a city is laid below a tile */
  "lay-city": { is: "lay-city"; city: Facts["city"]; tile: Facts["tile"]; goal: Facts["goal"]; };
  /** a card is taken; its stack `stays`, becomes the `reserve`, or brings the `end` */
  "take": { is: "take"; technology: Facts["technology"]; stack: Facts["stack"]; left: number; next: string; };
  /** a card is placed, face `up` or `down`: in a `column`, or as a new one, `first`, `left` or `right` */
  "place": { is: "place"; technology: Facts["technology"]; face: string; where: string; column: Facts["column"]; active: (Facts["amount"])[]; gains: (Facts["route"] | Facts["province"])[]; loses?: (Facts["free-route"])[]; discards?: (Facts["city"])[]; ends?: number; };
  /** a spot is settled; `leaves`: what lies to the left; `city`: one is to be taken */
  "settle": { is: "settle"; settler: Facts["settler"]; spot: Facts["spot"]; technology: Facts["technology"]; leaves: number; opens: (Facts["tile"])[]; city: number; gains: (Facts["route"] | Facts["province"])[]; loses?: (Facts["free-route"])[]; discards?: (Facts["city"])[]; ends?: number; };
  /** no more is settled in this turn */
  "end": { is: "end"; gains: (Facts["route"] | Facts["province"])[]; loses?: (Facts["free-route"])[]; discards?: (Facts["city"])[]; ends?: number; };
  /** a city is taken; the points are those of now */
  "take-city": { is: "take-city"; city: Facts["city"]; tile: Facts["tile"]; goal: Facts["goal"]; points: number; reason: Facts["why-city"]; gains: (Facts["route"] | Facts["province"])[]; loses?: (Facts["free-route"])[]; discards?: (Facts["city"])[]; ends?: number; };
  /** a trade route token changes hands */
  "route": { is: "route"; line: number; terrain: Facts["terrain"]; seat: Facts["seat"]; points: number; };
  /** a shorter trade route token that a player had is free again */
  "free-route": { is: "free-route"; line: number; terrain: Facts["terrain"]; seat: Facts["seat"]; points: number; };
  /** a province token goes to its winner */
  "province": { is: "province"; tile: Facts["tile"]; seat: Facts["seat"]; points: number; };
  /** which card is taken */
  "ask-take": { is: "ask-take"; };
  /** where the card goes, and which side up */
  "ask-place": { is: "ask-place"; technology: Facts["technology"]; };
  /** which spot is settled; `n`: cards that can still do it */
  "ask-settle": { is: "ask-settle"; active: (Facts["active"])[]; n: number; };
  /** which city below the tile is taken */
  "ask-city": { is: "ask-city"; tile: Facts["tile"]; };
  /** cards that can still settle */
  "active": { is: "active"; technology: Facts["technology"]; n: number; };
  /** cards of a stack, and the open one */
  "stack-is": { is: "stack-is"; stack: Facts["stack"]; cards: number; top: (Facts["technology"])[]; };
  /** cards of the reserve */
  "reserve-is": { is: "reserve-is"; cards: number; };
  /** who has settled a tile, and who wins its province of so many points */
  "tile-is": { is: "tile-is"; tile: Facts["tile"]; free: number; settled: (Facts["share"])[]; leader: (Facts["seat"])[]; points: number; winner: (Facts["seat"])[]; };
  /** a tile that is face down */
  "tile-down": { is: "tile-down"; tile: Facts["tile"]; points: number; winner: (Facts["seat"])[]; };
  /** so many settlements of a player */
  "share": { is: "share"; n: number; seat: Facts["seat"]; };
  /** a city below a tile */
  "city-below": { is: "city-below"; tile: Facts["tile"]; city: Facts["city"]; goal: Facts["goal"]; };
  /** the spots of a terrain on a tile */
  "ground-is": { is: "ground-is"; tile: Facts["tile"]; terrain: Facts["terrain"]; spots: (Facts["spot-is"])[]; };
  /** for whom a spot is, and who has settled it */
  "spot-is": { is: "spot-is"; id: string; n: number; settler: Facts["settler"]; owner: (Facts["seat"])[]; };
  /** the longest lines on a terrain, and its tokens */
  "route-is": { is: "route-is"; terrain: Facts["terrain"]; longest: (Facts["share"])[]; tokens: (Facts["token"])[]; };
  /** who holds a trade route token */
  "token": { is: "token"; line: number; holder: (Facts["seat"])[]; };
  /** what a player has; `reach`: the rightmost settled tile */
  "player-is": { is: "player-is"; seat: Facts["seat"]; first: number; markers: number; reach: (Facts["tile"])[]; };
  /** the cards of a column, from the first row on */
  "column-is": { is: "column-is"; seat: Facts["seat"]; column: number; cards: (Facts["technology"])[]; };
  /** a city that a player has, and its points now */
  "city-is": { is: "city-is"; seat: Facts["seat"]; city: Facts["city"]; goal: Facts["goal"]; points: number; };
  /** the card that is to be placed */
  "hand-is": { is: "hand-is"; seat: Facts["seat"]; technology: Facts["technology"]; };
  /** the cards that can still settle */
  "active-is": { is: "active-is"; seat: Facts["seat"]; active: (Facts["amount"])[]; };
  /** whom a technology settles, and where */
  "technology-is": { is: "technology-is"; technology: Facts["technology"]; settlers: (Facts["settler"])[]; terrains: (Facts["terrain"])[]; };
  /** Bronze Casting settles everywhere */
  "casting-is": { is: "casting-is"; technology: Facts["technology"]; };
  /** what a city gives points for */
  "city-gives": { is: "city-gives"; city: Facts["city"]; goal: Facts["goal"]; };
  /** points of a trade route of this length */
  "line-is": { is: "line-is"; line: number; points: number; };
  /** province tokens */
  "why-provinces": { is: "why-provinces"; provinces: (Facts["province-points"])[]; };
  /** the points of a province token */
  "province-points": { is: "province-points"; points: number; n: number; tile: Facts["tile"]; };
  /** trade route tokens */
  "why-routes": { is: "why-routes"; routes: (Facts["route-points"])[]; };
  /** the points of a trade route token */
  "route-points": { is: "route-points"; points: number; line: number; terrain: Facts["terrain"]; };
  /** how far a city is, by its kind; a `row` of 0: there is none */
  "why-city": { is: "why-city"; kind: string; count: number; terrains: (Facts["terrain"])[]; technologies: (Facts["technology"])[]; have: number; rivals?: (Facts["rival"])[]; row?: number; column?: number; amounts?: (Facts["amount"])[]; grounds?: (Facts["ground"])[]; };
  /** what another player has */
  "rival": { is: "rival"; seat: Facts["seat"]; have: number; };
  /** the settlers on a terrain */
  "ground": { is: "ground"; terrain: Facts["terrain"]; settlers: (Facts["settler"])[]; };
};

export type Fact = Facts[keyof Facts];

export type Tells = {
  /** all of it; `last`: who has the last turn of every round; `end`: why this round is the last one; `unseen`: cards by technology */
  "tell": { round: number; last: number; end: ("stack" | "markers" | "tile")[]; tiles: (Tells["tile"])[]; lines: Record<string, Tells["line"]>; players: (Tells["player"])[]; cities: Record<string, Tells["city"]>; places: (Tells["place"])[]; unseen: Record<string, number>; deck: number; };
  /** a tile of the row; `behind`: who has not settled to its right; `due`: who gets its province when the turn ends; `cities`: what lies below it, or why nothing does */
  "tile": { free: number; counts: (number)[]; leader: number | "nobody"; behind: (number)[]; due?: number | "nobody"; cities: "never" | "laid" | "gone" | "later"; };
  /** the settlements of a terrain; `claim`: the token that the player would take now; `runs`: long enough for one */
  "line": { longest: (number)[]; claim?: number; runs: (Tells["run"])[]; };
  /** spots beside each other */
  "run": { seat: number; spots: (string)[]; };
  /** what a seat has; `reach`: how far right it has settled */
  "player": { markers: number; reach: number; provinces: number; routes: number; cards: number; };
  /** an open city: who has more or less than the others, each thing, at least or at most so many */
  "city": { rule: "more" | "less" | "each" | "least" | "most"; seats: (Tells["progress"])[]; };
  /** how far a seat is with a city; `missing`: technologies or settlers */
  "progress": { have: number; want?: number; points: number; missing?: (string | Tells["settler"])[]; };
  /** one who is missing on a terrain */
  "settler": { terrain: string; settler: string; };
  /** what a place for the card in hand would bring; columns are those of the matrix with the card in it, `active` their active cards, each a column and a row */
  "place": { move: string; where: string; face: string; column: number; row: number; active: ((number)[])[]; spots: (string)[]; };
};

export type Tell = Tells["tell"];

export type Content = {
  /** bronze */
  game: string;
  /** what the rulebooks print */
  printed?: string;
  /** what they do not print */
  reconstructed?: string;
  /** the players' names */
  colours: (string)[];
  /** the terrains from top to bottom */
  terrains: {
    /** its name */
    id: string;
  }[];
  /** the types of settlers */
  settlers: {
    /** its name */
    id: string;
  }[];
  /** the technologies but Bronze Casting, which settles everywhere */
  technologies: {
    /** its name in moves and positions */
    id: string;
    /** its name for people */
    name: string;
    /** where it settles */
    on: (string)[];
    /** whom it settles */
    for: (string)[];
    /** how many cards have two, three and four pawns */
    cards: (number)[];
    /** printed in the rulebook or reconstructed */
    source?: string;
  }[];
  /** the land tiles in the box */
  tiles: {
    /** its number in moves and positions */
    id: number;
    /** read off the tile or reconstructed */
    source?: string;
    /** the spots of each terrain */
    spots: {
      /** the terrain */
      terrain: string;
      /** its spots from left to right */
      for: (string)[];
    }[];
  }[];
  /** the city cards */
  cities: {
    /** its name */
    id: string;
    /** what its points depend on */
    kind: "terrain_majority" | "technology_majority" | "row" | "bronze_pairs" | "column_variety" | "terrain_sets" | "most_markers_left" | "fewest_markers_left" | "fewest_provinces" | "per_province" | "per_trade_route" | "complete_rows" | "column_length" | "max_per_technology" | "bronze_in_each_column" | "technology_variety";
    /** the technologies that it names */
    cards?: (string)[];
    /** the terrains that it names */
    on?: (string)[];
    /** the number that it asks for */
    count?: number;
    /** its points, once or for each */
    vp: number;
    /** left out of games with fewer players */
    players: number;
    /** BR-8.4: a square of a map of the ancient world */
    map?: string;
  }[];
  /** settlement markers of each player */
  markers: number;
  /** the trade route tokens of each terrain */
  routes: {
    /** settlements in line */
    line: number;
    /** points */
    vp: number;
  }[];
  /** the province tokens */
  provinces: {
    /** points */
    vp: number;
    /** how many of these tokens */
    count: number;
  }[];
  /** what changes with the number of players */
  setup: {
    /** with so many players */
    players: number;
    /** tiles in the row */
    tiles: number;
    /** tiles open at the start */
    open: number;
    /** city cards laid below a tile */
    city_cards: number;
  }[];
};

export type Key =
  | "seat"
  | "nobody"
  | "tile"
  | "spot"
  | "terrain"
  | "terrain.title"
  | "settler"
  | "settler.many"
  | "technology"
  | "stack"
  | "column"
  | "city"
  | "amount"
  | "goal"
  | "lay-province"
  | "open"
  | "first"
  | "turn-up"
  | "lay-city"
  | "take"
  | "take.did"
  | "taken"
  | "place"
  | "place.did"
  | "placed"
  | "settle"
  | "settle.did"
  | "settled"
  | "end"
  | "end.did"
  | "take-city"
  | "take-city.did"
  | "gains"
  | "free-route"
  | "route"
  | "province"
  | "points"
  | "ask-take"
  | "ask-take.help"
  | "ask-take.wait"
  | "ask-place"
  | "ask-place.help"
  | "ask-place.wait"
  | "ask-settle"
  | "ask-settle.help"
  | "ask-settle.wait"
  | "ask-city"
  | "ask-city.help"
  | "ask-city.wait"
  | "active"
  | "stack-is"
  | "reserve-is"
  | "cards"
  | "tile-is"
  | "tile-down"
  | "province-of-tile"
  | "share"
  | "city-below"
  | "ground-is"
  | "spot-is"
  | "route-is"
  | "token"
  | "player-is"
  | "column-is"
  | "city-is"
  | "hand-is"
  | "active-is"
  | "technology-is"
  | "casting-is"
  | "city-gives"
  | "line-is"
  | "board-tile"
  | "board-province"
  | "board-legend"
  | "board-settler"
  | "board-cities"
  | "board-routes"
  | "board-routes.free"
  | "board-routes.points"
  | "board-pool"
  | "board-reserve"
  | "board-reach"
  | "board-player"
  | "board-active"
  | "board-activates"
  | "board-activates.down"
  | "board-place"
  | "board-activated"
  | "board-now-provinces"
  | "board-now-open"
  | "board-now-first"
  | "board-now-turn-up"
  | "board-now-lay"
  | "board-now-take"
  | "board-now-place"
  | "board-now-settle"
  | "board-now-city"
  | "board-now-over"
  | "line-provinces"
  | "line-routes"
  | "line"
  | "why-provinces"
  | "province-points"
  | "province-points.brief"
  | "why-routes"
  | "route-points"
  | "why-city"
  | "rivals"
  | "rival"
  | "markers-left"
  | "provinces"
  | "ground"
  | "table-board"
  | "row-title"
  | "row-more"
  | "lines-title"
  | "views"
  | "view-tiles"
  | "view-cards"
  | "view-cities"
  | "view-players"
  | "round"
  | "round-last"
  | "edition"
  | "status"
  | "above-down"
  | "above-full"
  | "above-passed"
  | "above-free"
  | "above-due"
  | "above-behind"
  | "below-never"
  | "below-gone"
  | "below-later"
  | "tile-title"
  | "tile-title-down"
  | "spot-words"
  | "spot-label"
  | "settlement-label"
  | "province-label"
  | "token-label"
  | "city-label"
  | "any-spot"
  | "most"
  | "fewest"
  | "each-vp"
  | "pool"
  | "pool-take"
  | "pool-hand"
  | "pool-hand.title"
  | "stack-turns"
  | "stack-empty"
  | "stack-left"
  | "stack-label"
  | "stack-label-empty"
  | "reserve"
  | "reserve.gone"
  | "reserve-label"
  | "players"
  | "cities"
  | "player-first"
  | "player-you"
  | "player-label"
  | "matrix-own"
  | "matrix-of"
  | "matrix-whose"
  | "matrix-empty"
  | "matrix-active"
  | "card-active"
  | "card-new"
  | "card-label"
  | "place-up"
  | "place-down"
  | "place-at"
  | "place-where"
  | "place-where.title"
  | "place-label"
  | "cities-own"
  | "cities-of"
  | "cities-points"
  | "cities-offer"
  | "city-so-far"
  | "cities-none"
  | "number-title"
  | "count-cards"
  | "count-spots"
  | "count-cities"
  | "count-points"
  | "count-points.title"
  | "city-goal"
  | "city-goal.title"
  | "goal-long"
  | "city-progress"
  | "city-missing"
  | "city-missing-settler"
  | "look-take"
  | "look-place"
  | "look-settle"
  | "look-city"
  | "ask-pay"
  | "ask-pay.help"
  | "do-place"
  | "do-place-down"
  | "do-settle"
  | "do-pay"
  | "do-end"
  | "do-city"
  | "wait-chance"
  | "wait-over"
  | "about-tile-down"
  | "about-tile-free"
  | "about-tile-settled"
  | "about-tile-leads"
  | "about-tile-tied"
  | "about-tile-closes"
  | "about-tile-due"
  | "about-tile-gone"
  | "about-tile-behind"
  | "about-tile-cities-never"
  | "about-tile-cities-later"
  | "about-tile-cities-laid"
  | "about-tile-cities-gone"
  | "about-spot"
  | "about-spot-owner"
  | "about-spot-free"
  | "about-spot-now"
  | "about-spot-run"
  | "about-terrain-line"
  | "about-longest"
  | "about-tokens"
  | "about-token"
  | "about-line"
  | "about-route"
  | "about-worth"
  | "about-route-held"
  | "about-route-free"
  | "about-route-claim"
  | "about-province"
  | "about-province-who"
  | "about-province-early"
  | "about-province-end"
  | "about-technology"
  | "about-technology-any"
  | "about-technology-left"
  | "about-technology-active"
  | "about-card-under"
  | "about-card-of"
  | "about-city-taken"
  | "about-city-below"
  | "about-city-seat"
  | "about-stack"
  | "about-stack-top"
  | "about-stack-cards"
  | "about-reserve"
  | "about-reserve-now"
  | "about-player-score"
  | "about-player-line"
  | "about-player-markers"
  | "about-player-reach"
  | "about-player-nowhere"
  | "about-player-cards"
  | "about-place"
  | "about-place-active"
  | "about-place-spots"
  | "about-round-last"
  | "about-round-ends-stack"
  | "about-round-ends-markers"
  | "about-round-ends-tile"
  | "about-round-when"
  | "about-round-edition"
  | "about-round-deck"
  | "title-blurb"
  | "title-length"
  | "option-edition"
  | "option-edition.help"
  | "tie-city-points"
  | "tie-city-points.count"
  | "tie-trade-route-points"
  | "tie-trade-route-points.count"
  | "tie-province-points"
  | "tie-province-points.count"
  | "lesson-land"
  | "lesson-spots"
  | "lesson-cards"
  | "lesson-take"
  | "lesson-place"
  | "lesson-settle"
  | "lesson-again"
  | "lesson-beside"
  | "lesson-hunter"
  | "lesson-further"
  | "lesson-city"
  | "lesson-tokens"
  | "lesson-province"
  | "lesson-third"
  | "lesson-down"
  | "lesson-any"
  | "lesson-score"
  | "lesson-end"
  | "rules"
  | "rules-aim"
  | "rules-aim.p1"
  | "rules-aim.p2"
  | "rules-aim.example"
  | "rules-aim.picture"
  | "rules-land"
  | "rules-land.p1"
  | "rules-land.p2"
  | "rules-land.p3"
  | "rules-land.p4"
  | "rules-land.example"
  | "rules-land.picture"
  | "rules-cards"
  | "rules-cards.p1"
  | "rules-cards.p2"
  | "rules-cards.example"
  | "rules-cards.picture"
  | "rules-turn"
  | "rules-turn.p1"
  | "rules-turn.p2"
  | "rules-turn.example"
  | "rules-turn.picture"
  | "rules-take"
  | "rules-take.p1"
  | "rules-take.p2"
  | "rules-take.example"
  | "rules-take.picture"
  | "rules-place"
  | "rules-place.p1"
  | "rules-place.p2"
  | "rules-place.example"
  | "rules-place.picture"
  | "rules-active"
  | "rules-active.p1"
  | "rules-active.p2"
  | "rules-active.example"
  | "rules-active.picture"
  | "rules-settle"
  | "rules-settle.p1"
  | "rules-settle.p2"
  | "rules-settle.p3"
  | "rules-settle.example"
  | "rules-settle.picture"
  | "rules-right"
  | "rules-right.p1"
  | "rules-right.p2"
  | "rules-right.example"
  | "rules-right.picture"
  | "rules-cities"
  | "rules-cities.p1"
  | "rules-cities.p2"
  | "rules-cities.p3"
  | "rules-cities.example"
  | "rules-cities.picture"
  | "rules-routes"
  | "rules-routes.p1"
  | "rules-routes.p2"
  | "rules-routes.p3"
  | "rules-routes.example"
  | "rules-routes.picture"
  | "rules-provinces"
  | "rules-provinces.p1"
  | "rules-provinces.p2"
  | "rules-provinces.example"
  | "rules-provinces.picture"
  | "rules-end"
  | "rules-end.p1"
  | "rules-end.p2"
  | "rules-end.example"
  | "rules-end.picture"
  | "rules-score"
  | "rules-score.p1"
  | "rules-score.example"
  | "rules-score.picture"
  | "rules-city-land"
  | "rules-city-land.p1"
  | "rules-city-land.p2"
  | "rules-city-land.p3"
  | "rules-city-land.p4"
  | "rules-city-land.example"
  | "rules-city-land.picture"
  | "rules-city-tech"
  | "rules-city-tech.p1"
  | "rules-city-tech.p2"
  | "rules-city-tech.p3"
  | "rules-city-tech.p4"
  | "rules-city-tech.p5"
  | "rules-city-tech.p6"
  | "rules-city-tech.example"
  | "rules-city-tech.picture"
  | "rules-hidden"
  | "rules-hidden.p1"
  | "rules-hidden.example"
  | "rules-hidden.picture"
  | "rules-editions"
  | "rules-editions.p1"
  | "rules-editions.p2"
  | "rules-editions.p3"
  | "rules-editions.example"
  | "rules-editions.picture"
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
