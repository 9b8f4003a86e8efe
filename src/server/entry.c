#include "server/entry.h"

#include "base/num.h"

#include <assert.h>
#include <limits.h>

static const char *const words[ENTRY_KINDS] = {
    [ENTRY_SIT] = "sit",   [ENTRY_BEGIN] = "begin",   [ENTRY_MOVE] = "move",
    [ENTRY_LATE] = "late", [ENTRY_RETURN] = "return", [ENTRY_RESIGN] = "resign",
    [ENTRY_PLEA] = "ask",  [ENTRY_AGREE] = "agree",   [ENTRY_REFUSE] = "refuse",
    [ENTRY_BACK] = "back", [ENTRY_NEXT] = "next",
};

const char *entry_word(enum entry_kind kind)
{
    assert(kind < ENTRY_KINDS);
    return words[kind];
}

void entry_write(const struct entry *e, struct text *out)
{
    assert(e->kind < ENTRY_KINDS);
    assert(e->seat >= 0 && e->time >= 0 && e->left >= 0 && e->number >= 0);
    assert(!strchr(e->id, ' '));
    text_add(out, "%s %d %lld %lld %d %s %s", words[e->kind], e->seat,
             (long long)e->time, (long long)e->left, e->number,
             e->id[0] ? e->id : "-", e->words);
}

/* The next word of the line; false if it does not fit. */
static bool take(const char **at, char *out, size_t room)
{
    size_t n = strcspn(*at, " ");
    if (n == 0 || n >= room || (*at)[n] != ' ')
        return false;
    memcpy(out, *at, n);
    out[n] = '\0';
    *at += n + 1;
    return true;
}

static bool take_number(const char **at, long long max, long long *out)
{
    char room[24];
    return take(at, room, sizeof room) && text_number(room, 0, max, out);
}

static bool take_kind(const char **at, enum entry_kind *out)
{
    char room[16];
    if (!take(at, room, sizeof room))
        return false;
    for (int i = 0; i < ENTRY_KINDS; i++) {
        if (strcmp(words[i], room) == 0) {
            *out = (enum entry_kind)i;
            return true;
        }
    }
    return false;
}

bool entry_read(struct entry *e, const char *body)
{
    assert(e && body);
    long long n[4] = {0};
    *e = (struct entry){.seat = 0};
    if (!take_kind(&body, &e->kind) || !take_number(&body, SEAT_CHANCE, &n[0])
        || !take_number(&body, INT64_MAX, &n[1])
        || !take_number(&body, INT64_MAX, &n[2])
        || !take_number(&body, INT_MAX, &n[3])
        || !take(&body, e->id, sizeof e->id) || strlen(body) >= sizeof e->words)
        return false;
    e->seat = (int)n[0];
    e->time = n[1];
    e->left = n[2];
    e->number = (int)n[3];
    memcpy(e->words, body, strlen(body) + 1);
    return true;
}
