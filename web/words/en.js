/* en.js - every text of the interface in English: the shell, then each game with
 * its prompts, sentences, explanations, rules and guided first game. A translation
 * is this file in another language: the same keys, strings or functions that make
 * a string.
 */

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers as words up to ten. @param {number} n */
const number = (n) => numbers[n] ?? String(n);

/** @param {number} n @param {string} one @param {string} [many] */
const count = (n, one, many) => `${number(n)} ${n === 1 ? one : (many ?? one + "s")}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What seats are called by a game: a colour or a people. @type {Record<string, string>} */
const seatNames = {
  red: "Red", blue: "Blue", white: "White", yellow: "Yellow", green: "Green",
  greece: "Greece", egypt: "Egypt", inca: "Inca", maya: "Maya",
};

/** @param {string} word */
const seatName = (word) => seatNames[word] ?? capital(word);

/* -- Eight-Minute Empire --------------------------------------------------- */

export const empire = (() => {
  /** @param {number} n @param {string} one @param {string} [many] */
  const some = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

  /** @param {string[]} list */
  const and = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list[list.length - 1]}`);

  /** +2 or −1. @param {number} n */
  const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);

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

  return {
    capital, and, deed, longDeed,
    good: goodName,
    owner: seatName,
    neutral: "neutral",
    vp: "VP",
    free: "free",
    join: { or: "or", and: "and" },

    status: (/** @type {any} */ s) =>
      capital(`${s.games > 1 ? `game ${s.game} of ${s.games}, ` : ""}${s.turn ? `turn ${s.turn} of ${s.turns}` : "set-up"}, map ${s.map}, ${number(s.players)} players`),

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
      bidHelpSeat: (/** @type {string} */ who) => `Everybody bids at once and in secret. Only the highest bidder pays; among equals the youngest wins (${who}), or else the next of them clockwise.`,
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

    lines: { "game 1": "first game", "game 2": "second game", regions: "regions", continents: "continents" },

  };
})();

/* -- Bronze ---------------------------------------------------------------- */

export const bronze = (() => {
  /** The same with digits, for tight places. @param {number} n @param {string} one */
  const digits = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

  /** @param {string[]} list @param {string} [word] */
  const join = (list, word = "and") =>
    list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${word} ${list[list.length - 1]}`;

  /** @type {Record<string, string>} */
  const settlerNames = { farmer: "farmer", herder: "herder", hunter: "hunter" };

  /** One of the settlers. @param {string} id */
  const settler = (id) => settlerNames[id] ?? id;

  /** @type {Record<string, string>} */
  const technologies = {
    domestication: "Domestication", pottery: "Pottery", masonry: "Masonry", authority: "Authority",
    religion: "Religion", wheel: "Wheel", irrigation: "Irrigation",
  };

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
  const missingSettlers = (f) => (f.missing ?? []).map((word) => word.split(".")).map(([ground, one]) => `${f.terrain(ground).toLowerCase()} ${settler(one)}`);

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
  const spotWords = (spot) => `${settler(spot.settler)} spot, ${terrains[spot.terrain]?.toLowerCase() ?? spot.terrain} of tile ${spot.place + 1}`;

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
  /* -- The rules --------------------------------------------------------------- */

  /** @type {{id: string, title: string, paragraphs: string[]}[]} */
  return {
    number, capital, join,

    /* -- Names ---------------------------------------------------------------- */
    terrain: (/** @type {string} */ id) => terrains[id] ?? capital(id),
    settlers: { farmer: "farmers", herder: "herders", hunter: "hunters" },
    technologies,
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
      settleBy: (/** @type {string} */ who, /** @type {string} */ name) => `A ${settler(who)}, by ${name}.`,
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

    /** "a woods farmer on tile 3" @param {string} terrain @param {string} who @param {number} tile */
    spotShort: (terrain, who, tile) => `${terrains[terrain]?.toLowerCase() ?? terrain} ${settler(who)} on tile ${tile}`,

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
      spot: (/** @type {string} */ terrain, /** @type {string} */ who, /** @type {number} */ tile) => `${capital(settler(who))} spot, ${terrain.toLowerCase()} of tile ${tile}`,
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

  };
})();
