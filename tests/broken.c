/* broken.c - a game that is wrong, for the test of what tests say: the first of all
 * games, but now and then a move leaves a number behind that cannot be. With
 * BROKEN=assert in the environment such a move stops the program instead. What is
 * compiled with games_all=broken_all plays nothing else. */
#undef games_all /* here it is what it says */
#include "base/hash.h"
#include "core/field.h"
#include "games/games.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { EVERY = 16, MAX = 200 };

extern struct games_entry broken_all[2]; /* what games.h calls games_all */
struct games_entry broken_all[2];
static struct game broken;

static const struct field *some_number(const struct fields *all)
{
    const struct field *found = NULL;
    for (int i = 0; i < all->count; i++) {
        const struct field *f = &all->row[i];
        if (f->kind == FIELD_BYTE && !f->values && f->max < MAX)
            found = f;
    }
    assert(found);
    return found;
}

static void apply_wrong(const struct table *t, struct state *s, struct move m)
{
    const struct game *right = games_all[0].game;
    const struct field *f = some_number(right->fields);
    const char *how = getenv("BROKEN");
    right->apply(t, s, m);
    bool is_wrong = hash_bytes(0, s, right->state_size) % EVERY == 0;
    assert(!is_wrong || !how || strcmp(how, "assert") != 0);
    if (is_wrong)
        field_set(f, s, 0, 0, (uint64_t)f->max + 1);
}

__attribute__((constructor)) static void break_game(void)
{
    broken = *games_all[0].game;
    broken.apply = apply_wrong;
    broken_all[0] = games_all[0];
    broken_all[0].game = &broken;
}
