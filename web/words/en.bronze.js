/* en.bronze.js - every text of Bronze in English: names, prompts, sentences,
 * explanations, the rules and the guided game.
 */

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers as words up to ten. @param {number} n */
const number = (n) => numbers[n] ?? String(n);

/** @param {number} n @param {string} one @param {string} [many] */
const count = (n, one, many) => `${number(n)} ${n === 1 ? one : (many ?? `${one}s`)}`;

/** The same with digits, for tight places. @param {number} n @param {string} one */
const digits = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} list @param {string} [word] */
const join = (list, word = "and") =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${word} ${list[list.length - 1]}`;

/** @param {string} settler */
const a = (settler) => `a ${settler}`;

/** "Red 2, Yellow 1". @param {{name: string, have: number}[]} others */
const rivals = (others) => others.map(({ name, have }) => `${name} ${have}`).join(", ");

/** What a city asks for and how far it is: the facts come from the game.
 * @typedef {{city: any, rule: string, have: number, want?: number, points: number, missing?: string[],
 *   others: {name: string, have: number}[], terrain: (id: string) => string, technology: (id: string) => string}} CityFacts */

/** @param {CityFacts} f */
const named = (f) => (f.city.cards ?? []).map(f.technology);
/** @param {CityFacts} f */
const grounds = (f) => (f.city.on ?? []).map((/** @type {string} */ id) => f.terrain(id).toLowerCase());

/** @type {Record<string, (f: CityFacts) => string>} */
const goals = {
  terrain_majority: (f) => `having more settlements on ${join(grounds(f))} than each opponent`,
  technology_majority: (f) => `having more ${join(named(f))} cards than each opponent`,
  row: (f) => `one row of your technologies with ${join(named(f))}`,
  bronze_pairs: (f) => `each pair of a Bronze Casting and ${join(named(f))}`,
  column_variety: () => "each different technology in your most varied column",
  terrain_sets: (f) => `a farmer, a herder and a hunter on ${join(grounds(f), "and on")} each`,
  most_markers_left: () => "having more markers left than each opponent",
  fewest_markers_left: () => "having fewer markers left than each opponent",
  fewest_provinces: () => "having fewer provinces than each opponent",
  per_province: () => "each province you hold",
  per_trade_route: () => "each trade route token you hold",
  complete_rows: (f) => `each row of ${number(f.city.count)} technologies`,
  column_length: (f) => `a column of at least ${number(f.city.count)} technologies`,
  max_per_technology: (f) => `having no technology more than ${number(f.city.count)} times, Bronze Casting included`,
  bronze_in_each_column: (f) => `${number(f.city.count)} columns with a Bronze Casting in each`,
  technology_variety: (f) => `at least ${number(f.city.count)} different technologies; Bronze Casting may be one of them`,
};

/** "woods.farmer" @param {CityFacts} f */
const missingSettlers = (f) => (f.missing ?? []).map((word) => word.split(".")).map(([ground, settler]) => `${f.terrain(ground).toLowerCase()} ${settler}`);

/** @type {Record<string, (f: CityFacts) => string>} */
const progress = {
  terrain_majority: (f) => `${f.have} on ${join(grounds(f))}; ${rivals(f.others)}`,
  technology_majority: (f) => `${f.have} ${join(named(f))}; ${rivals(f.others)}`,
  row: (f) => `${f.have} of ${f.want} in the best row${f.missing?.length ? `, without ${join(f.missing.map(f.technology))}` : ""}`,
  bronze_pairs: (f) => digits(f.have, "pair"),
  column_variety: (f) => `${f.have} different in the best column`,
  terrain_sets: (f) => `${f.have} of ${f.want} settlers${f.missing?.length && f.missing.length < 3 ? `, without ${join(missingSettlers(f))}` : ""}`,
  most_markers_left: (f) => `${f.have} left; ${rivals(f.others)}`,
  fewest_markers_left: (f) => `${f.have} left; ${rivals(f.others)}`,
  fewest_provinces: (f) => `${digits(f.have, "province")}; ${rivals(f.others)}`,
  per_province: (f) => digits(f.have, "province"),
  per_trade_route: (f) => digits(f.have, "trade route"),
  complete_rows: (f) => `${digits(f.have, "row")} of ${f.city.count} cards`,
  column_length: (f) => `${f.have} of ${f.want} cards in the longest column`,
  max_per_technology: (f) => `${f.have} of one technology, at most ${f.want}`,
  bronze_in_each_column: (f) => `${f.have} of ${f.want} columns`,
  technology_variety: (f) => `${f.have} of ${f.want} technologies`,
};

/** @typedef {{key: string, terrain: string, settler: string, place: number}} SpotWords */

/** @param {SpotWords} spot */
const spotWords = (spot) => `${spot.settler} spot, ${terrains[spot.terrain]?.toLowerCase() ?? spot.terrain} of tile ${spot.place + 1}`;

/** @type {Record<string, string>} */
const terrains = {
  mountains: "Mountains", woods: "Woods", grasslands: "Grasslands", savannas: "Savannas", deserts: "Deserts", jungles: "Jungles", shore: "Shore",
};

/** @type {Record<string, string>} */
const wheres = { left: "a new column at the left", right: "a new column at the right" };

/** "column 2" or "a new column at the left". @param {string} where */
const where = (where) => wheres[where] ?? `column ${where}`;

/* -- The guided game -------------------------------------------------------- */

/** One text for each step. */
const lesson = {
  land: "This is the land. Each tile has seven terrains, one below the other: mountains at the top, the shore at the bottom. The round spots are for settlers: an ear of grain for farmers, a horned head for herders, a bow for hunters. Only the first tile is open yet; the bricks are tiles still face down. You are red, the triangle.",
  cards: "These are technologies. A card says on which three terrains it can settle, and which two kinds of settlers it has. Every turn you take one open card, add it to your own technologies, and settle with the cards that this makes active.",
  take: "Pottery settles farmers and hunters in woods, on grasslands and on the shore. Tile 1 has room for such people. Take Pottery.",
  place: "The next card of the stack has been turned up: you always see it before you place yours. Your first card has only one place. Below each place stands what it would bring: how many cards become active, and for how many spots they are good. Place Pottery face up.",
  settle: "Pottery is active and may settle one spot; the ringed ones are possible. Settle the farmers in the woods of tile 1.",
  again: "Your settlement turned up tile 2: whoever settles beside a tile that is face down opens it at once. Pottery has been used, so your turn was over, and Blue has settled in the desert. Now take Masonry: it has farmers and herders, and knows the woods as well.",
  beside: "A card makes its neighbours to the left and right in the same row active, whatever they are. Cards of its own technology further up in its column become active, too. Put Masonry beside Pottery, in a new column at the right: then both are active.",
  hunter: "Two cards, two settlements, in any order you like. Masonry has no hunters, but Pottery has. Settle the hunters in the woods of tile 1 with Pottery.",
  further: "Now Masonry. You could stay, but tile 2 has woods, too. Beware: you can never settle to the left of your rightmost settlement again, so this step closes tile 1 for you. Settle the farmers in the woods of tile 2.",
  city: "The first settlement on a tile, except on tile 1, brings you a city. You were the first here, so you choose from three; Blue will get one of the others. Each city counts something at the end. Knossos gives 2 points for each pair of a Bronze Casting and Masonry. Take Knossos.",
  tokens: "Your three settlements in the woods form a line, with nobody else between them: at the end of your turn you took the token for a line of 3, worth 3 points. Five in a line are worth 6, seven 10. Then Blue moved on to tile 2. Now nobody can add to tile 1, and you have more settlements there, so its province is yours: 6 points.",
  third: "Any card can also be placed face down. Then it is a Bronze Casting, and that is what Knossos wants. Take Religion; what is on its face will not matter.",
  down: "Place Religion face down below Masonry, in column 2. A Bronze Casting makes its neighbours in the row active, but never other Bronze Castings of its column. It stays face down for the rest of the game.",
  any: "A Bronze Casting settles any spot: every free spot that you can still reach is ringed. Settle the hunters on the shore of tile 2. That makes two settlements for you there against one of Blue, so you lead its province.",
  end: "So it goes on, tile by tile to the right. The game ends with the round in which a second stack of the pool runs out, somebody has placed the last marker, or the last tile is full. Provinces, trade routes and cities make the score. Rest on anything on the table to have it explained.",
};

/* -- The rules --------------------------------------------------------------- */

/** @type {{id: string, title: string, paragraphs: string[]}[]} */
const rules = [
  { id: "aim", title: "What it is about", paragraphs: [
    "Two to four players spread their people over a row of land tiles, from left to right. Technologies decide where their settlers can live. Points come from three things: provinces (most settlements on a tile), trade routes (long lines on one terrain) and cities (cards with goals of their own). Whoever has most points at the end wins.",
    "There is no fighting and nothing is hidden but what has not been turned up yet. A game takes 30 to 45 minutes."] },
  { id: "land", title: "The land", paragraphs: [
    "The row has 7 tiles with two players, 9 with three, 11 with four, drawn from a box of 14. They lie face down; the leftmost is open at the start, with three or four players the two leftmost. Nobody learns which tiles were left out.",
    "Every tile has the seven terrains, one below the other: mountains, woods, grasslands, savannas, deserts, jungles, shore. Each terrain has one to three spots on a tile, and each spot is for one type of settlers: farmers, herders or hunters.",
    "Above each tile lies a province token worth 4, 5 or 6 points. Each terrain has three trade route tokens: 3 points for a line of three, 6 for a line of five, 10 for a line of seven.",
    "Each player has 30 settlement markers. Who is the first player, for the whole game, is decided by lot."] },
  { id: "cards", title: "Technologies", paragraphs: [
    "There are seven technologies. A card shows three terrains and two types of settlers: it can settle spots that have one of these terrains and one of these types. The back of every card is a Bronze Casting, which can settle any spot.",
    "Cards lie in five stacks. Four are the pool, with their top card open; the fifth is the reserve, face down. With fewer players some cards stay in the box: 42 are used with two players, 56 with three, 70 with four."] },
  { id: "turn", title: "A turn", paragraphs: [
    "Players take turns clockwise. In your turn you take a card, place it among your technologies, and settle with the cards that become active. At the end of the turn you may gain trade routes, and then provinces are given, to whoever has earned them.",
    "Taking and placing a card is a must, settling is not."] },
  { id: "take", title: "Taking a card", paragraphs: [
    "Take the open card of any stack of the pool. The next card of that stack is turned up at once, before you decide where yours goes. You cannot give the card back.",
    "The first time in the game that a stack runs out, the reserve moves into its place and becomes a stack like the others. The second time, the place stays empty, and the game ends with this round."] },
  { id: "place", title: "Placing it", paragraphs: [
    "Your technologies lie in up to four columns. A card goes to the bottom of a column, or begins a new column to the left or to the right of all others while you have fewer than four. Your very first card has only one place. Cards never move again.",
    "You may place the card face up, as its technology, or face down: then it is a Bronze Casting and nothing else for the rest of the game."] },
  { id: "active", title: "Which cards are active", paragraphs: [
    "The card you placed is active. So are the cards directly to its left and right in the same row, whatever they are; a row is made of the cards that lie equally deep in their columns.",
    "Also active are all cards above it in its column that have the same technology, however far up. A Bronze Casting does not do this: it never activates other Bronze Castings of its column.",
    "For example, Pottery placed between Masonry and Wheel makes three cards active. Domestication placed below a Domestication, with a card to its right, makes three as well."] },
  { id: "settle", title: "Settling", paragraphs: [
    "Each active card may place one of your markers on a free spot of an open tile. The technology must have both the terrain and the type of settlers of the spot; a Bronze Casting can always settle. The card is then used for this turn.",
    "You choose the order, and you may stop at any time. When no active card can settle, settling ends by itself. What you do not use is lost.",
    "If several technologies could settle the same spot, you say which one does it. Without markers you cannot settle any more."] },
  { id: "right", title: "Only to the right", paragraphs: [
    "You can never settle to the left of the rightmost tile on which you have a settlement. You may skip tiles, but you cannot come back.",
    "When you settle and the tile to the right is face down, it is turned up at once. You may settle it in the same turn."] },
  { id: "cities", title: "Cities", paragraphs: [
    "Your first settlement on a tile brings you a city, except on the first tile of the row. It must be taken, right after the settlement, before you settle on.",
    "Whoever is the very first on a tile has city cards laid open below it, one more than there are players, and takes one. Later players choose from what is left when they come. A tile that you skip gives you no city.",
    "The neighbouring tile is opened first, then the cities are laid, then you choose. When the tile is full, or every player has reached it or gone past it, the cities that are left there are discarded."] },
  { id: "routes", title: "Trade routes", paragraphs: [
    "The spots of one terrain form one long row through all tiles, from left to right. Your settlements in it form a line as long as no other player's settlement lies between them. Free spots do not cut a line, and every settlement counts, also several on one tile.",
    "At the end of your turn each terrain is looked at. You take the best token that nobody holds, that your longest line is long enough for, and that is better than the one you hold on this terrain. Then your own lower token goes back, and others may claim it in their turns. If better tokens are gone, a long line takes a lower one.",
    "This happens by itself, also if you did not settle in this turn. A token is kept if the line is cut later. After the last turn no more tokens are claimed."] },
  { id: "provinces", title: "Provinces", paragraphs: [
    "At the end of every turn all tiles are looked at. When a tile is full, or when every player has a settlement further right, its province token goes to the player with more settlements on it than each other player, whoever's turn it is.",
    "If the highest numbers are equal, nobody gets the token and it leaves the game. That is also so if nobody has settled there."] },
  { id: "end", title: "The end of the game", paragraphs: [
    "The game ends with the round in which one of three things happens: a stack of the pool runs out for the second time, a player has no marker left, or the last tile is full. The round is played to its end, so that everybody has had the same number of turns.",
    "Province tokens that are still there then go to whoever has more settlements on the tile than each other player, but only on tiles that all players have reached: with a settlement on it or further right. The others go to nobody."] },
  { id: "score", title: "The score", paragraphs: [
    "Your points are those of your provinces, your trade route tokens and your cities. If players are equal, more points for cities decide, then for trade routes, then for provinces; else they share the place."] },
  { id: "city-land", title: "City cards that look at the land", paragraphs: [
    "More than each opponent means just that: a draw with one of them is not enough. The same is true of fewer.",
    "5 points for more settlements on a terrain than each opponent: Kumayri (mountains), Biskupin (woods), Sintashta (grasslands), Lothal (savannas), Kerma (deserts), Yinxu (jungles), Tyre (shore).",
    "6 points for farmers, herders and hunters on both of two terrains: Uruk (mountains, grasslands), Yoshinogari (mountains, shore), Susa (woods, savannas), Eshnunna (woods, deserts), Tel-Megiddo (grasslands, deserts), Amri (savannas, jungles), Dholavira (jungles, shore).",
    "6 points for more markers left than each opponent: Lagash. For fewer: Rakhigarhi. 6 points for fewer provinces than each opponent: Kish. 1 point for each province: Assur. 1 point for each trade route token: Byblos."] },
  { id: "city-tech", title: "City cards that look at technologies", paragraphs: [
    "6 points for more cards of a technology than each opponent: Malia (Domestication), Corinth (Pottery), Troy (Masonry), Babylon (Authority), Memphis (Religion), Avaris (Wheel), Mari (Irrigation), Tiryns (Bronze Casting).",
    "6 points for three technologies in one row, in any order and not necessarily side by side; a Bronze Casting replaces none of them: Altyndepe, Arkaim, Orchomenus, Stonehedge, Su-Nuraxi, Teotihuacan, Ugarit.",
    "2 points for each pair of a Bronze Casting and a technology: Gonur-Tepe (Domestication), Beycesultan (Pottery), Knossos (Masonry), Mycenae (Authority), Athens (Religion), Nafplio (Wheel), Harappa (Irrigation).",
    "1 point for each different technology in your most varied column, in which Bronze Casting counts as one: Acrotiri, Bactra, Limantepe, Ur. Several of them may count the same column.",
    "2 points for each row of four cards: Phaistos. 6 points for a column of at least six cards: Thebes. 6 points for four columns with a Bronze Casting in each: Sidon. 5 points for at least six different technologies, of which Bronze Casting may be one: Mohenjo-daro. 5 points if you have no technology more than three times, Bronze Casting included: Hattusa.",
    "With two or three players some cities stay in the box: those that compare terrains come into play with three players, those that compare technologies, markers or provinces with four."] },
  { id: "hidden", title: "What is open and what is not", paragraphs: [
    "Nobody knows the order of the stacks, the reserve, the city deck, the tiles that are face down and those that were left out. Everything else is open to everybody: how many cards a stack has, which cities were discarded, and what lies on the other side of a Bronze Casting."] },
  { id: "editions", title: "The editions of 2018 and 2017", paragraphs: [
    "There are two rulebooks. They differ only in when provinces are given. The rules above are those of 2018.",
    "In the edition of 2017 a province is also given as soon as a lead is safe: when the leader has more settlements on the tile than each rival can still reach there. A rival who has gone past it can add nothing; any other rival as many as there are free spots on the tile and markers left to that rival. Cards and turns that are left do not matter for this.",
    "At the end of the game, in the edition of 2017, every token that is left goes to the player with more settlements on the tile than each other player, also where not everybody has come."] },
];

export const bronze = {
  number, capital, join,

  /* -- Names ---------------------------------------------------------------- */
  terrain: (/** @type {string} */ id) => terrains[id] ?? capital(id),
  settlers: { farmer: "farmers", herder: "herders", hunter: "hunters" },
  bronze: "Bronze Casting",
  cityName: (/** @type {string} */ id) => id,
  anySpot: "any spot",
  nobody: "nobody",
  most: "most",
  fewest: "fewest",
  eachVp: (/** @type {number} */ vp) => `${vp}×`,

  /* -- The board ------------------------------------------------------------ */
  board: "Board",
  rowLabel: "The row of tiles",
  linesTitle: "Longest line, tokens",
  round: (/** @type {number} */ n) => `Round ${n}`,
  lastRound: "the last round",
  edition: (/** @type {string} */ word) => `edition ${word}`,
  status: (/** @type {number} */ round, /** @type {number} */ seats, /** @type {string} */ edition, /** @type {boolean} */ last) =>
    `Round ${round}${last ? ", the last" : ""}, ${number(seats)} players, edition ${edition}`,
  faceDown: "face down",
  full: "full",
  passed: "passed by all",
  leftBehind: "You have settled further right",
  free: (/** @type {number} */ n) => `${n} free`,
  dueShort: (/** @type {string} */ who) => `goes to ${who}`,
  below: (/** @type {string} */ state, /** @type {number} */ cards) => ({
    never: "no cities on the first tile",
    gone: "cities are gone",
    later: `${cards} cities at the first settlement`,
  })[state] ?? "",
  faceDownLabel: (/** @type {number} */ n) => `Tile ${n}, face down`,
  tileLabel: (/** @type {number} */ n) => `Tile ${n}`,
  freeSpotLabel: (/** @type {SpotWords} */ spot) => `Free ${spotWords(spot)}`,
  settleLabel: (/** @type {SpotWords} */ spot, /** @type {string[]} */ cards) => `Settle the ${spotWords(spot)}, with ${join(cards, "or")}`,
  settlementLabel: (/** @type {SpotWords} */ spot, /** @type {string} */ who) => `${who}: settlement on the ${spotWords(spot)}`,
  provinceLabel: (/** @type {number} */ vp, /** @type {number} */ tile, /** @type {string} */ who) =>
    `Province of tile ${tile}, ${vp} points${who ? `, taken by ${who}` : ""}`,
  tokenLabel: (/** @type {string} */ terrain, /** @type {any} */ route, /** @type {string} */ who, /** @type {string} */ claims) =>
    `${terrain}, line of ${route.line}: ${route.vp} points${who ? `, held by ${who}` : claims ? `, goes to ${claims} at the end of this turn` : ""}`,
  cityLabel: (/** @type {string} */ id, /** @type {string} */ effect) => `${id}: ${effect}`,

  /* -- Pool, players, technologies, cities ---------------------------------- */
  pool: "Pool",
  inHand: "in hand:",
  cards: (/** @type {number} */ n) => digits(n, "card"),
  turnsUp: "is being turned up",
  empty: "empty",
  emptyStack: (/** @type {string} */ stack) => `Stack ${stack}, no open card`,
  reserve: "reserve",
  reserveGone: "used up",
  reserveLabel: (/** @type {number} */ n) => (n > 0 ? `Reserve, ${digits(n, "card")} face down` : "The reserve has moved into the pool"),
  takeLabel: (/** @type {string} */ name, /** @type {string} */ stack, /** @type {number} */ n) => `Take ${name} from stack ${stack}, ${digits(n, "card")}`,
  stackLabel: (/** @type {string} */ name, /** @type {string} */ stack, /** @type {number} */ n) => `Stack ${stack}: ${name}, ${digits(n, "card")}`,
  players: "Players",
  provinces: "provinces",
  routes: "routes",
  cities: "cities",
  first: "first",
  left: (/** @type {number} */ n) => `${n} left`,
  splitLabel: (/** @type {{provinces: number, routes: number, cities: number}} */ points) =>
    `provinces ${points.provinces}, routes ${points.routes}, cities ${points.cities}`,
  yourTechnologies: "Your technologies",
  technologiesOf: (/** @type {string} */ who) => `Technologies of ${who}`,
  whose: "Whose technologies",
  noCards: "No card has been placed yet.",
  activeTitle: "Active:",
  activeTag: "active",
  newTag: "new",
  faceUp: "place here",
  faceDownHere: "face down",
  gainActive: (/** @type {number} */ n) => `${n} active,`,
  gainSpots: (/** @type {number} */ n) => digits(n, "spot"),
  whereShort: (/** @type {string} */ place) => ({ left: "new, left", right: "new, right" })[place] ?? "here",
  placeLabel: (/** @type {string} */ place, /** @type {boolean} */ down, /** @type {string} */ name, /** @type {number} */ active, /** @type {number} */ spots) =>
    `Place ${name} ${down ? "face down as Bronze Casting, " : ""}in ${where(place)}: ${count(active, "card")} active, ${count(spots, "spot")} possible`,
  cardLabel: (/** @type {string} */ name, /** @type {number} */ column, /** @type {number} */ row, /** @type {string} */ tag, /** @type {string} */ under) =>
    `${name}${under ? ` with ${under} on its other side` : ""}, column ${column}, row ${row}${tag ? `, ${tag}` : ""}`,
  yourCities: "Your cities",
  citiesTitle: "Cities",
  citiesOf: (/** @type {string} */ who) => `Cities of ${who}`,
  citiesOfCount: (/** @type {string} */ who, /** @type {number} */ n) => `${who}: ${n === 1 ? "one city" : `${number(n)} cities`}`,
  noCities: "No city yet. The first settlement on a tile brings one.",
  points: (/** @type {number} */ n) => String(n),
  effect: (/** @type {CityFacts} */ f) => (f.city ? `${count(f.city.vp, "point")} for ${goals[f.city.kind]?.(f) ?? ""}` : ""),
  progress: (/** @type {CityFacts} */ f) => (f.city && f.have !== undefined ? progress[f.city.kind]?.(f) ?? "" : ""),

  /* -- The prompt ----------------------------------------------------------- */
  ask: {
    take: "Take a card from the pool",
    takeDetail: "The next card of its stack is turned up before you place yours.",
    takeSeen: (/** @type {string} */ name, /** @type {number} */ spots) =>
      `${name}: up to ${count(spots, "spot")} would be possible, depending on its place`,
    place: (/** @type {string} */ name) => `Place ${name}: choose a column, face up or face down`,
    placeDetail: "It becomes active, and with it its neighbours in the row and cards like it above. Face down it is a Bronze Casting.",
    placeSeen: (/** @type {string} */ place, /** @type {boolean} */ down, /** @type {number} */ active, /** @type {number} */ spots) =>
      `${capital(where(place))}${down ? ", face down" : ""}: ${count(active, "card")} would be active, ${count(spots, "spot")} ${spots === 1 ? "becomes" : "become"} possible`,
    placeButton: "Place here",
    downButton: "Face down",
    settle: (/** @type {number} */ n) => `Settle: ${count(n, "card")} left to use`,
    settleDetail: (/** @type {string[]} */ cards) => `Active: ${cards.join(", ")}. Choose a ringed spot, or stop.`,
    settleButton: "Settle here",
    pay: (/** @type {string} */ spot) => `Choose the card that pays for the ${spot}`,
    payDetail: "Each active card settles once.",
    payButton: (/** @type {string} */ name) => `With ${name}`,
    end: "Stop settling",
    city: (/** @type {number} */ tile) => `Choose a city below tile ${tile}`,
    cityDetail: "Your first settlement on this tile brings one.",
    citySeen: (/** @type {string} */ id, /** @type {string} */ effect, /** @type {string} */ now) => `${id}: ${effect}. You: ${now}`,
    cityButton: (/** @type {string} */ id) => `Take ${id}`,
    waits: {
      take: (/** @type {string} */ who) => `${who} is taking a card`,
      place: (/** @type {string} */ who, /** @type {string} */ card) => `${who} is placing ${card}`,
      settle: (/** @type {string} */ who) => `${who} is settling`,
      city: (/** @type {string} */ who) => `${who} is choosing a city`,
    },
    chance: "Cards are being turned up",
    over: "The game is over",
  },

  /** "a woods farmer on tile 3" @param {string} terrain @param {string} settler @param {number} tile */
  spotShort: (terrain, settler, tile) => `${terrains[terrain]?.toLowerCase() ?? terrain} ${settler} on tile ${tile}`,

  /* -- Moves in sentences --------------------------------------------------- */
  said: {
    take: (/** @type {string} */ name) => `takes ${name}`,
    takeFrom: (/** @type {string} */ stack, /** @type {number} */ cards) => ` from stack ${stack}, which has ${count(cards, "card")}`,
    takeStack: (/** @type {string} */ stack) => `takes a card from stack ${stack}`,
    place: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ down) =>
      `places ${name || "the card"} ${down ? "face down " : ""}${place in wheres ? `as ${where(place)}` : `in ${where(place)}`}`,
    placeGain: (/** @type {number} */ active, /** @type {number} */ spots) => `: ${count(active, "card")} active, ${count(spots, "spot")} possible`,
    cityGain: (/** @type {string} */ effect, /** @type {string} */ now) => `: ${effect}; now ${now}`,
    settle: (/** @type {string} */ terrain, /** @type {number} */ tile, /** @type {string} */ settler, /** @type {string} */ name) =>
      `settles ${settler ? `${a(settler)} ` : ""}on the ${terrains[terrain]?.toLowerCase() ?? terrain} of tile ${tile} with ${name}`,
    end: "settles no more",
    route: (/** @type {number} */ line, /** @type {string} */ terrain) => `claims the ${terrains[terrain]?.toLowerCase() ?? terrain} route of ${line}`,
    province: (/** @type {number} */ tile, /** @type {string} */ who) => (who ? `the province of tile ${tile} goes to ${who}` : `wins the province of tile ${tile}`),
    city: (/** @type {string} */ id) => `takes ${id}`,
    open: (/** @type {number} */ tile) => `turns up tile ${tile}`,
    first: (/** @type {string} */ who) => `makes ${who} the first player`,
    lay: (/** @type {string} */ id, /** @type {number} */ tile) => `lays ${id} below tile ${tile}`,
  },

  /* -- Explanations --------------------------------------------------------- */
  about: {
    tile: (/** @type {number} */ n) => `Tile ${n}`,
    tileDown: "Face down. It is turned up as soon as somebody settles on the tile to its left.",
    tileFree: (/** @type {number} */ free, /** @type {number} */ all) => `${capital(count(free, "spot"))} of ${all} ${free === 1 ? "is" : "are"} free.`,
    tileCounts: (/** @type {string} */ list) => `Settlements: ${list}.`,
    tileNoCounts: "Nobody has settled here yet.",
    tileLeads: (/** @type {string} */ who) => `${who} leads, and would win the province of this tile.`,
    tileTied: "Nobody leads: the province goes to nobody if this stays so.",
    tileCloses: (/** @type {string[]} */ who) => `Its province is given when the tile is full or when all have settled further right. Still to pass it: ${join(who)}.`,
    tileDue: (/** @type {string} */ who) => `At the end of this turn its province goes to ${who}.`,
    tileGone: (/** @type {string} */ who) => `Its province has gone to ${who}.`,
    tileBehind: "You have settled further right, so you can no longer settle here.",
    tileCities: { never: "No cities are laid below the first tile.", later: "Whoever settles here first has city cards laid below it and takes one.",
      laid: "Whoever settles here for the first time takes one of the cities below it.", gone: "There are no cities left below it." },
    spot: (/** @type {string} */ terrain, /** @type {string} */ settler, /** @type {number} */ tile) => `${capital(settler)} spot, ${terrain.toLowerCase()} of tile ${tile}`,
    spotOwner: (/** @type {string} */ who) => `Settled by ${who}.`,
    spotFree: "Free. A technology settles here if it has both this terrain and these settlers; a Bronze Casting always can.",
    spotNow: (/** @type {string[]} */ cards) => `You can settle here now with ${join(cards, "or")}.`,
    spotRun: (/** @type {string} */ who, /** @type {number} */ n) => `Part of a line of ${number(n)} of ${who}.`,
    terrain: (/** @type {string} */ name) => name,
    terrainLine: "Settlements of one player on this terrain form a line if no other player's settlement lies between them. Free spots do not cut it.",
    longest: (/** @type {string} */ list) => `Longest lines: ${list}.`,
    tokens: (/** @type {string} */ list) => `Tokens: ${list}.`,
    tokenFree: (/** @type {any} */ route) => `line of ${route.line} for ${route.vp} points, free`,
    tokenHeld: (/** @type {any} */ route, /** @type {string} */ who) => `line of ${route.line} for ${route.vp} points, ${who}`,
    line: (/** @type {string} */ name) => `Longest lines on ${name.toLowerCase()}`,
    route: (/** @type {string} */ name, /** @type {number} */ line) => `Trade route token: ${name.toLowerCase()}, line of ${line}`,
    routeGives: (/** @type {number} */ vp) => `Worth ${count(vp, "point")}.`,
    routeHeld: (/** @type {string} */ who) => `Held by ${who}, and kept even if the line is cut.`,
    routeFree: "Nobody holds it. At the end of a turn the player takes the best free token that their longest line is long enough for, and gives a shorter one of this terrain back.",
    routeClaim: (/** @type {string} */ who) => `${who} takes it when this turn ends.`,
    province: (/** @type {number} */ tile) => `Province of tile ${tile}`,
    provinceGives: (/** @type {number} */ vp) => `Worth ${count(vp, "point")}.`,
    provinceWho: "It goes to the player with more settlements on the tile than each other player.",
    provinceEarly: "In the edition of 2017 it also goes as soon as a lead cannot be caught up.",
    provinceEnd: "If it is still there at the end, it is given only if all have reached the tile.",
    provinceEndEarly: "If it is still there at the end, it goes to whoever leads the tile.",
    technologySettles: (/** @type {string[]} */ on, /** @type {string[]} */ types) => `Settles ${join(types)} on ${join(on, "or")}.`,
    technologyAny: "Settles any free spot within reach. Any card placed face down is one, for the rest of the game.",
    technologyLeft: (/** @type {number} */ n) => (n === 0 ? "All of these cards have been seen." : `${capital(count(n, "card"))} of this technology ${n === 1 ? "has" : "have"} not been seen yet.`),
    technologyActive: (/** @type {number} */ n) => `${capital(count(n, "active card"))} can still settle.`,
    cardUnder: (/** @type {string} */ name) => `On its other side is ${name}; that no longer matters.`,
    cardOf: (/** @type {string} */ who, /** @type {number} */ column, /** @type {number} */ row) => `${who}, column ${column}, row ${row}.`,
    cityHas: (/** @type {string} */ who) => `Taken by ${who}.`,
    cityBelow: (/** @type {number} */ tile) => `Lies below tile ${tile}.`,
    citySeat: (/** @type {string} */ who, /** @type {string} */ progress, /** @type {number} */ points) => `${who}: ${progress}, worth ${count(points, "point")} now.`,
    stack: (/** @type {string} */ stack) => `Stack ${stack} of the pool`,
    stackTop: (/** @type {string} */ name) => `${name} lies open.`,
    stackCards: (/** @type {number} */ n, /** @type {boolean} */ reserve) => n === 1
      ? `This is its last card: ${reserve ? "the reserve takes the place of the stack" : "the game ends with this round"}.`
      : `${capital(count(n, "card"))} in it.`,
    stackEmpty: "It has run out. The game ends with this round.",
    reserve: "Reserve",
    reserveNow: (/** @type {number} */ n) => (n > 0 ? `${capital(count(n, "card"))}, face down. It takes the place of the first stack that runs out.` : "It has taken the place of a stack. When another runs out, the game ends with that round."),
    player: (/** @type {string} */ who) => who,
    playerScore: (/** @type {number} */ total, /** @type {string} */ split) => `${capital(count(total, "point"))} if the game ended now: ${split}.`,
    playerMarkers: (/** @type {number} */ n) => `${capital(count(n, "settlement marker"))} left. Whoever has none left ends the game with that round.`,
    playerReach: (/** @type {number} */ tile) => `Stands on tile ${tile} and cannot settle to the left of it.`,
    playerNowhere: "Has not settled yet.",
    playerCards: (/** @type {number} */ cards, /** @type {number} */ cities) => `${capital(count(cards, "technology", "technologies"))}, ${count(cities, "city", "cities")}.`,
    place: (/** @type {string} */ place, /** @type {boolean} */ down) => `${capital(where(place))}${down ? ", face down" : ""}`,
    placeActive: (/** @type {string[]} */ cards) => `Active would be: ${cards.join(", ")}.`,
    placeSpots: (/** @type {number} */ n) => (n === 0 ? "No spot would be possible; your turn would end." : `${capital(count(n, "spot"))} would be possible.`),
    round: (/** @type {number} */ n) => `Round ${n}`,
    roundLast: (/** @type {string} */ who) => `A round ends with the turn of ${who}.`,
    roundEnds: { stack: "A second stack has run out: this round is the last.", markers: "A player has no marker left: this round is the last.", tile: "The last tile is full: this round is the last." },
    roundWhen: "The game ends with the round in which a second stack runs out, a player has no marker left, or the last tile is full.",
    deck: (/** @type {number} */ n) => `${capital(count(n, "city card"))} ${n === 1 ? "is" : "are"} still in the deck.`,
  },

  rules,
  lesson,
};
