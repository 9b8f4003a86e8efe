#include "core/verify.h"

#include <assert.h>

static bool fits(const char *commitment, const char *promise, const char *whose,
                 struct text *why)
{
    if (strcmp(commitment, promise) == 0)
        return true;
    text_add(why, "the key belongs to the promise %s, %s %s", commitment, whose,
             promise);
    return false;
}

static bool key_is_promised(const struct record *r, const char *promise,
                            struct text *why)
{
    char commitment[SHA256_TEXT_SIZE];
    fair_commit(&r->key, commitment);
    if (promise && !fits(commitment, promise, "the one you have is", why))
        return false;
    return !r->has_commitment
           || fits(commitment, r->commitment, "the record says", why);
}

bool verify_chance(const struct record *r, const struct match *m,
                   const char *promise, int *draws, struct text *why)
{
    assert(r && m && draws && why);
    if (!r->has_key) {
        text_add(why, "the record has no tag key; an online match shows it "
                      "when it is over");
        return false;
    }
    if (!key_is_promised(r, promise, why) || !fair_check(m, &r->key, why))
        return false;
    *draws = 0;
    for (int i = 0; i < m->count; i++)
        *draws += m->moves[i].seat == SEAT_CHANCE;
    return true;
}
