#include "core/game.h"

#include <string.h>

int move_compare(struct move a, struct move b)
{
    return memcmp(&a, &b, sizeof a);
}

int score_total(const struct score *score)
{
    int total = 0;
    for (int i = 0; i < score->lines; i++)
        total += score->line[i].points;
    return total;
}

void score_clear(struct score *score)
{
    score->outright = 0;
    score->lines = 0;
    memset(score->tiebreak, 0, sizeof score->tiebreak);
}

void score_add(struct score *score, const char *label, int points)
{
    assert(score->lines < GAME_SCORE_LINES_MAX);
    score->line[score->lines++] = (struct score_line){label, points};
}
