/* venue.h - where matches are played: a game, its content, a set-up, and the
 * table that is laid out for them.
 *
 *     static struct box box;
 *     static struct venue v;
 *     char room[GAME_WHY_MAX];
 *     struct text why = text_in(room, sizeof room);
 *     struct setup how = {.seats = 2};
 *     struct state_room now;
 *     struct state *s = state_in(&now);
 *     struct move_list l;
 *     if (venue_open(&v, &box, &how, &why) != ERR_OK)
 *         return;
 *     v.game->begin(v.table, s);
 *     while (venue_list(&v, s, &l) != SEAT_NOBODY)
 *         if (venue_play(&v, s, l.move[0]) != ERR_OK)
 *             break;
 *
 * The box is filled before, by files/content.h or box_unpack. A venue is written
 * once and then only read, by any number of threads.
 */
#ifndef CORE_VENUE_H
#define CORE_VENUE_H

#include "base/bits.h"
#include "core/game.h"
#include "core/refusal.h"

/* A game and the content that was loaded for it. */
struct box {
    const struct game *game;
    uint64_t hash; /* of the content; part of every record and position */
    _Alignas(16) unsigned char content[GAME_CONTENT_MAX];
};

struct venue {
    const struct game *game;
    uint64_t content_hash;
    struct setup setup;
    const struct table *table; /* points at `room` */
    _Alignas(16) unsigned char room[GAME_TABLE_MAX];
};

/* Room for one state of any game. */
struct state_room {
    _Alignas(16) unsigned char bytes[GAME_STATE_MAX];
};

static inline struct state *state_in(struct state_room *room)
{
    return (struct state *)(void *)room->bytes;
}

/* A box from the bytes of a game's content struct, as a program that was built
 * with them has them: no file, no parser. */
enum err box_unpack(struct box *box, const struct game *g, const void *bytes,
                    size_t size, struct text *why) MUST_USE;

/* A venue points into itself: open it where it stays. */
enum err venue_open(struct venue *v, const struct box *box,
                    const struct setup *how, struct text *why) MUST_USE;

bool venue_is_over(const struct venue *v, const struct state *s);
bool venue_is_legal(const struct venue *v, const struct state *s,
                    struct move m);

/* The door for moves from outside: checks, then applies. On failure the state
 * is untouched. */
enum err venue_play(const struct venue *v, struct state *s,
                    struct move m) MUST_USE;

/* Lists what the lowest seat that may act can do. Returns the seat, SEAT_NOBODY
 * if the match is over. */
static inline int venue_list(const struct venue *v, const struct state *s,
                             struct move_list *out)
{
    return game_list(v->game, v->table, s, out);
}

/* Plays a legal move and lists as venue_list, for those who play a great many:
 * some games save work if both happen at once. */
static inline int venue_advance(const struct venue *v, struct state *s,
                                struct move m, struct move_list *out)
{
    return v->game->advance ? v->game->advance(v->table, s, m, out)
                            : game_advance(v->game, v->table, s, m, out);
}

/* How likely the moves of chance are: the weight of each, and their sum. */
int venue_weigh(const struct venue *v, const struct state *s,
                const struct move_list *l, int weight[GAME_MOVES_MAX]);

/* What a seat can do now: nothing while others act. */
struct choices {
    int seat;
    struct move_list legal;
};

void venue_choices(const struct venue *v, const struct state *s, int seat,
                   struct choices *out);

/* Finds the legal move of this seat that is written so. Says in `why` what
 * is not right: not this seat's turn, no such move. */
enum err venue_read_move(const struct venue *v, const struct state *s, int seat,
                         const char *text, struct move *out,
                         struct text *why) MUST_USE;

/* The same for a seat whose choices are listed already, and as players are told. */
enum err venue_choose(const struct venue *v, const struct state *s,
                      const struct choices *from, const char *text,
                      struct move *out, struct refusal *why) MUST_USE;

static inline bool venue_has_seat(const struct venue *v, int seat)
{
    return seat >= 0 && seat < v->setup.seats;
}

/* Whose turn it is, where the game says so in a field `turn`; else, and while several
 * decide at the same time, SEAT_NOBODY. */
int venue_turn(const struct venue *v, const struct state *s);

/* The name of a seat, "chance" for chance, "nobody" for a spectator. */
const char *venue_seat_name(const struct venue *v, int seat);

/* The seat of that name or number; also chance. -1: there is none. */
int venue_find_seat(const struct venue *v, const char *name);

/* `out` becomes what `viewer` may see of the full state `s`. */
void venue_view(const struct venue *v, const struct state *s, int viewer,
                struct state *out);

/* What `viewer` is told of a legal move: returns the move as it is seen, and `out`
 * becomes the view of the position before it, with what the move shows of that:
 * bids that lie open now. */
struct move venue_witness(const struct venue *v, const struct state *before,
                          struct move m, int viewer, struct state *out);

/* Every value allowed, unused cells 0, and the rules' own invariants. */
bool venue_holds(const struct venue *v, const struct state *s,
                 struct text *why);

/* Is any cell of the state hidden? Then it is a view. */
bool venue_has_holes(const struct venue *v, const struct state *s);

uint64_t venue_hash(const struct venue *v, const struct state *s);

/* Places from 1; seats that are equal on every count share a place. */
void venue_rank(const struct venue *v, const struct state *s,
                int place[GAME_SEATS_MAX]);

#endif
