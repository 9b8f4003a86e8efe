/* invariants.c - what no play can lead to, on the board and in the boxes; the
 * running action is looked at in running.c. Views hold as well as full states:
 * what is hidden is not looked at. */
#include "games/monuments/invariants.h"

#include "games/monuments/count.h"
#include "games/monuments/ground.h"
#include "games/monuments/pieces.h"
#include "games/monuments/quest.h"
#include "games/monuments/running.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/turn.h"
#include "games/monuments/units.h"

#include <assert.h>

static const char *name_of(const struct monuments_table *t, int seat)
{
    return t->content.civ[t->civ[seat]].id;
}

/* -- Units ----------------------------------------------------------------- */

static bool list_fits(const struct monuments_table *t,
                      const struct monuments_state *s, int seat, int kind,
                      struct text *why)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY]; i++) {
        int p = list[i];
        bool own = p == t->home[seat] && kind == HORSE;
        bool land = p < t->dry && (t->land >> p & 1);
        bool there = kind == NAVY ? monuments_is_water(t, p)
                                  : land || own
                                        || (kind == AIRFORCE
                                            && monuments_is_water(t, p));
        if (p != FIELD_NONE && !there) {
            text_add(why, "%s has a unit (%s) where it cannot stand",
                     name_of(t, seat), monuments_kind_words[kind]);
            return false;
        }
        if (i > 0 && list[i - 1] > p) {
            text_add(why, "%s %s %d comes before the one in front of it",
                     monuments_kind_words[kind], name_of(t, seat), i + 1);
            return false;
        }
    }
    return true;
}

static bool lists_fit(const struct monuments_table *t,
                      const struct monuments_state *s, struct text *why)
{
    for (int seat = 0; seat < t->seats; seat++) {
        for (int kind = ARMY; kind < MONUMENTS_KINDS; kind++) {
            if (!list_fits(t, s, seat, kind, why))
                return false;
        }
        if (t->unit_max[HORSE - ARMY] > 0
            && s->unit[HORSE - ARMY][seat][0] != FIELD_NONE
            && s->ability[seat] != RIDERS) {
            text_add(why, "%s has horses without the ability",
                     name_of(t, seat));
            return false;
        }
    }
    return true;
}

/* The sets say whose workers the counts count. */
static bool workers_fit(const struct monuments_table *t,
                        const struct monuments_state *s, struct text *why)
{
    uint64_t seen = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        uint64_t may = t->land | bits_bit(t->home[seat]);
        if ((s->workers[seat] & seen) || (s->workers[seat] & ~may)) {
            text_add(why, "%s has workers where they cannot stand",
                     name_of(t, seat));
            return false;
        }
        seen |= s->workers[seat];
    }
    for (int p = 0; p < t->dry; p++) {
        if ((monuments_workers_on(s, p) > 0) != (seen >> p & 1)) {
            text_add(why,
                     "hex %d has %d workers, which the sets of workers do "
                     "not say",
                     t->id[p], monuments_workers_on(s, p));
            return false;
        }
    }
    return true;
}

/* MO-5.3: a hex has at most one occupant. */
static bool occupants_fit(const struct monuments_table *t,
                          const struct monuments_state *s, struct text *why)
{
    uint64_t dry = 0;
    struct monuments_waters wet = {{0}};
    for (int seat = 0; seat < t->seats; seat++) {
        struct monuments_waters own;
        bool clash = (dry & monuments_units(t, s, seat)) != 0;
        monuments_afloat(t, s, seat, &own);
        for (int i = 0; i < MONUMENTS_WATER / 64; i++) {
            clash = clash || (wet.word[i] & own.word[i]);
            wet.word[i] |= own.word[i];
        }
        dry |= monuments_units(t, s, seat);
        if (clash) {
            text_add(why, "%s stands on a hex with units of another",
                     name_of(t, seat));
            return false;
        }
    }
    return true;
}

/* MO-1.2 */
static bool pieces_fit(const struct monuments_table *t,
                       const struct monuments_state *s, struct text *why)
{
    for (int seat = 0; seat < t->seats; seat++) {
        bool fits = monuments_worker_supply(t, s, seat) >= 0;
        for (int kind = ARMY; kind <= AIRFORCE; kind++)
            fits = fits && monuments_unit_supply(t, s, seat, kind) >= 0;
        for (int b = 0; b < MONUMENTS_BUILDINGS; b++)
            fits = fits && monuments_building_supply(t, s, seat, b) >= 0;
        if (!fits) {
            text_add(why, "%s has more pieces than there are",
                     name_of(t, seat));
            return false;
        }
    }
    if (monuments_weapon_supply(t, s) < 0 || monuments_token_supply(t, s) < 0) {
        text_add(why, "there are more weapons, bridges or ferries than tokens");
        return false;
    }
    return true;
}

/* -- Resources ------------------------------------------------------------- */

/* MO-5.11 */
static bool hexes_fit(const struct monuments_table *t,
                      const struct monuments_state *s, struct text *why)
{
    for (int p = 0; p < t->dry; p++) {
        int most = t->land >> p & 1 ? t->content.limits.resources_per_hex : 0;
        if (monuments_res_on(s, p) > most) {
            text_add(why, "hex %d has %d resources; it can hold %d", t->id[p],
                     monuments_res_on(s, p), most);
            return false;
        }
    }
    return true;
}

/* MO-1.1 */
static bool resources_fit(const struct monuments_table *t,
                          const struct monuments_state *s, struct text *why)
{
    int total[MONUMENTS_TYPES + 1] = {0}; /* the last is for no cargo */
    for (int p = 0; p < t->dry; p++) {
        for (int i = 0; i < MONUMENTS_TYPES; i++)
            total[i] += s->res[p][i];
    }
    for (int i = 0; i < t->ferries * MONUMENTS_SLOTS; i++) {
        int cargo = s->ferry_cargo[i / MONUMENTS_SLOTS][i % MONUMENTS_SLOTS];
        total[cargo == FIELD_NONE ? MONUMENTS_TYPES : cargo]++;
    }
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        if (total[i] > t->content.supplies.resource_each) {
            text_add(why, "there are %d %s on the board and %d in the box",
                     total[i], monuments_type_words[i],
                     t->content.supplies.resource_each);
            return false;
        }
    }
    return true;
}

/* -- Buildings ------------------------------------------------------------- */

static bool site_fits(const struct monuments_table *t,
                      const struct monuments_state *s, int seat, int i)
{
    int p = s->site[seat][i];
    int building = i / MONUMENTS_PIECES;
    const struct monuments_building_type *b = &t->content.building[building];
    bool first = i % MONUMENTS_PIECES == 0;
    if (p == FIELD_NONE)
        return !(s->broken[seat] >> i & 1);
    bool terrain = b->terrain_count == 0;
    for (int k = 0; k < b->terrain_count; k++)
        terrain = terrain || (t->terrain[b->terrain[k]] >> p & 1);
    for (int k = building * MONUMENTS_PIECES; building >= WORKSHOP && k < i;
         k++)
        terrain = terrain && s->site[seat][k] != p; /* MO-5.4 */
    return terrain && (t->land >> p & 1)
           && (first || s->site[seat][i - 1] != FIELD_NONE);
}

static bool sites_fit(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct text *why)
{
    for (int i = 0; i < MONUMENTS_SITES; i++) {
        if (!site_fits(t, s, seat, i)) {
            text_add(why, "%s has a building (%s%d) where it cannot be",
                     name_of(t, seat),
                     monuments_building_words[i / MONUMENTS_PIECES],
                     i % MONUMENTS_PIECES + 1);
            return false;
        }
    }
    return true;
}

static bool buildings_fit(const struct monuments_table *t,
                          const struct monuments_state *s, struct text *why)
{
    uint64_t seen = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        if (!sites_fit(t, s, seat, why))
            return false;
        if (seen & monuments_built(s, seat)) {
            text_add(why, "%s has a building beside one of another",
                     name_of(t, seat));
            return false;
        }
        seen |= monuments_built(s, seat);
    }
    return true;
}

static bool bridges_fit(const struct monuments_table *t,
                        const struct monuments_state *s, struct text *why)
{
    uint64_t rivers = 0;
    for (int p = 0; p < t->dry; p++)
        rivers |= t->rivers_at[p];
    if ((s->bridges & ~rivers) == 0)
        return true;
    text_add(why, "a bridge is out of play");
    return false;
}

/* -- Ferries --------------------------------------------------------------- */

static bool crew_fits(const struct monuments_state *s, int f)
{
    bool full = s->ferry_unit[f][0] == FIELD_NONE
                && s->ferry_unit[f][1] != FIELD_NONE;
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[f][i];
        bool worker = kind <= ARMED;
        if ((kind != FIELD_NONE && kind > ARMY)
            || (!worker && s->ferry_cargo[f][i] != FIELD_NONE))
            return false;
    }
    return !full;
}

/* MO-17.2: empty on an edge, or occupied at the centre. */
static bool ferry_fits(const struct monuments_table *t,
                       const struct monuments_state *s, int f)
{
    int water = s->ferry_water[f];
    int land = s->ferry_land[f];
    bool empty = monuments_ferry_is_empty(s, f);
    if (!(s->ferries >> f & 1)) {
        return water == FIELD_NONE && land == FIELD_NONE && empty
               && s->ferry_owner[f] == FIELD_NONE && crew_fits(s, f);
    }
    if (!crew_fits(s, f) || water == FIELD_NONE || !monuments_is_water(t, water)
        || empty != (s->ferry_owner[f] == FIELD_NONE))
        return false;
    return empty ? land != FIELD_NONE && (t->beside[water] >> land & 1)
                 : land == FIELD_NONE;
}

static bool ferries_fit(const struct monuments_table *t,
                        const struct monuments_state *s, struct text *why)
{
    for (int f = 0; f < t->ferries; f++) {
        if (!ferry_fits(t, s, f)) {
            text_add(why,
                     "ferry f%d must be empty on an edge of land and water, "
                     "or occupied on water",
                     f);
            return false;
        }
    }
    return true;
}

/* -- Cards ----------------------------------------------------------------- */

static bool commons_fit(const struct monuments_table *t,
                        const struct monuments_state *s, struct text *why)
{
    uint64_t left = 0;
    for (int i = 0; i < MONUMENTS_LAYERS; i++)
        left |= t->commons[i];
    for (int seat = 0; seat < t->seats; seat++) {
        if (s->commons[seat] & ~left) {
            text_add(why, "%s holds a common bonus that is not there",
                     name_of(t, seat));
            return false;
        }
        left &= ~s->commons[seat];
    }
    return true;
}

static bool differ(const struct monuments_table *t, const uint8_t *row)
{
    for (int i = 0; i < t->seats; i++) {
        for (int k = 0; k < i; k++) {
            if (row[i] == row[k] && row[i] != FIELD_NONE)
                return false;
        }
    }
    return true;
}

/* MO-3.5: everybody has his own. None is the plain game, without score cards,
 * abilities or personal decks: no deal leads there, but it is sound. */
static bool deals_fit(const struct monuments_table *t,
                      const struct monuments_state *s, struct text *why)
{
    bool fits = differ(t, s->score_card) && differ(t, s->ability)
                && differ(t, s->deck);
    if (!fits) {
        text_add(why, "two seats share a score card, an ability or a personal "
                      "deck");
    }
    return fits;
}

/* MO-3.7: no more than the set-up card leaves out. */
static int most_locked(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int piece)
{
    int deck = s->deck[seat];
    int all = piece < LOCK_ARMY
                  ? t->content.supplies.building[piece]
                  : t->content.supplies.military[piece - LOCK_ARMY];
    return deck == FIELD_NONE ? 0
                              : all - t->content.deck[deck].available[piece];
}

static bool locks_fit(const struct monuments_table *t,
                      const struct monuments_state *s, struct text *why)
{
    for (int i = 0; i < t->seats * MONUMENTS_LOCKABLE; i++) {
        int seat = i / MONUMENTS_LOCKABLE;
        int piece = i % MONUMENTS_LOCKABLE;
        if (s->locked[seat][piece] > most_locked(t, s, seat, piece)) {
            text_add(why, "%s has more locked pieces than the deck locks",
                     name_of(t, seat));
            return false;
        }
    }
    return true;
}

/* -- Quests ---------------------------------------------------------------- */

struct tally {
    int deck[MONUMENTS_QUEST_DECKS]; /* cards left */
    int open[MONUMENTS_SEATS][MONUMENTS_QUEST_DECKS];
    int held[MONUMENTS_SEATS];
    int hidden;
};

static bool count_quest(const struct monuments_table *t,
                        const struct monuments_state *s, int quest,
                        struct tally *n)
{
    const struct monuments_quest *q = &t->content.quest[quest];
    int where = s->where[quest];
    if (where == FIELD_HIDDEN) {
        n->hidden++;
        return q->min_players <= t->seats;
    }
    int seat = (where - WHERE_HELD) % MONUMENTS_SEATS;
    bool box = q->min_players > t->seats;
    if (where < WHERE_HELD) {
        n->deck[q->deck] += where == WHERE_DECK;
        return box == (where == WHERE_BOX);
    }
    if (where < WHERE_OPEN) {
        n->held[seat]++;
    } else if (where < WHERE_DONE) {
        n->open[seat][q->deck]++;
    }
    return seat < t->seats && (where < WHERE_DROPPED || q->deck == 0);
}

static bool hand_fits(const struct monuments_table *t,
                      const struct monuments_state *s, int seat)
{
    int drawn = monuments_drawn_count(s, seat);
    for (int i = 0; i < MONUMENTS_DRAWN; i++) {
        int quest = s->dealt[seat][i];
        if ((i >= drawn) != (quest == FIELD_NONE)
            || (quest < t->content.quest_count
                && s->where[quest] != WHERE_HELD + seat))
            return false;
    }
    return true;
}

/* A number counted from the cards, which a view sees only in part. */
static bool agrees(const struct tally *n, int counted, int said)
{
    return n->hidden ? counted <= said : counted == said;
}

static bool seat_quests_fit(const struct monuments_table *t,
                            const struct monuments_state *s,
                            const struct tally *n, int seat)
{
    bool fits = hand_fits(t, s, seat)
                && agrees(n, n->held[seat], monuments_drawn_count(s, seat));
    for (int d = 0; d < MONUMENTS_QUEST_DECKS; d++)
        fits = fits && agrees(n, n->open[seat][d], s->quests[seat][d]);
    return fits;
}

static bool quests_fit(const struct monuments_table *t,
                       const struct monuments_state *s, struct text *why)
{
    struct tally n = {.hidden = 0};
    bool fits = true;
    for (int i = 0; fits && i < t->content.quest_count; i++)
        fits = count_quest(t, s, i, &n);
    for (int seat = 0; fits && seat < t->seats; seat++)
        fits = seat_quests_fit(t, s, &n, seat);
    for (int d = 0; fits && d < MONUMENTS_QUEST_DECKS; d++)
        fits = agrees(&n, n.deck[d], s->pile[d]);
    if (!fits) {
        text_add(why, "where the quests are does not agree with the numbers of "
                      "quests in progress, in hands and in decks");
    }
    return fits;
}

/* A quest in progress that was completed when it was looked at last. */
static bool is_overdue(const struct monuments_table *t,
                       const struct monuments_state *s, int quest)
{
    int seat = s->where[quest] - WHERE_OPEN;
    if (seat < 0 || seat >= t->seats)
        return false;
    bool later = seat != s->turn
                 && ((s->disturbed >> seat & 1) || (t->abroad >> quest & 1));
    return !later && monuments_is_fulfilled(t, s, seat, quest);
}

/* MO-15.6: the active player has nothing left to complete, and the others only
 * what their next turn begins with (MO-4.2). */
static bool progress_fits(const struct monuments_table *t,
                          const struct monuments_state *s, struct text *why)
{
    if (s->round == 0 || monuments_stack_top(s) == NODE_CARRY
        || monuments_stack_top(s) == NODE_OVER)
        return true;
    for (int i = 0; i < t->content.quest_count; i++) {
        if (!is_overdue(t, s, i))
            continue;
        int seat = s->where[i] - WHERE_OPEN;
        text_add(why, "quest %d of %s is fulfilled, so it is completed",
                 t->content.quest[i].id, name_of(t, seat));
        if (seat != s->turn)
            text_add(why, " (or %s is disturbed)", name_of(t, seat));
        return false;
    }
    return true;
}

/* -- Turns ----------------------------------------------------------------- */

static bool turn_fits(const struct monuments_table *t,
                      const struct monuments_state *s, struct text *why)
{
    bool finished = false;
    for (int i = 0; i < t->seats; i++)
        finished = finished || s->layers[i] == MONUMENTS_LAYERS;
    if (s->round > t->content.limits.max_rounds) {
        text_add(why, "the game ends after round %d",
                 t->content.limits.max_rounds);
    } else if ((s->start == FIELD_NONE)
               != (monuments_stack_top(s) == NODE_START)) {
        text_add(why, "the start player is named before anything else");
    } else if (s->round > 0 && s->last != finished) {
        text_add(why, "the last round is the one in which layer %d is built",
                 MONUMENTS_LAYERS);
    } else {
        return true;
    }
    return false;
}

/* Has the seat still to begin its first turn? */
static bool is_waiting(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    if (s->round != 1)
        return s->round == 0;
    int order = (seat - s->start + t->seats) % t->seats;
    int active = (s->turn - s->start + t->seats) % t->seats;
    return order > active
           || (order == active && monuments_stack_top(s) == NODE_TURN);
}

/* Who waits has everything on the monument hex, as it was set up. */
static bool has_not_begun(const struct monuments_table *t,
                          const struct monuments_state *s, int seat)
{
    int home = t->home[seat];
    bool fits = s->workers[seat] == bits_bit(home)
                && s->unarmed[home] == t->content.limits.start_workers
                && s->armed[home] == 0 && monuments_built(s, seat) == 0
                && s->hand[seat] == bits_bit(MONUMENTS_CARDS) - 1
                && s->green[seat] == 0 && s->commons[seat] == 0
                && s->layers[seat] == 0;
    for (int kind = ARMY; kind <= AIRFORCE; kind++) {
        fits = fits
               && (t->unit_max[kind - ARMY] == 0
                   || s->unit[kind - ARMY][seat][0] == FIELD_NONE);
    }
    for (int f = 0; f < t->ferries; f++)
        fits = fits && s->ferry_owner[f] != seat;
    return fits && (monuments_listed(t, s, HORSE, seat) & ~bits_bit(home)) == 0;
}

static bool waiting_fits(const struct monuments_table *t,
                         const struct monuments_state *s, struct text *why)
{
    for (int seat = 0; seat < t->seats; seat++) {
        if (is_waiting(t, s, seat) && !has_not_begun(t, s, seat)) {
            text_add(why,
                     "%s has not had a turn, so everything is as it was set up",
                     name_of(t, seat));
            return false;
        }
    }
    return true;
}

/* MO-4.10: in the first turn of everybody exactly two cards can be played:
 * Movement, as somebody can leave the monument, and Draw quests, as there are
 * some. */
static bool first_turn_fits(const struct monuments_table *t,
                            const struct monuments_state *s, struct text *why)
{
    uint64_t exits = t->walk[t->home[s->turn]]
                     & monuments_open_land(t, s, s->turn);
    int deck = t->deck_of_layer[0];
    uint64_t wanted = (exits ? bits_bit(CARD_MOVE) : 0)
                      | (s->pile[deck] ? bits_bit(CARD_QUEST) : 0);
    if (s->round != 1 || monuments_stack_top(s) != NODE_TURN)
        return true;
    uint64_t found = monuments_playable(t, s, s->turn);
    found &= exits ? UINT64_MAX : ~bits_bit(CARD_MOVE); /* over a bridge */
    if (found == wanted)
        return true;
    text_add(why,
             "in the first turn of %s exactly Movement and Draw quests can be "
             "played",
             name_of(t, s->turn));
    return false;
}

bool monuments_holds(const struct table *table, const struct state *state,
                     struct text *why)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(why);
    return monuments_stack_fits(s, why) && lists_fit(t, s, why)
           && workers_fit(t, s, why) && ferries_fit(t, s, why)
           && occupants_fit(t, s, why) && buildings_fit(t, s, why)
           && bridges_fit(t, s, why) && hexes_fit(t, s, why)
           && resources_fit(t, s, why) && deals_fit(t, s, why)
           && locks_fit(t, s, why) && pieces_fit(t, s, why)
           && commons_fit(t, s, why) && quests_fit(t, s, why)
           && turn_fits(t, s, why) && monuments_action_fits(t, s, why)
           && progress_fits(t, s, why) && waiting_fits(t, s, why)
           && first_turn_fits(t, s, why);
}
