/* sha256_test.c - the known answers of the standard, and the texts. */
#include "base/sha256.h"

#include "unit/unit.h"

static void check_hash(const void *bytes, size_t size, const char *wanted)
{
    uint8_t hash[SHA256_SIZE];
    char text[SHA256_TEXT_SIZE];
    sha256_of(bytes, size, hash);
    sha256_write(hash, text);
    assert_string_equal(text, wanted);
}

static void knows_the_answers_of_the_standard(void **state)
{
    (void)state;
    check_hash(
        "", 0,
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    check_hash(
        "abc", 3,
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    check_hash(
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

static void hashes_a_million_letters_in_odd_pieces(void **state)
{
    struct sha256 s;
    uint8_t hash[SHA256_SIZE];
    char text[SHA256_TEXT_SIZE];
    char piece[113];
    (void)state;
    memset(piece, 'a', sizeof piece);
    sha256_begin(&s);
    for (size_t left = 1000000, n = 1; left > 0; n = n % sizeof piece + 1) {
        size_t size = n < left ? n : left;
        sha256_add(&s, piece, size);
        left -= size;
    }
    sha256_end(&s, hash);
    sha256_write(hash, text);
    assert_string_equal(
        text,
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* HMAC of "what do ya want for nothing?" under 32 bytes "k", from another
 * implementation. */
static void makes_codes_with_a_key(void **state)
{
    uint8_t key[SHA256_SIZE];
    uint8_t code[SHA256_SIZE];
    char text[SHA256_TEXT_SIZE];
    static const char words[] = "what do ya want for nothing?";
    (void)state;
    memset(key, 'k', sizeof key);
    sha256_hmac(key, words, sizeof words - 1, code);
    sha256_write(code, text);
    assert_string_equal(
        text,
        "4f63351605b85f42e803b30e42c1905fed065a563ff4295a47982e43f228e097");
}

static void reads_its_own_texts_and_nothing_else(void **state)
{
    uint8_t bytes[SHA256_SIZE];
    uint8_t back[SHA256_SIZE];
    char text[SHA256_TEXT_SIZE + 1] = "";
    (void)state;
    for (int i = 0; i < SHA256_SIZE; i++)
        bytes[i] = (uint8_t)(i * 37);
    sha256_write(bytes, text);
    assert_true(sha256_read(text, back));
    assert_memory_equal(bytes, back, sizeof bytes);
    text[64] = '0';
    assert_false(sha256_read(text, back));
    text[63] = '\0';
    assert_false(sha256_read(text, back));
    text[63] = 'G';
    text[64] = '\0';
    assert_false(sha256_read(text, back));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(knows_the_answers_of_the_standard),
        cmocka_unit_test(hashes_a_million_letters_in_odd_pieces),
        cmocka_unit_test(makes_codes_with_a_key),
        cmocka_unit_test(reads_its_own_texts_and_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
