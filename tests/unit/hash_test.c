/* hash_test.c - fingerprints that all machines agree on. */
#include "base/hash.h"
#include "base/rng.h"
#include "unit.h"

enum { SIZE = 200 };

static uint64_t hash_words(const char *words)
{
    return hash_bytes(0, words, strlen(words));
}

/* Computed apart from this program. */
static void all_machines_agree(void **state)
{
    (void)state;
    assert_true(hash_words("") == 0x9e3779b97f4a7c15U);
    assert_true(hash_words("a") == 0xed14a55ea39a00efU);
    assert_true(hash_words("mudbrick") == 0x918252b1ccb49c01U);
    assert_true(hash_words("a clay tablet from Ur") == 0xc0ac2d0c0ca831dbU);
    assert_true(hash_bytes(hash_words("mud"), "brick", 5)
                == 0x4569ac16e5497e0eU);
}

static void every_bit_counts(void **state)
{
    (void)state;
    struct rng rng = rng_seed(1);
    unsigned char bytes[SIZE];
    for (int i = 0; i < SIZE; i++)
        bytes[i] = (unsigned char)rng_below(&rng, 256);
    uint64_t before = hash_bytes(0, bytes, SIZE);
    for (int i = 0; i < SIZE * 8; i++) {
        bytes[i / 8] ^= (unsigned char)(1 << i % 8);
        assert_true(hash_bytes(0, bytes, SIZE) != before);
        bytes[i / 8] ^= (unsigned char)(1 << i % 8);
    }
    assert_true(hash_bytes(0, bytes, SIZE) == before);
}

static void the_length_counts(void **state)
{
    (void)state;
    static const unsigned char zeros[SIZE];
    uint64_t seen[SIZE];
    for (size_t n = 0; n < SIZE; n++) {
        seen[n] = hash_bytes(0, zeros, n);
        for (size_t k = 0; k < n; k++)
            assert_true(seen[n] != seen[k]);
    }
}

static void the_order_of_words_counts(void **state)
{
    (void)state;
    assert_true(hash_words("aaaaaaaabbbbbbbb")
                != hash_words("bbbbbbbbaaaaaaaa"));
    assert_true(hash_bytes(hash_words("red"), "blue", 4)
                != hash_bytes(hash_words("blue"), "red", 3));
}

static void the_place_in_memory_does_not_count(void **state)
{
    (void)state;
    char room[SIZE + 8];
    uint64_t wanted = hash_words("a text that is longer than a word");
    for (size_t shift = 0; shift < 8; shift++) {
        memcpy(room + shift, "a text that is longer than a word", 34);
        assert_true(hash_words(room + shift) == wanted);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_machines_agree),
        cmocka_unit_test(every_bit_counts),
        cmocka_unit_test(the_length_counts),
        cmocka_unit_test(the_order_of_words_counts),
        cmocka_unit_test(the_place_in_memory_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
