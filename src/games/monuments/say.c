/* say.c - moves as phrases, for those who listen. */
#include "games/monuments/say.h"

#include "games/monuments/describe.h"
#include "games/monuments/offer.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

/* -- Things ---------------------------------------------------------------- */

/* "forest 12 of Greece", "water 40", "the monument hex 7 of Greece" */
void monuments_say_hex(const struct monuments_table *t, int id,
                       struct text *out)
{
    const struct monuments_hex *h = &t->content.hex[id];
    bool is_home = h->terrain == MONUMENT;
    text_add(out, "%s%s%s %d", is_home ? "the " : "",
             monuments_terrain_words[h->terrain], is_home ? " hex" : "", id);
    if (h->terrain != WATER)
        text_add(out, " of %s", t->content.area[h->area].name);
}

/* A hex, or a ferry by its number. */
static void say_spot(const struct monuments_table *t, int id, struct text *out)
{
    if (id >= MONUMENTS_FERRY_ID) {
        text_add(out, "ferry %d", id - MONUMENTS_FERRY_ID);
    } else {
        monuments_say_hex(t, id, out);
    }
}

const char *monuments_unit_name(int kind)
{
    static const char *const words[MONUMENTS_KINDS] = {
        "worker", "armed worker", "army", "navy", "airforce", "horse",
    };
    return words[kind];
}

const char *monuments_card_name(int card)
{
    static const char *const words[MONUMENTS_CARDS] = {
        "Upgrade",  "Move",  "Produce", "Build",  "Populate",
        "Monument", "Train", "Attack",  "Quests", "Trade",
    };
    return words[card];
}

const char *monuments_civ_name(const struct monuments_table *t, int seat)
{
    return t->content.civ[t->civ[seat]].name;
}

static const char *article(const char *noun)
{
    return noun[0] == 'a' ? "an" : "a";
}

/* "quest 12, which wants 2 forest land controlled and is worth 3 points" */
void monuments_say_quest(const struct monuments_table *t, int quest,
                         struct text *out)
{
    if (quest >= t->content.quest_count) {
        text_add(out, "a quest");
        return;
    }
    const struct monuments_quest *q = &t->content.quest[quest];
    text_add(out, "quest %d, which wants ", q->id);
    monuments_write_conditions(q, out);
    text_add(out, " and is worth %d point%s, or %d if it is not met", q->reward,
             q->reward == 1 ? "" : "s", q->penalty);
}

/* -- Chance ---------------------------------------------------------------- */

/* MO-14.7: whose dice these are. */
static void say_roll(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    bool defends = monuments_stack_top(s) == NODE_DEFENCE_DICE;
    text_add(out, "roll %d pip%s", m.arg[0], m.arg[0] == 1 ? "" : "s");
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    text_add(out, " with %d dice for %s, who %s ", m.arg[1],
             monuments_civ_name(t, defends ? s->defender : s->turn),
             defends ? "defends" : "attacks");
    monuments_say_hex(t, t->id[s->target], out);
}

static void say_deal(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    const struct monuments_content *c = &t->content;
    if (m.kind == MOVE_START) {
        text_add(out, "make %s the start player",
                 monuments_civ_name(t, m.arg[0]));
    } else if (m.kind == MOVE_SCORE_CARD) {
        text_add(out, "deal the score card %s to %s",
                 c->score_card[m.arg[1]].id, monuments_civ_name(t, m.arg[0]));
    } else if (m.kind == MOVE_ABILITY) {
        text_add(out, "deal the ability %s to %s",
                 monuments_ability_words[m.arg[1]],
                 monuments_civ_name(t, m.arg[0]));
    } else if (m.kind == MOVE_DECK) {
        text_add(out, "deal the deck of the %s to %s", c->deck[m.arg[1]].name,
                 monuments_civ_name(t, m.arg[0]));
    } else if (m.kind == MOVE_DRAW) {
        text_add(out, "deal to %s ", monuments_civ_name(t, m.arg[1]));
        monuments_say_quest(t, m.arg[0], out);
    } else {
        say_roll(t, s, m, out);
    }
}

/* -- A thing, by the node that asks for it --------------------------------- */

/* What is done with the thing: the words before it, and after it. */
struct deed {
    const char *before;
    const char *after;
};

static void say_deed(struct deed d, const char *thing, struct text *out)
{
    text_add(out, "%s %s%s", d.before ? d.before : "choose", thing,
             d.after ? d.after : "");
}

static struct deed deed_with_place(int node)
{
    /* clang-format off */
    static const struct deed deeds[MONUMENTS_NODES] = {
        [NODE_START_RES]      = {.before = "place a starting resource on"},
        [NODE_PAY]            = {.before = "pay from"},
        [NODE_MOVE_UNIT]      = {.before = "move"},
        [NODE_PROD_HEX]       = {.before = "produce on"},
        [NODE_BUILD_SITE]     = {.before = "choose", .after = " as the place for it"},
        [NODE_PLACE_BUILDING] = {.before = "choose", .after = " as the place for it"},
        [NODE_POP_TOWN]       = {.before = "bring new workers to"},
        [NODE_WEAPON]         = {.before = "arm a worker on"},
        [NODE_PLACE_RES]      = {.before = "place the resource on"},
        [NODE_PLACE_WORKER]   = {.before = "place the worker on"},
        [NODE_TRAIN_WORKER]   = {.before = "choose a worker on"},
        [NODE_NAVY_HEX]       = {.before = "launch the navy on"},
        [NODE_TARGET]         = {.before = "attack"},
        [NODE_RETREAT]        = {.before = "retreat to"},
        [NODE_OCCUPY]         = {.before = "move in with"},
        [NODE_TRADE_PLACE]    = {.before = "place the traded resource on"},
    };
    /* clang-format on */
    return deeds[node];
}

static struct deed deed_with_unit(int node)
{
    /* clang-format off */
    static const struct deed deeds[MONUMENTS_NODES] = {
        [NODE_MOVE_UNIT]    = {.before = "move"},
        [NODE_SACRIFICE]    = {.before = "give up"},
        [NODE_WEAPON]       = {.before = "arm"},
        [NODE_TRAIN_WORKER] = {.before = "choose"},
        [NODE_ATTACKER]     = {.before = "attack with"},
        [NODE_OCCUPY]       = {.before = "move in with"},
    };
    /* clang-format on */
    return deeds[node];
}

static struct deed deed_with_resource(int node)
{
    /* clang-format off */
    static const struct deed deeds[MONUMENTS_NODES] = {
        [NODE_DISCOUNT]   = {.before = "save 1"},
        [NODE_CARRY]      = {.before = "carry 1", .after = " along"},
        [NODE_PROD_TYPE]  = {.before = "produce"},
        [NODE_TRADE_GIVE] = {.before = "trade", .after = " away"},
        [NODE_TRADE_GET]  = {.before = "take 1", .after = " in exchange"},
    };
    /* clang-format on */
    return deeds[node];
}

static void say_place(const struct monuments_table *t,
                      const struct monuments_state *s, int id, struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text place = text_in(room, sizeof room);
    int p = id < MONUMENTS_FERRY_ID ? t->place[id] : FIELD_NONE;
    say_spot(t, id, &place);
    say_deed(deed_with_place(monuments_stack_top(s)), room, out);
    if (p != FIELD_NONE && !monuments_is_water(t, p)
        && monuments_res_on(s, p) > 0) {
        text_add(out, ", which holds ");
        monuments_write_amounts(s->res[p], out);
    }
}

static void say_unit(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text unit = text_in(room, sizeof room);
    text_add(&unit, "the %s on ", monuments_unit_name(m.arg[1]));
    say_spot(t, m.arg[0], &unit);
    say_deed(deed_with_unit(monuments_stack_top(s)), room, out);
}

static void say_edge(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    char room[2 * GAME_TEXT_MAX];
    struct text edge = text_in(room, sizeof room);
    text_add(&edge, "the edge between ");
    monuments_say_hex(t, m.arg[0], &edge);
    text_add(&edge, " and ");
    monuments_say_hex(t, m.arg[1], &edge);
    say_deed(deed_with_place(monuments_stack_top(s)), room, out);
}

static void say_nothing(int node, struct text *out)
{
    text_add(out, node == NODE_WEAPON  ? "put the weapon back"
                  : node == NODE_CARRY ? "carry nothing along"
                                       : "choose nothing");
}

/* False: it is no thing after the verb of a node. */
static bool say_thing(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct text *out)
{
    int node = monuments_stack_top(s);
    if (m.kind == MOVE_TYPE) {
        say_deed(deed_with_resource(node), monuments_type_words[m.arg[0]], out);
    } else if (m.kind == MOVE_HEX) {
        say_place(t, s, m.arg[0], out);
    } else if (m.kind == MOVE_FROM_FERRY || m.kind == MOVE_FERRY) {
        say_place(t, s, MONUMENTS_FERRY_ID + m.arg[0], out);
    } else if (m.kind == MOVE_UNIT) {
        say_unit(t, s, m, out);
    } else if (m.kind == MOVE_EDGE) {
        say_edge(t, s, m, out);
    } else if (m.kind == MOVE_NONE) {
        say_nothing(node, out);
    } else {
        return false;
    }
    return true;
}

/* -- Ways ------------------------------------------------------------------ */

static void say_boarding(struct move m, struct text *out)
{
    text_add(out, "board ferry %d", m.arg[0]);
    if (m.arg[1] > 0) {
        text_add(out, " together with one more %s",
                 monuments_unit_name(m.arg[1] - 1));
    }
}

/* False: nobody goes anywhere. */
static bool say_way(const struct monuments_table *t, struct move m,
                    struct text *out)
{
    if (m.kind == MOVE_GO) {
        text_add(out, "go to ");
        monuments_say_hex(t, m.arg[0], out);
    } else if (m.kind == MOVE_BOARD) {
        say_boarding(m, out);
    } else if (m.kind == MOVE_SAIL) {
        bool water = monuments_is_water(t, t->place[m.arg[0]]);
        text_add(out, water ? "sail to " : "land on ");
        monuments_say_hex(t, m.arg[0], out);
    } else if (m.kind == MOVE_SHORE) {
        text_add(out, "take the empty ferry to the shore between ");
        monuments_say_hex(t, m.arg[1], out);
        text_add(out, " and ");
        monuments_say_hex(t, m.arg[0], out);
    } else if (m.kind == MOVE_ATTACK) {
        text_add(out, "attack ");
        monuments_say_hex(t, m.arg[1], out);
        text_add(out, " from ");
        monuments_say_hex(t, m.arg[0], out);
    } else {
        return false;
    }
    return true;
}

/* -- Pieces ---------------------------------------------------------------- */

static void say_training(int what, struct text *out)
{
    if (what + ARMY > AIRFORCE) {
        text_add(out, "forge a weapon");
        return;
    }
    const char *unit = monuments_unit_name(what + ARMY);
    text_add(out, "train %s %s", article(unit), unit);
}

static void say_what(const struct monuments_state *s, int what,
                     struct text *out)
{
    bool repairs = what >= BUILD_REPAIR;
    if (monuments_stack_top(s) == NODE_TRAIN_WHAT) {
        say_training(what, out);
    } else {
        text_add(
            out, "%s a %s", repairs ? "repair" : "build",
            monuments_building_words[repairs ? what - BUILD_REPAIR : what]);
    }
}

static void say_loss(const struct monuments_table *t, struct move m,
                     struct text *out)
{
    int what = m.arg[1];
    if (what < LOSE_BUILDING) {
        text_add(out, "lose the %s on ", monuments_unit_name(what));
    } else if (what < LOSE_FERRY) {
        text_add(out, "let the %s be damaged on ",
                 monuments_building_words[what - LOSE_BUILDING]);
    } else {
        text_add(out, "lose the ferry, ");
    }
    say_spot(t, m.arg[0], out);
}

/* -- Cards ----------------------------------------------------------------- */

static void say_hidden_keep(struct move m, struct text *out)
{
    if (m.kind == MOVE_CHOOSE || m.arg[1] <= 1) {
        text_add(out, "keep one quest");
    } else {
        text_add(out, "keep %d quests", m.arg[1]);
    }
}

static void say_keep(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    const char *between = "keep ";
    if (m.arg[0] == FIELD_HIDDEN) {
        say_hidden_keep(m, out);
        return;
    }
    for (int i = 0; i < MONUMENTS_DRAWN; i++) {
        bool kept = m.kind == MOVE_CHOOSE ? i == m.arg[0] : m.arg[0] >> i & 1;
        if (kept) {
            text_add(out, "%s", between);
            monuments_say_quest(t, s->dealt[m.seat][i], out);
            between = "; and ";
        }
    }
}

static void say_bonus(const struct monuments_table *t, int bonus,
                      struct text *out)
{
    const struct monuments_common *c = &t->content.common[bonus];
    text_add(out, "take the common bonus ");
    for (const char *key = c->key; *key; key++)
        text_add(out, "%c", *key == '_' ? ' ' : *key);
    text_add(out, ": ");
    monuments_write_effects(c->effect, c->effect_count, out);
}

static void say_option(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m,
                       struct text *out)
{
    const struct monuments_deck *d = &t->content.deck[s->deck[m.seat]];
    const struct monuments_option *o =
        &d->card[s->layers[m.seat] - 1].option[m.arg[0]];
    text_add(out, "take gift %d of the personal card: ", m.arg[0] + 1);
    monuments_write_effects(o->effect, o->effect_count, out);
}

static void say_play(const struct monuments_state *s, struct move m,
                     struct text *out)
{
    bool green = s->green[m.seat] >> m.arg[0] & 1;
    text_add(out, "play the card %s%s", monuments_card_name(m.arg[0]),
             green ? ", which is improved" : "");
}

static void say_improvement(const struct monuments_table *t, int card,
                            struct text *out)
{
    text_add(out, "improve the card %s, for ", monuments_card_name(card));
    monuments_write_amounts(t->content.action[card].cost, out);
}

static void say_card(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct text *out)
{
    if (m.kind == MOVE_KEEP || m.kind == MOVE_CHOOSE) {
        say_keep(t, s, m, out);
    } else if (m.kind == MOVE_PLAY) {
        say_play(s, m, out);
    } else if (m.kind == MOVE_CARD) {
        say_improvement(t, m.arg[0], out);
    } else if (m.kind == MOVE_BONUS) {
        say_bonus(t, m.arg[0], out);
    } else if (m.kind == MOVE_OPTION) {
        say_option(t, s, m, out);
    } else if (m.kind == MOVE_TAKE_BACK) {
        text_add(out, "take all discarded cards back");
    } else if (m.kind == MOVE_RESCUE) {
        text_add(out, "bring workers to the monument hex");
    } else {
        text_add(out, "stop here");
    }
}

void monuments_say_move(const struct table *table, const struct state *state,
                        struct move m, struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    if (m.seat == SEAT_CHANCE) {
        say_deal(t, s, m, out);
    } else if (m.kind == MOVE_WHAT) {
        say_what(s, m.arg[0], out);
    } else if (m.kind == MOVE_LOSE) {
        say_loss(t, m, out);
    } else if (!say_way(t, m, out) && !say_thing(t, s, m, out)) {
        say_card(t, s, m, out);
    }
}
