/* mcts.h - Monte-Carlo tree search over what a seat knows.
 *
 * Every iteration draws a world that the seat must hold possible, walks down
 * the tree of decisions in that world, adds one decision, finds out by a
 * roll-out how the win is shared, and tells every decision on the way what its
 * maker got. All worlds share one tree; a decision that some worlds do not have
 * is counted only where it could be made. Chance is drawn by its odds. Seats that
 * choose at the same time choose without knowing of each other.
 *
 * One search is one thread. With the same seed and number of iterations it
 * gives the same answer on every machine. Several searches of one position with
 * different seeds may run at once; `mcts_merge` adds their answers up.
 */
#ifndef SEARCH_MCTS_H
#define SEARCH_MCTS_H

#include "search/outlook.h"
#include "search/rollout.h"
#include "search/tree.h"

struct mcts_how {
    float explore;  /* how much promise and doubt count against experience */
    float optimism; /* worth of an untried move, below the mean of the tried */
    struct rollout_how rollout;
};

struct mcts {
    struct mcts_how how;
    struct tree tree;
    uint32_t root; /* where this decision stands in the tree */
    struct outlook outlook;
    struct rng rng;
    long long iterations; /* made for this decision */
};

/* One move of the root, as the search sees it. */
struct mcts_answer {
    struct move move;
    long long visits;
    double value; /* mean share of the win, for the seat that decides */
};

/* Memory for the nodes is the caller's, and serves every later decision. */
void mcts_init(struct mcts *m, const struct mcts_how *how, struct node *nodes,
               uint32_t room);

/* Turns to a decision. If it follows from the last one by the move `played`
 * and nothing unforeseen has happened, what was found out is kept. */
void mcts_begin(struct mcts *m, const struct outlook *o,
                const struct move *played, uint64_t seed);

void mcts_iterate(struct mcts *m, int iterations);

/* The root's moves in order; returns how many. */
int mcts_answers(const struct mcts *m,
                 struct mcts_answer answers[GAME_MOVES_MAX]);

/* Adds the answers of another search of the same decision. */
void mcts_merge(struct mcts_answer into[], int count,
                const struct mcts_answer from[], int from_count);

/* The answer with the most visits, the better value among equals. */
int mcts_best(const struct mcts_answer answers[], int count);

#endif
