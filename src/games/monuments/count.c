/* count.c - everything that quests and points count (MO-20, MO-21). */
#include "games/monuments/state.h"

static int list_length(const struct mon_table *t, const struct mon_state *s,
                       int seat, int kind)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    int n = 0;
    while (n < t->unit_max[kind - ARMY] && list[n] != FIELD_NONE)
        n++;
    return n;
}

/* Passengers of a kind, on all ferries of the seat. */
static int aboard(const struct mon_table *t, const struct mon_state *s,
                  int seat, int kind)
{
    int n = 0;
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        n += monuments_count(t, s, seat, ferry_spot(t, bits_first(m)), kind);
    return n;
}

static int armed_on_land(const struct mon_state *s, int seat)
{
    int n = 0;
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m))
        n += s->armed[bits_first(m)];
    return n;
}

/* -- Area ------------------------------------------------------------------ */

static int water_controlled(const struct mon_table *t,
                            const struct mon_state *s, int seat)
{
    int n = 0;
    for (int kind = NAVY; kind <= AIRFORCE; kind++) {
        const uint8_t *list = s->unit[kind - ARMY][seat];
        for (int i = 0; i < list_length(t, s, seat, kind); i++) {
            bool again = i > 0 && list[i] == list[i - 1];
            bool both = kind == AIRFORCE
                        && monuments_count(t, s, seat, list[i], NAVY) > 0;
            n += is_water(t, list[i]) && !again && !both;
        }
    }
    return n;
}

/* MO-20.2 */
static int area(const struct mon_table *t, const struct mon_state *s, int seat,
                int arg)
{
    uint64_t land = monuments_land(t, s, seat);
    if (arg == ARG_WATER)
        return water_controlled(t, s, seat);
    if (arg == ARG_ISLAND)
        return bits_count(land & t->island);
    if (arg == ARG_FOREIGN)
        return bits_count(land & t->foreign[seat]);
    if (arg == ARG_ANY)
        return bits_count(land);
    return bits_count(land & t->terrain[arg - ARG_FOREST]);
}

/* -- Resources ------------------------------------------------------------- */

/* MO-20.3 */
static int hex_max(const struct mon_table *t, const struct mon_state *s,
                   int seat, int arg)
{
    int most = 0;
    for (uint64_t m = mon_worked(t, s, seat); m; m = bits_rest(m)) {
        int n = arg == ARG_RES ? res_on(s, bits_first(m))
                               : workers_on(s, bits_first(m));
        most = n > most ? n : most;
    }
    return most;
}

static int resources(const struct mon_table *t, const struct mon_state *s,
                     int seat, int arg)
{
    uint32_t sum = monuments_wealth(t, s, seat);
    return arg == ARG_ANY ? amounts_total(sum) : amount(sum, arg - ARG_WOOD);
}

/* -- Pieces ---------------------------------------------------------------- */

/* MO-20.4 */
static int units(const struct mon_table *t, const struct mon_state *s, int seat,
                 int arg)
{
    int armies = list_length(t, s, seat, ARMY) + aboard(t, s, seat, ARMY);
    if (arg == ARG_WORKER)
        return monuments_workers_on_board(s, seat);
    if (arg == ARG_WEAPON)
        return armed_on_land(s, seat) + aboard(t, s, seat, ARMED);
    if (arg == ARG_MILITARY) {
        return armies + list_length(t, s, seat, NAVY)
               + list_length(t, s, seat, AIRFORCE);
    }
    if (arg == ARG_ARMY)
        return armies;
    return list_length(t, s, seat, ARMY + arg - ARG_ARMY);
}

/* Working buildings of one type, each by itself. */
static int working(const struct mon_state *s, int seat, int building,
                   uint64_t foes)
{
    const uint8_t *site = sites_of(s, seat, building);
    uint64_t broken = s->broken[seat] >> (building * MON_PIECES);
    int n = 0;
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++)
        n += !(broken >> i & 1) && !(foes >> site[i] & 1);
    return n;
}

/* MO-20.5, MO-18.6 */
static int buildings(const struct mon_table *t, const struct mon_state *s,
                     int seat, int arg)
{
    uint64_t foes = monuments_foes(t, s, seat);
    int n = 0;
    if (arg != ARG_ANY)
        return working(s, seat, arg - ARG_FORT, foes);
    for (int b = 0; b < MON_BUILDINGS; b++)
        n += working(s, seat, b, foes);
    return n;
}

/* MO-20.6; MO-17.10: an empty ferry is controlled from its land or water. */
static int tokens(const struct mon_table *t, const struct mon_state *s,
                  int seat, int arg)
{
    uint64_t land = monuments_land(t, s, seat);
    uint64_t set = 0;
    int n = 0;
    if (arg == ARG_BRIDGE) {
        for (uint64_t m = land; m && s->bridges; m = bits_rest(m))
            set |= t->rivers_at[bits_first(m)];
        return bits_count(set & s->bridges);
    }
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        n += s->ferry_owner[f] == FIELD_NONE
                 ? (land >> s->ferry_land[f] & 1)
                       || monuments_controls_water(t, s, seat,
                                                   s->ferry_water[f])
                 : s->ferry_owner[f] == seat;
    }
    return n;
}

/* MO-21.6: where a unit is decides what it is worth. */
static int airforce_power(const struct mon_table *t, const struct mon_state *s,
                          int seat)
{
    const uint8_t *list = s->unit[AIRFORCE - ARMY][seat];
    int n = 0;
    for (int i = 0; i < list_length(t, s, seat, AIRFORCE); i++)
        n += t->power[is_water(t, list[i])][AIRFORCE];
    return n;
}

static int ferry_power(const struct mon_table *t, const struct mon_state *s,
                       int seat)
{
    int n = 0;
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        n += s->ferry_owner[bits_first(m)] == seat;
    return n * t->content.ferry.power_water
           + aboard(t, s, seat, ARMED) * t->power[1][ARMED]
           + aboard(t, s, seat, ARMY) * t->power[1][ARMY];
}

static int power(const struct mon_table *t, const struct mon_state *s, int seat)
{
    uint64_t foes = monuments_foes(t, s, seat);
    int n = armed_on_land(s, seat) * t->power[0][ARMED]
            + list_length(t, s, seat, ARMY) * t->power[0][ARMY]
            + list_length(t, s, seat, NAVY) * t->power[1][NAVY]
            + airforce_power(t, s, seat);
    for (int b = 0; b < MON_BUILDINGS; b++)
        n += working(s, seat, b, foes) * t->content.building[b].power;
    return n + (s->ferries ? ferry_power(t, s, seat) : 0);
}

static int quests_done(const struct mon_table *t, const struct mon_state *s,
                       int seat)
{
    int n = 0;
    for (int i = 0; i < t->content.quest_count; i++)
        n += s->where[i] == WHERE_DONE + seat;
    return n;
}

/* MO-20.1, MO-20.7. MO-21.4, MO-21.5: scoring counts the same things. */
int monuments_tally(const struct mon_table *t, const struct mon_state *s,
                    int seat, int kind, int arg)
{
    switch ((enum mon_condition_kind)kind) {
    case COUNT_AREA:
        return area(t, s, seat, arg);
    case COUNT_RES:
        return resources(t, s, seat, arg);
    case COUNT_UNIT:
        return units(t, s, seat, arg);
    case COUNT_BUILDING:
        return buildings(t, s, seat, arg);
    case COUNT_TOKEN:
        return tokens(t, s, seat, arg);
    case COUNT_HEX_MAX:
        return hex_max(t, s, seat, arg);
    case COUNT_POWER:
        return power(t, s, seat);
    case COUNT_UPGRADES:
        return bits_count(s->green[seat]);
    case COUNT_LAYERS:
        return s->layers[seat];
    case COUNT_BATTLES:
        return s->battles[seat];
    case COUNT_QUESTS:
        return quests_done(t, s, seat);
    case MON_COUNTS:
        return 0;
    }
    return 0;
}

/* MO-19.3 */
int monuments_item(const struct mon_table *t, const struct mon_state *s,
                   int seat, int item)
{
    /* clang-format off */
    static const struct {
        uint8_t kind, arg;
    } counts[MON_ITEMS] = {
        [ITEM_LAYERS]    = {COUNT_LAYERS, ARG_ANY},
        [ITEM_RESOURCES] = {COUNT_RES, ARG_ANY},
        [ITEM_WORKERS]   = {COUNT_UNIT, ARG_WORKER},
        [ITEM_LAND]      = {COUNT_AREA, ARG_ANY},
        [ITEM_POWER]     = {COUNT_POWER, ARG_ANY},
        [ITEM_UPGRADES]  = {COUNT_UPGRADES, ARG_ANY},
        [ITEM_QUESTS]    = {COUNT_QUESTS, ARG_ANY},
        [ITEM_ISLANDS]   = {COUNT_AREA, ARG_ISLAND},
        [ITEM_BUILDINGS] = {COUNT_BUILDING, ARG_ANY},
    };
    /* clang-format on */
    return monuments_tally(t, s, seat, counts[item].kind, counts[item].arg);
}
