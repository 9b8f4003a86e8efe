#include "base/hash.h"

#include <assert.h>
#include <string.h>

/* Little-endian by construction, so big-endian machines agree. */
static uint64_t load(const unsigned char *p, size_t n)
{
    uint64_t word = 0;
    for (size_t i = 0; i < n; i++)
        word |= (uint64_t)p[i] << (8 * i);
    return word;
}

uint64_t hash_bytes(uint64_t h, const void *bytes, size_t size)
{
    assert(bytes || size == 0);
    const unsigned char *p = bytes;
    h ^= 0x9e3779b97f4a7c15U ^ size;
    for (size_t n = 0; size > 0; size -= n, p += n) {
        n = size < 8 ? size : 8;
        h = (h ^ load(p, n)) * 0xff51afd7ed558ccdU;
        h ^= h >> 32;
    }
    return h;
}

bool hash_read(const char *s, uint64_t *out)
{
    assert(s && out);
    static const char digits[] = "0123456789abcdef";
    uint64_t h = 0;
    if (strlen(s) != HASH_TEXT_SIZE - 1)
        return false;
    for (; *s; s++) {
        const char *digit = strchr(digits, *s);
        if (!digit)
            return false;
        h = h << 4 | (uint64_t)(digit - digits);
    }
    *out = h;
    return true;
}
