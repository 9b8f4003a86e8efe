/* facts.c - what moves do, what is asked and what points are for, as facts. What people read is
 * made of them by words/en.ftl: a message for each row of the table.
 */
#include "games/newgame/state.h"

/* clang-format off */
const struct shape newgame_facts[] = {
    {"seat",        "a player",                                "id:word"},
    {"region",      "a region",                                "id:word"},
    {"draw",        "a card is drawn",                         "region:region"},
    {"draw-hidden", "a card is drawn, and nobody else sees it", ""},
    {"settle",      "a settler comes to a region and is paid for", "region:region coins:number"},
    {"trade",       "the card is given away for coins",        "coins:number"},
    {"ask-decide",  "what to do with the card",                "region:region cost:number gain:number"},
    {"ask-hidden",  "the same of a card that is not seen",     ""},
    {"why-regions", "regions with the most settlers",          "regions:[held]"},
    {"held",        "a region and its points",                 "region:region points:number"},
    {"why-coins",   "coins, and how many make a point",        "coins:number each:number"},
    {NULL, NULL, NULL},
};
/* clang-format on */

static void add_region(const struct newgame_table *t, int region,
                       struct fact *f)
{
    fact_thing(f, "region", "region", t->content.regions[region].id);
}

/* -- Moves ----------------------------------------------------------------- */

/* From the move alone: a viewer may not know what is in the state. */
void newgame_tell_move(const struct table *table, const struct state *s,
                       struct move m, struct fact *f)
{
    const struct newgame_table *t = newgame_table(table);
    (void)s;
    switch ((enum newgame_move)m.kind) {
    case MOVE_DRAW:
        if (m.arg[0] == FIELD_HIDDEN) {
            fact_begin(f, "draw-hidden");
        } else {
            fact_begin(f, "draw");
            add_region(t, m.arg[0], f);
        }
        break;
    case MOVE_SETTLE:
        fact_begin(f, "settle");
        add_region(t, m.arg[0], f);
        fact_number(f, "coins", t->content.settle_cost);
        break;
    case MOVE_TRADE:
        fact_begin(f, "trade");
        fact_number(f, "coins", t->content.trade_coins);
        break;
    }
    fact_close(f);
}

/* -- Questions ------------------------------------------------------------- */

/* NG-3.1: those who do not see the card are not told of it. */
void newgame_tell_question(const struct table *table, const struct state *state,
                           int seat, struct fact *f)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    (void)seat;
    if (s->card == FIELD_HIDDEN) {
        fact_begin(f, "ask-hidden");
    } else {
        fact_begin(f, "ask-decide");
        add_region(t, s->card, f);
        fact_number(f, "cost", t->content.settle_cost);
        fact_number(f, "gain", t->content.trade_coins);
    }
    fact_close(f);
}

/* -- Points ---------------------------------------------------------------- */

static void tell_regions(const struct newgame_table *t,
                         const struct newgame_state *s, int seat,
                         struct fact *f)
{
    fact_begin(f, "why-regions");
    fact_list(f, "regions");
    for (int r = 0; r < t->content.region_count; r++) {
        if (!newgame_holds_region(t, s, seat, r))
            continue;
        fact_open(f, NULL, "held");
        add_region(t, r, f);
        fact_number(f, "points", t->content.regions[r].points);
        fact_close(f);
    }
    fact_close(f);
}

/* The lines in the order in which the score adds them. */
void newgame_tell_points(const struct table *table, const struct state *state,
                         int seat, int line, struct fact *f)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    if (line == 0) {
        tell_regions(t, s, seat, f);
    } else {
        fact_begin(f, "why-coins");
        fact_number(f, "coins", s->coins[seat]);
        fact_number(f, "each", t->content.coins_per_point);
    }
    fact_close(f);
}
