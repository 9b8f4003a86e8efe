/* fair.h - chance that can be checked afterwards.
 *
 * Whoever runs a match chooses a secret key of 32 bytes and publishes its
 * SHA-256, the commitment, before the first move. Move number n (from 0, chance
 * and seats counted alike) is drawn, when it is chance's, like this:
 *
 *     T = the sum of the weights of chance's legal moves, in their order
 *     for k = 0, 1, 2, ...
 *         w = the first 8 bytes of HMAC-SHA-256(key, "chance n k"),
 *             as a number with the highest byte first
 *         if w < 2^64 - (2^64 mod T): r = w mod T, done
 *     the move is the first whose weight, added to those before it, exceeds r
 *
 * n and k are written in decimal digits. When the match is over the key is
 * shown, and everybody can draw again.
 */
#ifndef CORE_FAIR_H
#define CORE_FAIR_H

#include "base/sha256.h"
#include "core/match.h"

struct fair_key {
    uint8_t bytes[SHA256_SIZE];
};

/* What is published before the match, as 64 hexadecimal digits. */
void fair_commit(const struct fair_key *key, char out[SHA256_TEXT_SIZE]);

/* The draw for `number` among `total` equally likely ones, from 0. */
uint64_t fair_number(const struct fair_key *key, int number, uint64_t total);

/* The move of chance, who must be to move. */
struct move fair_draw(const struct venue *v, const struct state *s,
                      const struct fair_key *key, int number);

/* Draws every chance move of the match again. Names the first that differs. */
bool fair_check(const struct match *m, const struct fair_key *key,
                struct text *why);

#endif
