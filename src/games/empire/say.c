/* say.c - moves as phrases, for those who listen. */
#include "games/empire/state.h"

/* -- Things ---------------------------------------------------------------- */

static void say_region(const struct empire_table *t, int r, struct text *out)
{
    text_add(out, "%s%s", r == t->start_region ? "the start region " : "",
             t->map->region[r].id);
}

void empire_say_coins(int n, struct text *out)
{
    text_add(out, "%d coin%s", n, n == 1 ? "" : "s");
}

/* "place up to 3 armies" */
static void say_step(const struct empire_step *step, struct text *out)
{
    static const struct {
        const char *one, *many;
    } words[] = {
        {"place an army", "place up to %d armies"},
        {"move an army one step over land",
         "move armies up to %d steps over land"},
        {"move an army one step over land or sea",
         "move armies up to %d steps over land or sea"},
        {"build a city", "build up to %d cities"},
        {"destroy an army", "destroy up to %d armies"},
    };
    const char *many = words[step->type].many;
    if (step->n == 1) {
        text_add(out, "%s", words[step->type].one);
        return;
    }
    size_t mark = strcspn(many, "%");
    text_put(out, many, mark);
    text_add(out, "%d%s", step->n, many + mark + 2);
}

static void say_deed(const struct empire_deed *d, struct text *out)
{
    say_step(&d->step[0], out);
    if (d->join != JOIN_SINGLE) {
        text_add(out, d->join == JOIN_OR ? " or " : " and ");
        say_step(&d->step[1], out);
    }
}

/* "2 ore, with the action to place up to 3 armies" */
void empire_say_card(const struct empire_table *t, int card, struct text *out)
{
    const struct empire_card *c = &t->content.cards[card];
    if (c->good == EMPIRE_WILD) {
        text_add(out, "a wild card");
    } else {
        text_add(out, "%d %s", c->pieces, t->content.goods[c->good].id);
    }
    text_add(out, ", with the action to ");
    say_deed(&t->deed[card], out);
}

/* -- Moves ----------------------------------------------------------------- */

static void say_bid(struct move m, struct text *out)
{
    if (m.arg[0] == FIELD_HIDDEN) {
        text_add(out, "make a bid in secret");
    } else if (m.arg[0] == 0) {
        text_add(out, "bid nothing");
    } else {
        text_add(out, "bid ");
        empire_say_coins(m.arg[0], out);
    }
}

static void say_take(const struct empire_table *t, const struct empire_state *s,
                     int place, struct text *out)
{
    text_add(out, "take the card at place %d for ", place + 1);
    if (t->content.prices[place] == 0) {
        text_add(out, "nothing");
    } else {
        empire_say_coins(t->content.prices[place], out);
    }
    text_add(out, ": ");
    empire_say_card(t, s->row[place], out);
}

static void say_army(const struct empire_table *t, int owner, struct text *out)
{
    if (owner == t->neutral) {
        text_add(out, "a neutral army");
    } else {
        text_add(out, "an army of %s", empire_owner_name(t, owner));
    }
}

static void say_walk(const struct empire_table *t, struct move m,
                     struct text *out)
{
    text_add(out, "move an army from ");
    say_region(t, m.arg[0], out);
    text_add(out, " to ");
    say_region(t, m.arg[1], out);
    if (!(t->land[m.arg[0]] >> m.arg[1] & 1))
        text_add(out, " over the sea");
}

/* The parts of a card. */
static void say_action(const struct empire_table *t,
                       const struct empire_state *s, struct move m,
                       struct text *out)
{
    if (m.kind == MOVE_CHOOSE) {
        text_add(out, "choose to ");
        say_step(&t->deed[s->card].step[m.arg[0]], out);
    } else if (m.kind == MOVE_PLACE) {
        text_add(out, "place an army on ");
        say_region(t, m.arg[0], out);
    } else if (m.kind == MOVE_STEP) {
        say_walk(t, m, out);
    } else if (m.kind == MOVE_CITY) {
        text_add(out, "build a city on ");
        say_region(t, m.arg[0], out);
    } else if (m.kind == MOVE_DESTROY) {
        text_add(out, "destroy ");
        say_army(t, m.arg[0], out);
        text_add(out, " on ");
        say_region(t, m.arg[1], out);
    } else {
        text_add(out, "stop here");
    }
}

/* What happens before the first turn, and between turns. */
static void say_opening(const struct empire_table *t, struct move m,
                        struct text *out)
{
    if (m.kind == MOVE_DEAL) {
        text_add(out, "lay a card into the row: ");
        empire_say_card(t, m.arg[0], out);
    } else if (m.kind == MOVE_TOKEN) {
        text_add(out, "lay a token of %s on ", t->content.goods[m.arg[1]].id);
        say_region(t, m.arg[0], out);
    } else if (m.kind == MOVE_NEUTRAL) {
        text_add(out, "place a neutral army on ");
        say_region(t, m.arg[0], out);
    } else if (m.kind == MOVE_BID) {
        say_bid(m, out);
    } else if (m.kind == MOVE_ROLL) {
        text_add(out, "decide the tied bid for %s",
                 empire_owner_name(t, m.arg[0]));
    } else {
        text_add(out, "let %s begin", empire_owner_name(t, m.arg[0]));
    }
}

void empire_say_move(const struct table *table, const struct state *state,
                     struct move m, struct text *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    if (m.kind == MOVE_TAKE) {
        say_take(t, s, m.arg[0], out);
    } else if (m.kind < MOVE_TAKE) {
        say_opening(t, m, out);
    } else {
        say_action(t, s, m, out);
    }
}
