/* arena.h - players against each other, set after set.
 *
 * A set is one seed, and so one chance (core/seed.h), played once for every
 * rotation of the players over the seats; the first set has the seed of the plan,
 * and every rotation numbers of its own to think with. Matches run on several threads, but
 * are taken up in their order, so the result does not depend on the number of
 * threads. Everything is kept in a folder: results.txt, a line for each match,
 * and a record of each match. An arena that was interrupted goes on from there.
 */
#ifndef LAB_ARENA_H
#define LAB_ARENA_H

#include "bout/bout.h"
#include "lab/numbers.h"

#include <stdatomic.h>

enum { ARENA_PATH_MAX = 1024 };

struct arena_plan {
    const struct venue *venue;
    const char *bot[GAME_SEATS_MAX]; /* descriptions, one for each seat */
    /* Makes a player of a description; NULL: player_new. */
    struct player *(*make)(void *with, const char *description,
                           struct text *why);
    void *make_with;
    int sets;
    int threads;
    long long seed;
    const char *folder;
    bool resume;
    const struct sprt *sprt; /* NULL: play all sets */
    /* Set from outside, by a signal: finish the matches in play and stop. */
    atomic_bool *stop;
    /* Called after every match, in order; may be NULL. */
    void (*progress)(void *with, int done, int all);
    void *with;
};

struct arena_row {
    struct interval win_share, place, score, rating;
    int forfeits;
};

struct arena_report {
    int sets; /* finished */
    int matches;
    struct arena_row row[GAME_SEATS_MAX]; /* by bot */
    struct interval side; /* win share of the first bot and those like it */
    double likelihood;
    enum verdict verdict;
    bool stopped;
    char reason[RECORD_LINE_MAX]; /* of the last forfeit, or empty */
};

enum err arena_run(const struct arena_plan *plan, struct arena_report *report,
                   struct text *why) MUST_USE;

#endif
