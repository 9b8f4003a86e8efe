/* board.c - the position drawn for a person: map, ferries, player boards,
 * cards, the viewer's quests, what is next. */
#include "games/monuments/board.h"

#include "core/board.h"
#include "games/monuments/amounts.h"
#include "games/monuments/board_line.h"
#include "games/monuments/count.h"
#include "games/monuments/map.h"
#include "games/monuments/monuments.h"
#include "games/monuments/pieces.h"
#include "games/monuments/question.h"
#include "games/monuments/score.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* The sign of water has its colour in the legend, too. */
static void draw_legend(struct canvas *out)
{
    struct fact f;
    fact_begin(&f, "board-legend");
    fact_thing(&f, "water", "board-water", "water");
    fact_close(&f);
    canvas_style(out, STYLE_DIM);
    (void)board_say_named(out, monuments_game.words, &f, "board-water",
                          STYLE_SEA);
    canvas_style(out, STYLE_PLAIN);
    canvas_add(out, "\n\n");
}

static void draw_heading(const char *message, struct canvas *out)
{
    canvas_style(out, STYLE_BOLD);
    monuments_draw_label(message, out);
    canvas_style(out, STYLE_PLAIN);
    canvas_add(out, "\n");
}

/* Ends the fact and draws it as a line. */
static void draw_line(const struct monuments_table *t, struct fact *f,
                      struct canvas *out)
{
    fact_close(f);
    monuments_draw_line(t, f, out);
    canvas_add(out, "\n");
}

/* The same below what it belongs to. */
static void draw_more(const struct monuments_table *t, struct fact *f,
                      struct canvas *out)
{
    canvas_add(out, "  ");
    draw_line(t, f, out);
}

/* -- Ferries --------------------------------------------------------------- */

static void add_passengers(const struct monuments_state *s, int ferry,
                           struct fact *f)
{
    fact_list(f, "crew");
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[ferry][i];
        int cargo = s->ferry_cargo[ferry][i];
        if (kind == FIELD_NONE)
            continue;
        fact_open(f, NULL, "board-passenger");
        fact_word(f, "kind", monuments_kind_words[kind]);
        fact_word(f, "type",
                  cargo == FIELD_NONE ? "nothing"
                                      : monuments_type_words[cargo]);
        fact_close(f);
    }
    fact_close(f);
}

static void draw_ferry(const struct monuments_table *t,
                       const struct monuments_state *s, int ferry,
                       struct canvas *out)
{
    struct fact f;
    bool is_empty = s->ferry_owner[ferry] == FIELD_NONE;
    fact_begin(&f, is_empty ? "board-ferry-empty" : "board-ferry-crew");
    fact_numbered(&f, "ferry", "board-ferry", ferry);
    fact_number(&f, "water", t->id[s->ferry_water[ferry]]);
    if (is_empty) {
        fact_number(&f, "land", t->id[s->ferry_land[ferry]]);
    } else {
        monuments_add_seat(t, "seat", s->ferry_owner[ferry], &f);
        add_passengers(s, ferry, &f);
    }
    draw_line(t, &f, out);
}

static void draw_ferries(const struct monuments_table *t,
                         const struct monuments_state *s, struct canvas *out)
{
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        draw_ferry(t, s, bits_first(m), out);
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

static void draw_possessions(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct canvas *out)
{
    struct fact f;
    uint32_t wealth = monuments_wealth(t, s, seat);
    fact_begin(&f, "board-possessions");
    fact_number(&f, "points", points_of(t, s, seat));
    fact_number(&f, "layers", s->layers[seat]);
    fact_number(&f, "land", monuments_item(t, s, seat, ITEM_LAND));
    fact_number(&f, "power", monuments_item(t, s, seat, ITEM_POWER));
    fact_list(&f, "amounts");
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        fact_open(&f, NULL, "amount");
        fact_word(&f, "type", monuments_type_words[i]);
        fact_number(&f, "n", monuments_amount(wealth, i));
        fact_close(&f);
    }
    fact_close(&f);
    draw_more(t, &f, out);
}

static void add_piece(const char *type, int n, int locked, struct fact *f)
{
    fact_open(f, NULL, "board-piece");
    fact_word(f, "type", type);
    fact_number(f, "n", n);
    fact_number(f, "locked", locked);
    fact_close(f);
}

static void draw_supply(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct canvas *out)
{
    struct fact f;
    fact_begin(&f, "board-supply");
    fact_list(&f, "pieces");
    add_piece("worker", monuments_worker_supply(t, s, seat), 0, &f);
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        int kind = ARMY + i - LOCK_ARMY;
        int n = i < LOCK_ARMY ? monuments_building_supply(t, s, seat, i)
                              : monuments_unit_supply(t, s, seat, kind);
        add_piece(i < LOCK_ARMY ? monuments_building_words[i]
                                : monuments_kind_words[kind],
                  n, s->locked[seat][i], &f);
    }
    fact_close(&f);
    draw_more(t, &f, out);
}

/* Every player has the same cards. A move is about those of the player whose turn
 * it is, so only they have anchors. */
static void draw_cards(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       const char *key, uint64_t cards, struct canvas *out)
{
    struct fact f;
    int anchors = out->anchor_count;
    fact_begin(&f, key);
    fact_list(&f, "cards");
    for (uint64_t m = cards; m; m = bits_rest(m)) {
        bool is_green = s->green[seat] >> bits_first(m) & 1;
        fact_thing(&f, NULL, is_green ? BOARD_GREEN_CARD : "board-card",
                   monuments_card_words[bits_first(m)]);
    }
    fact_close(&f);
    draw_more(t, &f, out);
    if (seat != s->turn)
        out->anchor_count = anchors;
}

static void add_traits(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct fact *f)
{
    const struct monuments_content *c = &t->content;
    fact_list(f, "traits");
    if (s->score_card[seat] != FIELD_NONE) {
        fact_thing(f, NULL, "board-score-card",
                   c->score_card[s->score_card[seat]].id);
    }
    if (s->ability[seat] != FIELD_NONE) {
        fact_thing(f, NULL, "ability",
                   monuments_ability_words[s->ability[seat]]);
    }
    if (s->deck[seat] != FIELD_NONE)
        fact_thing(f, NULL, "board-deck", c->deck[s->deck[seat]].id);
    fact_close(f);
}

static void draw_bonuses(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct canvas *out)
{
    struct fact f;
    if (s->commons[seat] == 0)
        return;
    fact_begin(&f, "board-bonuses");
    fact_list(&f, "bonuses");
    for (uint64_t m = s->commons[seat]; m; m = bits_rest(m)) {
        const struct monuments_common *c = &t->content.common[bits_first(m)];
        fact_open(&f, NULL, "board-bonus");
        fact_number(&f, "id", c->id);
        fact_word(&f, "key", c->key);
        fact_close(&f);
    }
    fact_close(&f);
    draw_more(t, &f, out);
}

/* The name stands first. */
static void draw_name(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct canvas *out)
{
    struct fact f;
    canvas_add(out, "%s ", seat == s->turn ? ">" : " ");
    struct canvas_place from = canvas_pen(out);
    fact_begin(&f, "seat");
    fact_word(&f, "id", t->content.civ[t->civ[seat]].id);
    fact_close(&f);
    monuments_draw_line(t, &f, out);
    canvas_anchor_from(out, from, monuments_seat_style(t, seat), "seat",
                       t->content.civ[t->civ[seat]].id, 0);
    fact_begin(&f, "board-player");
    fact_number(&f, "start", seat == s->start);
    add_traits(t, s, seat, &f);
    draw_line(t, &f, out);
}

static void draw_player(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct canvas *out)
{
    uint64_t all = bits_bit(MONUMENTS_CARDS) - 1;
    uint64_t played = s->card < MONUMENTS_CARDS && seat == s->turn
                          ? bits_bit(s->card)
                          : 0;
    draw_name(t, s, seat, out);
    draw_possessions(t, s, seat, out);
    draw_supply(t, s, seat, out);
    draw_cards(t, s, seat, "board-hand", s->hand[seat], out);
    draw_cards(t, s, seat, "board-discard", all & ~s->hand[seat] & ~played,
               out);
    draw_bonuses(t, s, seat, out);
}

static void draw_round(const struct monuments_table *t,
                       const struct monuments_state *s, struct canvas *out)
{
    struct fact f;
    if (s->round == 0)
        return;
    fact_begin(&f, "board-round");
    fact_number(&f, "round", s->round);
    fact_number(&f, "last", s->last != 0);
    draw_line(t, &f, out);
}

/* -- Quests ---------------------------------------------------------------- */

static void draw_own_quests(const struct monuments_table *t,
                            const struct monuments_state *s, int where,
                            const char *key, struct canvas *out)
{
    for (int i = 0; i < t->content.quest_count; i++) {
        struct fact f;
        if (s->where[i] != where)
            continue;
        fact_begin(&f, key);
        monuments_add_quest(t, "quest", i, &f);
        draw_more(t, &f, out);
    }
}

static void draw_quest_count(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct canvas *out)
{
    struct fact f;
    int open = 0;
    int done = 0;
    for (int d = 0; d < MONUMENTS_QUEST_DECKS; d++)
        open += s->quests[seat][d];
    for (int i = 0; i < t->content.quest_count; i++)
        done += s->where[i] == WHERE_DONE + seat;
    fact_begin(&f, "board-quest-count");
    monuments_add_seat(t, "seat", seat, &f);
    fact_number(&f, "open", open);
    fact_number(&f, "done", done);
    draw_more(t, &f, out);
}

static void draw_piles(const struct monuments_table *t,
                       const struct monuments_state *s, struct canvas *out)
{
    struct fact f;
    fact_begin(&f, "board-piles");
    fact_list(&f, "piles");
    for (int d = 1; d < MONUMENTS_QUEST_DECKS; d++) {
        fact_open(&f, NULL, "board-pile");
        fact_word(&f, "deck", t->content.quest_deck[d].id);
        fact_number(&f, "n", s->pile[d]);
        fact_close(&f);
    }
    fact_close(&f);
    draw_more(t, &f, out);
}

/* What the viewer may know: his own quests in words, of others the number. */
static void draw_quests(const struct monuments_table *t,
                        const struct monuments_state *s, int viewer,
                        struct canvas *out)
{
    draw_heading("board-quests", out);
    for (int seat = 0; seat < t->seats; seat++)
        draw_quest_count(t, s, seat, out);
    if (viewer < t->seats) {
        draw_own_quests(t, s, WHERE_HELD + viewer, "board-quest-held", out);
        draw_own_quests(t, s, WHERE_OPEN + viewer, "board-quest-open", out);
    }
    draw_piles(t, s, out);
}

/* -- The viewer's score card ----------------------------------------------- */

static void draw_score_card(const struct monuments_table *t,
                            const struct monuments_state *s, int viewer,
                            struct canvas *out)
{
    struct fact f;
    struct score score;
    if (viewer >= t->seats)
        return;
    monuments_score((const struct table *)(const void *)t,
                    (const struct state *)(const void *)s, viewer, &score);
    draw_heading("board-score", out);
    fact_begin(&f, "board-lines");
    fact_list(&f, "lines");
    for (int i = 0; i < score.lines; i++) {
        fact_open(&f, NULL, "board-line");
        fact_word(&f, "line", score.line[i].label);
        fact_number(&f, "points", score.line[i].points);
        fact_close(&f);
    }
    fact_close(&f);
    draw_more(t, &f, out);
}

/* -- What is next ---------------------------------------------------------- */

static void draw_battle(const struct monuments_table *t,
                        const struct monuments_state *s, struct canvas *out)
{
    struct fact f;
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    fact_begin(&f, "board-battle");
    fact_number(&f, "hex", t->id[s->target]);
    monuments_add_seat(t, "attacker", s->turn, &f);
    monuments_add_seat(t, "defender", s->defender, &f);
    fact_number(&f, "attack", s->pips[0]);
    fact_number(&f, "defence", s->pips[1]);
    fact_number(&f, "damage", s->damage);
    draw_line(t, &f, out);
}

/* What the others wait for. */
static void draw_wait(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct canvas *out)
{
    struct fact f;
    monuments_tell_question((const struct table *)(const void *)t,
                            (const struct state *)(const void *)s, seat, &f);
    monuments_draw_deed(t, &f, "wait", seat, out);
    canvas_add(out, "\n");
}

static void draw_task(const struct monuments_table *t,
                      const struct monuments_state *s, struct canvas *out)
{
    struct fact f;
    int seat = monuments_decider(t, s);
    if (seat < 0) {
        fact_begin(&f, "board-over");
    } else if (seat == SEAT_CHANCE) {
        fact_begin(&f, "board-chance");
    } else {
        draw_wait(t, s, seat, out);
        return;
    }
    draw_line(t, &f, out);
}

void monuments_draw_board(const struct table *table, const struct state *state,
                          int viewer, struct canvas *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(s->turn < t->seats && out);
    monuments_draw_map(t, s, out);
    draw_legend(out);
    draw_ferries(t, s, out);
    draw_round(t, s, out);
    for (int seat = 0; seat < t->seats; seat++)
        draw_player(t, s, seat, out);
    draw_quests(t, s, viewer, out);
    draw_score_card(t, s, viewer, out);
    draw_battle(t, s, out);
    draw_task(t, s, out);
}
