/* mcts_test.c - a search where seats choose at the same time: two toy games, in which
 * both seats name a number and nobody sees the other's. */
#include "search/mcts.h"

#include "unit.h"

enum { NUMBERS = 4, LAST = NUMBERS - 1, NODES = 20000, ITERATIONS = 4000 };

struct toy {
    uint8_t named[2]; /* none before it is done */
};

static struct toy *toy(struct state *s)
{
    return (struct toy *)(void *)s;
}

static const struct toy *toy_of(const struct state *s)
{
    return (const struct toy *)(const void *)s;
}

static void begin(const struct table *t, struct state *s)
{
    (void)t;
    memset(toy(s)->named, FIELD_NONE, 2);
}

static seat_set to_act(const struct table *t, const struct state *s)
{
    (void)t;
    return (toy_of(s)->named[0] == FIELD_NONE ? 1U : 0U)
           | (toy_of(s)->named[1] == FIELD_NONE ? 2U : 0U);
}

static void legal(const struct table *t, const struct state *s, int seat,
                  struct move_list *out)
{
    (void)t;
    (void)s;
    move_list_add_each(out, move_of(seat, 0, 0, 0), 0, NUMBERS);
}

static void apply(const struct table *t, struct state *s, struct move m)
{
    (void)t;
    toy(s)->named[m.seat] = m.arg[0];
}

/* The second wins who names the number of the first. */
static void score_of_match(const struct table *t, const struct state *s,
                           int seat, struct score *out)
{
    const struct toy *y = toy_of(s);
    (void)t;
    score_clear(out);
    score_add(out, "", (y->named[0] == y->named[1]) == (seat == 1));
}

/* The same, but nothing except the last number lets the first win. */
static void score_of_last(const struct table *t, const struct state *s,
                          int seat, struct score *out)
{
    const struct toy *y = toy_of(s);
    bool first = y->named[0] == LAST && y->named[1] != LAST;
    (void)t;
    score_clear(out);
    score_add(out, "", first == (seat == 0));
}

static void redact(const struct table *t, struct state *s, int viewer)
{
    (void)t;
    for (int i = 0; i < 2; i++) {
        if (to_act(t, s) && i != viewer && toy(s)->named[i] != FIELD_NONE)
            toy(s)->named[i] = FIELD_HIDDEN;
    }
}

static void guess(const struct table *t, struct state *view, int viewer,
                  struct rng *rng)
{
    (void)t;
    (void)viewer;
    for (int i = 0; i < 2; i++) {
        if (toy(view)->named[i] == FIELD_HIDDEN)
            toy(view)->named[i] = (uint8_t)rng_below(rng, NUMBERS);
    }
}

static void reopen(const struct table *t, struct state *view, int viewer)
{
    (void)t;
    (void)viewer;
    for (int i = 0; i < 2; i++) {
        if (toy(view)->named[i] == FIELD_HIDDEN)
            toy(view)->named[i] = FIELD_NONE;
    }
}

static const struct secrets secrets = {
    .redact = redact, .guess = guess, .reopen = reopen};

static const struct game match_game = {
    .name = "match",
    .state_size = sizeof(struct toy),
    .begin = begin,
    .to_act = to_act,
    .legal = legal,
    .apply = apply,
    .score = score_of_match,
    .secrets = &secrets,
};

/* What the search of a seat thinks of each number; the first seat may have named
 * one already. */
static void think(const struct game *g, int seat, int named_by_first,
                  struct mcts_answer answers[GAME_MOVES_MAX])
{
    static struct node nodes[NODES];
    static struct mcts m;
    static struct venue v;
    const struct mcts_how how = {.explore = 1.5F, .optimism = 0.1F};
    struct state_room room;
    struct outlook o;
    v = (struct venue){.game = g, .setup = {.seats = 2}};
    v.table = (const struct table *)(const void *)v.room;
    begin(v.table, state_in(&room));
    if (seat == 1)
        apply(v.table, state_in(&room), move_of(0, 0, named_by_first, 0));
    outlook_of(&o, &v, state_in(&room), seat);
    mcts_init(&m, &how, nodes, NODES);
    mcts_begin(&m, &o, NULL, 7);
    mcts_iterate(&m, ITERATIONS);
    assert_int_equal(mcts_answers(&m, answers), NUMBERS);
}

/* If either knew the other's number, the second would win always or the first
 * would; and if both went through the numbers in step, too. */
static void nobody_knows_what_the_other_chooses(void **state)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    (void)state;
    for (int seat = 0; seat < 2; seat++) {
        double fair = seat == 1 ? 1.0 / NUMBERS : 1 - 1.0 / NUMBERS;
        think(&match_game, seat, 1, answers);
        double mean = 0;
        for (int i = 0; i < NUMBERS; i++) {
            mean += answers[i].value * (double)answers[i].visits / ITERATIONS;
            assert_true(answers[i].visits > ITERATIONS / NUMBERS / 20);
        }
        assert_true(mean > fair - 0.05 && mean < fair + 0.05);
    }
}

/* The first will name the last number, whatever it was: drawn evenly, any other
 * answer would look good three times of four. */
static void what_the_other_has_chosen_is_thought_out(void **state)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    struct game g = match_game;
    (void)state;
    g.score = score_of_last;
    for (int named = 0; named < NUMBERS; named++) {
        think(&g, 1, named, answers);
        assert_int_equal(mcts_best(answers, NUMBERS), LAST);
        for (int i = 0; i < LAST; i++)
            assert_true(answers[i].visits == 0 || answers[i].value < 0.5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_knows_what_the_other_chooses),
        cmocka_unit_test(what_the_other_has_chosen_is_thought_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
