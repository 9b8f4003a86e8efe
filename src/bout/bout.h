/* bout.h - one match between players, from the first move to the last.
 *
 * A player that answers an illegal move, thinks far too long or, living
 * elsewhere, breaks down forfeits: the
 * rest of its match is played by a random player, it comes in last, and the
 * record says why. Nobody else's match is touched.
 */
#ifndef BOUT_BOUT_H
#define BOUT_BOUT_H

#include "core/record.h"
#include "search/player.h"

/* What a bout is played with. The players are the caller's, one for each seat,
 * and belong to this bout alone while it lasts. */
struct bout {
    const struct venue *venue;
    struct player *player[GAME_SEATS_MAX]; /* by seat */
    uint64_t seed;     /* the match's: chance is drawn from it */
    uint64_t thinking; /* what the players draw from; as a rule the same */
    double grace;      /* seconds over its own limit that a move may take */
};

struct bout_result {
    int place[GAME_SEATS_MAX]; /* by seat, from 1; who forfeits is last */
    int score[GAME_SEATS_MAX];
    unsigned forfeits;            /* a set of seats */
    char reason[RECORD_LINE_MAX]; /* of the first forfeit */
};

/* Plays the match; `m` has its moves afterwards. */
void bout_play(const struct bout *b, struct match *m, struct bout_result *r);

/* Writes the record of a bout. */
void bout_record(const struct bout *b, const struct match *m,
                 const struct bout_result *r, struct text *out);

#endif
