/* question.c - what the player whose turn it is has to decide. */
#include "games/bronze/state.h"

static void ask_settle(const struct bronze_table *t,
                       const struct bronze_state *s, struct fact *f)
{
    int cards = 0;
    fact_begin(f, "ask-settle");
    fact_list(f, "active");
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (s->active[i] == 0)
            continue;
        cards += s->active[i];
        fact_open(f, NULL, "active");
        bronze_add_technology(t, "technology", i, f);
        fact_number(f, "n", s->active[i]);
        fact_close(f);
    }
    fact_close(f);
    fact_number(f, "n", cards);
}

void bronze_tell_question(const struct table *table, const struct state *state,
                          int seat, struct fact *f)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(seat == s->turn);
    (void)seat;
    if (s->phase == PHASE_SETTLE) {
        ask_settle(t, s, f);
    } else if (s->phase == PHASE_PLACE) {
        fact_begin(f, "ask-place");
        bronze_add_technology(t, "technology", s->card, f);
    } else if (s->phase == PHASE_CITY) {
        fact_begin(f, "ask-city");
        bronze_add_tile(t, "tile", s->site, f);
    } else {
        fact_begin(f, "ask-take");
    }
    fact_close(f);
}
