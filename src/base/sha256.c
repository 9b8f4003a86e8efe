#include "base/sha256.h"

#include <assert.h>
#include <string.h>

enum { BLOCK = 64, ROUNDS = 64 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64
 * primes. */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turn(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

static uint32_t word_at(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8
           | p[3];
}

static void spread(const uint8_t block[BLOCK], uint32_t w[ROUNDS])
{
    for (size_t i = 0; i < 16; i++)
        w[i] = word_at(block + 4 * i);
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t a = w[i - 15];
        uint32_t b = w[i - 2];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7]
               + (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
}

static void mix(uint32_t h[8], const uint8_t block[BLOCK])
{
    uint32_t w[ROUNDS];
    uint32_t v[8];
    spread(block, w);
    memcpy(v, h, sizeof v);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t a = v[0];
        uint32_t e = v[4];
        uint32_t one = v[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25))
                       + ((e & v[5]) ^ (~e & v[6])) + constants[i] + w[i];
        uint32_t two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22))
                       + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[0] = one + two;
        v[4] += one;
    }
    for (int i = 0; i < 8; i++)
        h[i] += v[i];
}

void sha256_begin(struct sha256 *s)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372,
                                      0xa54ff53a, 0x510e527f, 0x9b05688c,
                                      0x1f83d9ab, 0x5be0cd19};
    memcpy(s->h, start, sizeof start);
    s->size = 0;
}

void sha256_add(struct sha256 *s, const void *bytes, size_t size)
{
    assert(s && (bytes || size == 0));
    const uint8_t *p = bytes;
    while (size > 0) {
        size_t at = s->size % BLOCK;
        size_t n = size < BLOCK - at ? size : BLOCK - at;
        memcpy(s->block + at, p, n);
        s->size += n;
        p += n;
        size -= n;
        if (at + n == BLOCK)
            mix(s->h, s->block);
    }
}

void sha256_end(struct sha256 *s, uint8_t out[SHA256_SIZE])
{
    assert(s && out);
    static const uint8_t padding[BLOCK] = {0x80};
    uint64_t bits = s->size * 8;
    uint8_t length[8];
    for (int i = 0; i < 8; i++)
        length[i] = (uint8_t)(bits >> (56 - 8 * i));
    size_t at = s->size % BLOCK;
    sha256_add(s, padding, (at < 56 ? 56 : 56 + BLOCK) - at);
    sha256_add(s, length, sizeof length);
    for (int i = 0; i < SHA256_SIZE; i++)
        out[i] = (uint8_t)(s->h[i / 4] >> (24 - 8 * (i % 4)));
}

void sha256_of(const void *bytes, size_t size, uint8_t out[SHA256_SIZE])
{
    assert((bytes || size == 0) && out);
    struct sha256 s;
    sha256_begin(&s);
    sha256_add(&s, bytes, size);
    sha256_end(&s, out);
}

void sha256_hmac(const uint8_t key[SHA256_SIZE], const void *bytes, size_t size,
                 uint8_t out[SHA256_SIZE])
{
    assert(key && (bytes || size == 0) && out);
    struct sha256 s;
    uint8_t inner[BLOCK];
    uint8_t outer[BLOCK];
    memset(inner, 0x36, sizeof inner);
    memset(outer, 0x5c, sizeof outer);
    for (int i = 0; i < SHA256_SIZE; i++) {
        inner[i] ^= key[i];
        outer[i] ^= key[i];
    }
    sha256_begin(&s);
    sha256_add(&s, inner, sizeof inner);
    sha256_add(&s, bytes, size);
    sha256_end(&s, out);
    sha256_begin(&s);
    sha256_add(&s, outer, sizeof outer);
    sha256_add(&s, out, SHA256_SIZE);
    sha256_end(&s, out);
}

static const char digits[] = "0123456789abcdef";

void sha256_write(const uint8_t bytes[SHA256_SIZE], char out[SHA256_TEXT_SIZE])
{
    assert(bytes && out);
    for (size_t i = 0; i < SHA256_SIZE; i++) {
        out[2 * i] = digits[bytes[i] >> 4];
        out[2 * i + 1] = digits[bytes[i] & 15];
    }
    out[SHA256_TEXT_SIZE - 1] = '\0';
}

bool sha256_read(const char *s, uint8_t out[SHA256_SIZE])
{
    assert(s && out);
    uint8_t bytes[SHA256_SIZE] = {0};
    for (int i = 0; i < 2 * SHA256_SIZE; i++) {
        const char *digit = s[i] ? strchr(digits, s[i]) : NULL;
        if (!digit)
            return false;
        bytes[i / 2] = (uint8_t)(bytes[i / 2] << 4 | (digit - digits));
    }
    if (s[SHA256_TEXT_SIZE - 1])
        return false;
    memcpy(out, bytes, sizeof bytes);
    return true;
}
