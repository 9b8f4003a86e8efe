/* secret.h - secrets of seats and invitations, by libsodium.
 *
 * A secret is 128 bits from the operating system, written with 22 letters that
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
};

/* Must be called first. */
enum err secret_start(struct text *why) MUST_USE;

void secret_make(char out[SECRET_MAX]);
void secret_hash(const char *secret, char out[SECRET_HASH_MAX]);

/* Is that the secret with this hash? Never for an empty hash. */
bool secret_is(const char *secret, const char *hash);

/* A name for a table that nobody guesses by accident: sixteen small letters
 * and digits. It is no secret. */
void secret_id(char out[SECRET_ID_MAX]);

/* Random bytes for a key. */
void secret_bytes(void *out, size_t size);

#endif
