/* fields.c - the table of fields of a position. */
#include "games/bronze/state.h"

static int seats(const struct table *t)
{
    return bronze_table(t)->seats;
}

static void seat_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", bronze_seat_name(t, i));
}

/* Who wins a token: a seat, or nobody. */
static int winners(const struct table *t)
{
    return bronze_table(t)->seats + 1;
}

static void winner_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s",
             i == bronze_table(t)->nobody ? "nobody" : bronze_seat_name(t, i));
}

static int columns(const struct table *t)
{
    return bronze_table(t)->seats * BRONZE_COLUMNS;
}

static void column_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s.%d", bronze_seat_name(t, i / BRONZE_COLUMNS),
             i % BRONZE_COLUMNS + 1);
}

static int column_rows(const struct table *t)
{
    (void)t;
    return BRONZE_COLUMN_CARDS;
}

static int places(const struct table *t)
{
    return bronze_table(t)->tiles;
}

static void place_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", bronze_table(t)->place_id[i]);
}

static int spots(const struct table *t)
{
    (void)t;
    return SPOT_NAMES;
}

static void spot_name(const struct table *t, int i, struct text *out)
{
    bronze_spot_write(bronze_table(t), i, out);
}

static int cities(const struct table *t)
{
    return bronze_table(t)->content.city_count;
}

static void city_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", bronze_table(t)->content.cities[i].id);
}

static int technologies(const struct table *t)
{
    (void)t;
    return BRONZE_TECHNOLOGIES;
}

static int faces(const struct table *t)
{
    (void)t;
    return BRONZE_FACES;
}

static void technology_id(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", bronze_technology_id(bronze_table(t), i));
}

static int cards(const struct table *t)
{
    (void)t;
    return CARD_NAMES;
}

/* "pottery" face up, "bronze.pottery" face down. */
static void card_name(const struct table *t, int i, struct text *out)
{
    text_add(out, i < FACE_DOWN ? "" : "bronze.");
    technology_id(t, face_of(i), out);
}

static int tiles(const struct table *t)
{
    return bronze_table(t)->content.tile_count;
}

static void tile_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", bronze_table(t)->content.tiles[i].id);
}

static int provinces(const struct table *t)
{
    return bronze_table(t)->content.province_count;
}

static void province_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", bronze_table(t)->content.provinces[i].vp);
}

static int terrains(const struct table *t)
{
    (void)t;
    return BRONZE_TERRAINS;
}

static void terrain_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", bronze_table(t)->content.terrains[i].id);
}

static int lines(const struct table *t)
{
    return bronze_table(t)->content.line_count;
}

static void line_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", bronze_table(t)->content.lines[i].line);
}

static int stacks(const struct table *t)
{
    (void)t;
    return BRONZE_STACKS;
}

static void stack_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    if (i == BRONZE_RESERVE) {
        text_add(out, "reserve");
    } else {
        text_add(out, "%d", i + 1);
    }
}

static int phases(const struct table *t)
{
    (void)t;
    return BRONZE_PHASES;
}

static void phase_name(const struct table *t, int i, struct text *out)
{
    static const char *const names[BRONZE_PHASES] = {
        [PHASE_PROVINCES] = "provinces", [PHASE_OPEN] = "open",
        [PHASE_FIRST] = "first",         [PHASE_TURN_UP] = "turn-up",
        [PHASE_TAKE] = "take",           [PHASE_PLACE] = "place",
        [PHASE_SETTLE] = "settle",       [PHASE_LAY] = "lay",
        [PHASE_CITY] = "city",           [PHASE_OVER] = "over",
    };
    (void)t;
    text_add(out, "%s", names[i]);
}

static const struct axis seat_axis = {"seat", seats, seat_name};
static const struct axis winner_axis = {"winner", winners, winner_name};
static const struct axis column_axis = {"column", columns, column_name};
static const struct axis row_axis = {"row", column_rows, NULL};
static const struct axis place_axis = {"place in the row", places, place_name};
static const struct axis spot_axis = {"spot", spots, spot_name};
static const struct axis city_axis = {"city", cities, city_name};
static const struct axis technology_axis = {"technology", technologies,
                                            technology_id};
static const struct axis face_axis = {"technology", faces, technology_id};
static const struct axis card_axis = {"card", cards, card_name};
static const struct axis tile_axis = {"tile", tiles, tile_name};
static const struct axis province_axis = {"province", provinces, province_name};
static const struct axis terrain_axis = {"terrain", terrains, terrain_name};
static const struct axis line_axis = {"line", lines, line_name};
static const struct axis stack_axis = {"stack", stacks, stack_name};
static const struct axis phase_axis = {"phase", phases, phase_name};

#define AT(member) FIELD_AT(struct bronze_state, member)
#define PLAIN      .rows_max = 1, .cols_max = 1
#define BY_SEAT    .rows_max = BRONZE_SEATS, .rows = &seat_axis
#define BY_PLACE   .rows_max = 1, .cols_max = BRONZE_ROW, .cols = &place_axis
#define BY_STACK   .rows_max = 1, .cols_max = BRONZE_STACKS, .cols = &stack_axis

/* clang-format off */
static const struct field rows[] = {
    {AT(settled), BY_SEAT, .cols_max = BRONZE_ROW, .cols = &place_axis, .kind = FIELD_SET, .values = &spot_axis,
     .help = "the spots that each seat has settled, by tile; woods.2 is the second spot of the woods"},
    {AT(cities), BY_SEAT, .cols_max = 1, .kind = FIELD_SET, .values = &city_axis,
     .help = "the city cards that each seat has taken"},
    {AT(laid), BY_PLACE, .kind = FIELD_SET, .values = &city_axis,
     .help = "the city cards below each tile"},
    {AT(discarded), PLAIN, .kind = FIELD_SET, .values = &city_axis,
     .help = "city cards that nobody took"},
    {AT(matrix), .rows_max = BRONZE_SEATS * BRONZE_COLUMNS, .rows = &column_axis, .cols_max = BRONZE_COLUMN_CARDS,
     .cols = &row_axis, .values = &card_axis, .may_be_none = true,
     .help = "the columns of each seat from left to right, the cards from top to bottom; bronze.pottery is a Bronze Casting with Pottery on its other side"},
    {AT(active), .rows_max = 1, .cols_max = BRONZE_FACES, .cols = &face_axis, .max = BRONZE_COLUMN_CARDS + 2,
     .help = "active cards of each technology that have not settled yet"},
    {AT(tile), BY_PLACE, .values = &tile_axis, .may_be_none = true,
     .help = "the open tiles of the row from left to right; none is face down"},
    {AT(province), BY_PLACE, .values = &province_axis, .may_be_none = true,
     .help = "the points of the province token of each tile"},
    {AT(winner), BY_PLACE, .values = &winner_axis, .may_be_none = true,
     .help = "who has won that token; none while it lies above its tile"},
    {AT(route), .rows_max = BRONZE_TERRAINS, .rows = &terrain_axis, .cols_max = BRONZE_LINES, .cols = &line_axis,
     .values = &seat_axis, .may_be_none = true,
     .help = "who holds the trade route token of a terrain, by the length of its line"},
    {AT(stack), BY_STACK, .max = BRONZE_SEATS * BRONZE_COLUMN_CARDS,
     .help = "cards in each stack, the open one included"},
    {AT(top), BY_STACK, .values = &technology_axis, .may_be_none = true,
     .help = "the technology that lies face up on each stack; never on the reserve"},
    {AT(phase), PLAIN, .values = &phase_axis,
     .help = "what has to be decided: provinces, open, first, turn-up, lay (by chance), take, place, settle, city (by a player), over"},
    {AT(turn), PLAIN, .values = &seat_axis,
     .help = "the seat that acts, or acts after chance has"},
    {AT(first), PLAIN, .values = &seat_axis,
     .help = "the first player"},
    {AT(card), PLAIN, .values = &technology_axis, .may_be_none = true,
     .help = "the card that was taken and is to be placed"},
    {AT(site), PLAIN, .values = &place_axis, .may_be_none = true,
     .help = "the place just settled, while a tile is opened or a city taken because of it"},
};
/* clang-format on */

const struct fields bronze_fields = {rows, COUNT_OF(rows)};
