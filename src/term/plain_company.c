/* plain_company.c - what becomes of a table besides the match: who comes and
 * goes, what is wanted, how much time there is. */
#include "term/plain_internal.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

static void tell_status(struct plain *p)
{
    char room[PARTY_WORDS_MAX];
    struct text status = text_in(room, sizeof room);
    party_write_status(p->party, &status);
    if (strcmp(room, p->status) == 0)
        return;
    memcpy(p->status, room, sizeof p->status);
    plain_answer_with(p, room);
}

/* Who has come, who has gone. */
static void tell_presence(struct plain *p)
{
    const struct company *c = &p->party->company;
    for (int i = 0; i < c->seats; i++) {
        bool is_person = c->seat[i].kind == COMPANY_PERSON;
        bool is_here = is_person && c->seat[i].is_here;
        if (is_here != p->is_here[i] && i != p->party->seat && is_person) {
            SAY(&p->out, is_here ? "came" : "went",
                {"name", .word = c->seat[i].name});
            text_add(&p->out, "\n");
        }
        p->is_here[i] = is_here;
    }
}

void plain_tell_company(struct plain *p)
{
    tell_presence(p);
    tell_status(p);
}

void plain_tell_refusal(struct plain *p)
{
    char room[PARTY_WORDS_MAX];
    const char *refusal = party_refusal(p->party, room);
    if (refusal)
        plain_answer_with(p, refusal);
}

void plain_tell_time(struct plain *p, long long left)
{
    assert(left >= 0);
    char room[GAME_TEXT_MAX];
    struct text time = text_in(room, sizeof room);
    company_say_time(left, &time);
    SAY(&p->out, "time-left", {"time", .word = room});
    text_add(&p->out, "\n");
    plain_flush(p);
}
