#include "cli/seats.h"

#include <assert.h>
#include <string.h>

static bool is_parameter(const char *piece, size_t n)
{
    size_t name = strcspn(piece, "=:,");
    return name < n && piece[name] == '=';
}

static bool append(char word[SEATS_WORD_MAX], const char *piece, size_t n)
{
    size_t before = strlen(word);
    struct text t = text_in(word + before, SEATS_WORD_MAX - before);
    text_add(&t, "%s%.*s", before ? "," : "", (int)n, piece);
    return !t.cut;
}

enum err seats_read(struct seats *s, const char *list, struct text *why)
{
    assert(s && list && why);
    *s = (struct seats){.count = 0};
    while (*list) {
        size_t n = strcspn(list, ",");
        bool more = s->count > 0 && is_parameter(list, n);
        if (!more && s->count == GAME_SEATS_MAX) {
            text_add(why, "more than %d players are named", GAME_SEATS_MAX);
            return ERR_TOO_LONG;
        }
        s->count += !more;
        if (n == 0 || !append(s->word[s->count - 1], list, n)) {
            text_add(why, "a player of the list is empty or too long");
            return ERR_BAD_TEXT;
        }
        list += n + (list[n] == ',');
    }
    return ERR_OK;
}

struct runner_limits seats_limits(const struct args *a)
{
    assert(a);
    struct runner_limits l = runner_standard();
    if (a->given[OPT_MOVE_TIME])
        l.time = a->number[OPT_MOVE_TIME];
    if (a->given[OPT_MATCH_TIME])
        l.total = (double)a->number[OPT_MATCH_TIME];
    if (a->given[OPT_MEMORY])
        l.child.memory = a->number[OPT_MEMORY] << 20;
    return l;
}
