/* plain_past.c - looking back, line by line: through a match and its record. */
#include "term/plain_internal.h"
#include "term/say.h"

#include <string.h>

static void say_place(struct plain *p)
{
    struct party_past past = party_past(p->party);
    SAY(&p->out, party_looks_back(p->party) ? "past" : "past-last",
        {"count", .number = past.count}, {"total", .number = past.total});
    text_add(&p->out, "\n");
}

/* How far: 1, a number, or all. False: that is no number, and was said. */
static bool read_steps(struct plain *p, const char *word, const char *rest,
                       int *out)
{
    long long n = 1;
    if (strcmp(rest, "all") == 0) {
        n = party_past(p->party).total;
    } else if (*rest && !text_number(rest, 1, 1000000, &n)) {
        plain_say_of(p, "past-say", word);
        return false;
    }
    *out = (int)n;
    return true;
}

/* Goes there, and looks. False if that cannot be, which was said. */
static bool go_to(struct plain *p, int count)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    bool went = party_go(p->party, count, &said);
    plain_answer_with(p, room);
    if (went)
        plain_look_again(p);
    return went;
}

enum plain_answer plain_previous(struct plain *p, const char *rest)
{
    struct party_past past = party_past(p->party);
    int steps = 0;
    if (!read_steps(p, "previous", rest, &steps))
        return ANSWER_AGAIN;
    if (past.total > 0 && past.count == 0) {
        plain_say(p, "past-first");
    } else if (go_to(p, past.count - steps)) {
        say_place(p);
    }
    return ANSWER_AGAIN;
}

enum plain_answer plain_next(struct plain *p, const char *rest)
{
    struct party_past past = party_past(p->party);
    int steps = 0;
    if (!read_steps(p, "next", rest, &steps))
        return ANSWER_AGAIN;
    if (past.total > 0 && past.count == past.total) {
        plain_say(p, "past-end");
    } else if (go_to(p, past.count + steps)) {
        plain_tell_moves(p);
        say_place(p);
    }
    return ANSWER_AGAIN;
}

/* From here on the match is another one, with a file of its own. */
enum plain_answer plain_branch(struct plain *p, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    (void)rest;
    if (!party_looks_back(p->party)) {
        plain_say(p, "past-not");
        return ANSWER_AGAIN;
    }
    (void)party_branch(p->party, &said);
    plain_answer_with(p, room);
    return ANSWER_AGAIN;
}
