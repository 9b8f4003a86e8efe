/* state.h - everything there is to know about a position of Bronze, and the
 * table that it is played on.
 *
 * What is face down does not exist yet: a tile, a technology card or a city is
 * drawn by chance when it is turned up, so the state has no secrets (rules,
 * chapter 9). Derived, not stored: cards and tiles still to come, markers left,
 * free spots, and whether the end has been triggered.
 */
#ifndef GAMES_BRONZE_STATE_H
#define GAMES_BRONZE_STATE_H

#include "base/bits.h"
#include "base/num.h"
#include "core/game.h"
#include "games/bronze/content.h"

enum bronze_phase {
    PHASE_PROVINCES, /* chance lays the province tokens */
    PHASE_OPEN,      /* chance turns up the next tile */
    PHASE_FIRST,     /* chance names the first player */
    PHASE_TURN_UP,   /* chance turns up the card of a stack */
    PHASE_TAKE,      /* the player takes a card */
    PHASE_PLACE,     /* and places it */
    PHASE_SETTLE,    /* and settles, or ends */
    PHASE_LAY,       /* chance lays city cards below a tile */
    PHASE_CITY,      /* the player takes one of them */
    PHASE_OVER,
    BRONZE_PHASES,
};

enum bronze_move {
    MOVE_PROVINCE, /* place in the row, kind of token */
    MOVE_OPEN,     /* place in the row, tile */
    MOVE_FIRST,    /* seat */
    MOVE_TURN_UP,  /* stack, technology */
    MOVE_TAKE,     /* stack */
    MOVE_PLACE,    /* where, face down */
    MOVE_SETTLE,   /* technology, place in the row, spot */
    MOVE_END,
    MOVE_LAY,  /* place in the row, city */
    MOVE_CITY, /* city */
};

/* Where a card goes: a column from 0, or a new one. */
enum { PLACE_LEFT = BRONZE_COLUMNS, PLACE_RIGHT };

enum { OPTION_EDITION, BRONZE_OPTIONS };
enum { EDITION_2018, EDITION_2017 };

/* Spots are numbered by terrain, eight apart: a set of spots has a byte for
 * each terrain. */
enum { SPOT_STRIDE = 8, SPOT_NAMES = BRONZE_TERRAINS * SPOT_STRIDE };

/* A card in a matrix: a technology, or FACE_DOWN and the technology on the
 * side that is not seen. */
enum { FACE_DOWN = BRONZE_TECHNOLOGIES, CARD_NAMES = 2 * FACE_DOWN };

struct bronze_state {
    uint64_t settled[BRONZE_SEATS][BRONZE_ROW]; /* sets of spots */
    uint64_t cities[BRONZE_SEATS];              /* taken, as sets */
    uint64_t laid[BRONZE_ROW];                  /* below the tiles, as sets */
    uint64_t discarded;                         /* cities, as a set */
    uint8_t matrix[BRONZE_SEATS * BRONZE_COLUMNS][BRONZE_COLUMN_CARDS];
    uint8_t active[BRONZE_FACES]; /* cards that may still settle */
    uint8_t tile[BRONZE_ROW];     /* or none: face down */
    uint8_t province[BRONZE_ROW]; /* the kind of token, or none */
    uint8_t winner[BRONZE_ROW];   /* of the token; seats, nobody, or none */
    uint8_t route[BRONZE_TERRAINS][BRONZE_LINES]; /* who holds the token */
    uint8_t stack[BRONZE_STACKS]; /* cards, the top one included */
    uint8_t top[BRONZE_STACKS];   /* technology face up, or none */
    uint8_t phase;                /* enum bronze_phase */
    uint8_t turn;                 /* who acts, or acts after chance */
    uint8_t first;                /* the first player */
    uint8_t card;                 /* taken and not yet placed, or none */
    uint8_t site; /* place in the row that was just settled, or none */
};

_Static_assert(FIELD_ENDS(struct bronze_state, site), "a state has no padding");
_Static_assert(sizeof(struct bronze_state) <= 1024, "copying is cheap");

enum {
    PLACE_ID_SIZE = 4,
    SPOT_ID_SIZE = PLACE_ID_SIZE + PART_NAME_SIZE + 2,
    COLUMN_ID_SIZE = PART_NAME_SIZE + sizeof ".right",
};

struct bronze_table {
    uint64_t spots[BRONZE_TILES];
    uint64_t by_technology[BRONZE_FACES][BRONZE_TILES]; /* it may settle */
    uint64_t by_settler[BRONZE_SETTLERS][BRONZE_TILES];
    uint64_t city_cards; /* in this game, as a set */
    uint8_t settler[BRONZE_TILES][SPOT_NAMES];
    uint8_t cards[BRONZE_TECHNOLOGIES]; /* in this game */
    uint8_t stack[BRONZE_STACKS];       /* at the start */
    uint8_t seats, edition;
    uint8_t tiles, open, laid; /* numbers of the set-up */
    uint8_t markers;
    uint8_t nobody; /* wins a token: the number after the seats */
    char place_id[BRONZE_ROW][PLACE_ID_SIZE]; /* "T3" */
    char spot_id[BRONZE_ROW][BRONZE_TERRAINS][BRONZE_SPOTS][SPOT_ID_SIZE];
    char column_id[BRONZE_SEATS][PLACE_RIGHT + 1][COLUMN_ID_SIZE]; /* "red.2" */
    struct bronze_content content;
};

/* The only casts of the game. */
static inline const struct bronze_state *bronze(const struct state *s)
{
    return (const struct bronze_state *)(const void *)s;
}

static inline struct bronze_state *bronze_mut(struct state *s)
{
    return (struct bronze_state *)(void *)s;
}

static inline const struct bronze_table *bronze_table(const struct table *t)
{
    return (const struct bronze_table *)(const void *)t;
}

/* A move with three arguments; see move_of. */
static inline struct move bronze_move3(int seat, int kind, int a, int b, int c)
{
    return move_of(seat, kind, a, b | c << 8);
}

/* -- The row --------------------------------------------------------------- */

static inline uint64_t settled_by_all(const struct bronze_state *s, int place)
{
    uint64_t spots = 0;
    for (int i = 0; i < BRONZE_SEATS; i++)
        spots |= s->settled[i][place];
    return spots;
}

/* The tile at this place is open. */
static inline uint64_t free_spots(const struct bronze_table *t,
                                  const struct bronze_state *s, int place)
{
    return t->spots[s->tile[place]] & ~settled_by_all(s, place);
}

/* Who has settled the spot: a seat, or nobody. */
static inline int spot_owner(const struct bronze_table *t,
                             const struct bronze_state *s, int place, int spot)
{
    int seat = 0;
    while (seat < t->seats && !(s->settled[seat][place] & bits_bit(spot)))
        seat++;
    return seat < t->seats ? seat : t->nobody;
}

/* "T3.woods.2" */
static inline const char *spot_id(const struct bronze_table *t, int place,
                                  int spot)
{
    return t->spot_id[place][spot / SPOT_STRIDE][spot % SPOT_STRIDE];
}

/* The places where the seat has settlements, as a set. */
static inline unsigned settled_places(const struct bronze_state *s, int seat)
{
    unsigned places = 0;
    for (int i = 0; i < BRONZE_ROW; i++)
        places |= (unsigned)(s->settled[seat][i] != 0) << i;
    return places;
}

/* The rightmost place where the seat has a settlement, -1 if there is none. */
static inline int reach(const struct bronze_state *s, int seat)
{
    unsigned places = settled_places(s, seat);
    return places ? 31 - __builtin_clz(places) : -1;
}

/* Settlements of a seat by terrain, one byte each: at most three spots of a
 * terrain on a tile, so three additions count them. */
static inline uint64_t settled_by_terrain(const struct bronze_state *s,
                                          int seat)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t sum = 0;
    for (int i = 0; i < BRONZE_ROW; i++) {
        uint64_t spots = s->settled[seat][i];
        sum += (spots & ones) + (spots >> 1 & ones) + (spots >> 2 & ones);
    }
    return sum;
}

/* The byte of one terrain in such a sum. */
static inline int settled_on(uint64_t sum, int terrain)
{
    return (int)(sum >> (terrain * SPOT_STRIDE) & UINT8_MAX);
}

static inline int markers_left(const struct bronze_table *t,
                               const struct bronze_state *s, int seat)
{
    uint64_t sum = settled_by_terrain(s, seat);
    return t->markers - (int)((sum * UINT64_C(0x0101010101010101)) >> 56);
}

static inline int next_seat(const struct bronze_table *t, int seat)
{
    return seat + 1 == t->seats ? 0 : seat + 1;
}

/* -- The matrix ------------------------------------------------------------ */

static inline const uint8_t *column_of(const struct bronze_state *s, int seat,
                                       int column)
{
    return s->matrix[seat * BRONZE_COLUMNS + column];
}

/* What a card in a matrix is: a technology or Bronze Casting (BR-2.2). */
static inline int technology_of(int card)
{
    return card < FACE_DOWN ? card : BRONZE_CASTING;
}

/* The technology printed on its face. */
static inline int face_of(int card)
{
    return card < FACE_DOWN ? card : card - FACE_DOWN;
}

static inline int column_length(const uint8_t column[BRONZE_COLUMN_CARDS])
{
    int n = 0;
    while (n < BRONZE_COLUMN_CARDS && column[n] != FIELD_NONE)
        n++;
    return n;
}

static inline int column_count(const struct bronze_state *s, int seat)
{
    int n = 0;
    while (n < BRONZE_COLUMNS && column_of(s, seat, n)[0] != FIELD_NONE)
        n++;
    return n;
}

/* -- One file each --------------------------------------------------------- */

enum err bronze_lay(struct table *t, const struct content *c,
                    const struct setup *how, struct text *why);
int bronze_moves_max(const struct table *t);

/* opening.c: provinces, tiles and the first player. */
void bronze_opening_begin(const struct bronze_table *t, struct bronze_state *s);
void bronze_province_moves(const struct bronze_table *t,
                           const struct bronze_state *s, struct move_list *out);
int bronze_provinces_left(const struct bronze_table *t,
                          const struct bronze_state *s, int kind);
void bronze_province_lay(const struct bronze_table *t, struct bronze_state *s,
                         struct move m);
void bronze_open_moves(const struct bronze_table *t,
                       const struct bronze_state *s, struct move_list *out);
void bronze_opening_open(const struct bronze_table *t, struct bronze_state *s);

/* card.c: the pool, the matrix and activation. */
int bronze_stack_to_turn_up(const struct bronze_state *s);
void bronze_cards_left(const struct bronze_table *t,
                       const struct bronze_state *s,
                       int left[BRONZE_TECHNOLOGIES]);
void bronze_turn_up_moves(const struct bronze_table *t,
                          const struct bronze_state *s, struct move_list *out);
void bronze_card_turn_up(struct bronze_state *s, struct move m);
void bronze_take_moves(const struct bronze_state *s, struct move_list *out);
void bronze_card_take(struct bronze_state *s, int stack);
void bronze_place_moves(const struct bronze_state *s, struct move_list *out);

/* Places the card in hand and activates (BR-3.1, BR-3.2). */
void bronze_card_place(struct bronze_state *s, int where, bool face_down);
/* Does the card at (column, row) of the seat that acts, when it has just been
 * placed, make the one at (i, k) active? */
bool bronze_is_activated(const struct bronze_state *s, int column, int row,
                         int i, int k);
bool bronze_stack_ran_out(const struct bronze_state *s);

/* settle.c: settlements, and the cities that come with them. */
bool bronze_settle_is_possible(const struct bronze_table *t,
                               const struct bronze_state *s);
void bronze_settle_moves(const struct bronze_table *t,
                         const struct bronze_state *s, struct move_list *out);
void bronze_settle(const struct bronze_table *t, struct bronze_state *s,
                   struct move m);
/* After the neighbour is open: the city, if one is due, or on with the turn. */
void bronze_settle_after_open(const struct bronze_table *t,
                              struct bronze_state *s);
void bronze_settle_carry_on(const struct bronze_table *t,
                            struct bronze_state *s);
uint64_t bronze_city_deck(const struct bronze_table *t,
                          const struct bronze_state *s);
void bronze_lay_moves(const struct bronze_table *t,
                      const struct bronze_state *s, struct move_list *out);
void bronze_city_lay(const struct bronze_table *t, struct bronze_state *s,
                     int city);
void bronze_city_moves(const struct bronze_state *s, struct move_list *out);
void bronze_city_take(const struct bronze_table *t, struct bronze_state *s,
                      int city);

/* route.c */
enum { BRONZE_RUNS = BRONZE_ROW * BRONZE_SPOTS };
/* The runs of a seat on a terrain from left to right; three bits of a run are
 * the spots of a tile. Returns how many there are. */
int bronze_route_runs(const struct bronze_state *s, int seat, int terrain,
                      uint64_t run[BRONZE_RUNS]);
int bronze_route_longest(const struct bronze_state *s, int seat, int terrain);
void bronze_route_claim(const struct bronze_table *t, struct bronze_state *s);

/* province.c */
bool bronze_tile_is_full(const struct bronze_table *t,
                         const struct bronze_state *s, int place);
/* The rightmost place that every seat has reached: where it has a settlement,
 * or to the right of it. -1 if a seat has none. */
int bronze_reached_by_all(const struct bronze_table *t,
                          const struct bronze_state *s);
void bronze_province_award(const struct bronze_table *t,
                           struct bronze_state *s);
/* The seat with more settlements than each other one, or nobody. */
int bronze_province_leader(const struct bronze_table *t,
                           const struct bronze_state *s, int place);
/* Who would win the token at the end of the game (BR-6.3): a seat or nobody. */
int bronze_province_at_end(const struct bronze_table *t,
                           const struct bronze_state *s, int place);
/* Can the token have been won as the state says? The last position alone says
 * who has it at the end. */
bool bronze_province_fits(const struct bronze_table *t,
                          const struct bronze_state *s, int place);
/* Who has the token, or would have it if the game ended now; nobody also if
 * there is no token. */
int bronze_province_holder(const struct bronze_table *t,
                           const struct bronze_state *s, int place);

/* turn.c: the beginning and end of a turn, and the end of the game. */
void bronze_turn_begin(struct bronze_state *s);
void bronze_turn_end(const struct bronze_table *t, struct bronze_state *s);

/* city.c: the sixteen kinds of cities. */
int bronze_city_points(const struct bronze_table *t,
                       const struct bronze_state *s, int seat, int number);

void bronze_score(const struct table *t, const struct state *s, int seat,
                  struct score *out);

bool bronze_holds(const struct table *t, const struct state *s,
                  struct text *why);

const char *bronze_seat_name(const struct table *t, int seat);
const char *bronze_technology_name(const struct bronze_table *t,
                                   int technology);
/* "pottery", or "bronze" for Bronze Casting */
const char *bronze_technology_id(const struct bronze_table *t, int technology);
/* "woods.2" */
void bronze_spot_write(const struct bronze_table *t, int spot,
                       struct text *out);
/* "left", "right" or "column" */
const char *bronze_where(int where);
/* the same, and "first" for the first card of all */
const char *bronze_where_told(const struct bronze_state *s, int where);
/* "up" or "down" */
const char *bronze_face(int is_down);
/* "left", "2" */
void bronze_where_write(int where, struct text *out);
/* "place left bronze" */
void bronze_place_write(struct move m, struct text *out);
void bronze_write_move(const struct table *t, const struct state *s,
                       struct move m, struct text *out);

/* facts.c: what moves do and what points are for. `name` is the argument; in a
 * list it is NULL. */
extern const struct shape bronze_facts[];
void bronze_add_seat(const struct bronze_table *t, const char *name, int seat,
                     struct fact *f);
void bronze_add_tile(const struct bronze_table *t, const char *name, int place,
                     struct fact *f);
void bronze_add_terrain(const struct bronze_table *t, const char *name,
                        int terrain, struct fact *f);
void bronze_add_settler(const struct bronze_table *t, const char *name,
                        int settler, struct fact *f);
void bronze_add_technology(const struct bronze_table *t, const char *name,
                           int technology, struct fact *f);
void bronze_add_city(const struct bronze_table *t, int city, struct fact *f);
void bronze_add_goal(const struct bronze_table *t, int city, struct fact *f);
void bronze_add_amount(const struct bronze_table *t, int technology, int n,
                       struct fact *f);
void bronze_add_active(const struct bronze_table *t,
                       const uint8_t active[BRONZE_FACES], struct fact *f);
void bronze_tell_move(const struct table *t, const struct state *s,
                      struct move m, struct fact *f);
void bronze_tell_points(const struct table *t, const struct state *s, int seat,
                        int line, struct fact *f);

/* question.c */
void bronze_tell_question(const struct table *t, const struct state *s,
                          int seat, struct fact *f);

/* city_facts.c: the arguments of a `goal` and of a `why-city` that is open. */
void bronze_tell_goal(const struct bronze_table *t, int number, struct fact *f);
void bronze_tell_reason(const struct bronze_table *t,
                        const struct bronze_state *s, int seat, int number,
                        struct fact *f);

/* report.c, printed.c */
void bronze_tell_state(struct report *r, bool briefly);
void bronze_tell_printed(struct report *r);
void bronze_draw_board(const struct table *t, const struct state *s, int viewer,
                       struct canvas *c);

extern const struct shape bronze_tells[];
void bronze_tell(const struct table *t, const struct state *s, int viewer,
                 struct json *w);

extern const struct fields bronze_fields;
extern const struct hints bronze_hints;
extern const struct game bronze_game;

#endif
