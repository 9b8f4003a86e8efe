#include "search/hint.h"

#include "search/player.h"
#include "search/rollout.h"

#include <assert.h>
#include <string.h>

/* One world, the move, and the rest as the hints have it. */
static void play_out(const struct outlook *o, struct rng *rng, struct hint *h)
{
    const struct venue *v = o->venue;
    const struct rollout_how how = {.cut = 0, .guided = true};
    struct state_room room;
    float value[GAME_SEATS_MAX];
    double best = 0;
    outlook_world(o, rng, state_in(&room));
    v->game->apply(v->table, state_in(&room), h->move);
    rollout_run(v, state_in(&room), &how, rng, value);
    for (int i = 0; i < v->setup.seats; i++) {
        struct score score;
        v->game->score(v->table, state_in(&room), i, &score);
        int total = score_total(&score);
        if (i == o->seat) {
            h->points += total;
        } else if (total > best) {
            best = total;
        }
    }
    h->points_of_others += best;
}

static void play_outs(const struct outlook *o, const struct hint_effort *effort,
                      struct hint *h)
{
    for (int i = 0; i < effort->playouts; i++) {
        struct rng rng = rng_stream(effort->seed, (uint64_t)i);
        play_out(o, &rng, h);
    }
    h->points /= effort->playouts;
    h->points_of_others /= effort->playouts;
}

/* The best answers first, as mcts_best finds them; only the first `room` places
 * are put in order. */
static void sort_best(struct mcts_answer answers[], int count, int room)
{
    for (int i = 0; i < room && i < count; i++) {
        int best = i + mcts_best(answers + i, count - i);
        struct mcts_answer moved = answers[best];
        memmove(&answers[i + 1], &answers[i],
                sizeof moved * (size_t)(best - i));
        answers[i] = moved;
    }
}

/* What the search has seen of a move is worth telling if it was tried a tenth as
 * often as the best, and does not look better than one that was tried more: it is
 * not known well enough to say so. */
static double win_share(const struct mcts_answer answers[], int i)
{
    enum { ENOUGH = 10 };
    bool is_sure = answers[i].visits * ENOUGH >= answers[0].visits;
    for (int k = 0; k < i; k++)
        is_sure = is_sure && answers[i].value <= answers[k].value;
    return is_sure ? answers[i].value : (double)HINT_UNSURE;
}

int hint_of_answers(const struct outlook *o, const struct hint_effort *effort,
                    struct mcts_answer answers[], int count, struct hint *out,
                    int room)
{
    assert(o && effort && answers && out);
    assert(count >= 0 && room >= 0);
    int given = count < room ? count : room;
    sort_best(answers, count, room);
    for (int i = 0; i < given; i++) {
        out[i] = (struct hint){.move = answers[i].move,
                               .win_share = win_share(answers, i),
                               .share_of_search = (double)answers[i].visits
                                                  / effort->iterations};
        play_outs(o, effort, &out[i]);
    }
    return given;
}

int hint_best(const struct outlook *o, const struct hint_effort *effort,
              struct hint *out, int room)
{
    assert(o && effort && out && room >= 0);
    char words[64];
    char reason[GAME_WHY_MAX];
    struct text description = text_in(words, sizeof words);
    struct text why = text_in(reason, sizeof reason);
    struct mcts_answer answers[GAME_MOVES_MAX];
    text_add(&description, "mcts:iterations=%d", effort->iterations);
    struct player *p = player_new(words, &why);
    if (!p)
        return 0;
    (void)player_choose(p, o, effort->seed, NULL);
    int count = player_answers(p, answers);
    player_free(p);
    return hint_of_answers(o, effort, answers, count, out, room);
}
