#include "base/clean.h"

/* Control characters of ASCII, and those that UTF-8 writes with two bytes. How
 * many bytes it has; 0: it is none. */
static int control_bytes(const char *at)
{
    const unsigned char *p = (const unsigned char *)at;
    if (p[0] < ' ' || p[0] == 0x7f)
        return 1;
    return p[0] == 0xc2 && p[1] >= 0x80 && p[1] < 0xa0 ? 2 : 0;
}

void clean_write(const char *words, struct text *out)
{
    while (*words) {
        int n = control_bytes(words);
        text_put(out, n ? "." : words, 1);
        words += n ? n : 1;
    }
}
