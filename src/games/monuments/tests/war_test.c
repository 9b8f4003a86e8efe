/* war_test.c - positions with many units next to each other, played
 * on with as many attacks as the rules allow. Random matches hardly ever come
 * to blows; here every battle node is met thousands of times, the invariants
 * are looked at after every move, and nothing may be left without a move. */
#include "core/report.h"
#include "games/monuments/build.h"
#include "games/monuments/offer.h"
#include "games/monuments/opening.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"
#include "ledger.h"
#include "search/playout.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    POSITIONS = 60,
    MOVES = 400,
    HOT = 14, /* land hexes around the fighting */
    TRIES = 40,
};

struct war {
    long long battles, failed, moves, largest;
    long long met[MONUMENTS_NODES];
};

static void stop(const struct venue *v, const struct state *s, const char *what)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)venue_holds(v, s, &why);
    (void)fprintf(stderr, "%s: %s\n", what, room);
    exit(1);
}

/* -- A position ------------------------------------------------------------ */

/* A land hex and those that lie nearest to it, over land and water. */
static int heat(const struct monuments_table *t, struct rng *rng,
                uint8_t hot[MONUMENTS_HEXES])
{
    uint8_t seen[MONUMENTS_HEXES] = {0};
    int count = 0;
    uint64_t land = t->land;
    for (int n = rng_below(rng, bits_count(land)); n > 0; n--)
        land = bits_rest(land);
    hot[count++] = (uint8_t)bits_first(land);
    seen[hot[0]] = 1;
    for (int i = 0; i < count && count < 2 * HOT; i++) {
        for (int k = 0; k < t->near_count[hot[i]]; k++) {
            int p = t->near[hot[i]][k];
            if (!seen[p])
                hot[count++] = (uint8_t)p;
            seen[p] = 1;
        }
    }
    return count;
}

static bool is_free(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int place)
{
    struct monuments_waters foes;
    monuments_foes_afloat(t, s, seat, &foes);
    return monuments_is_water(t, place)
               ? !monuments_waters_has(t, &foes, place)
               : (t->land >> place & 1)
                     && !(monuments_foes(t, s, seat) >> place & 1);
}

static void put_ferry(const struct monuments_table *t,
                      struct monuments_state *s, int seat, int place,
                      struct rng *rng)
{
    int f = bits_first(~s->ferries);
    if (monuments_token_supply(t, s) == 0
        || monuments_worker_supply(t, s, seat) < 2)
        return;
    s->ferries |= bits_bit(f);
    s->ferry_water[f] = (uint8_t)place;
    monuments_put(t, s, seat, monuments_ferry_spot(t, f), rng_below(rng, 2));
    if (rng_below(rng, 2)) {
        monuments_put(t, s, seat, monuments_ferry_spot(t, f),
                      monuments_unit_supply(t, s, seat, ARMY) > 0 ? ARMY
                                                                  : UNARMED);
    }
    if (s->ferry_unit[f][0] <= ARMED && rng_below(rng, 2))
        s->ferry_cargo[f][0] = (uint8_t)rng_below(rng, MONUMENTS_TYPES);
}

static void put_building(const struct monuments_table *t,
                         struct monuments_state *s, int seat, int place,
                         struct rng *rng)
{
    int b = rng_below(rng, FACTORY + 1);
    if (monuments_building_supply(t, s, seat, b) == 0
        || (monuments_foes_built(t, s, seat) >> place & 1))
        return;
    int i = b * MONUMENTS_PIECES + monuments_building_total(s, seat, b);
    monuments_place_building(t, s, seat, b, place);
    if (rng_below(rng, 4) == 0)
        s->broken[seat] |= bits_bit(i);
}

static void put_something(const struct monuments_table *t,
                          struct monuments_state *s, int seat, int place,
                          struct rng *rng)
{
    bool water = monuments_is_water(t, place);
    int kind = rng_below(rng, water ? 2 : MONUMENTS_KINDS);
    if (water)
        kind = kind ? AIRFORCE : NAVY;
    if (!is_free(t, s, seat, place))
        return;
    if (water && rng_below(rng, 3) == 0) {
        put_ferry(t, s, seat, place, rng);
    } else if (kind == HORSE) {
        put_building(t, s, seat, place, rng);
    } else if (kind <= ARMED) {
        if (monuments_worker_supply(t, s, seat) > 0)
            monuments_put(t, s, seat, place, kind);
    } else if ((kind == NAVY) == water || kind == AIRFORCE) {
        if (monuments_unit_supply(t, s, seat, kind) > 0)
            monuments_put(t, s, seat, place, kind);
    }
}

/* Everybody may fight; some have the cards that change battles. */
static void muster(const struct venue *v, struct monuments_state *s,
                   struct rng *rng)
{
    const struct monuments_table *t = monuments_table(v->table);
    uint8_t hot[MONUMENTS_HEXES];
    int count = heat(t, rng, hot);
    uint64_t permits = t->military
                       & (t->commons[0] | t->commons[1] | t->commons[2]
                          | t->commons[3]);
    monuments_begin(t, s);
    s->stack[0] = NODE_TURN;
    s->left = 0;
    s->round = 5;
    s->start = (uint8_t)rng_below(rng, t->seats);
    s->turn = (uint8_t)rng_below(rng, t->seats);
    for (int seat = 0; seat < t->seats; seat++) {
        s->ability[seat] = (uint8_t)seat;
        s->commons[seat] = bits_bit(bits_first(permits));
        permits = bits_rest(permits);
        s->green[seat] = rng_next(rng) & (bits_bit(MONUMENTS_CARDS) - 1);
        for (int n = 0; n < TRIES; n++)
            put_something(t, s, seat, hot[rng_below(rng, count)], rng);
    }
    for (int n = 0; n < HOT; n++) {
        int p = hot[rng_below(rng, count)];
        if (!monuments_is_water(t, p) && (t->land >> p & 1)
            && monuments_res_on(s, p) == 0)
            s->res[p][rng_below(rng, MONUMENTS_TYPES)] = 2;
    }
}

/* -- Play ------------------------------------------------------------------ */

/* Attacks whenever it can, else anything; declares several attackers. */
static struct move choose(const struct venue *v, const struct state *s,
                          struct rng *rng, struct war *w)
{
    struct move_list l;
    l.count = 0;
    int seat = bits_first(v->game->to_act(v->table, s));
    if (seat == SEAT_CHANCE)
        return playout_pick(v, s, rng);
    v->game->legal(v->table, s, seat, &l);
    if (l.count == 0)
        stop(v, s, "a dead end");
    w->largest = l.count > w->largest ? l.count : w->largest;
    for (int i = 0; i < l.count && rng_below(rng, 8) > 0; i++) {
        if (l.move[i].kind == MOVE_PLAY && l.move[i].arg[0] == CARD_ATTACK)
            return l.move[i];
    }
    bool declares = monuments_stack_top(monuments(s)) == NODE_ATTACKER
                    && l.count > 1;
    return l.move[rng_below(rng, l.count - declares)];
}

/* -- Words ----------------------------------------------------------------- */

static bool is_said(const struct venue *v, const struct fact *f)
{
    char room[4 * WORDS_MAX];
    struct text said = text_in(room, sizeof room);
    bool is_whole = fact_fits(f, v->game->facts, &said)
                    && words_tell(v->game->words, f, "Ada", NULL, &said)
                    && !said.cut;
    if (!is_whole)
        (void)fprintf(stderr, "%s\n", room);
    return is_whole;
}

struct listener {
    const struct venue *venue;
    bool hears_all;
};

static void hear(void *with, const struct fact *f)
{
    struct listener *l = with;
    l->hears_all = is_said(l->venue, f) && l->hears_all;
}

/* The move, and now and then the position that it is made in. */
static bool has_words(const struct venue *v, const struct state *s,
                      struct move m, int n)
{
    struct listener l = {v, true};
    struct fact f;
    v->game->tell_move(v->table, s, m, &f);
    hear(&l, &f);
    if (n % 200 == 0)
        report_tell(v, s, true, hear, &l);
    return l.hears_all;
}

/* What the fact of the move says is what becomes of it, for one of those who are
 * told. */
static bool comes_true(const struct venue *v, const struct state *before,
                       struct move m, const struct state *after, int n)
{
    int viewer = n % (v->setup.seats + 1);
    int who = viewer == v->setup.seats ? SEAT_NOBODY : viewer;
    struct state_room view;
    struct fact f;
    struct move seen = venue_witness(v, before, m, who, state_in(&view));
    v->game->tell_move(v->table, state_in(&view), seen, &f);
    return ledger_agrees(monuments_table(v->table), monuments(before),
                         monuments(state_in(&view)), monuments(after), seen,
                         &f);
}

static void fight(const struct venue *v, struct rng *rng, struct war *w)
{
    struct state_room room;
    struct state *s = state_in(&room);
    char reason[GAME_WHY_MAX];
    muster(v, monuments_mut(s), rng);
    for (int n = 0; n < MOVES && !venue_is_over(v, s); n++) {
        struct text why = text_in(reason, sizeof reason);
        if (!venue_holds(v, s, &why))
            stop(v, s, "it does not hold");
        struct move m = choose(v, s, rng, w);
        if (n % 8 == 0 && !has_words(v, s, m, n))
            stop(v, s, "it has no words");
        int node = monuments_stack_top(monuments(s));
        w->met[node]++;
        w->battles += node == NODE_DEFENCE_DICE;
        struct state_room before = room;
        v->game->apply(v->table, s, m);
        bool is_decided = node >= NODE_DEFENCE_DICE && node <= NODE_OCCUPY;
        if ((is_decided || n % 8 == 0)
            && !comes_true(v, state_in(&before), m, s, n))
            stop(v, state_in(&before), "a fact lies");
        w->moves++;
    }
}

static void make_war(const struct venue *v, void *with)
{
    for (int n = 0; n < POSITIONS; n++) {
        struct rng rng = rng_stream(7, (uint64_t)n);
        fight(v, &rng, with);
    }
}

int main(void)
{
    static struct box box;
    struct war w = {.battles = 0};
    table_box(&box, games_find("monuments"));
    setups_each(&box, make_war, &w);
    printf("%lld moves, %lld battles, at most %lld options\n", w.moves,
           w.battles, w.largest);
    for (int i = NODE_TARGET; i <= NODE_OCCUPY; i++)
        printf("  %s %lld\n", monuments_nodes[i].name, w.met[i]);
    bool all = w.met[NODE_LOSS] && w.met[NODE_RETREAT] && w.met[NODE_OCCUPY]
               && w.met[NODE_WEAPON];
    return all && w.largest <= 144 ? 0 : 1;
}
