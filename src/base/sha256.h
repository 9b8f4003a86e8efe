/* sha256.h - the hash SHA-256, and HMAC made of it (FIPS 180-4, RFC 2104).
 *
 * For promises that anybody can check afterwards, in the browser too; it is not
 * meant to be fast.
 */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SHA256_SIZE = 32, SHA256_TEXT_SIZE = 2 * SHA256_SIZE + 1 };

struct sha256 {
    uint32_t h[8];
    uint64_t size; /* bytes so far */
    uint8_t block[64];
};

void sha256_begin(struct sha256 *s);
void sha256_add(struct sha256 *s, const void *bytes, size_t size);
void sha256_end(struct sha256 *s, uint8_t out[SHA256_SIZE]);

/* All of it at once. */
void sha256_of(const void *bytes, size_t size, uint8_t out[SHA256_SIZE]);

/* With a key of SHA256_SIZE bytes. */
void sha256_hmac(const uint8_t key[SHA256_SIZE], const void *bytes, size_t size,
                 uint8_t out[SHA256_SIZE]);

/* As 64 hexadecimal digits, and back; false if `s` is anything else. */
void sha256_write(const uint8_t bytes[SHA256_SIZE], char out[SHA256_TEXT_SIZE]);
bool sha256_read(const char *s, uint8_t out[SHA256_SIZE]);

#endif
