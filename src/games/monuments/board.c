/* board.c - the position drawn for a person: map, ferries, player boards,
 * cards, the viewer's quests, what is next. */
#include "games/monuments/board.h"

#include "games/monuments/amounts.h"
#include "games/monuments/count.h"
#include "games/monuments/map.h"
#include "games/monuments/monuments.h"
#include "games/monuments/pieces.h"
#include "games/monuments/score.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"
#include "games/monuments/wealth.h"

static void styled(struct text *out, enum text_style style, const char *words)
{
    text_style(out, style);
    text_add(out, "%s", words);
    text_style(out, STYLE_PLAIN);
}

static void write_seat(const struct monuments_table *t, int seat,
                       struct text *out)
{
    static const enum text_style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_WHITE,
                                             STYLE_YELLOW, STYLE_GREEN};
    const struct monuments_civ *c = &t->content.civ[t->civ[seat]];
    styled(out, styles[c->colour], c->name);
}

static void write_legend(struct text *out)
{
    styled(out, STYLE_DIM,
           "26f forest, p pasture, m mountain, w field, * monument, ");
    styled(out, STYLE_SEA, "~");
    styled(
        out, STYLE_DIM,
        " water, x out of play; F fort T town Y factory\nS workshop R farm, small "
        "letters: damaged; G2w1W: of Greece 2 workers, 1 armed; A army N "
        "navy P airforce H horse;\n2d wood, s sheep, m metal, h wheat; f0 "
        "ferry; | and --- river, = and === bridge\n\n");
}

/* -- Ferries --------------------------------------------------------------- */

static void write_passengers(const struct monuments_table *t,
                             const struct monuments_state *s, int f,
                             struct text *out)
{
    text_add(out, "on %d, ", t->id[s->ferry_water[f]]);
    write_seat(t, s->ferry_owner[f], out);
    text_add(out, ":");
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        if (s->ferry_unit[f][i] == FIELD_NONE)
            continue;
        text_add(out, " %s", monuments_kind_words[s->ferry_unit[f][i]]);
        if (s->ferry_cargo[f][i] != FIELD_NONE) {
            text_add(out, " with %s",
                     monuments_type_words[s->ferry_cargo[f][i]]);
        }
    }
}

static void write_ferries(const struct monuments_table *t,
                          const struct monuments_state *s, struct text *out)
{
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        text_add(out, "ferry f%d ", f);
        if (s->ferry_owner[f] == FIELD_NONE) {
            text_add(out, "empty between %d and %d", t->id[s->ferry_land[f]],
                     t->id[s->ferry_water[f]]);
        } else {
            write_passengers(t, s, f, out);
        }
        text_add(out, "\n");
    }
}

/* -- Player boards --------------------------------------------------------- */

static int points_of(const struct monuments_table *t,
                     const struct monuments_state *s, int seat)
{
    struct score score;
    monuments_score((const struct table *)(const void *)t,
                    (const struct state *)(const void *)s, seat, &score);
    return score_total(&score);
}

static void write_possessions(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct text *out)
{
    uint32_t wealth = monuments_wealth(t, s, seat);
    text_add(out, "  %d points, %d layers, %d land hexes, power %d, ",
             points_of(t, s, seat), s->layers[seat],
             monuments_item(t, s, seat, ITEM_LAND),
             monuments_item(t, s, seat, ITEM_POWER));
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        text_add(out, "%s%d %s", i ? " " : "", monuments_amount(wealth, i),
                 monuments_type_words[i]);
    }
    text_add(out, "\n");
}

static void write_supply(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct text *out)
{
    text_add(out, "  to use: worker %d", monuments_worker_supply(t, s, seat));
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        int n = i < LOCK_ARMY
                    ? monuments_building_supply(t, s, seat, i)
                    : monuments_unit_supply(t, s, seat, ARMY + i - LOCK_ARMY);
        text_add(out, ", %s %d",
                 i < LOCK_ARMY ? monuments_building_words[i]
                               : monuments_kind_words[ARMY + i - LOCK_ARMY],
                 n);
        if (s->locked[seat][i] > 0)
            text_add(out, "+%d locked", s->locked[seat][i]);
    }
    text_add(out, "\n");
}

static void write_cards(const struct monuments_state *s, int seat,
                        uint64_t cards, struct text *out)
{
    const char *space = "";
    for (uint64_t m = cards; m; m = bits_rest(m)) {
        bool green = s->green[seat] >> bits_first(m) & 1;
        text_add(out, "%s", space);
        styled(out, green ? STYLE_GREEN : STYLE_PLAIN,
               monuments_card_words[bits_first(m)]);
        text_add(out, "%s", green ? "(green)" : "");
        space = " ";
    }
    if (cards == 0)
        text_add(out, "none");
}

static void write_traits(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct text *out)
{
    const struct monuments_content *c = &t->content;
    if (s->score_card[seat] != FIELD_NONE)
        text_add(out, ", score card %s", c->score_card[s->score_card[seat]].id);
    if (s->ability[seat] != FIELD_NONE)
        text_add(out, ", %s", c->ability[s->ability[seat]].name);
    if (s->deck[seat] != FIELD_NONE)
        text_add(out, ", deck of the %s", c->deck[s->deck[seat]].name);
    text_add(out, "\n");
}

static void write_bonuses(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct text *out)
{
    if (s->commons[seat] == 0)
        return;
    text_add(out, "  bonuses:");
    for (uint64_t m = s->commons[seat]; m; m = bits_rest(m))
        text_add(out, " %s", t->content.common[bits_first(m)].key);
    text_add(out, "\n");
}

static void write_player(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct text *out)
{
    uint64_t all = bits_bit(MONUMENTS_CARDS) - 1;
    uint64_t played = s->card < MONUMENTS_CARDS && seat == s->turn
                          ? bits_bit(s->card)
                          : 0;
    text_add(out, "%s ", seat == s->turn ? ">" : " ");
    write_seat(t, seat, out);
    text_add(out, "%s", seat == s->start ? " (start player)" : "");
    write_traits(t, s, seat, out);
    write_possessions(t, s, seat, out);
    write_supply(t, s, seat, out);
    text_add(out, "  hand: ");
    write_cards(s, seat, s->hand[seat], out);
    text_add(out, "\n  discard pile: ");
    write_cards(s, seat, all & ~s->hand[seat] & ~played, out);
    text_add(out, "\n");
    write_bonuses(t, s, seat, out);
}

/* -- Quests ---------------------------------------------------------------- */

static void write_quest(const struct monuments_table *t, int quest,
                        struct text *out)
{
    struct fact f = {.count = 0};
    monuments_add_quest(t, NULL, quest, &f);
    (void)words_say(monuments_game.words, &f, out);
}

static void write_own_quests(const struct monuments_table *t,
                             const struct monuments_state *s, int where,
                             const char *words, struct text *out)
{
    for (int i = 0; i < t->content.quest_count; i++) {
        if (s->where[i] != where)
            continue;
        text_add(out, "  %s: ", words);
        write_quest(t, i, out);
        text_add(out, "\n");
    }
}

/* What the viewer may know: his own quests in words, of others the number. */
static void write_quests(const struct monuments_table *t,
                         const struct monuments_state *s, int viewer,
                         struct text *out)
{
    styled(out, STYLE_BOLD, "Quests\n");
    for (int seat = 0; seat < t->seats; seat++) {
        int open = 0;
        int done = 0;
        for (int d = 0; d < MONUMENTS_QUEST_DECKS; d++)
            open += s->quests[seat][d];
        for (int i = 0; i < t->content.quest_count; i++)
            done += s->where[i] == WHERE_DONE + seat;
        text_add(out, "  ");
        write_seat(t, seat, out);
        text_add(out, ": %d in progress, %d completed\n", open, done);
    }
    if (viewer < t->seats) {
        write_own_quests(t, s, WHERE_HELD + viewer, "to choose", out);
        write_own_quests(t, s, WHERE_OPEN + viewer, "in progress", out);
    }
    text_add(out, "  decks:");
    for (int d = 1; d < MONUMENTS_QUEST_DECKS; d++)
        text_add(out, " %s has %d", t->content.quest_deck[d].id, s->pile[d]);
    text_add(out, "\n");
}

/* -- The viewer's score card ----------------------------------------------- */

static void write_score_card(const struct monuments_table *t,
                             const struct monuments_state *s, int viewer,
                             struct text *out)
{
    struct score score;
    if (viewer >= t->seats)
        return;
    monuments_score((const struct table *)(const void *)t,
                    (const struct state *)(const void *)s, viewer, &score);
    styled(out, STYLE_BOLD, "Your score card\n ");
    for (int i = 0; i < score.lines; i++)
        text_add(out, " %s %d", score.line[i].label, score.line[i].points);
    text_add(out, "\n");
}

/* -- What is next ---------------------------------------------------------- */

static const char *task_of(int node)
{
    /* clang-format off */
    static const char *const tasks[MONUMENTS_NODES] = {
        [NODE_START_QUEST] = "keeps one starting quest",       [NODE_START_RES] = "places a resource on the board",
        [NODE_TURN] = "plays a card or takes all back",        [NODE_UPGRADE_CARD] = "chooses the card to turn green",
        [NODE_DISCOUNT] = "chooses what is taken off the cost", [NODE_PAY] = "chooses where to pay from",
        [NODE_MOVE_UNIT] = "chooses what to move",             [NODE_STEP] = "chooses where it goes",
        [NODE_CARRY] = "chooses what it carries",              [NODE_PROD_HEX] = "chooses a hex that produces",
        [NODE_PROD_TYPE] = "chooses what the workshop makes",  [NODE_BUILD_WHAT] = "chooses what to build",
        [NODE_BUILD_SITE] = "chooses where to build",          [NODE_POP_TOWN] = "chooses a town for new workers",
        [NODE_SACRIFICE] = "sacrifices a worker",              [NODE_WEAPON] = "hands a weapon on",
        [NODE_COMMON] = "chooses a common bonus",              [NODE_PERSONAL] = "chooses a personal bonus",
        [NODE_PLACE_RES] = "places a resource",                [NODE_PLACE_WORKER] = "places a worker",
        [NODE_PLACE_BUILDING] = "places a free building",      [NODE_FREE_UPGRADE] = "turns a card green for nothing",
        [NODE_TRAIN_WHAT] = "chooses what to train",           [NODE_TRAIN_WORKER] = "chooses a worker",
        [NODE_NAVY_HEX] = "chooses the water for the navy",    [NODE_TARGET] = "chooses what to attack",
        [NODE_ATTACKER] = "declares an attacker",              [NODE_LOSS] = "chooses what is lost",
        [NODE_RETREAT] = "chooses where to retreat to",        [NODE_OCCUPY] = "chooses who goes in",
        [NODE_KEEP] = "chooses the quests to keep",            [NODE_TRADE_GIVE] = "chooses what to give",
        [NODE_TRADE_GET] = "chooses what to get",              [NODE_TRADE_PLACE] = "chooses where it goes",
    };
    /* clang-format on */
    return tasks[node];
}

static void write_battle(const struct monuments_table *t,
                         const struct monuments_state *s, struct text *out)
{
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    text_add(out, "Battle for hex %d: ", t->id[s->target]);
    write_seat(t, s->turn, out);
    text_add(out, " %d pips, ", s->pips[0]);
    write_seat(t, s->defender, out);
    text_add(out, " %d pips", s->pips[1]);
    if (s->damage > 0)
        text_add(out, ", damage %d", s->damage);
    text_add(out, "\n");
}

static void write_task(const struct monuments_table *t,
                       const struct monuments_state *s, struct text *out)
{
    int seat = monuments_decider(t, s);
    write_battle(t, s, out);
    if (seat < 0) {
        text_add(out, "The game is over.\n");
    } else if (seat == SEAT_CHANCE) {
        text_add(out, "Chance decides: %s.\n",
                 monuments_nodes[monuments_stack_top(s)].name);
    } else {
        write_seat(t, seat, out);
        text_add(out, " %s\n", task_of(monuments_stack_top(s)));
    }
}

void monuments_write_board(const struct table *table, const struct state *state,
                           int viewer, struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    monuments_write_map(t, s, out);
    write_legend(out);
    write_ferries(t, s, out);
    if (s->round > 0) {
        text_add(out, "Round %d%s\n", s->round,
                 s->last ? ", the last one" : "");
    }
    for (int seat = 0; seat < t->seats; seat++)
        write_player(t, s, seat, out);
    write_quests(t, s, viewer, out);
    write_score_card(t, s, viewer, out);
    write_task(t, s, out);
}
