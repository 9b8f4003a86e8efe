/* ledger.h - what everybody has, counted piece by piece from a full position, and
 * whether a fact says what became of it. Nothing here asks what the game asks when it
 * makes the fact. */
#ifndef MONUMENTS_TESTS_LEDGER_H
#define MONUMENTS_TESTS_LEDGER_H

#include "base/num.h"
#include "core/fact.h"
#include "core/venue.h"
#include "games/monuments/content.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <stdio.h>
#include <string.h>

static const char *const ledger_items[] = {"layers", "upgrades", "battles"};

/* Resources, units, buildings, items. */
enum {
    LEDGER_UNIT = MONUMENTS_TYPES,
    LEDGER_BUILDING = LEDGER_UNIT + MONUMENTS_KINDS,
    LEDGER_ITEM = LEDGER_BUILDING + MONUMENTS_BUILDINGS,
    LEDGER_THINGS = LEDGER_ITEM + COUNT_OF(ledger_items),
};

static const char *ledger_thing(int i)
{
    return i < LEDGER_UNIT       ? monuments_type_words[i]
           : i < LEDGER_BUILDING ? monuments_kind_words[i - LEDGER_UNIT]
           : i < LEDGER_ITEM     ? monuments_building_words[i - LEDGER_BUILDING]
                                 : ledger_items[i - LEDGER_ITEM];
}

struct ledger {
    int n[MONUMENTS_SEATS][LEDGER_THINGS];
    int holder[MONUMENTS_HEXES]; /* -1: nobody */
};

/* -- The position ---------------------------------------------------------- */

static void ledger_unit(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int spot,
                        int kind, struct ledger *out)
{
    int n = monuments_count(t, s, seat, spot, kind);
    bool is_dry = spot < t->dry;
    bool rules = is_dry ? kind != HORSE && (t->land >> spot & 1)
                        : spot < t->hexes;
    out->n[seat][LEDGER_UNIT + kind] += n;
    if (n > 0 && rules)
        out->holder[spot] = seat;
    for (int i = 0; n > 0 && kind <= ARMED && is_dry && i < MONUMENTS_TYPES
                    && (t->land >> spot & 1);
         i++) {
        bool again = kind == ARMED
                     && monuments_count(t, s, seat, spot, UNARMED) > 0;
        out->n[seat][i] += again ? 0 : s->res[spot][i];
    }
}

static void ledger_ferry(const struct monuments_table *t,
                         const struct monuments_state *s, int ferry,
                         struct ledger *out)
{
    int seat = s->ferry_owner[ferry];
    (void)t;
    for (int i = 0; i < MONUMENTS_SLOTS && seat != FIELD_NONE; i++) {
        if (s->ferry_unit[ferry][i] != FIELD_NONE)
            out->n[seat][LEDGER_UNIT + s->ferry_unit[ferry][i]]++;
        if (s->ferry_cargo[ferry][i] != FIELD_NONE)
            out->n[seat][s->ferry_cargo[ferry][i]]++;
    }
}

static bool ledger_is_held(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int place)
{
    for (int i = 0; i < t->seats; i++) {
        for (int kind = 0; i != seat && kind < MONUMENTS_KINDS; kind++) {
            if (kind != NAVY && monuments_count(t, s, i, place, kind) > 0)
                return true;
        }
    }
    return false;
}

static void ledger_seat(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct ledger *out)
{
    for (int place = 0; place < t->hexes; place++) {
        for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
            bool can_be = place < t->dry ? kind != NAVY
                                         : kind == NAVY || kind == AIRFORCE;
            if (can_be)
                ledger_unit(t, s, seat, place, kind, out);
        }
    }
    for (int i = 0; i < MONUMENTS_SITES; i++) {
        int place = s->site[seat][i];
        if (place != FIELD_NONE && !(s->broken[seat] >> i & 1)
            && !ledger_is_held(t, s, seat, place))
            out->n[seat][LEDGER_BUILDING + i / MONUMENTS_PIECES]++;
    }
    out->n[seat][LEDGER_ITEM] = s->layers[seat];
    for (int i = 0; i < MONUMENTS_CARDS; i++)
        out->n[seat][LEDGER_ITEM + 1] += (int)(s->green[seat] >> i & 1);
    out->n[seat][LEDGER_ITEM + 2] = s->battles[seat];
}

static void ledger_find(const struct monuments_table *t,
                        const struct monuments_state *s, struct ledger *out)
{
    memset(out->n, 0, sizeof out->n);
    for (int i = 0; i < MONUMENTS_HEXES; i++)
        out->holder[i] = -1;
    for (int seat = 0; seat < t->seats; seat++)
        ledger_seat(t, s, seat, out);
    for (int f = 0; f < t->ferries; f++) {
        if (s->ferries >> f & 1)
            ledger_ferry(t, s, f, out);
    }
}

/* -- The fact -------------------------------------------------------------- */

static int ledger_find_arg(const struct fact *f, int at, const char *name)
{
    return fact_find(f, at, name, strlen(name));
}

static int ledger_number(const struct fact *f, int at, const char *name)
{
    int arg = ledger_find_arg(f, at, name);
    return arg < 0 ? 0 : f->part[arg].number;
}

static const char *ledger_word(const struct fact *f, int at, const char *name)
{
    int arg = ledger_find_arg(f, at, name);
    return arg < 0 ? "" : f->part[arg].word;
}

/* -1: nobody. */
static int ledger_seat_of(const struct monuments_table *t, const struct fact *f,
                          int at, const char *name)
{
    const char *id = ledger_word(f, ledger_find_arg(f, at, name), "id");
    for (int i = 0; i < t->seats; i++) {
        if (strcmp(id, t->content.civ[t->civ[i]].id) == 0)
            return i;
    }
    return -1;
}

static int ledger_place_of(const struct monuments_table *t,
                           const struct fact *f, int at, const char *name)
{
    return t->place[ledger_number(f, ledger_find_arg(f, at, name), "id")];
}

static void ledger_things_of(const struct fact *f, int at, const char *name,
                             int sign, int out[LEDGER_THINGS])
{
    int list = ledger_find_arg(f, at, name);
    int end = list < 0 ? 0 : list + f->part[list].size;
    for (int i = list + 1; i < end; i += f->part[i].size) {
        bool is_item = strcmp(f->part[i].word, "item") == 0;
        const char *word = ledger_word(f, i, is_item ? "of" : "type");
        for (int k = 0; k < LEDGER_THINGS; k++) {
            if (strcmp(word, ledger_thing(k)) == 0)
                out[k] += sign * ledger_number(f, i, "n");
        }
    }
}

/* What the fact says, added to what was there. */
static void ledger_add(const struct monuments_table *t, const struct fact *f,
                       int mover, struct ledger *out)
{
    int others = ledger_find_arg(f, 0, "others");
    int changes = ledger_find_arg(f, 0, "changes");
    if (mover != SEAT_CHANCE) {
        ledger_things_of(f, 0, "gains", 1, out->n[mover]);
        ledger_things_of(f, 0, "loses", -1, out->n[mover]);
    }
    int end = others < 0 ? 0 : others + f->part[others].size;
    for (int i = others + 1; i < end; i += f->part[i].size) {
        int seat = ledger_seat_of(t, f, i, "seat");
        ledger_things_of(f, i, "gains", 1, out->n[seat]);
        ledger_things_of(f, i, "loses", -1, out->n[seat]);
    }
    end = changes < 0 ? 0 : changes + f->part[changes].size;
    for (int i = changes + 1; i < end; i += f->part[i].size) {
        int *holder = &out->holder[ledger_place_of(t, f, i, "hex")];
        *holder = *holder == ledger_seat_of(t, f, i, "from")
                      ? ledger_seat_of(t, f, i, "to")
                      : MONUMENTS_SEATS;
    }
}

static int ledger_list_size(const struct fact *f, const char *name)
{
    int list = ledger_find_arg(f, 0, name);
    int n = 0;
    int end = list < 0 ? 0 : list + f->part[list].size;
    for (int i = list + 1; i < end; i += f->part[i].size)
        n++;
    return n;
}

/* -- Whether it is true ---------------------------------------------------- */

/* Names what a seat has otherwise than it was told. */
static void ledger_blame(const struct ledger *told, const struct ledger *is,
                         int seat, const char *fact)
{
    for (int i = 0; i < LEDGER_THINGS; i++) {
        if (told->n[seat][i] != is->n[seat][i]) {
            (void)fprintf(stderr, "%s: seat %d has %d %s, is told %d\n", fact,
                          seat, is->n[seat][i], ledger_thing(i),
                          told->n[seat][i]);
        }
    }
}

/* What was there, and what the fact says, is what is there now. */
static bool ledger_balances(const struct monuments_table *t,
                            const struct monuments_state *before,
                            const struct monuments_state *after, int mover,
                            const struct fact *f)
{
    struct ledger told;
    struct ledger is;
    ledger_find(t, before, &told);
    ledger_find(t, after, &is);
    ledger_add(t, f, mover, &told);
    bool balances = memcmp(&told, &is, sizeof is) == 0;
    for (int seat = 0; !balances && seat < t->seats; seat++)
        ledger_blame(&told, &is, seat, f->part[0].word);
    return balances;
}

/* Quests that whoever has this view sees completed: those that lay open to him. */
static bool ledger_quests_fit(const struct monuments_table *t,
                              const struct monuments_state *view,
                              const struct monuments_state *after,
                              const struct fact *f)
{
    int list = ledger_find_arg(f, 0, "completes");
    int end = list < 0 ? 0 : list + f->part[list].size;
    int n = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        int seat = after->where[i] - WHERE_DONE;
        bool is_done = seat >= 0 && seat < t->seats;
        n += is_done && view->where[i] != after->where[i]
             && view->where[i] != FIELD_HIDDEN;
    }
    for (int i = list + 1; i < end; i += f->part[i].size) {
        int quest = 0;
        while (t->content.quest[quest].id != ledger_number(f, i, "id"))
            quest++;
        if (after->where[quest] != WHERE_DONE + ledger_seat_of(t, f, i, "seat"))
            return false;
    }
    return ledger_list_size(f, "completes") == n;
}

/* Locked pieces of the seat at turn that can be used now. */
static bool ledger_unlocked_fit(const struct monuments_state *before,
                                const struct monuments_state *after,
                                const struct fact *f)
{
    int told[LEDGER_THINGS] = {0};
    ledger_things_of(f, 0, "unlocks", 1, told);
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        int thing = i < LOCK_ARMY ? LEDGER_BUILDING + i
                                  : LEDGER_UNIT + ARMY + i - LOCK_ARMY;
        if (told[thing]
            != before->locked[before->turn][i] - after->locked[before->turn][i])
            return false;
    }
    return true;
}

/* Who won, and by how many pips: as if each side had rolled at once. */
static bool ledger_result_fits(const struct monuments_table *t,
                               const struct monuments_state *before,
                               const struct monuments_state *after,
                               struct move m, const struct fact *f)
{
    int side = monuments_stack_top(before) == NODE_DEFENCE_DICE;
    int pips[2] = {before->pips[0], before->pips[1]};
    int winner = -1;
    if (m.kind != MOVE_ROLL)
        return ledger_find_arg(f, 0, "result") < 0;
    pips[side] += m.arg[0];
    for (int i = 0; i < t->seats; i++)
        winner = after->battles[i] > before->battles[i] ? i : winner;
    if (winner < 0) {
        return strcmp(ledger_word(f, 0, "result"), "won") != 0
               && ledger_find_arg(f, 0, "winner") < 0;
    }
    int by = winner == before->turn ? pips[0] - pips[1] : pips[1] - pips[0];
    return strcmp(ledger_word(f, 0, "result"), "won") == 0
           && ledger_seat_of(t, f, 0, "winner") == winner && by > 0
           && ledger_number(f, 0, "by") == by;
}

/* What a hex produces, or new workers there. */
static bool ledger_place_fits(const struct monuments_table *t,
                              const struct monuments_state *before,
                              const struct monuments_state *after,
                              const struct fact *f)
{
    int made[LEDGER_THINGS] = {0};
    const char *key = f->part[0].word;
    if (strncmp(key, "produce-", 8) == 0 && ledger_list_size(f, "gain") > 0) {
        int place = ledger_place_of(t, f, 0, "at");
        ledger_things_of(f, 0, "gain", 1, made);
        for (int i = 0; i < MONUMENTS_TYPES; i++) {
            if (after->res[place][i] - before->res[place][i] != made[i])
                return false;
        }
    }
    if (strcmp(key, "populate") == 0 || strcmp(key, "rescue") == 0) {
        int place = ledger_place_of(t, f, 0, "at");
        return after->unarmed[place] - before->unarmed[place]
               == ledger_number(f, 0, "n");
    }
    return true;
}

/* The fact of a move in a match that goes on, as whoever has this view is told it. */
static bool ledger_agrees(const struct monuments_table *t,
                          const struct monuments_state *before,
                          const struct monuments_state *view,
                          const struct monuments_state *after, struct move seen,
                          const struct fact *f)
{
    bool is_unseen = (seen.kind == MOVE_KEEP && seen.arg[0] == FIELD_HIDDEN)
                     || (seen.kind == MOVE_PLAY && seen.arg[0] == CARD_QUEST);
    bool agrees = ledger_balances(t, before, after, seen.seat, f)
                  && (is_unseen || ledger_quests_fit(t, view, after, f))
                  && ledger_unlocked_fit(before, after, f)
                  && ledger_result_fits(t, before, after, seen, f)
                  && ledger_place_fits(t, before, after, f);
    if (!agrees)
        (void)fprintf(stderr, "the fact %s lies\n", f->part[0].word);
    return agrees;
}

#endif
