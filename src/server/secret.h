/* secret.h - secrets of seats and invitations, by libsodium.
 *
 * A secret is 128 bits from the operating system (host/random.h), written with 22 letters that
 * need no care in a link. What is kept is its hash, from which it cannot be
 * found; who shows a secret is compared in constant time.
 */
#ifndef SERVER_SECRET_H
#define SERVER_SECRET_H

#include "base/err.h"
#include "base/text.h"

#include <stdint.h>

enum {
    SECRET_SIZE = 16,
    SECRET_MAX = 23, /* as text, with its NUL */
    SECRET_HASH_MAX = 44,
    SECRET_ID_MAX = 17,
    SECRET_KEY_SIZE = 32,
};

/* What a server, and all that share its store, know and nobody else does. */
struct secret_key {
    unsigned char bytes[SECRET_KEY_SIZE];
};

/* Must be called first. */
enum err secret_start(struct text *why) MUST_USE;

void secret_make(char out[SECRET_MAX]);
void secret_hash(const char *secret, char out[SECRET_HASH_MAX]);

/* The same for words that could be found by trying: nobody can without the key.
 * `purpose` keeps apart what the key is used for. */
void secret_hash_with(const struct secret_key *k, const char *purpose,
                      const char *words, char out[SECRET_HASH_MAX]);

/* A number of the bytes that nobody without the key can foresee; for tables in
 * memory. */
uint64_t secret_number(const struct secret_key *k, const void *bytes,
                       size_t size);

/* A secret, and the name of a table, that always come of the same words. Nobody
 * without the key can tell them from others, so they are as safe as the words. */
void secret_derive(const struct secret_key *k, const char *purpose,
                   const char *words, char out[SECRET_MAX]);
void secret_derive_id(const struct secret_key *k, const char *words,
                      char out[SECRET_ID_MAX]);

/* Is that the secret with this hash? Never for an empty hash. */
bool secret_is(const char *secret, const char *hash);

/* A name for a table that nobody guesses by accident: sixteen small letters
 * and digits. It is no secret. */
void secret_id(char out[SECRET_ID_MAX]);

/* The key as text and back; false if it is none. */
void secret_write_key(const struct secret_key *k, char out[SECRET_HASH_MAX]);
bool secret_read_key(struct secret_key *k, const char *words);

#endif
