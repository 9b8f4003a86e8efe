/* map.c - the board drawn in characters: every region at its place with its
 * name and pieces, borders dotted, sea lines as waves. */
#include "games/empire/state.h"

#include <assert.h>

enum {
    MAP_COLS = 78, /* fits a terminal of 80 columns */
    MAP_ROWS = 34,
    LABEL_COLS = 9, /* the room that a region is given */
    LABEL_ROWS = 2,
};

/* Where the label of a region stands: its top left corner. */
struct spot {
    int col, row;
};

static bool overlaps(struct spot a, struct spot b)
{
    return a.col < b.col + LABEL_COLS && b.col < a.col + LABEL_COLS
           && a.row < b.row + LABEL_ROWS + 1 && b.row < a.row + LABEL_ROWS + 1;
}

static bool is_taken(const struct spot *spots, int count, struct spot at)
{
    bool outside = at.col < 0 || at.row < 0 || at.col + LABEL_COLS > MAP_COLS
                   || at.row + LABEL_ROWS > MAP_ROWS;
    for (int i = 0; i < count && !outside; i++)
        outside = overlaps(spots[i], at);
    return outside;
}

/* Rows are twice as high as columns are wide. */
static int distance(struct spot a, struct spot b)
{
    int wide = a.col - b.col;
    int high = 2 * (a.row - b.row);
    return wide * wide + high * high;
}

/* The free place that is nearest to where the region lies. */
static struct spot nearest(const struct spot *spots, int count,
                           struct spot wish)
{
    enum { COLS = MAP_COLS - LABEL_COLS + 1, ROWS = MAP_ROWS - LABEL_ROWS + 1 };
    struct spot best = {-MAP_COLS, -MAP_COLS};
    for (int i = 0; i < COLS * ROWS; i++) {
        struct spot at = {i % COLS, i / COLS};
        if (distance(at, wish) < distance(best, wish)
            && !is_taken(spots, count, at))
            best = at;
    }
    return best;
}

/* Scales the printed places so that the outermost regions touch the edge. */
static int scaled(int value, const int range[2], int room)
{
    int span = range[1] > range[0] ? range[1] - range[0] : 1;
    return (value - range[0]) * room / span;
}

static void widen(int range[2], int value)
{
    range[0] = value < range[0] ? value : range[0];
    range[1] = value > range[1] ? value : range[1];
}

/* The map begins at row `top`. */
static void lay_spots(const struct empire_map *m, int top,
                      struct spot spots[EMPIRE_REGIONS])
{
    int x[2] = {1000, 0};
    int y[2] = {1000, 0};
    for (int r = 0; r < m->region_count; r++) {
        widen(x, m->region[r].x);
        widen(y, m->region[r].y);
    }
    for (int r = 0; r < m->region_count; r++) {
        struct spot wish = {
            .col = scaled(m->region[r].x, x, MAP_COLS - LABEL_COLS),
            .row = scaled(m->region[r].y, y, MAP_ROWS - LABEL_ROWS)};
        spots[r] = nearest(spots, r, wish);
    }
    for (int r = 0; r < m->region_count; r++)
        spots[r].row += top;
}

/* The letter of the owner, its armies, and a # for every city. */
static int put_pieces(struct canvas *c, const struct empire_table *t,
                      const struct empire_state *s, int owner, int region,
                      struct spot at)
{
    int armies = s->armies[owner][region];
    int cities = owner == t->neutral ? 0 : s->cities[owner][region];
    if (armies + cities == 0)
        return 0;
    char room[GAME_TEXT_MAX];
    struct text words = text_in(room, sizeof room);
    text_add(&words, "%c%d", empire_owner_name(t, owner)[0], armies);
    for (int i = 0; i < cities; i++)
        text_add(&words, "#");
    text_add(&words, " ");
    canvas_put(c, at.col, at.row, empire_owner_style(t, owner), room);
    struct canvas_box box = {at.row, at.col, 1, (int)words.len - 1};
    canvas_anchor(c, box, empire_owner_style(t, owner), "pieces",
                  empire_owner_name(t, owner), 0);
    return (int)words.len;
}

/* Returns the columns that it takes. */
static int put_name(struct canvas *c, const struct empire_table *t,
                    const struct empire_state *s, int r, struct spot at)
{
    char room[GAME_TEXT_MAX];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "%s", t->map->region[r].id);
    if (r == t->start_region)
        text_add(&name, "*");
    if (s->token[r] < EMPIRE_GOODS)
        text_add(&name, "(%.3s)", t->content.goods[s->token[r]].id);
    canvas_put(c, at.col, at.row, STYLE_BOLD, room);
    return text_columns(room);
}

/* Its place has its name: the name and the line of pieces below it. */
static void put_region(struct canvas *c, const struct empire_table *t,
                       const struct empire_state *s, int r, struct spot at)
{
    struct canvas_box box = {at.row, at.col, LABEL_ROWS,
                             put_name(c, t, s, r, at)};
    struct spot pieces = {at.col, at.row + 1};
    canvas_anchor(c, box, STYLE_PLAIN, "region", t->map->region[r].id, 0);
    for (int owner = 0; owner < t->owners; owner++) {
        int used = put_pieces(c, t, s, owner, r, pieces);
        pieces.col += used;
        if (used && pieces.col > at.col + LABEL_COLS) {
            pieces.row++;
            pieces.col = at.col;
        }
    }
}

static void put_edges(struct canvas *c, const uint8_t edges[][2], int count,
                      const struct spot spots[], char ink)
{
    for (int i = 0; i < count; i++) {
        int from[2] = {spots[edges[i][0]].col + 1, spots[edges[i][0]].row};
        int to[2] = {spots[edges[i][1]].col + 1, spots[edges[i][1]].row};
        canvas_line(c, from, to, ink == '~' ? STYLE_SEA : STYLE_DIM, ink);
    }
}

/* Labels first: lines only go where nothing stands. */
void empire_map_draw(const struct empire_table *t, const struct empire_state *s,
                     struct canvas *c)
{
    assert(t->map->region_count <= EMPIRE_REGIONS);
    struct spot spots[EMPIRE_REGIONS];
    lay_spots(t->map, canvas_pen(c).row, spots);
    for (int r = 0; r < t->map->region_count; r++)
        put_region(c, t, s, r, spots[r]);
    put_edges(c, t->map->land, t->map->land_count, spots, '.');
    put_edges(c, t->map->sea, t->map->sea_count, spots, '~');
    canvas_move_pen(c, (struct canvas_place){canvas_rows(c), 0});
}
