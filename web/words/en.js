/* en.js - every text of the interface in English: the shell, then each game with
 * its prompts, sentences, explanations, rules and guided first game. A translation
 * is this file in another language: the same keys, strings or functions that make
 * a string.
 */

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Numbers as words up to ten. @param {number} n */
const number = (n) => numbers[n] ?? String(n);

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What seats are called by a game: a colour or a people. @type {Record<string, string>} */
const seatNames = {
  red: "Red", blue: "Blue", white: "White", yellow: "Yellow", green: "Green",
  greece: "Greece", egypt: "Egypt", inca: "Inca", maya: "Maya",
};

/* -- Monuments ------------------------------------------------------------- */

export const monuments = (() => {
  /** @typedef {Record<string, number>} Amounts */

  /** @param {number} n @param {string} one @param {string} [many] */
  const count = (n, one, many) => `${n} ${n === 1 ? one : (many ?? `${one}s`)}`;

  /** @param {number} n @param {string} one @param {string} [many] */
  const counted = (n, one, many) => `${number(n)} ${n === 1 ? one : (many ?? `${one}s`)}`;

  /** @param {string[]} list @param {string} [word] */
  const and = (list, word = "and") =>
    list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${word} ${list[list.length - 1]}`;

  /** @param {number} n */
  const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

  /** Lands and waters of the map; a people and its home have one name. @type {Record<string, string>} */
  const areas = {
    greece: seatNames.greece, egypt: seatNames.egypt, inca: seatNames.inca, maya: seatNames.maya,
    mist: "Mist Isle", amber: "Amber Isle", coral: "Coral Isle", spice: "Spice Isle", laurel: "Laurel Isle", papyrus: "Papyrus Isle",
    jade: "Jade Isle", llama: "Llama Isle", atlas: "Atlas Ring", sea: "the sea", lake: "Mirror Lake",
  };

  /** @type {Record<string, string>} */
  const resources = { wood: "wood", sheep: "sheep", metal: "metal", wheat: "wheat" };

  /** "1 wood and 2 wheat". @param {Amounts} amounts */
  const goods = (amounts) => {
    const list = Object.keys(resources).filter((type) => amounts[type] > 0).map((type) => `${amounts[type]} ${resources[type]}`);
    return list.length ? and(list) : "nothing";
  };

  /** @type {Record<string, [string, string]>} */
  const kinds = {
    w: ["worker", "workers"],
    worker: ["worker", "workers"],
    W: ["armed worker", "armed workers"],
    army: ["army", "armies"],
    navy: ["navy", "navies"],
    airforce: ["airforce", "airforces"],
    horse: ["horse", "horses"],
    weapon: ["weapon", "weapons"],
  };

  /** @type {Record<string, [string, string]>} */
  const buildings = {
    fort: ["fort", "forts"],
    town: ["town", "towns"],
    factory: ["factory", "factories"],
    workshop: ["workshop", "workshops"],
    farm: ["farm", "farms"],
    bridge: ["bridge", "bridges"],
    ferry: ["ferry", "ferries"],
  };

  /** @param {string} kind @param {number} [n] */
  const unit = (kind, n = 1) => (kinds[kind] ?? buildings[kind] ?? [kind, kind])[n === 1 ? 0 : 1];

  /** @type {Record<string, string>} */
  const terrains = { forest: "forest", pasture: "pasture", mountain: "mountain", field: "field", monument: "monument hex", water: "water" };

  /** What a change of a parameter means. @type {Record<string, (by: number) => string>} */
  const params = {
    worker_move: (by) => `workers go ${count(by, "step")} further`,
    move_units: (by) => `Move: ${count(by, "unit")} more`,
    prod_hexes: (by) => `Produce: ${count(by, "hex", "hexes")} more`,
    build_discount: (by) => `building and repairing costs ${by} less`,
    populate_places: (by) => `Populate: ${count(by, "town")} more`,
    populate_workers: (by) => `Populate: ${count(by, "worker")} more in each town`,
    populate_min: (by) => `Populate needs ${count(-by, "worker")} less in the town`,
    monument_discount: (by) => `layers cost ${count(by, "resource")} less`,
    land_required: (by) => `layers need ${count(-by, "land hex", "land hexes")} less`,
    sacrifice: (by) => `layers take ${count(-by, "worker")} less`,
    train_weapon: (by) => `a free weapon with every unit${by > 1 ? ` (${by})` : ""}`,
    attack_multi: () => "attackers may come from all hexes around the target",
    attack_dice: (by) => `${count(by, "die", "dice")} more when you attack`,
    defence_dice: (by) => `${count(by, "die", "dice")} more when you defend`,
    quest_draw: (by) => `Quests: draw ${by} more`,
    trade_rate: (by) => `trading takes ${-by} less`,
    trades: (by) => `Trade: ${count(by, "exchange")} more`,
    upgrade_discount: (by) => `upgrades cost ${count(by, "resource")} less`,
  };

  /** What is counted for points. @type {Record<string, [string, string]>} */
  const items = {
    layers: ["layer", "layers"],
    resources: ["resource", "resources"],
    workers: ["worker", "workers"],
    land: ["land hex", "land hexes"],
    power: ["military power", "military power"],
    upgrades: ["improved card", "improved cards"],
    quests_done: ["completed quest", "completed quests"],
    islands: ["island hex", "island hexes"],
    buildings: ["working building", "working buildings"],
  };

  /** A condition of a quest. @param {{kind: string, arg?: string, n: number}} c */
  function condition({ kind, arg = "any", n }) {
    /** @type {Record<string, () => string>} */
    const say = {
      AREA: () => ({
        any: count(n, "land hex", "land hexes"), island: count(n, "island hex", "island hexes"),
        foreign: `${count(n, "hex", "hexes")} on others' continents`, water: `${count(n, "water hex", "water hexes")} held by a navy or airforce`,
      })[arg] ?? `${count(n, terrains[arg])}`,
      RES: () => (arg === "any" ? count(n, "resource") : `${n} ${resources[arg]}`),
      UNIT: () => ({ worker: count(n, "worker"), military: count(n, "military unit"), weapon: count(n, "armed worker") })[arg] ?? `${n} ${unit(arg, n)}`,
      BUILDING: () => (arg === "any" ? count(n, "working building") : `${n} working ${unit(arg, n)}`),
      TOKEN: () => `${n} ${unit(arg, n)} at your hexes`,
      HEX_MAX: () => (arg === "res" ? `${n} resources on one hex` : `${n} workers on one hex`),
      POWER: () => `military power ${n}`,
      UPGRADES: () => count(n, "improved card"),
      LAYERS: () => count(n, "layer"),
      BATTLES: () => count(n, "battle won", "battles won"),
      QUESTS: () => count(n, "other quest completed", "quests completed"),
    };
    return say[kind]?.() ?? `${n} ${kind}`;
  }

  /** An effect of a bonus card. @param {any} e */
  function effect(e) {
    /** @type {Record<string, () => string>} */
    const say = {
      MILITARY: () => "you may train military units and attack",
      MOD: () => params[e.param]?.(e.delta) ?? `${e.param} ${signed(e.delta)}`,
      VP: () => `${count(e.n, "point")} at the end`,
      VP_PER: () => `${count(e.vp, "point")} per ${e.per === 1 ? "" : `${e.per} `}${items[e.item]?.[e.per === 1 ? 0 : 1] ?? e.item} at the end`,
      RES: () => goods(e.res),
      WORKER: () => count(e.n, "worker"),
      BUILD: () => `a free ${unit(e.type)}`,
      UNLOCK: () => `unlock ${and(Object.keys(e.pieces).filter((p) => e.pieces[p] > 0).map((p) => `${e.pieces[p]} ${unit(p, e.pieces[p])}`))}`,
      UPGRADE: () => `${count(e.n, "free upgrade")}`,
    };
    return say[e.kind]?.() ?? e.kind;
  }

  /** A line of the score sheet: "1 point per 3 resources".
   * @param {{item: string, vp: number, per: number}} l */
  const scoreLine = (l) =>
    `${l.vp < 0 ? `minus ${count(-l.vp, "point")}` : count(l.vp, "point")} per ${l.per === 1 ? "" : `${l.per} `}${items[l.item]?.[l.per === 1 || l.item === "power" ? 0 : 1] ?? l.item}`;

  /** @type {Record<string, string>} */
  const cardNames = {
    upgrade: "Upgrade", move: "Move", produce: "Produce", build: "Build", populate: "Populate",
    monument: "Monument", train: "Train", attack: "Attack", quest: "Quests", trade: "Trade",
  };

  /** @typedef {(x: any) => string} Say */

  /** What a choice does, as an order; x holds the names that the move mentions.
   * @type {Record<string, Say>} */
  const orders = {
    keep: (x) => `Keep ${x.quests}`,
    "keep-one": (x) => `Keep only ${x.quests}`,
    place: (x) => `Place it on ${x.place}`,
    "play": (x) => `Play ${x.card}`,
    "take back": (x) => `Take back ${count(x.n, "card")}`,
    pass: () => "Pass: no card lies on your discard pile",
    upgrade: (x) => `Improve ${x.card}`,
    discount: (x) => `Take off 1 ${x.what}`,
    pay: (x) => `Pay from ${x.place}`,
    unit: (x) => (x.what ? `Move the ${x.what} on ${x.place}` : `Move ${x.place}`),
    go: (x) => `Go to ${x.place}`,
    board: (x) => `Board ${x.place}`,
    "board with": (x) => `Board ${x.place} together with one ${x.what}`,
    sail: (x) => `Sail to ${x.place}`,
    land: (x) => `Land on ${x.place}`,
    shore: (x) => `Take the empty ferry to the shore between ${x.place} and ${x.far}`,
    carry: (x) => `Carry ${x.what}`,
    "carry nothing": () => "Carry nothing",
    produce: (x) => `Produce on ${x.place}`,
    type: (x) => `Produce ${x.what}`,
    build: (x) => `Build a ${x.what}`,
    repair: (x) => `Repair a ${x.what}`,
    site: (x) => (x.far ? `Between ${x.place} and ${x.far}` : `Build on ${x.place}`),
    populate: (x) => `New workers on ${x.place}`,
    rescue: () => "Bring workers to your monument hex",
    sacrifice: (x) => `Give up the ${x.what} on ${x.place}`,
    weapon: (x) => `Arm a worker on ${x.place}`,
    "weapon nothing": () => "Put the weapon back",
    bonus: (x) => `Take ${x.bonus}`,
    option: (x) => `Take ${x.option}`,
    worker: (x) => (x.what ? `The ${x.what} on ${x.place}` : `Place the worker on ${x.place}`),
    train: (x) => (x.what === "weapon" ? "Forge a weapon" : `Train a ${x.what}`),
    launch: (x) => `Launch the navy on ${x.place}`,
    attack: (x) => `Attack ${x.place}`,
    "attack from": (x) => `Attack ${x.place} from ${x.far}`,
    attacker: (x) => `Attack with the ${x.what} on ${x.place}`,
    lose: (x) => (x.building ? `Let the ${x.what} on ${x.place} be damaged` : `Lose the ${x.what} on ${x.place}`),
    retreat: (x) => `Retreat to ${x.place}`,
    occupy: (x) => (x.what ? `Move in with the ${x.what} from ${x.place}` : `Move in with ${x.place}`),
    give: (x) => `Give ${x.what}`,
    get: (x) => `Get ${x.what}`,
    stop: () => "Stop here",
  };

  /** The prompt of every node: what to do, and the rule in a sentence. `x` holds
   * what the position says about it.
   * @type {Record<string, {title: Say, detail?: Say}>} */
  const asks = {
    start_quest: { title: () => "Keep one of two starting quests", detail: () => "A quest brings points when you meet its conditions. The other one leaves the game." },
    start_res: { title: () => "Place a starting resource", detail: () => "Any land hex will do; it gets 1 resource of its terrain. The hexes next to your monument are the first that you reach." },
    turn: { title: () => "Play an action card or take your cards back", detail: (x) => x.takeBack },
    upgrade_card: { title: () => "Choose a card to improve", detail: (x) => (x.discount ? `Its cost is printed at its foot; ${x.discount} less for you.` : "Its cost is printed at its foot. An improved card stays so for the whole game and counts 1 point or more.") },
    free_upgrade: { title: () => "Choose a card to improve for nothing", detail: () => "An improved card stays so for the whole game." },
    discount: { title: (x) => `Choose what to save: ${x.left} left`, detail: (x) => `To pay: ${x.cost}.` },
    pay: { title: (x) => `Choose where to pay 1 ${x.type} from`, detail: (x) => `Still to pay: ${x.cost}.` },
    move_unit: { title: (x) => (x.left > 0 ? `Choose a unit to move: ${x.left} left` : "Choose a horse to move"), detail: (x) => (x.horses ? "Horses move in addition and cost no move." : "A unit or a ferry, each once.") },
    step: { title: (x) => `Choose where the ${x.mover} goes: ${count(x.steps, "step")} left`, detail: (x) => x.about },
    carry: { title: () => "Carry a resource along?", detail: (x) => `From ${x.place}. ${x.left > 1 ? `Up to ${x.left} more.` : "One at a time."}` },
    prod_hex: { title: (x) => `Choose a hex to produce: ${x.left} left`, detail: () => "1 for every worker, 2 more for a factory, at most 3 at once and 5 on a hex." },
    prod_type: { title: () => "Choose what the workshop makes" },
    build_what: { title: () => "Choose what to build or repair", detail: (x) => (x.discount ? `Everything costs ${x.discount} less, but at least 1.` : "On a hex with one of your workers.") },
    build_site: { title: (x) => `Choose the place for the ${x.what}`, detail: (x) => x.about },
    place_building: { title: (x) => `Choose the place for the free ${x.what}`, detail: (x) => x.about },
    pop_town: { title: (x) => `Choose a town for new workers: ${x.left} left`, detail: (x) => `The town needs ${counted(x.min, "worker")} of yours and gets ${counted(x.workers, "worker")}.` },
    sacrifice: { title: (x) => `Choose a worker to give up: ${x.left} left`, detail: () => "The workers who build the layer go back to your supply." },
    weapon: { title: () => "Choose a worker for the weapon", detail: () => "An armed worker has power 1 and still works." },
    common: { title: (x) => `Take a common bonus for layer ${x.layer}`, detail: () => "It stays with you for the rest of the game; others cannot take it any more." },
    personal: { title: (x) => `Take one of your ${x.deck}' gifts for layer ${x.layer}`, detail: () => "You get everything in it, in this order; what finds no place is lost." },
    place_res: { title: (x) => `Place 1 ${x.type}`, detail: (x) => `On a ${x.terrain} with a worker of yours. To place: ${x.cost}.` },
    place_worker: { title: () => "Place a new worker", detail: () => "On a hex with a working town of yours." },
    train_what: { title: () => "Choose what to train", detail: () => "A unit costs resources and the worker who becomes it." },
    train_worker: { title: (x) => (x.what === "weapon" ? "Choose the worker who gets the weapon" : `Choose the worker who becomes the ${x.what}`) },
    navy_hex: { title: () => "Choose the water where the navy begins" },
    target: { title: () => "Choose what to attack", detail: () => "Others' units and buildings next to yours. Nothing happens before you have chosen who attacks." },
    attacker: { title: () => "Choose who attacks", detail: (x) => x.battle },
    loss: { title: (x) => `Choose what you lose: damage ${x.damage} left`, detail: (x) => x.battle },
    retreat: { title: (x) => `Choose where your ${x.group} retreat`, detail: (x) => x.battle },
    occupy: { title: (x) => `Choose who moves in: up to ${x.left}`, detail: (x) => x.battle },
    keep: { title: () => "Choose the quests to keep", detail: () => "At least one. A quest that is open at the end may cost points." },
    trade_give: { title: (x) => `Choose what to trade away: ${x.left} left`, detail: (x) => `${capital(number(x.rate))} equal ${x.rate === 1 ? "resource" : "resources"} for one of any kind.` },
    trade_get: { title: () => "Choose what you get" },
    trade_place: { title: (x) => `Choose where the ${x.type} goes`, detail: () => "On any land hex that you control with fewer than 5 resources." },
  };

  /** What others are doing. @type {Record<string, string>} */
  const waits = {
    start_quest: "is choosing a starting quest", start_res: "is placing a starting resource", turn: "is choosing an action",
    upgrade_card: "is improving a card", free_upgrade: "is improving a card", discount: "is paying", pay: "is paying",
    move_unit: "is moving", step: "is moving", carry: "is moving", prod_hex: "is producing", prod_type: "is producing",
    build_what: "is building", build_site: "is building", place_building: "is building", pop_town: "is bringing new workers",
    sacrifice: "is building a layer", weapon: "is handing out a weapon", common: "is choosing a bonus", personal: "is choosing a bonus",
    place_res: "is placing resources", place_worker: "is placing a worker", train_what: "is training", train_worker: "is training",
    navy_hex: "is training", target: "is attacking", attacker: "is attacking", loss: "is counting losses", retreat: "is retreating",
    occupy: "is moving in", keep: "is choosing quests", trade_give: "is trading", trade_get: "is trading", trade_place: "is trading",
  };

  /** The ten action cards: what they do, red and improved, with the numbers that
   * hold for the player. @type {Record<string, (p: Amounts) => string>} */
  const cardDeeds = {
    upgrade: (p) => `Turn one card, pay its cost${p.upgrade_discount ? `, ${p.upgrade_discount} less` : ""}`,
    move: (p) => `Up to ${p.move_units} units or ferries`,
    produce: (p) => `On up to ${p.prod_hexes} hexes`,
    build: (p) => `Build or repair one${p.build_discount ? `, ${p.build_discount} less` : ""}`,
    populate: (p) => `${count(p.populate_workers, "worker")} in ${p.populate_places === 1 ? "one town" : `up to ${p.populate_places} towns`}`,
    monument: (p) => `Build the next layer${p.monument_discount ? `, ${p.monument_discount} less` : ""}`,
    train: (p) => `One unit or one weapon${p.train_weapon ? ", a free weapon with a unit" : ""}`,
    attack: (p) => (p.attack_multi ? "Attack from all sides" : "Attack from one hex"),
    quest: (p) => `Draw ${p.quest_draw}, keep 1 or more`,
    trade: (p) => `${p.trades} times: ${p.trade_rate === 1 ? "1" : `${p.trade_rate} equal`} for 1`,
  };

  /** @type {Record<string, string>} */
  const cardRules = {
    upgrade: "Turns one of your action cards, wherever it lies, to its improved side for its cost. It may turn itself.",
    move: "Each unit or ferry moves once. Workers and armies go one step over land, navies two over water, airforces two over anything. A worker may carry a resource. Nothing may enter a hex with pieces of another player.",
    produce: "Each chosen hex brings 1 resource of its terrain per worker of yours, and 2 more per working factory (1 if no worker is there). At most 3 at once, and never more than 5 on one hex.",
    build: "A fort, a town, a factory, a bridge, a ferry (or what your ability adds) at a hex with a worker of yours, or the repair of a damaged building for 1 less.",
    populate: "Brings workers from your supply to a working town with enough workers of yours. With fewer than two workers on the board you may bring them to your monument hex instead.",
    monument: "Adds a layer to your monument: it asks for land, resources and workers, and brings a common and a personal bonus.",
    train: "Turns a worker on land into an army, a navy or an airforce, which needs the military bonus. Or gives a worker a weapon, which everybody may do.",
    attack: "Needs the military bonus. Units next to a hex with others' units or buildings roll one die per power; the defender rolls too. More pips win.",
    quest: "Draws quests from the deck that fits your number of layers. Keep at least one; only you see them.",
    trade: "Gives equal resources to the supply and takes one of any kind, placed on a land hex that you control.",
  };

  return {
    number, and, or: (/** @type {string[]} */ list) => and(list, "or"), capital, signed, goods, unit, condition, effect, scoreLine,
    areas, resources, kinds, buildings, terrains, params, items, cardNames, cardDeeds, cardRules, orders, asks, waits,
    title: "Monuments",

    place: (/** @type {string} */ terrain, /** @type {number | string} */ id, /** @type {string} */ area) =>
      terrain === "water" ? `water ${id}` : terrain === "monument" ? `the monument hex of ${area}` : `${terrains[terrain]} ${id} (${area})`,
    ferryAt: (/** @type {string} */ place) => `the ferry at ${place}`,
    aFerry: "a ferry",
    pieces: (/** @type {string} */ kind, /** @type {number} */ n) => `${n} ${unit(kind, n)}`,
    groups: ["workers and armies", "airforces", "navies and ferries"],

    players: (/** @type {number} */ n) => counted(n, "player"),

    /** @type {Record<string, string>} */
    monuments: { greece: "Colossus of Rhodes", egypt: "Lighthouse of Alexandria", inca: "Machu Picchu", maya: "Tikal" },
    /** @type {Record<string, string>} */
    commons: {
      military: "Military", swift_workers: "Swift workers", wide_harvest: "Wide harvest", cradles: "Cradles", marching_orders: "Marching orders",
      market_day: "Market day", warm_hearths: "Warm hearths", scholars: "Scholars", storytellers: "Storytellers", quarry_rights: "Quarry rights",
      wide_renown: "Wide renown", shield_wall: "Shield wall", master_builders: "Master builders", safe_scaffolds: "Safe scaffolds",
      war_drums: "War drums", world_wonder: "World wonder", living_legend: "Living legend", island_realm: "Island realm", grand_capital: "Grand capital",
    },
    /** @type {Record<string, string>} */
    scoreCards: { landlord: "Landlord", general: "General", inventor: "Inventor", architect: "Architect" },
    /** @type {Record<string, {name: string, text: string}>} */
    abilities: {
      raiders: { name: "Sea raiders", text: "Your navies may attack land next to them with power 2 each. They never go ashore." },
      riders: { name: "Horse masters", text: "You have two horses. Each may go two steps in every Move action in addition, and carries up to two resources per step, even where no worker stands." },
      artisans: { name: "Artisans", text: "You may build up to three workshops (1 wood, 1 sheep). A hex with a workshop and a worker of yours produces whatever one kind you choose." },
      farmers: { name: "Farmers", text: "You may build up to three farms (1 wood) on pastures and fields. A hex with a farm and a worker of yours produces 1 more." },
    },
    /** @type {Record<string, string>} */
    decks: { masons: "Masons", mariners: "Mariners", stewards: "Stewards", warlords: "Warlords" },
    /** @type {Record<number, string>} */
    questNames: {
      1: "Elbow room", 2: "Four pairs of hands", 3: "Two bridges", 4: "First store", 5: "Quick study", 6: "First roofs", 7: "Full barn", 8: "One of each",
      9: "Manufacture", 10: "Miners", 11: "Island trade", 12: "Workshop secrets", 13: "Wall and hearth", 14: "Growing people", 15: "Crowded hex", 16: "Four lands",
      17: "Bakers", 18: "Bridge builders", 19: "Foresters and herders", 20: "First banner", 21: "Timber and wool", 22: "Busy hands",
      23: "Wide country", 24: "Five roofs", 25: "Nine workers", 26: "Show of force", 27: "Two islands", 28: "Half improved", 29: "Treasury", 30: "Deep mines",
      31: "Two banners", 32: "Industry", 33: "Sea watch", 34: "Victory", 35: "Foothold abroad", 36: "Balanced stores",
      37: "Great realm", 38: "The work is done", 39: "Masters of their craft", 40: "Great power", 41: "Sea kingdom", 42: "Twelve workers", 43: "City builders",
      44: "Much told of", 45: "Hoard", 46: "Two footholds abroad", 47: "Veterans", 48: "All arms",
    },
    quest: (/** @type {number | string} */ id) => `quest ${id}`,

    board: {
      you: (/** @type {string} */ name) => `${name} (you)`,
      points: "points",
      pointsShort: "VP",
      resources: "Resources that you control",
      layers: "Layers of the monument",
      layer: (/** @type {number} */ n) => `Layer ${n}`,
      built: "built",
      needs: (/** @type {number} */ n, /** @type {string[]} */ list) => `Layer ${n} needs ${and(list)} more.`,
      lack: (/** @type {number} */ n, /** @type {string} */ what) => `${n} ${what}`,
      moreOf: (/** @type {number} */ n, /** @type {string} */ what) => `${n} ${what} more`,
      moreLand: (/** @type {number} */ n) => count(n, "land hex", "land hexes"),
      moreWorkers: (/** @type {number} */ n) => count(n, "worker"),
      moreAny: (/** @type {number} */ n, /** @type {string} */ of) => `${count(n, "resource")} of ${of}`,
      ready: (/** @type {number} */ n, /** @type {number} */ workers) => `You have everything for layer ${n}. It takes ${counted(workers, "worker")}.`,
      readyOther: (/** @type {number} */ n) => `Everything for layer ${n} is there.`,
      complete: "The monument is complete.",
      givenUp: (/** @type {number} */ n) => `Workers given up: ${n}.`,
      land: (/** @type {number} */ n) => count(n, "land hex", "land hexes"),
      workers: (/** @type {number} */ n) => `${count(n, "worker")} given up`,
      supply: "Supply",
      locked: (/** @type {number} */ n) => `${n} locked`,
      bonuses: "Bonuses",
      none: "none yet",
      scoreCard: "Score card",
      ability: "Ability",
      deck: "Deck",
      turn: "on turn",
      startPlayer: "start player",
      common: "Common supply",
      weapons: "weapons",
      tokens: "bridges and ferries",
      questDecks: "Quest decks",
      back: "Back to your own board",
      see: (/** @type {string} */ name) => `See the board of ${name}`,
    },
    others: {
      title: "Others",
      all: "Players",
      layers: (/** @type {number} */ n) => count(n, "layer"),
      workers: (/** @type {number} */ n) => count(n, "worker"),
      resources: (/** @type {number} */ n) => count(n, "resource"),
      points: (/** @type {number} */ n) => count(n, "point"),
      quests: (/** @type {number} */ n) => `${count(n, "quest")} in progress`,
      power: (/** @type {number} */ n) => `power ${n}`,
      hand: (/** @type {number} */ n) => `${count(n, "card")} in hand`,
    },
    quests: {
      title: "Your quests",
      only: "only you see them",
      titleAll: "Quests",
      none: "No quest in progress.",
      hidden: (/** @type {number} */ n) => `${count(n, "quest")} in progress, hidden.`,
      progress: (/** @type {number} */ have, /** @type {number} */ n) => `${Math.min(have, n)} of ${n}`,
      met: "met",
      reward: (/** @type {number} */ n) => signed(n),
      rewardLong: (/** @type {number} */ n, /** @type {number} */ penalty) => `${count(n, "point")} when done${penalty < 0 ? `, ${penalty} if open at the end` : ""}`,
      done: "Completed",
      choose: "Quests to choose from",
    },
    hand: {
      title: "Action cards",
      titleOf: (/** @type {string} */ name) => `Action cards of ${name}`,
      improved: "improved",
      played: "on the discard pile",
      playedShort: "played",
      running: "being played",
      takeBack: "Take back",
      takes: (/** @type {number} */ n) => count(n, "card"),
      pass: "pass",
      improve: (/** @type {string} */ cost) => `improve for ${cost}`,
      payable: "can be paid now",
      side: (/** @type {boolean} */ green) => (green ? "improved side" : "red side"),
      takeBackDetail: (/** @type {number} */ hand, /** @type {number} */ pile) =>
        pile ? `${count(hand, "card")} in hand. Taking back returns ${counted(pile, "card")} and ends the turn.` : "All cards are in your hand.",
    },
    battle: {
      now: "Battle",
      last: "Last battle",
      at: (/** @type {string} */ place) => place,
      attack: "attacks",
      defend: "defends",
      dice: (/** @type {number} */ n) => count(n, "die", "dice"),
      pips: (/** @type {number} */ n) => count(n, "pip"),
      pipsOnly: "pips",
      line: (/** @type {number} */ a, /** @type {number} */ b) => `${count(a, "die", "dice")} against ${b}.`,
      rolled: (/** @type {number} */ a, /** @type {number} */ b) => `${count(a, "pip")} against ${b}.`,
      tie: "Equal pips: nothing happens.",
      failed: "No pip for the attacker: the attack fails.",
      won: (/** @type {string} */ who, /** @type {number} */ by) => `${who} wins with ${count(by, "pip")} more.`,
      damage: (/** @type {number} */ n) => `Damage left: ${n}.`,
      note: "The dice show one way to roll the sum.",
    },
    map: {
      label: "Map",
      help: "Drag to move the map, pinch or turn the wheel to zoom. Keys: plus, minus, 0 for the whole map, I J K L to move it.",
      in: "Zoom in", out: "Zoom out", whole: "Whole map", home: "Your continent",
      empty: "nobody",
      holds: (/** @type {string} */ what) => what,
      harvest: (/** @type {number} */ n, /** @type {string} */ type) => `would produce ${n} ${type}`,
      broken: (/** @type {string} */ what) => `damaged ${what}`,
      bridge: "bridge",
      river: "river",
      outOfPlay: "out of play",
      choose: "Choose",
      layersOf: (/** @type {string} */ name, /** @type {number} */ n) => `${name}: ${count(n, "layer")} built`,
      ferryEmpty: "empty ferry",
      ferryWith: (/** @type {string} */ what) => `ferry with ${what}`,
      more: (/** @type {number} */ n) => `+${n}`,
    },
    tray: {
      cost: "cost",
      free: "free",
      costsWorker: "and the worker",
      repair: (/** @type {string} */ what) => `Repair ${what}`,
      keepOnly: "Keep only this",
      option: (/** @type {number} */ n) => `Gift ${n}`,
      starting: "starting quest",
      keepAll: (/** @type {number} */ n) => (n === 2 ? "Keep both" : `Keep all ${number(n)}`),
      keepSome: (/** @type {string} */ names) => `Keep ${names}`,
    },
    seen: {
      lead: "Then:",
      gain: (/** @type {string} */ what) => `${what} more`,
      lose: (/** @type {string} */ what) => `${what} less`,
      points: (/** @type {number} */ by) => `${signed(by)} ${Math.abs(by) === 1 ? "point" : "points"}`,
      layer: "one layer more",
      ends: "the turn passes on",
      nothing: "",
    },
    wait: (/** @type {string} */ who, /** @type {string} */ what) => `${who} ${what}`,
    waitChance: "The dice and cards decide",
    over: "The game is over",
    round: (/** @type {number} */ n) => `Round ${n}`,
    setUp: "Set-up",
    lastRound: "last round",
    siteHex: "A land hex with a worker of yours and no building of another player.",
    siteEdge: "An edge of a hex of yours: across a river for a bridge, on the shore for a ferry.",
    stepFerry: "With passengers it sails over water and lands on a shore; empty it goes from shore to shore.",
    /** @type {Record<string, string>} */
    stepBy: {
      w: "Over land, across a river only by a bridge, or aboard a ferry on its shore.",
      W: "Over land, across a river only by a bridge, or aboard a ferry on its shore.",
      army: "Over land, across a river only by a bridge, or aboard a ferry on its shore.",
      navy: "Over water only.",
      airforce: "Over land and water; rivers do not matter. No monument hex.",
      horse: "Over land; it may carry two resources at each step.",
    },
    /** @type {Record<string, string>} */
    scoreLabels: {
      layers: "layers", resources: "resources", workers: "workers", land: "land hexes", power: "military power", upgrades: "improved cards",
      "extra-layers": "score card, layers", "extra-resources": "score card, resources", "extra-workers": "score card, workers", "extra-land": "score card, land hexes",
      "extra-power": "score card, power", "extra-upgrades": "score card, improved cards", "extra-quests": "score card, quests",
      "extra-islands": "score card, islands", "extra-buildings": "score card, buildings", bonus: "common bonuses", quests: "completed quests", "open-quests": "open quests",
    },
    explain: {
      controls: (/** @type {string} */ who) => `${who} controls this hex.`,
      broken: (/** @type {string} */ what) => `The ${what} is damaged: it has no power and no use until it is repaired.`,
      idle: (/** @type {string} */ what) => `The ${what} does not work while another player stands here.`,
      monument: (/** @type {string} */ who, /** @type {number} */ n) => `The monument of ${who}: ${counted(n, "layer")} of five. Units may leave this hex, but none may enter it, and it cannot be attacked.`,
      out: "Out of play with this number of players.",
      /** @type {Record<string, string>} */
      terrains: {
        forest: "A forest produces wood.", pasture: "A pasture produces sheep.", mountain: "A mountain produces metal.", field: "A field produces wheat.",
        water: "Navies, airforces and ferries move here.", monument: "",
      },
      improved: (/** @type {string} */ what) => `Improved: ${what}.`,
      improves: (/** @type {string} */ cost, /** @type {string} */ what) => `Improving it costs ${cost}: ${what}.`,
      inHand: "In hand.",
      played: "On the discard pile until the cards are taken back.",
      quest: "Completed by itself as soon as all conditions hold at the same moment in your turn.",
      questDone: "Completed: it stays so whatever happens.",
      layer: (/** @type {number} */ land, /** @type {string} */ cost, /** @type {number} */ workers) => `Needs ${land} land hexes that you control, ${cost}, and ${counted(workers, "worker")} given up.`,
      pile: (/** @type {string} */ names) => `Common bonuses left for it: ${names}.`,
      pileEmpty: "No common bonus is left for it.",
      gift: (/** @type {string} */ deck) => `It also brings one of three gifts of the deck${deck ? ` ${deck}` : ""}.`,
      lastLayer: "Whoever builds it makes this round the last one.",
      costs: (/** @type {string} */ what) => `Costs ${what}.`,
      locked: "",
      /** @type {Record<string, string>} */
      pieces: {
        worker: "Works the land, controls its hex and the resources on it, and carries one. No power unless armed.",
        fort: "Power 2 in defence of its hex.", town: "Power 1 in defence of its hex. New workers come here.",
        factory: "Produces 2 more with a worker of yours, 1 more without.", workshop: "Its hex produces whatever one kind you choose.", farm: "Its hex produces 1 more. On pastures and fields only.",
        army: "Power 3 on land, 1 aboard a ferry. One step over land.", navy: "Power 3 on water. Two steps over water.", airforce: "Power 2 anywhere. Two steps over land and water.",
        horse: "Two steps over land in every Move action in addition; carries two resources.", weapon: "A worker with a weapon has power 1. Everybody may forge one.",
        bridge: "Lets everybody cross the river here, for ever.", ferry: "Belongs to nobody. Empty it lies on a shore; a worker or army that boards it takes it onto the water, two at most. A ferry with passengers sails two hexes and lands; whoever holds the shore may move it when it is empty.",
      },
      ferryEmpty: "Empty, on the shore.",
      helms: (/** @type {string} */ who) => `${who} may move it.`,
      start: "The start player.",
      points: "As if the game ended now. Quests in progress of others are not counted here.",
      copies: (/** @type {number} */ n) => `A player may hold ${n === 1 ? "one" : `up to ${number(n)}`} of these.`,
      usual: (/** @type {string} */ lines) => `And as everybody: ${lines}.`,
      deck: "With each of the first four layers you take one of three gifts:",
      res: "What lies on land hexes with a worker of yours, and what your workers carry aboard ferries. Only this can be spent and counts at the end.",
      /** @type {Record<string, string>} */
      from: { wood: "Comes from forests.", sheep: "Comes from pastures.", metal: "Comes from mountains.", wheat: "Comes from fields." },
      nextTitle: "The next layer",
      next: "Land hexes are counted before workers are given up. A discount may be taken off any kind of resource.",
      edge: "A place on the edge",
      river: "Only airforces cross it without a bridge.",
      battle: ["One die for each point of power; a die shows 0, 1 or 2 pips, all equally likely.", "More pips win; the difference is the damage. Equal pips, or none for the attacker: nothing happens."],
      takeBack: ["All cards of your discard pile return to your hand; improved ones stay improved.", "It takes the whole turn. With an empty pile it is a pass."],
      /** @type {Record<string, string>} */
      supply: {
        res: "What is left in the common supply. A kind that has run out cannot be gained.",
        weapon: "Weapons left. Without one no weapon can be forged.", token: "Bridges and ferries are made of the same tokens; so many are left.",
      },
      questDeck: (/** @type {string} */ id, /** @type {number} */ n) => `${count(n, "quest")} left for players with ${id.replace("-", " or ")} layers. Nobody knows which.`,
    },


  };
})();
