/* types.d.ts - made by make docs; do not edit. */

export type Setup = {
  seats: number;
  /** the civilizations of two players: Greece and Egypt, or Inca and Maya */
  world: "old" | "new";
  /** the start player: random, or a seat */
  start: "random" | "0" | "1" | "2" | "3";
};

export type State = {
  /** rivers with a bridge, by the hexes on both sides */
  bridges: string[];
  /** ferries on the board */
  ferries: string[];
  /** ferries activated, or in the battle, in this action */
  ferries_moved: string[];
  /** hexes already chosen in this action */
  used: string[];
  /** Each seat: hexes with workers of the seat; how many is in unarmed and armed */
  workers: Record<string, string[]>;
  /** Each seat: action cards in hand; the others lie on the discard pile */
  hand: Record<string, string[]>;
  /** Each seat: action cards that are upgraded */
  green: Record<string, string[]>;
  /** Each seat: common bonus cards held */
  commons: Record<string, string[]>;
  /** Each seat: damaged buildings */
  broken: Record<string, string[]>;
  /** Each dry hex, each resource: resources on a hex */
  res: Record<string, Record<string, number>>;
  /** Each dry hex: unarmed workers on a hex */
  unarmed: Record<string, number>;
  /** Each dry hex: armed workers on a hex */
  armed: Record<string, number>;
  /** Each seat, each army: where armies stand, dry hexes in order; those aboard are in ferry_unit */
  army: Record<string, (string | "none")[]>;
  /** Each seat, each navy: where navies stand, in order */
  navy: Record<string, (string | "none")[]>;
  /** Each seat, each airforce: where airforces stand: dry hexes in order, then water */
  airforce: Record<string, (string | "none")[]>;
  /** Each seat, each horse: where horses stand, in order */
  horse: Record<string, (string | "none")[]>;
  /** Each seat, each building: where buildings stand, in the order they were built */
  site: Record<string, Record<string, string | "none">>;
  /** Each seat, each piece: pieces that are locked */
  locked: Record<string, Record<string, number>>;
  /** Each ferry: the water hex of a ferry */
  ferry_water: Record<string, string | "none">;
  /** Each ferry: the land hex of an empty ferry; none at the centre */
  ferry_land: Record<string, string | "none">;
  /** Each ferry: whose passengers are aboard */
  ferry_owner: Record<string, string | "none">;
  /** Each ferry, each slot: the passengers: w, W or army */
  ferry_unit: Record<string, (string | "none")[]>;
  /** Each ferry, each slot: what the passenger of the slot carries */
  ferry_cargo: Record<string, (string | "none")[]>;
  /** Each seat: the score card; none before the deal */
  score_card: Record<string, string | "none">;
  /** Each seat: the ability; none before the deal */
  ability: Record<string, string | "none">;
  /** Each seat: the personal bonus deck; none before the deal */
  deck: Record<string, string | "none">;
  /** Each seat: layers of the monument */
  layers: Record<string, number>;
  /** Each seat: battles won */
  battles: Record<string, number>;
  /** Each seat, each quest deck: quests in progress, by the deck they are from */
  quests: Record<string, Record<string, number>>;
  /** Each quest deck: cards left in each quest deck */
  pile: Record<string, number>;
  /** Each quest: where a quest card is; hidden unless it is one's own or completed */
  where: Record<string, string | "?">;
  /** Each seat, each card: quests dealt or drawn that the seat has to choose from */
  dealt: Record<string, (string | "none" | "?")[]>;
  /** the start player */
  start: string | "none";
  /** whose turn it is */
  turn: string;
  /** the round, from 1; 0 during the set-up */
  round: number;
  /** 1: this is the last round */
  last: number;
  /** seats whose quests are all looked at when their turn begins: before the first, and after a retreat; bit by bit */
  disturbed: number;
  /** Each place: what has to be decided, the last one first; see docs of the nodes in rules.md */
  stack: (string | "none")[];
  /** the action card being carried out */
  card: string | "none";
  /** how often the node can be repeated */
  left: number;
  /** 1: the node may be stopped */
  acted: number;
  /** the chosen card, building, unit, resource or deck, as a number */
  what: number | "none";
  /** the quest deck that is drawn from */
  drawn_pile: string | "none";
  /** the chosen hex */
  site_at: string | "none";
  /** the other hex of a chosen edge */
  far_at: string | "none";
  /** Each resource: resources still to pay or to place */
  cost: Record<string, number>;
  /** resources still to take off the cost */
  discount: number;
  /** the unit or ferry that moves, or the worker that is trained */
  mover: string | "none";
  /** its kind; none for a ferry */
  mover_kind: string | "none";
  /** steps it has left */
  steps: number;
  /** 1: it has made a step */
  stepped: number;
  /** the hex that something can be carried from */
  carry_from: string | "none";
  /** where it goes */
  carry_to: string | "none";
  /** the slot of a ferry it goes to */
  carry_slot: number;
  /** how much more can be carried */
  carry_left: number;
  /** weapons to hand out */
  freed: number;
  /** who hands them out */
  arms: string | "none";
  /** the chosen option of a personal card */
  option: number;
  /** effects of it already carried out */
  effect: number;
  /** the hex that is attacked from; none: several */
  source: string | "none";
  /** the hex that is attacked */
  target: string | "none";
  /** who is attacked */
  defender: string | "none";
  /** who lost the battle */
  loser: string | "none";
  /** dice still to roll */
  dice: number;
  /** Each slot: pips of the attacker, then of the defender */
  pips: (number)[];
  /** damage still to take */
  damage: number;
  /** the group that retreats: 0 land, 1 air, 2 sea */
  group: number;
  /** Each place: where units stand that were activated in this action */
  moved_spot: (string | "none")[];
  /** Each place: their kinds; with + they have movement to spare and may still board beside another */
  moved_kind: (string | "none")[];
  /** Each place: where declared attackers stand */
  attacker_spot: (string | "none")[];
  /** Each place: their kinds */
  attacker_kind: (string | "none")[];
};

export type Facts = {
  /** a player, by the civilization, or `nobody` */
  "seat": { is: "seat"; id: string; };
  /** a hex by its number, and the area it lies in */
  "hex": { is: "hex"; id: number; terrain: string; area: string; };
  /** a ferry by its number */
  "ferry": { is: "ferry"; id: number; };
  /** the edge between two hexes */
  "edge": { is: "edge"; from: Facts["hex"]; to: Facts["hex"]; };
  /** a unit and where it is */
  "unit": { is: "unit"; kind: string; at: Facts["hex"] | Facts["ferry"]; };
  /** so many units or buildings of a type */
  "pieces": { is: "pieces"; type: string; n: number; };
  /** so much of a resource */
  "amount": { is: "amount"; type: string; n: number; };
  /** an action card */
  "card": { is: "card"; id: string; };
  /** a score card */
  "score-card": { is: "score-card"; id: string; };
  /** an ability */
  "ability": { is: "ability"; id: string; };
  /** a personal deck */
  "deck": { is: "deck"; id: string; };
  /** a common bonus card */
  "bonus": { is: "bonus"; id: number; key: string; effects: (Facts["effect-military"] | Facts["effect-change"] | Facts["effect-points"] | Facts["effect-points-per"] | Facts["effect-resources"] | Facts["effect-workers"] | Facts["effect-build"] | Facts["effect-unlock"] | Facts["effect-upgrades"])[]; };
  /** a quest: what it wants, the points, and those if it is not met */
  "quest": { is: "quest"; id: number; reward: number; penalty: number; wants: (Facts["want-land"] | Facts["want-resources"] | Facts["want-units"] | Facts["want-buildings"] | Facts["want-tokens"] | Facts["want-on-hex"] | Facts["want-power"] | Facts["want-upgrades"] | Facts["want-layers"] | Facts["want-battles"] | Facts["want-quests"])[]; };
  /** so many `layers`, `upgrades` of cards or `battles` won */
  "item": { is: "item"; of: string; n: number; };
  /** what another player gets, and has no more */
  "stock": { is: "stock"; seat: Facts["seat"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; };
  /** a hex passes from one who controls it to another, or `nobody` */
  "change": { is: "change"; hex: Facts["hex"]; from: Facts["seat"]; to: Facts["seat"]; };
  /** a player completes a quest, by its number */
  "completed": { is: "completed"; seat: Facts["seat"]; id: number; };
  /** controlled hexes: any land, a terrain, island, foreign, water */
  "want-land": { is: "want-land"; n: number; of: string; };
  /** controlled resources: any or a type */
  "want-resources": { is: "want-resources"; n: number; of: string; };
  /** units on the board; `weapon`: armed workers */
  "want-units": { is: "want-units"; n: number; of: string; };
  /** working buildings: any or a type */
  "want-buildings": { is: "want-buildings"; n: number; of: string; };
  /** controlled bridges or ferries */
  "want-tokens": { is: "want-tokens"; n: number; of: string; };
  /** resources (`res`) or workers on one hex */
  "want-on-hex": { is: "want-on-hex"; n: number; of: string; };
  /** military power */
  "want-power": { is: "want-power"; n: number; };
  /** improved cards */
  "want-upgrades": { is: "want-upgrades"; n: number; };
  /** layers of the monument */
  "want-layers": { is: "want-layers"; n: number; };
  /** battles won */
  "want-battles": { is: "want-battles"; n: number; };
  /** quests completed */
  "want-quests": { is: "want-quests"; n: number; };
  /** military units may be trained, and attack */
  "effect-military": { is: "effect-military"; };
  /** a number of the rules is `more` or `less` */
  "effect-change": { is: "effect-change"; param: string; way: string; n: number; };
  /** points at the end */
  "effect-points": { is: "effect-points"; n: number; };
  /** points at the end for so many of an item */
  "effect-points-per": { is: "effect-points-per"; points: number; per: number; item: string; };
  /** resources */
  "effect-resources": { is: "effect-resources"; amounts: (Facts["amount"])[]; };
  /** workers */
  "effect-workers": { is: "effect-workers"; n: number; };
  /** a free building, bridge or ferry */
  "effect-build": { is: "effect-build"; what: string; };
  /** locked pieces can be used */
  "effect-unlock": { is: "effect-unlock"; pieces: (Facts["pieces"])[]; };
  /** cards that are improved for nothing */
  "effect-upgrades": { is: "effect-upgrades"; n: number; };
  /** who begins */
  "start": { is: "start"; seat: Facts["seat"]; };
  /** a score card is dealt */
  "deal-score-card": { is: "deal-score-card"; seat: Facts["seat"]; card: Facts["score-card"]; };
  /** an ability is dealt */
  "deal-ability": { is: "deal-ability"; seat: Facts["seat"]; ability: Facts["ability"]; };
  /** a personal deck is dealt */
  "deal-deck": { is: "deal-deck"; seat: Facts["seat"]; deck: Facts["deck"]; };
  /** a quest is drawn */
  "draw": { is: "draw"; seat: Facts["seat"]; quest: Facts["quest"]; };
  /** a quest is drawn, and only its player sees it */
  "draw-hidden": { is: "draw-hidden"; seat: Facts["seat"]; };
  /** dice of one side of a battle, `attack` or `defence`; the result is `open`, `won` or `drawn` */
  "roll": { is: "roll"; seat: Facts["seat"]; side: string; hex: Facts["hex"]; dice: number; pips: number; result: string; winner?: Facts["seat"]; by?: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** quests are kept, and so many given back */
  "keep": { is: "keep"; quests: (Facts["quest"])[]; back: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** quests are kept, and only their player sees them */
  "keep-hidden": { is: "keep-hidden"; n: number; back: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** an action card is played; `green` is 1 if it is improved */
  "play": { is: "play"; card: Facts["card"]; green: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** all discarded cards return to the hand */
  "take-back": { is: "take-back"; n: number; cards?: (Facts["card"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a card is improved: the price on it, and what it changes */
  "improve": { is: "improve"; card: Facts["card"]; cost: (Facts["amount"])[]; change: Facts["effect-change"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** the same for nothing */
  "improve-free": { is: "improve-free"; card: Facts["card"]; change: Facts["effect-change"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a common bonus is taken */
  "take-bonus": { is: "take-bonus"; bonus: Facts["bonus"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a part of the personal card is taken */
  "take-gift": { is: "take-gift"; number: number; effects: (Facts["effect-military"] | Facts["effect-change"] | Facts["effect-points"] | Facts["effect-points-per"] | Facts["effect-resources"] | Facts["effect-workers"] | Facts["effect-build"] | Facts["effect-unlock"] | Facts["effect-upgrades"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** no more of this */
  "stop": { is: "stop"; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a starting resource */
  "place-start": { is: "place-start"; at: Facts["hex"]; holds: (Facts["amount"])[]; type: string; };
  /** a resource that a card gives */
  "place-resource": { is: "place-resource"; at: Facts["hex"]; holds: (Facts["amount"])[]; type: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a resource is taken off the price */
  "save": { is: "save"; type: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a resource of the price is paid */
  "pay-from": { is: "pay-from"; at: Facts["hex"] | Facts["ferry"]; holds: (Facts["amount"])[]; type: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a hex produces; what, unless that is chosen next */
  "produce-on": { is: "produce-on"; at: Facts["hex"]; holds: (Facts["amount"])[]; gain: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** what a workshop makes, where and how much */
  "produce-type": { is: "produce-type"; type: string; at: Facts["hex"]; gain: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** resources are given */
  "trade-give": { is: "trade-give"; type: string; n: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a resource is taken for them */
  "trade-get": { is: "trade-get"; type: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** and placed */
  "trade-place": { is: "trade-place"; at: Facts["hex"]; holds: (Facts["amount"])[]; type: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a unit or ferry is chosen to move */
  "move-unit": { is: "move-unit"; what: Facts["unit"] | Facts["ferry"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** it makes a step */
  "go": { is: "go"; unit: Facts["unit"]; to: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** it boards a ferry, with a unit of the kind `partner` or with `nobody` */
  "board": { is: "board"; unit: Facts["unit"]; ferry: Facts["ferry"]; partner: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a ferry goes over water */
  "sail": { is: "sail"; ferry: Facts["ferry"]; to: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a ferry goes ashore */
  "land": { is: "land"; ferry: Facts["ferry"]; to: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** an empty ferry goes to another shore */
  "shore": { is: "shore"; ferry: Facts["ferry"]; land: Facts["hex"]; water: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a resource goes along */
  "carry": { is: "carry"; type: string; to: Facts["hex"] | Facts["ferry"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** nothing goes along */
  "carry-nothing": { is: "carry-nothing"; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a building, bridge or ferry is chosen; the price on the card */
  "build": { is: "build"; what: string; cost: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a damaged building is chosen; the price of a new one */
  "repair": { is: "repair"; what: string; cost: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** where it is built */
  "build-on": { is: "build-on"; at: Facts["hex"] | Facts["edge"]; holds: (Facts["amount"])[]; what: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** where it is repaired */
  "repair-on": { is: "repair-on"; at: Facts["hex"]; holds: (Facts["amount"])[]; what: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** workers come to a town */
  "populate": { is: "populate"; at: Facts["hex"]; holds: (Facts["amount"])[]; n: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** workers come to the monument hex */
  "rescue": { is: "rescue"; at: Facts["hex"]; n: number; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a worker that a card gives */
  "place-worker": { is: "place-worker"; at: Facts["hex"]; holds: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a worker is given up for the monument */
  "sacrifice": { is: "sacrifice"; unit: Facts["unit"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a unit is chosen to be trained */
  "train": { is: "train"; kind: string; cost: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a weapon is chosen */
  "forge": { is: "forge"; cost: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** the worker that becomes a unit, or gets the `weapon` */
  "train-worker": { is: "train-worker"; unit: Facts["unit"]; into: string; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** where a navy is launched */
  "launch": { is: "launch"; at: Facts["hex"]; holds: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a worker gets a weapon */
  "arm": { is: "arm"; at: Facts["hex"] | Facts["ferry"]; holds: (Facts["amount"])[]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a weapon goes to the supply */
  "put-back": { is: "put-back"; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a hex is attacked from one hex */
  "attack": { is: "attack"; at: Facts["hex"]; from: Facts["hex"]; against: Facts["seat"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a hex is attacked from all sides */
  "attack-around": { is: "attack-around"; at: Facts["hex"]; holds: (Facts["amount"])[]; against: Facts["seat"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a unit takes part */
  "attack-with": { is: "attack-with"; unit: Facts["unit"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a unit is lost */
  "lose-unit": { is: "lose-unit"; unit: Facts["unit"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a building is damaged */
  "lose-building": { is: "lose-building"; what: string; at: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a ferry is lost */
  "lose-ferry": { is: "lose-ferry"; ferry: Facts["ferry"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** units leave the hex that was attacked */
  "retreat": { is: "retreat"; at: Facts["hex"]; holds: (Facts["amount"])[]; from: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** a unit or ferry goes to the hex that was won */
  "occupy": { is: "occupy"; what: Facts["unit"] | Facts["ferry"]; to: Facts["hex"]; gains?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; loses?: (Facts["amount"] | Facts["pieces"] | Facts["item"])[]; others?: (Facts["stock"])[]; changes?: (Facts["change"])[]; completes?: (Facts["completed"])[]; unlocks?: (Facts["pieces"])[]; improves?: (Facts["card"])[]; ends: number; };
  /** which starting quest is kept */
  "ask-start-quest": { is: "ask-start-quest"; };
  /** where a starting resource goes */
  "ask-start-resource": { is: "ask-start-resource"; };
  /** a card, or all of the discard pile: cards in hand and there */
  "ask-turn": { is: "ask-turn"; hand: number; pile: number; };
  /** which card is improved; what is taken off the price */
  "ask-improve": { is: "ask-improve"; discount: number; };
  /** which card is improved for nothing */
  "ask-improve-free": { is: "ask-improve-free"; };
  /** what is taken off the price; so much is left to take off */
  "ask-save": { is: "ask-save"; left: number; cost: (Facts["amount"])[]; };
  /** where a resource is paid from; the rest of the price */
  "ask-pay": { is: "ask-pay"; type: string; cost: (Facts["amount"])[]; };
  /** what moves; `horses` is 1 if one of them can */
  "ask-move": { is: "ask-move"; left: number; horses: number; };
  /** where a unit or a `ferry` goes */
  "ask-step": { is: "ask-step"; kind: string; steps: number; };
  /** what goes along; so many can still be carried */
  "ask-carry": { is: "ask-carry"; from: Facts["hex"] | Facts["ferry"]; left: number; };
  /** which hex produces */
  "ask-produce": { is: "ask-produce"; left: number; };
  /** what a workshop makes */
  "ask-produce-type": { is: "ask-produce-type"; };
  /** what is built or repaired; what is taken off the price */
  "ask-build": { is: "ask-build"; discount: number; };
  /** where it is built or repaired */
  "ask-site": { is: "ask-site"; what: string; };
  /** where a free building goes */
  "ask-site-free": { is: "ask-site-free"; what: string; };
  /** which town gets workers; how many, and how many it needs */
  "ask-populate": { is: "ask-populate"; left: number; min: number; workers: number; };
  /** which worker is given up */
  "ask-sacrifice": { is: "ask-sacrifice"; left: number; };
  /** who gets a weapon */
  "ask-weapon": { is: "ask-weapon"; };
  /** which common bonus is taken for a layer */
  "ask-bonus": { is: "ask-bonus"; layer: number; };
  /** which gift of the personal card */
  "ask-gift": { is: "ask-gift"; deck: Facts["deck"]; layer: number; };
  /** where a resource goes; all that are to be placed */
  "ask-place-resource": { is: "ask-place-resource"; type: string; cost: (Facts["amount"])[]; };
  /** where a worker goes */
  "ask-place-worker": { is: "ask-place-worker"; };
  /** what is trained */
  "ask-train": { is: "ask-train"; };
  /** who becomes it, or gets the `weapon` */
  "ask-train-worker": { is: "ask-train-worker"; what: string; };
  /** where a navy begins */
  "ask-launch": { is: "ask-launch"; };
  /** what is attacked */
  "ask-target": { is: "ask-target"; };
  /** who attacks; the dice that there would be, and what of 100 such battles brings; losses are power on average */
  "ask-attacker": { is: "ask-attacker"; attack: number; defence: number; win: number; lose: number; attack_loss: Facts["tenths"]; defence_loss: Facts["tenths"]; };
  /** a number with one digit behind the point */
  "tenths": { is: "tenths"; n: number; tenth: number; };
  /** what is lost; who won, and by how many pips */
  "ask-loss": { is: "ask-loss"; damage: number; winner: Facts["seat"]; by: number; };
  /** where units go, those of `land`, `air` or `sea` */
  "ask-retreat": { is: "ask-retreat"; group: string; winner: Facts["seat"]; by: number; };
  /** who moves in, so many at most */
  "ask-occupy": { is: "ask-occupy"; left: number; winner: Facts["seat"]; by: number; };
  /** which quests are kept */
  "ask-keep": { is: "ask-keep"; };
  /** what is given, and how much for one */
  "ask-trade": { is: "ask-trade"; left: number; rate: number; };
  /** what is taken for it */
  "ask-trade-get": { is: "ask-trade-get"; };
  /** where it goes */
  "ask-trade-place": { is: "ask-trade-place"; type: string; };
  /** the round; `last` is 1 if it is the last */
  "round-is": { is: "round-is"; round: number; last: number; };
  /** what is left for all; tokens are bridges and ferries */
  "supply-is": { is: "supply-is"; amounts: (Facts["amount"])[]; weapons: number; tokens: number; };
  /** the battle that is going on */
  "battle-is": { is: "battle-is"; hex: Facts["hex"]; attacker: Facts["seat"]; defender: Facts["seat"]; attack: number; defence: number; damage: number; };
  /** what is on a hex, and what it touches */
  "hex-is": { is: "hex-is"; hex: Facts["hex"]; things: (Facts["force"] | Facts["works"] | Facts["amount"])[]; touches: (Facts["neighbour"])[]; };
  /** units of a player */
  "force": { is: "force"; seat: Facts["seat"]; units: (Facts["pieces"])[]; };
  /** buildings of a player, whole or damaged */
  "works": { is: "works"; seat: Facts["seat"]; whole: (Facts["pieces"])[]; damaged: (Facts["pieces"])[]; };
  /** a hex over `nothing`, a `river` or a `bridge` */
  "neighbour": { is: "neighbour"; hex: Facts["hex"]; over: string; };
  /** nothing is on the hexes that are not told */
  "hexes-empty": { is: "hexes-empty"; };
  /** where a ferry is, on open water or at a shore, and who is aboard */
  "ferry-is": { is: "ferry-is"; ferry: Facts["ferry"]; water: Facts["hex"]; shore: (Facts["hex"])[]; crew: (Facts["passenger"])[]; };
  /** somebody aboard; the cargo is a resource or `nothing` */
  "passenger": { is: "passenger"; kind: string; seat: Facts["seat"]; cargo: string; };
  /** what a player has */
  "player-is": { is: "player-is"; seat: Facts["seat"]; layers: number; land: number; workers: number; power: number; upgrades: number; quests: number; amounts: (Facts["amount"])[]; };
  /** cards in hand */
  "hand-is": { is: "hand-is"; seat: Facts["seat"]; cards: (Facts["card"])[]; };
  /** cards that are improved */
  "green-is": { is: "green-is"; seat: Facts["seat"]; cards: (Facts["card"])[]; };
  /** what a player was dealt */
  "traits-are": { is: "traits-are"; seat: Facts["seat"]; ability: Facts["ability"]; card: Facts["score-card"]; deck: Facts["deck"]; };
  /** a common bonus that a player has */
  "bonus-is": { is: "bonus-is"; seat: Facts["seat"]; bonus: Facts["bonus"]; };
  /** pieces that a player can place */
  "pieces-are": { is: "pieces-are"; seat: Facts["seat"]; pieces: (Facts["pieces"])[]; };
  /** the next layer as its card has it */
  "layer-is": { is: "layer-is"; seat: Facts["seat"]; layer: number; land: number; workers: number; cost: (Facts["amount"])[]; };
  /** a quest of a player: `held` (to choose from), `open` or `done` */
  "quest-is": { is: "quest-is"; seat: Facts["seat"]; state: string; quest: Facts["quest"]; };
  /** a kind of unit, building or token, or a weapon */
  "piece-name": { is: "piece-name"; type: string; };
  /** what it is for, and its price */
  "piece-is": { is: "piece-is"; piece: Facts["piece-name"]; type: string; cost: (Facts["amount"])[]; };
  /** what a layer of the monument needs */
  "layer-needs-all": { is: "layer-needs-all"; layer: number; land: number; workers: number; cost: (Facts["amount"])[]; };
  /** what an action card does, the price to improve it, and what that changes */
  "card-is": { is: "card-is"; card: Facts["card"]; rule: string; cost: (Facts["amount"])[]; change: Facts["effect-change"]; };
  /** what everybody gets points for */
  "sheet-counts": { is: "sheet-counts"; rules: (Facts["score-rule"])[]; };
  /** what a score card gives points for instead, or besides */
  "score-card-counts": { is: "score-card-counts"; card: Facts["score-card"]; rules: (Facts["score-rule"])[]; };
  /** points, or fewer of them, for so many of an item */
  "score-rule": { is: "score-rule"; way: string; points: number; per: number; item: string; };
  /** what an ability does */
  "ability-is": { is: "ability-is"; ability: Facts["ability"]; rule: string; };
  /** the gifts of a personal deck for a layer */
  "deck-gives": { is: "deck-gives"; deck: Facts["deck"]; layer: number; options: (Facts["deck-option"])[]; };
  /** one of them */
  "deck-option": { is: "deck-option"; effects: (Facts["effect-military"] | Facts["effect-change"] | Facts["effect-points"] | Facts["effect-points-per"] | Facts["effect-resources"] | Facts["effect-workers"] | Facts["effect-build"] | Facts["effect-unlock"] | Facts["effect-upgrades"])[]; };
  /** what a common bonus does, and the layer that brings it */
  "bonus-does": { is: "bonus-does"; bonus: Facts["bonus"]; layer: number; };
  /** a quest by its name */
  "quest-name": { is: "quest-name"; id: number; };
  /** what a quest wants */
  "quest-wants": { is: "quest-wants"; name: Facts["quest-name"]; quest: Facts["quest"]; };
  /** so many of an item; points for so many; the score card that says so */
  "why-item": { is: "why-item"; n: number; item: string; points: number; per: number; card?: Facts["score-card"]; by: string; };
  /** common bonuses that bring points */
  "why-bonuses": { is: "why-bonuses"; bonuses: (Facts["bonus-points"])[]; };
  /** points of a common bonus, by its key */
  "bonus-points": { is: "bonus-points"; key: string; points: number; };
  /** quests completed, or open */
  "why-quests": { is: "why-quests"; quests: (Facts["quest-points"])[]; };
  /** points of a quest, by its number */
  "quest-points": { is: "quest-points"; id: number; points: number; };
};

export type Fact = Facts[keyof Facts];

export type Tells = {
  /** all of it; `out`: land that nobody may enter; `piles`: common bonus cards that are left, by layer */
  "tell": { hexes: Record<string, Tells["hex"]>; ferries: Record<string, Tells["ferry"]>; seats: (Tells["player"])[]; quests: (Tells["quest"])[]; out: (number)[]; piles: ((number)[])[]; supply: Record<string, number>; weapons: number; tokens: number; battle: Tells["battle"] | null; };
  /** who stands and builds on a hex where something is; `harvest`: what production would bring */
  "hex": { seat: number | null; control: boolean; units: Record<string, number>; builder?: number | null; buildings?: (Tells["building"])[]; res?: Record<string, number>; harvest?: number; };
  /** a building; `works`: it is intact, and no foe is there */
  "building": { kind: string; broken: boolean; works: boolean; };
  /** where a ferry lies; `helms`: who may move it */
  "ferry": { water: number; land: number | null; seat: number | null; crew: (Tells["sailor"])[]; helms: (number)[]; };
  /** a unit aboard, and what it carries */
  "sailor": { kind: string; cargo?: string; };
  /** what a seat has; `upgrades`: cards that it could improve now; `military`: may it train military units, and attack? */
  "player": { civ: string; colour: string; home: number; res: Record<string, number>; counts: Record<string, number>; supply: Record<string, number>; params: Record<string, number>; upgrades: (string)[]; military: boolean; next: Tells["layer"] | null; };
  /** what the next layer needs */
  "layer": { layer: number; land: number; cost: Record<string, number>; discount: number; lacking: Record<string, number>; short: number; sacrifice: number; ready: boolean; };
  /** how far a quest is; `have`: by condition */
  "quest": { id: number; seat: number; done: boolean; held: boolean; have: (number)[]; };
  /** the battle that is going on; `odds`: while attackers are declared, until the first dice fall */
  "battle": { attacker: number; defender: number; target: number; attack: Tells["side"]; defence: Tells["side"]; rolled: boolean; odds: Tells["odds"] | null; loser: number | null; damage: number; };
  /** the power of a side; pips as far as they have fallen */
  "side": { power: number; dice: number; pips: number; };
  /** of 100 such battles; losses are tenths of power on average */
  "odds": { win: number; lose: number; attack_loss: number; defence_loss: number; };
};

export type Tell = Tells["tell"];

export type Content = {
  /** monuments */
  game: string;
  /** where the numbers come from */
  source?: string;
  /** continents, islands, waters */
  areas: {
    /** its name in this file */
    id: string;
    /** its name for people */
    name: string;
    /** home, island or water */
    type: "home" | "island" | "water";
  }[];
  /** the map */
  hexes: {
    /** its number, from 0 in the order of the list */
    id: number;
    /** axial column */
    q: number;
    /** axial row, growing southwards */
    r: number;
    /** what it is */
    terrain: "forest" | "pasture" | "mountain" | "field" | "monument" | "water";
    /** the area it lies in */
    area: string;
    /** part of a continent, for people */
    region?: string;
  }[];
  /** pairs of dry hexes with a river between them, ascending */
  rivers: ((number)[])[];
  /** who can be played */
  civilizations: {
    /** its name in moves and positions */
    id: string;
    /** its name for people */
    name: string;
    /** its continent */
    home: string;
    /** what it builds */
    monument: string;
    /** in pictures */
    colour: "red" | "blue" | "white" | "yellow" | "green";
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** what changes with the number of players */
  setups: {
    /** its name */
    id: string;
    /** with so many players */
    players: number;
    /** who plays, clockwise */
    civs: (string)[];
    /** areas out of play */
    out: (string)[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the pieces in the box */
  supplies: {
    /** tokens of each resource */
    resource_each: number;
    /** weapons */
    weapon: number;
    /** tokens that are bridge or ferry */
    bridge_ferry: number;
    /** horses */
    horse: number;
    /** workshops */
    workshop: number;
    /** farms */
    farm: number;
    /** dice to roll at a time */
    dice: number;
    /** the faces of a die */
    die_faces: (number)[];
    /** workers of each player */
    worker: number;
    /** forts of each player */
    fort: number;
    /** towns of each player */
    town: number;
    /** factories of each player */
    factory: number;
    /** armies of each player */
    army: number;
    /** navies of each player */
    navy: number;
    /** airforces of each player */
    airforce: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** fixed numbers of the rules */
  limits: {
    /** most resources a hex produces */
    produced_per_hex_per_action: number;
    /** yield without a worker */
    factory_alone: number;
    /** yield with a worker */
    factory_with_worker: number;
    /** most resources on a hex */
    resources_per_hex: number;
    /** resources off a repair */
    repair_discount: number;
    /** workers on the monument hex */
    start_workers: number;
    /** resources placed before the first turn */
    start_resources: number;
    /** starting quests to choose one from */
    start_quests_dealt: number;
    /** fewest drawn quests to keep */
    quest_keep_min: number;
    /** Populate brings fewer workers up to this */
    rescue_below: number;
    /** rounds after which the game ends */
    max_rounds: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** the layers of a monument */
  layers: {
    /** its number */
    layer: number;
    /** land hexes to control */
    land: number;
    /** what it costs */
    cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** workers to sacrifice */
    sacrifice: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the units */
  units: {
    /** worker, army, navy, airforce, horse, in this order */
    id: "worker" | "army" | "navy" | "airforce" | "horse";
    /** what training costs */
    cost?: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** steps of an activation */
    move?: number;
    /** power on land */
    power_land: number;
    /** power on water */
    power_water: number;
    /** resources taken along a step */
    carries: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the weapon of a worker */
  weapon: {
    /** what forging costs */
    cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** of an armed worker on land */
    power_land: number;
    /** of an armed worker aboard */
    power_water: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** the buildings */
  buildings: {
    /** fort, town, factory, workshop, farm, in this order */
    id: "fort" | "town" | "factory" | "workshop" | "farm" | "bridge" | "ferry";
    /** what building costs */
    cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** power in defence */
    power: number;
    /** where it may stand; left out: anywhere */
    terrains?: ("forest" | "pasture" | "mountain" | "field" | "monument" | "water")[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the bridge */
  bridge: {
    /** what building costs */
    cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** the ferry */
  ferry: {
    /** what building costs */
    cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** power of an occupied ferry */
    power_water: number;
    /** steps of an empty ferry */
    move_empty: number;
    /** steps of an occupied ferry */
    move_occupied: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** numbers that cards change */
  params: {
    /** the values without cards */
    base: {
      /** base value */
      worker_move: number;
      /** base value */
      move_units: number;
      /** base value */
      prod_hexes: number;
      /** base value */
      build_discount: number;
      /** base value */
      populate_places: number;
      /** base value */
      populate_workers: number;
      /** base value */
      populate_min: number;
      /** base value */
      monument_discount: number;
      /** base value */
      land_required: number;
      /** base value */
      sacrifice: number;
      /** base value */
      train_weapon: number;
      /** base value */
      attack_multi: number;
      /** base value */
      attack_dice: number;
      /** base value */
      defence_dice: number;
      /** base value */
      quest_draw: number;
      /** base value */
      trade_rate: number;
      /** base value */
      trades: number;
      /** base value */
      upgrade_discount: number;
    };
    /** lower bounds */
    minimum: {
      /** workers in a town hex */
      populate_min: number;
      /** land hexes of a layer */
      layer_land: number;
      /** workers of a layer */
      layer_sacrifice: number;
      /** resources of a discounted cost */
      cost: number;
    };
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  };
  /** the action cards */
  actions: {
    /** the ten actions in their order */
    id: "upgrade" | "move" | "produce" | "build" | "populate" | "monument" | "train" | "attack" | "quest" | "trade";
    /** what turning it green costs */
    upgrade_cost: {
      /** wood */
      wood?: number;
      /** sheep */
      sheep?: number;
      /** metal */
      metal?: number;
      /** wheat */
      wheat?: number;
    };
    /** what the green side changes */
    green: {
      /** the parameter it changes */
      param: "worker_move" | "move_units" | "prod_hexes" | "build_discount" | "populate_places" | "populate_workers" | "populate_min" | "monument_discount" | "land_required" | "sacrifice" | "train_weapon" | "attack_multi" | "attack_dice" | "defence_dice" | "quest_draw" | "trade_rate" | "trades" | "upgrade_discount";
      /** by how much */
      delta: number;
    };
    /** the red side, for people */
    red?: string;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the score sheet */
  score_lines: {
    /** what is counted */
    item: "layers" | "resources" | "workers" | "land" | "power" | "upgrades" | "quests_done" | "islands" | "buildings";
    /** points */
    vp: number;
    /** for so many */
    per: number;
  }[];
  /** the score cards */
  score_cards: {
    /** its name */
    id: string;
    /** lines it changes */
    replace: {
      /** what is counted */
      item: "layers" | "resources" | "workers" | "land" | "power" | "upgrades" | "quests_done" | "islands" | "buildings";
      /** points */
      vp: number;
      /** for so many */
      per: number;
    }[];
    /** lines it adds */
    extra: {
      /** what is counted */
      item: "layers" | "resources" | "workers" | "land" | "power" | "upgrades" | "quests_done" | "islands" | "buildings";
      /** points */
      vp: number;
      /** for so many */
      per: number;
    }[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the abilities */
  abilities: {
    /** the four abilities in their order */
    id: "raiders" | "riders" | "artisans" | "farmers";
    /** its name for people */
    name: string;
    /** what it does, for people */
    rule?: string;
    /** of a raider's navy against land */
    power?: number;
    /** what a farm adds */
    extra?: number;
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the personal bonus decks */
  personal_decks: {
    /** its name in moves and positions */
    id: string;
    /** its name for people */
    name: string;
    /** the set-up card: pieces that are not locked */
    available: {
      /** how many */
      fort?: number;
      /** how many */
      town?: number;
      /** how many */
      factory?: number;
      /** how many */
      army?: number;
      /** how many */
      navy?: number;
      /** how many */
      airforce?: number;
    };
    /** the cards of layers 1 to 4 */
    cards: {
      /** the layer it comes with */
      layer: number;
      /** one of them is chosen */
      options: {
        /** what happens, in order */
        effects: {
          /** what it does */
          kind: "MILITARY" | "MOD" | "VP" | "VP_PER" | "RES" | "WORKER" | "BUILD" | "UNLOCK" | "UPGRADE";
          /** of MOD: what changes */
          param?: "worker_move" | "move_units" | "prod_hexes" | "build_discount" | "populate_places" | "populate_workers" | "populate_min" | "monument_discount" | "land_required" | "sacrifice" | "train_weapon" | "attack_multi" | "attack_dice" | "defence_dice" | "quest_draw" | "trade_rate" | "trades" | "upgrade_discount";
          /** of MOD: by how much */
          delta?: number;
          /** of VP, WORKER, UPGRADE: how many */
          n?: number;
          /** of VP_PER: what is counted */
          item?: "layers" | "resources" | "workers" | "land" | "power" | "upgrades" | "quests_done" | "islands" | "buildings";
          /** of VP_PER: for so many */
          per?: number;
          /** of VP_PER: points */
          vp?: number;
          /** of BUILD: what */
          type?: "fort" | "town" | "factory" | "workshop" | "farm" | "bridge" | "ferry";
          /** of RES: the resources */
          res?: {
            /** wood */
            wood?: number;
            /** sheep */
            sheep?: number;
            /** metal */
            metal?: number;
            /** wheat */
            wheat?: number;
          };
          /** of UNLOCK: the pieces */
          pieces?: {
            /** how many */
            fort?: number;
            /** how many */
            town?: number;
            /** how many */
            factory?: number;
            /** how many */
            army?: number;
            /** how many */
            navy?: number;
            /** how many */
            airforce?: number;
          };
        }[];
      }[];
      /** text, invented or mixed */
      src?: string;
      /** why */
      note?: string;
    }[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the common bonus cards */
  common_bonuses: {
    /** its number, from 1 in the order of the list */
    id: number;
    /** the pile it lies in */
    layer: number;
    /** its name; cards of one name are copies */
    key: string;
    /** left out of games with fewer players */
    min_players: number;
    /** how many a player may hold */
    copies_per_player: number;
    /** what it does */
    effects: {
      /** what it does */
      kind: "MILITARY" | "MOD" | "VP" | "VP_PER" | "RES" | "WORKER" | "BUILD" | "UNLOCK" | "UPGRADE";
      /** of MOD: what changes */
      param?: "worker_move" | "move_units" | "prod_hexes" | "build_discount" | "populate_places" | "populate_workers" | "populate_min" | "monument_discount" | "land_required" | "sacrifice" | "train_weapon" | "attack_multi" | "attack_dice" | "defence_dice" | "quest_draw" | "trade_rate" | "trades" | "upgrade_discount";
      /** of MOD: by how much */
      delta?: number;
      /** of VP, WORKER, UPGRADE: how many */
      n?: number;
      /** of VP_PER: what is counted */
      item?: "layers" | "resources" | "workers" | "land" | "power" | "upgrades" | "quests_done" | "islands" | "buildings";
      /** of VP_PER: for so many */
      per?: number;
      /** of VP_PER: points */
      vp?: number;
      /** of BUILD: what */
      type?: "fort" | "town" | "factory" | "workshop" | "farm" | "bridge" | "ferry";
      /** of RES: the resources */
      res?: {
        /** wood */
        wood?: number;
        /** sheep */
        sheep?: number;
        /** metal */
        metal?: number;
        /** wheat */
        wheat?: number;
      };
      /** of UNLOCK: the pieces */
      pieces?: {
        /** how many */
        fort?: number;
        /** how many */
        town?: number;
        /** how many */
        factory?: number;
        /** how many */
        army?: number;
        /** how many */
        navy?: number;
        /** how many */
        airforce?: number;
      };
    }[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the quest decks, the starting one first */
  quest_decks: {
    /** its name */
    id: string;
    /** who draws from it; none for the starting quests */
    layers?: (number)[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
  /** the quest cards */
  quests: {
    /** its number, from 1 in the order of the list */
    id: number;
    /** the deck it belongs to */
    deck: string;
    /** left out of games with fewer players */
    min_players: number;
    /** points when it is done */
    reward: number;
    /** points when it is not */
    penalty: number;
    /** what must hold at once */
    conditions: {
      /** what is counted */
      kind: "AREA" | "RES" | "UNIT" | "BUILDING" | "TOKEN" | "HEX_MAX" | "POWER" | "UPGRADES" | "LAYERS" | "BATTLES" | "QUESTS";
      /** of what kind */
      arg?: "any" | "forest" | "pasture" | "mountain" | "field" | "island" | "foreign" | "water" | "wood" | "sheep" | "metal" | "wheat" | "worker" | "army" | "navy" | "airforce" | "military" | "weapon" | "fort" | "town" | "factory" | "bridge" | "ferry" | "res";
      /** how many */
      n: number;
    }[];
    /** text, invented or mixed */
    src?: string;
    /** why */
    note?: string;
  }[];
};

export type Key =
  | "seat"
  | "hex"
  | "hex.title"
  | "hex.help"
  | "area-name"
  | "ferry"
  | "edge"
  | "unit"
  | "kind-name"
  | "a-kind"
  | "pieces"
  | "amount"
  | "card"
  | "score-card"
  | "score-card.title"
  | "ability"
  | "deck"
  | "bonus"
  | "bonus.brief"
  | "bonus-name"
  | "quest"
  | "quest.brief"
  | "quest-name"
  | "item"
  | "stock"
  | "and-loses"
  | "change"
  | "completed"
  | "bringing"
  | "completing"
  | "want-land"
  | "want-resources"
  | "want-units"
  | "want-buildings"
  | "want-tokens"
  | "want-on-hex"
  | "want-power"
  | "want-power.title"
  | "want-upgrades"
  | "want-layers"
  | "want-battles"
  | "want-quests"
  | "effect-military"
  | "effect-military.title"
  | "effect-change"
  | "effect-change.title"
  | "param-name"
  | "effect-points"
  | "effect-points-per"
  | "one-item"
  | "many-items"
  | "effect-resources"
  | "effect-workers"
  | "effect-build"
  | "effect-build.title"
  | "effect-unlock"
  | "effect-upgrades"
  | "start"
  | "deal-score-card"
  | "deal-ability"
  | "deal-deck"
  | "draw"
  | "draw-hidden"
  | "roll"
  | "battle-result"
  | "keep"
  | "keep.did"
  | "keep.brief"
  | "keep-hidden"
  | "keep-hidden.did"
  | "play"
  | "play.did"
  | "play.brief"
  | "improved"
  | "improving"
  | "take-back"
  | "take-back.did"
  | "take-back.brief"
  | "improve"
  | "improve.did"
  | "improve.brief"
  | "improve-free"
  | "improve-free.did"
  | "improve-free.brief"
  | "take-bonus"
  | "take-bonus.did"
  | "take-bonus.brief"
  | "take-gift"
  | "take-gift.did"
  | "take-gift.brief"
  | "stop"
  | "stop.did"
  | "place-start"
  | "place-start.times"
  | "place-start.did"
  | "place-start.brief"
  | "place-resource"
  | "place-resource.times"
  | "place-resource.did"
  | "place-resource.brief"
  | "save"
  | "save.times"
  | "save.did"
  | "save.brief"
  | "pay-from"
  | "pay-from.times"
  | "pay-from.did"
  | "pay-from.brief"
  | "produce-on"
  | "produce-on.did"
  | "produce-on.brief"
  | "gain"
  | "produce-type"
  | "produce-type.did"
  | "trade-give"
  | "trade-give.did"
  | "trade-give.brief"
  | "trade-get"
  | "trade-get.did"
  | "trade-get.brief"
  | "trade-place"
  | "trade-place.did"
  | "trade-place.brief"
  | "holding"
  | "priced"
  | "move-unit"
  | "move-unit.did"
  | "go"
  | "go.did"
  | "board"
  | "board.did"
  | "together"
  | "together-and"
  | "sail"
  | "sail.did"
  | "land"
  | "land.did"
  | "shore"
  | "shore.did"
  | "shore.brief"
  | "carry"
  | "carry.times"
  | "carry.did"
  | "carry.brief"
  | "carry-nothing"
  | "carry-nothing.did"
  | "carry-nothing.brief"
  | "build"
  | "build.did"
  | "build.brief"
  | "repair"
  | "repair.did"
  | "repair.brief"
  | "build-on"
  | "build-on.did"
  | "build-on.brief"
  | "repair-on"
  | "repair-on.did"
  | "repair-on.brief"
  | "populate"
  | "populate.did"
  | "populate.brief"
  | "rescue"
  | "rescue.did"
  | "rescue.brief"
  | "new-workers"
  | "place-worker"
  | "place-worker.times"
  | "place-worker.did"
  | "place-worker.brief"
  | "sacrifice"
  | "sacrifice.did"
  | "train"
  | "train.did"
  | "train.brief"
  | "forge"
  | "forge.did"
  | "forge.brief"
  | "train-worker"
  | "train-worker.did"
  | "a-trained"
  | "launch"
  | "launch.did"
  | "arm"
  | "arm.did"
  | "arm.brief"
  | "put-back"
  | "put-back.did"
  | "attack"
  | "attack.did"
  | "attack-around"
  | "attack-around.did"
  | "attack-around.brief"
  | "holding-there"
  | "attack-with"
  | "attack-with.did"
  | "lose-unit"
  | "lose-unit.did"
  | "lose-building"
  | "lose-building.did"
  | "lose-ferry"
  | "lose-ferry.did"
  | "retreat"
  | "retreat.did"
  | "retreat.brief"
  | "occupy"
  | "occupy.did"
  | "occupy.brief"
  | "ask-start-quest"
  | "ask-start-quest.help"
  | "ask-start-quest.wait"
  | "ask-start-resource"
  | "ask-start-resource.help"
  | "ask-start-resource.wait"
  | "ask-turn"
  | "ask-turn.help"
  | "ask-turn.wait"
  | "cards-in-hand"
  | "pile-word"
  | "ask-improve"
  | "ask-improve.help"
  | "ask-improve.wait"
  | "ask-improve-free"
  | "ask-improve-free.help"
  | "ask-improve-free.wait"
  | "ask-save"
  | "ask-save.help"
  | "ask-save.wait"
  | "ask-pay"
  | "ask-pay.help"
  | "ask-pay.wait"
  | "ask-move"
  | "ask-move.help"
  | "ask-move.wait"
  | "ask-step"
  | "ask-step.help"
  | "ask-step.wait"
  | "mover-name"
  | "ask-carry"
  | "ask-carry.help"
  | "ask-carry.wait"
  | "ask-produce"
  | "ask-produce.help"
  | "ask-produce.wait"
  | "ask-produce-type"
  | "ask-produce-type.wait"
  | "ask-build"
  | "ask-build.help"
  | "ask-build.wait"
  | "ask-site"
  | "ask-site.help"
  | "ask-site.wait"
  | "ask-site-free"
  | "ask-site-free.help"
  | "ask-site-free.wait"
  | "ask-populate"
  | "ask-populate.help"
  | "ask-populate.wait"
  | "min-word"
  | "workers-word"
  | "ask-sacrifice"
  | "ask-sacrifice.help"
  | "ask-sacrifice.wait"
  | "ask-weapon"
  | "ask-weapon.help"
  | "ask-weapon.wait"
  | "ask-bonus"
  | "ask-bonus.help"
  | "ask-bonus.wait"
  | "ask-gift"
  | "ask-gift.help"
  | "ask-gift.wait"
  | "ask-place-resource"
  | "ask-place-resource.help"
  | "ask-place-resource.wait"
  | "ask-place-worker"
  | "ask-place-worker.help"
  | "ask-place-worker.wait"
  | "ask-train"
  | "ask-train.help"
  | "ask-train.wait"
  | "ask-train-worker"
  | "ask-train-worker.wait"
  | "ask-launch"
  | "ask-launch.wait"
  | "ask-target"
  | "ask-target.help"
  | "ask-target.wait"
  | "ask-attacker"
  | "ask-attacker.help"
  | "ask-attacker.wait"
  | "battle-odds"
  | "tenths"
  | "battle-dice"
  | "ask-loss"
  | "ask-loss.help"
  | "ask-loss.wait"
  | "ask-retreat"
  | "ask-retreat.help"
  | "ask-retreat.wait"
  | "ask-occupy"
  | "ask-occupy.help"
  | "ask-occupy.wait"
  | "battle-won"
  | "ask-keep"
  | "ask-keep.help"
  | "ask-keep.wait"
  | "ask-trade"
  | "ask-trade.help"
  | "ask-trade.wait"
  | "ask-trade-get"
  | "ask-trade-get.wait"
  | "ask-trade-place"
  | "ask-trade-place.help"
  | "ask-trade-place.wait"
  | "round-is"
  | "supply-is"
  | "battle-is"
  | "hex-is"
  | "force"
  | "works"
  | "neighbour"
  | "hexes-empty"
  | "ferry-is"
  | "passenger"
  | "player-is"
  | "land-hexes"
  | "hand-is"
  | "green-is"
  | "traits-are"
  | "bonus-is"
  | "pieces-are"
  | "layer-is"
  | "layer-price"
  | "quest-is"
  | "piece-is"
  | "layer-needs-all"
  | "card-is"
  | "card-rule"
  | "sheet-counts"
  | "score-card-counts"
  | "ability-is"
  | "ability-rule"
  | "deck-gives"
  | "bonus-does"
  | "quest-wants"
  | "why-item"
  | "why-item.brief"
  | "by-card"
  | "why-bonuses"
  | "bonus-points"
  | "why-quests"
  | "quest-points"
  | "quest-points.brief"
  | "piece-name"
  | "piece-name.title"
  | "piece-name.all"
  | "piece-name.help"
  | "resource-title"
  | "resource-title.help"
  | "resource-title.from"
  | "monument-name"
  | "area-label"
  | "goods"
  | "signed"
  | "count-layers"
  | "count-workers"
  | "count-resources"
  | "count-points"
  | "count-cards"
  | "count-quests"
  | "count-power"
  | "choose"
  | "over"
  | "wait-chance"
  | "seen"
  | "seen-layer"
  | "seen-gain"
  | "seen-lose"
  | "seen-points"
  | "seen-ends"
  | "status"
  | "status.short"
  | "player-count"
  | "line-layers"
  | "line-layers.title"
  | "line-resources"
  | "line-resources.title"
  | "line-workers"
  | "line-workers.title"
  | "line-land"
  | "line-land.title"
  | "line-power"
  | "line-power.title"
  | "line-upgrades"
  | "line-upgrades.title"
  | "line-extra-layers"
  | "line-extra-layers.title"
  | "line-extra-resources"
  | "line-extra-resources.title"
  | "line-extra-workers"
  | "line-extra-workers.title"
  | "line-extra-land"
  | "line-extra-land.title"
  | "line-extra-power"
  | "line-extra-power.title"
  | "line-extra-upgrades"
  | "line-extra-upgrades.title"
  | "line-extra-quests"
  | "line-extra-quests.title"
  | "line-extra-islands"
  | "line-extra-islands.title"
  | "line-extra-buildings"
  | "line-extra-buildings.title"
  | "line-bonus"
  | "line-bonus.title"
  | "line-quests"
  | "line-quests.title"
  | "line-open-quests"
  | "line-open-quests.title"
  | "own-name"
  | "own-points"
  | "own-resources"
  | "own-layers"
  | "own-supply"
  | "own-supply-left"
  | "own-locked"
  | "own-back"
  | "own-to-board"
  | "own-see"
  | "layer-built"
  | "layer-title"
  | "layer-title.built"
  | "layer-land"
  | "layer-workers"
  | "layer-lacks"
  | "layer-lacks.aside"
  | "layer-any"
  | "layer-needs"
  | "layer-ready"
  | "layer-ready-other"
  | "layer-complete"
  | "stat"
  | "trait"
  | "others-all"
  | "supply-title"
  | "supply-weapons"
  | "supply-tokens"
  | "supply-quests"
  | "quests-own"
  | "quests-own.only"
  | "quests-all"
  | "quests-all.of"
  | "quests-none"
  | "quests-hidden"
  | "quests-done"
  | "quest-progress"
  | "quest-met"
  | "quest-worth"
  | "quest-worth-one"
  | "quest-worth-many"
  | "hand-own"
  | "hand-of"
  | "hand-improved"
  | "hand-played"
  | "hand-running"
  | "hand-improve"
  | "hand-payable"
  | "better"
  | "hand-take-back"
  | "hand-take-back.help"
  | "hand-take-back.rule"
  | "hand-pass"
  | "card-title"
  | "card-label"
  | "card-side"
  | "card-play"
  | "card-improve"
  | "deed-upgrade"
  | "deed-upgrade.rule"
  | "deed-move"
  | "deed-move.rule"
  | "deed-produce"
  | "deed-produce.rule"
  | "deed-build"
  | "deed-build.rule"
  | "deed-populate"
  | "deed-populate.rule"
  | "populated-towns"
  | "deed-monument"
  | "deed-monument.rule"
  | "deed-train"
  | "deed-train.rule"
  | "deed-attack"
  | "deed-attack.rule"
  | "deed-quest"
  | "deed-quest.rule"
  | "deed-trade"
  | "deed-trade.rule"
  | "battle-now"
  | "battle-last"
  | "battle-attacks"
  | "battle-defends"
  | "battle-side"
  | "count-dice"
  | "count-pips"
  | "battle-rolled"
  | "battle-ask"
  | "battle-ask.yes"
  | "battle-tie"
  | "battle-failed"
  | "battle-damage"
  | "battle-help"
  | "battle-help.rule"
  | "battle-help.note"
  | "map-label"
  | "map-help"
  | "map-in"
  | "map-out"
  | "map-whole"
  | "map-all"
  | "map-home"
  | "map-gives"
  | "map-bridge"
  | "ferry-at"
  | "ferry-at.title"
  | "ferry-empty"
  | "ferry-with"
  | "passenger-name"
  | "hex-label"
  | "hex-name"
  | "hex-pieces"
  | "hex-goods"
  | "hex-yield"
  | "hex-damaged"
  | "disc-label"
  | "edge-label"
  | "tray-worker"
  | "tray-repair"
  | "tray-gift"
  | "tray-keep-all"
  | "tray-keep"
  | "tray-quest"
  | "explain-controls"
  | "explain-damaged"
  | "explain-idle"
  | "explain-monument"
  | "explain-out"
  | "explain-improved"
  | "explain-improves"
  | "explain-held"
  | "explain-played"
  | "explain-condition"
  | "explain-want"
  | "explain-worth"
  | "explain-quest"
  | "explain-quest.done"
  | "explain-layer"
  | "explain-pile"
  | "explain-gift"
  | "explain-last-layer"
  | "explain-costs"
  | "explain-crew"
  | "explain-ferry"
  | "explain-ferry.helms"
  | "explain-seat"
  | "explain-seat.has"
  | "explain-seat.hand"
  | "explain-seat.start"
  | "explain-points"
  | "explain-points.line"
  | "explain-points.short"
  | "explain-points.note"
  | "explain-effect"
  | "explain-copies"
  | "explain-score-card"
  | "explain-score-card.usual"
  | "score-rule"
  | "score-rule.title"
  | "points-per"
  | "per-items"
  | "explain-ability"
  | "explain-deck"
  | "explain-deck.gift"
  | "explain-deck.layer"
  | "explain-deck.option"
  | "deck-option"
  | "explain-next"
  | "explain-next.rule"
  | "explain-edge"
  | "explain-river"
  | "explain-river.rule"
  | "explain-supply"
  | "explain-quest-deck"
  | "explain-quest-deck.left"
  | "board-legend"
  | "board-water"
  | "board-ferry"
  | "board-ferry-empty"
  | "board-ferry-crew"
  | "board-passenger"
  | "board-round"
  | "board-player"
  | "board-score-card"
  | "board-deck"
  | "board-possessions"
  | "board-supply"
  | "board-piece"
  | "board-hand"
  | "board-discard"
  | "board-cards"
  | "board-card"
  | "board-green-card"
  | "board-bonuses"
  | "board-bonus"
  | "board-quests"
  | "board-quest-count"
  | "board-quest-held"
  | "board-quest-open"
  | "board-piles"
  | "board-pile"
  | "board-score"
  | "board-lines"
  | "board-line"
  | "board-battle"
  | "board-chance"
  | "board-over"
  | "terrain-name"
  | "type-name"
  | "what-name"
  | "of-name"
  | "item-name"
  | "item-name.brief"
  | "title-blurb"
  | "title-length"
  | "option-world"
  | "option-world.help"
  | "option-world.is-old"
  | "option-world.is-new"
  | "option-start"
  | "option-start.help"
  | "option-start.is-random"
  | "option-start.seat"
  | "tie-layers"
  | "tie-layers.count"
  | "tie-military-power"
  | "tie-military-power.count"
  | "tie-resources"
  | "tie-resources.count"
  | "lesson-goal"
  | "lesson-quest"
  | "lesson-resources"
  | "lesson-move"
  | "lesson-forest"
  | "lesson-second"
  | "lesson-pasture"
  | "lesson-produce"
  | "lesson-reap-sheep"
  | "lesson-reap-wood"
  | "lesson-back"
  | "lesson-trade"
  | "lesson-give"
  | "lesson-get"
  | "lesson-put"
  | "lesson-build"
  | "lesson-town"
  | "lesson-site"
  | "lesson-monument"
  | "lesson-worker"
  | "lesson-bonus"
  | "lesson-gift"
  | "lesson-train"
  | "lesson-army"
  | "lesson-attack"
  | "lesson-battle"
  | "lesson-end"
  | "rules"
  | "rules-aim"
  | "rules-aim.p1"
  | "rules-aim.p2"
  | "rules-aim.p3"
  | "rules-aim.example"
  | "rules-aim.picture"
  | "rules-map"
  | "rules-map.p1"
  | "rules-map.p2"
  | "rules-map.p3"
  | "rules-map.p4"
  | "rules-map.example"
  | "rules-map.picture"
  | "rules-setup"
  | "rules-setup.p1"
  | "rules-setup.p2"
  | "rules-setup.p3"
  | "rules-setup.p4"
  | "rules-setup.p5"
  | "rules-setup.p6"
  | "rules-setup.example"
  | "rules-setup.picture"
  | "rules-turn"
  | "rules-turn.p1"
  | "rules-turn.p2"
  | "rules-turn.p3"
  | "rules-turn.p4"
  | "rules-turn.example"
  | "rules-turn.picture"
  | "rules-control"
  | "rules-control.p1"
  | "rules-control.p2"
  | "rules-control.p3"
  | "rules-control.p4"
  | "rules-control.p5"
  | "rules-control.example"
  | "rules-control.picture"
  | "rules-pay"
  | "rules-pay.p1"
  | "rules-pay.p2"
  | "rules-pay.example"
  | "rules-pay.picture"
  | "rules-upgrade"
  | "rules-upgrade.p1"
  | "rules-upgrade.p2"
  | "rules-upgrade.example"
  | "rules-upgrade.picture"
  | "rules-move"
  | "rules-move.p1"
  | "rules-move.p2"
  | "rules-move.p3"
  | "rules-move.example"
  | "rules-move.picture"
  | "rules-ferries"
  | "rules-ferries.p1"
  | "rules-ferries.p2"
  | "rules-ferries.p3"
  | "rules-ferries.p4"
  | "rules-ferries.p5"
  | "rules-ferries.example"
  | "rules-ferries.picture"
  | "rules-produce"
  | "rules-produce.p1"
  | "rules-produce.p2"
  | "rules-produce.example"
  | "rules-produce.picture"
  | "rules-build"
  | "rules-build.p1"
  | "rules-build.p2"
  | "rules-build.p3"
  | "rules-build.example"
  | "rules-build.picture"
  | "rules-populate"
  | "rules-populate.p1"
  | "rules-populate.p2"
  | "rules-populate.example"
  | "rules-populate.picture"
  | "rules-layers"
  | "rules-layers.p1"
  | "rules-layers.p2"
  | "rules-layers.p3"
  | "rules-layers.p4"
  | "rules-layers.example"
  | "rules-layers.picture"
  | "rules-train"
  | "rules-train.p1"
  | "rules-train.p2"
  | "rules-train.p3"
  | "rules-train.example"
  | "rules-train.picture"
  | "rules-attack"
  | "rules-attack.p1"
  | "rules-attack.p2"
  | "rules-attack.p3"
  | "rules-attack.example"
  | "rules-attack.picture"
  | "rules-losses"
  | "rules-losses.p1"
  | "rules-losses.p2"
  | "rules-losses.p3"
  | "rules-losses.p4"
  | "rules-losses.p5"
  | "rules-losses.example"
  | "rules-losses.picture"
  | "rules-quests"
  | "rules-quests.p1"
  | "rules-quests.p2"
  | "rules-quests.p3"
  | "rules-quests.example"
  | "rules-quests.picture"
  | "rules-trade"
  | "rules-trade.p1"
  | "rules-trade.example"
  | "rules-trade.picture"
  | "rules-abilities"
  | "rules-abilities.p1"
  | "rules-abilities.p2"
  | "rules-abilities.p3"
  | "rules-abilities.p4"
  | "rules-abilities.example"
  | "rules-abilities.picture"
  | "rules-score"
  | "rules-score.p1"
  | "rules-score.p2"
  | "rules-score.p3"
  | "rules-score.p4"
  | "rules-score.p5"
  | "rules-score.example"
  | "rules-score.picture"
  | "rules-options"
  | "rules-options.p1"
  | "rules-options.p2"
  | "rules-options.example"
  | "rules-options.picture"
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
