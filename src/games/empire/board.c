/* board.c - the position drawn for a person: map, row, players, what is next. */
#include "games/empire/state.h"

#include <string.h>

static void styled(struct text *out, enum text_style style, const char *words)
{
    text_style(out, style);
    text_add(out, "%s", words);
    text_style(out, STYLE_PLAIN);
}

static void write_owner(const struct empire_table *t, int owner,
                        struct text *out)
{
    enum text_style style = owner == t->neutral
                                ? STYLE_DIM
                                : (enum text_style)(STYLE_RED + owner);
    styled(out, style, empire_owner_name(t, owner));
}

/* Fills up to a column, counted as a terminal shows it. */
static void pad(struct text *out, size_t start, int columns)
{
    for (int n = text_columns(out->buf + start); n < columns; n++)
        text_add(out, " ");
}

static const char *good_name(const struct empire_table *t, int good)
{
    return good == EMPIRE_WILD ? "wild" : t->content.goods[good].id;
}

static void write_legend(const struct empire_table *t, struct text *out)
{
    text_add(out, "Map %s: r3## is 3 armies and 2 cities of %s; ", t->map->id,
             empire_owner_name(t, 0));
    text_add(out, "* start; ");
    styled(out, STYLE_DIM, "..");
    text_add(out, " land; ");
    styled(out, STYLE_SEA, "~~");
    text_add(out, " sea\n");
    text_add(out, "Continents, and who holds them:\n");
}

static void write_holder(const struct empire_table *t, const struct control *c,
                         int continent, struct text *out)
{
    for (int owner = 0; owner < t->owners; owner++) {
        if (empire_control_of_continent(t, c, owner, continent)) {
            text_add(out, ": ");
            write_owner(t, owner, out);
        }
    }
}

/* Which regions make a continent, and who holds it. */
static void write_continents(const struct empire_table *t,
                             const struct empire_state *s, struct text *out)
{
    struct control c;
    empire_control_find(t, s, &c);
    for (int i = 0; i < t->map->continent_count; i++) {
        text_add(out, "  %-6s", t->map->continent[i].id);
        for (uint32_t m = t->continent[i]; m; m &= m - 1)
            text_add(out, " %s", t->map->region[bits_first(m)].id);
        write_holder(t, &c, i, out);
        text_add(out, "\n");
    }
    text_add(out, "\n");
}

static void write_row(const struct empire_table *t,
                      const struct empire_state *s, struct text *out)
{
    styled(out, STYLE_BOLD, "Row    price  card  good        action\n");
    for (int i = 0; i < t->content.price_count; i++) {
        int card = s->row[i];
        text_add(out, "  %d      %2d   ", i + 1, t->content.prices[i]);
        if (card == FIELD_NONE) {
            text_add(out, "   -\n");
            continue;
        }
        const struct empire_card *c = &t->content.cards[card];
        size_t start = out->len;
        text_add(out, "  %2d  %s", c->id, good_name(t, c->good));
        if (c->pieces > 1)
            text_add(out, " x%d", c->pieces);
        pad(out, start, 18);
        empire_write_deed(&t->deed[card], out);
        text_add(out, "\n");
    }
    text_add(out, "  pile: %d cards\n\n", bits_count(pile(t, s)));
}

static void write_goods(const struct empire_table *t,
                        const struct empire_state *s, int seat,
                        struct text *out)
{
    struct control c;
    struct goods g;
    const char *comma = "";
    empire_control_find(t, s, &c);
    empire_goods_count(t, s, &c, seat, &g);
    for (int i = 0; i < t->content.good_count; i++) {
        int n = g.cards[i] + g.tokens[i];
        if (n > 0) {
            text_add(out, "%s%s %d", comma, good_name(t, i), n);
            comma = ", ";
        }
    }
    if (g.wild_cards > 0)
        text_add(out, "%swild %d", comma, g.wild_cards);
}

static void write_bid(const struct empire_state *s, int seat, struct text *out)
{
    if (s->bid[seat] == FIELD_NONE) {
        text_add(out, " -");
    } else if (s->bid[seat] == FIELD_HIDDEN) {
        text_add(out, " ?");
    } else {
        text_add(out, "%2d", s->bid[seat]);
    }
}

static void write_player(const struct empire_table *t,
                         const struct empire_state *s, int seat,
                         struct text *out)
{
    bool active = seat == s->turn && s->phase > PHASE_TIE
                  && s->phase != PHASE_OVER;
    size_t start = out->len;
    text_add(out, active ? "> " : "  ");
    write_owner(t, seat, out);
    pad(out, start, 10);
    text_add(out, "%4d   %3d   ", empire_points(t, s, seat), s->coins[seat]);
    write_bid(s, seat, out);
    text_add(out, "   %2d of %-2d  %4d    %4d    ", bits_count(s->cards[seat]),
             t->cards_each, army_supply(t, s, seat), city_supply(t, s, seat));
    write_goods(t, s, seat, out);
    text_add(out, "\n");
}

static void write_players(const struct empire_table *t,
                          const struct empire_state *s, struct text *out)
{
    styled(out, STYLE_BOLD,
           "Player    points coins bid  cards    armies  cities  goods\n");
    styled(out, STYLE_DIM,
           "          so far                     to use  to use\n");
    for (int i = 0; i < t->seats; i++)
        write_player(t, s, i, out);
    text_add(out, "\n");
}

static void write_step_left(const struct empire_table *t,
                            const struct empire_state *s, struct text *out)
{
    static const char *const what[] = {
        [ACTION_PLACE] = "place armies",
        [ACTION_MOVE] = "move armies over land",
        [ACTION_SAIL] = "move armies over land and sea",
        [ACTION_CITY] = "build a city",
        [ACTION_DESTROY] = "destroy armies",
    };
    text_add(out, "may %s, %d left, or stop", what[action_now(t, s)->type],
             s->left);
}

static void write_task(const struct empire_table *t,
                       const struct empire_state *s, struct text *out)
{
    /* clang-format off */
    static const char *const tasks[EMPIRE_PHASES] = {
        [PHASE_ROW]     = "The row is dealt.",
        [PHASE_TOKENS]  = "The goods tokens are laid out.",
        [PHASE_NEUTRAL] = "places a neutral army",
        [PHASE_BID]     = "Everybody bids for the right to name the first player.",
        [PHASE_TIE]     = "The highest bids are equal: a die decides.",
        [PHASE_FIRST]   = "won the bid and names the first player",
        [PHASE_TAKE]    = "takes a card",
        [PHASE_CHOOSE]  = "names the part of the card to do first, or stops",
        [PHASE_DEAL]    = "A new card is dealt.",
        [PHASE_OVER]    = "The game is over.",
    };
    /* clang-format on */
    const char *task = tasks[s->phase];
    if (task && task[0] >= 'A' && task[0] <= 'Z') {
        text_add(out, "%s\n", task);
        return;
    }
    write_owner(t, s->turn, out);
    text_add(out, " ");
    if (task) {
        text_add(out, "%s", task);
    } else {
        write_step_left(t, s, out);
    }
    text_add(out, "\n");
}

void empire_write_board(const struct table *table, const struct state *state,
                        int viewer, struct text *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    (void)viewer;
    if (t->games > 1)
        text_add(out, "Game %d of %d\n", s->game + 1, t->games);
    empire_map_write(t, s, out);
    write_legend(t, out);
    write_continents(t, s, out);
    write_row(t, s, out);
    write_players(t, s, out);
    write_task(t, s, out);
}
