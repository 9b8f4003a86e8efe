/* json_test.c - JSON written piece by piece. */
#include "core/json.h"
#include "unit.h"

static char room[512];
static struct text out;
static struct json w;

static int begin(void **state)
{
    (void)state;
    out = text_in(room, sizeof room);
    w = (struct json){.out = &out};
    return 0;
}

static void puts_commas_where_they_belong(void **state)
{
    (void)state;
    json_open(&w, '{');
    json_key(&w, "a");
    json_open(&w, '[');
    json_number(&w, 1);
    json_number(&w, 2);
    json_open(&w, '[');
    json_close(&w, ']');
    json_open(&w, '{');
    json_close(&w, '}');
    json_close(&w, ']');
    json_key(&w, "b");
    json_word(&w, "x");
    json_key(&w, "c");
    json_bool(&w, true);
    json_key(&w, "d");
    json_bool(&w, false);
    json_close(&w, '}');
    assert_string_equal(
        room, "{\"a\":[1,2,[],{}],\"b\":\"x\",\"c\":true,\"d\":false}");
}

static void escapes_what_a_string_may_not_hold(void **state)
{
    (void)state;
    json_word(&w, "\"\\/\n\t\001\037 \x7f\xc3\xa9");
    assert_string_equal(
        room, "\"\\\"\\\\/\\u000a\\u0009\\u0001\\u001f \x7f\xc3\xa9\"");
}

static void escapes_keys_as_well(void **state)
{
    (void)state;
    json_key(&w, "a\"b");
    json_number(&w, 0);
    assert_string_equal(room, "\"a\\\"b\":0");
}

static void says_when_a_word_has_no_room(void **state)
{
    static const char whole[] = "\"a\\u0001b\\\"c\\\\\xc3\xa9\"";
    (void)state;
    for (size_t size = 1; size <= sizeof whole; size++) {
        char *bytes = unit_room(size);
        struct text t = text_in(bytes, size);
        struct json own = {.out = &t};
        json_word(&own, "a\1b\"c\\\xc3\xa9");
        assert_int_equal(t.cut, size < sizeof whole);
        assert_int_equal(t.len, size - 1);
        assert_int_equal(strlen(bytes), t.len);
        assert_memory_equal(bytes, whole, t.len);
        free(bytes);
    }
}

static void writes_the_widest_numbers(void **state)
{
    (void)state;
    json_open(&w, '[');
    json_number(&w, INT64_MAX);
    json_number(&w, INT64_MIN);
    json_close(&w, ']');
    assert_string_equal(room, "[9223372036854775807,-9223372036854775808]");
}

static void rounds_reals_to_their_digits(void **state)
{
    (void)state;
    static const struct {
        double x;
        int digits;
        const char *words;
    } reals[] = {
        {0, 2, "0.00"},          {0.5, 0, "1"},
        {1.005, 1, "1.0"},       {0.25, 1, "0.3"},
        {-0.25, 1, "-0.3"},      {-0.04, 1, "0.0"},
        {0.999, 2, "1.00"},      {-1.5, 3, "-1.500"},
        {12.0625, 4, "12.0625"}, {1e15, 2, "1000000000000000.00"},
    };
    for (size_t i = 0; i < sizeof reals / sizeof reals[0]; i++) {
        begin(NULL);
        json_decimal(&w, reals[i].x, reals[i].digits);
        assert_string_equal(room, reals[i].words);
    }
}

static void writes_null_for_what_is_no_number(void **state)
{
    (void)state;
    static const volatile double zero = 0;
    json_open(&w, '[');
    json_decimal(&w, __builtin_nan(""), 2);
    json_decimal(&w, __builtin_inf(), 2);
    json_decimal(&w, -__builtin_inf(), 2);
    json_decimal(&w, 1e300, 0);
    json_decimal(&w, zero, 0);
    json_close(&w, ']');
    assert_string_equal(room, "[null,null,null,null,0]");
}

static void writes_hashes_with_all_their_digits(void **state)
{
    (void)state;
    json_open(&w, '[');
    json_hash(&w, 0);
    json_hash(&w, UINT64_MAX);
    json_hash(&w, 0xabcU);
    json_close(&w, ']');
    assert_string_equal(
        room,
        "[\"0000000000000000\",\"ffffffffffffffff\",\"0000000000000abc\"]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(puts_commas_where_they_belong, begin),
        cmocka_unit_test_setup(escapes_what_a_string_may_not_hold, begin),
        cmocka_unit_test_setup(escapes_keys_as_well, begin),
        cmocka_unit_test(says_when_a_word_has_no_room),
        cmocka_unit_test_setup(writes_the_widest_numbers, begin),
        cmocka_unit_test_setup(rounds_reals_to_their_digits, begin),
        cmocka_unit_test_setup(writes_null_for_what_is_no_number, begin),
        cmocka_unit_test_setup(writes_hashes_with_all_their_digits, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
