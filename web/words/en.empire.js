/* en.empire.js - every text of Eight-Minute Empire in English. A translation is
 * this file in another language: the same keys, strings or functions that make
 * a string.
 */
const digits = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers as words up to ten. @param {number} n */
const word = (n) => digits[n] ?? String(n);

/** @param {number} n @param {string} one @param {string} [many] */
const some = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} list */
const and = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list[list.length - 1]}`);

/** +2 or −1. @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : `\u2212${-n}`);

/** @typedef {{type: string, n: number}} Step */

const verbs = { place: "Place", move: "Move", sail: "Sail", city: "City", destroy: "Destroy" };

/** "Place 3", "City". @param {Step} step */
const deed = ({ type, n }) => {
  const verb = verbs[/** @type {keyof typeof verbs} */ (type)] ?? capital(type);
  return type === "city" && n === 1 ? verb : `${verb} ${n}`;
};

/** "place up to 3 armies". @param {Step} step */
const longDeed = ({ type, n }) => {
  switch (type) {
    case "place": return n === 1 ? "place an army" : `place up to ${n} armies`;
    case "move": return n === 1 ? "move an army one region over land" : `move armies up to ${n} regions over land`;
    case "sail": return n === 1 ? "move an army one region over land or sea" : `move armies up to ${n} regions over land or sea`;
    case "city": return n === 1 ? "build a city" : `build up to ${n} cities`;
    default: return n === 1 ? "destroy an army" : `destroy up to ${n} armies`;
  }
};

const rulesOf = {
  place: "An army comes from your supply to the start region or to a region with a city of yours.",
  move: "Each step takes one of your armies to a region that touches its own over land. Drag it, or tap two regions.",
  sail: "Each step takes one of your armies over a land border or along a dotted sea line. Drag it, or tap two regions.",
  city: "A city goes to a region where you have an army. It counts like an army, cannot be destroyed, and new armies may come there.",
  destroy: "Any army on the map can be destroyed, whoever owns it. Cities cannot.",
};

/** The same in a few words, for a phone. */
const shortRules = {
  place: "To the start region, or to a city of yours.",
  move: "One step over land each: drag it, or tap two regions.",
  sail: "One step over land or sea each: drag it, or tap two regions.",
  city: "Where you have an army. It stays for good.",
  destroy: "Any army, whoever owns it.",
};

const goods = { crystal: "Crystal", ore: "Ore", wood: "Wood", anvil: "Anvil", carrot: "Carrot", wild: "Wild" };

/** @param {string} good */
const goodName = (good) => goods[/** @type {keyof typeof goods} */ (good)] ?? capital(good);

/* The rules for people who learn the game. The exact wording that the program
 * follows is src/games/empire/rules.md. */
const rules = [
  { id: "idea", title: "What it is about", paragraphs: [
    "You lead a young empire. Each turn you take one card from a row: it gives you a good to keep and an action to do at once. With the actions you bring armies onto the map, move them, and build cities.",
    "At the end you score points for the regions you hold, for the continents where you hold the most regions, and for sets of goods on your cards. Most points win. A game takes as many turns as the cards that everybody is allowed to take, and no more.",
  ] },
  { id: "parts", title: "What is on the table", paragraphs: [
    "The map has two sides, A and B. A side shows regions with borders over land, dotted lines over the sea, and several continents. One region is the start region; it is marked by a crown.",
    "Each player has 14 armies and 3 cities. The row has six open cards; the other cards wait face down in the pile.",
    "A card shows its good at the top (one piece, on a few cards two) and its action at the bottom. Three cards are wild: they have no good of their own.",
  ] },
  { id: "setup", title: "Set-up", paragraphs: [
    "Two to five people play. Everybody puts three armies on the start region; all other pieces form the supplies.",
    "Coins for each player: 14 with two players, 11 with three, 9 with four, 8 with five. There is no income: these coins are all you will have.",
    "With five players all 42 cards are used. With fewer, the five cards that carry the mark 5 stay in the box, and 37 are used.",
    "Six cards are dealt into the row. From left to right they cost 0, 1, 1, 2, 2 and 3 coins.",
  ] },
  { id: "two", title: "With two players", paragraphs: [
    "Before the bid, ten armies of a third, neutral colour come onto the map. You place them one at a time and in turn, Red first. Any region is allowed, also the start region and regions that already have some.",
    "The neutral colour belongs to nobody and never acts. It counts as an owner when regions and continents are compared: it can hold them or tie them, and then nobody gets the point. It can be destroyed.",
  ] },
  { id: "bid", title: "The bid", paragraphs: [
    "Once in a game, before the first turn, everybody bids in secret: nothing, some, or all of their coins. A bid cannot be changed. When the last one is in, all are shown.",
    "The highest bidder pays the bid and names the first player, who may be anybody. The others keep their coins. After that, turns go clockwise.",
    "If several bid the highest number, also if all bid nothing, a die picks one of them. As an option the youngest player can be named instead: then the first of the tied wins, counted clockwise from the youngest, who is included.",
  ] },
  { id: "turn", title: "Your turn", paragraphs: [
    "1. Take one card from the row and pay the coins of its place. You may take any card that you can pay for, even if its action is of no use to you. The first place is free, so there is always one.",
    "2. Carry out the action of the card at once. You may do all of it, a part, or nothing, and you may stop at any point. When nothing can be done any more, the action ends by itself.",
    "3. The cards to the right of the gap move up to the left and so become cheaper. A new card comes to the right end, as long as the pile has one. You see it only after your action.",
  ] },
  { id: "join", title: "Cards with “or” and “and”", paragraphs: [
    "With “or” you choose one of the two parts and do only that one.",
    "With “and” you choose which part comes first. When you are done with it, or stop, the other one may follow. You cannot go back to the first part.",
    "A part with which nothing at all can be done at that moment cannot be chosen.",
  ] },
  { id: "place", title: "Place", paragraphs: [
    "Place 3 means: up to three armies come from your supply onto the map. Each goes to the start region or to a region where you have a city. They may go to different regions.",
    "If your supply is empty, you cannot place any.",
  ] },
  { id: "move", title: "Move and Sail", paragraphs: [
    "Move 3 means: up to three steps. A step takes one of your armies to a neighbouring region over land. You may walk one army three steps, three armies one step each, or anything between.",
    "Sail works in the same way, and a step may also follow a dotted line over the sea. Without Sail no army crosses the sea.",
    "Other players’ pieces do not stop you. Any number of armies of any colours can stand in a region.",
  ] },
  { id: "city", title: "City", paragraphs: [
    "You put one city from your supply into a region where you have at least one army. A region can take several cities, of one player or of many.",
    "A city counts as one piece when a region is compared, it can never be destroyed or moved, and you may place new armies in its region.",
  ] },
  { id: "destroy", title: "Destroy", paragraphs: [
    "Destroy 1 means: one army anywhere on the map goes away, of any player, of the neutral colour, or even your own. An army of a player returns to its owner’s supply; a neutral one is out of the game.",
    "Cities are safe.",
  ] },
  { id: "end", title: "The end of the game", paragraphs: [
    "The game ends when everybody has taken their cards: 13 each with two players, 10 with three, 8 with four, 7 with five. After the last turn no card is dealt.",
    "With four players the pile runs out just before the last turn, which still has six cards to choose from.",
  ] },
  { id: "regions", title: "Points for regions and continents", paragraphs: [
    "A region is worth 1 point to the player who has more pieces there than each other owner. Armies and cities count alike. If the most is shared, nobody gets the point.",
    "A continent is worth 1 point to the player who holds more of its regions than each other owner. If the most is shared, or nobody holds a region there, nobody gets it.",
  ] },
  { id: "goods", title: "Points for goods", paragraphs: [
    "Add up each good on your cards; a double card counts twice. The more pieces of a good, the more points. For 1, 2, 3 and 5 points you need:",
    "Crystal: 1, 2, 3, 4 pieces. Ore: 2, 3, 4, 5. Wood: 2, 4, 5, 6. Anvil: 2, 4, 6, 7. Carrot: 3, 5, 7, 8.",
    "Only the highest number that you reach counts, and pieces beyond the last number add nothing.",
  ] },
  { id: "wild", title: "Wild cards", paragraphs: [
    "Each wild card counts as one more piece of a good of which you own at least one. Wild cards may go to different goods or to the same one; at the end they are put where they bring you most, without being asked. If you own no good at all, they are worth nothing.",
  ] },
  { id: "ties", title: "Equal points", paragraphs: [
    "Among equals the one with more coins left wins, then more armies on the map (cities do not count here), then more regions held. If even that is equal, the victory is shared.",
  ] },
  { id: "tokens", title: "Variant: goods tokens", paragraphs: [
    "There are ten tokens, two of each good. They are mixed, and one is laid face up on each region that is marked for it, five on either side of the map.",
    "Whoever holds such a region at the end counts one more piece of its good. It also makes it possible to add wild cards to that good. If no player holds the region, nobody counts it.",
  ] },
  { id: "full", title: "Variant: the full game", paragraphs: [
    "Three games are played in a row with the same players, map and options. Each one is set up anew and has its own bid. The points of all three are added up. Among equals the coins left over in all three games decide; otherwise the victory is shared.",
  ] },
  { id: "options", title: "Options", paragraphs: [
    "Map: side A or side B. Goods tokens: off or on. Tied bid: a die, or the seat of the youngest. Full game: off or on.",
    "Other printing: one Ore card exists in two versions. Usually it reads “Place 2 or City”; in the other printing it reads “Place 2”.",
  ] },
  { id: "hidden", title: "What is hidden", paragraphs: [
    "Nobody knows the order of the pile; each card in it is equally likely to come next. A bid is known only to its bidder until all are in. Everything else is open: cards taken, coins, and pieces.",
  ] },
];

export const empire = {
  capital, and, deed, longDeed,
  good: goodName,
  owner: capital,
  neutral: "neutral",
  vp: "VP",
  free: "free",
  join: { or: "or", and: "and" },

  status: (/** @type {any} */ s) =>
    capital(`${s.games > 1 ? `game ${s.game} of ${s.games}, ` : ""}${s.turn ? `turn ${s.turn} of ${s.turns}` : "set-up"}, map ${s.map}, ${word(s.players)} players`),

  region: {
    short: (/** @type {string} */ n, /** @type {boolean} */ start) => (start ? "the start region" : n),
    title: (/** @type {string} */ n, /** @type {boolean} */ start) => (start ? `Region ${n}, the start region` : `Region ${n}`),
    nobody: "nobody there",
    held: (/** @type {string} */ who) => `held by ${who}`,
    tied: (/** @type {string[]} */ who) => `tied between ${and(who)}`,
    armies: (/** @type {string} */ who, /** @type {number} */ n) => `${some(n, "army", "armies")} of ${who}`,
    cities: (/** @type {string} */ who, /** @type {number} */ n) => `${some(n, "city", "cities")} of ${who}`,
    token: (/** @type {string} */ good) => `a token of ${good}`,
  },

  map: {
    title: "Map",
    side: (/** @type {string} */ side) => `Map, side ${side}`,
    continents: "Continents",
    tied: "tied",
    empty: "nobody",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    whole: "Whole map",
    overview: "The whole map, with the part framed that is visible",
    hold: (/** @type {string} */ region) => `Choose ${region}`,
    release: (/** @type {string} */ region) => `Let go of ${region}`,
  },

  choice: {
    neutral: (/** @type {string} */ r) => `Place a neutral army on ${r}`,
    place: (/** @type {string} */ r) => `Place an army on ${r}`,
    city: (/** @type {string} */ r) => `Build a city on ${r}`,
    move: (/** @type {string} */ a, /** @type {string} */ b) => `Move an army from ${a} to ${b}`,
    sail: (/** @type {string} */ a, /** @type {string} */ b) => `Move an army from ${a} to ${b}, land or sea`,
    destroy: (/** @type {string} */ who, /** @type {string} */ r) => `Destroy an army of ${who} on ${r}`,
    destroyNeutral: (/** @type {string} */ r) => `Destroy a neutral army on ${r}`,
    bid: (/** @type {number} */ n) => (n === 0 ? "Bid nothing" : `Bid ${some(n, "coin")}`),
    first: (/** @type {string} */ who) => `${who} begins`,
    take: (/** @type {string} */ card, /** @type {number} */ price) => `Take ${card}, ${price === 0 ? "free" : some(price, "coin")}`,
    part: (/** @type {string} */ part) => part,
    stop: "Stop here",
    skip: "Do nothing with it",
  },

  ask: {
    neutral: (/** @type {number} */ left) => `Choose a region for a neutral army: ${left} left`,
    neutralHelp: "The third colour belongs to nobody. It can hold or tie a region, and it scores nothing.",
    bid: "Bid for the right to say who begins",
    bidHelp: "Everybody bids at once and in secret. Only the highest bidder pays; among equals a die decides.",
    bidHelpSeat: (/** @type {string} */ who) => `Everybody bids at once and in secret. Only the highest bidder pays; among equals the first one from ${who} on wins.`,
    first: "Choose who begins",
    firstHelp: (/** @type {number} */ n) => `You won the bid${n === 0 ? "" : ` and paid ${some(n, "coin")}`}. Turns then go clockwise.`,
    take: "Take a card",
    takeHelp: (/** @type {number} */ coins, /** @type {number} */ left) =>
      `You have ${some(coins, "coin")} and take ${some(left, "more card", "more cards")} in this game. The first card is always free.`,
    or: "Choose which part of the card to do",
    orHelp: "With “or” only one of the two parts is done.",
    and: "Choose which part of the card to do first",
    andHelp: "With “and” both parts may be done, one after the other.",
    place: (/** @type {number} */ left) => `Choose a region for the army: ${left} left`,
    from: (/** @type {number} */ left) => `Choose the army to move: ${some(left, "step")} left`,
    to: (/** @type {string} */ region, /** @type {number} */ left) => `Choose where the army from ${region} goes: ${some(left, "step")} left`,
    city: "Choose a region for the city",
    destroy: (/** @type {number} */ left) => `Choose an army to destroy: ${left} left`,
    whose: (/** @type {string} */ region) => `Choose whose army on ${region} to destroy`,
    destroyOf: (/** @type {string} */ who) => `Destroy ${who}`,
    follows: (/** @type {string} */ part) => `Then ${part} may follow.`,
    rule: (/** @type {string} */ type) => rulesOf[/** @type {keyof typeof rulesOf} */ (type)] ?? "",
    shortRule: (/** @type {string} */ type) => shortRules[/** @type {keyof typeof shortRules} */ (type)] ?? "",
    waits: {
      neutral: (/** @type {string} */ who) => `${who} places a neutral army`,
      bid: (/** @type {string[]} */ who) => `${and(who)} ${who.length === 1 ? "is" : "are"} choosing a bid`,
      first: (/** @type {string} */ who) => `${who} won the bid and chooses who begins`,
      take: (/** @type {string} */ who) => `${who} is choosing a card`,
      choose: (/** @type {string} */ who) => `${who} is choosing a part of the card`,
      act: (/** @type {string} */ who, /** @type {string} */ what) => `${who}: ${what}`,
    },
    gain: (/** @type {string} */ who, /** @type {number} */ points, /** @type {string[]} */ lines) => `${who} ${signed(points)} VP (${and(lines)})`,
    noGain: "No points change by this.",
    coinsAfter: (/** @type {number} */ n) => `${some(n, "coin")} left.`,
  },

  sentence: {
    token: (/** @type {string} */ good, /** @type {string} */ r) => `lays a token of ${good} on ${r}`,
    neutral: (/** @type {string} */ r) => `places a neutral army on ${r}`,
    bid: (/** @type {number} */ n) => (n === 0 ? "bids nothing" : `bids ${some(n, "coin")}`),
    bidHidden: "has made a bid",
    roll: (/** @type {string} */ who) => `decides the tied bid for ${who}`,
    first: (/** @type {string} */ who) => `lets ${who} begin`,
    firstSelf: "begins",
    take: (/** @type {string} */ good, /** @type {number} */ price, /** @type {string} */ deeds) => `takes ${good} (${deeds})${price === 0 ? ", free" : ` for ${some(price, "coin")}`}`,
    choose: (/** @type {Step} */ step) => `chooses ${deed(step)}`,
    place: (/** @type {string} */ r) => `places an army on ${r}`,
    move: (/** @type {string} */ a, /** @type {string} */ b) => `moves an army from ${a} to ${b}`,
    sail: (/** @type {string} */ a, /** @type {string} */ b) => `moves an army from ${a} to ${b}`,
    sailSea: (/** @type {string} */ a, /** @type {string} */ b) => `sails with an army from ${a} to ${b}`,
    city: (/** @type {string} */ r) => `builds a city on ${r}`,
    destroy: (/** @type {string} */ who, /** @type {string} */ r) => `destroys an army of ${who} on ${r}`,
    destroyNeutral: (/** @type {string} */ r) => `destroys a neutral army on ${r}`,
    stop: "stops there",
  },

  row: {
    title: "Cards",
    pile: (/** @type {number} */ n) => (n === 0 ? "The pile is empty" : `${some(n, "card")} in the pile`),
    left: (/** @type {number} */ n) => `${n} left`,
    gap: "no card",
    idle: "no use now",
    dear: (/** @type {number} */ n) => `${some(n, "coin")} short`,
    card: (/** @type {string} */ good, /** @type {number} */ pieces, /** @type {string} */ deeds) => `${pieces > 1 ? `${pieces} ` : ""}${good}: ${deeds}`,
    now: "being carried out",
  },

  bids: {
    title: "The bid",
    yours: "Your bid",
    made: "bid made",
    open: "still choosing",
    none: "nothing",
    wins: "highest",
    tied: "tied for highest",
    pays: (/** @type {string} */ who, /** @type {number} */ n) => (n === 0 ? `${who} says who begins, for nothing.` : `${who} pays ${some(n, "coin")} and says who begins.`),
  },

  panel: {
    coins: (/** @type {number} */ n) => some(n, "coin"),
    left: "left",
    armies: (/** @type {number} */ n) => `${some(n, "army", "armies")} left in the supply`,
    cities: (/** @type {number} */ n) => `${some(n, "city", "cities")} left in the supply`,
    cards: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`,
    cardsLong: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of} cards taken`,
    regions: "Regions",
    continents: "continents",
    goods: "goods",
    past: (/** @type {number} */ n) => `game ${n}`,
    next: (/** @type {number} */ more, /** @type {number} */ gain) => `${more} more: +${gain} VP`,
    done: "complete",
    wilds: (/** @type {number} */ n) => `${some(n, "wild card")}, put where most is won`,
    bar: (/** @type {string} */ good, /** @type {number} */ n, /** @type {number} */ vp) => `${good}: ${n}, worth ${vp} VP`,
    noGoods: "no goods yet",
    turn: "at turn",
    bid: (/** @type {number} */ n) => `bid ${n}`,
    bidHidden: "bid made",
  },

  explain: {
    price: (/** @type {number} */ n) => (n === 0 ? "This place of the row is free." : `This place of the row costs ${some(n, "coin")}. You have to pay before you act.`),
    good: (/** @type {string} */ good, /** @type {number} */ pieces) => (pieces > 1 ? `It counts as ${pieces} of ${good} at the end.` : `It counts as one ${good} at the end.`),
    wildCard: "A wild card counts as one more of a good that you own at least one of; it is put where it brings most.",
    deedIs: (/** @type {string} */ text) => `Its action: ${text}.`,
    impossible: "Nothing can be done with it at the moment. It may be taken all the same.",
    partImpossible: (/** @type {string} */ part) => `“${part}” cannot be done at the moment.`,
    slides: "When a card is taken, those to its right move up and get cheaper, and a new one comes to the right end.",
    current: (/** @type {number} */ left) => `It is being carried out: ${left} left.`,
    table: (/** @type {{pieces: number, vp: number}[]} */ rows) => `Worth: ${rows.map((r) => `${r.pieces} for ${r.vp} VP`).join(", ")}. More adds nothing.`,
    own: (/** @type {string} */ who, /** @type {string} */ what, /** @type {number} */ vp) => `${who}: ${what}, ${vp} VP now.`,
    onCards: (/** @type {number} */ n) => `${n} on cards`,
    onTokens: (/** @type {number} */ n) => `${n} by tokens`,
    byWilds: (/** @type {number} */ n) => `${n} by wild cards`,
    none: "none",
    next: (/** @type {number} */ more, /** @type {number} */ gain) => `${some(more, "piece")} more would bring ${some(gain, "point")}.`,
    noNext: "Nothing more can be won with this good.",
    regionHeld: (/** @type {string} */ who) => `${who} has the most pieces here and gets 1 VP for the region.`,
    regionNeutral: "The neutral colour has the most pieces here, so nobody gets the point.",
    regionTied: (/** @type {string[]} */ who) => `${and(who)} have equally many pieces here, so nobody holds it.`,
    regionEmpty: "Nobody holds it: there are no pieces here.",
    continentOf: (/** @type {string} */ roman) => `It belongs to continent ${roman}.`,
    start: "The start region: everybody began here, and anybody may place new armies here.",
    land: (/** @type {string[]} */ list) => `Over land to ${and(list)}.`,
    sea: (/** @type {string[]} */ list) => `Over the sea to ${and(list)}.`,
    armiesOf: (/** @type {string} */ who, /** @type {string} */ what) => `${who}: ${what}.`,
    armies: (/** @type {number} */ n) => some(n, "army", "armies"),
    cities: (/** @type {number} */ n) => some(n, "city", "cities"),
    token: (/** @type {string} */ good) => `A goods token: whoever holds the region at the end counts one more ${good}.`,
    army: "An army. Whoever has the most armies and cities in a region holds it.",
    armyNeutral: "A neutral army. It can hold or tie a region, but scores nothing, and nobody moves it.",
    city: "A city counts like an army here, can never be destroyed, and its owner may place new armies beside it.",
    seaTitle: (/** @type {string} */ a, /** @type {string} */ b) => `Sea line from ${a} to ${b}`,
    seaLine: "Armies cross it with a Sail card, at one step. A Move card does not reach over the sea.",
    continentTitle: (/** @type {string} */ roman) => `Continent ${roman}`,
    continentHeld: (/** @type {string} */ who) => `${who} holds the most regions here and gets 1 VP for it.`,
    continentNeutral: "The neutral colour holds the most regions here, so nobody gets the point.",
    continentTied: "The most regions are held by several, so nobody gets the point.",
    continentEmpty: "Nobody holds a region here yet. The point goes to whoever holds the most.",
    continentCount: (/** @type {string} */ who, /** @type {number} */ n, /** @type {number} */ of) => `${who}: ${n} of ${of} regions.`,
    coinsTitle: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${some(n, "coin")}`,
    coins: "Coins pay for cards. None ever come back, and the first of equals on points is who has more of them left.",
    armiesTitle: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${some(n, "army", "armies")} in the supply`,
    supply: (/** @type {number} */ of) => `Of ${of} in all; the others are on the map. A destroyed army comes back here.`,
    citiesTitle: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${some(n, "city", "cities")} in the supply`,
    citySupply: (/** @type {number} */ of) => `Of ${of} in all; a city on the map stays there.`,
    cardsTitle: (/** @type {string} */ who, /** @type {number} */ n, /** @type {number} */ of) => `${who}: ${n} of ${of} cards`,
    cards: "The game ends when everybody has all their cards.",
    taken: (/** @type {string[]} */ list) => `Taken: ${list.join(", ")}.`,
    scoreTitle: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${some(n, "point")} if the game ended now`,
    scoreLine: (/** @type {string} */ label, /** @type {number} */ points, /** @type {string} */ why) => `${label}: ${points}${why ? ` (${why})` : ""}.`,
    bidTitle: (/** @type {string} */ who) => `The bid of ${who}`,
    bidOpen: (/** @type {number} */ n) => (n === 0 ? "Nothing." : `${some(n, "coin")}.`),
    bidHidden: "It is made, and nobody sees it before the last one is in.",
    bidNone: "It is not made yet.",
    bidRule: "The highest bidder pays and says who begins. The others keep their coins.",
    pileTitle: (/** @type {number} */ n) => `The pile: ${some(n, "card")}`,
    pile: "Each card in it is equally likely to come next.",
    wildTitle: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${some(n, "wild card")}`,
    wildNow: (/** @type {string[]} */ list) => `Now counted as ${and(list)}.`,
    wildIdle: "Without any good of its owner it is worth nothing.",
  },

  lines: { regions: "regions", continents: "continents" },
  rules,

  lesson: {
    welcome: "This is a map of four continents. In a game of about ten minutes you spread armies over it. In the end you score for regions, for continents and for the goods on your cards. You are Red.",
    start: "Everybody begins with three armies on the start region, marked by a crown. Whoever has the most pieces in a region holds it; now all are equal, so nobody does. The rim of a region shows who holds it.",
    bid: "First everybody bids in secret for the right to say who begins. Coins are few and never come back. Bid 1 coin.",
    first: "The others bid nothing, so you pay your coin and choose. Begin yourself: tap Red.",
    take: "In your turn you take one card. It gives you a good to keep, and an action at once. The first card is free: take the Crystal.",
    place: "Its action is Place 1. New armies come to the start region, or to a city of yours. Place the army on the start region, and you have the most pieces there.",
    pay: "You hold the start region: 1 point. The others have taken cards, and the row has moved up. Further right costs more. Pay 1 coin for the second Crystal: two of them are worth 2 points.",
    move: "Move 2 gives two steps over land. All your armies stand on the start region, so it is chosen already: tap region 15, or drag an army there.",
    stop: "You hold 15 as well. You could take another step, but each army that leaves the start region weakens it. You may always stop: do it now.",
    takeCity: "Blue has drawn level on the start region: equal numbers, so nobody holds it. The Wood card with a city is free now. Take it.",
    city: "A city goes where you have an army. It counts like an army, nobody can destroy it, and from now on you may place armies beside it. Build it on 15.",
    takeSail: "Dotted lines cross the sea. Only Sail reaches over them. Take the Ore card with Sail 2: it is free.",
    sail: "Sail from 15 to 22. The city keeps 15 for you while the army leaves.",
    last: "You hold 22, and with it the most regions of continent III: one point each. One step is left. Use it as you like, or stop.",
    goods: "Your panel shows your goods. Each good has its own table: numbers in the cells are points, and at the right stands how many more you need. Star cards are wild and go where they bring most. The game ends when everybody has the same number of cards, here ten. That is all you need: play on.",
  },
};
