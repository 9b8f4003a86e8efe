#include "lab/numbers.h"

#include "host/memory.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- Means ----------------------------------------------------------------- */

static const double normal = 1.959964; /* its 97.5 % point */

/* The 97.5 % point of Student's distribution, by the expansion of Cornish and
 * Fisher; exact to a percent from three degrees of freedom on. */
static double student(int freedom)
{
    const double z = normal;
    double n = freedom;
    if (freedom == 1)
        return 12.706;
    if (freedom == 2)
        return 4.303;
    return z + (z * z * z + z) / (4 * n)
           + (5 * pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * n * n);
}

static double mean_of(const double x[], int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += x[i];
    return sum / count;
}

static double variance_of(const double x[], int count, double mean)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += (x[i] - mean) * (x[i] - mean);
    return sum / (count - 1);
}

struct interval numbers_mean(const double x[], int count)
{
    assert(x && count >= 0);
    double mean = mean_of(x, count);
    if (count < 2)
        return (struct interval){mean, -HUGE_VAL, HUGE_VAL};
    double error = sqrt(variance_of(x, count, mean) / count);
    double reach = student(count - 1) * error;
    return (struct interval){mean, mean - reach, mean + reach};
}

/* How many independent matches that are won or lost would tell as much of the
 * mean as these sets, whose mean can be off by `reach`. */
static double worth(double mean, double reach, double matches)
{
    double won_or_lost = normal * normal * mean * (1 - mean);
    return reach * reach * matches > won_or_lost ? won_or_lost / (reach * reach)
                                                 : matches;
}

struct interval numbers_share(const double x[], int count, int per_set,
                              const double range[2])
{
    assert(x && count >= 0 && per_set > 0 && range);
    double width = range[1] - range[0];
    struct interval r = numbers_mean(x, count);
    if (count < 2)
        return (struct interval){r.mean, range[0], range[1]};
    double mean = (r.mean - range[0]) / width;
    double reach = (r.high - r.mean) / width;
    double n = worth(mean, reach, (double)count * per_set);
    double z2 = normal * normal / n;
    double middle = (mean + z2 / 2) / (1 + z2);
    double half = sqrt(mean * (1 - mean) * z2 + z2 * z2 / 4) / (1 + z2);
    r.low = range[0] + width * fmax(0, middle - half);
    r.high = range[0] + width * fmin(1, middle + half);
    return r;
}

/* -- Ratings --------------------------------------------------------------- */

enum { ROUNDS = 200, RESAMPLES = 400 };

/* One match adds to the wins of those who come first of a group, and to the
 * weight of everybody in the group by how likely each was to come first. A tie
 * of k is every one of them coming first with a part of 1/k. */
static void add_match(const struct ranking *m, int players,
                      const double strength[], double wins[], double weight[])
{
    for (int at = 1; at < players; at++) {
        double group = 0;
        int tied = 0;
        for (int i = 0; i < players; i++) {
            group += m->place[i] >= at ? strength[i] : 0;
            tied += m->place[i] == at;
        }
        for (int i = 0; i < players && tied > 0; i++) {
            wins[i] += m->place[i] == at ? 1.0 / tied : 0;
            weight[i] += m->place[i] >= at ? 1.0 / group : 0;
        }
    }
}

/* A tie with a player of strength 1. */
static void add_imagined_tie(const double strength[], int players,
                             double wins[], double weight[])
{
    for (int i = 0; i < players; i++) {
        wins[i] += 0.5;
        weight[i] += 1.0 / (strength[i] + 1.0);
    }
}

static void normalise(double strength[], int players)
{
    double sum = 0;
    for (int i = 0; i < players; i++)
        sum += log(strength[i]);
    for (int i = 0; i < players; i++)
        strength[i] /= exp(sum / players);
}

/* Matches are given by their numbers, so that they can be drawn anew. */
static void rate(const struct ranking matches[], const int chosen[], int count,
                 int players, double rating[])
{
    double strength[GAME_SEATS_MAX];
    for (int i = 0; i < players; i++)
        strength[i] = 1;
    for (int round = 0; round < ROUNDS; round++) {
        double wins[GAME_SEATS_MAX] = {0};
        double weight[GAME_SEATS_MAX] = {0};
        for (int i = 0; i < count; i++)
            add_match(&matches[chosen[i]], players, strength, wins, weight);
        add_imagined_tie(strength, players, wins, weight);
        for (int i = 0; i < players; i++)
            strength[i] = wins[i] / weight[i];
        normalise(strength, players);
    }
    for (int i = 0; i < players; i++)
        rating[i] = 400 * log10(strength[i]);
}

void numbers_rate(const struct ranking matches[], int count, int players,
                  double rating[GAME_SEATS_MAX])
{
    assert(matches && players >= 2 && players <= GAME_SEATS_MAX);
    int *chosen = host_alloc((size_t)count, sizeof *chosen);
    for (int i = 0; i < count; i++)
        chosen[i] = i;
    rate(matches, chosen, count, players, rating);
    free(chosen);
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void draw_sets(int chosen[], int sets, int per_set, struct rng *rng)
{
    for (int i = 0; i < sets; i++) {
        int set = rng_below(rng, sets + 1);
        for (int k = 0; k < per_set; k++)
            chosen[i * per_set + k] = set * per_set + k;
    }
}

/* The matches, and behind them a set in which all tie. */
static struct ranking *with_imagined(const struct ranking matches[], int sets,
                                     int per_set, int players)
{
    int count = sets * per_set;
    struct ranking *all = host_alloc((size_t)count + (size_t)per_set,
                                     sizeof *all);
    memcpy(all, matches, sizeof *all * (size_t)count);
    for (int k = 0; k < per_set; k++) {
        for (int i = 0; i < players; i++)
            all[count + k].place[i] = 1;
    }
    return all;
}

/* What the middle 95 % of the sorted values span. */
static struct interval span(double rating, const double sorted[RESAMPLES])
{
    static const int low = RESAMPLES * 25 / 1000;
    return (struct interval){rating, fmin(rating, sorted[low]),
                             fmax(rating, sorted[RESAMPLES - 1 - low])};
}

void numbers_rate_sets(const struct ranking matches[], int sets, int per_set,
                       int players, struct interval out[GAME_SEATS_MAX])
{
    assert(sets >= 0 && per_set > 0);
    double sample[GAME_SEATS_MAX][RESAMPLES];
    double rating[GAME_SEATS_MAX];
    int count = sets * per_set;
    int *chosen = host_alloc((size_t)count, sizeof *chosen);
    struct ranking *all = with_imagined(matches, sets, per_set, players);
    struct rng rng = rng_seed(1);
    for (int n = 0; n < RESAMPLES; n++) {
        draw_sets(chosen, sets, per_set, &rng);
        rate(all, chosen, count, players, rating);
        for (int i = 0; i < players; i++)
            sample[i][n] = rating[i];
    }
    numbers_rate(matches, count, players, rating);
    for (int i = 0; i < players; i++) {
        qsort(sample[i], RESAMPLES, sizeof sample[i][0], compare_doubles);
        out[i] = sets > 1 ? span(rating[i], sample[i])
                          : (struct interval){rating[i], -HUGE_VAL, HUGE_VAL};
    }
    free(chosen);
    free(all);
}

/* -- Sequential test ------------------------------------------------------- */

double numbers_expected_share(double elo, int players)
{
    assert(players >= 2);
    double strength = pow(10, elo / 400);
    return strength / (strength + players - 1);
}

double numbers_likelihood(const struct sprt *t, const double score[], int count)
{
    assert(t && count >= 0);
    double s0 = numbers_expected_share(t->elo0, t->players);
    double s1 = numbers_expected_share(t->elo1, t->players);
    if (count < 2)
        return 0;
    double mean = mean_of(score, count);
    double own = variance_of(score, count, mean) * (count - 1);
    /* A few equal scores tell nothing of their spread: two imagined sets with
     * the spread of independent matches keep it from 0. */
    double s = (s0 + s1) / 2;
    double variance = (own + 2 * s * (1 - s) / t->players) / (count + 1);
    return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

enum verdict numbers_decide(const struct sprt *t, double likelihood)
{
    assert(t->alpha > 0 && t->beta > 0 && t->alpha + t->beta < 1);
    if (likelihood >= log((1 - t->beta) / t->alpha))
        return VERDICT_HIGHER;
    if (likelihood <= log(t->beta / (1 - t->alpha)))
        return VERDICT_LOWER;
    return VERDICT_OPEN;
}
