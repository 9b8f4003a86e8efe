#include "base/utf8.h"

#include "base/num.h"

#include <assert.h>

int utf8_size(const char *at, size_t most)
{
    assert(at);
    static const struct {
        unsigned char first, last;      /* the first byte is from, to */
        unsigned char after, after_end; /* so is the second */
        int bytes;
    } forms[] = {
        {0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2},
        {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
        {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
        {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4},
        {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    const unsigned char *c = (const unsigned char *)at;
    int form = 0;
    if (most == 0)
        return 0;
    while (form < COUNT_OF(forms)
           && (c[0] < forms[form].first || c[0] > forms[form].last))
        form++;
    int n = form < COUNT_OF(forms) ? forms[form].bytes : 0;
    if ((size_t)n > most)
        return 0;
    if (n > 1 && (c[1] < forms[form].after || c[1] > forms[form].after_end))
        return 0;
    for (int i = 2; i < n; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    }
    return n;
}

uint32_t utf8_read(const char *at)
{
    int n = utf8_size(at, 4);
    uint32_t first = (unsigned char)*at;
    assert(n > 0);
    if (n == 1)
        return first;
    uint32_t sign = first & (0x7fU >> n);
    for (int i = 1; i < n; i++)
        sign = sign << 6 | ((unsigned char)at[i] & 0x3fU);
    return sign;
}

int utf8_write(uint32_t sign, char out[4])
{
    static const unsigned char marks[] = {0, 0, 0xc0, 0xe0, 0xf0};
    int n = sign < 0x80 ? 1 : sign < 0x800 ? 2 : sign < 0x10000 ? 3 : 4;
    assert(sign < 0x110000);
    for (int i = n - 1; i > 0; i--, sign >>= 6)
        out[i] = (char)(0x80U | (sign & 0x3fU));
    out[0] = (char)(marks[n] | sign);
    return n;
}
