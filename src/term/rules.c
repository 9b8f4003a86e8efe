#include "term/rules.h"

#include "term/letters.h"

#include <string.h>
#include <strings.h>

/* It begins where a word does, and a number is not the start of a longer one. */
static bool is_whole(const char *text, const char *at, size_t n)
{
    bool begins = at == text || !letter_is_word(at[-1])
                  || !letter_is_word(at[0]);
    return begins && (!letter_is_digit(at[n - 1]) || !letter_is_digit(at[n]));
}

bool rules_has(const char *text, const char *words)
{
    size_t n = strlen(words);
    for (const char *at = text; n > 0 && *at; at++) {
        if (strncasecmp(at, words, n) == 0 && is_whole(text, at, n))
            return true;
    }
    return n == 0;
}

/* The first line after the section that begins at `l`. */
static const struct rules_line *section_end(const struct rules_line *l)
{
    const struct rules_line *end = l;
    while (end->game && strcmp(end->game, l->game) == 0
           && strcmp(end->title, l->title) == 0)
        end++;
    return end;
}

static bool section_has(const struct rules_line *l, const char *words)
{
    const struct rules_line *end = section_end(l);
    bool has = rules_has(l->title, words);
    for (; !has && l < end; l++)
        has = rules_has(l->text, words);
    return has;
}

int rules_write(const char *game, const char *words, struct text *out)
{
    int sections = 0;
    for (const struct rules_line *l = rules_lines; l->game;) {
        const struct rules_line *end = section_end(l);
        bool wanted = strcmp(l->game, game) == 0 && section_has(l, words);
        sections += wanted;
        if (wanted) {
            text_style(out, STYLE_BOLD);
            text_add(out, "%s", l->title);
            text_style(out, STYLE_PLAIN);
            text_add(out, "\n");
        }
        for (; l < end; l++) {
            if (wanted)
                text_add(out, "%s\n", l->text);
        }
        text_add(out, wanted ? "\n" : "");
    }
    return sections;
}
