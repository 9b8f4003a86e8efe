/* facts.c - the table of facts, and what moves do as facts. What is done with a
 * place, a unit or a resource is in deeds.c, what a move brings in outcome.c, things
 * within facts in things.c, what points are for in score.c, the position in
 * report.c. */
#include "games/monuments/facts.h"

#include "games/monuments/amounts.h"
#include "games/monuments/attack.h"
#include "games/monuments/cards.h"
#include "games/monuments/content.h"
#include "games/monuments/deeds.h"
#include "games/monuments/kinds.h"
#include "games/monuments/nodes.h"
#include "games/monuments/offer.h"
#include "games/monuments/outcome.h"
#include "games/monuments/quest.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"

#include <assert.h>

/* clang-format off */
#define EFFECTS "effects:[effect-military|effect-change|effect-points|effect-points-per|effect-resources|" \
                "effect-workers|effect-build|effect-unlock|effect-upgrades]"

/* What a move brings (outcome.c): to whoever makes it, to `others`; hexes that change
 * hands; quests that are completed, as far as who is told knows them; locked pieces
 * that can be used now; cards that are improved. */
#define BRINGS "gains?:[amount|pieces|item] loses?:[amount|pieces|item] others?:[stock] changes?:[change] " \
               "completes?:[completed] unlocks?:[pieces] improves?:[card]"

/* And whether the turn ends with it. */
#define ENDS " " BRINGS " ends:number"

const struct shape monuments_facts[] = {
    /* Things. */
    {"seat",             "a player, by the civilization, or `nobody`",    "id:word"},
    {"hex",              "a hex by its number, and the area it lies in",  "id:number terrain:word area:word"},
    {"ferry",            "a ferry by its number",                         "id:number"},
    {"edge",             "the edge between two hexes",                    "from:hex to:hex"},
    {"unit",             "a unit and where it is",                        "kind:word at:hex|ferry"},
    {"pieces",           "so many units or buildings of a type",          "type:word n:number"},
    {"amount",           "so much of a resource",                         "type:word n:number"},
    {"card",             "an action card",                                "id:word"},
    {"score-card",       "a score card",                                  "id:word"},
    {"ability",          "an ability",                                    "id:word"},
    {"deck",             "a personal deck",                               "id:word"},
    {"bonus",            "a common bonus card",                           "id:number key:word " EFFECTS},
    {"quest",            "a quest: what it wants, the points, and those if it is not met",
                         "id:number reward:number penalty:number wants:[want-land|want-resources|want-units|want-buildings|"
                         "want-tokens|want-on-hex|want-power|want-upgrades|want-layers|want-battles|want-quests]"},

    /* What a move brings. */
    {"item",             "so many `layers`, `upgrades` of cards or `battles` won", "of:word n:number"},
    {"stock",            "what another player gets, and has no more",     "seat:seat gains?:[amount|pieces|item] loses?:[amount|pieces|item]"},
    {"change",           "a hex passes from one who controls it to another, or `nobody`", "hex:hex from:seat to:seat"},
    {"completed",        "a player completes a quest, by its number",     "seat:seat id:number"},

    /* What a quest wants. */
    {"want-land",        "controlled hexes: any land, a terrain, island, foreign, water", "n:number of:word"},
    {"want-resources",   "controlled resources: any or a type",           "n:number of:word"},
    {"want-units",       "units on the board; `weapon`: armed workers",   "n:number of:word"},
    {"want-buildings",   "working buildings: any or a type",              "n:number of:word"},
    {"want-tokens",      "controlled bridges or ferries",                 "n:number of:word"},
    {"want-on-hex",      "resources (`res`) or workers on one hex",       "n:number of:word"},
    {"want-power",       "military power",                                "n:number"},
    {"want-upgrades",    "improved cards",                                "n:number"},
    {"want-layers",      "layers of the monument",                        "n:number"},
    {"want-battles",     "battles won",                                   "n:number"},
    {"want-quests",      "quests completed",                              "n:number"},

    /* What a card does. */
    {"effect-military",  "military units may be trained, and attack",     ""},
    {"effect-change",    "a number of the rules is `more` or `less`",     "param:word way:word n:number"},
    {"effect-points",    "points at the end",                             "n:number"},
    {"effect-points-per", "points at the end for so many of an item",     "points:number per:number item:word"},
    {"effect-resources", "resources",                                     "amounts:[amount]"},
    {"effect-workers",   "workers",                                       "n:number"},
    {"effect-build",     "a free building, bridge or ferry",              "what:word"},
    {"effect-unlock",    "locked pieces can be used",                     "pieces:[pieces]"},
    {"effect-upgrades",  "cards that are improved for nothing",           "n:number"},

    /* Chance. */
    {"start",            "who begins",                                    "seat:seat"},
    {"deal-score-card",  "a score card is dealt",                         "seat:seat card:score-card"},
    {"deal-ability",     "an ability is dealt",                           "seat:seat ability:ability"},
    {"deal-deck",        "a personal deck is dealt",                      "seat:seat deck:deck"},
    {"draw",             "a quest is drawn",                              "seat:seat quest:quest"},
    {"draw-hidden",      "a quest is drawn, and only its player sees it", "seat:seat"},
    {"roll",             "dice of one side of a battle, `attack` or `defence`; the result is `open`, `won` or `drawn`", "seat:seat side:word hex:hex dice:number pips:number result:word winner?:seat by?:number" ENDS},

    /* Cards. */
    {"keep",             "quests are kept, and so many given back",       "quests:[quest] back:number" ENDS},
    {"keep-hidden",      "quests are kept, and only their player sees them", "n:number back:number" ENDS},
    {"play",             "an action card is played; `green` is 1 if it is improved", "card:card green:number" ENDS},
    {"take-back",        "all discarded cards return to the hand",        "n:number cards?:[card]" ENDS},
    {"improve",          "a card is improved: the price on it, and what it changes", "card:card cost:[amount] change:effect-change" ENDS},
    {"improve-free",     "the same for nothing",                          "card:card change:effect-change" ENDS},
    {"take-bonus",       "a common bonus is taken",                       "bonus:bonus" ENDS},
    {"take-gift",        "a part of the personal card is taken",          "number:number " EFFECTS ENDS},
    {"stop",             "no more of this",                               ENDS},

    /* Resources. */
    {"place-start",      "a starting resource",                           "at:hex holds:[amount] type:word"},
    {"place-resource",   "a resource that a card gives",                  "at:hex holds:[amount] type:word" ENDS},
    {"save",             "a resource is taken off the price",             "type:word" ENDS},
    {"pay-from",         "a resource of the price is paid",               "at:hex|ferry holds:[amount] type:word" ENDS},
    {"produce-on",       "a hex produces; what, unless that is chosen next", "at:hex holds:[amount] gain:[amount]" ENDS},
    {"produce-type",     "what a workshop makes, where and how much",     "type:word at:hex gain:[amount]" ENDS},
    {"trade-give",       "resources are given",                           "type:word n:number" ENDS},
    {"trade-get",        "a resource is taken for them",                  "type:word" ENDS},
    {"trade-place",      "and placed",                                    "at:hex holds:[amount] type:word" ENDS},

    /* Ways. */
    {"move-unit",        "a unit or ferry is chosen to move",             "what:unit|ferry" ENDS},
    {"go",               "it makes a step",                               "unit:unit to:hex" ENDS},
    {"board",            "it boards a ferry, with a unit of the kind `partner` or with `nobody`", "unit:unit ferry:ferry partner:word" ENDS},
    {"sail",             "a ferry goes over water",                       "ferry:ferry to:hex" ENDS},
    {"land",             "a ferry goes ashore",                           "ferry:ferry to:hex" ENDS},
    {"shore",            "an empty ferry goes to another shore",          "ferry:ferry land:hex water:hex" ENDS},
    {"carry",            "a resource goes along",                         "type:word to:hex|ferry" ENDS},
    {"carry-nothing",    "nothing goes along",                            ENDS},

    /* Buildings and people. */
    {"build",            "a building, bridge or ferry is chosen; the price on the card", "what:word cost:[amount]" ENDS},
    {"repair",           "a damaged building is chosen; the price of a new one", "what:word cost:[amount]" ENDS},
    {"build-on",         "where it is built",                             "at:hex|edge holds:[amount] what:word" ENDS},
    {"repair-on",        "where it is repaired",                          "at:hex holds:[amount] what:word" ENDS},
    {"populate",         "workers come to a town",                        "at:hex holds:[amount] n:number" ENDS},
    {"rescue",           "workers come to the monument hex",              "at:hex n:number" ENDS},
    {"place-worker",     "a worker that a card gives",                    "at:hex holds:[amount]" ENDS},
    {"sacrifice",        "a worker is given up for the monument",         "unit:unit" ENDS},

    /* War. */
    {"train",            "a unit is chosen to be trained",                "kind:word cost:[amount]" ENDS},
    {"forge",            "a weapon is chosen",                            "cost:[amount]" ENDS},
    {"train-worker",     "the worker that becomes a unit, or gets the `weapon`", "unit:unit into:word" ENDS},
    {"launch",           "where a navy is launched",                      "at:hex holds:[amount]" ENDS},
    {"arm",              "a worker gets a weapon",                        "at:hex|ferry holds:[amount]" ENDS},
    {"put-back",         "a weapon goes to the supply",                   ENDS},
    {"attack",           "a hex is attacked from one hex",                "at:hex from:hex against:seat" ENDS},
    {"attack-around",    "a hex is attacked from all sides",              "at:hex holds:[amount] against:seat" ENDS},
    {"attack-with",      "a unit takes part",                             "unit:unit" ENDS},
    {"lose-unit",        "a unit is lost",                                "unit:unit" ENDS},
    {"lose-building",    "a building is damaged",                         "what:word at:hex" ENDS},
    {"lose-ferry",       "a ferry is lost",                               "ferry:ferry" ENDS},
    {"retreat",          "units leave the hex that was attacked",         "at:hex holds:[amount] from:hex" ENDS},
    {"occupy",           "a unit or ferry goes to the hex that was won",  "what:unit|ferry to:hex" ENDS},

    /* What is asked. */
    {"ask-start-quest",  "which starting quest is kept",                  ""},
    {"ask-start-resource", "where a starting resource goes",              ""},
    {"ask-turn",         "a card, or all of the discard pile: cards in hand and there", "hand:number pile:number"},
    {"ask-improve",      "which card is improved; what is taken off the price", "discount:number"},
    {"ask-improve-free", "which card is improved for nothing",            ""},
    {"ask-save",         "what is taken off the price; so much is left to take off", "left:number cost:[amount]"},
    {"ask-pay",          "where a resource is paid from; the rest of the price", "type:word cost:[amount]"},
    {"ask-move",         "what moves; `horses` is 1 if one of them can",  "left:number horses:number"},
    {"ask-step",         "where a unit or a `ferry` goes",                "kind:word steps:number"},
    {"ask-carry",        "what goes along; so many can still be carried", "from:hex|ferry left:number"},
    {"ask-produce",      "which hex produces",                            "left:number"},
    {"ask-produce-type", "what a workshop makes",                         ""},
    {"ask-build",        "what is built or repaired; what is taken off the price", "discount:number"},
    {"ask-site",         "where it is built or repaired",                 "what:word"},
    {"ask-site-free",    "where a free building goes",                    "what:word"},
    {"ask-populate",     "which town gets workers; how many, and how many it needs", "left:number min:number workers:number"},
    {"ask-sacrifice",    "which worker is given up",                      "left:number"},
    {"ask-weapon",       "who gets a weapon",                             ""},
    {"ask-bonus",        "which common bonus is taken for a layer",       "layer:number"},
    {"ask-gift",         "which gift of the personal card",               "deck:deck layer:number"},
    {"ask-place-resource", "where a resource goes; all that are to be placed", "type:word cost:[amount]"},
    {"ask-place-worker", "where a worker goes",                           ""},
    {"ask-train",        "what is trained",                               ""},
    {"ask-train-worker", "who becomes it, or gets the `weapon`",          "what:word"},
    {"ask-launch",       "where a navy begins",                           ""},
    {"ask-target",       "what is attacked",                              ""},
    {"ask-attacker",     "who attacks; the dice that there would be, and what of 100 such battles brings; losses are power on average", "attack:number defence:number win:number lose:number attack_loss:tenths defence_loss:tenths"},
    {"tenths",           "a number with one digit behind the point",      "n:number tenth:number"},
    {"ask-loss",         "what is lost; who won, and by how many pips",   "damage:number winner:seat by:number"},
    {"ask-retreat",      "where units go, those of `land`, `air` or `sea`", "group:word winner:seat by:number"},
    {"ask-occupy",       "who moves in, so many at most",                 "left:number winner:seat by:number"},
    {"ask-keep",         "which quests are kept",                         ""},
    {"ask-trade",        "what is given, and how much for one",           "left:number rate:number"},
    {"ask-trade-get",    "what is taken for it",                          ""},
    {"ask-trade-place",  "where it goes",                                 "type:word"},

    /* The position. */
    {"round-is",         "the round; `last` is 1 if it is the last",      "round:number last:number"},
    {"supply-is",        "what is left for all; tokens are bridges and ferries", "amounts:[amount] weapons:number tokens:number"},
    {"battle-is",        "the battle that is going on",                   "hex:hex attacker:seat defender:seat attack:number defence:number damage:number"},
    {"hex-is",           "what is on a hex, and what it touches",         "hex:hex things:[force|works|amount] touches:[neighbour]"},
    {"force",            "units of a player",                             "seat:seat units:[pieces]"},
    {"works",            "buildings of a player, whole or damaged",       "seat:seat whole:[pieces] damaged:[pieces]"},
    {"neighbour",        "a hex over `nothing`, a `river` or a `bridge`", "hex:hex over:word"},
    {"hexes-empty",      "nothing is on the hexes that are not told",     ""},
    {"ferry-is",         "where a ferry is, on open water or at a shore, and who is aboard", "ferry:ferry water:hex shore:[hex] crew:[passenger]"},
    {"passenger",        "somebody aboard; the cargo is a resource or `nothing`", "kind:word seat:seat cargo:word"},
    {"player-is",        "what a player has",                             "seat:seat layers:number land:number workers:number power:number upgrades:number quests:number amounts:[amount]"},
    {"hand-is",          "cards in hand",                                 "seat:seat cards:[card]"},
    {"green-is",         "cards that are improved",                       "seat:seat cards:[card]"},
    {"traits-are",       "what a player was dealt",                       "seat:seat ability:ability card:score-card deck:deck"},
    {"bonus-is",         "a common bonus that a player has",              "seat:seat bonus:bonus"},
    {"pieces-are",       "pieces that a player can place",                "seat:seat pieces:[pieces]"},
    {"layer-is",         "the next layer as its card has it",             "seat:seat layer:number land:number workers:number cost:[amount]"},
    {"quest-is",         "a quest of a player: `held` (to choose from), `open` or `done`", "seat:seat state:word quest:quest"},

    /* What is printed on things. */
    {"piece-name",       "a kind of unit, building or token, or a weapon", "type:word"},
    {"piece-is",         "what it is for, and its price",                 "piece:piece-name type:word cost:[amount]"},
    {"layer-needs-all",  "what a layer of the monument needs",            "layer:number land:number workers:number cost:[amount]"},
    {"card-is",          "what an action card does, the price to improve it, and what that changes", "card:card rule:word cost:[amount] change:effect-change"},
    {"sheet-counts",     "what everybody gets points for",                "rules:[score-rule]"},
    {"score-card-counts", "what a score card gives points for instead, or besides", "card:score-card rules:[score-rule]"},
    {"score-rule",       "points, or fewer of them, for so many of an item", "way:word points:number per:number item:word"},
    {"ability-is",       "what an ability does",                          "ability:ability rule:word"},
    {"deck-gives",       "the gifts of a personal deck for a layer",      "deck:deck layer:number options:[deck-option]"},
    {"deck-option",      "one of them",                                   EFFECTS},
    {"bonus-does",       "what a common bonus does, and the layer that brings it", "bonus:bonus layer:number"},
    {"quest-name",       "a quest by its name",                           "id:number"},
    {"quest-wants",      "what a quest wants",                            "name:quest-name quest:quest"},

    /* What points are for. */
    {"why-item",         "so many of an item; points for so many; the score card that says so", "n:number item:word points:number per:number card?:score-card by:word"},
    {"why-bonuses",      "common bonuses that bring points",              "bonuses:[bonus-points]"},
    {"bonus-points",     "points of a common bonus, by its key",          "key:word points:number"},
    {"why-quests",       "quests completed, or open",                     "quests:[quest-points]"},
    {"quest-points",     "points of a quest, by its number",              "id:number points:number"},
    {NULL, NULL, NULL},
};
/* clang-format on */

/* -- Chance ---------------------------------------------------------------- */

/* MO-14.7: whose dice these are. */
static void tell_roll(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    bool defends = monuments_stack_top(s) == NODE_DEFENCE_DICE;
    fact_begin(f, "roll");
    monuments_add_seat(t, "seat", defends ? s->defender : s->turn, f);
    fact_word(f, "side", defends ? "defence" : "attack");
    monuments_add_spot(t, "hex", t->id[s->target], f);
    fact_number(f, "dice", m.arg[1]);
    fact_number(f, "pips", m.arg[0]);
}

static void tell_draw(const struct monuments_table *t, struct move m,
                      struct fact *f)
{
    bool is_hidden = m.arg[0] == FIELD_HIDDEN;
    fact_begin(f, is_hidden ? "draw-hidden" : "draw");
    monuments_add_seat(t, "seat", m.arg[1], f);
    if (!is_hidden)
        monuments_add_quest(t, "quest", m.arg[0], f);
}

static void begin_deal(const struct monuments_table *t, const char *key,
                       int seat, struct fact *f)
{
    fact_begin(f, key);
    monuments_add_seat(t, "seat", seat, f);
}

static void tell_chance(const struct monuments_table *t,
                        const struct monuments_state *s, struct move m,
                        struct fact *f)
{
    const struct monuments_content *c = &t->content;
    if (m.kind == MOVE_ROLL) {
        tell_roll(t, s, m, f);
    } else if (m.kind == MOVE_DRAW) {
        tell_draw(t, m, f);
    } else if (m.kind == MOVE_SCORE_CARD) {
        begin_deal(t, "deal-score-card", m.arg[0], f);
        fact_thing(f, "card", "score-card", c->score_card[m.arg[1]].id);
    } else if (m.kind == MOVE_ABILITY) {
        begin_deal(t, "deal-ability", m.arg[0], f);
        fact_thing(f, "ability", "ability", monuments_ability_words[m.arg[1]]);
    } else if (m.kind == MOVE_DECK) {
        begin_deal(t, "deal-deck", m.arg[0], f);
        fact_thing(f, "deck", "deck", c->deck[m.arg[1]].id);
    } else {
        begin_deal(t, "start", m.arg[0], f);
    }
}

/* -- Ways ------------------------------------------------------------------ */

static void add_mover(const struct monuments_table *t,
                      const struct monuments_state *s, struct fact *f)
{
    int id = monuments_spot_id(t, s->mover);
    if (id < MONUMENTS_FERRY_ID) {
        monuments_add_unit(t, "unit", id, s->mover_kind, f);
    } else {
        monuments_add_spot(t, "ferry", id, f);
    }
}

static void tell_step(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    bool sails = m.kind == MOVE_SAIL
                 && monuments_is_water(t, t->place[m.arg[0]]);
    fact_begin(f, m.kind == MOVE_GO ? "go" : sails ? "sail" : "land");
    add_mover(t, s, f);
    monuments_add_spot(t, "to", m.arg[0], f);
}

/* False: nobody goes anywhere. */
static bool tell_way(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct fact *f)
{
    if (m.kind == MOVE_GO || m.kind == MOVE_SAIL) {
        tell_step(t, s, m, f);
    } else if (m.kind == MOVE_BOARD) {
        fact_begin(f, "board");
        add_mover(t, s, f);
        fact_numbered(f, "ferry", "ferry", m.arg[0]);
        fact_word(f, "partner",
                  m.arg[1] ? monuments_kind_words[m.arg[1] - 1] : "nobody");
    } else if (m.kind == MOVE_SHORE) {
        fact_begin(f, "shore");
        add_mover(t, s, f);
        monuments_add_spot(t, "land", m.arg[1], f);
        monuments_add_spot(t, "water", m.arg[0], f);
    } else if (m.kind == MOVE_ATTACK) {
        fact_begin(f, "attack");
        monuments_add_spot(t, "at", m.arg[1], f);
        monuments_add_spot(t, "from", m.arg[0], f);
        monuments_add_seat(t, "against",
                           monuments_defender(t, s, t->place[m.arg[1]]), f);
    } else {
        return false;
    }
    return true;
}

/* -- Losses ---------------------------------------------------------------- */

static void tell_loss(const struct monuments_table *t, struct move m,
                      struct fact *f)
{
    int what = m.arg[1];
    if (what < LOSE_BUILDING) {
        fact_begin(f, "lose-unit");
        monuments_add_unit(t, "unit", m.arg[0], what, f);
    } else if (what < LOSE_FERRY) {
        fact_begin(f, "lose-building");
        fact_word(f, "what", monuments_building_words[what - LOSE_BUILDING]);
        monuments_add_spot(t, "at", m.arg[0], f);
    } else {
        fact_begin(f, "lose-ferry");
        monuments_add_spot(t, "ferry", m.arg[0], f);
    }
}

/* -- Cards ----------------------------------------------------------------- */

static void add_kept(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct fact *f)
{
    fact_list(f, "quests");
    for (int i = 0; i < MONUMENTS_DRAWN; i++) {
        int quest = s->dealt[m.seat][i];
        bool kept = m.kind == MOVE_CHOOSE ? i == m.arg[0] : m.arg[0] >> i & 1;
        if (kept && quest < t->content.quest_count)
            monuments_add_quest(t, NULL, quest, f);
    }
    fact_close(f);
}

static void tell_keep(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    int kept = m.kind == MOVE_CHOOSE ? 1 : m.arg[1];
    bool is_hidden = m.arg[0] == FIELD_HIDDEN;
    fact_begin(f, is_hidden ? "keep-hidden" : "keep");
    if (is_hidden) {
        fact_number(f, "n", kept);
    } else {
        add_kept(t, s, m, f);
    }
    fact_number(f, "back", monuments_drawn_count(s, m.seat) - kept);
}

static void tell_improvement(const struct monuments_table *t,
                             const struct monuments_state *s, struct move m,
                             struct fact *f)
{
    const struct monuments_action *a = &t->content.action[m.arg[0]];
    bool is_free = monuments_stack_top(s) == NODE_FREE_UPGRADE;
    fact_begin(f, is_free ? "improve-free" : "improve");
    fact_thing(f, "card", "card", monuments_card_words[m.arg[0]]);
    if (!is_free)
        monuments_add_amounts("cost", monuments_amounts(a->cost), f);
    monuments_add_change("change", a->green.param, a->green.delta, f);
}

static void tell_gift(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    const struct monuments_deck *d = &t->content.deck[s->deck[m.seat]];
    const struct monuments_option *o =
        &d->card[s->layers[m.seat] - 1].option[m.arg[0]];
    fact_begin(f, "take-gift");
    fact_number(f, "number", m.arg[0] + 1);
    monuments_add_effects(o->effect, o->effect_count, f);
}

/* MO-4.4: what is not in the hand. */
static void tell_take_back(const struct monuments_state *s, int seat,
                           struct fact *f)
{
    uint64_t pile = ~s->hand[seat] & (bits_bit(MONUMENTS_CARDS) - 1);
    fact_begin(f, "take-back");
    fact_number(f, "n", bits_count(pile));
    fact_list(f, "cards");
    for (; pile; pile = bits_rest(pile))
        fact_thing(f, NULL, "card", monuments_card_words[bits_first(pile)]);
    fact_close_some(f);
}

static void tell_end(const struct monuments_state *s, struct move m,
                     struct fact *f)
{
    if (m.kind == MOVE_TAKE_BACK) {
        tell_take_back(s, m.seat, f);
    } else if (m.kind == MOVE_NONE) {
        bool carries = monuments_stack_top(s) == NODE_CARRY;
        fact_begin(f, carries ? "carry-nothing" : "put-back");
    } else {
        fact_begin(f, "stop");
    }
}

static void tell_card(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    if (m.kind == MOVE_KEEP || m.kind == MOVE_CHOOSE) {
        tell_keep(t, s, m, f);
    } else if (m.kind == MOVE_PLAY) {
        fact_begin(f, "play");
        fact_thing(f, "card", "card", monuments_card_words[m.arg[0]]);
        fact_number(f, "green", (int)(s->green[m.seat] >> m.arg[0] & 1));
    } else if (m.kind == MOVE_CARD) {
        tell_improvement(t, s, m, f);
    } else if (m.kind == MOVE_BONUS) {
        fact_begin(f, "take-bonus");
        monuments_add_bonus(t, "bonus", m.arg[0], f);
    } else if (m.kind == MOVE_OPTION) {
        tell_gift(t, s, m, f);
    } else {
        tell_end(s, m, f);
    }
}

/* -- All of them ----------------------------------------------------------- */

void monuments_tell_move(const struct table *table, const struct state *state,
                         struct move m, struct fact *f)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(m.seat <= SEAT_CHANCE);
    if (m.seat == SEAT_CHANCE) {
        tell_chance(t, s, m, f);
    } else if (m.kind == MOVE_LOSE) {
        tell_loss(t, m, f);
    } else if (!tell_way(t, s, m, f) && !monuments_tell_deed(t, s, m, f)) {
        tell_card(t, s, m, f);
    }
    if (s->round > 0 && m.kind != MOVE_DRAW) {
        monuments_add_outcome(t, s, m, f);
    } else if (m.kind == MOVE_CHOOSE) {
        fact_number(f, "ends", 0);
    }
    fact_close(f);
}
