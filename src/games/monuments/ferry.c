/* ferry.c - boarding, sailing, landing and pushing empty ferries (MO-17). */
#include "games/monuments/ferry.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/bytes.h"
#include "games/monuments/ground.h"
#include "games/monuments/move.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"

#include <assert.h>

/* Ferries on the shore of a hex. MO-17.5: a ferry at a centre has none. */
static uint64_t ashore(const struct monuments_state *s, int place)
{
    uint64_t set = 0;
    for (int i = 0; s->ferries >> (8 * i); i++) {
        set |= monuments_eight_equal(s->ferry_land + (size_t)i * 8, place)
               << (8 * i);
    }
    return set & s->ferries;
}

/* MO-17.3: an empty ferry on this shore, and open water in front of it. */
uint64_t monuments_boardable(const struct monuments_table *t,
                             const struct monuments_state *s,
                             const struct monuments_waters *foes, int place)
{
    assert(place >= 0 && place < t->dry);
    uint64_t set = ashore(s, place);
    for (uint64_t m = set; m; m = bits_rest(m)) {
        if (monuments_waters_has(t, foes, s->ferry_water[bits_first(m)]))
            set &= ~bits_bit(bits_first(m));
    }
    return set;
}

/* MO-17.4: another unit on the hex that has movement to spare, or one that is
 * not activated while an activation is left. */
static bool has_partner(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int kind)
{
    if (monuments_find_spare(s, s->mover, kind) >= 0)
        return true;
    int n = s->left > 0 ? monuments_not_moved(t, s, seat, s->mover, kind) : 0;
    return n > (kind == s->mover_kind ? 1 : 0);
}

void monuments_board_offers(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out)
{
    struct monuments_waters foes;
    if (ashore(s, s->mover) == 0)
        return;
    monuments_foes_afloat(t, s, seat, &foes);
    for (uint64_t m = monuments_boardable(t, s, &foes, s->mover); m;
         m = bits_rest(m)) {
        monuments_offer(out, seat, MOVE_BOARD, bits_first(m), 0);
        for (int kind = UNARMED; kind <= ARMY; kind++) {
            if (has_partner(t, s, seat, kind))
                monuments_offer(out, seat, MOVE_BOARD, bits_first(m), 1 + kind);
        }
    }
}

static void embark(const struct monuments_table *t, struct monuments_state *s,
                   int from, int ferry, int kind)
{
    (void)monuments_take(t, s, s->turn, from, kind);
    monuments_put(t, s, s->turn, monuments_ferry_spot(t, ferry), kind);
}

/* MO-17.4: a partner with movement to spare has used its activation. */
static void embark_partner(const struct monuments_table *t,
                           struct monuments_state *s, int from, int ferry,
                           int kind)
{
    int spare = monuments_find_spare(s, from, kind);
    embark(t, s, from, ferry, kind);
    if (spare >= 0) {
        monuments_forget_moved(s, spare);
    } else {
        s->left--;
    }
}

/* MO-17.3: the ferry goes to the centre, and the rest of the movement is
 * lost. The passengers are asked what they take along. */
void monuments_board(const struct monuments_table *t, struct monuments_state *s,
                     int ferry, int partner)
{
    assert(s->ferries >> ferry & 1);
    assert(partner >= 0 && partner <= 1 + ARMY);
    int from = s->mover;
    embark(t, s, from, ferry, s->mover_kind);
    if (partner > 0)
        embark_partner(t, s, from, ferry, partner - 1);
    s->ferry_land[ferry] = FIELD_NONE;
    monuments_pop(s);
    if (s->ferry_unit[ferry][0] <= ARMED) {
        monuments_ask_carry(t, s, from, monuments_ferry_spot(t, ferry), 0);
    } else if (s->ferry_unit[ferry][1] <= ARMED) {
        monuments_ask_carry(t, s, from, monuments_ferry_spot(t, ferry), 1);
    }
}

/* -- Moving a ferry -------------------------------------------------------- */

/* MO-17.6: over open water, or onto open land. */
static void occupied_steps(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int ferry,
                           struct move_list *out)
{
    int at = s->ferry_water[ferry];
    uint64_t open = monuments_open_land(t, s, seat);
    struct monuments_waters foes;
    monuments_foes_afloat(t, s, seat, &foes);
    for (int i = 0; i < t->near_count[at]; i++) {
        int p = t->near[at][i];
        bool enter = monuments_is_water(t, p)
                         ? !monuments_waters_has(t, &foes, p)
                         : (open >> p & 1) != 0;
        if (enter)
            monuments_offer(out, seat, MOVE_SAIL, t->id[p], 0);
    }
}

/* The shores of one water hex. */
static void offer_shores(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int ferry,
                         int water, struct move_list *out)
{
    for (uint64_t m = t->beside[water]; m; m = bits_rest(m)) {
        bool here = water == s->ferry_water[ferry]
                    && bits_first(m) == s->ferry_land[ferry];
        if (!here) {
            monuments_offer(out, seat, MOVE_SHORE, t->id[water],
                            t->id[bits_first(m)]);
        }
    }
}

/* MO-17.8: another shore of its own or of a neighbouring water hex. */
static void empty_steps(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int ferry,
                        struct move_list *out)
{
    int at = s->ferry_water[ferry];
    int first = out->count;
    struct monuments_waters foes;
    monuments_foes_afloat(t, s, seat, &foes);
    if (!monuments_waters_has(t, &foes, at))
        offer_shores(t, s, seat, ferry, at, out);
    for (int i = 0; i < t->water_count[at]; i++) {
        if (!monuments_waters_has(t, &foes, t->water[at][i]))
            offer_shores(t, s, seat, ferry, t->water[at][i], out);
    }
    monuments_sort(out, first);
}

static void ferry_moves(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int ferry,
                        struct move_list *out)
{
    if (monuments_ferry_is_empty(s, ferry)) {
        empty_steps(t, s, seat, ferry, out);
    } else {
        occupied_steps(t, s, seat, ferry, out);
    }
}

void monuments_ferry_steps(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out)
{
    ferry_moves(t, s, seat, monuments_ferry_at(t, s->mover), out);
}

/* One shore that is not its own, of water without foes. */
static bool has_shore(const struct monuments_table *t,
                      const struct monuments_state *s,
                      const struct monuments_waters *foes, int ferry)
{
    int at = s->ferry_water[ferry];
    if (bits_rest(t->beside[at]) && !monuments_waters_has(t, foes, at))
        return true;
    for (int i = 0; i < t->water_count[at]; i++) {
        if (t->beside[t->water[at][i]]
            && !monuments_waters_has(t, foes, t->water[at][i]))
            return true;
    }
    return false;
}

static bool has_course(const struct monuments_table *t,
                       const struct monuments_ways *w, int at)
{
    if (t->beside[at] & w->open)
        return true;
    for (int i = 0; i < t->water_count[at]; i++) {
        if (!monuments_waters_has(t, &w->foes, t->water[at][i]))
            return true;
    }
    return false;
}

/* MO-17.10: an own occupied ferry, or an empty one that is controlled. */
bool monuments_ferry_can_move(const struct monuments_table *t,
                              const struct monuments_state *s,
                              const struct monuments_ways *w, int ferry)
{
    assert(s->ferries >> ferry & 1);
    int owner = s->ferry_owner[ferry];
    int water = s->ferry_water[ferry];
    if (owner != FIELD_NONE)
        return owner == s->turn && has_course(t, w, water);
    return ((w->land >> s->ferry_land[ferry] & 1)
            || monuments_controls_water(t, s, s->turn, water))
           && has_shore(t, s, &w->foes, ferry);
}

/* MO-17.9: what finds no place goes to the supply. */
void monuments_unload(const struct monuments_table *t,
                      struct monuments_state *s, int place, int cargo)
{
    assert(place >= 0 && place < t->dry);
    if (cargo != FIELD_NONE
        && monuments_res_on(s, place) < t->content.limits.resources_per_hex)
        monuments_amounts_add(s->res[place], cargo, 1);
}

/* MO-17.7: everybody is put ashore in slot order, and the ferry stays there. */
static void land(const struct monuments_table *t, struct monuments_state *s,
                 int ferry, int place)
{
    int seat = s->ferry_owner[ferry];
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[ferry][i];
        if (kind == FIELD_NONE)
            continue;
        monuments_put(t, s, seat, place, kind);
        monuments_note_moved(s, place, kind);
        monuments_unload(t, s, place, s->ferry_cargo[ferry][i]);
        s->ferry_unit[ferry][i] = FIELD_NONE;
        s->ferry_cargo[ferry][i] = FIELD_NONE;
    }
    s->ferry_owner[ferry] = FIELD_NONE;
    s->ferry_land[ferry] = u8(place);
}

void monuments_ferry_step(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(s->steps > 0);
    int ferry = monuments_ferry_at(t, s->mover);
    int place = t->place[m.arg[0]];
    s->steps--;
    if (m.kind == MOVE_SHORE) {
        s->ferry_water[ferry] = u8(place);
        s->ferry_land[ferry] = t->place[m.arg[1]];
        s->steps = 0;
    } else if (monuments_is_water(t, place)) {
        s->ferry_water[ferry] = u8(place);
    } else {
        land(t, s, ferry, place);
        s->steps = 0;
    }
    if (s->steps == 0)
        monuments_pop(s);
}
