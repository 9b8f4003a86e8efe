/* state.h - everything there is to know about a position of Monuments, and the
 * table that it is played on.
 *
 * Hexes have places: dry hexes come first, in the order of their numbers, then
 * water. A set of dry hexes is 64 bits. A spot is a place or, after the places,
 * a ferry. Moves name hexes by their numbers.
 *
 * What has to be decided is a stack of nodes: the top is asked or carried out,
 * and what waits for it lies below. The empty stack ends the turn.
 *
 * Derived, not stored: all supplies, who occupies and controls a hex, discard
 * piles, parameters, the common bonus cards that are left.
 */
#ifndef GAMES_MONUMENTS_STATE_H
#define GAMES_MONUMENTS_STATE_H

#include "base/bits.h"
#include "base/num.h"
#include "core/game.h"
#include "games/monuments/content.h"

#include <string.h>

enum {
    MONUMENTS_SLOTS = 2,  /* of a ferry (MO-17.2) */
    MONUMENTS_STACK = 8,  /* nodes that wait; as many as bytes of a word */
    MONUMENTS_MOVED = 21, /* units that have been activated */
    MOVED_SPARE =
        MONUMENTS_KINDS, /* added to the kind of one that can still board */
    MONUMENTS_MOVED_KINDS = MOVED_SPARE + ARMY + 1,
    MONUMENTS_ATTACKERS = 32, /* declared units */
    MONUMENTS_SITES = MONUMENTS_BUILDINGS * MONUMENTS_PIECES,
    MONUMENTS_SUMS = MONUMENTS_DICE * MONUMENTS_FACE_MAX + 1,
    MONUMENTS_FERRY_ID = 200, /* of ferry 0 in moves; above all hexes */
};

/* Decision nodes, and after NODE_OVER the steps that ask nobody. */
enum monuments_node {
    NODE_START,
    NODE_DEAL,
    NODE_START_QUEST,
    NODE_SCORE_CARD,
    NODE_ABILITY,
    NODE_DECK,
    NODE_START_RES,
    NODE_TURN,
    NODE_UPGRADE_CARD,
    NODE_DISCOUNT,
    NODE_PAY,
    NODE_MOVE_UNIT,
    NODE_STEP,
    NODE_CARRY,
    NODE_PROD_HEX,
    NODE_PROD_TYPE,
    NODE_BUILD_WHAT,
    NODE_BUILD_SITE,
    NODE_POP_TOWN,
    NODE_SACRIFICE,
    NODE_WEAPON,
    NODE_COMMON,
    NODE_PERSONAL,
    NODE_PLACE_RES,
    NODE_PLACE_WORKER,
    NODE_PLACE_BUILDING,
    NODE_FREE_UPGRADE,
    NODE_TRAIN_WHAT,
    NODE_TRAIN_WORKER,
    NODE_NAVY_HEX,
    NODE_TARGET,
    NODE_ATTACKER,
    NODE_ATTACK_DICE,
    NODE_DEFENCE_DICE,
    NODE_LOSS,
    NODE_RETREAT,
    NODE_OCCUPY,
    NODE_DRAW,
    NODE_KEEP,
    NODE_TRADE_GIVE,
    NODE_TRADE_GET,
    NODE_TRADE_PLACE,
    NODE_OVER,
    NODE_FLIP,        /* the paid card turns green */
    NODE_BUILT,       /* the paid building is placed */
    NODE_LAYER,       /* the paid layer is added */
    NODE_EFFECT,      /* the next effect of the personal bonus */
    NODE_TRAINED,     /* the paid unit or weapon is there */
    NODE_FREE_WEAPON, /* of the green Train card */
    NODE_AIM,         /* counts the attacker's dice */
    NODE_BRACE,       /* counts the defender's dice */
    NODE_RESULT,      /* compares the pips */
    NODE_FALL,        /* pieces without power fall */
    NODE_LEAVE,       /* the next group retreats */
    MONUMENTS_NODES,
};

/* Moves. Their numbers give the order of MO-0.6 where a node has several. */
enum monuments_move {
    MOVE_START,      /* seat */
    MOVE_SCORE_CARD, /* seat, card */
    MOVE_ABILITY,    /* seat, ability */
    MOVE_DECK,       /* seat, deck */
    MOVE_DRAW,       /* quest, seat */
    MOVE_CHOOSE,     /* index of a starting quest */
    MOVE_PLAY,       /* card */
    MOVE_CARD,       /* card to turn green */
    MOVE_TYPE,       /* resource */
    MOVE_HEX,        /* hex: place, produce, populate, pay, target */
    MOVE_FROM_FERRY, /* ferry: pay, weapon */
    MOVE_UNIT,       /* hex or ferry, kind */
    MOVE_FERRY,      /* ferry */
    MOVE_GO,         /* hex */
    MOVE_BOARD,      /* ferry, 0 or 1 + kind of the partner */
    MOVE_SAIL,       /* hex */
    MOVE_SHORE,      /* water hex, land hex */
    MOVE_WHAT,       /* what to build, or kind of unit to train */
    MOVE_EDGE,       /* two hexes */
    MOVE_RESCUE,
    MOVE_BONUS,  /* common bonus card */
    MOVE_OPTION, /* of the personal card */
    MOVE_ATTACK, /* source hex, target hex */
    MOVE_ROLL,   /* pips */
    MOVE_LOSE,   /* hex or ferry, piece */
    MOVE_KEEP,   /* mask, how many */
    MOVE_STOP,
    MOVE_NONE,
    MOVE_TAKE_BACK,
};

/* Pieces of MOVE_LOSE after the kinds of units. */
enum {
    LOSE_BUILDING = MONUMENTS_KINDS,
    LOSE_FERRY = LOSE_BUILDING + MONUMENTS_BUILDINGS
};

enum { OPTION_WORLD, OPTION_START, MONUMENTS_OPTIONS };

/* Everything that has a price, numbered through. */
enum {
    PRICE_CARD, /* to turn it green */
    PRICE_THING = PRICE_CARD
                  + MONUMENTS_CARDS,         /* a building, bridge or ferry */
    PRICE_UNIT = PRICE_THING + BUILD_REPAIR, /* army, navy, airforce */
    PRICE_WEAPON = PRICE_UNIT + AIRFORCE - ARMY + 1,
    PRICE_LAYER,
    MONUMENTS_PRICES = PRICE_LAYER + MONUMENTS_LAYERS,
};
_Static_assert(MONUMENTS_PRICES <= 32, "a set of prices is 32 bits");

/* Where a quest card is. The last four begin a row of seats each. */
enum monuments_where {
    WHERE_DECK,
    WHERE_BOX,                                 /* not for so few players */
    WHERE_HELD,                                /* dealt or drawn, not chosen */
    WHERE_OPEN = WHERE_HELD + MONUMENTS_SEATS, /* in progress */
    WHERE_DONE = WHERE_OPEN + MONUMENTS_SEATS, /* completed */
    WHERE_DROPPED = WHERE_DONE
                    + MONUMENTS_SEATS, /* a starting quest not kept */
    MONUMENTS_WHERES = WHERE_DROPPED + MONUMENTS_SEATS,
};

struct monuments_state {
    uint64_t bridges;                  /* rivers */
    uint64_t ferries;                  /* in use */
    uint64_t ferries_moved;            /* in this action */
    uint64_t used;                     /* hexes chosen in this action */
    uint64_t workers[MONUMENTS_SEATS]; /* dry hexes with a worker of the seat */
    uint64_t hand[MONUMENTS_SEATS];    /* action cards */
    uint64_t green[MONUMENTS_SEATS];   /* action cards */
    uint64_t commons[MONUMENTS_SEATS]; /* common bonus cards */
    uint64_t broken[MONUMENTS_SEATS];  /* damaged buildings */
    uint8_t res[MONUMENTS_DRY][MONUMENTS_TYPES];
    uint8_t unarmed[MONUMENTS_DRY], armed[MONUMENTS_DRY];
    uint8_t unit[MONUMENTS_LISTED][MONUMENTS_SEATS]
                [MONUMENTS_PIECES];                 /* places, ascending */
    uint8_t site[MONUMENTS_SEATS][MONUMENTS_SITES]; /* of buildings */
    uint8_t locked[MONUMENTS_SEATS][MONUMENTS_LOCKABLE];
    uint8_t ferry_water[MONUMENTS_FERRIES];
    uint8_t ferry_land[MONUMENTS_FERRIES];  /* none: at the centre */
    uint8_t ferry_owner[MONUMENTS_FERRIES]; /* none: empty */
    uint8_t ferry_unit[MONUMENTS_FERRIES][MONUMENTS_SLOTS];
    uint8_t ferry_cargo[MONUMENTS_FERRIES][MONUMENTS_SLOTS];
    uint8_t score_card[MONUMENTS_SEATS], ability[MONUMENTS_SEATS],
        deck[MONUMENTS_SEATS];
    uint8_t layers[MONUMENTS_SEATS], battles[MONUMENTS_SEATS];
    uint8_t quests[MONUMENTS_SEATS]
                  [MONUMENTS_QUEST_DECKS]; /* in progress, by deck */
    uint8_t pile[MONUMENTS_QUEST_DECKS];   /* cards left */
    uint8_t where[MONUMENTS_QUESTS];
    uint8_t dealt[MONUMENTS_SEATS][MONUMENTS_DRAWN]; /* quests to choose from */
    uint8_t start, turn, round, last;
    /* Seats whose quests are all looked at when their turn begins: before the
     * first turn, and after others made them retreat. */
    uint8_t disturbed;
    uint8_t stack[MONUMENTS_STACK]; /* from the top; none below the bottom */
    /* The action that is being carried out. */
    uint8_t card;            /* played */
    uint8_t left;            /* repetitions */
    uint8_t acted;           /* STOP is possible */
    uint8_t what;            /* thing to build, train, upgrade, trade */
    uint8_t drawn_pile;      /* the quest deck that is drawn from */
    uint8_t site_at, far_at; /* where it goes; source of a chosen worker */
    uint8_t cost[MONUMENTS_TYPES], discount;
    uint8_t mover, mover_kind, steps, stepped;
    uint8_t carry_from, carry_to, carry_slot, carry_left;
    uint8_t freed, arms; /* weapons to hand out, and whose */
    uint8_t option, effect;
    uint8_t source, target, defender, loser;
    uint8_t dice, pips[MONUMENTS_SLOTS], damage, group;
    uint8_t moved_spot[MONUMENTS_MOVED], moved_kind[MONUMENTS_MOVED];
    uint8_t attacker_spot[MONUMENTS_ATTACKERS],
        attacker_kind[MONUMENTS_ATTACKERS];
};

_Static_assert(MONUMENTS_STACK == sizeof(uint64_t), "the stack is one word");
_Static_assert(sizeof(struct monuments_state) % sizeof(uint64_t) == 0,
               "a state has no padding");

struct monuments_table {
    uint64_t land;      /* land hexes in play */
    uint64_t dry_hexes; /* dry hexes in play, monuments too */
    uint64_t island;    /* of those, on islands */
    uint64_t terrain[MONUMENTS_TYPES];
    uint64_t foreign[MONUMENTS_SEATS]; /* on home continents of other players */
    uint64_t walk[MONUMENTS_DRY]; /* land neighbours without a river between */
    uint64_t rivers_at[MONUMENTS_DRY];
    uint64_t beside[MONUMENTS_HEXES];   /* land neighbours, rivers or not */
    uint64_t shore;                     /* land hexes with a water neighbour */
    uint64_t commons[MONUMENTS_LAYERS]; /* cards in the game, by layer */
    uint64_t military;                  /* commons that give the permission */
    uint64_t mod[MONUMENTS_PARAMS];     /* commons that change a parameter */
    uint64_t green_mod[MONUMENTS_PARAMS]; /* action cards that do */
    uint64_t watch[MONUMENTS_NODES];      /* quests that a node can complete */
    uint64_t in_deck[MONUMENTS_QUEST_DECKS]; /* quests in the game */
    uint64_t abroad; /* quests that others' turns can fulfil */
    /* What quests ask for, the quickest to count first. */
    struct monuments_condition wants[MONUMENTS_QUESTS][MONUMENTS_CONDITIONS];
    uint64_t suits[MONUMENTS_BUILDINGS]; /* terrains of a building */
    int32_t ways[MONUMENTS_DICE + 1][MONUMENTS_SUMS]; /* to roll a sum */
    /* Prices that so much of a resource covers, as far as it goes. */
    uint32_t covers[MONUMENTS_TYPES][MONUMENTS_COST_MAX + 1];
    uint32_t yields; /* prices that a discount lowers */
    uint8_t price[MONUMENTS_PRICES][MONUMENTS_TYPES];
    uint8_t river[MONUMENTS_RIVERS][2]; /* places, the lower number first */
    uint8_t near[MONUMENTS_HEXES]
                [MONUMENTS_SIDES]; /* hexes in play, by number */
    uint8_t near_count[MONUMENTS_HEXES];
    uint8_t water[MONUMENTS_HEXES]
                 [MONUMENTS_SIDES]; /* water neighbours, by number */
    uint8_t water_count[MONUMENTS_HEXES];
    uint8_t id[MONUMENTS_HEXES];    /* the number of a place */
    uint8_t place[MONUMENTS_HEXES]; /* the place of a number */
    uint8_t dry, hexes, ferries, seats;
    uint8_t home[MONUMENTS_SEATS]; /* places of the monuments */
    uint8_t civ[MONUMENTS_SEATS];
    uint8_t unit_max[MONUMENTS_LISTED];
    uint32_t absent[MONUMENTS_LISTED]; /* none for cells that no unit has */
    uint8_t power[2][MONUMENTS_KINDS]; /* on land, on water */
    uint8_t steps[MONUMENTS_KINDS];
    uint8_t deck_of_layer[MONUMENTS_LAYERS + 1];
    int8_t delta[MONUMENTS_PARAMS][MONUMENTS_COMMONS]; /* of commons */
    uint8_t start;    /* none: chance decides */
    int32_t turn_max; /* moves of a turn at its longest */
    struct monuments_content content;
};

/* The only casts of the game. */
static inline const struct monuments_state *monuments(const struct state *s)
{
    return (const struct monuments_state *)(const void *)s;
}

static inline struct monuments_state *monuments_mut(struct state *s)
{
    return (struct monuments_state *)(void *)s;
}

static inline const struct monuments_table *monuments_table(
    const struct table *t)
{
    return (const struct monuments_table *)(const void *)t;
}

/* -- Places and spots ------------------------------------------------------ */

static inline bool monuments_is_water(const struct monuments_table *t,
                                      int place)
{
    return place >= t->dry;
}

static inline bool monuments_is_ferry(const struct monuments_table *t, int spot)
{
    return spot >= t->hexes;
}

static inline int monuments_ferry_at(const struct monuments_table *t, int spot)
{
    return spot - t->hexes;
}

static inline int monuments_ferry_spot(const struct monuments_table *t,
                                       int ferry)
{
    return t->hexes + ferry;
}

/* How moves name a spot, and back. */
static inline uint8_t monuments_spot_id(const struct monuments_table *t,
                                        int spot)
{
    return monuments_is_ferry(t, spot)
               ? (uint8_t)(MONUMENTS_FERRY_ID + monuments_ferry_at(t, spot))
               : t->id[spot];
}

static inline int monuments_spot_of(const struct monuments_table *t, int id)
{
    return id >= MONUMENTS_FERRY_ID
               ? monuments_ferry_spot(t, id - MONUMENTS_FERRY_ID)
               : t->place[id];
}

/* -- Small sums ------------------------------------------------------------ */

static inline uint32_t monuments_four_bytes(const uint8_t bytes[4])
{
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap32(word);
#endif
    return word;
}

/* Four amounts in one number, a byte each. */
static inline uint32_t monuments_amounts(const uint8_t n[MONUMENTS_TYPES])
{
    return monuments_four_bytes(n);
}

/* More or less of one type. All four are written, because they are soon read
 * together, and reading bytes that were written one by one takes long. */
static inline void monuments_amounts_add(uint8_t n[MONUMENTS_TYPES], int type,
                                         int more)
{
    assert(type >= 0 && type < MONUMENTS_TYPES);
    assert(n[type] + more >= 0 && n[type] + more <= UINT8_MAX);
    uint32_t sum = monuments_amounts(n) + ((uint32_t)more << (8 * type));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    sum = __builtin_bswap32(sum);
#endif
    memcpy(n, &sum, sizeof sum);
}

static inline int monuments_amount(uint32_t sum, int type)
{
    return (int)(sum >> (8 * type) & 0xff);
}

/* Together below 256. */
static inline int monuments_amounts_total(uint32_t sum)
{
    return (int)(sum * 0x01010101U >> 24);
}

static inline int monuments_res_on(const struct monuments_state *s, int place)
{
    return monuments_amounts_total(monuments_amounts(s->res[place]));
}

static inline int monuments_workers_on(const struct monuments_state *s,
                                       int place)
{
    return s->unarmed[place] + s->armed[place];
}

/* Bit n is set if the n-th of eight bytes is `value`. */
static inline uint64_t monuments_eight_equal(const uint8_t *bytes, int value)
{
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);
    uint64_t x = bits_load(bytes)
                 ^ UINT64_C(0x0101010101010101) * (uint64_t)value;
    x = (~(((x & low) + low) | x) & ~low) >> 7;
    return (x * UINT64_C(0x0102040810204080)) >> 56;
}

/* Where the buildings of one type stand, from the first on. */
static inline const uint8_t *monuments_sites_of(const struct monuments_state *s,
                                                int seat, int building)
{
    return s->site[seat] + (size_t)building * MONUMENTS_PIECES;
}

/* -- The stack ------------------------------------------------------------- */

static inline void monuments_stack_store(struct monuments_state *s,
                                         uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    memcpy(s->stack, &word, sizeof word);
}

static inline void monuments_push(struct monuments_state *s,
                                  enum monuments_node node)
{
    assert(s->stack[MONUMENTS_STACK - 1] == FIELD_NONE);
    monuments_stack_store(s, bits_load(s->stack) << 8 | (uint64_t)node);
}

static inline void monuments_pop(struct monuments_state *s)
{
    monuments_stack_store(s, bits_load(s->stack) >> 8
                                 | (uint64_t)FIELD_NONE << 56);
}

/* NODE_OVER too; the stack is not empty between moves. */
static inline int monuments_stack_top(const struct monuments_state *s)
{
    return s->stack[0];
}

/* One repetition less; the last one ends the node. */
static inline void monuments_count_down(struct monuments_state *s)
{
    s->left--;
    if (s->left == 0)
        monuments_pop(s);
}

/* -- Moves ----------------------------------------------------------------- */

static inline void monuments_offer(struct move_list *out, int seat,
                                   enum monuments_move kind, int a, int b)
{
    move_list_add(out, move_of(seat, (int)kind, a, b));
}

/* As offer, if it holds: without a branch, where nobody can foresee it. */
static inline void monuments_offer_if(bool holds, struct move_list *out,
                                      struct move m)
{
    assert(out->count < GAME_MOVES_MAX);
    out->move[out->count] = m;
    out->count += holds;
}

/* Every hex of a set, by number. */
static inline void monuments_offer_hexes(const struct monuments_table *t,
                                         uint64_t set, int seat,
                                         struct move_list *out)
{
    for (; set; set = bits_rest(set))
        monuments_offer(out, seat, MOVE_HEX, t->id[bits_first(set)], 0);
}

/* Sorts what was offered from `first` on. MO-22.2: these lists are short. */
void monuments_sort(struct move_list *out, int first);

/* -- ground.h, ground.c: who stands, builds and controls where ------------- */

/* Land hexes with a worker of the seat. */
static inline uint64_t monuments_worked(const struct monuments_table *t,
                                        const struct monuments_state *s,
                                        int seat)
{
    return s->workers[seat] & t->land;
}
/* Sets of water hexes. */
struct monuments_waters {
    uint64_t word[MONUMENTS_WATER / 64];
};
static inline bool monuments_waters_has(const struct monuments_table *t,
                                        const struct monuments_waters *w,
                                        int place)
{
    int n = place - t->dry;
    return w->word[n / 64] >> (n % 64) & 1;
}
/* Water with a unit of the seat; of anybody but the seat. */
void monuments_afloat(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_waters *out);
void monuments_foes_afloat(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct monuments_waters *out);
#include "games/monuments/ground.h"

/* -- pieces.c: putting and taking ------------------------------------------ */

int monuments_count(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int spot,
                    int kind);
void monuments_put(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind);
/* Takes one away; of a ferry as MO-17.13 says. Returns its cargo or none. The
 * ferry stays, even if nobody is left on it. */
int monuments_take(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind);
bool monuments_ferry_is_empty(const struct monuments_state *s, int ferry);
void monuments_ferry_remove(struct monuments_state *s, int ferry);
/* As monuments_take, for a unit that leaves the board: weapons are freed for the
 * owner of the unit, cargo is lost, an empty ferry goes. */
void monuments_kill(const struct monuments_table *t, struct monuments_state *s,
                    int seat, int spot, int kind);
/* The passenger that (ferry, kind) means; -1: none. */
int monuments_slot(const struct monuments_state *s, int ferry, int kind);
int monuments_workers_on_board(const struct monuments_state *s, int seat);
int monuments_worker_supply(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);
int monuments_unit_supply(const struct monuments_table *t,
                          const struct monuments_state *s, int seat, int kind);
int monuments_building_supply(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              int building);
int monuments_building_total(const struct monuments_state *s, int seat,
                             int building);
int monuments_weapon_supply(const struct monuments_table *t,
                            const struct monuments_state *s);
int monuments_token_supply(const struct monuments_table *t,
                           const struct monuments_state *s);
/* Offers every worker of the seat: (spot, kind) of armed and unarmed ones. */
void monuments_offer_workers(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out);
/* MO-13.7: unarmed workers only, by spot. */
void monuments_offer_unarmed(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out);

/* -- wealth.c: resources and costs ----------------------------------------- */

/* MO-5.8: four amounts. */
uint32_t monuments_wealth(const struct monuments_table *t,
                          const struct monuments_state *s, int seat);
/* What is left in the supply, four amounts. */
uint32_t monuments_supply(const struct monuments_table *t,
                          const struct monuments_state *s);
/* Hexes that have room for a resource. */
uint64_t monuments_roomy(const struct monuments_table *t,
                         const struct monuments_state *s, uint64_t among);
int monuments_param_cards(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          enum monuments_param p);
/* MO-0.10: the base, and what the cards change. */
static inline int monuments_param(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  enum monuments_param p)
{
    bool plain = (s->green[seat] & t->green_mod[p]) == 0
                 && (s->commons[seat] & t->mod[p]) == 0;
    return t->content.base[p]
           + (plain ? 0 : monuments_param_cards(t, s, seat, p));
}
/* MO-6.2, MO-6.3: at least one resource is left to pay. */
static inline int monuments_discount(const struct monuments_table *t,
                                     const uint8_t cost[MONUMENTS_TYPES],
                                     int discount)
{
    if (discount == 0)
        return 0;
    int most = monuments_amounts_total(monuments_amounts(cost))
               - t->content.minimum.cost;
    most = most > 0 ? most : 0;
    return discount < most ? discount : most;
}

/* MO-6.4: `discount` is that of monuments_discount. Without one, all four
 * bytes are compared at once. */
bool monuments_covers(const uint8_t cost[MONUMENTS_TYPES], uint32_t wealth,
                      int discount);
static inline bool monuments_payable(const uint8_t cost[MONUMENTS_TYPES],
                                     uint32_t wealth, int discount)
{
    const uint32_t high = 0x80808080U;
    bool all = (((wealth | high) - monuments_amounts(cost)) & high) == high;
    return all || (discount > 0 && monuments_covers(cost, wealth, discount));
}

/* The prices that so much of one resource is enough for. */
static inline uint32_t monuments_covered(const struct monuments_table *t,
                                         int type, int n)
{
    return t->covers[type][n < MONUMENTS_COST_MAX ? n : MONUMENTS_COST_MAX];
}

/* The prices that can be paid without a discount, and with one. */
static inline uint32_t monuments_affordable(const struct monuments_table *t,
                                            uint32_t wealth)
{
    uint32_t set = UINT32_MAX;
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        set &= monuments_covered(t, i, monuments_amount(wealth, i));
    return set;
}
uint32_t monuments_cheapened(const struct monuments_table *t, uint32_t wealth,
                             int discount);

/* Asks for DISCOUNT and PAY before what was pushed last. */
void monuments_charge(const struct monuments_table *t,
                      struct monuments_state *s,
                      const uint8_t cost[MONUMENTS_TYPES], int discount);

/* -- The nodes: what is offered, and what a move does ---------------------- */

typedef void monuments_node_legal(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  struct move_list *out);
typedef void monuments_node_apply(const struct monuments_table *t,
                                  struct monuments_state *s, struct move m);
typedef void monuments_node_run(const struct monuments_table *t,
                                struct monuments_state *s);

struct monuments_node_row {
    const char *name;
    monuments_node_legal *legal;
    monuments_node_apply *apply;
    monuments_node_run *run; /* a step that asks nobody */
    uint16_t raises;         /* counts that a move may raise, 1 << COUNT_... */
};
extern const struct monuments_node_row monuments_nodes[MONUMENTS_NODES];

/* The seat that decides now; SEAT_CHANCE for chance, -1: the game is over. */
int monuments_decider(const struct monuments_table *t,
                      const struct monuments_state *s);

/* opening.c */
void monuments_begin(const struct monuments_table *t,
                     struct monuments_state *s);
monuments_node_legal monuments_start_legal, monuments_score_card_legal,
    monuments_ability_legal, monuments_deck_legal, monuments_deal_legal,
    monuments_start_quest_legal, monuments_start_res_legal;
monuments_node_apply monuments_start_apply, monuments_score_card_apply,
    monuments_ability_apply, monuments_deck_apply, monuments_deal_apply,
    monuments_start_quest_apply, monuments_start_res_apply;
/* The seat that a card is dealt to now. */
int monuments_dealt_seat(const struct monuments_table *t,
                         const struct monuments_state *s);

/* turn.c */
void monuments_survey(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_ground *out);
void monuments_apply(const struct monuments_table *t, struct monuments_state *s,
                     struct move m);
/* And lists what can be chosen next; returns who chooses, SEAT_NOBODY after the
 * end. */
int monuments_advance(const struct monuments_table *t,
                      struct monuments_state *s, struct move m,
                      struct move_list *out);
void monuments_clear_action(const struct monuments_table *t,
                            struct monuments_state *s);
/* The cards that can be played now (MO-4.6). */
uint64_t monuments_playable(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);
monuments_node_legal monuments_turn_legal;
monuments_node_apply monuments_turn_apply;

monuments_node_legal monuments_discount_legal, monuments_pay_legal;
monuments_node_apply monuments_discount_apply, monuments_pay_apply;

/* upgrade.c */
bool monuments_can_upgrade(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g);
monuments_node_legal monuments_upgrade_legal, monuments_free_upgrade_legal;
monuments_node_apply monuments_upgrade_apply, monuments_free_upgrade_apply;
monuments_node_run monuments_flip;

/* move.c, ferry.c */

/* What bars the way of the player, worked out once for all his units. */
struct monuments_ways {
    uint64_t open; /* land */
    uint64_t land; /* that he controls */
    struct monuments_waters foes;
};
bool monuments_can_move(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        const struct monuments_ground *g);
void monuments_move_begin(const struct monuments_table *t,
                          struct monuments_state *s);
monuments_node_legal monuments_move_unit_legal, monuments_step_legal,
    monuments_carry_legal;
monuments_node_apply monuments_move_unit_apply, monuments_step_apply,
    monuments_carry_apply;
void monuments_note_moved(struct monuments_state *s, int spot, int kind);
/* MO-17.4: the note of an activated unit there that has movement to spare, -1 if
 * there is none; and the same note taken away, as its unit goes. */
int monuments_find_spare(const struct monuments_state *s, int spot, int kind);
void monuments_forget_moved(struct monuments_state *s, int i);
int monuments_not_moved(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int spot,
                        int kind);
void monuments_ask_carry(const struct monuments_table *t,
                         struct monuments_state *s, int from, int to, int slot);
/* Empty ferries that units on the hex can board; `foes` floats elsewhere. */
uint64_t monuments_boardable(const struct monuments_table *t,
                             const struct monuments_state *s,
                             const struct monuments_waters *foes, int place);
/* Can the player activate the ferry, and has it a step? */
bool monuments_ferry_can_move(const struct monuments_table *t,
                              const struct monuments_state *s,
                              const struct monuments_ways *w, int ferry);
void monuments_ferry_steps(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out);
void monuments_board_offers(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out);
void monuments_board(const struct monuments_table *t, struct monuments_state *s,
                     int ferry, int partner);
void monuments_ferry_step(const struct monuments_table *t,
                          struct monuments_state *s, struct move m);
/* MO-17.9: puts cargo on a hex, or loses it. */
void monuments_unload(const struct monuments_table *t,
                      struct monuments_state *s, int place, int cargo);

/* produce.c */
int monuments_produced(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int place,
                       int type);
uint64_t monuments_produce_hexes(const struct monuments_table *t,
                                 const struct monuments_state *s, int seat);
bool monuments_can_produce(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g);
monuments_node_legal monuments_prod_hex_legal, monuments_prod_type_legal;
monuments_node_apply monuments_prod_hex_apply, monuments_prod_type_apply;

/* build.c */
const uint8_t *monuments_thing_cost(const struct monuments_table *t, int what);
bool monuments_can_build(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g);
void monuments_place_building(const struct monuments_table *t,
                              struct monuments_state *s, int seat, int building,
                              int place);
monuments_node_legal monuments_build_what_legal, monuments_build_site_legal,
    monuments_place_building_legal;
monuments_node_apply monuments_build_what_apply, monuments_build_site_apply,
    monuments_place_building_apply;
monuments_node_run monuments_built_run;

/* populate.c */
bool monuments_can_populate(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);
monuments_node_legal monuments_pop_town_legal;
monuments_node_apply monuments_pop_town_apply;

/* monument.c, bonus.c */
bool monuments_can_raise(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth);
void monuments_layer_begin(const struct monuments_table *t,
                           struct monuments_state *s);
monuments_node_legal monuments_sacrifice_legal, monuments_common_legal,
    monuments_personal_legal, monuments_place_res_legal,
    monuments_place_worker_legal;
monuments_node_apply monuments_sacrifice_apply, monuments_common_apply,
    monuments_personal_apply, monuments_place_res_apply,
    monuments_place_worker_apply;
monuments_node_run monuments_layer_run, monuments_effect_run;

/* train.c */
static inline bool monuments_may_fight(const struct monuments_table *t,
                                       const struct monuments_state *s,
                                       int seat)
{
    return (s->commons[seat] & t->military) != 0; /* MO-13.1 */
}
bool monuments_can_train(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g);
monuments_node_legal monuments_train_what_legal, monuments_train_worker_legal,
    monuments_navy_hex_legal, monuments_weapon_legal;
monuments_node_apply monuments_train_what_apply, monuments_train_worker_apply,
    monuments_navy_hex_apply, monuments_weapon_apply;
monuments_node_run monuments_trained_run, monuments_free_weapon_run;

/* attack.c, battle.c, retreat.c */
bool monuments_can_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          const struct monuments_ground *g);
int monuments_attack_power(const struct monuments_table *t,
                           const struct monuments_state *s);
int monuments_defence_power(const struct monuments_table *t,
                            const struct monuments_state *s);
/* The power of a unit in the battle that is going on. */
int monuments_battle_power(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int kind);
int monuments_declared(const struct monuments_state *s, int spot, int kind);
void monuments_undeclare(struct monuments_state *s, int spot, int kind);
/* Has the seat a unit there, also aboard? */
bool monuments_stands_on(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int place);
bool monuments_touches(const struct monuments_table *t, int a, int b);
bool monuments_may_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int spot, int kind);
/* Ferries with a declared attacker. */
uint64_t monuments_war_ferries(const struct monuments_table *t,
                               const struct monuments_state *s);
monuments_node_legal monuments_target_legal, monuments_attacker_legal,
    monuments_dice_legal, monuments_loss_legal, monuments_retreat_legal,
    monuments_occupy_legal;
monuments_node_apply monuments_target_apply, monuments_attacker_apply,
    monuments_dice_apply, monuments_loss_apply, monuments_retreat_apply,
    monuments_occupy_apply;
monuments_node_run monuments_aim_run, monuments_brace_run, monuments_result_run,
    monuments_fall_run, monuments_leave_run;

/* quest.c, count.c */
enum {
    /* Counts that others' turns can raise: bridges and ferries come, buildings
     * work again, a defence is won. */
    COUNTS_ABROAD = 1 << COUNT_TOKEN | 1 << COUNT_BUILDING | 1 << COUNT_POWER
                    | 1 << COUNT_BATTLES,
    /* And those that a retreat in others' turns can raise. */
    COUNTS_RETREAT = 1 << COUNT_AREA | 1 << COUNT_RES | 1 << COUNT_HEX_MAX,
};
monuments_node_legal monuments_draw_legal, monuments_keep_legal;
monuments_node_apply monuments_draw_apply, monuments_keep_apply;
void monuments_quest_begin(const struct monuments_table *t,
                           struct monuments_state *s);
int monuments_drawn_count(const struct monuments_state *s, int seat);
/* MO-15.6: completes what is fulfilled of these quests. */
void monuments_complete(const struct monuments_table *t,
                        struct monuments_state *s, uint64_t quests);
/* Those of the quests whose conditions hold for the seat. */
uint64_t monuments_fulfilled(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             uint64_t quests);
static inline bool monuments_is_fulfilled(const struct monuments_table *t,
                                          const struct monuments_state *s,
                                          int seat, int quest)
{
    return monuments_fulfilled(t, s, seat, bits_bit(quest)) != 0;
}
int monuments_tally(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int kind,
                    int arg);
int monuments_item(const struct monuments_table *t,
                   const struct monuments_state *s, int seat, int item);

/* trade.c */
bool monuments_can_trade(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth);
monuments_node_legal monuments_trade_give_legal, monuments_trade_get_legal,
    monuments_trade_place_legal;
monuments_node_apply monuments_trade_give_apply, monuments_trade_get_apply,
    monuments_trade_place_apply;

/* -- The rest -------------------------------------------------------------- */

enum err monuments_lay(struct table *table, const struct content *c,
                       const struct setup *how, struct text *why);
int monuments_moves_max(const struct table *t);
void monuments_score(const struct table *t, const struct state *s, int seat,
                     struct score *out);
void monuments_explain(const struct table *t, const struct state *s, int seat,
                       int line, struct text *out);
bool monuments_holds(const struct table *t, const struct state *s,
                     struct text *why);
const char *monuments_seat_name(const struct table *t, int seat);
void monuments_write_spot(const struct monuments_table *t, int spot,
                          struct text *out);
void monuments_write_conditions(const struct monuments_quest *q,
                                struct text *out);
void monuments_write_quest(const struct monuments_table *t, int quest,
                           struct text *out);
void monuments_write_amounts(const uint8_t n[MONUMENTS_TYPES],
                             struct text *out);
void monuments_write_effects(const struct monuments_effect *e, int count,
                             struct text *out);
void monuments_write_move(const struct table *t, const struct state *s,
                          struct move m, struct text *out);
void monuments_describe_move(const struct table *t, const struct state *s,
                             struct move m, struct text *out);
/* tell.c: whose units and whose buildings are on a hex, or none. */
int monuments_occupant(const struct monuments_table *t,
                       const struct monuments_state *s, int place);
int monuments_builder(const struct monuments_table *t,
                      const struct monuments_state *s, int place);
/* say.c: "forest 12 of Greece", "quest 3, which wants ...", "armed worker" */
void monuments_say_hex(const struct monuments_table *t, int id,
                       struct text *out);
void monuments_say_quest(const struct monuments_table *t, int quest,
                         struct text *out);
const char *monuments_unit_name(int kind);
const char *monuments_card_name(int card);
const char *monuments_civ_name(const struct monuments_table *t, int seat);
void monuments_say_move(const struct table *t, const struct state *s,
                        struct move m, struct text *out);
void monuments_say_state(const struct table *t, const struct state *s,
                         int viewer, bool briefly, struct text *out);
void monuments_write_board(const struct table *t, const struct state *s,
                           int viewer, struct text *out);
void monuments_write_map(const struct monuments_table *t,
                         const struct monuments_state *s, struct text *out);
void monuments_tell(const struct table *t, const struct state *s, int viewer,
                    struct json *w);

extern const struct field monuments_fields[];
enum { MONUMENTS_FIELD_COUNT = 71 };
extern const struct secrets monuments_secrets;
extern const struct hints monuments_hints;
extern const struct game monuments_game;

#endif
