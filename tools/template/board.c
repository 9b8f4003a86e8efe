/* board.c - the position drawn for a person, with names for the places of regions and
 * seats, so that whoever shows it can point at them. */
#include "core/board.h"
#include "games/newgame/state.h"

enum { REGION_WIDTH = 15, SEAT_WIDTH = 8 };

/* A colour is never the only sign: the name stands with it. */
static void write_seat(const struct table *t, int seat, int width,
                       struct canvas *out)
{
    canvas_style(out, (enum text_style)(STYLE_RED + seat));
    canvas_add(out, "%*s", width, newgame_seat_name(t, seat));
    canvas_style(out, STYLE_PLAIN);
}

static void write_head(const struct table *t, struct canvas *out)
{
    board_label(out, newgame_game.words, "board-head");
    for (int i = 0; i < newgame_table(t)->seats; i++) {
        canvas_add(out, " ");
        struct canvas_place from = canvas_pen(out);
        write_seat(t, i, SEAT_WIDTH, out);
        canvas_anchor_from(out, from, (enum text_style)(STYLE_RED + i), "seat",
                           newgame_seat_name(t, i), 0);
    }
    canvas_add(out, "\n");
}

static void write_region(const struct newgame_table *t,
                         const struct newgame_state *s, int region,
                         struct canvas *out)
{
    struct canvas_place from = canvas_pen(out);
    canvas_add(out, "%s", newgame_region_name(t, region));
    canvas_anchor_from(out, from, STYLE_PLAIN, "region",
                       newgame_region_name(t, region), 0);
    canvas_tab(out, REGION_WIDTH);
    canvas_add(out, " %6d %5d", t->content.regions[region].points, s->cards[region]);
    for (int i = 0; i < t->seats; i++)
        canvas_add(out, " %*d", SEAT_WIDTH, s->settlers[i][region]);
    canvas_add(out, "\n");
}

static void write_coins(const struct newgame_table *t,
                        const struct newgame_state *s, struct canvas *out)
{
    board_label(out, newgame_game.words, "board-coins");
    canvas_tab(out, REGION_WIDTH);
    canvas_add(out, " %6s %5d", "", newgame_cards_left(s));
    for (int i = 0; i < t->seats; i++)
        canvas_add(out, " %*d", SEAT_WIDTH, s->coins[i]);
    canvas_add(out, "\n\n");
}

static void write_task(const struct table *t, const struct newgame_state *s,
                       struct canvas *out)
{
    if (s->phase == PHASE_OVER) {
        board_label(out, newgame_game.words, "board-over");
        canvas_add(out, "\n");
        return;
    }
    struct fact f;
    fact_begin(&f, s->phase == PHASE_DRAW ? "board-draw" : "board-decide");
    fact_thing(&f, "owner", "seat", newgame_seat_name(t, s->turn));
    fact_close(&f);
    board_say(out, newgame_game.words, &f);
    canvas_add(out, "\n");
}

void newgame_draw_board(const struct table *table, const struct state *state,
                         int viewer, struct canvas *out)
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
