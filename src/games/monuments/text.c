/* text.c - moves in the notation. */
#include "games/monuments/text.h"

#include "games/monuments/offer.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

const char *monuments_seat_name(const struct table *table, int seat)
{
    const struct monuments_table *t = monuments_table(table);
    assert(seat >= 0 && seat < t->seats);
    return t->content.civ[t->civ[seat]].id;
}

void monuments_write_spot(const struct monuments_table *t, int spot,
                          struct text *out)
{
    if (monuments_is_ferry(t, spot)) {
        text_add(out, "f%d", monuments_ferry_at(t, spot));
    } else {
        text_add(out, "%d", t->id[spot]);
    }
}

static void write_id(int id, struct text *out)
{
    if (id >= MONUMENTS_FERRY_ID) {
        text_add(out, "f%d", id - MONUMENTS_FERRY_ID);
    } else {
        text_add(out, "%d", id);
    }
}

/* What a hex, a resource or a unit is named for, by the node that asks. */
static const char *verb_of(int node)
{
    /* clang-format off */
    static const char *const verbs[MONUMENTS_NODES] = {
        [NODE_START_RES]      = "place",      [NODE_UPGRADE_CARD]  = "upgrade",
        [NODE_DISCOUNT]       = "discount",   [NODE_PAY]           = "pay",
        [NODE_MOVE_UNIT]      = "unit",       [NODE_CARRY]         = "carry",
        [NODE_PROD_HEX]       = "produce",    [NODE_PROD_TYPE]     = "type",
        [NODE_BUILD_WHAT]     = "build",      [NODE_BUILD_SITE]    = "site",
        [NODE_POP_TOWN]       = "populate",   [NODE_SACRIFICE]     = "sacrifice",
        [NODE_WEAPON]         = "weapon",     [NODE_PLACE_RES]     = "place",
        [NODE_PLACE_WORKER]   = "worker",     [NODE_PLACE_BUILDING] = "site",
        [NODE_FREE_UPGRADE]   = "upgrade",    [NODE_TRAIN_WHAT]    = "train",
        [NODE_TRAIN_WORKER]   = "worker",     [NODE_NAVY_HEX]      = "launch",
        [NODE_TARGET]         = "attack",     [NODE_ATTACKER]      = "attacker",
        [NODE_LOSS]           = "lose",       [NODE_RETREAT]       = "retreat",
        [NODE_OCCUPY]         = "occupy",     [NODE_TRADE_GIVE]    = "give",
        [NODE_TRADE_GET]      = "get",        [NODE_TRADE_PLACE]   = "place",
    };
    /* clang-format on */
    return verbs[node] ? verbs[node] : "do";
}

static void write_what(int node, int what, struct text *out)
{
    if (node == NODE_TRAIN_WHAT) {
        text_add(out, "train %s",
                 what + ARMY <= AIRFORCE ? monuments_kind_words[what + ARMY]
                                         : "weapon");
    } else if (what >= BUILD_REPAIR) {
        text_add(out, "repair %s",
                 monuments_building_words[what - BUILD_REPAIR]);
    } else {
        text_add(out, "build %s", monuments_building_words[what]);
    }
}

static void write_lost(struct move m, struct text *out)
{
    int what = m.arg[1];
    text_add(out, "lose ");
    write_id(m.arg[0], out);
    if (what < LOSE_BUILDING) {
        text_add(out, " %s", monuments_kind_words[what]);
    } else if (what < LOSE_FERRY) {
        text_add(out, " %s", monuments_building_words[what - LOSE_BUILDING]);
    } else {
        text_add(out, " ferry");
    }
}

static void write_card(const struct monuments_table *t, int quest,
                       struct text *out)
{
    if (quest >= t->content.quest_count) {
        text_add(out, "?");
    } else {
        text_add(out, "%d", t->content.quest[quest].id);
    }
}

/* The cards that are kept, by number. */
static void write_keep(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m,
                       struct text *out)
{
    const char *comma = "keep ";
    if (m.arg[0] == FIELD_HIDDEN) {
        text_add(out, "keep ?");
        for (int i = 1; i < m.arg[1]; i++)
            text_add(out, ",?");
        return;
    }
    for (int i = 0; i < MONUMENTS_DRAWN; i++) {
        bool kept = m.kind == MOVE_CHOOSE ? i == m.arg[0] : m.arg[0] >> i & 1;
        if (kept) {
            text_add(out, "%s", comma);
            write_card(t, s->dealt[m.seat][i], out);
            comma = ",";
        }
    }
}

static void write_board_ferry(struct move m, struct text *out)
{
    text_add(out, "board f%d", m.arg[0]);
    if (m.arg[1] > 0)
        text_add(out, " with %s", monuments_kind_words[m.arg[1] - 1]);
}

/* Moves of chance and of the set-up. */
static void write_deal(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m,
                       struct text *out)
{
    const struct monuments_content *c = &t->content;
    const char *seat = m.kind == MOVE_ROLL || m.kind == MOVE_DRAW
                           ? ""
                           : c->civ[t->civ[m.arg[0]]].id;
    (void)s;
    if (m.kind == MOVE_START) {
        text_add(out, "start %s", seat);
    } else if (m.kind == MOVE_SCORE_CARD) {
        text_add(out, "score %s %s", seat, c->score_card[m.arg[1]].id);
    } else if (m.kind == MOVE_ABILITY) {
        text_add(out, "ability %s %s", seat, monuments_ability_words[m.arg[1]]);
    } else if (m.kind == MOVE_DECK) {
        text_add(out, "deck %s %s", seat, c->deck[m.arg[1]].id);
    } else if (m.kind == MOVE_ROLL) {
        text_add(out, "roll %d", m.arg[0]);
    } else {
        text_add(out, "draw %s ", c->civ[t->civ[m.arg[1]]].id);
        write_card(t, m.arg[0], out);
    }
}

static const char *word_of(int kind)
{
    return kind == MOVE_RESCUE ? "rescue"
           : kind == MOVE_STOP ? "stop"
                               : "take back";
}

/* A card, a resource, a hex or a unit after the verb of the node. */
static bool write_thing(const struct monuments_state *s, struct move m,
                        struct text *out)
{
    const char *verb = verb_of(monuments_stack_top(s));
    if (m.kind == MOVE_CARD) {
        text_add(out, "%s %s", verb, monuments_card_words[m.arg[0]]);
    } else if (m.kind == MOVE_TYPE) {
        text_add(out, "%s %s", verb, monuments_type_words[m.arg[0]]);
    } else if (m.kind == MOVE_HEX) {
        text_add(out, "%s %d", verb, m.arg[0]);
    } else if (m.kind == MOVE_FROM_FERRY || m.kind == MOVE_FERRY) {
        text_add(out, "%s f%d", verb, m.arg[0]);
    } else if (m.kind == MOVE_UNIT) {
        text_add(out, "%s ", verb);
        write_id(m.arg[0], out);
        text_add(out, " %s", monuments_kind_words[m.arg[1]]);
    } else if (m.kind == MOVE_EDGE) {
        text_add(out, "%s %d-%d", verb, m.arg[0], m.arg[1]);
    } else if (m.kind == MOVE_NONE) {
        text_add(out, "%s nothing", verb);
    } else {
        return false;
    }
    return true;
}

static void write_plain(const struct monuments_table *t, struct move m,
                        struct text *out)
{
    if (m.kind == MOVE_PLAY) {
        text_add(out, "play %s", monuments_card_words[m.arg[0]]);
    } else if (m.kind == MOVE_ATTACK) {
        text_add(out, "attack %d from %d", m.arg[1], m.arg[0]);
    } else if (m.kind == MOVE_BONUS) {
        text_add(out, "bonus %s", t->content.common[m.arg[0]].key);
    } else if (m.kind == MOVE_OPTION) {
        text_add(out, "option %d", m.arg[0] + 1);
    } else {
        text_add(out, "%s", word_of(m.kind));
    }
}

/* Moves that are not just a verb and a thing. */
static bool write_special(const struct monuments_table *t,
                          const struct monuments_state *s, struct move m,
                          struct text *out)
{
    int kind = m.kind;
    if (kind == MOVE_GO) {
        text_add(out, "go %d", m.arg[0]);
    } else if (kind == MOVE_BOARD) {
        write_board_ferry(m, out);
    } else if (kind == MOVE_SAIL) {
        bool water = monuments_is_water(t, t->place[m.arg[0]]);
        text_add(out, "%s %d", water ? "sail" : "land", m.arg[0]);
    } else if (kind == MOVE_SHORE) {
        text_add(out, "shore %d-%d", m.arg[1], m.arg[0]);
    } else if (kind == MOVE_WHAT) {
        write_what(monuments_stack_top(s), m.arg[0], out);
    } else if (kind == MOVE_LOSE) {
        write_lost(m, out);
    } else if (kind == MOVE_KEEP || kind == MOVE_CHOOSE) {
        write_keep(t, s, m, out);
    } else {
        return false;
    }
    return true;
}

void monuments_write_move(const struct table *table, const struct state *state,
                          struct move m, struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(m.seat <= SEAT_CHANCE && out);
    if (m.seat == SEAT_CHANCE) {
        write_deal(t, s, m, out);
    } else if (!write_special(t, s, m, out) && !write_thing(s, m, out)) {
        write_plain(t, m, out);
    }
}
