/* numbers.h - the mathematics of an arena: intervals, ratings, tests.
 *
 * The unit is a set: one seed played with every rotation of the seats. Matches
 * of a set are not independent of each other, sets are; so every interval and
 * every test is over sets.
 */
#ifndef LAB_NUMBERS_H
#define LAB_NUMBERS_H

#include "core/game.h"

struct interval {
    double mean, low, high; /* 95 % */
};

/* The mean of independent values that may be anything, by Student's
 * distribution. With one value the interval is infinite. */
struct interval numbers_mean(const double x[], int count);

/* The mean over sets of `per_set` matches of what cannot leave `min` to `max`. By
 * Wilson's interval, which stays within them and does not vanish when all sets
 * agree; it counts as many matches as the spread of the sets is worth, and never
 * more than were played (where six sets agree because their seeds decide them,
 * it holds the truth 92 times of 100). With one set the interval is `min` to `max`. */
struct interval numbers_share(const double x[], int count, int per_set,
                              const double range[2]);

/* Who came in where in one match; equal places are ties. */
struct ranking {
    int place[GAME_SEATS_MAX]; /* of player i, from 1 */
};

/* Strengths by Plackett and Luce: a player of strength a is first among others
 * of strengths b, c with odds a : b + c, and so on for the second place. On the
 * scale of 400 points for odds of ten to one, with mean 0. One imagined tie
 * with a mean player keeps those finite who win or lose always. */
void numbers_rate(const struct ranking matches[], int count, int players,
                  double rating[GAME_SEATS_MAX]);

/* Intervals of the ratings: sets are drawn again and again with repetition, from
 * those that were played and one more, an imagined one in which all tie, for
 * sets that agree do not prove that the next one will. With one set the intervals
 * are infinite. `per_set` matches follow each other in `matches` for each set. */
void numbers_rate_sets(const struct ranking matches[], int sets, int per_set,
                       int players, struct interval out[GAME_SEATS_MAX]);

/* -- Sequential test ------------------------------------------------------- */

enum verdict { VERDICT_OPEN, VERDICT_LOWER, VERDICT_HIGHER };

/* Is the first player elo0 or elo1 stronger than the others, which are equal?
 * False answers come with odds of at most alpha (elo1 said, elo0 true) and
 * beta (the other way round). */
struct sprt {
    double elo0, elo1;
    double alpha, beta;
    int players;
};

/* The share of wins that a player of that strength has among equals. */
double numbers_expected_share(double elo, int players);

/* The logarithm of how much likelier elo1 makes the set scores than elo0, by
 * their empirical mean and variance. */
double numbers_likelihood(const struct sprt *t, const double score[],
                          int count);

enum verdict numbers_decide(const struct sprt *t, double likelihood);

#endif
