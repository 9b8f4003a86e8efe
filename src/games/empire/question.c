/* question.c - what a seat is asked, as a fact. */
#include "games/empire/state.h"

#include <assert.h>

static void ask_bid(const struct empire_table *t, struct fact *f)
{
    fact_begin(f, "ask-bid");
    fact_word(f, "tie", t->tie_by_die ? "die" : "seat");
    empire_add_owner(t, "youngest", t->tie_by_die ? FIELD_NONE : t->youngest,
                     f);
}

static void ask_take(const struct empire_table *t, const struct empire_state *s,
                     int seat, struct fact *f)
{
    fact_begin(f, "ask-take");
    fact_number(f, "coins", s->coins[seat]);
    fact_number(f, "cards", t->cards_each - bits_count(s->cards[seat]));
}

static void ask_choose(const struct empire_table *t,
                       const struct empire_state *s, struct fact *f)
{
    const struct empire_deed *deed = &t->deed[s->card];
    fact_begin(f, "ask-choose");
    fact_word(f, "join", deed->join == JOIN_AND ? "and" : "or");
    empire_add_deed("deed", deed, f);
}

static void ask_act(const struct empire_table *t, const struct empire_state *s,
                    struct fact *f)
{
#define ASK(name, word, ask) ask,
    static const char *const keys[] = {EMPIRE_ACTIONS(ASK)};
#undef ASK
    const struct empire_step *step = action_now(t, s);
    fact_begin(f, keys[step->type]);
    if (step->type == ACTION_MOVE || step->type == ACTION_SAIL)
        fact_word(f, "by", step->type == ACTION_SAIL ? "sea" : "land");
    fact_number(f, "left", s->left);
    empire_add_step("step", step, f);
    fact_list(f, "then");
    if (s->follow != FIELD_NONE)
        empire_add_step(NULL, &t->deed[s->card].step[s->follow], f);
    fact_close(f);
}

static void ask_neutral(const struct empire_table *t,
                        const struct empire_state *s, struct fact *f)
{
    fact_begin(f, "ask-neutral");
    fact_number(f, "left", t->neutral_armies - bits_sum(s->armies[t->neutral]));
}

void empire_tell_question(const struct table *table, const struct state *state,
                          int seat, struct fact *f)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(seat >= 0 && seat < t->seats);
    switch ((enum empire_phase)s->phase) {
    case PHASE_NEUTRAL:
        ask_neutral(t, s, f);
        break;
    case PHASE_BID:
        ask_bid(t, f);
        break;
    case PHASE_FIRST:
        fact_begin(f, "ask-first");
        fact_number(f, "coins", s->bid[seat]);
        break;
    case PHASE_TAKE:
        ask_take(t, s, seat, f);
        break;
    case PHASE_CHOOSE:
        ask_choose(t, s, f);
        break;
    case PHASE_ACT:
        ask_act(t, s, f);
        break;
    case PHASE_ROW:
    case PHASE_TOKENS:
    case PHASE_TIE:
    case PHASE_DEAL:
    case PHASE_OVER:
    case EMPIRE_PHASES:
        assert(false); /* nobody is asked */
        return;
    }
    fact_close(f);
}
