/* company_test.c - who sits at a table of a server, and what a server may say of
 * them without doing harm. */
#include "base/clean.h"
#include "base/shell.h"
#include "term/company.h"
#include "unit.h"

static struct company c;
static char said[128];

static void told(const char *words)
{
    json_t *info = json_loads(words, 0, NULL);
    assert_non_null(info);
    company_take_info(&c, info);
    json_decref(info);
}

static void clock_told(const char *words, double now)
{
    json_t *clock = json_loads(words, 0, NULL);
    assert_non_null(clock);
    company_take_clock(&c, clock, now);
    json_decref(clock);
}

static void act_told(const char *words)
{
    json_t *act = json_loads(words, 0, NULL);
    assert_non_null(act);
    company_take_act(&c, act);
    json_decref(act);
}

static int begin(void **state)
{
    (void)state;
    company_init(&c);
    told("{\"state\":\"playing\",\"seats\":["
         "{\"kind\":\"person\",\"name\":\"Ada\",\"online\":true},"
         "{\"kind\":\"person\",\"name\":\"Bo\",\"online\":false},"
         "{\"kind\":\"bot\",\"level\":\"easy\"}]}");
    return 0;
}

static void the_clock_runs_for_who_is_to_decide(void **state)
{
    (void)state;
    assert_int_equal(company_left(&c, 0, 5), -1);
    act_told("[0]");
    clock_told("[60000, 30000, 0]", 100);
    assert_int_equal(company_left(&c, 0, 103), 57000);
    assert_int_equal(company_left(&c, 1, 103), 30000);
    assert_int_equal(company_left(&c, 2, 103), -1); /* a bot has none */
    assert_int_equal(company_left(&c, 0, 1000), 0);
    assert_int_equal(company_left(&c, 6, 103), -1);
    assert_int_equal(company_left(&c, -1, 103), -1);
}

static const char *time_of(long long milliseconds, bool in_words)
{
    struct text t = text_in(said, sizeof said);
    if (in_words) {
        company_say_time(milliseconds, &t);
    } else {
        company_write_time(milliseconds, &t);
    }
    return said;
}

static void time_is_told_in_its_largest_units(void **state)
{
    (void)state;
    assert_string_equal(time_of(0, false), "0:00");
    assert_string_equal(time_of(59001, false), "1:00");
    assert_string_equal(time_of(599000, false), "9:59");
    assert_string_equal(time_of(3723000, false), "1:02:03");
    assert_string_equal(time_of(183600000, false), "2 d 3 h");
    assert_string_equal(time_of(1000, true), "1 second");
    assert_string_equal(time_of(61000, true), "1 minute and 1 second");
    assert_string_equal(time_of(7260000, true), "2 hours and 1 minute");
    assert_string_equal(time_of(183600000, true), "2 days and 3 hours");
}

static void a_wish_asks_those_who_have_not_agreed(void **state)
{
    (void)state;
    assert_false(company_must_answer(&c, 1));
    told("{\"state\":\"playing\",\"seats\":[{},{},{}],"
         "\"ask\":{\"seat\":0,\"agreed\":[2]}}");
    assert_true(company_must_answer(&c, 1));
    assert_false(company_must_answer(&c, 0));
    assert_false(company_must_answer(&c, 2));
    assert_false(company_must_answer(&c, -1));
    company_moved(&c);
    assert_false(company_must_answer(&c, 1));
}

static void presence_is_a_word(void **state)
{
    (void)state;
    assert_string_equal(company_presence(&c, 0, 0), "you");
    assert_string_equal(company_presence(&c, 0, 1), "here");
    assert_string_equal(company_presence(&c, 1, 0), "away");
    assert_string_equal(company_presence(&c, 2, 0), "bot");
    told("{\"seats\":[{\"kind\":\"person\",\"late\":true},"
         "{\"kind\":\"person\",\"resigned\":true},{\"kind\":\"open\"}]}");
    assert_string_equal(company_presence(&c, 0, 0), "late");
    assert_string_equal(company_presence(&c, 1, 0), "resigned");
    assert_string_equal(company_presence(&c, 2, 0), "open");
    assert_int_equal(company_open_seats(&c), 1);
}

/* Whatever comes, numbers stay in their bounds and names in their line. */
static void a_server_may_say_anything(void **state)
{
    static const char evil[] =
        "{\"seats\":[{\"kind\":\"person\",\"name\":\"\\u001b[2J\\n\\u009b\"}],"
        "\"next\":\"0123456789012345678901234567890123\"}";
    static const char *const infos[] = {
        "[]",
        "{}",
        "{\"seats\":{}}",
        "{\"seats\":[1,null,\"x\",[]]}",
        "{\"seats\":[{},{},{},{},{},{},{},{},{},{}],\"next\":\"../x?y\"}",
        "{\"seats\":[{}],\"ask\":{\"seat\":99999999999,\"agreed\":[-1,77]}}",
        "{\"seats\":[{}],\"ask\":[],\"next\":7,\"state\":{}}",
        evil,
    };
    (void)state;
    for (size_t i = 0; i < sizeof infos / sizeof infos[0]; i++) {
        told(infos[i]);
        clock_told("[-5, 99999999999999999, \"x\", {}]", 1);
        act_told("[0, 31, -1, 64, \"chance\"]");
        assert_in_range(c.seats, 0, GAME_SEATS_MAX);
        assert_true(c.plea < c.seats);
        assert_string_equal(c.next, "");
        for (int seat = 0; seat < c.seats; seat++) {
            assert_null(strpbrk(c.seat[seat].name, "\033\n"));
            assert_true(company_left(&c, seat, 1e9) >= -1);
            (void)company_presence(&c, seat, 0);
        }
    }
    assert_string_equal(c.seat[0].name, ".[2J..");
}

static void control_characters_are_dots(void **state)
{
    struct text t = text_in(said, sizeof said);
    (void)state;
    assert_true(clean_is("plain \xc3\xa9 \xf0\x9f\x98\x80 \xe2\x80\x8d"));
    assert_false(clean_is("a\xe2\x80\xae"));
    assert_false(clean_is("\xc2\x85"));
    assert_false(clean_is("a\nb"));
    assert_false(clean_is("a\xd8\x9c"));
    assert_true(clean_is("\xd8\x9b"));
    assert_false(clean_is("\xe2\x80\x8f"
                          "a"));
    assert_false(clean_is("\xe2\x81\xaf"));
    assert_false(clean_is("\xef\xbf\xb9"));
    assert_true(clean_is("\xef\xbf\xbd"));
    assert_false(clean_is("\xf3\xa0\x80\x80"));
    assert_false(clean_is("a\xf3\xa0\x81\xbf"));
    assert_true(clean_is("\xe9\x82\x8a\xf3\xa0\x84\x80"));
    assert_true(clean_is_blank("\xe1\xa0\x8e\xef\xb8\x8f\xf3\xa0\x84\x80"));
    assert_true(clean_is_blank(" \xe2\x80\x8b\xef\xbb\xbf"));
    assert_true(clean_is_blank("\xcc\x81\xcd\xaf \xe2\x83\x9d\xef\xb8\xa0"));
    assert_false(clean_is_blank("e\xcc\x81"));
    assert_true(clean_is_blank(""));
    assert_false(clean_is_blank(" \xe2\x80\x94"));
    assert_false(clean_is_blank("\xc2"));
    clean_write("a\033[31mb\r\n\x7f \xc2\x9b \xc3\xa9 \xc2", &t);
    assert_string_equal(said, "a.[31mb... . \xc3\xa9 .");
}

/* A terminal that does not speak UTF-8 would take them for commands. */
static void bytes_of_no_character_are_dots(void **state)
{
    static const char *const broken[] = {
        "\x9b",
        "\xff",
        "\xc1\x9b",
        "\xe0\x82\x9b",
        "\xed\xa0\x80",
        "\xf0\x80\x82\x9b",
        "\xf5\x80\x80\x80",
        "\xf4\x90\x80\x80",
        "\xe2\x80",
        "\xc2",
    };
    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        struct text t = text_in(said, sizeof said);
        assert_false(clean_is(broken[i]));
        clean_write(broken[i], &t);
        assert_int_equal(strspn(said, "."), strlen(broken[i]));
    }
    struct text t = text_in(said, sizeof said);
    clean_write_lines("a\nb\033\n\n\xe2\x82\xac\x9b", &t);
    assert_string_equal(said, "a\nb.\n\n\xe2\x82\xac.");
}

/* What is shown as a command can be given to a shell as it stands. */
static void a_command_is_quoted_where_it_must_be(void **state)
{
    static const struct {
        const char *word, *shown;
    } words[] = {
        {"/home/ada/halma-7.record", "/home/ada/halma-7.record"},
        {"", "''"},
        {"/a b/c", "'/a b/c'"},
        {"x; rm -rf ~", "'x; rm -rf ~'"},
        {"it's", "'it'\\''s'"},
        {"http://a:1/#seat/b.c", "'http://a:1/#seat/b.c'"},
        {"\xc3\xa9", "'\xc3\xa9'"},
        {"a\033'\\\xff", "$'a\\033\\047\\134\\377'"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct text t = text_in(said, sizeof said);
        shell_show(words[i].word, &t);
        assert_string_equal(said, words[i].shown);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_clock_runs_for_who_is_to_decide, begin),
        cmocka_unit_test_setup(time_is_told_in_its_largest_units, begin),
        cmocka_unit_test_setup(a_wish_asks_those_who_have_not_agreed, begin),
        cmocka_unit_test_setup(presence_is_a_word, begin),
        cmocka_unit_test_setup(a_server_may_say_anything, begin),
        cmocka_unit_test(control_characters_are_dots),
        cmocka_unit_test(bytes_of_no_character_are_dots),
        cmocka_unit_test(a_command_is_quoted_where_it_must_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
