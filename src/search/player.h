/* player.h - players that a program can seat, by name.
 *
 *     struct player *p = player_new("mcts:iterations=2000", &why);
 *     outlook_of(&o, venue, state, seat);
 *     struct move m = player_choose(p, &o, seed, NULL);
 *     player_free(p);
 *
 * A player is described by a word and its parameters, name=value with commas, or by
 * the name of a level (search/level.h). The
 * same player, outlook and seed give the same move on every machine, unless
 * the player was told to stop by the clock or to use several threads.
 */
#ifndef SEARCH_PLAYER_H
#define SEARCH_PLAYER_H

#include "search/level.h"
#include "search/mcts.h"

enum { PLAYER_NAME_MAX = 200, PLAYER_THREADS_MAX = 16, PLAYER_WHY_MAX = 200 };

enum player_param_id {
    PARAM_ITERATIONS,
    PARAM_TIME,
    PARAM_THREADS,
    PARAM_EXPLORE,
    PARAM_OPTIMISM,
    PARAM_CUT,
    PARAM_GUIDED,
    PARAM_NOISE,
    PARAM_NODES,
    PARAM_WORLDS,
    PARAM_FAULT,
    PARAM_COUNT,
};

struct player_param {
    const char *name;
    const char *help;
    double min, max, standard;
};

extern const struct player_param player_params[PARAM_COUNT];

struct player;

/* What a player that lives elsewhere is told besides; see bot/player.h. */
struct player_outside {
    /* A move was made; `before` is the full state. */
    void (*saw)(struct player *p, const struct outlook *o,
                const struct state *before, struct move m);
    void (*over)(struct player *p, const struct outlook *o);
    void (*forget)(struct player *p);
    void (*release)(struct player *p);
};

struct player_kind {
    const char *name;
    const char *help;
    unsigned params; /* which parameters it takes, as a set */
    struct move (*choose)(struct player *p, const struct outlook *o,
                          uint64_t seed);
    const struct player_outside *outside; /* NULL: it lives here */
};

/* Ended by a row without a name. */
extern const struct player_kind player_kinds[];

/* The parameter of that name (`n` bytes), -1 if the kind takes none like it. */
int player_find_param(const struct player_kind *k, const char *name, size_t n);

/* Asked now and then while a player thinks; true stops it. */
struct player_stop {
    bool (*asked)(void *with);
    void *with;
};

struct player {
    char name[PLAYER_NAME_MAX]; /* as it was asked for */
    const struct player_kind *kind;
    double param[PARAM_COUNT];
    int workers; /* searches that share a decision */
    struct mcts *mcts[PLAYER_THREADS_MAX];
    const struct player_stop *stop;
    struct move last; /* the player's last move */
    bool has_last;
    uint64_t seed;
    long long iterations; /* of the last decision */
    /* Runs player_work for every worker; NULL: one after the other. */
    void (*run_workers)(struct player *p);
    void *with; /* of a player that lives elsewhere */
    /* Why the last move is none: "answered ...", after its name; or empty. */
    char why[PLAYER_WHY_MAX];
};

/* NULL, and a sentence, if there is no such player. */
struct player *player_new(const char *description, struct text *why);
void player_free(struct player *p);

/* Forgets earlier decisions: a new match begins. */
void player_forget(struct player *p);

/* Tells a player of a move that is about to be made by anybody, and of the end
 * of the match. Only players that live elsewhere care. */
void player_saw(struct player *p, const struct venue *v, int seat,
                const struct state *before, struct move m);
void player_over(struct player *p, const struct venue *v, int seat,
                 const struct state *s);

/* One legal move; of a player that lives elsewhere any move, and `p->why` says
 * why it is none. `stop` may be NULL. */
struct move player_choose(struct player *p, const struct outlook *o,
                          uint64_t seed, const struct player_stop *stop);

/* -- For those who run the workers of a search ----------------------------- */

void player_work(struct player *p, int worker);

/* The move that the player makes of these answers. */
struct move player_pick(const struct player *p,
                        const struct mcts_answer answers[], int count,
                        uint64_t seed);

/* What the search behind the last decision thinks of each move. Returns 0 for
 * players that do not search. */
int player_answers(const struct player *p,
                   struct mcts_answer answers[GAME_MOVES_MAX]);

#endif
