/* plan.h - what a player should want now: for hints only, rules never ask.
 *
 * A plan is made from a position for one seat. Its aim is the next layer of the
 * monument, or a town as long as there is none. Worth is counted in points.
 */
#ifndef GAMES_MONUMENTS_PLAN_H
#define GAMES_MONUMENTS_PLAN_H

#include "games/monuments/kinds.h"

struct monuments_state;
struct monuments_table;

/* What things are worth, in points. Judgement, found by playing matches. */
struct monuments_weights {
    float needed_resource, spare_resource, surplus_resource;
    float new_land;  /* while the next layer needs it */
    float more_land; /* that a later layer needs */
    float near_land; /* a worker on the way to it */
    float nearer;    /* how nearness fades from step to step */
    float new_worker, extra_worker;
    float first_town, second_town, factory, other_building;
    float way;       /* a bridge or a ferry to more land */
    float no_way;    /* the same where none is needed */
    float voyage;    /* boarding and sailing where all land is overseas */
    float gathering; /* workers so that a town can grow */
    float layer;
    float quest, many_quests;
    float in_hand, in_hand_most; /* a card that need not be taken back */
    float green[MONUMENTS_CARDS];
    float green_least; /* what upgrades must bring besides */
    float trade;
};

/* The ones that are played by. */
extern const struct monuments_weights monuments_weights;

enum {
    PLAN_FAR = 8,      /* steps; there may be no way */
    PLAN_WORKERS = 14, /* enough of them */
};

/* What a seat wants in a position; it points to both. */
struct monuments_plan {
    const struct monuments_table *t;
    const struct monuments_state *s;
    int seat;
    uint32_t wealth;
    uint8_t goal[MONUMENTS_TYPES]; /* resources that are saved for */
    uint64_t land;                 /* controlled */
    uint64_t open;                 /* land that may be entered */
    uint64_t free;                 /* of that, not controlled yet */
    uint64_t spare; /* hexes that a worker can leave without loss */
    uint64_t towns; /* hexes of working towns */
    uint64_t reach; /* land, and, if it is short, what can be walked to */
    uint64_t ring[PLAN_FAR]; /* hexes by their steps to the nearest aim */
    bool barren; /* no town has the workers to grow, though there are some */
    int workers;
    int land_short;     /* land that is missing for the next layer */
    int reach_short;    /* of that, what no way leads to */
    uint64_t crossings; /* rivers whose bridge would lead to more land */
    uint64_t docks;     /* land where a ferry waits that can be used */
    int boats;          /* such ferries, and those with own passengers */
    int grow_min;       /* workers in a town that it takes to grow */
};

/* Makes the plan. */
void monuments_plan(const struct monuments_table *t,
                    const struct monuments_state *s, int seat,
                    struct monuments_plan *out);

/* More land can only be had overseas. */
bool monuments_must_sail(const struct monuments_plan *p);

/* Steps over the sea from a water hex to free land that no way leads to. */
int monuments_voyage(const struct monuments_plan *p, int water);

/* What one more, or the last one, of a resource is worth. */
float monuments_resource_worth(const struct monuments_plan *p, int type,
                               int have);

/* All resources that are there. */
float monuments_wealth_worth(const struct monuments_plan *p);

/* What a step of one unit between dry hexes would bring. */
float monuments_step_worth(const struct monuments_plan *p, int from, int to);

/* The best step from the hex. */
float monuments_best_step(const struct monuments_plan *p, int from);

/* How near free land is for workers who can be spared; each counts up to 1. */
float monuments_nearness(const struct monuments_plan *p);

/* Steps of the nearest worker to a town that needs one. */
int monuments_gathering(const struct monuments_plan *p);

/* The sum of a cost in points. */
float monuments_cost_worth(const struct monuments_plan *p,
                           const uint8_t cost[MONUMENTS_TYPES]);

#endif
