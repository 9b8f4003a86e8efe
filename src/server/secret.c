#include "server/secret.h"

#include <sodium.h>
#include <string.h>

enum { HASH_SIZE = 32, URLSAFE = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

_Static_assert(sodium_base64_ENCODED_LEN(SECRET_SIZE, URLSAFE) == SECRET_MAX,
               "a secret fits its room");
_Static_assert(sodium_base64_ENCODED_LEN(HASH_SIZE, URLSAFE) == SECRET_HASH_MAX,
               "a hash fits its room");

enum err secret_start(struct text *why)
{
    if (sodium_init() >= 0)
        return ERR_OK;
    text_add(why, "the operating system gives no randomness");
    return ERR_STORAGE;
}

void secret_make(char out[SECRET_MAX])
{
    unsigned char bytes[SECRET_SIZE];
    randombytes_buf(bytes, sizeof bytes);
    (void)sodium_bin2base64(out, SECRET_MAX, bytes, sizeof bytes, URLSAFE);
    sodium_memzero(bytes, sizeof bytes);
}

void secret_hash(const char *secret, char out[SECRET_HASH_MAX])
{
    unsigned char hash[HASH_SIZE];
    (void)crypto_generichash(hash, sizeof hash, (const unsigned char *)secret,
                             strlen(secret), NULL, 0);
    (void)sodium_bin2base64(out, SECRET_HASH_MAX, hash, sizeof hash, URLSAFE);
}

bool secret_is(const char *secret, const char *hash)
{
    char own[SECRET_HASH_MAX];
    secret_hash(secret, own);
    return strlen(hash) == strlen(own)
           && sodium_memcmp(own, hash, strlen(own)) == 0;
}

void secret_id(char out[SECRET_ID_MAX])
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
    unsigned char bytes[SECRET_ID_MAX - 1];
    randombytes_buf(bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof bytes; i++)
        out[i] = letters[bytes[i] % 32];
    out[SECRET_ID_MAX - 1] = '\0';
}

void secret_bytes(void *out, size_t size)
{
    randombytes_buf(out, size);
}
