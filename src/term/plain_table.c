/* plain_table.c - what can be said at a table of a server besides moves. */
#include "term/plain_internal.h"
#include "term/say.h"

/* "Seat 1, Red, is Ada: here, with 9 minutes and 59 seconds left." */
static void write_seat(struct plain *p, int seat)
{
    const struct company *c = &p->party->company;
    long long left = party_left(p->party, seat);
    char name[GAME_TEXT_MAX];
    char room[GAME_TEXT_MAX];
    struct text called = text_in(name, sizeof name);
    struct text time = text_in(room, sizeof room);
    if (p->scene.venue && seat < p->scene.venue->setup.seats)
        scene_write_seat(&p->scene, seat, &called);
    company_say_time(left < 0 ? 0 : left, &time);
    SAY(&p->out, "table-seat", {"number", .number = seat + 1},
        {"has-seat", .number = called.len > 0}, {"seat", .word = name},
        {"name", .word = c->seat[seat].name},
        {"how", .word = company_presence(c, seat, p->party->seat)},
        {"has-time", .number = left >= 0}, {"time", .word = room});
    text_add(&p->out, "\n");
}

enum plain_answer plain_table(struct plain *p, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    const struct company *c = &p->party->company;
    (void)rest;
    if (!party_has_table(p->party, &said)) {
        plain_answer_with(p, room);
        return ANSWER_AGAIN;
    }
    for (int i = 0; i < c->seats; i++)
        write_seat(p, i);
    if (c->watching > 0) {
        SAY(&p->out, "table-watching", {"watching", .number = c->watching});
        text_add(&p->out, "\n");
    }
    party_write_status(p->party, &said);
    plain_answer_with(p, room);
    return ANSWER_AGAIN;
}

static enum plain_answer wish(struct plain *p, enum party_wish wanted)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    (void)party_wish(p->party, wanted, &said);
    plain_answer_with(p, room);
    return ANSWER_AGAIN;
}

/* Somebody at the table wants to take back. */
static enum plain_answer answer(struct plain *p, enum party_wish wanted)
{
    if (party_is_asked(p->party))
        return wish(p, wanted);
    plain_say(p, "plea-none");
    return ANSWER_AGAIN;
}

enum plain_answer plain_yes(struct plain *p, const char *rest)
{
    (void)rest;
    return answer(p, WISH_AGREE);
}

enum plain_answer plain_no(struct plain *p, const char *rest)
{
    (void)rest;
    return answer(p, WISH_REFUSE);
}

/* Once is a slip; twice is meant. */
enum plain_answer plain_resign(struct plain *p, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    (void)rest;
    if (!party_has_table(p->party, &said)) {
        plain_answer_with(p, room);
        return ANSWER_AGAIN;
    }
    p->may_resign = !p->may_resign;
    if (!p->may_resign)
        return wish(p, WISH_RESIGN);
    plain_say(p, "resign-again");
    return ANSWER_AGAIN;
}

enum plain_answer plain_back(struct plain *p, const char *rest)
{
    (void)rest;
    return wish(p, WISH_RETURN);
}

enum plain_answer plain_rematch(struct plain *p, const char *rest)
{
    (void)rest;
    return wish(p, WISH_REMATCH);
}
