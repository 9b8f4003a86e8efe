#include "base/clean.h"

#include "base/num.h"

#include <string.h>

/* Signs that UTF-8 writes with these bytes and then one of a range. */
struct range {
    const char *begins;
    unsigned char first, last;
};

/* clang-format off */
static const struct range controls[] = {
    {"",         0x01, 0x1f},
    {"",         0x7f, 0x7f},
    {"\xc2",     0x80, 0x9f},
    {"\xe2\x80", 0xa8, 0xae}, /* lines, paragraphs, directions */
    {"\xe2\x81", 0xa6, 0xa9}, /* more directions */
};

static const struct range blanks[] = {
    {"",         ' ',  ' '},
    {"\xc2",     0xa0, 0xa0}, /* a space that does not break */
    {"\xc2",     0xad, 0xad}, /* a hyphen that is not there */
    {"\xe2\x80", 0x80, 0x8f},
    {"\xe2\x80", 0xaf, 0xaf},
    {"\xe2\x81", 0x9f, 0xa4},
    {"\xe3\x80", 0x80, 0x80},
    {"\xe3\x85", 0xa4, 0xa4},
    {"\xef\xbb", 0xbf, 0xbf},
};
/* clang-format on */

/* How many bytes the sign has, if it is of these; 0: it is not. */
static int bytes_of(const char *at, const struct range *list, int count)
{
    for (int i = 0; i < count; i++) {
        size_t n = strlen(list[i].begins);
        if (strncmp(at, list[i].begins, n) != 0)
            continue;
        unsigned char last = (unsigned char)at[n];
        if (last >= list[i].first && last <= list[i].last)
            return (int)n + 1;
    }
    return 0;
}

static int control_bytes(const char *at)
{
    return bytes_of(at, controls, COUNT_OF(controls));
}

void clean_write(const char *words, struct text *out)
{
    while (*words) {
        int n = control_bytes(words);
        text_put(out, n ? "." : words, 1);
        words += n ? n : 1;
    }
}

bool clean_is(const char *words)
{
    while (*words && !control_bytes(words))
        words++;
    return !*words;
}

bool clean_is_blank(const char *words)
{
    int n = 1;
    while (*words && n > 0) {
        n = bytes_of(words, blanks, COUNT_OF(blanks));
        words += n;
    }
    return !*words;
}
