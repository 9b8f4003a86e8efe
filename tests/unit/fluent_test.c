/* fluent_test.c - the part of Fluent that files of words may use. */
#include "base/fluent.h"
#include "games/games.h"
#include "unit.h"

static const char words[] = "# A comment\n"
                            "name = Ada\n"
                            "greet = Hello, { name }!\n"
                            "    .short = Hi\n"
                            "    .long = Hello,\n"
                            "        dear { $who }\n"
                            "-brand = Mudbrick\n"
                            "about = { -brand } { 2 } {\"{a \\\"b\\\"}\"}\n"
                            "cards = { $n ->\n"
                            "    [0] no card\n"
                            "    [one] one card\n"
                            "   *[other] { $n } cards\n"
                            "}\n"
                            "deep = { $as ->\n"
                            "    [offer] Take { $n ->\n"
                            "        [1] one\n"
                            "       *[other] { $n }\n"
                            "    }.\n"
                            "   *[told] { $who } takes { cards }.\n"
                            "}\n"
                            "block =\n"
                            "    one\n"
                            "      two\n"
                            "\n"
                            "    three\n"
                            "loop = { loop }\n"
                            "open = { $n\n"
                            "gap = a {\"\"}b{\" \"}\n"
                            "last = end";

static const struct fluent_file more = {.text = words,
                                        .end = words + sizeof words - 1};
static const char own[] = "name = Bo\nlocal = { name } and { last }\n";
static const struct fluent_file file = {
    .text = own, .end = own + sizeof own - 1, .more = &more};

static struct fluent_value find(const struct fluent_args *a,
                                struct fluent_name name)
{
    (void)a;
    if (fluent_is(name, "n"))
        return (struct fluent_value){.kind = FLUENT_NUMBER, .number = 3};
    if (fluent_is(name, "zero"))
        return (struct fluent_value){.kind = FLUENT_NUMBER};
    if (fluent_is(name, "who"))
        return (struct fluent_value){.kind = FLUENT_WORD, .word = "Red"};
    return (struct fluent_value){.kind = FLUENT_NONE};
}

static const struct fluent_args args = {.find = find};
static char said[400];

/* What is said, "!" before it if something is missing. */
static const char *say(const struct fluent_file *f, const char *message)
{
    struct text t = text_in(said + 1, sizeof said - 1);
    bool is_whole = fluent_say(f, message, &args, &t);
    said[0] = '!';
    return is_whole ? said + 1 : said;
}

static void messages_terms_texts_and_attributes(void **state)
{
    (void)state;
    assert_string_equal(say(&more, "greet"), "Hello, Ada!");
    assert_string_equal(say(&more, "greet.short"), "Hi");
    assert_string_equal(say(&more, "greet.long"), "Hello,\ndear Red");
    assert_string_equal(say(&more, "about"), "Mudbrick 2 {a \"b\"}");
    assert_string_equal(say(&more, "gap"), "a b ");
    assert_string_equal(say(&more, "last"), "end");
    assert_true(fluent_has(&more, "greet.short"));
    assert_false(fluent_has(&more, "greet.none"));
    assert_false(fluent_has(&more, "short"));
}

static void lines_lose_what_all_are_indented_by(void **state)
{
    (void)state;
    assert_string_equal(say(&more, "block"), "one\n  two\n\nthree");
}

static void variants_are_chosen_by_number_plural_and_word(void **state)
{
    (void)state;
    assert_string_equal(say(&more, "cards"), "3 cards");
    assert_string_equal(say(&more, "deep"), "Red takes 3 cards.");
}

static void a_file_comes_before_the_one_behind_it(void **state)
{
    (void)state;
    assert_string_equal(say(&file, "greet"), "Hello, Bo!");
    assert_string_equal(say(&file, "local"), "Bo and end");
}

static void what_is_missing_is_seen(void **state)
{
    (void)state;
    assert_string_equal(say(&more, "nothing"), "!{nothing}");
    assert_true(say(&more, "loop")[0] == '!');
    assert_true(say(&more, "open")[0] == '!');
    struct text t = text_in(said, sizeof said);
    assert_false(fluent_say(&more, "deep", NULL, &t));
    assert_string_equal(said, "{$who} takes {$n} cards.");
}

static void what_does_not_fit_is_cut(void **state)
{
    char room[8];
    struct text t = text_in(room, sizeof room);
    (void)state;
    (void)fluent_say(&more, "greet", NULL, &t);
    assert_true(t.cut);
    assert_string_equal(room, "Hello, ");
}

/* The name of the message that the line defines, or nothing. */
static bool names(const char *line, char name[64])
{
    size_t letters = strcspn(line, " =\n");
    if (letters == 0 || letters > 63 || line[0] == '#' || line[letters] != ' ')
        return false;
    memcpy(name, line, letters);
    name[letters] = '\0';
    return true;
}

/* How many messages there are; each is found where reading line after line does. */
static int count_found(const struct fluent_file *indexed)
{
    struct fluent_file plain = *indexed;
    plain.index = NULL;
    int found = 0;
    char name[64];
    for (const char *at = indexed->text; at < indexed->end;
         at += strcspn(at, "\n") + 1) {
        if (!names(at, name))
            continue;
        assert_int_equal(fluent_has(indexed, name), fluent_has(&plain, name));
        found += fluent_has(indexed, name);
    }
    return found;
}

static void an_index_finds_what_reading_finds(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        assert_true(count_found(e->game->words) > 100);
        assert_false(fluent_has(e->game->words, "no-such-message"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(messages_terms_texts_and_attributes),
        cmocka_unit_test(lines_lose_what_all_are_indented_by),
        cmocka_unit_test(variants_are_chosen_by_number_plural_and_word),
        cmocka_unit_test(a_file_comes_before_the_one_behind_it),
        cmocka_unit_test(what_is_missing_is_seen),
        cmocka_unit_test(what_does_not_fit_is_cut),
        cmocka_unit_test(an_index_finds_what_reading_finds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
