/* table.c - content and set-up laid out for the rules to read. */
#include "games/monuments/table.h"

#include "base/num.h"
#include "games/monuments/build.h"
#include "games/monuments/count.h"
#include "games/monuments/spots.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

static const struct monuments_content *content(const struct content *c)
{
    return (const struct monuments_content *)(const void *)c;
}

/* -- The map (MO-2) -------------------------------------------------------- */

/* Dry hexes first, both in the order of their numbers. */
static void lay_places(struct monuments_table *t)
{
    const struct monuments_content *c = &t->content;
    for (int water = 0; water < 2; water++) {
        for (int i = 0; i < c->hex_count; i++) {
            if ((c->hex[i].terrain == WATER) != water)
                continue;
            t->place[i] = t->hexes;
            t->id[t->hexes++] = u8(i);
        }
        if (!water)
            t->dry = t->hexes;
    }
}

/* MO-2.7: areas that the set-up names are out of play. */
static bool in_play(const struct monuments_setup *u,
                    const struct monuments_hex *h)
{
    for (int i = 0; i < u->out_count; i++) {
        if (u->out[i] == h->area)
            return false;
    }
    return true;
}

static int find_hex(const struct monuments_content *c, int q, int r)
{
    for (int i = 0; i < c->hex_count; i++) {
        if (c->hex[i].q == q && c->hex[i].r == r)
            return i;
    }
    return -1;
}

static bool is_river(const struct monuments_content *c, int a, int b)
{
    for (int i = 0; i < c->river_count; i++) {
        if ((c->river[i][0] == a && c->river[i][1] == b)
            || (c->river[i][0] == b && c->river[i][1] == a))
            return true;
    }
    return false;
}

static void join(struct monuments_table *t, int a, int b)
{
    const struct monuments_content *c = &t->content;
    int from = t->place[a];
    int to = t->place[b];
    int k = t->near_count[from]++;
    for (; k > 0 && t->id[t->near[from][k - 1]] > b; k--)
        t->near[from][k] = t->near[from][k - 1];
    t->near[from][k] = u8(to);
    if (monuments_is_water(t, to) || c->hex[b].terrain == MONUMENT)
        return;
    t->beside[from] |= bits_bit(to);
    if (!monuments_is_water(t, from) && !is_river(c, a, b))
        t->walk[from] |= bits_bit(to);
}

/* MO-2.1: the six directions. */
static void lay_neighbours(struct monuments_table *t,
                           const struct monuments_setup *u)
{
    static const int8_t side[MONUMENTS_SIDES][2] = {{1, 0},  {1, -1}, {0, -1},
                                                    {-1, 0}, {-1, 1}, {0, 1}};
    const struct monuments_content *c = &t->content;
    for (int a = 0; a < c->hex_count; a++) {
        for (int k = 0; k < MONUMENTS_SIDES; k++) {
            const struct monuments_hex *h = &c->hex[a];
            int b = find_hex(c, h->q + side[k][0], h->r + side[k][1]);
            if (b >= 0 && in_play(u, h) && in_play(u, &c->hex[b]))
                join(t, a, b);
        }
    }
    for (int p = 0; p < t->hexes; p++) {
        for (int i = 0; i < t->near_count[p]; i++) {
            if (monuments_is_water(t, t->near[p][i]))
                t->water[p][t->water_count[p]++] = t->near[p][i];
        }
    }
}

static void lay_land(struct monuments_table *t, const struct monuments_setup *u)
{
    const struct monuments_content *c = &t->content;
    for (int p = 0; p < t->dry; p++) {
        const struct monuments_hex *h = &c->hex[t->id[p]];
        if (!in_play(u, h))
            continue;
        t->dry_hexes |= bits_bit(p);
        if (h->terrain == MONUMENT)
            continue;
        t->land |= bits_bit(p);
        t->terrain[h->terrain] |= bits_bit(p);
        t->shore |= t->water_count[p] ? bits_bit(p) : 0;
        if (c->area[h->area].type == AREA_ISLAND)
            t->island |= bits_bit(p);
    }
    for (int i = 0; i < c->river_count; i++) {
        for (int k = 0; k < 2; k++)
            t->river[i][k] = t->place[c->river[i][k]];
        if ((t->dry_hexes >> t->river[i][0] & 1)
            && (t->dry_hexes >> t->river[i][1] & 1)) {
            t->rivers_at[t->river[i][0]] |= bits_bit(i);
            t->rivers_at[t->river[i][1]] |= bits_bit(i);
        }
    }
}

/* The dry hexes of an area; `monument` becomes its monument hex. */
static uint64_t area_hexes(const struct monuments_table *t, int area,
                           uint8_t *monument)
{
    uint64_t set = 0;
    for (int p = 0; p < t->dry; p++) {
        const struct monuments_hex *h = &t->content.hex[t->id[p]];
        if (h->area != area)
            continue;
        set |= bits_bit(p);
        if (h->terrain == MONUMENT)
            *monument = u8(p);
    }
    return set;
}

/* MO-3.2: seat i plays the i-th civilization of the set-up. */
static void lay_homes(struct monuments_table *t,
                      const struct monuments_setup *u)
{
    for (int seat = 0; seat < t->seats; seat++) {
        int area = t->content.civ[u->civ[seat]].home;
        uint64_t home = area_hexes(t, area, &t->home[seat]) & t->land;
        t->civ[seat] = u->civ[seat];
        for (int other = 0; other < t->seats; other++)
            t->foreign[other] |= other != seat ? home : 0;
    }
}

/* -- Cards ----------------------------------------------------------------- */

static void lay_effect(struct monuments_table *t, int card,
                       const struct monuments_effect *e)
{
    if (e->kind == EFFECT_MILITARY)
        t->military |= bits_bit(card); /* MO-19.1 */
    if (e->kind != EFFECT_MOD)
        return;
    int8_t *delta = &t->delta[e->param][card]; /* MO-19.2 */
    *delta = (int8_t)(*delta + e->delta);
    t->mod[e->param] |= bits_bit(card);
}

/* MO-3.4, MO-3.11 */
static void lay_commons(struct monuments_table *t)
{
    for (int i = 0; i < t->content.common_count; i++) {
        const struct monuments_common *c = &t->content.common[i];
        if (c->min_players <= t->seats)
            t->commons[c->layer - 1] |= bits_bit(i);
        for (int k = 0; k < c->effect_count; k++)
            lay_effect(t, i, &c->effect[k]);
    }
    for (int i = 0; i < MONUMENTS_CARDS; i++)
        t->green_mod[t->content.action[i].green.param] |= bits_bit(i);
}

/* What is counted without looking at many things comes first. */
static void lay_wants(struct monuments_table *t, int quest)
{
    static const unsigned quick = 1U << COUNT_UPGRADES | 1U << COUNT_LAYERS
                                  | 1U << COUNT_BATTLES | 1U << COUNT_AREA
                                  | 1U << COUNT_RES;
    const struct monuments_quest *q = &t->content.quest[quest];
    struct monuments_condition *next = t->wants[quest];
    for (unsigned pass = 0; pass < 2; pass++) {
        for (int i = 0; i < q->condition_count; i++) {
            if ((~quick >> q->condition[i].kind & 1) == pass)
                *next++ = q->condition[i];
        }
    }
}

/* A quest is looked at when a node can raise one of its counts. */
static void lay_quest(struct monuments_table *t, int quest)
{
    const struct monuments_quest *q = &t->content.quest[quest];
    unsigned counts = 0;
    lay_wants(t, quest);
    for (int i = 0; i < q->condition_count; i++)
        counts |= 1U << q->condition[i].kind;
    for (int n = 0; n < MONUMENTS_NODES; n++)
        t->watch[n] |= monuments_nodes[n].raises & counts ? bits_bit(quest) : 0;
    t->abroad |= counts & COUNTS_ABROAD ? bits_bit(quest) : 0;
    if (q->min_players <= t->seats)
        t->in_deck[q->deck] |= bits_bit(quest);
}

static void lay_quests(struct monuments_table *t)
{
    for (int i = 0; i < t->content.quest_count; i++)
        lay_quest(t, i);
    for (int d = 0; d < t->content.quest_deck_count; d++) {
        const struct monuments_quest_deck *deck = &t->content.quest_deck[d];
        for (int i = 0; i < deck->layer_count; i++)
            t->deck_of_layer[deck->layer[i]] = u8(d);
    }
}

/* -- Numbers --------------------------------------------------------------- */

static void lay_units(struct monuments_table *t)
{
    const struct monuments_content *c = &t->content;
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        const struct monuments_unit *u = &c->unit[kind > 0 ? kind - 1 : 0];
        t->power[0][kind] = u->power_land;
        t->power[1][kind] = u->power_water;
        t->steps[kind] = u->move;
    }
    t->power[0][ARMED] = c->weapon.power_land;
    t->power[1][ARMED] = c->weapon.power_water;
    for (int k = 0; k < MONUMENTS_LISTED - 1; k++)
        t->unit_max[k] = c->supplies.military[k];
    t->unit_max[HORSE - ARMY] = c->supplies.horse;
    const uint64_t none = FIELD_NONE * UINT64_C(0x01010101);
    for (int k = 0; k < MONUMENTS_LISTED; k++)
        t->absent[k] = (uint32_t)(none << (8 * t->unit_max[k]));
}

static const uint8_t *price(const struct monuments_table *t, int i)
{
    const struct monuments_content *c = &t->content;
    if (i < PRICE_THING)
        return c->action[i].cost;
    if (i < PRICE_UNIT)
        return monuments_thing_cost(t, i - PRICE_THING);
    if (i < PRICE_WEAPON)
        return c->unit[i - PRICE_UNIT + 1].cost;
    return i == PRICE_WEAPON ? c->weapon.cost : c->layer[i - PRICE_LAYER].cost;
}

static void lay_prices(struct monuments_table *t)
{
    for (int i = 0; i < MONUMENTS_PRICES; i++) {
        const uint8_t *cost = price(t, i);
        memcpy(t->price[i], cost, sizeof t->price[i]);
        if (monuments_discount(t, cost, 1) > 0)
            t->yields |= UINT32_C(1) << i;
    }
    for (int i = 0; i < MONUMENTS_PRICES * MONUMENTS_TYPES; i++) {
        int type = i % MONUMENTS_TYPES;
        for (int n = t->price[i / MONUMENTS_TYPES][type];
             n <= MONUMENTS_COST_MAX; n++)
            t->covers[type][n] |= UINT32_C(1) << (i / MONUMENTS_TYPES);
    }
}

/* MO-18.5: some buildings suit some terrains only. */
static void lay_suits(struct monuments_table *t)
{
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++) {
        const struct monuments_building_type *h = &t->content.building[b];
        t->suits[b] = h->terrain_count ? 0 : t->land;
        for (int i = 0; i < h->terrain_count; i++)
            t->suits[b] |= t->terrain[h->terrain[i]];
    }
}

/* MO-1.9: in how many ways so many dice show a sum. */
static void lay_dice(struct monuments_table *t)
{
    t->ways[0][0] = 1;
    for (int i = 0; i < MONUMENTS_DICE * MONUMENTS_SUMS; i++) {
        int n = i / MONUMENTS_SUMS;
        int sum = i % MONUMENTS_SUMS;
        for (int f = 0; f < MONUMENTS_FACES; f++) {
            int next = sum + t->content.supplies.face[f];
            if (next < MONUMENTS_SUMS)
                t->ways[n + 1][next] += t->ways[n][sum];
        }
    }
}

/* The largest value that a parameter can have. */
static int param_max(const struct monuments_table *t, enum monuments_param p)
{
    int most = t->content.base[p];
    for (int i = 0; i < MONUMENTS_CARDS; i++) {
        const struct monuments_green *g = &t->content.action[i].green;
        most += g->param == p && g->delta > 0 ? g->delta : 0;
    }
    for (uint64_t m = t->mod[p]; m; m = bits_rest(m)) {
        const struct monuments_common *c = &t->content.common[bits_first(m)];
        for (int k = 0; k < c->effect_count; k++) {
            const struct monuments_effect *e = &c->effect[k];
            bool counts = e->kind == EFFECT_MOD && e->param == p;
            most += counts && e->delta > 0 ? e->delta : 0;
        }
    }
    return most;
}

/* MO-22.1: a turn ends. Movement is the action that grows with the cards; no
 * other has more moves than ACTION_MAX. */
static void lay_bounds(struct monuments_table *t)
{
    enum { ACTION_MAX = 300, PER_STEP = 3, STEPS_MAX = 9 };
    int units = param_max(t, PARAM_MOVE_UNITS) + t->content.supplies.horse;
    t->turn_max = ACTION_MAX + units * (1 + STEPS_MAX * PER_STEP);
}

/* -- All of it ------------------------------------------------------------- */

/* MO-3.1: the n-th record for so many players. */
static const struct monuments_setup *find_setup(
    const struct monuments_content *c, int seats, int n)
{
    for (int i = 0; i < c->setup_count; i++) {
        if (c->setup[i].players == seats && n-- == 0)
            return &c->setup[i];
    }
    return NULL;
}

enum err monuments_lay(struct table *table, const struct content *c,
                       const struct setup *how, struct text *why)
{
    assert(how->seats > 0 && how->seats <= MONUMENTS_SEATS);
    struct monuments_table *t = (struct monuments_table *)(void *)table;
    int start = how->option[OPTION_START] - 1;
    const struct monuments_setup *u = find_setup(content(c), how->seats,
                                                 how->option[OPTION_WORLD]);
    if (!u) {
        text_add(why,
                 "world=new is not there for %d players; leave it at "
                 "world=old",
                 how->seats);
        return ERR_BAD_TEXT;
    }
    if (start >= how->seats) {
        text_add(why,
                 "start=%d names a seat that is not there; %d seats are "
                 "numbered from 0",
                 start, how->seats);
        return ERR_BAD_TEXT;
    }
    memset(t, 0, sizeof *t);
    t->content = *content(c);
    t->seats = u8(how->seats);
    t->start = start < 0 ? FIELD_NONE : u8(start);
    t->ferries = t->content.supplies.bridge_ferry;
    lay_places(t);
    lay_neighbours(t, u);
    lay_land(t, u);
    lay_homes(t, u);
    lay_commons(t);
    lay_quests(t);
    lay_units(t);
    lay_prices(t);
    lay_suits(t);
    lay_dice(t);
    lay_bounds(t);
    return ERR_OK;
}

/* MO-22.3: the cap on rounds makes every match finite; MO-22.4: purposeful play
 * ends long before. */
int monuments_moves_max(const struct table *table)
{
    enum { OPENING_MAX = 128 };
    const struct monuments_table *t = monuments_table(table);
    assert(t->turn_max > 0 && t->seats <= MONUMENTS_SEATS);
    return OPENING_MAX + t->content.limits.max_rounds * t->seats * t->turn_max;
}
