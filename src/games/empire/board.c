/* board.c - the position drawn for a person: map, row, players, what is next. */
#include "core/board.h"
#include "games/empire/state.h"

#include <assert.h>

/* Columns of the lists. */
enum {
    ROW_DEED_COL = 32,
    PLAYER_POINTS_COL = 10,
    PLAYER_ARMIES_COL = 38,
};

enum text_style empire_owner_style(const struct empire_table *t, int owner)
{
    assert(owner >= 0 && owner <= t->neutral);
    return owner == t->neutral ? STYLE_DIM
                               : (enum text_style)(STYLE_RED + owner);
}

/* What the board calls an owner, as an argument. */
static void tell_owner(const struct empire_table *t, int owner, struct fact *f)
{
    fact_thing(f, "owner", "board-owner", empire_owner_name(t, owner));
}

/* A fact with the name of its owner in the colour of the owner. */
static struct canvas_box say_owner(struct canvas *c,
                                   const struct empire_table *t, int owner,
                                   struct fact *f)
{
    fact_close(f);
    return board_say_named(c, empire_game.words, f, "board-owner",
                           empire_owner_style(t, owner));
}

static struct canvas_box add_owner(struct canvas *c,
                                   const struct empire_table *t, int owner)
{
    struct fact f;
    fact_begin(&f, "board-owner");
    fact_word(&f, "id", empire_owner_name(t, owner));
    return say_owner(c, t, owner, &f);
}

static void say(struct canvas *c, struct fact *f)
{
    fact_close(f);
    board_say(c, empire_game.words, f);
}

static void label(struct canvas *c, enum text_style style, const char *message)
{
    canvas_style(c, style);
    board_label(c, empire_game.words, message);
    canvas_style(c, STYLE_PLAIN);
}

/* -- The map --------------------------------------------------------------- */

static void draw_legend(struct canvas *c, const struct empire_table *t)
{
    struct fact f;
    fact_begin(&f, "board-legend");
    fact_word(&f, "map", t->map->id);
    tell_owner(t, 0, &f);
    say(c, &f);
    canvas_add(c, "; ");
    canvas_add_styled(c, STYLE_DIM, "..");
    canvas_add(c, " ");
    label(c, STYLE_PLAIN, "board-land");
    canvas_add(c, "; ");
    canvas_add_styled(c, STYLE_SEA, "~~");
    canvas_add(c, " ");
    label(c, STYLE_PLAIN, "board-sea");
    canvas_add(c, "\n");
}

/* Which regions make a continent, and who holds it. */
static void draw_continent(struct canvas *c, const struct empire_table *t,
                           const struct control *control, int continent)
{
    const char *id = t->map->continent[continent].id;
    canvas_add(c, "  ");
    struct canvas_place from = canvas_pen(c);
    canvas_add(c, "%s", id);
    canvas_anchor_from(c, from, STYLE_PLAIN, "continent", id, 0);
    canvas_tab(c, from.col + 6);
    for (uint32_t m = t->continent[continent]; m; m &= m - 1)
        canvas_add(c, " %s", t->map->region[bits_first(m)].id);
    int holder = empire_holder_of_continent(t, control, continent);
    if (holder != FIELD_NONE) {
        canvas_add(c, ": ");
        (void)add_owner(c, t, holder);
    }
    canvas_add(c, "\n");
}

static void draw_continents(struct canvas *c, const struct empire_table *t,
                            const struct empire_state *s)
{
    struct control control;
    empire_control_find(t, s, &control);
    label(c, STYLE_PLAIN, "board-continents");
    canvas_add(c, "\n");
    for (int i = 0; i < t->map->continent_count; i++)
        draw_continent(c, t, &control, i);
    canvas_add(c, "\n");
}

/* -- The row --------------------------------------------------------------- */

static void draw_deed(struct canvas *c, const struct empire_deed *d)
{
    char room[CANVAS_ADD_MAX];
    struct text words = text_in(room, sizeof room);
    struct fact f;
    empire_tell_deed(d, &f);
    words_say_briefly(empire_game.words, &f, &words);
    canvas_add(c, "%s", room);
}

static void draw_card(struct canvas *c, const struct empire_table *t, int card)
{
    const struct empire_card *printed = &t->content.cards[card];
    struct fact f;
    canvas_add(c, "  %2d  ", printed->id);
    fact_begin(&f, "board-card");
    empire_add_good(t, "good", printed->good, &f);
    fact_number(&f, "pieces", printed->pieces);
    say(c, &f);
    canvas_tab(c, ROW_DEED_COL);
    draw_deed(c, &t->deed[card]);
}

static void draw_place(struct canvas *c, const struct empire_table *t,
                       const struct empire_state *s, int place)
{
    int card = s->row[place];
    canvas_add(c, "  ");
    struct canvas_place from = canvas_pen(c);
    canvas_add(c, "%d      %2d   ", place + 1, t->content.prices[place]);
    if (card == FIELD_NONE) {
        canvas_add(c, "   -\n");
        return;
    }
    draw_card(c, t, card);
    canvas_anchor_from(c, from, STYLE_PLAIN, "card", NULL,
                       t->content.cards[card].id);
    canvas_add(c, "\n");
}

static void draw_row(struct canvas *c, const struct empire_table *t,
                     const struct empire_state *s)
{
    struct fact f;
    label(c, STYLE_BOLD, "board-row");
    canvas_add(c, "\n");
    for (int i = 0; i < t->content.price_count; i++)
        draw_place(c, t, s, i);
    fact_begin(&f, "board-pile");
    fact_number(&f, "cards", bits_count(pile(t, s)));
    canvas_add(c, "  ");
    say(c, &f);
    canvas_add(c, "\n\n");
}

/* -- The players ----------------------------------------------------------- */

static void tell_stock(const struct empire_table *t, int good, int pieces,
                       struct fact *f)
{
    if (pieces == 0)
        return;
    fact_open(f, NULL, "board-stock");
    empire_add_good(t, "good", good, f);
    fact_number(f, "pieces", pieces);
    fact_close(f);
}

static void draw_goods(struct canvas *c, const struct empire_table *t,
                       const struct empire_state *s, int seat)
{
    struct control control;
    struct goods g;
    struct fact f;
    empire_control_find(t, s, &control);
    empire_goods_count(t, s, &control, seat, &g);
    fact_begin(&f, "board-goods");
    fact_list(&f, "goods");
    for (int i = 0; i < t->content.good_count; i++)
        tell_stock(t, i, g.cards[i] + g.tokens[i], &f);
    tell_stock(t, EMPIRE_WILD, g.wild_cards, &f);
    fact_close(&f);
    say(c, &f);
}

static void draw_bid(struct canvas *c, const struct empire_state *s, int seat)
{
    if (s->bid[seat] == FIELD_NONE) {
        canvas_add(c, " -");
    } else if (s->bid[seat] == FIELD_HIDDEN) {
        canvas_add(c, " ?");
    } else {
        canvas_add(c, "%2d", s->bid[seat]);
    }
}

static void draw_cards(struct canvas *c, const struct empire_table *t,
                       const struct empire_state *s, int seat)
{
    struct fact f;
    int cards = bits_count(s->cards[seat]);
    fact_begin(&f, "board-cards");
    fact_number(&f, "cards", cards);
    fact_number(&f, "of", t->cards_each);
    canvas_add(c, cards < 10 ? "    " : "   ");
    say(c, &f);
}

static void draw_name(struct canvas *c, const struct empire_table *t,
                      const struct empire_state *s, int seat)
{
    bool active = seat == s->turn && s->phase > PHASE_TIE
                  && s->phase != PHASE_OVER;
    canvas_add(c, active ? "> " : "  ");
    canvas_anchor(c, add_owner(c, t, seat), empire_owner_style(t, seat), "seat",
                  empire_owner_name(t, seat), 0);
}

static void draw_player(struct canvas *c, const struct empire_table *t,
                        const struct empire_state *s, int seat)
{
    draw_name(c, t, s, seat);
    canvas_tab(c, PLAYER_POINTS_COL);
    canvas_add(c, "%4d   %3d   ", empire_points(t, s, seat), s->coins[seat]);
    draw_bid(c, s, seat);
    draw_cards(c, t, s, seat);
    canvas_tab(c, PLAYER_ARMIES_COL);
    canvas_add(c, "%4d    %4d    ", army_supply(t, s, seat),
               city_supply(t, s, seat));
    draw_goods(c, t, s, seat);
    canvas_add(c, "\n");
}

static void draw_players(struct canvas *c, const struct empire_table *t,
                         const struct empire_state *s)
{
    label(c, STYLE_BOLD, "board-players");
    canvas_add(c, "\n");
    label(c, STYLE_DIM, "board-players.more");
    canvas_add(c, "\n");
    for (int i = 0; i < t->seats; i++)
        draw_player(c, t, s, i);
    canvas_add(c, "\n");
}

/* -- What is next ---------------------------------------------------------- */

/* Whoever is named has their colour. */
static void draw_task(struct canvas *c, const struct empire_table *t,
                      const struct empire_state *s)
{
    /* clang-format off */
    static const struct {
        const char *message;
        bool is_of_seat;
    } tasks[EMPIRE_PHASES] = {
        [PHASE_ROW]     = {"board-task-row",     false},
        [PHASE_TOKENS]  = {"board-task-tokens",  false},
        [PHASE_NEUTRAL] = {"board-task-neutral", true},
        [PHASE_BID]     = {"board-task-bid",     false},
        [PHASE_TIE]     = {"board-task-tie",     false},
        [PHASE_FIRST]   = {"board-task-first",   true},
        [PHASE_TAKE]    = {"board-task-take",    true},
        [PHASE_CHOOSE]  = {"board-task-choose",  true},
        [PHASE_ACT]     = {"board-task-act",     true},
        [PHASE_DEAL]    = {"board-task-deal",    false},
        [PHASE_OVER]    = {"board-task-over",    false},
    };
    /* clang-format on */
    struct fact f;
    if (!tasks[s->phase].is_of_seat) {
        label(c, STYLE_PLAIN, tasks[s->phase].message);
        canvas_add(c, "\n");
        return;
    }
    fact_begin(&f, tasks[s->phase].message);
    tell_owner(t, s->turn, &f);
    if (s->phase == PHASE_ACT) {
        fact_word(&f, "type", empire_action_words[action_now(t, s)->type]);
        fact_number(&f, "left", s->left);
    }
    (void)say_owner(c, t, s->turn, &f);
    canvas_add(c, "\n");
}

void empire_draw_board(const struct table *table, const struct state *state,
                       int viewer, struct canvas *c)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(s->phase < EMPIRE_PHASES && s->game < t->games && c);
    struct fact f;
    (void)viewer;
    if (t->games > 1) {
        fact_begin(&f, "board-game");
        fact_number(&f, "game", s->game + 1);
        fact_number(&f, "games", t->games);
        say(c, &f);
        canvas_add(c, "\n");
    }
    empire_map_draw(t, s, c);
    draw_legend(c, t);
    draw_continents(c, t, s);
    draw_row(c, t, s);
    draw_players(c, t, s);
    draw_task(c, t, s);
}
