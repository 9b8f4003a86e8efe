/* battle.c - the result of the dice, and what the loser loses. */
#include "games/monuments/battle.h"

#include "base/num.h"
#include "games/monuments/attack.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

/* MO-14.16: how many of the attackers may go in. */
static int may_enter(const struct monuments_table *t,
                     const struct monuments_state *s)
{
    int n = bits_count(s->ferries_moved);
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++) {
        n += !monuments_is_water(t, s->target)
             || !monuments_is_ferry(t, s->attacker_spot[i]);
    }
    return n >= 2 ? n - 1 : 1;
}

/* MO-14.8: without a pip of the attacker, or with equal pips, nothing
 * happens. MO-14.21: the winner counts the battle at once. */
void monuments_result_run(const struct monuments_table *t,
                          struct monuments_state *s)
{
    assert(s->turn != s->defender && s->defender < t->seats);
    int difference = s->pips[0] - s->pips[1];
    if (s->pips[0] == 0 || difference == 0)
        return;
    bool won = difference > 0;
    s->loser = won ? s->defender : s->turn;
    s->arms = s->loser;
    s->damage = u8(won ? difference : -difference);
    int winner = won ? s->turn : s->defender;
    s->battles[winner] = u8(s->battles[winner]
                            + (s->battles[winner] < FIELD_NONE - 1));
    monuments_push(s, NODE_WEAPON); /* MO-14.20 */
    if (won) {
        s->left = u8(may_enter(t, s));
        s->acted = 0;
        s->group = 0;
        monuments_push(s, NODE_OCCUPY);
        monuments_push(s, NODE_LEAVE);
        monuments_push(s, NODE_FALL);
    }
    monuments_push(
        s, NODE_LOSS); /* MO-14.13: a beaten attacker only loses units. */
}

/* -- The loser's pieces ---------------------------------------------------- */

enum { PIECES_MAX = 64, DAMAGE_MAX = 256 };

struct piece {
    uint8_t spot;
    uint8_t what; /* a kind, LOSE_BUILDING + building, LOSE_FERRY */
    uint8_t power;
    uint8_t count;
};

struct army {
    int count;
    struct piece piece[PIECES_MAX];
};

/* Only pieces with power are ever chosen. */
static void add_piece(struct army *a, int spot, int what, int power, int count)
{
    if (power > 0 && count > 0) {
        a->piece[a->count++] = (struct piece){u8(spot), u8(what), u8(power),
                                              u8(count)};
    }
}

/* How many units of the kind on the spot the loser has in this battle. */
static int in_battle(const struct monuments_table *t,
                     const struct monuments_state *s, int spot, int kind)
{
    return s->loser == s->defender ? monuments_count(t, s, s->loser, spot, kind)
                                   : monuments_declared(s, spot, kind);
}

/* MO-14.12: the ferry and those aboard that take part. */
static void add_ferry(const struct monuments_table *t,
                      const struct monuments_state *s, int ferry,
                      struct army *a)
{
    int spot = monuments_ferry_spot(t, ferry);
    int all = t->content.ferry.power_water;
    for (int kind = UNARMED; kind <= ARMY; kind++) {
        int n = in_battle(t, s, spot, kind);
        int power = monuments_battle_power(t, s, s->loser, kind);
        add_piece(a, spot, kind, power, n);
        all += n * power;
    }
    add_piece(a, spot, LOSE_FERRY, all, 1);
}

static void add_walls(const struct monuments_table *t,
                      const struct monuments_state *s, struct army *a)
{
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++) {
        int n = 0;
        for (int i = b * MONUMENTS_PIECES; i < (b + 1) * MONUMENTS_PIECES;
             i++) {
            n += s->site[s->loser][i] == s->target
                 && !(s->broken[s->loser] >> i & 1);
        }
        add_piece(a, s->target, LOSE_BUILDING + b, t->content.building[b].power,
                  n);
    }
}

/* MO-14.9: everything on the hex that was attacked. */
static void muster_defender(const struct monuments_table *t,
                            const struct monuments_state *s, struct army *a)
{
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        add_piece(a, s->target, kind,
                  monuments_battle_power(t, s, s->loser, kind),
                  monuments_count(t, s, s->loser, s->target, kind));
    }
    if (!monuments_is_water(t, s->target)) {
        add_walls(t, s, a);
        return;
    }
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == s->loser && s->ferry_water[f] == s->target)
            add_ferry(t, s, f, a);
    }
}

static bool is_first(const struct monuments_state *s, int i)
{
    for (int k = 0; k < i; k++) {
        if (s->attacker_spot[k] == s->attacker_spot[i]
            && s->attacker_kind[k] == s->attacker_kind[i])
            return false;
    }
    return true;
}

/* MO-14.9: the declared units, and at sea the ferries that carried them. */
static void muster_attacker(const struct monuments_table *t,
                            const struct monuments_state *s, struct army *a)
{
    bool water = monuments_is_water(t, s->target);
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++) {
        int spot = s->attacker_spot[i];
        int kind = s->attacker_kind[i];
        bool crew = water && monuments_is_ferry(t, spot);
        if (!crew && is_first(s, i)) {
            add_piece(a, spot, kind,
                      monuments_battle_power(t, s, s->loser, kind),
                      monuments_declared(s, spot, kind));
        }
    }
    for (uint64_t m = s->ferries_moved; m; m = bits_rest(m))
        add_ferry(t, s, bits_first(m), a);
}

static void muster(const struct monuments_table *t,
                   const struct monuments_state *s, struct army *a)
{
    a->count = 0;
    if (s->loser == s->defender) {
        muster_defender(t, s, a);
    } else {
        muster_attacker(t, s, a);
    }
}

/* -- Exact matches (MO-14.10) ---------------------------------------------- */

/* Which sums can be reached: sum[n] is 1. */
struct sums {
    uint8_t sum[DAMAGE_MAX];
};

static void add_to_sums(struct sums *r, int power)
{
    for (int n = DAMAGE_MAX - 1; n >= power; n--)
        r->sum[n] |= r->sum[n - power];
}

/* A piece that goes with its ferry, or is the ferry. */
static bool is_crew(const struct army *a, int spot)
{
    for (int i = 0; i < a->count; i++) {
        if (a->piece[i].spot == spot && a->piece[i].what == LOSE_FERRY)
            return true;
    }
    return false;
}

/* A set holds passengers of a ferry, or the ferry, never both. */
static void add_ferry_to_sums(const struct army *a, int ferry, struct sums *r)
{
    struct sums whole = *r;
    struct sums crew = *r;
    int spot = a->piece[ferry].spot;
    for (int i = 0; i < a->count; i++) {
        const struct piece *p = &a->piece[i];
        for (int k = 0; p->spot == spot && i != ferry && k < p->count; k++)
            add_to_sums(&crew, p->power);
    }
    add_to_sums(&whole, a->piece[ferry].power);
    for (int n = 0; n < DAMAGE_MAX; n++)
        r->sum[n] = whole.sum[n] | crew.sum[n];
}

/* The sums of all pieces without one of piece `but`, and without the whole of
 * its ferry if it is aboard one. */
static void sums_without(const struct army *a, int but, struct sums *r)
{
    bool crew = is_crew(a, a->piece[but].spot);
    *r = (struct sums){{1}};
    for (int i = 0; i < a->count; i++) {
        const struct piece *p = &a->piece[i];
        bool skipped = crew && p->spot == a->piece[but].spot;
        if (p->what == LOSE_FERRY && !skipped) {
            add_ferry_to_sums(a, i, r);
        } else if (!is_crew(a, p->spot)) {
            for (int k = i == but; k < p->count; k++)
                add_to_sums(r, p->power);
        }
    }
}

/* The rest of the crew may be in the set as well. */
static void add_shipmates(const struct army *a, int but, struct sums *r)
{
    for (int i = 0; i < a->count; i++) {
        const struct piece *p = &a->piece[i];
        if (p->spot != a->piece[but].spot || p->what == LOSE_FERRY)
            continue;
        for (int k = i == but; k < p->count; k++)
            add_to_sums(r, p->power);
    }
}

static bool matches(const struct army *a, int i, int damage)
{
    const struct piece *p = &a->piece[i];
    struct sums r;
    if (p->power > damage)
        return false;
    sums_without(a, i, &r);
    if (p->what != LOSE_FERRY && is_crew(a, p->spot))
        add_shipmates(a, i, &r);
    return r.sum[damage - p->power] != 0;
}

/* -- The node -------------------------------------------------------------- */

void monuments_loss_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_LOSS);
    bool match[PIECES_MAX];
    bool any = false;
    int first = out->count;
    struct army a;
    if (s->damage == 0)
        return;
    muster(t, s, &a);
    for (int i = 0; i < a.count; i++) {
        match[i] = matches(&a, i, s->damage);
        any = any || match[i];
    }
    for (int i = 0; i < a.count; i++) {
        if (match[i] || !any) {
            monuments_offer(out, seat, MOVE_LOSE,
                            monuments_spot_id(t, a.piece[i].spot),
                            a.piece[i].what);
        }
    }
    monuments_sort(out, first);
}

static int power_of(const struct monuments_table *t,
                    const struct monuments_state *s, int spot, int what)
{
    struct army a;
    muster(t, s, &a);
    for (int i = 0; i < a.count; i++) {
        if (a.piece[i].spot == spot && a.piece[i].what == what)
            return a.piece[i].power;
    }
    return 0;
}

static void damage_building(struct monuments_state *s, int seat, int building)
{
    int i = building * MONUMENTS_PIECES;
    while (s->site[seat][i] != s->target || (s->broken[seat] >> i & 1))
        i++;
    s->broken[seat] |= bits_bit(i);
}

/* MO-14.12: everybody aboard is lost with the ferry. */
static void sink(const struct monuments_table *t, struct monuments_state *s,
                 int ferry)
{
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[ferry][i];
        s->freed = u8(s->freed + (kind == ARMED));
        if (kind != FIELD_NONE)
            monuments_undeclare(s, monuments_ferry_spot(t, ferry), kind);
    }
    s->ferries_moved &= ~bits_bit(ferry);
    monuments_ferry_remove(s, ferry);
}

static void fall(const struct monuments_table *t, struct monuments_state *s,
                 int spot, int kind)
{
    if (s->loser != s->defender)
        monuments_undeclare(s, spot, kind);
    monuments_kill(t, s, s->loser, spot, kind);
    s->ferries_moved &= s->ferries;
}

/* MO-14.10: units die, buildings are damaged. */
void monuments_loss_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_LOSS);
    int spot = monuments_spot_of(t, m.arg[0]);
    int what = m.arg[1];
    int power = power_of(t, s, spot, what);
    if (what == LOSE_FERRY) {
        sink(t, s, monuments_ferry_at(t, spot));
    } else if (what >= LOSE_BUILDING) {
        damage_building(s, s->loser, what - LOSE_BUILDING);
    } else {
        fall(t, s, spot, what);
    }
    s->damage = s->damage > power ? u8(s->damage - power) : 0;
}

/* MO-14.11: with damage left, what has no power falls too. */
void monuments_fall_run(const struct monuments_table *t,
                        struct monuments_state *s)
{
    assert(s->turn != s->defender && s->defender < t->seats);
    int seat = s->defender;
    if (s->damage == 0)
        return;
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        while (monuments_count(t, s, seat, s->target, kind) > 0)
            fall(t, s, s->target, kind);
    }
    for (int i = 0; i < MONUMENTS_SITES; i++) {
        if (s->site[seat][i] == s->target)
            s->broken[seat] |= bits_bit(i);
    }
}
