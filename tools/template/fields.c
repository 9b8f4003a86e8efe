/* fields.c - the table of fields of a position. */
#include "games/newgame/state.h"

static int seats(const struct table *t)
{
    return newgame_table(t)->seats;
}

static void seat_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", newgame_seat_name(t, i));
}

static int regions(const struct table *t)
{
    return newgame_table(t)->content.region_count;
}

static void region_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", newgame_region_name(newgame_table(t), i));
}

static int phases(const struct table *t)
{
    (void)t;
    return NEWGAME_PHASES;
}

static void phase_name(const struct table *t, int i, struct text *out)
{
    static const char *const names[NEWGAME_PHASES] = {
        [PHASE_DRAW] = "draw",
        [PHASE_DECIDE] = "decide",
        [PHASE_OVER] = "over",
    };
    (void)t;
    text_add(out, "%s", names[i]);
}

static const struct axis seat_axis = {"seat", seats, seat_name};
static const struct axis region_axis = {"region", regions, region_name};
static const struct axis phase_axis = {"phase", phases, phase_name};

#define AT(member) FIELD_AT(struct newgame_state, member)
#define PLAIN      .rows_max = 1, .cols_max = 1
#define BY_SEAT    .rows_max = NEWGAME_SEATS, .rows = &seat_axis
#define BY_REGION  .cols_max = NEWGAME_REGIONS, .cols = &region_axis

/* clang-format off */
static const struct field rows[] = {
    {AT(phase), PLAIN, .values = &phase_axis,
     .help = "what has to be decided: draw (chance), decide (settle or trade), over"},
    {AT(turn), PLAIN, .values = &seat_axis,
     .help = "the seat that draws and decides"},
    {AT(card), PLAIN, .values = &region_axis, .may_be_none = true, .may_be_hidden = true,
     .help = "the region on the drawn card, seen only by its drawer; none while there is no such card"},
    {AT(cards), .rows_max = 1, BY_REGION, .max = NEWGAME_CARDS,
     .help = "cards of each region that are not spent: the deck, and the drawn card"},
    {AT(coins), BY_SEAT, .cols_max = 1, .max = NEWGAME_COINS,
     .help = "the coins of each seat"},
    {AT(settlers), BY_SEAT, BY_REGION, .max = NEWGAME_CARDS,
     .help = "the settlers of each seat in each region"},
};
/* clang-format on */

const struct fields newgame_fields = {rows, COUNT_OF(rows)};
