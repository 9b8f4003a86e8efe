/* map.c - the hex map drawn in characters.
 *
 * A hex is four lines of seven columns: its number, terrain and buildings; its
 * units; its resources or ferries; and the edge below. Rivers are | and ---,
 * bridges = and ===.
 */
#include "games/monuments/map.h"

#include "games/monuments/board_line.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

enum { HEX_COLS = 8, HEX_ROWS = 4, WORD_MAX = 24 };

struct spot {
    int col, row;
};

/* The western- and northernmost hexes touch the edge of the picture. */
static struct spot spot_at(const struct monuments_content *c, int hex)
{
    int left = 2 * MONUMENTS_HEXES;
    int top = MONUMENTS_HEXES;
    for (int i = 0; i < c->hex_count; i++) {
        int x = 2 * c->hex[i].q + c->hex[i].r;
        left = x < left ? x : left;
        top = c->hex[i].r < top ? c->hex[i].r : top;
    }
    const struct monuments_hex *h = &c->hex[hex];
    return (struct spot){(2 * h->q + h->r - left) * HEX_COLS / 2,
                         (h->r - top) * HEX_ROWS};
}

static char letter_of(const struct monuments_table *t, int seat)
{
    return t->content.civ[t->civ[seat]].name[0];
}

static bool in_play(const struct monuments_table *t, int place)
{
    return monuments_is_water(t, place) || (t->dry_hexes >> place & 1);
}

/* Number and terrain: 26f. They are the place of the hex, with the units below. */
static void put_name(struct canvas *c, const struct monuments_table *t,
                     int place, struct spot at)
{
    static const char letters[] = "fpmw*~";
    char room[WORD_MAX];
    struct text word = text_in(room, sizeof room);
    int terrain = t->content.hex[t->id[place]].terrain;
    bool open = in_play(t, place);
    enum text_style style = terrain == WATER ? STYLE_SEA
                            : open           ? STYLE_BOLD
                                             : STYLE_DIM;
    text_add(&word, "%d%c", t->id[place], open ? letters[terrain] : 'x');
    canvas_put(c, at.col, at.row, style, room);
    struct canvas_box box = {at.row, at.col, 2, text_columns(room)};
    canvas_anchor(c, box, STYLE_PLAIN, "hex", NULL, t->id[place]);
}

/* Buildings: F fort, T town, Y factory, S workshop, R farm; damaged in small
 * letters. */
static void write_buildings(const struct monuments_state *s, int seat,
                            int place, struct text *out)
{
    static const char whole[] = "FTYSR";
    static const char damaged[] = "ftysr";
    for (int i = 0; i < MONUMENTS_SITES; i++) {
        const char *letters = s->broken[seat] >> i & 1 ? damaged : whole;
        if (s->site[seat][i] == place)
            text_add(out, "%c", letters[i / MONUMENTS_PIECES]);
    }
}

/* The pieces of a seat on a hex. */
static void put_pieces(struct canvas *c, const struct monuments_table *t,
                       int seat, struct spot at, const char *word)
{
    struct canvas_box box = {at.row, at.col, 1, text_columns(word)};
    canvas_put(c, at.col, at.row, monuments_seat_style(t, seat), word);
    canvas_anchor(c, box, monuments_seat_style(t, seat), "force",
                  t->content.civ[t->civ[seat]].id, 0);
}

static void put_buildings(struct canvas *c, const struct monuments_table *t,
                          const struct monuments_state *s, int place,
                          struct spot at)
{
    for (int seat = 0; seat < t->seats; seat++) {
        char room[WORD_MAX];
        struct text word = text_in(room, sizeof room);
        write_buildings(s, seat, place, &word);
        if (word.len > 0)
            put_pieces(c, t, seat, (struct spot){at.col + 4, at.row}, room);
    }
}

/* Units: G2w1A is two workers and an army of Greece. */
static void put_units(struct canvas *c, const struct monuments_table *t,
                      const struct monuments_state *s, int place,
                      struct spot at)
{
    static const char letters[] = "wWANPH";
    _Static_assert(sizeof letters == MONUMENTS_KINDS + 1, "one for each");
    for (int seat = 0; seat < t->seats; seat++) {
        char room[WORD_MAX];
        struct text word = text_in(room, sizeof room);
        text_add(&word, "%c", letter_of(t, seat));
        for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
            int n = monuments_count(t, s, seat, place, kind);
            if (n > 0)
                text_add(&word, "%d%c", n, letters[kind]);
        }
        if (word.len > 1)
            put_pieces(c, t, seat, (struct spot){at.col, at.row + 1}, room);
    }
}

/* Resources: d wood, s sheep, m metal, h wheat. */
static void put_resources(struct canvas *c, const struct monuments_state *s,
                          int place, struct spot at)
{
    static const char letters[] = "dsmh";
    char room[WORD_MAX];
    struct text word = text_in(room, sizeof room);
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        if (s->res[place][i] > 0)
            text_add(&word, "%d%c", s->res[place][i], letters[i]);
    }
    canvas_put(c, at.col, at.row + 2, STYLE_PLAIN, room);
}

/* Ferries by number; whose they are is in the list below the map. */
static void put_ferries(struct canvas *c, const struct monuments_state *s,
                        int place, struct spot at)
{
    int shown = 0;
    canvas_move_pen(c, (struct canvas_place){at.row + 2, at.col});
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int ferry = bits_first(m);
        struct canvas_place from = canvas_pen(c);
        if (s->ferry_water[ferry] != place || shown++ >= 2)
            continue;
        canvas_add(c, "f%d", ferry);
        canvas_anchor_from(c, from, STYLE_PLAIN, "ferry", NULL, ferry);
    }
    if (shown > 2)
        canvas_add(c, "+");
}

/* A river is drawn by the hex to its west or north. */
static void put_river(struct canvas *c, const struct monuments_table *t,
                      const uint8_t ends[2], bool bridge)
{
    struct spot a = spot_at(&t->content, ends[0]);
    struct spot b = spot_at(&t->content, ends[1]);
    bool first = a.row == b.row ? a.col < b.col : a.row < b.row;
    struct spot at = first ? a : b;
    struct spot to = first ? b : a;
    if (a.row == b.row) {
        canvas_put(c, at.col + HEX_COLS - 1, at.row + 1, STYLE_SEA,
                   bridge ? "=" : "|");
    } else {
        canvas_put(c, at.col + (to.col > at.col ? HEX_COLS / 2 : 0),
                   at.row + HEX_ROWS - 1, STYLE_SEA, bridge ? "===" : "---");
    }
}

static void put_rivers(struct canvas *c, const struct monuments_table *t,
                       const struct monuments_state *s)
{
    for (int i = 0; i < t->content.river_count; i++) {
        const uint8_t *ends = t->content.river[i];
        if (in_play(t, t->place[ends[0]]) && in_play(t, t->place[ends[1]]))
            put_river(c, t, ends, s->bridges >> i & 1);
    }
}

void monuments_draw_map(const struct monuments_table *t,
                        const struct monuments_state *s, struct canvas *c)
{
    assert(t->hexes > 0 && t->hexes <= MONUMENTS_HEXES);
    for (int p = 0; p < t->hexes; p++) {
        struct spot at = spot_at(&t->content, t->id[p]);
        put_name(c, t, p, at);
        if (!in_play(t, p))
            continue;
        put_units(c, t, s, p, at);
        if (monuments_is_water(t, p)) {
            put_ferries(c, s, p, at);
        } else {
            put_buildings(c, t, s, p, at);
            put_resources(c, s, p, at);
        }
    }
    put_rivers(c, t, s);
    canvas_move_pen(c, (struct canvas_place){canvas_rows(c), 0});
}
