/* state.h - everything there is to know about a position of Eight-Minute
 * Empire, and the table that it is played on.
 *
 * Derived, not stored: supplies (what is not on the board), the pile (what is
 * neither in the row nor taken), neutral armies still to be placed.
 */
#ifndef GAMES_EMPIRE_STATE_H
#define GAMES_EMPIRE_STATE_H

#include "base/bits.h"
#include "base/num.h"
#include "core/game.h"
#include "games/empire/content.h"

enum {
    EMPIRE_OWNERS = EMPIRE_SEATS + 1, /* the seats, then the neutral colour */
    EMPIRE_GAMES = 3,                 /* EM-5.7 */
    EMPIRE_ROW = 11,                  /* rounds the state to whole words */
};
_Static_assert((int)EMPIRE_ROW >= (int)EMPIRE_PRICES,
               "every price has a place");

enum empire_phase {
    PHASE_ROW,     /* chance lays out the row */
    PHASE_TOKENS,  /* chance lays out the goods tokens */
    PHASE_NEUTRAL, /* the players place the neutral armies */
    PHASE_BID,
    PHASE_TIE,    /* chance picks among the highest bids */
    PHASE_FIRST,  /* the winner of the bid names the first player */
    PHASE_TAKE,   /* the player takes a card */
    PHASE_CHOOSE, /* the player names a part of an "or" or "and" card */
    PHASE_ACT,    /* the player carries out a part */
    PHASE_DEAL,   /* chance fills the row */
    PHASE_OVER,
    EMPIRE_PHASES,
};

enum empire_move {
    MOVE_DEAL,    /* card */
    MOVE_TOKEN,   /* region, good */
    MOVE_NEUTRAL, /* region */
    MOVE_BID,     /* coins */
    MOVE_ROLL,    /* seat */
    MOVE_FIRST,   /* seat */
    MOVE_TAKE,    /* place in the row */
    MOVE_CHOOSE,  /* part */
    MOVE_PLACE,   /* region */
    MOVE_STEP,    /* from, to */
    MOVE_CITY,    /* region */
    MOVE_DESTROY, /* owner, region */
    MOVE_STOP,
};

enum {
    OPTION_MAP,
    OPTION_TOKENS,
    OPTION_TIE,
    OPTION_OTHER_PRINTING,
    OPTION_FULL_GAME,
    EMPIRE_OPTIONS,
};

struct empire_state {
    uint64_t cards[EMPIRE_SEATS]; /* taken, as sets */
    uint8_t phase;                /* enum empire_phase */
    uint8_t game;                 /* of the full game, from 0 */
    uint8_t turn;                 /* who acts, or acts next */
    uint8_t card;                 /* being carried out, or none */
    uint8_t part;                 /* of that card */
    uint8_t follow;               /* the part that may follow, or none */
    uint8_t left;                 /* steps of the part that are left */
    uint8_t row[EMPIRE_ROW];
    uint8_t coins[EMPIRE_SEATS];
    uint8_t bid[EMPIRE_SEATS]; /* none before it is made */
    uint8_t armies[EMPIRE_OWNERS][EMPIRE_REGIONS];
    uint8_t cities[EMPIRE_SEATS][EMPIRE_REGIONS];
    uint8_t token[EMPIRE_REGIONS]; /* a good, or none */
    uint8_t past_points[EMPIRE_GAMES - 1][EMPIRE_SEATS];
    uint8_t past_coins[EMPIRE_GAMES - 1][EMPIRE_SEATS];
};

_Static_assert(FIELD_ENDS(struct empire_state, past_coins),
               "a state has no padding");

struct empire_table {
    uint64_t deck; /* the cards in this game, as a set */
    uint64_t good_cards[EMPIRE_GOODS][EMPIRE_PIECES]; /* by pieces - 1 */
    uint64_t wild_cards;
    uint32_t land[EMPIRE_REGIONS]; /* neighbours over land */
    uint32_t any[EMPIRE_REGIONS];  /* neighbours over land or sea */
    uint32_t by_land;              /* regions with a neighbour over land */
    uint32_t regions;              /* all of them */
    uint32_t start;                /* the start region alone */
    uint32_t token_regions;
    uint32_t continent[EMPIRE_CONTINENTS];
    uint8_t seats, games;
    uint8_t neutral; /* the owner after the seats */
    uint8_t owners;  /* the neutral colour is one where it has armies */
    uint8_t tie_by_die, youngest; /* EM-2.2 */
    uint8_t tokens_on;
    uint8_t coins, cards_each, neutral_armies;
    uint8_t start_region;
    /* vp[good][n]: what n pieces are worth. */
    uint8_t vp[EMPIRE_GOODS][EMPIRE_CARDS * EMPIRE_PIECES + EMPIRE_REGIONS];
    struct empire_deed deed[EMPIRE_CARDS];
    const struct empire_map *map; /* points into `content` */
    struct empire_content content;
};

/* The only casts of the game. */
static inline const struct empire_state *empire(const struct state *s)
{
    return (const struct empire_state *)(const void *)s;
}

static inline struct empire_state *empire_mut(struct state *s)
{
    return (struct empire_state *)(void *)s;
}

static inline const struct empire_table *empire_table(const struct table *t)
{
    return (const struct empire_table *)(const void *)t;
}

/* -- Pieces and supplies -------------------------------------------------------------- */

static inline int army_supply(const struct empire_table *t,
                              const struct empire_state *s, int seat)
{
    return t->content.armies - bits_sum(s->armies[seat]);
}

static inline int city_supply(const struct empire_table *t,
                              const struct empire_state *s, int seat)
{
    return t->content.cities - bits_sum(s->cities[seat]);
}

/* What an owner has in a region, armies and cities together. */
static inline int pieces(const struct empire_table *t,
                         const struct empire_state *s, int owner, int region)
{
    int cities = owner == t->neutral ? 0 : s->cities[owner][region];
    return s->armies[owner][region] + cities;
}

/* The cards that chance may still deal. */
static inline uint64_t pile(const struct empire_table *t,
                            const struct empire_state *s)
{
    uint64_t gone = 0;
    for (int i = 0; i < t->content.price_count; i++)
        gone |= s->row[i] < EMPIRE_CARDS ? bits_bit(s->row[i]) : 0;
    for (int i = 0; i < EMPIRE_SEATS; i++)
        gone |= s->cards[i];
    return t->deck & ~gone;
}

/* -- One file each --------------------------------------------------------- */

enum err empire_lay(struct table *t, const struct content *c,
                    const struct setup *how, struct text *why);
int empire_moves_max(const struct table *t);

/* opening.c: from the empty board to the first turn. */
void empire_opening_begin(const struct empire_table *t, struct empire_state *s);
void empire_opening_legal(const struct empire_table *t,
                          const struct empire_state *s, int seat,
                          struct move_list *out);
void empire_opening_apply(const struct empire_table *t, struct empire_state *s,
                          struct move m);
int empire_opening_token_region(const struct empire_table *t,
                                const struct empire_state *s);
int empire_opening_tokens_left(const struct empire_table *t,
                               const struct empire_state *s, int good);
unsigned empire_opening_still_bidding(const struct empire_table *t,
                                      const struct empire_state *s);
unsigned empire_opening_highest_bidders(const struct empire_table *t,
                                        const struct empire_state *s);

/* turn.c: taking a card, carrying it out, passing the turn. */
void empire_turn_legal(const struct empire_table *t,
                       const struct empire_state *s, struct move_list *out);
void empire_turn_apply(const struct empire_table *t, struct empire_state *s,
                       struct move m);
void empire_turn_deal_legal(const struct empire_table *t,
                            const struct empire_state *s,
                            struct move_list *out);
void empire_turn_deal(struct empire_state *s, int card);
void empire_turn_pass(const struct empire_table *t, struct empire_state *s,
                      int seat);

/* action.c: what cards let do. */
bool empire_action_is_possible(const struct empire_table *t,
                               const struct empire_state *s, int type);
void empire_action_legal(const struct empire_table *t,
                         const struct empire_state *s, struct move_list *out);
void empire_action_apply(struct empire_state *s, struct move m);

static inline const struct empire_step *action_now(const struct empire_table *t,
                                                   const struct empire_state *s)
{
    return &t->deed[s->card].step[s->part];
}

/* control.c: who holds regions and continents. */
struct control {
    uint32_t held[EMPIRE_OWNERS];  /* regions of each owner, as sets */
    uint8_t owner[EMPIRE_REGIONS]; /* an owner, or none */
};
void empire_control_find(const struct empire_table *t,
                         const struct empire_state *s, struct control *out);
bool empire_control_of_continent(const struct empire_table *t,
                                 const struct control *c, int owner,
                                 int continent);

/* The owner who holds it, or none. */
int empire_holder_of_continent(const struct empire_table *t,
                               const struct control *c, int continent);

/* goods.c: what sets of goods are worth. */
struct goods {
    uint8_t cards[EMPIRE_GOODS];  /* pieces on cards */
    uint8_t tokens[EMPIRE_GOODS]; /* tokens held */
    uint8_t wilds[EMPIRE_GOODS];  /* wild cards, where they do most */
    uint8_t wild_cards;           /* wild cards owned */
};
void empire_goods_count(const struct empire_table *t,
                        const struct empire_state *s, const struct control *c,
                        int seat, struct goods *out);
int empire_goods_points(const struct empire_table *t, const struct goods *g,
                        int good);

/* Fills g->wilds for the most points (EM-5.4). */
void empire_goods_assign_wilds(const struct empire_table *t, struct goods *g);

void empire_score(const struct table *t, const struct state *s, int seat,
                  struct score *out);
int empire_points(const struct empire_table *t, const struct empire_state *s,
                  int seat);

bool empire_holds(const struct table *t, const struct state *s,
                  struct text *why);

const char *empire_owner_name(const struct empire_table *t, int owner);
const char *empire_seat_name(const struct table *t, int seat);
void empire_write_move(const struct table *t, const struct state *s,
                       struct move m, struct text *out);

/* facts.c: what moves do and what points are for. */
extern const struct shape empire_facts[];
void empire_add_region(const struct empire_table *t, const char *name, int r,
                       struct fact *f);
void empire_add_owner(const struct empire_table *t, const char *name, int owner,
                      struct fact *f);
void empire_add_good(const struct empire_table *t, const char *name, int good,
                     struct fact *f);
void empire_add_step(const char *name, const struct empire_step *step,
                     struct fact *f);
void empire_add_deed(const char *name, const struct empire_deed *d,
                     struct fact *f);
void empire_tell_deed(const struct empire_deed *d, struct fact *f);
void empire_add_card(const struct empire_table *t, const char *name, int card,
                     struct fact *f);
void empire_tell_move(const struct table *t, const struct state *s,
                      struct move m, struct fact *f);
void empire_tell_points(const struct table *t, const struct state *s, int seat,
                        int line, struct fact *f);
void empire_tell_state(struct report *r, bool briefly);
void empire_tell_printed(struct report *r);

/* outcome.c: what changes hands by a move, and whether the turn ends; what the last
 * bid brings, if all the others can be seen. */
void empire_add_outcome(const struct empire_table *t,
                        const struct empire_state *s, struct move m,
                        struct fact *f);

void empire_add_opened(const struct empire_table *t,
                       const struct empire_state *s, struct move m,
                       struct fact *f);

/* question.c: what a seat is asked. */
void empire_tell_question(const struct table *t, const struct state *s,
                          int seat, struct fact *f);

extern const struct shape empire_tells[];
void empire_tell(const struct table *t, const struct state *s, int viewer,
                 struct json *w);

/* board.c: the position drawn; map.c draws the map from the pen's row on and
 * leaves the pen below it. */
enum text_style empire_owner_style(const struct empire_table *t, int owner);
void empire_draw_board(const struct table *t, const struct state *s, int viewer,
                       struct canvas *c);
void empire_map_draw(const struct empire_table *t, const struct empire_state *s,
                     struct canvas *c);

extern const struct fields empire_fields;
extern const struct secrets empire_secrets;
extern const struct hints empire_hints;
extern const struct game empire_game;

#endif
