/* goods_test.c - wild cards go where they bring most (EM-5.4), proved
 * against trying every way. */
#include "games/empire/state.h"
#include "unit.h"

enum { TABLES = 4000 };

static struct empire_table table; /* only vp and good_count are read */

/* Goods whose worth grows by steps at random, up to any number of pieces. */
static void lay_random_goods(struct rng *rng)
{
    memset(&table, 0, sizeof table);
    table.content.good_count = u8(1 + rng_below(rng, EMPIRE_GOODS));
    int steep = 1 + rng_below(rng, 4);
    for (int g = 0; g < table.content.good_count; g++) {
        int worth = 0;
        for (int n = 0; n < COUNT_OF(table.vp[g]); n++) {
            if (n > 0 && rng_below(rng, 3) == 0)
                worth += rng_below(rng, steep + 1);
            worth = worth > 20 ? 20 : worth;
            table.vp[g][n] = u8(worth);
        }
    }
}

static struct goods random_hand(struct rng *rng)
{
    struct goods g = {.wild_cards = u8(rng_below(rng, 6))};
    int rich = rng_below(rng, 6);
    for (int i = 0; i < table.content.good_count; i++) {
        g.cards[i] = u8(rng_below(rng, rich + 1));
        g.tokens[i] = u8(rng_below(rng, 3) == 0 ? rng_below(rng, 3) : 0);
    }
    return g;
}

static int points_of(const struct goods *g)
{
    int points = 0;
    for (int i = 0; i < table.content.good_count; i++)
        points += empire_goods_points(&table, g, i);
    return points;
}

struct best {
    int points; /* -1: no way was tried yet */
    struct goods goods;
};

/* Tries every way to put at most `left` wild cards on the goods from `good` on
 * and keeps the best. Ways that give an earlier good more are tried first, and
 * of equals the first is kept. */
static void try_all(struct goods *g, int good, int left, struct best *best)
{
    if (good == table.content.good_count) {
        if (points_of(g) > best->points)
            *best = (struct best){points_of(g), *g};
        return;
    }
    bool owned = g->cards[good] + g->tokens[good] > 0;
    for (int n = owned ? left : 0; n >= 0; n--) {
        g->wilds[good] = u8(n);
        try_all(g, good + 1, left - n, best);
    }
    g->wilds[good] = 0;
}

static void wild_cards_bring_as_much_as_the_best_of_all_ways(void **state)
{
    (void)state;
    struct rng rng = rng_seed(1);
    int gained = 0;
    for (int i = 0; i < TABLES; i++) {
        lay_random_goods(&rng);
        struct goods hand = random_hand(&rng);
        struct best best = {.points = -1};
        struct goods tried = hand;
        try_all(&tried, 0, hand.wild_cards, &best);
        struct goods found = hand;
        empire_goods_assign_wilds(&table, &found);
        assert_int_equal(points_of(&found), best.points);
        gained += points_of(&found) > points_of(&hand);
    }
    assert_true(gained > TABLES / 4);
}

static void wild_cards_go_only_to_goods_that_are_owned(void **state)
{
    (void)state;
    struct rng rng = rng_seed(2);
    for (int i = 0; i < TABLES; i++) {
        lay_random_goods(&rng);
        struct goods hand = random_hand(&rng);
        struct goods found = hand;
        int used = 0;
        empire_goods_assign_wilds(&table, &found);
        for (int g = 0; g < table.content.good_count; g++) {
            used += found.wilds[g];
            assert_true(found.wilds[g] == 0
                        || hand.cards[g] + hand.tokens[g] > 0);
        }
        assert_true(used <= hand.wild_cards);
        assert_memory_equal(found.cards, hand.cards, sizeof hand.cards);
        assert_memory_equal(found.tokens, hand.tokens, sizeof hand.tokens);
        assert_int_equal(found.wild_cards, hand.wild_cards);
    }
}

/* Of all equal ways the earlier goods get more; a wild card that brings nothing
 * anywhere is put on the first good that takes it. */
static void of_equal_ways_the_earlier_good_gets_more(void **state)
{
    (void)state;
    struct rng rng = rng_seed(3);
    for (int i = 0; i < TABLES; i++) {
        lay_random_goods(&rng);
        struct goods hand = random_hand(&rng);
        struct best first = {.points = -1};
        struct goods tried = hand;
        struct goods found = hand;
        try_all(&tried, 0, hand.wild_cards, &first);
        empire_goods_assign_wilds(&table, &found);
        assert_memory_equal(found.wilds, first.goods.wilds, sizeof found.wilds);
    }
}

static void without_goods_wild_cards_are_worth_nothing(void **state)
{
    (void)state;
    struct rng rng = rng_seed(4);
    lay_random_goods(&rng);
    struct goods hand = {.wild_cards = 3};
    empire_goods_assign_wilds(&table, &hand);
    assert_int_equal(points_of(&hand), 0);
    for (int g = 0; g < EMPIRE_GOODS; g++)
        assert_int_equal(hand.wilds[g], 0);
}

static void takes_as_many_wild_cards_as_there_are_cards(void **state)
{
    (void)state;
    struct rng rng = rng_seed(5);
    for (int wilds = 0; wilds <= EMPIRE_CARDS; wilds++) {
        lay_random_goods(&rng);
        struct goods hand = {.wild_cards = u8(wilds), .cards = {1}};
        int most = table.vp[0][1 + wilds];
        empire_goods_assign_wilds(&table, &hand);
        assert_int_equal(empire_goods_points(&table, &hand, 0), most);
    }
}

/* From a real position: cards, tokens on held regions, and wild cards. */
static void counts_cards_tokens_and_wild_cards_of_a_seat(void **state)
{
    (void)state;
    static struct box box;
    static struct venue venue;
    struct state_room room;
    struct control control;
    struct goods g;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3 tokens=on");
    const struct empire_table *t = empire_table(venue.table);
    struct empire_state *s = empire_mut(state_in(&room));
    venue.game->begin(venue.table, state_in(&room));
    /* Red: crystal, crystal, a double carrot, a wild card; holds A1. */
    s->cards[0] = bits_bit(0) | bits_bit(1) | bits_bit(8) | bits_bit(39);
    s->armies[0][0] = 1;
    s->token[0] = 0;
    s->token[9] = 1; /* ore on A10, which nobody holds */
    empire_control_find(t, s, &control);
    empire_goods_count(t, s, &control, 0, &g);
    assert_int_equal(g.cards[0], 2);
    assert_int_equal(g.cards[4], 2);
    assert_int_equal(g.tokens[0], 1);
    assert_int_equal(g.tokens[1], 0);
    assert_int_equal(g.wild_cards, 1);
    /* Three crystals and the wild card: 5 points instead of 3. */
    assert_int_equal(g.wilds[0], 1);
    assert_int_equal(empire_goods_points(t, &g, 0), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wild_cards_bring_as_much_as_the_best_of_all_ways),
        cmocka_unit_test(wild_cards_go_only_to_goods_that_are_owned),
        cmocka_unit_test(of_equal_ways_the_earlier_good_gets_more),
        cmocka_unit_test(without_goods_wild_cards_are_worth_nothing),
        cmocka_unit_test(takes_as_many_wild_cards_as_there_are_cards),
        cmocka_unit_test(counts_cards_tokens_and_wild_cards_of_a_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
