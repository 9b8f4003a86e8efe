/* board.c - the position drawn for a person, 80 columns wide: the row of tiles,
 * the cities below it, trade routes, the pool, the matrices, what is next. */
#include "games/bronze/board.h"

#include <assert.h>

enum {
    LABEL_COLUMNS = 11, /* the names of the terrains */
    TILE_COLUMNS = 10,  /* three spots of two signs */
    TILES_ABREAST = 7,
    CITY_COLUMN = 6,
    GOAL_COLUMN = 19,
    REACH_COLUMN = 29, /* what a card of the pool settles */
};

/* -- The row of tiles ------------------------------------------------------ */

static void draw_spot(const struct bronze_table *t,
                      const struct bronze_state *s, int place, int spot,
                      struct canvas *c)
{
    char settler = bronze_settler_letter(t, t->settler[s->tile[place]][spot]);
    int owner = spot_owner(t, s, place, spot);
    bool free = owner == t->nobody;
    struct canvas_place from = canvas_pen(c);
    enum text_style style = free ? STYLE_PLAIN : bronze_seat_style(owner);
    canvas_style(c, style);
    canvas_add(c, "%c%c", free ? '-' : bronze_seat_letter(t, owner), settler);
    canvas_style(c, STYLE_PLAIN);
    canvas_anchor_from(c, from, style, "spot", spot_id(t, place, spot), 0);
}

static void draw_ground(const struct bronze_table *t,
                        const struct bronze_state *s, int place, int terrain,
                        struct canvas *c)
{
    int start = canvas_pen(c).col;
    if (s->tile[place] == FIELD_NONE)
        canvas_add_styled(c, STYLE_DIM, "  ??");
    for (int i = 0; s->tile[place] != FIELD_NONE && i < BRONZE_SPOTS; i++) {
        int spot = terrain * SPOT_STRIDE + i;
        if (!(t->spots[s->tile[place]] >> spot & 1))
            continue;
        canvas_add(c, i ? " " : "");
        draw_spot(t, s, place, spot, c);
    }
    canvas_tab(c, start + TILE_COLUMNS);
}

/* "T2 no.5" */
static void draw_tile_head(const struct bronze_table *t,
                           const struct bronze_state *s, int place,
                           struct canvas *c)
{
    struct canvas_place from = canvas_pen(c);
    canvas_add_styled(c, STYLE_BOLD, t->place_id[place]);
    if (s->tile[place] != FIELD_NONE) {
        canvas_add(c, " ");
        bronze_board_number(c, "board-tile", "n",
                            t->content.tiles[s->tile[place]].id);
    }
    canvas_anchor_from(c, from, STYLE_PLAIN, "tile", t->place_id[place], 0);
    canvas_tab(c, from.col + TILE_COLUMNS);
}

/* Who has won the token: "red", "nobody". */
static void draw_winner(const struct bronze_table *t, int winner,
                        struct canvas *c)
{
    struct fact f;
    bool is_seat = winner < t->seats;
    fact_begin(&f, "seat");
    fact_word(&f, "id", is_seat ? t->content.colours[winner] : "nobody");
    fact_number(&f, "small", 1);
    canvas_style(c, is_seat ? bronze_seat_style(winner) : STYLE_DIM);
    canvas_add(c, " ");
    bronze_board_cut(c, &f, TILE_COLUMNS - 3);
    canvas_style(c, STYLE_PLAIN);
}

/* "5", "5 red", "5 nobody" */
static void draw_province(const struct bronze_table *t,
                          const struct bronze_state *s, int place,
                          struct canvas *c)
{
    int start = canvas_pen(c).col;
    if (s->province[place] != FIELD_NONE)
        canvas_add(c, "%d", t->content.provinces[s->province[place]].vp);
    if (s->winner[place] != FIELD_NONE)
        draw_winner(t, s->winner[place], c);
    canvas_tab(c, start + TILE_COLUMNS);
}

static void draw_terrain(const struct bronze_table *t, int terrain,
                         struct canvas *c)
{
    struct canvas_place from = canvas_pen(c);
    bronze_board_terrain(t, terrain, LABEL_COLUMNS - 1, c);
    canvas_anchor_from(c, from, STYLE_PLAIN, "terrain",
                       t->content.terrains[terrain].id, 0);
    canvas_tab(c, LABEL_COLUMNS);
}

static void draw_tiles(const struct bronze_table *t,
                       const struct bronze_state *s, int first, int end,
                       struct canvas *c)
{
    canvas_tab(c, LABEL_COLUMNS);
    for (int i = first; i < end; i++)
        draw_tile_head(t, s, i, c);
    canvas_add(c, "\n");
    bronze_board_label(c, "board-province");
    canvas_tab(c, LABEL_COLUMNS);
    for (int i = first; i < end; i++)
        draw_province(t, s, i, c);
    canvas_add(c, "\n");
    for (int terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        draw_terrain(t, terrain, c);
        for (int i = first; i < end; i++)
            draw_ground(t, s, i, terrain, c);
        canvas_add(c, "\n");
    }
    canvas_add(c, "\n");
}

static void draw_legend(const struct bronze_table *t, struct canvas *c)
{
    char settler[BRONZE_SETTLERS][2] = {{0}};
    char owner[] = {bronze_seat_letter(t, 0), '\0'};
    struct fact f;
    fact_begin(&f, "board-legend");
    fact_list(&f, "settlers");
    for (int i = 0; i < BRONZE_SETTLERS; i++) {
        settler[i][0] = bronze_settler_letter(t, i);
        fact_open(&f, NULL, "board-settler");
        fact_word(&f, "letter", settler[i]);
        bronze_add_settler(t, "settler", i, &f);
        fact_close(&f);
    }
    fact_close(&f);
    fact_word(&f, "settler", settler[0]);
    fact_word(&f, "owner", owner);
    bronze_board_seat(t, 0, &f);
    bronze_board_say(c, &f);
    canvas_add(c, "\n\n");
}

/* The row in one part, or in two of equal length. */
static void draw_row(const struct bronze_table *t, const struct bronze_state *s,
                     struct canvas *c)
{
    int abreast = t->tiles <= TILES_ABREAST ? t->tiles : (t->tiles + 1) / 2;
    for (int first = 0; first < t->tiles; first += abreast) {
        int end = first + abreast < t->tiles ? first + abreast : t->tiles;
        draw_tiles(t, s, first, end, c);
    }
    draw_legend(t, c);
}

/* -- Cities, routes and the pool ------------------------------------------- */

static void draw_city(const struct bronze_table *t, int city, struct canvas *c)
{
    struct fact goal;
    struct canvas_place from = canvas_pen(c);
    canvas_add(c, "%s", t->content.cities[city].id);
    canvas_anchor_from(c, from, STYLE_PLAIN, "city", t->content.cities[city].id,
                       0);
    canvas_tab(c, GOAL_COLUMN);
    fact_begin(&goal, "goal");
    bronze_tell_goal(t, city, &goal);
    bronze_board_say(c, &goal);
    canvas_add(c, "\n");
}

static bool has_cities(const struct bronze_table *t,
                       const struct bronze_state *s)
{
    for (int place = 0; place < t->tiles; place++) {
        if (s->laid[place])
            return true;
    }
    return false;
}

static void draw_cities(const struct bronze_table *t,
                        const struct bronze_state *s, struct canvas *c)
{
    if (!has_cities(t, s))
        return;
    bronze_board_heading(c, "board-cities");
    canvas_add(c, "\n");
    for (int place = 0; place < t->tiles; place++) {
        for (uint64_t m = s->laid[place]; m; m = bits_rest(m)) {
            canvas_add(c, "  %s", t->place_id[place]);
            canvas_tab(c, CITY_COLUMN);
            draw_city(t, bits_first(m), c);
        }
    }
    canvas_add(c, "\n");
}

static void draw_holder(const struct bronze_table *t, int seat,
                        struct canvas *c)
{
    bool free = seat == FIELD_NONE;
    canvas_style(c, free ? STYLE_PLAIN : bronze_seat_style(seat));
    canvas_add(c, "%c", free ? '-' : bronze_seat_letter(t, seat));
    canvas_style(c, STYLE_PLAIN);
}

/* A line for each token: its length, its points, and on each terrain who holds
 * it. */
static void draw_routes(const struct bronze_table *t,
                        const struct bronze_state *s, struct canvas *c)
{
    enum { TERRAIN_LETTERS = 5 };
    bronze_board_heading(c, "board-routes");
    canvas_add(c, " ");
    bronze_board_label(c, "board-routes.free");
    canvas_add(c, "\n");
    for (int i = 0; i < t->content.line_count; i++) {
        const struct bronze_line *line = &t->content.lines[i];
        canvas_add(c, "  %d = %2d ", line->line, line->vp);
        bronze_board_label(c, "board-routes.points");
        for (int terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            canvas_add(c, "  ");
            bronze_board_terrain(t, terrain, TERRAIN_LETTERS, c);
            canvas_add(c, " ");
            draw_holder(t, s->route[terrain][i], c);
        }
        canvas_add(c, "\n");
    }
    canvas_add(c, "\n");
}

/* "woods grasslands jungles, farmer herder" */
static void draw_reach(const struct bronze_table *t, int technology,
                       struct canvas *c)
{
    const struct bronze_technology *p = &t->content.technologies[technology];
    struct fact f;
    fact_begin(&f, "board-reach");
    fact_list(&f, "terrains");
    for (int i = 0; i < p->terrain_count; i++)
        bronze_add_terrain(t, NULL, p->terrains[i], &f);
    fact_close(&f);
    fact_list(&f, "settlers");
    for (int i = 0; i < p->settler_count; i++)
        bronze_add_settler(t, NULL, p->settlers[i], &f);
    fact_close(&f);
    bronze_board_say(c, &f);
}

/* "1   9 cards  Pottery       woods grasslands shore, farmer hunter" */
static void draw_stack(const struct bronze_table *t,
                       const struct bronze_state *s, int stack,
                       struct canvas *c)
{
    enum { TWO_DIGITS = 10 };
    struct canvas_place from = canvas_pen(c);
    canvas_add(c, "%d  %s", stack + 1, s->stack[stack] < TWO_DIGITS ? " " : "");
    bronze_board_number(c, "cards", "cards", s->stack[stack]);
    canvas_add(c, "  ");
    if (s->top[stack] == FIELD_NONE) {
        canvas_add(c, "-");
    } else {
        bronze_board_technology(t, s->top[stack], WORDS_MAX, c);
        canvas_tab(c, REACH_COLUMN);
        draw_reach(t, s->top[stack], c);
    }
    canvas_anchor_from(c, from, STYLE_PLAIN, "stack", NULL, stack + 1);
}

static void draw_pool(const struct bronze_table *t,
                      const struct bronze_state *s, struct canvas *c)
{
    bronze_board_heading(c, "board-pool");
    canvas_add(c, "  ");
    bronze_board_number(c, "board-reserve", "cards", s->stack[BRONZE_RESERVE]);
    canvas_add(c, "\n");
    for (int i = 0; i < BRONZE_POOL; i++) {
        canvas_add(c, "  ");
        draw_stack(t, s, i, c);
        canvas_add(c, "\n");
    }
    canvas_add(c, "\n");
}

/* -- All of it ------------------------------------------------------------- */

void bronze_draw_board(const struct table *table, const struct state *state,
                       int viewer, struct canvas *c)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    (void)viewer;
    assert(s->phase < BRONZE_PHASES && s->turn < t->seats && c);
    draw_row(t, s, c);
    draw_cities(t, s, c);
    draw_routes(t, s, c);
    draw_pool(t, s, c);
    for (int i = 0; i < t->seats; i++)
        bronze_board_player(t, s, i, c);
    canvas_add(c, "\n");
    bronze_board_task(t, s, c);
}
