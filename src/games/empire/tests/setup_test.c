/* setup_test.c - seats and options from words. */
#include "unit.h"

static const struct game *game;

static int choose_game(void **state)
{
    (void)state;
    game = games_find("empire")->game;
    return 0;
}

static void the_standard_set_up_is_the_smallest(void **state)
{
    (void)state;
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct setup how = setup_standard(e->game);
        assert_int_equal(how.seats, e->game->seats_min);
        for (int i = 0; i < e->game->option_count; i++)
            assert_int_equal(how.option[i], e->game->options[i].standard);
    }
    struct setup how = setup_standard(game);
    setup_write(game, &how, &t);
    assert_string_equal(room, "seats=2");
}

static void seats_out_of_range_are_refused(void **state)
{
    (void)state;
    static const int wrong[] = {-1, 0, 1, 6, 7, 1000};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct setup how = setup_standard(game);
        assert_int_not_equal(setup_set_seats(game, &how, wrong[i], &why),
                             ERR_OK);
        ASSERT_SAYS(room, "not fit empire; it is for 2 to 5");
        assert_int_equal(how.seats, 2);
    }
}

static void seats_in_range_are_taken(void **state)
{
    (void)state;
    for (int n = game->seats_min; n <= game->seats_max; n++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct setup how = setup_standard(game);
        assert_int_equal(setup_set_seats(game, &how, n, &why), ERR_OK);
        assert_int_equal(how.seats, n);
    }
}

static void every_word_is_taken(const struct game *g, int option)
{
    const struct option *o = &g->options[option];
    for (int n = 0; o->words[n]; n++) {
        char room[GAME_WHY_MAX];
        char words[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct text t = text_in(words, sizeof words);
        struct setup how = setup_standard(g);
        text_add(&t, "%s=%s", o->name, o->words[n]);
        assert_int_equal(setup_assign(g, &how, words, &why), ERR_OK);
        assert_int_equal(how.option[option], n);
        assert_string_equal(setup_word(g, &how, option), o->words[n]);
    }
}

static void every_word_of_every_option_is_taken(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        for (int i = 0; i < e->game->option_count; i++)
            every_word_is_taken(e->game, i);
    }
}

static void refuses_what_is_no_option_and_says_why(void **state)
{
    (void)state;
    static const struct {
        const char *words;
        const char *says;
    } wrong[] = {
        {"", "is not of the form option=value"},
        {"map", "\"map\" is not of the form option=value"},
        {"=A", "empire has no option called \"\"; it has map, tokens"},
        {"side=A", "empire has no option called \"side\"; it has map, tokens, "
                   "tie, other_printing, full_game"},
        {"Map=A", "empire has no option called \"Map\""},
        {"map =A", "empire has no option called \"map \""},
        {"seats=3", "empire has no option called \"seats\""},
        {"map=", "map cannot be \"\"; it can be A, B"},
        {"map=C", "map cannot be \"C\"; it can be A, B"},
        {"map=a", "map cannot be \"a\"; it can be A, B"},
        {"map=A ", "map cannot be \"A \"; it can be A, B"},
        {"map==A", "map cannot be \"=A\"; it can be A, B"},
        {"tie=5", "tie cannot be \"5\"; it can be die, 0, 1, 2, 3, 4"},
        {"a_name_that_is_longer_than_any_option=on",
         "is not of the form option=value"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct setup how = setup_standard(game);
        struct setup before = how;
        assert_int_not_equal(setup_assign(game, &how, wrong[i].words, &why),
                             ERR_OK);
        ASSERT_SAYS(room, wrong[i].says);
        assert_memory_equal(&how, &before, sizeof how);
    }
}

static void only_what_is_not_standard_is_written(void **state)
{
    (void)state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(game);
    assert_int_equal(setup_set_seats(game, &how, 4, &why), ERR_OK);
    assert_int_equal(setup_assign(game, &how, "map=B", &why), ERR_OK);
    assert_int_equal(setup_assign(game, &how, "tokens=off", &why), ERR_OK);
    assert_int_equal(setup_assign(game, &how, "tie=2", &why), ERR_OK);
    struct text t = text_in(room, sizeof room);
    setup_write(game, &how, &t);
    assert_string_equal(room, "seats=4 map=B tie=2");
}

static void options_that_do_not_fit_the_seats_are_refused(void **state)
{
    (void)state;
    static struct box box;
    static struct venue venue;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(game);
    table_box(&box, games_find("empire"));
    assert_int_equal(setup_assign(game, &how, "tie=2", &why), ERR_OK);
    assert_int_not_equal(venue_open(&venue, &box, &how, &why), ERR_OK);
    ASSERT_SAYS(room, "tie=2 names a seat that is not there");
    how.seats = 3;
    assert_int_equal(venue_open(&venue, &box, &how, &why), ERR_OK);
}

static void who_is_asked_for_is_the_first_person_unless_told(void **state)
{
    (void)state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(game);
    assert_string_equal(setup_word(game, &how, 2), "0");
    setup_seat_person(game, &how, 0, 3);
    assert_string_equal(setup_word(game, &how, 2), "3");
    setup_seat_person(game, &how, 3, 1);
    assert_string_equal(setup_word(game, &how, 2), "1");
    assert_string_equal(setup_word(game, &how, 0), "A");
    assert_int_equal(setup_assign(game, &how, "tie=4", &why), ERR_OK);
    setup_seat_person(game, &how, 1, 2);
    assert_string_equal(setup_word(game, &how, 2), "4");
    assert_int_equal(setup_assign(game, &how, "tie=die", &why), ERR_OK);
    setup_seat_person(game, &how, 0, 2);
    assert_string_equal(setup_word(game, &how, 2), "die");
}

static void what_is_left_out_is_the_first_word(void **state)
{
    (void)state;
    struct setup how = setup_unsaid(game);
    assert_int_equal(how.seats, game->seats_min);
    for (int i = 0; i < game->option_count; i++)
        assert_int_equal(how.option[i], 0);
    assert_string_equal(setup_word(game, &how, 2), "die");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_standard_set_up_is_the_smallest),
        cmocka_unit_test(seats_out_of_range_are_refused),
        cmocka_unit_test(seats_in_range_are_taken),
        cmocka_unit_test(every_word_of_every_option_is_taken),
        cmocka_unit_test(refuses_what_is_no_option_and_says_why),
        cmocka_unit_test(only_what_is_not_standard_is_written),
        cmocka_unit_test(options_that_do_not_fit_the_seats_are_refused),
        cmocka_unit_test(who_is_asked_for_is_the_first_person_unless_told),
        cmocka_unit_test(what_is_left_out_is_the_first_word),
    };
    return cmocka_run_group_tests(tests, choose_game, NULL);
}
