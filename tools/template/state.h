/* state.h - everything there is to know about a position of
 * New Game, and the table that it is played on.
 */
#ifndef GAMES_NEWGAME_STATE_H
#define GAMES_NEWGAME_STATE_H

#include "base/num.h"
#include "core/game.h"
#include "games/newgame/content.h"

enum newgame_phase {
    PHASE_DRAW,   /* chance draws a card for the player */
    PHASE_DECIDE, /* the player settles or trades */
    PHASE_OVER,
    NEWGAME_PHASES,
};

enum newgame_move {
    MOVE_DRAW,   /* region */
    MOVE_SETTLE, /* region */
    MOVE_TRADE,
};

enum { OPTION_OPEN, NEWGAME_OPTIONS };

/* `cards` is what is not spent yet: the deck, and the drawn card. So all that
 * a view has to hide is `card`. */
struct newgame_state {
    uint8_t phase; /* enum newgame_phase */
    uint8_t turn;  /* the seat that draws and decides */
    uint8_t card;  /* the region on the drawn card, or none */
    uint8_t cards[NEWGAME_REGIONS];
    uint8_t coins[NEWGAME_SEATS];
    uint8_t settlers[NEWGAME_SEATS][NEWGAME_REGIONS];
};

struct newgame_table {
    uint8_t seats;
    uint8_t open; /* NG-3.2 */
    int cards;    /* in the whole deck */
    struct newgame_content content;
};

/* The only casts of a position. */
static inline const struct newgame_state *newgame_state(const struct state *s)
{
    return (const struct newgame_state *)(const void *)s;
}

static inline struct newgame_state *newgame_state_mut(struct state *s)
{
    return (struct newgame_state *)(void *)s;
}

static inline const struct newgame_table *newgame_table(const struct table *t)
{
    return (const struct newgame_table *)(const void *)t;
}

/* The cards that are not spent yet. */
static inline int newgame_cards_left(const struct newgame_state *s)
{
    int left = 0;
    for (int r = 0; r < NEWGAME_REGIONS; r++)
        left += s->cards[r];
    return left;
}

/* -- One file each --------------------------------------------------------- *
 *
 * All games become one program, so names that are not static begin with
 * newgame_.
 */

enum err newgame_lay(struct table *t, const struct content *c,
                     const struct setup *how, struct text *why);
int newgame_moves_max(const struct table *t);

void newgame_begin(const struct table *t, struct state *s);
seat_set newgame_to_act(const struct table *t, const struct state *s);
void newgame_legal(const struct table *t, const struct state *s, int seat,
                   struct move_list *out);
int newgame_weigh(const struct table *t, const struct state *s,
                  const struct move_list *moves, int weight[GAME_MOVES_MAX]);
void newgame_apply(const struct table *t, struct state *s, struct move m);

void newgame_score(const struct table *t, const struct state *s, int seat,
                   struct score *out);
bool newgame_holds_region(const struct newgame_table *t,
                          const struct newgame_state *s, int seat, int region);

bool newgame_holds(const struct table *t, const struct state *s,
                   struct text *why);

const char *newgame_seat_name(const struct table *t, int seat);
const char *newgame_region_name(const struct newgame_table *t, int region);
void newgame_write_move(const struct table *t, const struct state *s,
                        struct move m, struct text *out);

extern const struct shape newgame_facts[];
void newgame_tell_move(const struct table *t, const struct state *s,
                       struct move m, struct fact *f);
void newgame_tell_question(const struct table *t, const struct state *s,
                           int seat, struct fact *f);
void newgame_tell_points(const struct table *t, const struct state *s, int seat,
                         int line, struct fact *f);

void newgame_draw_board(const struct table *t, const struct state *s,
                        int viewer, struct canvas *out);

extern const struct fields newgame_fields;
extern const struct secrets newgame_secrets;
extern const struct game newgame_game;

#endif
