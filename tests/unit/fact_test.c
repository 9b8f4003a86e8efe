/* fact_test.c - facts are told, written, tested against their table, and said. */
#include "core/words.h"
#include "unit.h"

static const struct shape kinds[] = {
    {"take", "a card", "place:number card:card|none left?:[card]"},
    {"card", "its name", "id:word"},
    {"none", "no card", ""},
    {NULL, NULL, NULL},
};

static const char words[] = "take = { $as ->\n"
                            "    [offer] Take { $card }\n"
                            "   *[told] { $who } takes { $card }{ $left ->\n"
                            "        [0] {\"\"}\n"
                            "       *[other] , leaving { $left }\n"
                            "    }.\n"
                            "}\n"
                            "card = the { $id }\n"
                            "none = nothing\n"
                            "any = { LIST($left, by: \"or\") }\n";

static const struct fluent_file file = {
    .text = words, .end = words + sizeof words - 1, .more = &core_words};
static char said[400];

static void tell(struct fact *f, int left)
{
    static const char *const names[] = {"ace", "king", "queen"};
    fact_begin(f, "take");
    fact_number(f, "place", 3);
    fact_thing(f, "card", "card", "jack");
    fact_list(f, "left");
    for (int i = 0; i < left; i++)
        fact_thing(f, NULL, "card", names[i]);
    fact_close(f);
    fact_close(f);
}

static void a_fact_is_an_object(void **state)
{
    struct fact f;
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    (void)state;
    tell(&f, 2);
    fact_write(&f, &w);
    assert_string_equal(
        said, "{\"is\":\"take\",\"place\":3,\"card\":{\"is\":\"card\",\"id\":"
              "\"jack\"},\"left\":[{\"is\":\"card\",\"id\":\"ace\"},{\"is\":"
              "\"card\",\"id\":\"king\"}]}");
}

static const char *tells(int left)
{
    struct fact f;
    struct text t = text_in(said, sizeof said);
    tell(&f, left);
    assert_true(words_tell(&file, &f, "Ada", NULL, &t));
    return said;
}

static void lists_are_joined(void **state)
{
    (void)state;
    assert_string_equal(tells(0), "Ada takes the jack.");
    assert_string_equal(tells(1), "Ada takes the jack, leaving the ace.");
    assert_string_equal(tells(2),
                        "Ada takes the jack, leaving the ace and the king.");
    assert_string_equal(
        tells(3),
        "Ada takes the jack, leaving the ace, the king and the queen.");
}

static void things_are_found_in_the_sentence(void **state)
{
    struct fact f;
    struct words_spans spans;
    struct text t = text_in(said, sizeof said);
    (void)state;
    tell(&f, 0);
    assert_true(words_offer(&file, &f, &spans, &t));
    assert_string_equal(said, "Take the jack");
    assert_int_equal(spans.count, 1);
    assert_int_equal(spans.span[0].first, 5);
    assert_int_equal(spans.span[0].end, 13);
    assert_string_equal(spans.span[0].key, "card");
    assert_string_equal(spans.span[0].id->word, "jack");
}

static void who_does_it_is_found_in_the_sentence(void **state)
{
    struct fact f;
    struct words_spans spans;
    struct text t = text_in(said, sizeof said);
    (void)state;
    tell(&f, 0);
    assert_true(words_tell(&file, &f, "Ada", &spans, &t));
    assert_int_equal(spans.count, 2);
    assert_string_equal(spans.span[0].key, "who");
    assert_int_equal(spans.span[0].first, 0);
    assert_int_equal(spans.span[0].end, 3);
    assert_null(spans.span[0].id);
}

static void a_list_with_nothing_in_it_is_taken_back(void **state)
{
    struct fact f;
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    (void)state;
    fact_begin(&f, "take");
    fact_list(&f, "loses");
    fact_close_some(&f);
    fact_list(&f, "gains");
    fact_thing(&f, NULL, "card", "ace");
    fact_close_some(&f);
    fact_close(&f);
    fact_write(&f, &w);
    assert_string_equal(said, "{\"is\":\"take\",\"gains\":[{\"is\":\"card\","
                              "\"id\":\"ace\"}]}");
    assert_true(fact_is_outcome(&f, 1));
    assert_false(fact_is_outcome(&f, 0));
    assert_false(fact_is_outcome(&f, 2));
}

static const char *problem(const struct fact *f)
{
    struct text why = text_in(said, sizeof said);
    return fact_fits(f, kinds, &why) ? "" : said;
}

static void a_table_refuses_what_it_does_not_know(void **state)
{
    struct fact f;
    (void)state;
    tell(&f, 2);
    assert_string_equal(problem(&f), "");
    fact_begin(&f, "take");
    fact_number(&f, "place", 3);
    fact_close(&f);
    assert_string_equal(problem(&f), "take lacks card");
    fact_begin(&f, "card");
    fact_number(&f, "id", 3);
    fact_close(&f);
    assert_string_equal(problem(&f),
                        "card has an argument id that its row does not know");
    fact_begin(&f, "coin");
    fact_close(&f);
    assert_string_equal(problem(&f), "no row is called coin");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fact_is_an_object),
        cmocka_unit_test(lists_are_joined),
        cmocka_unit_test(things_are_found_in_the_sentence),
        cmocka_unit_test(who_does_it_is_found_in_the_sentence),
        cmocka_unit_test(a_list_with_nothing_in_it_is_taken_back),
        cmocka_unit_test(a_table_refuses_what_it_does_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
