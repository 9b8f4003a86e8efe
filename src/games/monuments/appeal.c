/* appeal.c - what playing a card now would bring to a plan. */
#include "games/monuments/appeal.h"

#include "games/monuments/amounts.h"
#include "games/monuments/build.h"
#include "games/monuments/monument.h"
#include "games/monuments/pieces.h"
#include "games/monuments/plan.h"
#include "games/monuments/populate.h"
#include "games/monuments/produce.h"
#include "games/monuments/score.h"
#include "games/monuments/sites.h"
#include "games/monuments/state.h"
#include "games/monuments/upgrade.h"
#include "games/monuments/wealth.h"

#include <assert.h>

static const struct monuments_weights *const w = &monuments_weights;

enum {
    BEST_MAX = 4,
    LAST_LAYER = 4, /* points that it brings, less what it costs */
};

static int at_most(int n, int limit)
{
    return n < limit ? n : limit;
}

/* The best of several things, as many as a card allows. */
struct best {
    int room;
    float worth[BEST_MAX];
};

static struct best best_of(const struct monuments_plan *p,
                           enum monuments_param allows)
{
    int room = monuments_param(p->t, p->s, p->seat, allows);
    return (struct best){.room = at_most(room, BEST_MAX)};
}

static void best_add(struct best *b, float worth)
{
    for (int i = 0; i < b->room; i++) {
        float here = b->worth[i];
        if (worth > here) {
            b->worth[i] = worth;
            worth = here;
        }
    }
}

static float best_sum(const struct best *b)
{
    float sum = 0;
    for (int i = 0; i < b->room; i++)
        sum += b->worth[i];
    return sum;
}

float monuments_yield_worth(const struct monuments_plan *p, int place)
{
    assert(place >= 0 && place < p->t->dry);
    int type = 0;
    float worth = 0;
    while (type < MONUMENTS_TYPES - 1 && !(p->t->terrain[type] >> place & 1))
        type++;
    int have = monuments_amount(p->wealth, type);
    int n = monuments_produced(p->t, p->s, p->seat, place, type);
    for (int i = 1; i <= n; i++)
        worth += monuments_resource_worth(p, type, have + i);
    return worth;
}

static float produce_appeal(const struct monuments_plan *p)
{
    struct best b = best_of(p, PARAM_PROD_HEXES);
    for (uint64_t m = monuments_produce_hexes(p->t, p->s, p->seat); m;
         m = bits_rest(m))
        best_add(&b, monuments_yield_worth(p, bits_first(m)));
    return best_sum(&b);
}

/* The best steps of as many workers as the card moves. */
static float move_appeal(const struct monuments_plan *p)
{
    struct best b = best_of(p, PARAM_MOVE_UNITS);
    for (uint64_t m = p->s->workers[p->seat]; m; m = bits_rest(m))
        best_add(&b, monuments_best_step(p, bits_first(m)));
    return best_sum(&b) + (monuments_must_sail(p) && p->boats ? w->way : 0.0F);
}

static float worker_worth(const struct monuments_plan *p)
{
    return p->workers < PLAN_WORKERS ? w->new_worker : w->extra_worker;
}

static float populate_appeal(const struct monuments_plan *p)
{
    if (!monuments_can_populate(p->t, p->s, p->seat))
        return 0;
    int each = monuments_param(p->t, p->s, p->seat, PARAM_POPULATE_WORKERS);
    int places = 0;
    for (uint64_t m = p->towns & p->s->workers[p->seat]; m; m = bits_rest(m)) {
        int place = bits_first(m);
        if (monuments_workers_on(p->s, place) >= p->grow_min)
            places += monuments_intact_on(p->s, p->seat, TOWN, place);
    }
    places = at_most(
        places, monuments_param(p->t, p->s, p->seat, PARAM_POPULATE_PLACES));
    return worker_worth(p) * (float)(places ? places * each : 2);
}

float monuments_thing_worth(const struct monuments_plan *p, int what)
{
    assert(what >= 0 && what < MONUMENTS_WHATS);
    switch (what) {
    case TOWN:
        return monuments_building_total(p->s, p->seat, TOWN) ? w->second_town
                                                             : w->first_town;
    case FACTORY:
        return w->factory;
    case BUILD_BRIDGE:
        return p->crossings ? w->way : w->no_way;
    case BUILD_FERRY:
        return monuments_must_sail(p) && p->boats == 0 ? w->way : w->no_way;
    default:
        return w->other_building;
    }
}

static float build_appeal(const struct monuments_plan *p)
{
    struct move_list l;
    float best = 0;
    l.count = 0;
    monuments_build_what_legal(p->t, p->s, p->seat, &l);
    for (int i = 0; i < l.count; i++) {
        int what = l.move[i].arg[0];
        float worth = monuments_thing_worth(p, what)
                      - monuments_cost_worth(p,
                                             monuments_thing_cost(p->t, what));
        best = worth > best ? worth : best;
    }
    return best;
}

static float upgrade_appeal(const struct monuments_plan *p)
{
    struct move_list l;
    float best = 0;
    l.count = 0;
    monuments_upgrade_legal(p->t, p->s, p->seat, &l);
    for (int i = 0; i < l.count; i++) {
        int card = l.move[i].arg[0];
        float worth = w->green[card]
                      - monuments_cost_worth(p, p->t->content.action[card].cost)
                      - w->green_least;
        best = worth > best ? worth : best;
    }
    return best;
}

/* Something to spare for something that is needed. */
static float trade_appeal(const struct monuments_plan *p)
{
    int rate = monuments_param(p->t, p->s, p->seat, PARAM_TRADE_RATE);
    int lacking = 0;
    int deals = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        int over = monuments_amount(p->wealth, i) - p->goal[i];
        lacking += over < 0 ? -over : 0;
        deals += over > 0 && rate > 0 ? over / rate : 0;
    }
    int trades = monuments_param(p->t, p->s, p->seat, PARAM_TRADES);
    deals = at_most(at_most(deals, lacking), trades);
    return w->trade * (w->needed_resource - (float)rate * w->spare_resource)
           * (float)deals;
}

static float quest_appeal(const struct monuments_plan *p)
{
    int open = 0;
    for (int i = 0; i < MONUMENTS_QUEST_DECKS; i++)
        open += p->s->quests[p->seat][i];
    return open < 3 ? w->quest : w->many_quests;
}

static int points_of(const struct monuments_plan *p, int seat)
{
    struct score score;
    monuments_score((const struct table *)(const void *)p->t,
                    (const struct state *)(const void *)p->s, seat, &score);
    return score_total(&score);
}

/* The last layer ends the game: for those who lead. */
static bool would_win(const struct monuments_plan *p)
{
    int own = points_of(p, p->seat) + LAST_LAYER;
    for (int i = 0; i < p->t->seats; i++) {
        if (i != p->seat && points_of(p, i) >= own)
            return false;
    }
    return true;
}

static float raise_appeal(const struct monuments_plan *p)
{
    if (!monuments_can_raise(p->t, p->s, p->seat, p->wealth))
        return 0;
    bool last = p->s->layers[p->seat] == MONUMENTS_LAYERS - 1;
    return !last ? w->layer : would_win(p) ? 3.0F * w->layer : w->no_way;
}

float monuments_appeal(const struct monuments_plan *p, int card)
{
    assert(card >= 0 && card < MONUMENTS_CARDS);
    switch ((enum monuments_card)card) {
    case CARD_UPGRADE:
        return upgrade_appeal(p);
    case CARD_MOVE:
        return move_appeal(p);
    case CARD_PRODUCE:
        return produce_appeal(p);
    case CARD_BUILD:
        return build_appeal(p);
    case CARD_POPULATE:
        return populate_appeal(p);
    case CARD_MONUMENT:
        return raise_appeal(p);
    case CARD_QUEST:
        return quest_appeal(p);
    case CARD_TRADE:
        return trade_appeal(p);
    case CARD_TRAIN:
    case CARD_ATTACK:
        return 0.1F;
    case MONUMENTS_CARDS:
        return 0;
    }
    return 0;
}
