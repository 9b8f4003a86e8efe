#include "core/verify.h"

#include <assert.h>

static bool fits(const char *own, const char *commitment, const char *whose,
                 struct text *why)
{
    if (strcmp(own, commitment) == 0)
        return true;
    text_add(why, "the key belongs to the commitment %s, %s %s", own, whose,
             commitment);
    return false;
}

static bool key_fits(const struct record *r, const char *commitment,
                     struct text *why)
{
    char own[SHA256_TEXT_SIZE];
    fair_commit(&r->key, own);
    if (commitment && !fits(own, commitment, "the one you have is", why))
        return false;
    return !r->has_commitment
           || fits(own, r->commitment, "the record says", why);
}

bool verify_chance(const struct record *r, const struct match *m,
                   const char *commitment, int *draws, struct text *why)
{
    assert(r && m && draws && why);
    if (!r->has_key) {
        text_add(why, "the record has no tag key; an online match shows it "
                      "when it is over");
        return false;
    }
    if (!key_fits(r, commitment, why) || !fair_check(m, &r->key, why))
        return false;
    *draws = 0;
    for (int i = 0; i < m->count; i++)
        *draws += m->moves[i].seat == SEAT_CHANCE;
    return true;
}
