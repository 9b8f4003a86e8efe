/* start_who.c - who can sit: a person, the levels, the simple players. */
#include "base/num.h"
#include "search/level.h"
#include "term/say.h"
#include "term/start_internal.h"

#include <assert.h>
#include <string.h>

const char *start_who_word(int i)
{
    static const char *const simple[] = {"greedy", "random", NULL};
    int levels = 0;
    while (player_levels[levels].name)
        levels++;
    int n = i - 1 - levels; /* among the simple ones */
    assert(i > START_PERSON && n < COUNT_OF(simple));
    return n < 0 ? player_levels[i - 1].name : simple[n];
}

void start_write_who(int i, struct text *out)
{
    assert(i > START_PERSON && i < start_who_count() && out);
    char room[GAME_TEXT_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "bot-%s", start_who_word(i));
    if (fluent_has(&term_words, room)) {
        say(out, room);
    } else {
        text_add(out, "%s", start_who_word(i));
    }
}

int start_who_count(void)
{
    int n = 1;
    while (start_who_word(n))
        n++;
    return n;
}

int start_who_standard(void)
{
    int i = 1;
    while (start_who_word(i + 1)
           && strcmp(start_who_word(i), level_for(LEVEL_FOR_PEOPLE)) != 0)
        i++;
    return i;
}
