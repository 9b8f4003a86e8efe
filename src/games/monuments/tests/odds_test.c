/* odds_test.c - the odds of a battle against all ways in which dice can fall, and
 * against battles that chance decides in matches. */
#include "games/monuments/odds.h"

#include "games/monuments/attack.h"
#include "games/monuments/monuments.h"
#include "games/monuments/stack.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct state_room room;

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("monuments"));
    unit_open(&venue, &box, "seats=2");
    return 0;
}

static const struct monuments_table *table(void)
{
    return monuments_table(venue.table);
}

/* Throws the dice in every way, one after the other like digits. */
static int pips_of(long long throw, int dice)
{
    int sum = 0;
    for (int i = 0; i < dice; i++, throw /= MONUMENTS_FACES)
        sum += table()->content.supplies.face[throw % MONUMENTS_FACES];
    return sum;
}

static long long ways_of(int dice)
{
    return dice > 0 ? MONUMENTS_FACES * ways_of(dice - 1) : 1;
}

/* Twice the tenths or hundredths, so that a half rounds up exactly. */
static int share(long long scaled, long long all)
{
    return (int)((2 * scaled + all) / (2 * all));
}

static void check_all_throws(int a, int b, int power)
{
    long long win = 0;
    long long lose = 0;
    long long attack_loss = 0;
    long long defence_loss = 0;
    long long all = ways_of(a) * ways_of(b);
    struct monuments_odds odds;
    for (long long i = 0; i < all; i++) {
        int by = pips_of(i % ways_of(a), a) - pips_of(i / ways_of(a), b);
        int damage = by < 0 ? -by : by;
        bool nothing = pips_of(i % ways_of(a), a) == 0;
        int loss = damage < power ? damage : power;
        win += !nothing && by > 0;
        lose += !nothing && by < 0;
        attack_loss += !nothing && by < 0 ? loss : 0;
        defence_loss += !nothing && by > 0 ? loss : 0;
    }
    monuments_odds(table(), (struct monuments_side){a, power},
                   (struct monuments_side){b, power}, &odds);
    assert_int_equal(odds.win, share(100 * win, all));
    assert_int_equal(odds.lose, share(100 * lose, all));
    assert_int_equal(odds.attack_loss, share(10 * attack_loss, all));
    assert_int_equal(odds.defence_loss, share(10 * defence_loss, all));
}

static void every_throw_is_counted(void **state)
{
    (void)state;
    for (int a = 0; a <= 4; a++) {
        for (int b = 0; b <= 3; b++) {
            check_all_throws(a, b, 1);
            check_all_throws(a, b, 3);
        }
    }
}

static void many_dice_are_counted(void **state)
{
    (void)state;
    struct monuments_odds odds;
    monuments_odds(table(), (struct monuments_side){120, 120},
                   (struct monuments_side){3, 3}, &odds);
    assert_int_equal(odds.win, 100);
    assert_int_equal(odds.lose, 0);
    assert_int_equal(odds.defence_loss, 30);
}

/* Lets chance roll both sides of a battle that begins with so many dice. */
static int roll_battle(struct rng *rng, int power)
{
    struct state *s = state_in(&room);
    struct monuments_state *m = (struct monuments_state *)(void *)s;
    int by = 0;
    for (int side = 0; side < 2; side++) {
        *m = (struct monuments_state){.dice = (uint8_t)power};
        memset(m->stack, FIELD_NONE, sizeof m->stack);
        monuments_push(m, side ? NODE_DEFENCE_DICE : NODE_ATTACK_DICE);
        struct move_list l = {.count = 0};
        int weight[GAME_MOVES_MAX];
        monuments_dice_legal(table(), m, SEAT_CHANCE, &l);
        int all = venue.game->weigh(venue.table, s, &l, weight);
        int at = 0;
        for (int n = rng_below(rng, all); n >= weight[at]; at++)
            n -= weight[at];
        if (side == 0 && l.move[at].arg[0] == 0)
            return 0;
        by += side ? -l.move[at].arg[0] : l.move[at].arg[0];
    }
    return by;
}

static void battles_of_matches_come_out_so(void **state)
{
    (void)state;
    enum { BATTLES = 40000, POWER = 5 };
    struct rng rng = rng_seed(4);
    struct monuments_odds odds;
    int win = 0;
    int lose = 0;
    for (int i = 0; i < BATTLES; i++) {
        int by = roll_battle(&rng, POWER);
        win += by > 0;
        lose += by < 0;
    }
    monuments_odds(table(), (struct monuments_side){POWER, POWER},
                   (struct monuments_side){POWER, POWER}, &odds);
    assert_in_range(100 * win / BATTLES, odds.win - 1, odds.win + 1);
    assert_in_range(100 * lose / BATTLES, odds.lose - 1, odds.lose + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_throw_is_counted),
        cmocka_unit_test(many_dice_are_counted),
        cmocka_unit_test(battles_of_matches_come_out_so),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
