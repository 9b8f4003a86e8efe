/* text_test.c - writing into a buffer, and reading numbers. */
#include "base/err.h"
#include "base/num.h"
#include "unit.h"

#include <limits.h>

/* Writes with text_add and with the C library, and compares. */
#define SAME(...)                                                  \
    do {                                                           \
        char ours[128];                                            \
        char theirs[128];                                          \
        struct text out = text_in(ours, sizeof ours);              \
        text_add(&out, __VA_ARGS__);                               \
        int length = snprintf(theirs, sizeof theirs, __VA_ARGS__); \
        assert_string_equal(ours, theirs);                         \
        assert_int_equal(out.len, length);                         \
        assert_false(out.cut);                                     \
    } while (0)

static void writes_numbers_as_the_c_library_does(void **state)
{
    (void)state;
    SAME("%d %d %d", 0, INT_MAX, INT_MIN);
    SAME("%u %u", 0U, UINT_MAX);
    SAME("%x %x", 0U, 0xdeadbeefU);
    SAME("%ld %lu", LONG_MIN, ULONG_MAX);
    SAME("%lld %lld %llu", LLONG_MIN, LLONG_MAX, ULLONG_MAX);
    SAME("%016llx", 0x1234567890abcULL);
    SAME("%zu", (size_t)-1);
    SAME("no conversion, 100%%");
}

static void pads_as_the_c_library_does(void **state)
{
    (void)state;
    SAME("[%5d] [%-5d] [%05d]", 42, 42, 42);
    SAME("[%1d] [%-1d]", 12345, 12345);
    SAME("[%*d] [%-*d] [%0*d]", 7, 3, 7, 3, 7, 3);
    SAME("[%5d] [%-5d]", -42, -42);
    SAME("[%5s] [%-5s] [%2s]", "abc", "abc", "abc");
    SAME("[%3c] [%-3c]", 'x', 'x');
}

static void puts_the_sign_before_the_zeros(void **state)
{
    (void)state;
    SAME("%05d", -42);
    SAME("%03d", -7);
}

static void writes_signed_sizes_in_full(void **state)
{
    (void)state;
    SAME("%zd", (ptrdiff_t)PTRDIFF_MAX);
    SAME("%zd", (ptrdiff_t)PTRDIFF_MIN);
}

static void writes_no_more_of_a_string_than_its_precision(void **state)
{
    (void)state;
    SAME("%.3s|%.0s|%.9s", "abcdef", "abcdef", "abc");
    SAME("%.*s|%-6.*s|%6.2s", 2, "abc", 2, "abc", "abc");
}

/* Or what is made of it is no UTF-8. */
static void cuts_no_character(void **state)
{
    (void)state;
    static const char signs[] = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80";
    static const int whole[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
    for (int i = 0; i < COUNT_OF(whole); i++) {
        char ours[16];
        struct text t = text_in(ours, sizeof ours);
        text_add(&t, "%.*s", i, signs);
        assert_int_equal(t.len, whole[i]);
        assert_memory_equal(ours, signs, t.len);
    }
}

static void reads_no_further_than_the_precision(void **state)
{
    (void)state;
    char ours[16];
    struct text t = text_in(ours, sizeof ours);
    char *bare = unit_room(3); /* no NUL, and nothing behind it */
    memset(bare, 'a', 3);
    text_add(&t, "%.3s", bare);
    free(bare);
    assert_string_equal(ours, "aaa");
}

static void cuts_what_does_not_fit_and_says_so(void **state)
{
    (void)state;
    char ours[6];
    struct text t = text_in(ours, sizeof ours);
    text_add(&t, "%s", "abcde");
    assert_false(t.cut);
    text_add(&t, "%d", 7);
    assert_true(t.cut);
    assert_string_equal(ours, "abcde");
    text_add(&t, "more");
    assert_string_equal(ours, "abcde");
    assert_int_equal(t.len, 5);
}

static void ends_its_string_in_any_room(void **state)
{
    (void)state;
    for (size_t size = 1; size < 30; size++) {
        char *bytes = unit_room(size);
        struct text t = text_in(bytes, size);
        assert_string_equal(bytes, "");
        text_add(&t, "%-4d%s%016x", 12, "between", 77U);
        assert_true(strlen(bytes) == t.len && t.len < size);
        assert_int_equal(t.cut, size < 28);
        free(bytes);
    }
}

static void writes_styles_only_in_colour(void **state)
{
    (void)state;
    char ours[32];
    struct text t = text_in(ours, sizeof ours);
    text_style(&t, STYLE_RED);
    assert_string_equal(ours, "");
    t.colour = true;
    text_style(&t, STYLE_RED);
    text_add(&t, "r");
    text_style(&t, STYLE_PLAIN);
    assert_string_equal(ours, "\033[1;31mr\033[0m");
}

static void counts_columns_as_a_terminal_shows_them(void **state)
{
    (void)state;
    assert_int_equal(text_columns(""), 0);
    assert_int_equal(text_columns("plain"), 5);
    assert_int_equal(text_columns("na\xc3\xafve \xe2\x86\x92"), 7);
    assert_int_equal(text_columns("\033[1;31mred\033[0m"), 3);
    assert_int_equal(text_columns("cut\033[1;3"), 3);
}

static void reads_numbers_within_their_limits(void **state)
{
    (void)state;
    static const struct {
        const char *words;
        long long min, max, value;
    } right[] = {
        {"0", 0, 0, 0},
        {"7", 0, 7, 7},
        {"007", 0, 7, 7},
        {"-3", -3, 0, -3},
        {"-0", 0, 5, 0},
        {"9223372036854775807", 0, LLONG_MAX, LLONG_MAX},
        {"-9223372036854775807", LLONG_MIN, 0, -LLONG_MAX},
    };
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
        long long n = 99;
        assert_true(
            text_number(right[i].words, right[i].min, right[i].max, &n));
        assert_true(n == right[i].value);
    }
}

static void refuses_what_is_not_a_number_within_its_limits(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",
        "-",
        "--1",
        "+1",
        " 1",
        "1 ",
        "1a",
        "a1",
        "0x1",
        "1.0",
        "1e2",
        "101",
        "-101",
        "1-1",
        "\xd9\xa1",
        "9223372036854775808",
        "18446744073709551617",
        "99999999999999999999999999",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        long long n = 55;
        assert_false(text_number(wrong[i], -100, 100, &n));
        assert_true(n == 55);
    }
}

static void every_error_has_its_own_words(void **state)
{
    (void)state;
    for (int a = ERR_OK; a <= ERR_STORAGE; a++) {
        for (int b = ERR_OK; b < a; b++) {
            assert_string_not_equal(err_text((enum err)a),
                                    err_text((enum err)b));
        }
    }
    assert_string_equal(err_text(ERR_OK), "ok");
    assert_string_equal(err_text(ERR_STORAGE), "the storage did not answer");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writes_numbers_as_the_c_library_does),
        cmocka_unit_test(pads_as_the_c_library_does),
        cmocka_unit_test(puts_the_sign_before_the_zeros),
        cmocka_unit_test(writes_signed_sizes_in_full),
        cmocka_unit_test(writes_no_more_of_a_string_than_its_precision),
        cmocka_unit_test(cuts_no_character),
        cmocka_unit_test(reads_no_further_than_the_precision),
        cmocka_unit_test(cuts_what_does_not_fit_and_says_so),
        cmocka_unit_test(ends_its_string_in_any_room),
        cmocka_unit_test(writes_styles_only_in_colour),
        cmocka_unit_test(counts_columns_as_a_terminal_shows_them),
        cmocka_unit_test(reads_numbers_within_their_limits),
        cmocka_unit_test(refuses_what_is_not_a_number_within_its_limits),
        cmocka_unit_test(every_error_has_its_own_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
