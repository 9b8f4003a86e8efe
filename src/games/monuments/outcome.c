/* outcome.c - a move is played on a copy, with all that follows of itself (MO-0.7),
 * and the position after it is compared with the one before. A view will do: what
 * it hides is not looked at. */
#include "games/monuments/outcome.h"

#include "games/monuments/attack.h"
#include "games/monuments/content.h"
#include "games/monuments/count.h"
#include "games/monuments/offer.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/tell.h"
#include "games/monuments/things.h"
#include "games/monuments/turn.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

/* More hexes and quests than ever change at once; a fact has room for them. */
enum { CHANGES_MAX = 12, COMPLETED_MAX = 24 };

/* The position before a move, and after it. */
struct step {
    const struct monuments_table *t;
    const struct monuments_state *before, *after;
};

/* -- What everybody has ---------------------------------------------------- */

/* Controlled resources, units on the board, buildings that work, and what counts
 * for points. */
enum {
    STOCK_UNIT = MONUMENTS_TYPES,
    STOCK_BUILDING = STOCK_UNIT + MONUMENTS_KINDS,
    STOCK_ITEM = STOCK_BUILDING + MONUMENTS_BUILDINGS,
};

static const struct {
    const char *word;
    uint8_t kind;
} items[] = {
    {"layers", COUNT_LAYERS},
    {"upgrades", COUNT_UPGRADES},
    {"battles", COUNT_BATTLES},
};
enum { STOCKS = STOCK_ITEM + sizeof items / sizeof items[0] };

/* The largest fact: a gift or quests in hand, and everything of everybody. */
enum {
    STOCK_PARTS = 5 + 3 * STOCKS, /* of a seat */
    OUTCOME_PARTS = 5 + STOCK_PARTS * MONUMENTS_SEATS + 9 * CHANGES_MAX
                    + 4 * COMPLETED_MAX + 3 * MONUMENTS_LOCKABLE
                    + 3 * MONUMENTS_CARDS,
};
_Static_assert(OUTCOME_PARTS + 144 <= FACT_PARTS_MAX, "a fact has room for it");

struct stock {
    int n[STOCKS];
};

static int count_horses(const struct monuments_table *t,
                        const struct monuments_state *s, int seat)
{
    int n = 0;
    for (int i = 0; i < t->unit_max[HORSE - ARMY]; i++)
        n += s->unit[HORSE - ARMY][seat][i] != FIELD_NONE;
    return n;
}

static int count_units(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int kind)
{
    int armed = kind > ARMED
                    ? 0
                    : monuments_tally(t, s, seat, COUNT_UNIT, ARG_WEAPON);
    switch ((enum monuments_kind)kind) {
    case UNARMED:
        return monuments_tally(t, s, seat, COUNT_UNIT, ARG_WORKER) - armed;
    case ARMED:
        return armed;
    case ARMY:
    case NAVY:
    case AIRFORCE:
        return monuments_tally(t, s, seat, COUNT_UNIT, ARG_ARMY + kind - ARMY);
    case HORSE:
        return count_horses(t, s, seat);
    case MONUMENTS_KINDS:
        return 0;
    }
    return 0;
}

static int count_buildings(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           int building)
{
    int n = 0;
    for (uint64_t m = monuments_working(t, s, seat, building); m;
         m = bits_rest(m))
        n += monuments_intact_on(s, seat, building, bits_first(m));
    return n;
}

static void stock_find(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct stock *out)
{
    uint32_t wealth = monuments_wealth(t, s, seat);
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        out->n[i] = monuments_amount(wealth, i);
    for (int i = 0; i < MONUMENTS_KINDS; i++)
        out->n[STOCK_UNIT + i] = count_units(t, s, seat, i);
    for (int i = 0; i < MONUMENTS_BUILDINGS; i++)
        out->n[STOCK_BUILDING + i] = count_buildings(t, s, seat, i);
    for (int i = STOCK_ITEM; i < STOCKS; i++) {
        out->n[i] = monuments_tally(t, s, seat, items[i - STOCK_ITEM].kind,
                                    ARG_ANY);
    }
}

/* What the seat has more of, as a stock that can be negative. True if any. */
static bool stock_change(const struct step *p, int seat, struct stock *out)
{
    struct stock before;
    bool any = false;
    stock_find(p->t, p->before, seat, &before);
    stock_find(p->t, p->after, seat, out);
    for (int i = 0; i < STOCKS; i++) {
        out->n[i] -= before.n[i];
        any = any || out->n[i] != 0;
    }
    return any;
}

static void add_thing(int thing, int n, struct fact *f)
{
    if (thing < STOCK_UNIT) {
        monuments_add_each_amount((uint32_t)n << (8 * thing), f);
    } else if (thing < STOCK_BUILDING) {
        monuments_add_pieces(monuments_kind_words[thing - STOCK_UNIT], n, f);
    } else if (thing < STOCK_ITEM) {
        monuments_add_pieces(monuments_building_words[thing - STOCK_BUILDING],
                             n, f);
    } else {
        fact_open(f, NULL, "item");
        fact_word(f, "of", items[thing - STOCK_ITEM].word);
        fact_number(f, "n", n);
        fact_close(f);
    }
}

/* The list of what there is more of, or less: sign is 1 or -1. */
static void add_things(const char *name, const struct stock *change, int sign,
                       struct fact *f)
{
    fact_list(f, name);
    for (int i = 0; i < STOCKS; i++) {
        if (sign * change->n[i] > 0)
            add_thing(i, sign * change->n[i], f);
    }
    fact_close_some(f);
}

/* Of whoever moves. */
static void add_own(const struct step *p, int seat, struct fact *f)
{
    struct stock change;
    stock_change(p, seat, &change);
    add_things("gains", &change, 1, f);
    add_things("loses", &change, -1, f);
}

static void add_others(const struct step *p, int mover, struct fact *f)
{
    fact_list(f, "others");
    for (int seat = 0; seat < p->t->seats; seat++) {
        struct stock change;
        if (seat == mover || !stock_change(p, seat, &change))
            continue;
        fact_open(f, NULL, "stock");
        monuments_add_seat(p->t, "seat", seat, f);
        add_things("gains", &change, 1, f);
        add_things("loses", &change, -1, f);
        fact_close(f);
    }
    fact_close_some(f);
}

/* -- What changes hands ---------------------------------------------------- */

static void add_holder(const struct monuments_table *t, const char *name,
                       int holder, struct fact *f)
{
    if (holder == FIELD_NONE) {
        fact_thing(f, name, "seat", "nobody");
    } else {
        monuments_add_seat(t, name, holder, f);
    }
}

/* `left`: so many have room. */
static void add_change(const struct step *p, int place, int *left,
                       struct fact *f)
{
    int from = monuments_holder(p->t, p->before, place);
    int to = monuments_holder(p->t, p->after, place);
    if (from == to || *left == 0)
        return;
    (*left)--;
    fact_open(f, NULL, "change");
    monuments_add_spot(p->t, "hex", p->t->id[place], f);
    add_holder(p->t, "from", from, f);
    add_holder(p->t, "to", to, f);
    fact_close(f);
}

/* MO-5.7 */
static void add_changes(const struct step *p, struct fact *f)
{
    int left = CHANGES_MAX;
    bool afloat = memcmp(p->before->unit, p->after->unit,
                         sizeof p->before->unit)
                  != 0; /* nobody else holds water */
    fact_list(f, "changes");
    for (uint64_t m = p->t->land; m; m = bits_rest(m))
        add_change(p, bits_first(m), &left, f);
    for (int w = p->t->dry; afloat && w < p->t->hexes; w++)
        add_change(p, w, &left, f);
    fact_close_some(f);
}

/* -- Quests and locked pieces ---------------------------------------------- */

/* The seat that has completed the quest, or none. */
static int done_by(const struct monuments_state *s, int quest)
{
    int where = s->where[quest];
    return where >= WHERE_DONE && where < WHERE_DONE + MONUMENTS_SEATS
               ? where - WHERE_DONE
               : FIELD_NONE;
}

/* MO-15.6: by the seat at turn, or by the next one. */
static void add_completed(const struct step *p, struct fact *f)
{
    int left = COMPLETED_MAX;
    fact_list(f, "completes");
    for (int i = 0; i < p->t->content.quest_count && left > 0; i++) {
        int seat = done_by(p->after, i);
        if (seat == done_by(p->before, i))
            continue;
        left--;
        fact_open(f, NULL, "completed");
        monuments_add_seat(p->t, "seat", seat, f);
        fact_number(f, "id", p->t->content.quest[i].id);
        fact_close(f);
    }
    fact_close_some(f);
}

/* MO-19.7: of whose turn it is. */
static void add_unlocked(const struct step *p, struct fact *f)
{
    int seat = p->before->turn;
    const uint8_t *was = p->before->locked[seat];
    const uint8_t *is = p->after->locked[seat];
    fact_list(f, "unlocks");
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++)
        monuments_add_pieces(monuments_lockable_name(i), was[i] - is[i], f);
    fact_close_some(f);
}

/* MO-7.1: of whose turn it is. */
static void add_improved(const struct step *p, struct fact *f)
{
    int seat = p->before->turn;
    uint64_t improved = p->after->green[seat] & ~p->before->green[seat];
    fact_list(f, "improves");
    for (; improved; improved = bits_rest(improved)) {
        fact_thing(f, NULL, "card", monuments_card_words[bits_first(improved)]);
    }
    fact_close_some(f);
}

/* -- Battles --------------------------------------------------------------- */

static bool rolls(const struct monuments_state *s)
{
    int node = monuments_stack_top(s);
    return node == NODE_ATTACK_DICE || node == NODE_DEFENCE_DICE;
}

static int winner_of(const struct step *p)
{
    for (int seat = 0; seat < p->t->seats; seat++) {
        if (p->after->battles[seat] > p->before->battles[seat])
            return seat;
    }
    return FIELD_NONE;
}

/* MO-14.8: who wins is known when nobody rolls any more; the pips, before anything
 * follows of it. */
static void add_result(const struct step *p, struct move m, struct fact *f)
{
    struct monuments_state rolled = *p->before;
    int winner = winner_of(p);
    fact_word(f, "result",
              winner != FIELD_NONE ? "won"
              : rolls(p->after)    ? "open"
                                   : "drawn");
    if (winner == FIELD_NONE)
        return;
    monuments_dice_apply(p->t, &rolled, m);
    int by = rolled.pips[0] - rolled.pips[1];
    monuments_add_seat(p->t, "winner", winner, f);
    fact_number(f, "by", by < 0 ? -by : by);
}

/* -- The move -------------------------------------------------------------- */

static bool ends_turn(const struct step *p)
{
    return p->after->turn != p->before->turn
           || p->after->round != p->before->round
           || monuments_stack_top(p->after) == NODE_OVER;
}

/* MO-15.3: quests that nobody has seen cannot be drawn, nor those that the viewer
 * has not seen be put back. */
static bool can_be_played(struct move m)
{
    if (m.kind == MOVE_KEEP)
        return m.arg[0] != FIELD_HIDDEN;
    return m.kind != MOVE_PLAY || m.arg[0] != CARD_QUEST;
}

/* What can be said of it without playing it. */
static bool ends_unseen(const struct monuments_table *t,
                        const struct monuments_state *s, struct move m)
{
    return m.kind == MOVE_KEEP /* it is all that the card does */
           || s->pile[t->deck_of_layer[s->layers[m.seat]]] == 1; /* MO-0.7 */
}

void monuments_add_outcome(const struct monuments_table *t,
                           const struct monuments_state *s, struct move m,
                           struct fact *f)
{
    struct monuments_state next = *s;
    const struct step p = {t, s, &next};
    if (!can_be_played(m)) {
        fact_number(f, "ends", ends_unseen(t, s, m));
        return;
    }
    monuments_apply(t, &next, m);
    if (m.kind == MOVE_ROLL)
        add_result(&p, m, f);
    if (m.seat != SEAT_CHANCE)
        add_own(&p, m.seat, f);
    add_others(&p, m.seat, f);
    add_changes(&p, f);
    add_completed(&p, f);
    add_unlocked(&p, f);
    add_improved(&p, f);
    fact_number(f, "ends", ends_turn(&p));
}
