/* bots_test.c - tasks on one thread: the quick ones are answered while a long one
 * is under way, and none of them is another move for it. */
#include "server/bots.h"

#include "base/bits.h"
#include "search/player.h"
#include "search/playout.h"
#include "unit.h"

#include <semaphore.h>
#include <stdlib.h>

static struct box box;
static struct venue venue;
static struct outlook outlook;
static sem_t answered;

static void note(void *with)
{
    (void)with;
    (void)sem_post(&answered);
}

static void forget(void *with, struct task *t)
{
    (void)with;
    free(t);
}

/* What somebody sees who has to decide in the middle of a match. */
static int sit_down(void **state)
{
    struct state_room position;
    struct state *s = state_in(&position);
    struct rng rng = rng_seed(1);
    struct move_list l;
    (void)state;
    table_box(&box, games_find(table_longest()));
    unit_open(&venue, &box, "");
    venue.game->begin(venue.table, s);
    for (int n = 0;
         n < 60 || venue_list(&venue, s, &l) >= GAME_SEATS_MAX || l.count < 4;
         n++)
        venue.game->apply(venue.table, s, playout_pick(&venue, s, &rng));
    outlook_of(&outlook, &venue, s,
               bits_first(venue.game->to_act(venue.table, s)));
    return sem_init(&answered, 0, 0);
}

static struct task *ask(struct bots *b, const char *maker, const char *level)
{
    struct task *t = calloc(1, sizeof *t);
    assert_non_null(t);
    (void)snprintf(t->waiting.name, sizeof t->waiting.name, "%s", maker);
    (void)snprintf(t->level, sizeof t->level, "%s", level);
    t->waiting.has_people = true;
    t->seed = 5;
    t->outlook = outlook;
    bots_ask(b, t);
    return t;
}

/* The move that a level chooses when nobody disturbs it. */
static struct move alone(const char *level)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player *p = player_new(level, &why);
    struct move m = player_choose(p, &outlook, 5, NULL);
    player_free(p);
    return m;
}

static void a_quick_task_waits_for_no_long_one(void **state)
{
    static const char *const levels[] = {"hard", "medium", "easy"};
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bots *b = bots_new(1, 0, note, NULL, &why);
    (void)state;
    assert_non_null(b);
    const struct task *expert = ask(b, "one", "expert");
    while (bots_thinking(b) == 0) {
    }
    for (int i = 0; i < 3; i++)
        (void)ask(b, "other", levels[i]);
    for (int i = 0; i < 4; i++) {
        (void)sem_wait(&answered);
        struct task *t = bots_answer(b);
        assert_true((t == expert) == (i == 3));
        assert_int_equal(move_compare(t->move, alone(t->level)), 0);
        free(t);
    }
    assert_int_equal(bots_thinking(b) + bots_waiting(b), 0);
    bots_free(b, forget);
}

static void all_of_them_stop_at_once(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bots *b = bots_new(1, 0, note, NULL, &why);
    (void)state;
    (void)ask(b, "one", "expert");
    while (bots_thinking(b) == 0) {
    }
    for (int i = 0; i < 20; i++)
        (void)ask(b, i % 2 ? "one" : "other", "hard");
    bots_free(b, forget);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_quick_task_waits_for_no_long_one),
        cmocka_unit_test(all_of_them_stop_at_once),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
