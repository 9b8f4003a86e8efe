#include "term/party.h"

#include "base/clean.h"
#include "host/clock.h"

#include <assert.h>

enum err party_open(const struct term_order *o, const char *by,
                    struct party **out, struct text *why)
{
    assert(o && by && out && why);
    return o->link ? party_join(o, by, out, why) : party_sit(o, by, out, why);
}

void party_free(struct party *p)
{
    if (!p)
        return;
    chronicle_free(&p->chronicle);
    p->kind->free(p);
}

bool party_work(struct party *p)
{
    return p->kind->work(p);
}

bool party_look(struct party *p, struct scene *out)
{
    p->covered = -1;
    if (p->kind->look(p, out))
        return true;
    scene_clear(out);
    return false;
}

void party_uncover(struct party *p)
{
    assert(p->covered >= 0);
    p->uncovered = p->covered;
}

void party_cover(struct party *p)
{
    p->uncovered = -1;
}

bool party_play(struct party *p, struct move m, struct text *said)
{
    assert(p->venue);
    return p->kind->play(p, m, said);
}

struct player *party_thinker(struct party *p, struct outlook *o, uint64_t *seed)
{
    assert(o && seed);
    return p->kind->thinker ? p->kind->thinker(p, o, seed) : NULL;
}

bool party_seat(struct party *p, int seat, const char *who)
{
    assert(p->kind->seat && who);
    assert(seat >= 0 && seat < p->venue->setup.seats);
    return p->kind->seat(p, seat, who);
}

uint64_t party_advice_seed(const struct party *p)
{
    assert(p->venue);
    return p->kind->advice_seed(p);
}

bool party_undo(struct party *p, int seat, struct text *said)
{
    return p->kind->undo(p, seat, said);
}

struct party_past party_past(const struct party *p)
{
    return p->kind->past(p);
}

bool party_looks_back(const struct party *p)
{
    struct party_past past = party_past(p);
    return past.count < past.total;
}

bool party_go(struct party *p, int count, struct text *said)
{
    struct party_past past = party_past(p);
    int most = count < past.total ? count : past.total;
    return p->kind->go(p, most < 0 ? 0 : most, said);
}

bool party_branch(struct party *p, struct text *said)
{
    assert(party_looks_back(p));
    return p->kind->branch(p, said);
}

bool party_keep(struct party *p, struct text *told)
{
    return p->is_kept || p->kind->keep(p, told);
}

const char *party_path(const struct party *p, struct text *said)
{
    return p->kind->path(p, said);
}

bool party_write(struct party *p, const char *path, struct text *said)
{
    assert(*path);
    return p->kind->write(p, path, said);
}

bool party_has_table(const struct party *p, struct text *said)
{
    return p->kind->has_table(p, said);
}

bool party_wish(struct party *p, enum party_wish wish, struct text *said)
{
    assert(wish >= 0 && wish < PARTY_WISHES);
    return party_has_table(p, said) && p->kind->wish(p, wish, said);
}

bool party_is_asked(const struct party *p)
{
    return company_must_answer(&p->company, p->seat);
}

long long party_left(const struct party *p, int seat)
{
    return company_left(&p->company, seat, clock_now());
}

void party_refuse(struct party *p, const char *sentence)
{
    assert(*sentence);
    struct text t = text_in(p->refusal, sizeof p->refusal);
    clean_write(sentence, &t);
}

const char *party_refusal(struct party *p, char room[PARTY_WORDS_MAX])
{
    struct text t = text_in(room, PARTY_WORDS_MAX);
    if (!p->refusal[0])
        return NULL;
    text_add(&t, "%s", p->refusal);
    p->refusal[0] = '\0';
    return room;
}

void party_write_welcome(const struct party *p, struct text *out)
{
    p->kind->write_welcome(p, out);
}

void party_write_head(const struct party *p, struct text *out)
{
    p->kind->write_head(p, out);
}

void party_write_status(const struct party *p, struct text *out)
{
    p->kind->write_status(p, out);
}

void party_write_farewell(const struct party *p, struct text *out)
{
    p->kind->write_farewell(p, out);
}
