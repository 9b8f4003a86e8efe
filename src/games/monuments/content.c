/* content.c - the shape of content.json, row by row. What the rules demand
 * beyond that is in check.c. */
#include "games/monuments/content.h"

/* clang-format off */
const char *const monuments_type_words[] = {"wood", "sheep", "metal", "wheat", NULL};
const char *const monuments_terrain_words[] = {
    "forest", "pasture", "mountain", "field", "monument", "water", NULL};
const char *const monuments_card_words[] = {
    "upgrade", "move", "produce", "build", "populate",
    "monument", "train", "attack", "quest", "trade", NULL};
const char *const monuments_kind_words[] = {
    "w", "W", "army", "navy", "airforce", "horse", NULL};
const char *const monuments_building_words[] = {
    "fort", "town", "factory", "workshop", "farm", "bridge", "ferry", NULL};
const char *const monuments_ability_words[] = {
    "raiders", "riders", "artisans", "farmers", NULL};
const char *const monuments_param_words[] = {
#define X(upper, lower) #lower,
    MONUMENTS_PARAM_MAP(X)
#undef X
    NULL};
const char *const monuments_condition_words[] = {
    "AREA", "RES", "UNIT", "BUILDING", "TOKEN", "HEX_MAX", "POWER",
    "UPGRADES", "LAYERS", "BATTLES", "QUESTS", NULL};
const char *const monuments_arg_words[] = {
    "any", "forest", "pasture", "mountain", "field", "island", "foreign",
    "water", "wood", "sheep", "metal", "wheat", "worker", "army", "navy",
    "airforce", "military", "weapon", "fort", "town", "factory", "bridge",
    "ferry", "res", NULL};
const char *const monuments_item_words[] = {
    "layers", "resources", "workers", "land", "power", "upgrades",
    "quests_done", "islands", "buildings", NULL};

static const char *const effect_words[] = {
    "MILITARY", "MOD", "VP", "VP_PER", "RES", "WORKER", "BUILD", "UNLOCK",
    "UPGRADE", NULL};
const char *const monuments_unit_words[] = {
    "worker", "army", "navy", "airforce", "horse", NULL};
static const char *const area_words[] = {"home", "island", "water", NULL};
const char *const monuments_colour_words[] = {
    "red", "blue", "white", "yellow", "green", NULL};

#define NOTES \
    {PART_IS_NOTE("src"), .optional = true, .help = "text, invented or mixed"}, \
    {PART_IS_NOTE("note"), .optional = true, .help = "why"}

struct amounts {
    uint8_t n[MONUMENTS_TYPES];
};
#define THIS amounts
static const struct part amount_parts[] = {
    {PART_IS_NUMBER("wood", n[WOOD], 0, MONUMENTS_COST_MAX, "an amount is"), .optional = true, .help = "wood"},
    {PART_IS_NUMBER("sheep", n[SHEEP], 0, MONUMENTS_COST_MAX, "an amount is"), .optional = true, .help = "sheep"},
    {PART_IS_NUMBER("metal", n[METAL], 0, MONUMENTS_COST_MAX, "an amount is"), .optional = true, .help = "metal"},
    {PART_IS_NUMBER("wheat", n[WHEAT], 0, MONUMENTS_COST_MAX, "an amount is"), .optional = true, .help = "wheat"},
    PART_END,
};
#undef THIS

/* An object of amounts that is always there. */
#define PART_IS_COST(name, member) \
    .key = (name), .kind = PART_OBJECT, .parts = amount_parts, \
    .count_offset = SIZE_MAX, PART_AT(member)

struct pieces {
    uint8_t n[MONUMENTS_LOCKABLE];
};
#define THIS pieces
static const struct part piece_parts[] = {
    {PART_IS_NUMBER("fort", n[LOCK_FORT], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    {PART_IS_NUMBER("town", n[LOCK_TOWN], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    {PART_IS_NUMBER("factory", n[LOCK_FACTORY], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    {PART_IS_NUMBER("army", n[LOCK_ARMY], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    {PART_IS_NUMBER("navy", n[LOCK_NAVY], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    {PART_IS_NUMBER("airforce", n[LOCK_AIRFORCE], 0, MONUMENTS_PIECES, "there are"), .optional = true, .help = "how many"},
    PART_END,
};
#undef THIS

#define THIS monuments_area
static const struct part area_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name in this file"},
    {PART_IS_TEXT("name", name), .help = "its name for people"},
    {PART_IS_WORD("type", type, area_words), .help = "home, island or water"},
    PART_END,
};
#undef THIS

#define THIS monuments_hex
static const struct part hex_parts[] = {
    {PART_IS_NUMBER("id", id, 0, MONUMENTS_HEXES - 1, "hexes are numbered"), .help = "its number, from 0 in the order of the list"},
    {PART_IS_NUMBER("q", q, -60, 60, "a column is"), .help = "axial column"},
    {PART_IS_NUMBER("r", r, -60, 60, "a row is"), .help = "axial row, growing southwards"},
    {PART_IS_WORD("terrain", terrain, monuments_terrain_words), .help = "what it is"},
    {PART_IS_REF("area", area, "areas"), .help = "the area it lies in"},
    {PART_IS_NOTE("region"), .optional = true, .help = "part of a continent, for people"},
    PART_END,
};
#undef THIS

static const struct part river_end = {
    .key = "", .kind = PART_NUMBER, .min = 0, .max = MONUMENTS_HEXES - 1,
    .says = "a hex is numbered", .size = sizeof(uint8_t)};
static const struct part river = {
    .key = "", .kind = PART_VALUES, .min = 2, .max = 2, .size = sizeof(uint8_t),
    .parts = &river_end, .count_offset = SIZE_MAX};

#define THIS monuments_civ
static const struct part civ_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name in moves and positions"},
    {PART_IS_TEXT("name", name), .help = "its name for people"},
    {PART_IS_REF("home", home, "areas"), .help = "its continent"},
    {PART_IS_TEXT("monument", monument), .help = "what it builds"},
    {PART_IS_WORD("colour", colour, monuments_colour_words), .help = "in pictures"},
    NOTES,
    PART_END,
};
#undef THIS

static const struct part civ_ref = {
    .key = "", .kind = PART_REF, .list = "civilizations", .size = sizeof(uint8_t)};
static const struct part area_ref = {
    .key = "", .kind = PART_REF, .list = "areas", .size = sizeof(uint8_t)};

#define THIS monuments_setup
static const struct part setup_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_NUMBER("players", players, MONUMENTS_SEATS_MIN, MONUMENTS_SEATS, "there are"), .help = "with so many players"},
    {PART_IS_VALUES("civs", civ, civ_count, MONUMENTS_SEATS_MIN, MONUMENTS_SEATS, &civ_ref), .help = "who plays, clockwise"},
    {PART_IS_VALUES("out", out, out_count, 0, MONUMENTS_AREAS, &area_ref), .help = "areas out of play"},
    NOTES,
    PART_END,
};
#undef THIS

static const struct part face = {
    .key = "", .kind = PART_NUMBER, .min = 0, .max = MONUMENTS_FACE_MAX,
    .says = "a face shows", .size = sizeof(uint8_t)};

#define THIS monuments_supplies
static const struct part supply_parts[] = {
    {PART_IS_NUMBER("resource_each", resource_each, 1, 60, "there are"), .help = "tokens of each resource"},
    {PART_IS_NUMBER("weapon", weapon, 0, 60, "there are"), .help = "weapons"},
    {PART_IS_NUMBER("bridge_ferry", bridge_ferry, 0, MONUMENTS_FERRIES, "there are"), .help = "tokens that are bridge or ferry"},
    {PART_IS_NUMBER("horse", horse, 0, MONUMENTS_PIECES, "there are"), .help = "horses"},
    {PART_IS_NUMBER("workshop", building[WORKSHOP], 0, MONUMENTS_PIECES, "there are"), .help = "workshops"},
    {PART_IS_NUMBER("farm", building[FARM], 0, MONUMENTS_PIECES, "there are"), .help = "farms"},
    {PART_IS_NUMBER("dice", dice, 1, MONUMENTS_DICE, "there are"), .help = "dice to roll at a time"},
    {PART_IS_VALUES("die_faces", face, face_count, MONUMENTS_FACES, MONUMENTS_FACES, &face), .help = "the faces of a die"},
    {PART_IS_NUMBER("worker", worker, 1, MONUMENTS_WORKERS, "a player has"), .help = "workers of each player"},
    {PART_IS_NUMBER("fort", building[FORT], 0, MONUMENTS_PIECES, "a player has"), .help = "forts of each player"},
    {PART_IS_NUMBER("town", building[TOWN], 0, MONUMENTS_PIECES, "a player has"), .help = "towns of each player"},
    {PART_IS_NUMBER("factory", building[FACTORY], 0, MONUMENTS_PIECES, "a player has"), .help = "factories of each player"},
    {PART_IS_NUMBER("army", military[0], 0, MONUMENTS_PIECES, "a player has"), .help = "armies of each player"},
    {PART_IS_NUMBER("navy", military[NAVY - ARMY], 0, MONUMENTS_PIECES, "a player has"), .help = "navies of each player"},
    {PART_IS_NUMBER("airforce", military[AIRFORCE - ARMY], 0, MONUMENTS_PIECES, "a player has"), .help = "airforces of each player"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_limits
static const struct part limit_parts[] = {
    {PART_IS_NUMBER("produced_per_hex_per_action", produced, 1, 20, "a hex produces"), .help = "most resources a hex produces"},
    {PART_IS_NUMBER("factory_alone", factory_alone, 0, 9, "a factory yields"), .help = "yield without a worker"},
    {PART_IS_NUMBER("factory_with_worker", factory_with_worker, 0, 9, "a factory yields"), .help = "yield with a worker"},
    {PART_IS_NUMBER("resources_per_hex", resources_per_hex, 1, 20, "a hex holds"), .help = "most resources on a hex"},
    {PART_IS_NUMBER("repair_discount", repair_discount, 0, 9, "a discount is"), .help = "resources off a repair"},
    {PART_IS_NUMBER("start_workers", start_workers, 1, MONUMENTS_WORKERS, "a player starts with"), .help = "workers on the monument hex"},
    {PART_IS_NUMBER("start_resources", start_resources, 0, 9, "a player places"), .help = "resources placed before the first turn"},
    {PART_IS_NUMBER("start_quests_dealt", start_quests, 1, MONUMENTS_DRAWN, "a player is dealt"), .help = "starting quests to choose one from"},
    {PART_IS_NUMBER("quest_keep_min", quest_keep_min, 1, MONUMENTS_DRAWN, "a player keeps"), .help = "fewest drawn quests to keep"},
    {PART_IS_NUMBER("rescue_below", rescue_below, 0, MONUMENTS_WORKERS, "rescue is below"), .help = "Populate brings fewer workers up to this"},
    {PART_IS_NUMBER("max_rounds", max_rounds, 1, 250, "a game has"), .help = "rounds after which the game ends"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_layer
static const struct part layer_parts[] = {
    {PART_IS_NUMBER("layer", layer, 1, MONUMENTS_LAYERS, "layers are numbered"), .help = "its number"},
    {PART_IS_NUMBER("land", land, 1, MONUMENTS_DRY, "a layer needs"), .help = "land hexes to control"},
    {PART_IS_COST("cost", cost), .help = "what it costs"},
    {PART_IS_NUMBER("sacrifice", sacrifice, 1, MONUMENTS_WORKERS, "a layer needs"), .help = "workers to sacrifice"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_unit
static const struct part unit_parts[] = {
    {PART_IS_WORD("id", id, monuments_unit_words), .help = "worker, army, navy, airforce, horse, in this order"},
    {PART_IS_COST("cost", cost), .optional = true, .help = "what training costs"},
    {PART_IS_NUMBER("move", move, 1, 6, "a unit makes"), .optional = true, .help = "steps of an activation"},
    {PART_IS_NUMBER("power_land", power_land, 0, 6, "a power is"), .help = "power on land"},
    {PART_IS_NUMBER("power_water", power_water, 0, 6, "a power is"), .help = "power on water"},
    {PART_IS_NUMBER("carries", carries, 0, 9, "a unit carries"), .help = "resources taken along a step"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_weapon
static const struct part weapon_parts[] = {
    {PART_IS_COST("cost", cost), .help = "what forging costs"},
    {PART_IS_NUMBER("power_land", power_land, 0, 6, "a power is"), .help = "of an armed worker on land"},
    {PART_IS_NUMBER("power_water", power_water, 0, 6, "a power is"), .help = "of an armed worker aboard"},
    NOTES,
    PART_END,
};
#undef THIS

static const struct part terrain_word = {
    .key = "", .kind = PART_WORD, .words = monuments_terrain_words, .size = sizeof(uint8_t)};

#define THIS monuments_building_type
static const struct part building_parts[] = {
    {PART_IS_WORD("id", id, monuments_building_words), .help = "fort, town, factory, workshop, farm, in this order"},
    {PART_IS_COST("cost", cost), .help = "what building costs"},
    {PART_IS_NUMBER("power", power, 0, 6, "a power is"), .help = "power in defence"},
    {PART_IS_VALUES("terrains", terrain, terrain_count, 1, MONUMENTS_TYPES, &terrain_word), .optional = true,
     .help = "where it may stand; left out: anywhere"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_bridge
static const struct part bridge_parts[] = {
    {PART_IS_COST("cost", cost), .help = "what building costs"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_ferry
static const struct part ferry_parts[] = {
    {PART_IS_COST("cost", cost), .help = "what building costs"},
    {PART_IS_NUMBER("power_water", power_water, 1, 6, "a power is"), .help = "power of an occupied ferry"},
    {PART_IS_NUMBER("move_empty", move_empty, 1, 1, "an empty ferry makes"), .help = "steps of an empty ferry"},
    {PART_IS_NUMBER("move_occupied", move_occupied, 1, 6, "a ferry makes"), .help = "steps of an occupied ferry"},
    NOTES,
    PART_END,
};
#undef THIS

struct params {
    uint8_t base[MONUMENTS_PARAMS];
};
#define THIS params
static const struct part base_parts[] = {
#define X(upper, lower) \
    {PART_IS_NUMBER(#lower, base[PARAM_##upper], 0, 9, "a base value is"), .help = "base value"},
    MONUMENTS_PARAM_MAP(X)
#undef X
    PART_END,
};
#undef THIS

#define THIS monuments_minimum
static const struct part minimum_parts[] = {
    {PART_IS_NUMBER("populate_min", populate_min, 1, 9, "a minimum is"), .help = "workers in a town hex"},
    {PART_IS_NUMBER("layer_land", layer_land, 1, 9, "a minimum is"), .help = "land hexes of a layer"},
    {PART_IS_NUMBER("layer_sacrifice", layer_sacrifice, 1, 9, "a minimum is"), .help = "workers of a layer"},
    {PART_IS_NUMBER("cost", cost, 1, 9, "a minimum is"), .help = "resources of a discounted cost"},
    PART_END,
};
#undef THIS

#define THIS monuments_content
static const struct part param_parts[] = {
    {.key = "base", .kind = PART_OBJECT, .parts = base_parts, .count_offset = SIZE_MAX, PART_AT(base), .help = "the values without cards"},
    {.key = "minimum", .kind = PART_OBJECT, .parts = minimum_parts, .count_offset = SIZE_MAX, PART_AT(minimum), .help = "lower bounds"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_green
static const struct part green_parts[] = {
    {PART_IS_WORD("param", param, monuments_param_words), .help = "the parameter it changes"},
    {PART_IS_NUMBER("delta", delta, -9, 9, "a change is"), .help = "by how much"},
    PART_END,
};
#undef THIS

#define THIS monuments_action
static const struct part action_parts[] = {
    {PART_IS_WORD("id", id, monuments_card_words), .help = "the ten actions in their order"},
    {PART_IS_COST("upgrade_cost", cost), .help = "what turning it green costs"},
    {PART_IS_OBJECT("green", green, has_green, green_parts), .help = "what the green side changes"},
    {PART_IS_NOTE("red"), .optional = true, .help = "the red side, for people"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_score_line
static const struct part score_line_parts[] = {
    {PART_IS_WORD("item", item, monuments_item_words), .help = "what is counted"},
    {PART_IS_NUMBER("vp", vp, -9, 20, "points are"), .help = "points"},
    {PART_IS_NUMBER("per", per, 1, 20, "points are per"), .help = "for so many"},
    PART_END,
};
#undef THIS

#define THIS monuments_score_card
static const struct part score_card_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_LIST("replace", replace, replace_count, 0, MONUMENTS_SCORE_LINES, score_line_parts), .help = "lines it changes"},
    {PART_IS_LIST("extra", extra, extra_count, 0, MONUMENTS_SCORE_LINES, score_line_parts), .help = "lines it adds"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_ability_card
static const struct part ability_parts[] = {
    {PART_IS_WORD("id", id, monuments_ability_words), .help = "the four abilities in their order"},
    {PART_IS_TEXT("name", name), .help = "its name for people"},
    {PART_IS_NOTE("rule"), .optional = true, .help = "what it does, for people"},
    {PART_IS_NUMBER("power", power, 0, 6, "a power is"), .optional = true, .help = "of a raider's navy against land"},
    {PART_IS_NUMBER("extra", extra, 0, 9, "a farm adds"), .optional = true, .help = "what a farm adds"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_effect
static const struct part effect_parts[] = {
    {PART_IS_WORD("kind", kind, effect_words), .help = "what it does"},
    {PART_IS_WORD("param", param, monuments_param_words), .optional = true, .help = "of MOD: what changes"},
    {PART_IS_NUMBER("delta", delta, -9, 9, "a change is"), .optional = true, .help = "of MOD: by how much"},
    {PART_IS_NUMBER("n", n, 0, 20, "there are"), .optional = true, .help = "of VP, WORKER, UPGRADE: how many"},
    {PART_IS_WORD("item", item, monuments_item_words), .optional = true, .help = "of VP_PER: what is counted"},
    {PART_IS_NUMBER("per", per, 0, 20, "points are per"), .optional = true, .help = "of VP_PER: for so many"},
    {PART_IS_NUMBER("vp", vp, -9, 20, "points are"), .optional = true, .help = "of VP_PER: points"},
    {PART_IS_WORD("type", type, monuments_building_words), .optional = true, .help = "of BUILD: what"},
    {PART_IS_COST("res", res), .optional = true, .help = "of RES: the resources"},
    {.key = "pieces", .kind = PART_OBJECT, .parts = piece_parts, .count_offset = SIZE_MAX, PART_AT(pieces), .optional = true,
     .help = "of UNLOCK: the pieces"},
    PART_END,
};
#undef THIS

#define THIS monuments_option
static const struct part option_parts[] = {
    {PART_IS_LIST("effects", effect, effect_count, 1, MONUMENTS_EFFECTS, effect_parts), .help = "what happens, in order"},
    PART_END,
};
#undef THIS

#define THIS monuments_personal_card
static const struct part personal_parts[] = {
    {PART_IS_NUMBER("layer", layer, 1, MONUMENTS_LAYERS - 1, "a card is for layer"), .help = "the layer it comes with"},
    {PART_IS_LIST("options", option, option_count, 1, MONUMENTS_OPTIONS_MAX, option_parts), .help = "one of them is chosen"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_deck
static const struct part deck_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name in moves and positions"},
    {PART_IS_TEXT("name", name), .help = "its name for people"},
    {.key = "available", .kind = PART_OBJECT, .parts = piece_parts, .count_offset = SIZE_MAX, PART_AT(available),
     .help = "the set-up card: pieces that are not locked"},
    {PART_IS_LIST("cards", card, card_count, MONUMENTS_LAYERS - 1, MONUMENTS_LAYERS - 1, personal_parts), .help = "the cards of layers 1 to 4"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_common
static const struct part common_parts[] = {
    {PART_IS_NUMBER("id", id, 1, MONUMENTS_COMMONS, "cards are numbered"), .help = "its number, from 1 in the order of the list"},
    {PART_IS_NUMBER("layer", layer, 1, MONUMENTS_LAYERS, "a bonus is for layer"), .help = "the pile it lies in"},
    {PART_IS_NAME("key", key), .help = "its name; cards of one name are copies"},
    {PART_IS_NUMBER("min_players", min_players, MONUMENTS_SEATS_MIN, MONUMENTS_SEATS, "the mark of a card is"), .help = "left out of games with fewer players"},
    {PART_IS_NUMBER("copies_per_player", copies, 1, 9, "a player may hold"), .help = "how many a player may hold"},
    {PART_IS_LIST("effects", effect, effect_count, 1, MONUMENTS_EFFECTS, effect_parts), .help = "what it does"},
    NOTES,
    PART_END,
};
#undef THIS

static const struct part layer_number = {
    .key = "", .kind = PART_NUMBER, .min = 0, .max = MONUMENTS_LAYERS,
    .says = "a monument has", .size = sizeof(uint8_t)};

#define THIS monuments_quest_deck
static const struct part quest_deck_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_VALUES("layers", layer, layer_count, 1, MONUMENTS_LAYERS + 1, &layer_number), .optional = true,
     .help = "who draws from it; none for the starting quests"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_condition
static const struct part condition_parts[] = {
    {PART_IS_WORD("kind", kind, monuments_condition_words), .help = "what is counted"},
    {PART_IS_WORD("arg", arg, monuments_arg_words), .optional = true, .help = "of what kind"},
    {PART_IS_NUMBER("n", n, 1, 100, "a quest asks for"), .help = "how many"},
    PART_END,
};
#undef THIS

#define THIS monuments_quest
static const struct part quest_parts[] = {
    {PART_IS_NUMBER("id", id, 1, MONUMENTS_QUESTS, "quests are numbered"), .help = "its number, from 1 in the order of the list"},
    {PART_IS_REF("deck", deck, "quest_decks"), .help = "the deck it belongs to"},
    {PART_IS_NUMBER("min_players", min_players, MONUMENTS_SEATS_MIN, MONUMENTS_SEATS, "the mark of a card is"), .help = "left out of games with fewer players"},
    {PART_IS_NUMBER("reward", reward, 0, 20, "a reward is"), .help = "points when it is done"},
    {PART_IS_NUMBER("penalty", penalty, -20, 0, "a penalty is"), .help = "points when it is not"},
    {PART_IS_LIST("conditions", condition, condition_count, 1, MONUMENTS_CONDITIONS, condition_parts), .help = "what must hold at once"},
    NOTES,
    PART_END,
};
#undef THIS

#define THIS monuments_content
const struct part monuments_parts[] = {
    {PART_IS_NOTE("game"), .help = "monuments"},
    {PART_IS_NOTE("source"), .optional = true, .help = "where the numbers come from"},
    {PART_IS_LIST("areas", area, area_count, 1, MONUMENTS_AREAS, area_parts), .help = "continents, islands, waters"},
    {PART_IS_LIST("hexes", hex, hex_count, 1, MONUMENTS_HEXES, hex_parts), .help = "the map"},
    {PART_IS_VALUES("rivers", river, river_count, 0, MONUMENTS_RIVERS, &river), .help = "pairs of dry hexes with a river between them, ascending"},
    {PART_IS_LIST("civilizations", civ, civ_count, MONUMENTS_SEATS_MIN, MONUMENTS_CIVS, civ_parts), .help = "who can be played"},
    {PART_IS_LIST("setups", setup, setup_count, 1, MONUMENTS_SETUPS, setup_parts), .help = "what changes with the number of players"},
    {PART_IS_OBJECT("supplies", supplies, has[0], supply_parts), .help = "the pieces in the box"},
    {PART_IS_OBJECT("limits", limits, has[1], limit_parts), .help = "fixed numbers of the rules"},
    {PART_IS_LIST("layers", layer, layer_count, MONUMENTS_LAYERS, MONUMENTS_LAYERS, layer_parts), .help = "the layers of a monument"},
    {PART_IS_LIST("units", unit, unit_count, MONUMENTS_KINDS - 1, MONUMENTS_KINDS - 1, unit_parts), .help = "the units"},
    {PART_IS_OBJECT("weapon", weapon, has[2], weapon_parts), .help = "the weapon of a worker"},
    {PART_IS_LIST("buildings", building, building_count, MONUMENTS_BUILDINGS, MONUMENTS_BUILDINGS, building_parts), .help = "the buildings"},
    {PART_IS_OBJECT("bridge", bridge, has[3], bridge_parts), .help = "the bridge"},
    {PART_IS_OBJECT("ferry", ferry, has[4], ferry_parts), .help = "the ferry"},
    {.key = "params", .kind = PART_OBJECT, .parts = param_parts, .count_offset = SIZE_MAX, .help = "numbers that cards change"},
    {PART_IS_LIST("actions", action, action_count, MONUMENTS_CARDS, MONUMENTS_CARDS, action_parts), .help = "the action cards"},
    {PART_IS_LIST("score_lines", line, line_count, MONUMENTS_DEFAULT_LINES, MONUMENTS_DEFAULT_LINES, score_line_parts), .help = "the score sheet"},
    {PART_IS_LIST("score_cards", score_card, score_card_count, MONUMENTS_SEATS, MONUMENTS_SCORE_CARDS, score_card_parts), .help = "the score cards"},
    {PART_IS_LIST("abilities", ability, ability_count, MONUMENTS_ABILITIES, MONUMENTS_ABILITIES, ability_parts), .help = "the abilities"},
    {PART_IS_LIST("personal_decks", deck, deck_count, MONUMENTS_SEATS, MONUMENTS_DECKS, deck_parts), .help = "the personal bonus decks"},
    {PART_IS_LIST("common_bonuses", common, common_count, 1, MONUMENTS_COMMONS, common_parts), .help = "the common bonus cards"},
    {PART_IS_LIST("quest_decks", quest_deck, quest_deck_count, MONUMENTS_QUEST_DECKS, MONUMENTS_QUEST_DECKS, quest_deck_parts), .help = "the quest decks, the starting one first"},
    {PART_IS_LIST("quests", quest, quest_count, 1, MONUMENTS_QUESTS, quest_parts), .help = "the quest cards"},
    PART_END,
};
#undef THIS
/* clang-format on */
