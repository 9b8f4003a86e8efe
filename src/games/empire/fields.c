/* fields.c - the table of fields of a position. */
#include "games/empire/state.h"

static int seats(const struct table *t)
{
    return empire_table(t)->seats;
}

static void seat_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", empire_seat_name(t, i));
}

static int owners(const struct table *t)
{
    return empire_table(t)->owners;
}

static void owner_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", empire_owner_name(empire_table(t), i));
}

static int regions(const struct table *t)
{
    return empire_table(t)->map->region_count;
}

static void region_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", empire_table(t)->map->region[i].id);
}

static int cards(const struct table *t)
{
    return empire_table(t)->content.card_count;
}

static void card_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", empire_table(t)->content.cards[i].id);
}

static int goods(const struct table *t)
{
    return empire_table(t)->content.good_count;
}

static void good_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", empire_table(t)->content.goods[i].id);
}

static int prices(const struct table *t)
{
    return empire_table(t)->content.price_count;
}

static int phases(const struct table *t)
{
    (void)t;
    return EMPIRE_PHASES;
}

static void phase_name(const struct table *t, int i, struct text *out)
{
    static const char *const names[EMPIRE_PHASES] = {
        [PHASE_ROW] = "row",         [PHASE_TOKENS] = "tokens",
        [PHASE_NEUTRAL] = "neutral", [PHASE_BID] = "bid",
        [PHASE_TIE] = "tie",         [PHASE_FIRST] = "first",
        [PHASE_TAKE] = "take",       [PHASE_CHOOSE] = "choose",
        [PHASE_ACT] = "act",         [PHASE_DEAL] = "deal",
        [PHASE_OVER] = "over",
    };
    (void)t;
    text_add(out, "%s", names[i]);
}

static int past_games(const struct table *t)
{
    return empire_table(t)->games - 1;
}

static const struct axis seat_axis = {"seat", seats, seat_name};
static const struct axis owner_axis = {"owner", owners, owner_name};
static const struct axis region_axis = {"region", regions, region_name};
static const struct axis card_axis = {"card", cards, card_name};
static const struct axis good_axis = {"good", goods, good_name};
static const struct axis place_axis = {"place", prices, NULL};
static const struct axis phase_axis = {"phase", phases, phase_name};
static const struct axis game_axis = {"game", past_games, NULL};

#define AT(member) FIELD_AT(struct empire_state, member)
#define PLAIN      .rows_max = 1, .cols_max = 1
#define BY_SEAT    .rows_max = EMPIRE_SEATS, .rows = &seat_axis, .cols_max = 1
#define BY_REGION  .cols_max = EMPIRE_REGIONS, .cols = &region_axis

/* clang-format off */
static const struct field rows[] = {
    {AT(cards), BY_SEAT, .kind = FIELD_SET, .values = &card_axis,
     .help = "the cards that each seat has taken"},
    {AT(phase), PLAIN, .values = &phase_axis,
     .help = "what has to be decided: row, tokens, neutral, bid, tie, first (the opening), take, choose, act, deal (a turn), over"},
    {AT(game), PLAIN, .max = EMPIRE_GAMES - 1,
     .help = "how many games of a full game are finished"},
    {AT(turn), PLAIN, .values = &seat_axis,
     .help = "the seat that acts, or acts after chance has"},
    {AT(card), PLAIN, .values = &card_axis, .may_be_none = true,
     .help = "the card that is being carried out"},
    {AT(part), PLAIN, .max = EMPIRE_STEPS - 1,
     .help = "which part of that card, from 0; 0 outside of act"},
    {AT(follow), PLAIN, .max = EMPIRE_STEPS - 1, .may_be_none = true,
     .help = "the part of an \"and\" card that may follow"},
    {AT(left), PLAIN, .max = 6,
     .help = "how many steps of the part are left"},
    {AT(row), .rows_max = 1, .cols_max = EMPIRE_ROW, .cols = &place_axis, .values = &card_axis, .may_be_none = true,
     .help = "the open cards from left to right; the place of a card that is being carried out stays empty until the turn ends"},
    {AT(coins), BY_SEAT, .max = 99,
     .help = "the coins of each seat"},
    {AT(bid), BY_SEAT, .max = 99, .may_be_none = true, .may_be_hidden = true,
     .help = "the coins bid; none before the bid is made, hidden from others until all are in"},
    {AT(armies), .rows_max = EMPIRE_OWNERS, .rows = &owner_axis, BY_REGION, .max = 30,
     .help = "armies on the board; neutral is the third colour of the game for two"},
    {AT(cities), .rows_max = EMPIRE_SEATS, .rows = &seat_axis, BY_REGION, .max = 15,
     .help = "cities on the board"},
    {AT(token), .rows_max = 1, BY_REGION, .values = &good_axis, .may_be_none = true,
     .help = "the goods token on a region"},
    {AT(past_points), .rows_max = EMPIRE_GAMES - 1, .rows = &game_axis, .cols_max = EMPIRE_SEATS, .cols = &seat_axis, .max = 253,
     .help = "points of the finished games of a full game"},
    {AT(past_coins), .rows_max = EMPIRE_GAMES - 1, .rows = &game_axis, .cols_max = EMPIRE_SEATS, .cols = &seat_axis, .max = 99,
     .help = "coins left in the finished games of a full game"},
};
/* clang-format on */

const struct fields empire_fields = {rows, COUNT_OF(rows)};
