/* rollout.h - playing on from a position to find out what it is worth. */
#ifndef SEARCH_ROLLOUT_H
#define SEARCH_ROLLOUT_H

#include "search/playout.h"

struct rollout_how {
    int cut;     /* decisions before the evaluation is asked; 0: to the end;
                    below 0: as the game advises */
    bool guided; /* moves are drawn by the game's promises */
};

/* Plays on from `s`, which is used up, and says how the win is shared. */
void rollout_run(const struct venue *v, struct state *s,
                 const struct rollout_how *how, struct rng *rng,
                 float value[GAME_SEATS_MAX]);

/* Plays the match with this seed from its first move to its last, every seat by
 * the game's promises; it draws as playout_run does. */
struct playout rollout_match(const struct venue *v, struct state *s,
                             uint64_t seed);

/* The same for at most so many moves. */
struct playout rollout_moves(const struct venue *v, struct state *s, int most,
                             uint64_t seed);

/* One of the listed moves of a seat, by the game's promises. */
struct move rollout_pick(const struct venue *v, const struct state *s,
                         const struct move_list *l, struct rng *rng);

/* An index drawn with odds in proportion to the weights. */
int rollout_draw(const float weight[], int count, struct rng *rng);

#endif
