/* control.c - who holds regions and continents. */
#include "games/empire/state.h"

#include <assert.h>

/* EM-5.2: more armies and cities than each other owner; the neutral colour is
 * an owner. */
static int holder(const struct empire_table *t, const struct empire_state *s,
                  int region)
{
    int most = 0;
    int owner = FIELD_NONE;
    for (int i = 0; i < t->owners; i++) {
        int n = pieces(t, s, i, region);
        if (n > most) {
            most = n;
            owner = i;
        } else if (n == most) {
            owner = FIELD_NONE;
        }
    }
    return owner;
}

void empire_control_find(const struct empire_table *t,
                         const struct empire_state *s, struct control *out)
{
    assert(t->map->region_count <= EMPIRE_REGIONS);
    assert(t->owners <= EMPIRE_OWNERS && out);
    *out = (struct control){.held = {0}};
    for (int r = 0; r < t->map->region_count; r++) {
        int owner = holder(t, s, r);
        out->owner[r] = u8(owner);
        if (owner != FIELD_NONE)
            out->held[owner] |= 1U << r;
    }
}

/* EM-5.3: more of its regions than each other owner. */
bool empire_control_of_continent(const struct empire_table *t,
                                 const struct control *c, int owner,
                                 int continent)
{
    assert(owner >= 0 && owner < t->owners);
    assert(continent >= 0 && continent < t->map->continent_count);
    int own = bits_count(c->held[owner] & t->continent[continent]);
    for (int other = 0; other < t->owners; other++) {
        if (other != owner
            && bits_count(c->held[other] & t->continent[continent]) >= own)
            return false;
    }
    return own > 0; /* a continent where nobody else is needs a region, too */
}

int empire_holder_of_continent(const struct empire_table *t,
                               const struct control *c, int continent)
{
    int owner = 0;
    while (owner < t->owners
           && !empire_control_of_continent(t, c, owner, continent))
        owner++;
    return owner < t->owners ? owner : FIELD_NONE;
}
