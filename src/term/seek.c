#include "term/seek.h"

#include "base/letter.h"
#include "base/utf8.h"

#include <assert.h>
#include <stddef.h>

/* The next letter, small; a byte that is none stands for itself. */
static uint32_t take(const char **at)
{
    const uint32_t no_letter = 0x110000;
    int n = utf8_size(*at, 4);
    uint32_t c = n ? letter_fold(utf8_read(*at))
                   : no_letter + (unsigned char)**at;
    *at += n ? n : 1;
    return c;
}

/* Where the words end in the text, which begins with them; NULL: it does not. */
static const char *end_of(const char *text, const char *words)
{
    while (*words) {
        if (!*text || take(&text) != take(&words))
            return NULL;
    }
    return text;
}

static bool is_split(uint32_t before, uint32_t first)
{
    return letter_is_word(before) && letter_is_word(first);
}

/* It begins where a word does, and a number is not the start of a longer one. */
static bool has_at(const char *text, const char *words, uint32_t before)
{
    const char *first = words;
    const char *end = end_of(text, words);
    if (!end || is_split(before, take(&first)))
        return false;
    unsigned char last = (unsigned char)end[-1];
    return !letter_is_digit(last) || !letter_is_digit((unsigned char)*end);
}

bool seek_has(const char *text, const char *words)
{
    assert(text && words);
    uint32_t before = ' ';
    while (*words && *text) {
        if (has_at(text, words, before))
            return true;
        before = take(&text);
    }
    return !*words;
}

bool seek_is(const char *text, const char *words)
{
    assert(text && words);
    const char *end = end_of(text, words);
    return end && !*end;
}
