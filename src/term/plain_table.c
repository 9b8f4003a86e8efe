/* plain_table.c - what can be said at a table of a server besides moves. */
#include "term/plain_internal.h"

static bool is_online(struct plain *p)
{
    if (!p->remote)
        text_add(&p->out, "This match is at no table online.\n");
    return p->remote != NULL;
}

/* "Seat 1 is Ada: here, with 9 minutes and 59 seconds left." */
static void write_seat(struct plain *p, int seat)
{
    const struct company *c = remote_company(p->remote);
    long long left = remote_left(p->remote, seat);
    if (c->seat[seat].kind == COMPANY_OPEN) {
        text_add(&p->out, "Seat %d is still open.\n", seat + 1);
        return;
    }
    text_add(&p->out, "Seat %d", seat + 1);
    if (p->scene.venue)
        text_add(&p->out, ", %s,", venue_seat_name(p->scene.venue, seat));
    text_add(&p->out, " is %s: %s", c->seat[seat].name,
             company_presence(c, seat, remote_seat(p->remote)));
    if (left >= 0) {
        text_add(&p->out, ", with ");
        company_say_time(left, &p->out);
        text_add(&p->out, " left");
    }
    text_add(&p->out, ".\n");
}

enum plain_answer plain_table(struct plain *p, const char *rest)
{
    (void)rest;
    if (!is_online(p))
        return ANSWER_AGAIN;
    const struct company *c = remote_company(p->remote);
    for (int i = 0; i < c->seats; i++)
        write_seat(p, i);
    if (c->watching > 0) {
        text_add(&p->out, "%d look%s on.\n", c->watching,
                 c->watching == 1 ? "s" : "");
    }
    const char *status = remote_status(p->remote);
    text_add(&p->out, "%s%s", status, *status ? "\n" : "");
    return ANSWER_AGAIN;
}

/* Somebody at the table wants to take back. */
static enum plain_answer answer(struct plain *p, bool yes)
{
    if (p->remote && remote_is_asked(p->remote)) {
        remote_answer(p->remote, yes);
    } else {
        text_add(&p->out, "Nobody asks for that.\n");
    }
    return ANSWER_AGAIN;
}

enum plain_answer plain_yes(struct plain *p, const char *rest)
{
    (void)rest;
    return answer(p, true);
}

enum plain_answer plain_no(struct plain *p, const char *rest)
{
    (void)rest;
    return answer(p, false);
}

/* Once is a slip; twice is meant. */
enum plain_answer plain_resign(struct plain *p, const char *rest)
{
    (void)rest;
    if (!is_online(p))
        return ANSWER_AGAIN;
    if (p->may_resign) {
        remote_wish(p->remote, WISH_RESIGN);
    } else {
        text_add(&p->out, "A bot would play on for you to the end, and you "
                          "cannot come back. Say resign again if you mean "
                          "it.\n");
    }
    p->may_resign = !p->may_resign;
    return ANSWER_AGAIN;
}

enum plain_answer plain_back(struct plain *p, const char *rest)
{
    (void)rest;
    if (is_online(p))
        remote_wish(p->remote, WISH_RETURN);
    return ANSWER_AGAIN;
}

enum plain_answer plain_rematch(struct plain *p, const char *rest)
{
    (void)rest;
    if (is_online(p))
        remote_wish(p->remote, WISH_REMATCH);
    return ANSWER_AGAIN;
}

enum plain_answer plain_take_back(struct plain *p)
{
    remote_wish(p->remote, WISH_TAKE_BACK);
    text_add(&p->out, "The others are asked whether you may take back.\n");
    return ANSWER_AGAIN;
}
