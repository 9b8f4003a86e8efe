#include "server/secret.h"

#include "host/random.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

enum { HASH_SIZE = 32, URLSAFE = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

_Static_assert(sodium_base64_ENCODED_LEN(SECRET_SIZE, URLSAFE) == SECRET_MAX,
               "a secret fits its room");
_Static_assert((int)SECRET_KEY_SIZE == (int)HASH_SIZE,
               "a key is written as a hash");
_Static_assert(sodium_base64_ENCODED_LEN(HASH_SIZE, URLSAFE) == SECRET_HASH_MAX,
               "a hash fits its room");

enum err secret_start(struct text *why)
{
    assert(why);
    if (sodium_init() >= 0)
        return ERR_OK;
    text_add(why, "the operating system gives no randomness");
    return ERR_STORAGE;
}

void secret_make(char out[SECRET_MAX])
{
    unsigned char bytes[SECRET_SIZE];
    random_fill(bytes, sizeof bytes);
    (void)sodium_bin2base64(out, SECRET_MAX, bytes, sizeof bytes, URLSAFE);
    sodium_memzero(bytes, sizeof bytes);
}

void secret_hash(const char *secret, char out[SECRET_HASH_MAX])
{
    assert(secret);
    unsigned char hash[HASH_SIZE];
    (void)crypto_generichash(hash, sizeof hash, (const unsigned char *)secret,
                             strlen(secret), NULL, 0);
    (void)sodium_bin2base64(out, SECRET_HASH_MAX, hash, sizeof hash, URLSAFE);
}

static void hash_with(const struct secret_key *k, const char *purpose,
                      const char *words, unsigned char out[HASH_SIZE])
{
    crypto_generichash_state s;
    (void)crypto_generichash_init(&s, k->bytes, sizeof k->bytes, HASH_SIZE);
    (void)crypto_generichash_update(&s, (const unsigned char *)purpose,
                                    strlen(purpose) + 1);
    (void)crypto_generichash_update(&s, (const unsigned char *)words,
                                    strlen(words));
    (void)crypto_generichash_final(&s, out, HASH_SIZE);
}

void secret_hash_with(const struct secret_key *k, const char *purpose,
                      const char *words, char out[SECRET_HASH_MAX])
{
    assert(purpose[0] && words);
    unsigned char hash[HASH_SIZE];
    hash_with(k, purpose, words, hash);
    (void)sodium_bin2base64(out, SECRET_HASH_MAX, hash, sizeof hash, URLSAFE);
}

uint64_t secret_number(const struct secret_key *k, const void *bytes,
                       size_t size)
{
    assert(k && (bytes || size == 0));
    uint64_t out = 0;
    _Static_assert(crypto_shorthash_KEYBYTES <= SECRET_KEY_SIZE, "a key");
    _Static_assert(crypto_shorthash_BYTES == sizeof out, "a number");
    (void)crypto_shorthash((unsigned char *)&out, bytes, size, k->bytes);
    return out;
}

void secret_derive(const struct secret_key *k, const char *purpose,
                   const char *words, char out[SECRET_MAX])
{
    assert(purpose[0] && words);
    unsigned char hash[HASH_SIZE];
    hash_with(k, purpose, words, hash);
    (void)sodium_bin2base64(out, SECRET_MAX, hash, SECRET_SIZE, URLSAFE);
}

bool secret_is(const char *secret, const char *hash)
{
    assert(secret && hash);
    char own[SECRET_HASH_MAX];
    secret_hash(secret, own);
    return strlen(hash) == strlen(own)
           && sodium_memcmp(own, hash, strlen(own)) == 0;
}

static void write_id(const unsigned char *bytes, char out[SECRET_ID_MAX])
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
    for (size_t i = 0; i < SECRET_ID_MAX - 1; i++)
        out[i] = letters[bytes[i] % 32];
    out[SECRET_ID_MAX - 1] = '\0';
}

void secret_id(char out[SECRET_ID_MAX])
{
    unsigned char bytes[SECRET_ID_MAX - 1];
    random_fill(bytes, sizeof bytes);
    write_id(bytes, out);
}

void secret_derive_id(const struct secret_key *k, const char *words,
                      char out[SECRET_ID_MAX])
{
    assert(k && words);
    unsigned char hash[HASH_SIZE];
    hash_with(k, "table", words, hash);
    write_id(hash, out);
}

void secret_write_key(const struct secret_key *k, char out[SECRET_HASH_MAX])
{
    assert(k);
    (void)sodium_bin2base64(out, SECRET_HASH_MAX, k->bytes, sizeof k->bytes,
                            URLSAFE);
}

bool secret_read_key(struct secret_key *k, const char *words)
{
    assert(k && words);
    size_t size = 0;
    return sodium_base642bin(k->bytes, sizeof k->bytes, words, strlen(words),
                             NULL, &size, NULL, URLSAFE)
               == 0
           && size == sizeof k->bytes;
}
