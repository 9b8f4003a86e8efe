/* plain_past.c - looking back, line by line: through a match and its record. */
#include "term/letters.h"
#include "term/plain_internal.h"

#include <string.h>

bool plain_looks_back(const struct plain *p)
{
    const struct session *s = p->session;
    return s && s->sitting.match.count < s->sitting.total;
}

static void say_place(struct plain *p)
{
    const struct sitting *s = &p->session->sitting;
    if (plain_looks_back(p)) {
        text_add(&p->out, "This is after move %d of %d.\n", s->match.count,
                 s->total);
    } else {
        text_add(&p->out, "This is the last of %d moves.\n", s->total);
    }
}

/* How far: 1, a number, or all. False: that is no number, and was said. */
static bool read_steps(struct plain *p, const char *word, const char *rest,
                       int *out)
{
    long long n = 1;
    if (p->remote) {
        text_add(&p->out, "The moves of a table online are told by log.\n");
        return false;
    }
    if (strcmp(rest, "all") == 0) {
        n = p->session->sitting.total;
    } else if (*rest && !text_number(rest, 1, 1000000, &n)) {
        text_add(&p->out, "Say %s, %s 10 or %s all.\n", word, word, word);
        return false;
    }
    *out = (int)n;
    return true;
}

/* Goes there. What is made on the way is told by whoever asks next. */
static void go_to(struct plain *p, int count)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct sitting *s = &p->session->sitting;
    count = count < 0 ? 0 : count > s->total ? s->total : count;
    if (sitting_go(s, count, &why) != ERR_OK)
        text_add(&p->out, "%c%s.\n", letter_capital(room[0]), room + 1);
    p->is_listed = false;
}

enum plain_answer plain_previous(struct plain *p, const char *rest)
{
    int steps = 0;
    if (!read_steps(p, "previous", rest, &steps))
        return ANSWER_AGAIN;
    if (p->session->sitting.match.count == 0) {
        text_add(&p->out, "This is the beginning.\n");
        return ANSWER_AGAIN;
    }
    go_to(p, p->session->sitting.match.count - steps);
    p->told = p->session->sitting.match.count;
    say_place(p);
    return ANSWER_AGAIN;
}

enum plain_answer plain_next(struct plain *p, const char *rest)
{
    int steps = 0;
    if (!read_steps(p, "next", rest, &steps))
        return ANSWER_AGAIN;
    if (!plain_looks_back(p)) {
        text_add(&p->out, "This is the last move; previous looks back.\n");
        return ANSWER_AGAIN;
    }
    go_to(p, p->session->sitting.match.count + steps);
    plain_tell_moves(p);
    say_place(p);
    return ANSWER_AGAIN;
}

/* From here on the match is another one, with a file of its own. */
enum plain_answer plain_branch(struct plain *p, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)rest;
    if (!plain_looks_back(p)) {
        text_add(&p->out, "You do not look back; previous does.\n");
        return ANSWER_AGAIN;
    }
    if (sitting_cut(&p->session->sitting, &why) != ERR_OK) {
        text_add(&p->out, "%c%s.\n", letter_capital(room[0]), room + 1);
        return ANSWER_AGAIN;
    }
    p->session->path[0] = '\0';
    p->session->is_saved = false;
    text_add(&p->out, "From here on this is a match of its own.\n");
    return ANSWER_AGAIN;
}
