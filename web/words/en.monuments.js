/* en.monuments.js - every text of the table of Monuments in English. A
 * translation is this file in another language: the same keys, strings or
 * functions that make a string.
 */

/** @typedef {Record<string, number>} Amounts */

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @param {number} n */
const number = (n) => numbers[n] ?? String(n);

/** @param {number} n @param {string} one @param {string} [many] */
const count = (n, one, many) => `${n} ${n === 1 ? one : (many ?? `${one}s`)}`;

/** @param {number} n @param {string} one @param {string} [many] */
const counted = (n, one, many) => `${number(n)} ${n === 1 ? one : (many ?? `${one}s`)}`;

/** @param {string[]} list @param {string} [word] */
const and = (list, word = "and") =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} ${word} ${list[list.length - 1]}`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

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
  W: ["armed worker", "armed workers"],
  army: ["army", "armies"],
  navy: ["navy", "navies"],
  airforce: ["airforce", "airforces"],
  horse: ["horse", "horses"],
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

/** What a move did, without its subject. An empty text is left out of the list.
 * @type {Record<string, Say>} */
const deeds = {
  keep: (x) => (x.hidden ? `keeps ${counted(x.n, "quest")}` : `keeps ${x.quests}`),
  place: (x) => `places a resource on ${x.place}`,
  play: (x) => `plays ${x.card}`,
  "take back": () => "takes all cards back",
  upgrade: (x) => `improves ${x.card}`,
  discount: (x) => `saves 1 ${x.what}`,
  pay: (x) => `pays from ${x.place}`,
  unit: (x) => (x.what ? `moves the ${x.what} on ${x.place}` : `moves ${x.place}`),
  go: (x) => `goes to ${x.place}`,
  board: (x) => `boards ${x.place}`,
  "board with": (x) => `boards ${x.place} with one more ${x.what}`,
  sail: (x) => `sails to ${x.place}`,
  land: (x) => `lands on ${x.place}`,
  shore: (x) => `takes a ferry to the shore of ${x.place}`,
  carry: (x) => `carries ${x.what} along`,
  "carry nothing": () => "",
  produce: (x) => `produces on ${x.place}`,
  type: (x) => `chooses ${x.what}`,
  build: (x) => `builds a ${x.what}`,
  repair: (x) => `repairs a ${x.what}`,
  site: (x) => (x.far ? `chooses the edge between ${x.place} and ${x.far}` : `chooses ${x.place} for it`),
  populate: (x) => `brings new workers to ${x.place}`,
  rescue: () => "brings workers to the monument hex",
  sacrifice: (x) => `gives up a ${x.what} on ${x.place}`,
  weapon: (x) => `arms a worker on ${x.place}`,
  "weapon nothing": () => "puts the weapon back",
  bonus: (x) => `takes the bonus ${x.bonus}`,
  option: (x) => `takes option ${x.n} of the personal card`,
  worker: (x) => (x.what ? `chooses the ${x.what} on ${x.place}` : `places a worker on ${x.place}`),
  train: (x) => (x.what === "weapon" ? "forges a weapon" : `trains a ${x.what}`),
  launch: (x) => `launches the navy on ${x.place}`,
  attack: (x) => `attacks ${x.place}`,
  "attack from": (x) => `attacks ${x.place} from ${x.far}`,
  attacker: (x) => `sends the ${x.what} on ${x.place} into the battle`,
  lose: (x) => (x.building ? `has the ${x.what} on ${x.place} damaged` : `loses the ${x.what} on ${x.place}`),
  retreat: (x) => `retreats to ${x.place}`,
  occupy: (x) => (x.what ? `moves in with the ${x.what} from ${x.place}` : `moves in with ${x.place}`),
  give: (x) => `trades ${x.what} away`,
  get: (x) => `gets ${x.what} for it`,
  stop: () => "",
  start: (x) => `makes ${x.seat} the start player`,
  score: (x) => `deals the score card ${x.card} to ${x.seat}`,
  ability: (x) => `deals the ability ${x.card} to ${x.seat}`,
  deck: (x) => `deals the deck of the ${x.card} to ${x.seat}`,
  draw: (x) => (x.hidden ? `deals a quest to ${x.seat}` : `deals ${x.quests} to ${x.seat}`),
  roll: (x) => `rolls ${x.n} ${x.n === 1 ? "pip" : "pips"}${x.who ? ` for ${x.who}` : ""}${x.dice ? ` with ${count(x.dice, "die", "dice")}` : ""}`,
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

export const monuments = {
  number, count, counted, and, capital, signed, goods, unit, condition, effect, scoreLine,
  resources, kinds, buildings, terrains, params, items, cardNames, cardDeeds, cardRules, orders, deeds, asks, waits,
  title: "Monuments",

  place: (/** @type {string} */ terrain, /** @type {number | string} */ id, /** @type {string} */ area) =>
    terrain === "water" ? `water ${id}` : terrain === "monument" ? `the monument hex of ${area}` : `${terrains[terrain]} ${id} (${area})`,
  ferryAt: (/** @type {string} */ place) => `the ferry at ${place}`,
  aFerry: "a ferry",
  pieces: (/** @type {string} */ kind, /** @type {number} */ n) => `${n} ${unit(kind, n)}`,
  groups: ["workers and armies", "airforces", "navies and ferries"],

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
    weapon: "Weapon",
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
    ends: "then the turn passes on",
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

  rules: [
    { id: "aim", title: "The aim", paragraphs: [
      "Two to four peoples live on islands around one sea: Greece, Egypt, Inca and Maya. Each builds a monument of five layers. Land, resources, workers, improved actions, military strength and quests bring points as well.",
      "The game ends at the end of the round in which somebody completes the fifth layer. Whoever has the most points then wins; the builder of the fifth layer need not be the winner.",
      "This is an unofficial table: rules and pictures are told and drawn anew.",
    ] },
    { id: "map", title: "The map", paragraphs: [
      "Land hexes are forests, pastures, mountains and fields. They produce wood, sheep, metal and wheat. All other hexes are water; the lake inside the Atlas Ring is water like the sea.",
      "Every people has a continent of eleven land hexes around its monument hex. The monument hex is no land hex: it produces nothing, counts for nothing, nobody may enter it, and nobody on it can be attacked. Units that are placed there may leave.",
      "Rivers run along some edges between land hexes. Only airforces cross a river without a bridge. From a monument hex three hexes can be reached at once: a forest, a pasture and a field.",
      "Islets of one hex and the Atlas Ring of six hexes belong to nobody at the start. With fewer than four players the continents and islets without a people are out of play; the sea is always open.",
    ] },
    { id: "setup", title: "Set-up", paragraphs: [
      "Two players take Greece and Egypt, or Inca and Maya as an option. Three take Greece, Egypt and Inca; four take all. The start player is drawn by lot or chosen as an option, and stays the same all game.",
      "Everybody gets by lot a score card, an ability and a personal deck, all open. The deck says which buildings and military units are available from the start; the others are locked. All fifteen workers are available.",
      "Three workers stand on each monument hex. All ten action cards are in hand with their red side up.",
      "Everybody is dealt two starting quests and keeps one in secret. Then, from the start player on, everybody places two resources: each time choose any land hex in play, and one resource of its kind is put there.",
      "Quests and common bonuses that need more players are left out.",
    ] },
    { id: "turn", title: "A turn", paragraphs: [
      "In your turn you play one action card from your hand, carry it out, and put it on your discard pile. Or you take all cards of your discard pile back; that is the whole turn then. Taking back is always allowed, and with an empty pile it is a pass.",
      "A card may be played only if it does something. \"Up to\" means at least once; after that you may stop.",
      "Cards have a red side and an improved, green side. An improved card stays improved, in hand and on the pile, until the end.",
      "Where only one choice is left, it is made for you.",
    ] },
    { id: "control", title: "Who controls what", paragraphs: [
      "All units on a hex belong to one player; any number of them may stand together. You control a land hex with at least one worker, army or airforce of yours on it, and a water hex with a navy or airforce. Horses, buildings and passengers of ferries control no hex.",
      "You control the resources on land hexes with a worker of yours, and what your workers carry aboard ferries. Only controlled resources can be spent, and only they count at the end. Military units control land but no resources.",
      "A hex is closed to you if a unit of another player stands there, or a building of another player, even a damaged one. Only the Attack card takes such a hex. If one of your units already stands beside a foreign building, your other units may join it.",
      "A building works if it is intact and no unit of another player stands on its hex. Only working buildings defend, produce and count.",
      "At most five resources lie on one hex.",
    ] },
    { id: "pay", title: "Paying", paragraphs: [
      "Costs are paid with controlled resources from anywhere; you choose the hexes or ferries they come from. What is spent goes back to the supply at once. There are 25 of each kind; what has run out cannot be gained.",
      "Discounts of improved cards, bonuses and repairs add up. You choose which kinds are saved, but at least one resource is always paid. Workers that are given up are never discounted by them.",
    ] },
    { id: "upgrade", title: "Upgrade", paragraphs: [
      "Choose one of your red cards, in hand, on the pile, or this card itself, pay the cost at its foot, and turn it over.",
      "Improved, this card makes later upgrades one resource cheaper.",
    ] },
    { id: "move", title: "Move", paragraphs: [
      "Move up to two units or ferries, three with the improved card. Each moves once and must make at least one step.",
      "Workers and armies go one step over land, navies two over water, airforces two over land or water. Every hex entered must be open to you. Moving never starts a battle.",
      "A worker that goes from one land hex to another may carry one resource along if the new hex has room; with more than one step it may change it at every step. A new worker movement comes from the bonus Swift workers.",
    ] },
    { id: "ferries", title: "Bridges and ferries", paragraphs: [
      "Bridges and ferries belong to nobody. A bridge lets everybody walk across its river, for ever. There are 20 tokens; each is a bridge or a ferry.",
      "An empty ferry lies on a shore edge, between a land and a water hex. A worker or an army on that land boards it with a step: the ferry goes to the middle of the water hex with it. Two may board together if two moves are left. A worker may take one resource aboard. Nobody boards a ferry on the open water.",
      "A ferry with passengers is moved like a unit with two steps: it sails to a neighbouring water hex, or lands everybody on a neighbouring land hex, which ends its move; then it lies empty on that shore. In the same action a unit may board and the ferry may sail.",
      "An empty ferry can be moved by whoever controls its land or its water hex: one step to another shore of the same or a neighbouring water hex.",
      "A ferry whose last passenger is lost on the water goes back to the supply.",
    ] },
    { id: "produce", title: "Produce", paragraphs: [
      "Choose up to two land hexes, three with the improved card. Each brings one resource of its kind for every worker of yours there, two more for every working factory (one more if no worker is there).",
      "At most three come at once from a hex, and never more than five may lie on it. What a factory makes alone lies there until a worker comes.",
    ] },
    { id: "build", title: "Build", paragraphs: [
      "Build one thing, or repair one. A fort costs 1 wood and 1 metal, a town 1 sheep and 2 wheat, a factory 2 sheep. They stand on a land hex with a worker of yours and without a building of another player; several may share a hex.",
      "A bridge costs 1 wood and crosses a river at a land hex with a worker of yours; the other side may be any land or monument hex in play. A ferry costs 1 wood and lies on the shore of a land hex with a worker of yours.",
      "A damaged building of yours on a hex with a worker of yours is repaired for one resource less than it costs. The improved card makes everything one cheaper, but never free.",
    ] },
    { id: "populate", title: "Populate", paragraphs: [
      "Choose a land hex with a working town of yours and at least two workers of yours: it gets one worker from your supply. With the improved card up to two different town hexes.",
      "If you have fewer than two workers on the board, you may bring workers to your monument hex instead until you have two.",
    ] },
    { id: "layers", title: "Monument", paragraphs: [
      "Layers are built in order, one per action. Layer 1 needs 3 land hexes, 1 wood and 1 sheep, and takes 1 worker. Layer 2: 5 hexes, 1 wood, 1 sheep, 1 wheat, 1 worker. Layer 3: 7 hexes, 1 of each, 1 worker. Layer 4: 9 hexes, 2 wood, 2 sheep, 1 metal, 1 wheat, 2 workers. Layer 5: 12 hexes, 3 of each, 3 workers.",
      "All this must be there before anything is paid. You choose which workers are given up, anywhere on the board; they return to your supply. Then you take a common bonus from the open pile of this layer, which stays with you, and one of three gifts of your personal deck for layers 1 to 4.",
      "Gifts are carried out in order. Resources go to hexes of their kind with a worker of yours and room; workers to a working town of yours, or to the monument hex if you have none; a free building to a land hex that you control. What finds no place is lost. Locked pieces that are unlocked join your supply.",
      "The improved card makes layers one resource cheaper.",
    ] },
    { id: "train", title: "Train", paragraphs: [
      "Everybody may give an unarmed worker a weapon for 1 metal. An armed worker still works and carries, and has power 1.",
      "Military units need the common bonus Military. A worker on a land hex becomes an army (1 sheep, 1 wheat), a navy on neighbouring water (1 metal, 1 wheat) or an airforce (1 wood, 1 wheat), if the piece is in your supply. The worker returns to the supply. A weapon that becomes free may go to another unarmed worker.",
      "With the improved card every trained unit brings a free weapon.",
    ] },
    { id: "attack", title: "Attack", paragraphs: [
      "Needs the common bonus Military; armed workers alone are enough to attack then. Choose a hex with units of another player, or with buildings of another player and nobody on it, next to your units. Attackers come from one hex, with the improved card from all hexes around the target.",
      "Power against land: army 3, airforce 2, armed worker 1; they need a way without a river, except airforces and passengers of ferries. Power on water: navy 3, airforce 2, army or armed worker aboard 1 each, and 1 for their ferry. Unarmed workers and horses never attack.",
      "Everything of the defender on the hex defends: the same powers, fort 2, town 1. Both sides roll one die for each point of power. A die shows 0, 1 or 2, all equally likely. Without a pip of the attacker, or with equal pips, nothing happens.",
    ] },
    { id: "losses", title: "Losses, retreat, occupation", paragraphs: [
      "The loser takes the difference as damage. He chooses pieces with power until it is used up: units fall, buildings are damaged. If some of them match the damage exactly, he must choose among those; else the last one covers more than is left. A ferry may be chosen with everybody aboard.",
      "If the defender loses and damage is left when nothing with power remains, workers and horses fall and all other buildings are damaged too.",
      "If the attacker won, the remaining units of the defender must leave: those on land together to one open neighbouring land hex, airforces together, navies and ferries together. Who has nowhere to go falls. Resources stay on the hex; cargo aboard a retreating ferry is lost.",
      "Then attackers move in, at least one if any can. If there were two or more, one of them must stay behind. Navies never go ashore. Buildings of the loser stay his and do not work meanwhile.",
      "Weapons of the fallen may be given to other unarmed workers of the same player. The winner has won a battle; quests ask for it. Bridges, empty ferries and resources are never harmed.",
    ] },
    { id: "quests", title: "Quests", paragraphs: [
      "The Quests card draws two quests, three when improved, from the deck of your number of layers: 0 or 1, 2 or 3, 4 or 5. Keep at least one; the others go back into the deck. Only you see your quests.",
      "A quest is completed by itself as soon as all its conditions hold at the same moment in your own turn, even in the middle of an action. It stays completed. At the end a completed quest brings its points, and an open one may cost some.",
      "Conditions count what you control now: land hexes of a kind, on islands or on others' continents, resources, workers, units, working buildings, bridges and ferries at your hexes, power, improved cards, layers, battles won, quests completed.",
    ] },
    { id: "trade", title: "Trade", paragraphs: [
      "Up to two times: give two equal controlled resources and take one of any kind, with the improved card one for one. It is placed on any land hex that you control with fewer than five resources, whatever its terrain.",
    ] },
    { id: "abilities", title: "Abilities", paragraphs: [
      "Sea raiders: your navies may attack land with power 2 each; they never go ashore.",
      "Horse masters: two horses start on your monument hex. In every Move action each may go two steps over land in addition, carrying up to two resources at each step, even where no worker stands. They have no power and control nothing.",
      "Artisans: up to three workshops for 1 wood and 1 sheep. A hex with a working workshop and a worker of yours produces any one kind that you choose.",
      "Farmers: up to three farms for 1 wood on pastures and fields. A hex with a working farm and a worker of yours produces one more.",
    ] },
    { id: "score", title: "The end and the points", paragraphs: [
      "When a fifth layer is built, the round is played to its end, so that everybody has had equally many turns. After 200 rounds the game ends in any case.",
      "Points: 6 per layer, 1 per land hex that you control, 1 per 2 workers on the board, 1 per 3 resources, 1 per 3 military power, 1 per improved card. Your score card changes some of these lines or adds one. Bonuses of the fifth layer and quests are added, open quests may cost points. All divisions round down.",
      "Military power: army on land 3, navy 3, airforce 2, armed worker 1, army or armed worker aboard 1, each ferry of yours with passengers 1, working fort 2, working town 1.",
      "Ties are broken by layers, then military power, then resources; after that the victory is shared.",
      "Score cards. Landlord: land hexes count twice, resources 1 per 4. General: power 1 each, resources 1 per 4. Inventor: improved cards 3 each, power 1 per 4. Architect: layers 8 each, but minus 1 per 6 land hexes.",
    ] },
    { id: "options", title: "Options", paragraphs: [
      "World: with two players, the old one (Greece and Egypt) or the new one (Inca and Maya). With three or four players it changes nothing.",
      "Start: the start player is drawn by lot, or a fixed seat begins.",
    ] },
  ],

  lesson: {
    goal: "Welcome to Monuments. You lead Greece, in blue. Five layers make your monument; land, workers, resources and quests bring points too. Let us play the first turns together.",
    quest: "Before the game everybody keeps one of two starting quests. Elbow room wants four land hexes: you will spread out anyway. Keep it.",
    wood: "Place a resource on the forest next to your monument hex: a worker will fetch it soon.",
    sheep: "Place the other one on the pasture next to it. Wood and sheep are what the first layer costs.",
    move: "These are your ten action cards. In a turn you play one of them. Your three workers wait on the monument hex: play Move.",
    forest: "A worker is ready. Hexes with a dashed ring can be chosen: send it to the forest. Rivers, the blue lines, stop walkers.",
    second: "The red Move card moves two units. Choose a worker on the monument hex once more.",
    pasture: "Send it to the pasture. You control both hexes then, and the resources on them.",
    produce: "Egypt has moved as well. The card Move lies on your discard pile now. Play Produce.",
    reapSheep: "Each worker brings one resource of its hex. Begin with the pasture.",
    reapWood: "And the forest. Then the card has done its work.",
    upgrade: "You control two wood and two sheep. An improved card is better for the whole game, and worth a point. Play Upgrade.",
    green: "Two sheep turn Produce to its green side: three hexes from now on. Choose it; it may lie on the discard pile.",
    back: "Three cards are on the discard pile. When you need them again, take them back: that is a turn of its own. Do it now.",
    end: "Layer 1 needs one land hex more and a sheep; the board says so in its own line. Walk on, produce, play Monument, and take a bonus with every layer. Towns bring new workers, bridges and ferries new land. Rules and explanations are always at hand. Enjoy the game.",
  },
};
