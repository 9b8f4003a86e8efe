#include "base/letter.h"
#include "unit.h"

static void a_small_letter_stays_as_it_is(void **state)
{
    (void)state;
    uint32_t c = 0;
    while (c < 0x20000 && letter_fold(letter_fold(c)) == letter_fold(c))
        c++;
    assert_int_equal(c, 0x20000);
}

static void large_letters_have_small_ones_in_every_script(void **state)
{
    static const uint32_t pairs[][2] = {
        {'A', 'a'},       {'Z', 'z'},       {0xC4, 0xE4},
        {0x141, 0x142},   {0x178, 0xFF},    {0x3A9, 0x3C9},
        {0x3C2, 0x3C3},   {0x416, 0x436},   {0x531, 0x561},
        {0x10A0, 0x2D00}, {0x1E9E, 0xDF},   {0x24B6, 0x24D0},
        {0xFF21, 0xFF41}, {0xA640, 0xA641}, {0x10400, 0x10428},
        {'7', '7'},       {0xF7, 0xF7},     {0x4E2D, 0x4E2D},
    };
    (void)state;
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        assert_int_equal(letter_fold(pairs[i][0]), pairs[i][1]);
}

static void signs_are_no_part_of_words(void **state)
{
    (void)state;
    assert_true(letter_is_word('a') && letter_is_word('Z'));
    assert_true(letter_is_word('0') && letter_is_word(0xDF));
    assert_true(letter_is_word(0x436) && letter_is_word(0x4E2D));
    assert_false(letter_is_word(' ') || letter_is_word('-'));
    assert_false(letter_is_word('@') || letter_is_word('{'));
    assert_false(letter_is_word(0xAB) || letter_is_word(0xD7));
    assert_false(letter_is_word(0x201C) || letter_is_word(0x2500));
    assert_true(letter_is_digit('9'));
    assert_false(letter_is_digit('a') || letter_is_digit(0xB2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_small_letter_stays_as_it_is),
        cmocka_unit_test(large_letters_have_small_ones_in_every_script),
        cmocka_unit_test(signs_are_no_part_of_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
