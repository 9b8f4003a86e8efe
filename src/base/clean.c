#include "base/clean.h"

#include "base/num.h"

#include <assert.h>
#include <string.h>

/* Signs that UTF-8 writes with these bytes and then one of a range. */
struct range {
    const char *begins;
    unsigned char first, last;
};

/* clang-format off */
static const struct range controls[] = {
    {"",             0x01, 0x1f},
    {"",             0x7f, 0x7f},
    {"\xc2",         0x80, 0x9f},
    {"\xd8",         0x9c, 0x9c}, /* U+061C: from right to left */
    {"\xe2\x80",     0x8e, 0x8f}, /* U+200E, U+200F: directions */
    {"\xe2\x80",     0xa8, 0xae}, /* lines, paragraphs, directions */
    {"\xe2\x81",     0xa6, 0xaf}, /* more directions, and what turns shapes */
    {"\xef\xbf",     0xb9, 0xbb}, /* U+FFF9 to U+FFFB: notes between the lines */
    {"\xf3\xa0\x80", 0x80, 0xbf}, /* U+E0000 to U+E007F: tags that nobody sees */
    {"\xf3\xa0\x81", 0x80, 0xbf},
};

static const struct range blanks[] = {
    {"",             ' ',  ' '},
    {"\xc2",         0xa0, 0xa0}, /* a space that does not break */
    {"\xc2",         0xad, 0xad}, /* a hyphen that is not there */
    {"\xcc",         0x80, 0xbf}, /* U+0300 to U+036F: marks on what stands before */
    {"\xcd",         0x80, 0xaf},
    {"\xe1\x85",     0x9f, 0xa0}, /* fillers of Hangul */
    {"\xe1\xaa",     0xb0, 0xbf}, /* U+1AB0 to U+1AFF: more marks */
    {"\xe1\xab",     0x80, 0xbf},
    {"\xe1\xb7",     0x80, 0xbf}, /* U+1DC0 to U+1DFF */
    {"\xe1\xa0",     0x8b, 0x8e}, /* Mongolian: variants, a vowel's space */
    {"\xe2\x80",     0x80, 0x8d},
    {"\xe2\x80",     0xaf, 0xaf},
    {"\xe2\x81",     0x9f, 0xa4},
    {"\xe2\x83",     0x90, 0xbf}, /* U+20D0 to U+20FF: marks around it */
    {"\xe2\xa0",     0x80, 0x80}, /* Braille without a dot */
    {"\xe3\x80",     0x80, 0x80},
    {"\xe3\x85",     0xa4, 0xa4},
    {"\xef\xb8",     0x80, 0x8f}, /* variants of what stands before them */
    {"\xef\xb8",     0xa0, 0xaf}, /* U+FE20 to U+FE2F: halves of marks */
    {"\xef\xbb",     0xbf, 0xbf},
    {"\xef\xbe",     0xa0, 0xa0},
    {"\xf3\xa0\x84", 0x80, 0xbf}, /* U+E0100 to U+E01EF: more variants */
    {"\xf3\xa0\x85", 0x80, 0xbf},
    {"\xf3\xa0\x86", 0x80, 0xbf},
    {"\xf3\xa0\x87", 0x80, 0xaf},
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

/* How many bytes the character has; 0: these are none of UTF-8. */
static int char_bytes(const char *at)
{
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
    while (form < COUNT_OF(forms)
           && (c[0] < forms[form].first || c[0] > forms[form].last))
        form++;
    int n = form < COUNT_OF(forms) ? forms[form].bytes : 0;
    if (n > 1 && (c[1] < forms[form].after || c[1] > forms[form].after_end))
        return 0;
    for (int i = 2; i < n; i++) {
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    }
    return n;
}

/* A byte of no character may be a command to a terminal, too. */
static int control_bytes(const char *at)
{
    if (*at >= ' ' && *at < 0x7f)
        return 0;
    return char_bytes(at) ? bytes_of(at, controls, COUNT_OF(controls)) : 1;
}

/* Writes the first character as it may be seen; the bytes it had. */
static int write_char(const char *words, struct text *out)
{
    int n = control_bytes(words);
    int shown = n ? 0 : char_bytes(words);
    text_put(out, n ? "." : words, n ? 1 : (size_t)shown);
    return n + shown;
}

void clean_write(const char *words, struct text *out)
{
    assert(words && out);
    while (*words)
        words += write_char(words, out);
}

void clean_write_lines(const char *words, struct text *out)
{
    assert(words && out);
    while (*words) {
        if (*words == '\n') {
            text_put(out, words++, 1);
        } else {
            words += write_char(words, out);
        }
    }
}

bool clean_is(const char *words)
{
    assert(words);
    while (*words && !control_bytes(words))
        words += char_bytes(words);
    return !*words;
}

bool clean_is_blank(const char *words)
{
    assert(words);
    int n = 1;
    while (*words && n > 0) {
        n = bytes_of(words, blanks, COUNT_OF(blanks));
        words += n;
    }
    return !*words;
}
