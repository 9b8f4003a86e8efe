/* tell.c - what a picture of the table shows that no field says: who stands
 * and controls where, supplies, parameters, what the next layer still needs,
 * how far the viewer's quests are, the battle that is going on. Numbers of the
 * rules are worked out here and nowhere else. */
#include "games/monuments/tell.h"

#include "games/monuments/amounts.h"
#include "games/monuments/attack.h"
#include "games/monuments/count.h"
#include "games/monuments/ground.h"
#include "games/monuments/monument.h"
#include "games/monuments/odds.h"
#include "games/monuments/pieces.h"
#include "games/monuments/produce.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/text.h"
#include "games/monuments/train.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* clang-format off */
const struct shape monuments_tells[] = {
    {"tell", "all of it; `out`: land that nobody may enter; `piles`: common bonus cards that are left, by layer", "hexes:{hex} ferries:{ferry} seats:[player] quests:[quest] out:[number] piles:[[number]] supply:{number} weapons:number tokens:number battle:battle|nothing"},
    {"hex", "who stands and builds on a hex where something is; `harvest`: what production would bring", "seat:number|nothing control:flag units:{number} builder?:number|nothing buildings?:[building] res?:{number} harvest?:number"},
    {"building", "a building; `works`: it is intact, and no foe is there", "kind:word broken:flag works:flag"},
    {"ferry", "where a ferry lies; `helms`: who may move it", "water:number land:number|nothing seat:number|nothing crew:[sailor] helms:[number]"},
    {"sailor", "a unit aboard, and what it carries", "kind:word cargo?:word"},
    {"player", "what a seat has; `upgrades`: cards that it could improve now; `military`: may it train military units, and attack?", "civ:word colour:word home:number res:{number} counts:{number} supply:{number} params:{number} upgrades:[word] military:flag next:layer|nothing"},
    {"layer", "what the next layer needs", "layer:number land:number cost:{number} discount:number lacking:{number} short:number sacrifice:number ready:flag"},
    {"quest", "how far a quest is; `have`: by condition", "id:number seat:number done:flag held:flag have:[number]"},
    {"battle", "the battle that is going on; `odds`: while attackers are declared, until the first dice fall", "attacker:number defender:number target:number attack:side defence:side rolled:flag odds:odds|nothing loser:number|nothing damage:number"},
    {"side", "the power of a side; pips as far as they have fallen", "power:number dice:number pips:number"},
    {"odds", "of 100 such battles; losses are tenths of power on average", "win:number lose:number attack_loss:number defence_loss:number"},
    {NULL, NULL, NULL},
};
/* clang-format on */

static void put_number(struct json *w, const char *key, long long n)
{
    json_key(w, key);
    json_number(w, n);
}

static void put_bool(struct json *w, const char *key, bool is_so)
{
    json_key(w, key);
    json_bool(w, is_so);
}

static void put_word(struct json *w, const char *key, const char *word)
{
    json_key(w, key);
    json_word(w, word);
}

/* A seat by its number, as in "act"; none is null. */
static void put_seat(struct json *w, const char *key, int seat)
{
    json_key(w, key);
    if (seat == FIELD_NONE) {
        json_nothing(w);
    } else {
        json_number(w, seat);
    }
}

static void put_amounts(struct json *w, const char *key, uint32_t sum)
{
    json_key(w, key);
    json_open(w, '{');
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        put_number(w, monuments_type_words[i], monuments_amount(sum, i));
    json_close(w, '}');
}

/* A spot as moves name it: "26" or "f0". */
static void spot_key(struct json *w, const struct monuments_table *t, int spot)
{
    char room[8];
    struct text name = text_in(room, sizeof room);
    monuments_write_spot(t, spot, &name);
    json_key(w, room);
}

/* -- Hexes ----------------------------------------------------------------- */

/* MO-5.3: whose units are on the hex, also aboard. */
int monuments_occupant(const struct monuments_table *t,
                       const struct monuments_state *s, int place)
{
    assert(place >= 0 && place < t->hexes);
    for (int i = 0; i < t->seats; i++) {
        if (monuments_stands_on(t, s, i, place))
            return i;
    }
    return FIELD_NONE;
}

int monuments_builder(const struct monuments_table *t,
                      const struct monuments_state *s, int place)
{
    assert(place >= 0 && place < t->hexes);
    for (int i = 0; i < t->seats && !monuments_is_water(t, place); i++) {
        if (monuments_built(s, i) >> place & 1)
            return i;
    }
    return FIELD_NONE;
}

/* MO-5.7 */
static bool controls(const struct monuments_table *t,
                     const struct monuments_state *s, int seat, int place)
{
    return monuments_is_water(t, place)
               ? monuments_controls_water(t, s, seat, place)
               : monuments_land(t, s, seat) >> place & 1;
}

int monuments_holder(const struct monuments_table *t,
                     const struct monuments_state *s, int place)
{
    assert(place >= 0 && place < t->hexes);
    for (int i = 0; i < t->seats; i++) {
        if (controls(t, s, i, place))
            return i;
    }
    return FIELD_NONE;
}

static void tell_units(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int place,
                       struct json *w)
{
    json_key(w, "units");
    json_open(w, '{');
    for (int kind = 0; kind < MONUMENTS_KINDS && seat != FIELD_NONE; kind++) {
        bool ashore = kind > ARMED || !monuments_is_water(t, place);
        int n = ashore ? monuments_count(t, s, seat, place, kind) : 0;
        if (n > 0)
            put_number(w, monuments_kind_words[kind], n);
    }
    json_close(w, '}');
}

/* MO-5.10: a building that is intact and free of others works. */
static void tell_buildings(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int place,
                           struct json *w)
{
    json_key(w, "buildings");
    json_open(w, '[');
    for (int i = 0; i < MONUMENTS_SITES && seat != FIELD_NONE; i++) {
        if (s->site[seat][i] != place)
            continue;
        bool broken = s->broken[seat] >> i & 1;
        bool held = monuments_foes(t, s, seat) >> place & 1;
        json_open(w, '{');
        put_word(w, "kind", monuments_building_words[i / MONUMENTS_PIECES]);
        put_bool(w, "broken", broken);
        put_bool(w, "works", !broken && !held);
        json_close(w, '}');
    }
    json_close(w, ']');
}

/* MO-9.3: what the Production card would bring here now. */
static int harvest(const struct monuments_table *t,
                   const struct monuments_state *s, int seat, int place)
{
    if (seat == FIELD_NONE || !(t->land >> place & 1))
        return 0;
    int type = 0;
    while (type < MONUMENTS_TYPES && !(t->terrain[type] >> place & 1))
        type++;
    bool held = monuments_foes(t, s, seat) >> place & 1;
    return type == MONUMENTS_TYPES || held
               ? 0
               : monuments_produced(t, s, seat, place, type);
}

static bool has_something(const struct monuments_table *t,
                          const struct monuments_state *s, int place)
{
    return monuments_occupant(t, s, place) != FIELD_NONE
           || monuments_builder(t, s, place) != FIELD_NONE
           || (!monuments_is_water(t, place) && monuments_res_on(s, place) > 0);
}

static void tell_hex(const struct monuments_table *t,
                     const struct monuments_state *s, int place, struct json *w)
{
    int seat = monuments_occupant(t, s, place);
    int owner = monuments_builder(t, s, place);
    spot_key(w, t, place);
    json_open(w, '{');
    put_seat(w, "seat", seat);
    put_bool(w, "control", monuments_holder(t, s, place) != FIELD_NONE);
    tell_units(t, s, seat, place, w);
    if (!monuments_is_water(t, place)) {
        put_seat(w, "builder", owner);
        tell_buildings(t, s, owner, place, w);
        put_amounts(w, "res", monuments_amounts(s->res[place]));
        put_number(w, "harvest",
                   harvest(t, s, seat == FIELD_NONE ? owner : seat, place));
    }
    json_close(w, '}');
}

static void tell_hexes(const struct monuments_table *t,
                       const struct monuments_state *s, struct json *w)
{
    json_key(w, "hexes");
    json_open(w, '{');
    for (int p = 0; p < t->hexes; p++) {
        if (has_something(t, s, p))
            tell_hex(t, s, p, w);
    }
    json_close(w, '}');
}

/* MO-2.7: hexes that nobody may enter. Water is always in play. */
static void tell_out(const struct monuments_table *t, struct json *w)
{
    json_key(w, "out");
    json_open(w, '[');
    for (int p = 0; p < t->dry; p++) {
        if (!(t->dry_hexes >> p & 1))
            json_number(w, t->id[p]);
    }
    json_close(w, ']');
}

/* -- Ferries --------------------------------------------------------------- */

/* MO-17.10: who may move it. */
static void tell_helms(const struct monuments_table *t,
                       const struct monuments_state *s, int ferry,
                       struct json *w)
{
    int owner = s->ferry_owner[ferry];
    json_key(w, "helms");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++) {
        bool has = owner != FIELD_NONE
                       ? owner == i
                       : controls(t, s, i, s->ferry_land[ferry])
                             || controls(t, s, i, s->ferry_water[ferry]);
        if (has)
            json_number(w, i);
    }
    json_close(w, ']');
}

static void tell_crew(const struct monuments_state *s, int ferry,
                      struct json *w)
{
    json_key(w, "crew");
    json_open(w, '[');
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[ferry][i];
        int cargo = s->ferry_cargo[ferry][i];
        if (kind == FIELD_NONE)
            continue;
        json_open(w, '{');
        put_word(w, "kind", monuments_kind_words[kind]);
        if (cargo != FIELD_NONE)
            put_word(w, "cargo", monuments_type_words[cargo]);
        json_close(w, '}');
    }
    json_close(w, ']');
}

static void tell_ferry(const struct monuments_table *t,
                       const struct monuments_state *s, int ferry,
                       struct json *w)
{
    int land = s->ferry_land[ferry];
    spot_key(w, t, monuments_ferry_spot(t, ferry));
    json_open(w, '{');
    put_number(w, "water", t->id[s->ferry_water[ferry]]);
    json_key(w, "land");
    if (land == FIELD_NONE) {
        json_nothing(w);
    } else {
        json_number(w, t->id[land]);
    }
    put_seat(w, "seat", s->ferry_owner[ferry]);
    tell_crew(s, ferry, w);
    tell_helms(t, s, ferry, w);
    json_close(w, '}');
}

static void tell_ferries(const struct monuments_table *t,
                         const struct monuments_state *s, struct json *w)
{
    json_key(w, "ferries");
    json_open(w, '{');
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        tell_ferry(t, s, bits_first(m), w);
    json_close(w, '}');
}

/* -- Seats ----------------------------------------------------------------- */

/* MO-1.7: pieces that can be placed, and those that are locked. */
static void tell_supply(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct json *w)
{
    json_key(w, "supply");
    json_open(w, '{');
    put_number(w, "worker", monuments_worker_supply(t, s, seat));
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++) {
        bool known = b < WORKSHOP
                     || s->ability[seat] == ARTISANS + (b - WORKSHOP);
        if (known) {
            put_number(w, monuments_building_words[b],
                       monuments_building_supply(t, s, seat, b));
        }
    }
    for (int kind = ARMY; kind <= AIRFORCE; kind++) {
        put_number(w, monuments_kind_words[kind],
                   monuments_unit_supply(t, s, seat, kind));
    }
    json_close(w, '}');
}
_Static_assert(FARMERS - ARTISANS == FARM - WORKSHOP,
               "artisans have workshops, farmers farms");

static void tell_params(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct json *w)
{
    json_key(w, "params");
    json_open(w, '{');
    for (int i = 0; i < MONUMENTS_PARAMS; i++) {
        put_number(w, monuments_param_words[i],
                   monuments_param(t, s, seat, (enum monuments_param)i));
    }
    json_close(w, '}');
}

static void tell_counts(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct json *w)
{
    json_key(w, "counts");
    json_open(w, '{');
    for (int i = 0; i < MONUMENTS_ITEMS; i++) {
        put_number(w, monuments_item_words[i], monuments_item(t, s, seat, i));
    }
    json_close(w, '}');
}

/* Cards whose upgrade the seat could pay now (MO-6.4). */
static void tell_upgrades(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct json *w)
{
    uint32_t wealth = monuments_wealth(t, s, seat);
    int off = monuments_param(t, s, seat, PARAM_UPGRADE_DISCOUNT);
    json_key(w, "upgrades");
    json_open(w, '[');
    for (int i = 0; i < MONUMENTS_CARDS; i++) {
        const uint8_t *cost = t->content.action[i].cost;
        if (!(s->green[seat] >> i & 1)
            && monuments_payable(cost, wealth,
                                 monuments_discount(t, cost, off)))
            json_word(w, monuments_card_words[i]);
    }
    json_close(w, ']');
}

static int at_least(int n, int least)
{
    return n < least ? least : n;
}

/* What is lacking of a cost, type by type, whatever the discount. */
static uint32_t lacking(const uint8_t cost[MONUMENTS_TYPES], uint32_t wealth)
{
    uint32_t sum = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        int lack = cost[i] - monuments_amount(wealth, i);
        sum += (uint32_t)at_least(lack, 0) << (8 * i);
    }
    return sum;
}

/* MO-12.2: what the layer needs, and whether the seat could build it. */
static void tell_layer(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct json *w)
{
    const struct monuments_layer *l = &t->content.layer[s->layers[seat]];
    const struct monuments_minimum *least = &t->content.minimum;
    uint32_t wealth = monuments_wealth(t, s, seat);
    int off = monuments_discount(
        t, l->cost, monuments_param(t, s, seat, PARAM_MONUMENT_DISCOUNT));
    uint32_t lack = lacking(l->cost, wealth);
    json_open(w, '{');
    put_number(w, "layer", l->layer);
    put_number(
        w, "land",
        at_least(l->land + monuments_param(t, s, seat, PARAM_LAND_REQUIRED),
                 least->layer_land));
    put_amounts(w, "cost", monuments_amounts(l->cost));
    put_number(w, "discount", off);
    put_amounts(w, "lacking", lack);
    put_number(w, "short", at_least(monuments_amounts_total(lack) - off, 0));
    put_number(
        w, "sacrifice",
        at_least(l->sacrifice + monuments_param(t, s, seat, PARAM_SACRIFICE),
                 least->layer_sacrifice));
    put_bool(w, "ready", monuments_can_raise(t, s, seat, wealth));
    json_close(w, '}');
}

static void tell_seat(const struct monuments_table *t,
                      const struct monuments_state *s, int seat, struct json *w)
{
    const struct monuments_civ *civ = &t->content.civ[t->civ[seat]];
    json_open(w, '{');
    put_word(w, "civ", civ->id);
    put_word(w, "colour", monuments_colour_words[civ->colour]);
    put_number(w, "home", t->id[t->home[seat]]);
    put_amounts(w, "res", monuments_wealth(t, s, seat));
    tell_counts(t, s, seat, w);
    tell_supply(t, s, seat, w);
    tell_params(t, s, seat, w);
    tell_upgrades(t, s, seat, w);
    put_bool(w, "military", monuments_may_fight(t, s, seat));
    json_key(w, "next");
    if (s->layers[seat] < MONUMENTS_LAYERS) {
        tell_layer(t, s, seat, w);
    } else {
        json_nothing(w);
    }
    json_close(w, '}');
}

/* -- Quests ---------------------------------------------------------------- */

static void tell_quest(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int quest,
                       struct json *w)
{
    const struct monuments_quest *q = &t->content.quest[quest];
    json_open(w, '{');
    put_number(w, "id", q->id);
    put_seat(w, "seat", seat);
    put_bool(w, "done", s->where[quest] == WHERE_DONE + seat);
    put_bool(w, "held", s->where[quest] == WHERE_HELD + seat);
    json_key(w, "have");
    json_open(w, '[');
    for (int i = 0; i < q->condition_count; i++) {
        const struct monuments_condition *c = &q->condition[i];
        json_number(w, monuments_tally(t, s, seat, c->kind, c->arg));
    }
    json_close(w, ']');
    json_close(w, '}');
}

/* Whose the quest is; starting quests that were not kept are nobody's. */
static int quest_seat(const struct monuments_table *t, int where)
{
    bool owned = where >= WHERE_HELD && where < WHERE_DROPPED;
    int seat = owned ? (where - WHERE_HELD) % MONUMENTS_SEATS : FIELD_NONE;
    return seat < t->seats ? seat : FIELD_NONE;
}

/* What the view does not hide: one's own, and all that are completed. */
static void tell_quests(const struct monuments_table *t,
                        const struct monuments_state *s, struct json *w)
{
    json_key(w, "quests");
    json_open(w, '[');
    for (int i = 0; i < t->content.quest_count; i++) {
        int where = s->where[i];
        int seat = where == FIELD_HIDDEN ? FIELD_NONE : quest_seat(t, where);
        if (seat != FIELD_NONE)
            tell_quest(t, s, seat, i, w);
    }
    json_close(w, ']');
}

/* -- The common supply, and the battle ------------------------------------- */

/* MO-3.11: the common bonus cards that are left, by layer. */
static void tell_piles(const struct monuments_table *t,
                       const struct monuments_state *s, struct json *w)
{
    json_key(w, "piles");
    json_open(w, '[');
    for (int layer = 0; layer < MONUMENTS_LAYERS; layer++) {
        uint64_t pile = t->commons[layer];
        for (int i = 0; i < t->seats; i++)
            pile &= ~s->commons[i];
        json_open(w, '[');
        for (; pile; pile = bits_rest(pile))
            json_number(w, t->content.common[bits_first(pile)].id);
        json_close(w, ']');
    }
    json_close(w, ']');
}

/* MO-14.7: power and more dice; pips as far as they have fallen. */
static void tell_side(struct json *w, const char *key, int power, int more,
                      int pips)
{
    json_key(w, key);
    json_open(w, '{');
    put_number(w, "power", power);
    put_number(w, "dice", power + more);
    put_number(w, "pips", pips);
    json_close(w, '}');
}

/* Attackers are declared, and no die has fallen. */
static bool may_be_foreseen(const struct monuments_table *t,
                            const struct monuments_state *s)
{
    int node = monuments_stack_top(s);
    int more = monuments_param(t, s, s->turn, PARAM_ATTACK_DICE);
    bool is_still = node == NODE_ATTACK_DICE
                    && s->dice == monuments_attack_power(t, s) + more;
    return s->attacker_spot[0] != FIELD_NONE
           && (node == NODE_ATTACKER || is_still);
}

/* What of 100 such battles brings; losses in tenths of power. */
static void tell_odds(const struct monuments_table *t,
                      const struct monuments_state *s, struct json *w)
{
    struct monuments_odds odds;
    monuments_odds_now(t, s, &odds);
    json_open(w, '{');
    put_number(w, "win", odds.win);
    put_number(w, "lose", odds.lose);
    put_number(w, "attack_loss", odds.attack_loss);
    put_number(w, "defence_loss", odds.defence_loss);
    json_close(w, '}');
}

static void tell_battle(const struct monuments_table *t,
                        const struct monuments_state *s, struct json *w)
{
    int node = monuments_stack_top(s);
    json_open(w, '{');
    put_seat(w, "attacker", s->turn);
    put_seat(w, "defender", s->defender);
    put_number(w, "target", t->id[s->target]);
    tell_side(w, "attack", monuments_attack_power(t, s),
              monuments_param(t, s, s->turn, PARAM_ATTACK_DICE), s->pips[0]);
    tell_side(w, "defence", monuments_defence_power(t, s),
              monuments_param(t, s, s->defender, PARAM_DEFENCE_DICE),
              s->pips[1]);
    put_bool(w, "rolled",
             node != NODE_ATTACKER && node != NODE_ATTACK_DICE
                 && node != NODE_DEFENCE_DICE);
    json_key(w, "odds");
    if (may_be_foreseen(t, s)) {
        tell_odds(t, s, w);
    } else {
        json_nothing(w);
    }
    put_seat(w, "loser", s->loser);
    put_number(w, "damage", s->damage);
    json_close(w, '}');
}

void monuments_tell(const struct table *table, const struct state *state,
                    int viewer, struct json *w)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    (void)viewer; /* the view hides what has to be hidden */
    assert(s->turn < t->seats && w);
    tell_out(t, w);
    tell_hexes(t, s, w);
    tell_ferries(t, s, w);
    json_key(w, "seats");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++)
        tell_seat(t, s, i, w);
    json_close(w, ']');
    tell_quests(t, s, w);
    tell_piles(t, s, w);
    put_amounts(w, "supply", monuments_supply(t, s));
    put_number(w, "weapons", monuments_weapon_supply(t, s));
    put_number(w, "tokens", monuments_token_supply(t, s));
    json_key(w, "battle");
    if (s->target != FIELD_NONE && s->defender != FIELD_NONE) {
        tell_battle(t, s, w);
    } else {
        json_nothing(w);
    }
}
