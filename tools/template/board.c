/* board.c - the position drawn for a person. */
#include "games/newgame/state.h"

enum { REGION_WIDTH = 15, SEAT_WIDTH = 8 };

/* A colour is never the only sign: the name stands with it. */
static void write_seat(const struct table *t, int seat, int width,
                       struct text *out)
{
    text_style(out, (enum text_style)(STYLE_RED + seat));
    text_add(out, "%*s", width, newgame_seat_name(t, seat));
    text_style(out, STYLE_PLAIN);
}

static void write_head(const struct table *t, struct text *out)
{
    text_add(out, "%-*s points cards", REGION_WIDTH, "Region");
    for (int i = 0; i < newgame_table(t)->seats; i++) {
        text_add(out, " ");
        write_seat(t, i, SEAT_WIDTH, out);
    }
    text_add(out, "\n");
}

static void write_region(const struct newgame_table *t,
                         const struct newgame_state *s, int region,
                         struct text *out)
{
    text_add(out, "%-*s %6d %5d", REGION_WIDTH, newgame_region_name(t, region),
             t->content.regions[region].points, s->cards[region]);
    for (int i = 0; i < t->seats; i++)
        text_add(out, " %*d", SEAT_WIDTH, s->settlers[i][region]);
    text_add(out, "\n");
}

static void write_coins(const struct newgame_table *t,
                        const struct newgame_state *s, struct text *out)
{
    text_add(out, "%-*s %6s %5d", REGION_WIDTH, "coins", "",
             newgame_cards_left(s));
    for (int i = 0; i < t->seats; i++)
        text_add(out, " %*d", SEAT_WIDTH, s->coins[i]);
    text_add(out, "\n\n");
}

static void write_task(const struct table *t, const struct newgame_state *s,
                       struct text *out)
{
    if (s->phase == PHASE_OVER) {
        text_add(out, "The game is over.\n");
        return;
    }
    write_seat(t, s->turn, 0, out);
    if (s->phase == PHASE_DRAW) {
        text_add(out, " draws a card.\n");
    } else {
        text_add(out, " has drawn %s and settles or trades.\n",
                 newgame_region_name(newgame_table(t), s->card));
    }
}

void newgame_write_board(const struct table *table, const struct state *state,
                         int viewer, struct text *out)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    (void)viewer;
    write_head(table, out);
    for (int r = 0; r < t->content.region_count; r++)
        write_region(t, s, r, out);
    write_coins(t, s, out);
    write_task(table, s, out);
}
