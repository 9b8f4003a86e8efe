/* city.c - the points of the sixteen kinds of city cards. */
#include "games/bronze/city.h"

#include <assert.h>
#include <string.h>

/* -- Looking at the matrix and the row of tiles ---------------------------- */

void bronze_count_matrix(const struct bronze_state *s, int seat,
                         int count[BRONZE_FACES])
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    memset(count, 0, sizeof count[0] * BRONZE_FACES);
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        const uint8_t *column = column_of(s, seat, i);
        for (int k = 0; k < column_length(column); k++)
            count[technology_of(column[k])]++;
    }
}

unsigned bronze_column_set(const uint8_t column[BRONZE_COLUMN_CARDS])
{
    unsigned set = 0;
    for (int i = 0; i < column_length(column); i++)
        set |= 1U << technology_of(column[i]);
    return set;
}

unsigned bronze_row_set(const struct bronze_state *s, int seat, int row)
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    assert(row >= 0 && row < BRONZE_COLUMN_CARDS);
    unsigned set = 0;
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        int card = column_of(s, seat, i)[row];
        if (card != FIELD_NONE)
            set |= 1U << technology_of(card);
    }
    return set;
}

unsigned bronze_settlers_on(const struct bronze_table *t,
                            const struct bronze_state *s, int seat, int terrain)
{
    assert(seat >= 0 && seat < t->seats);
    assert(terrain >= 0 && terrain < BRONZE_TERRAINS);
    unsigned set = 0;
    for (int place = 0; place < t->tiles; place++) {
        uint64_t own = s->settled[seat][place] >> (terrain * SPOT_STRIDE);
        for (own &= (1U << BRONZE_SPOTS) - 1; own; own = bits_rest(own)) {
            int spot = terrain * SPOT_STRIDE + bits_first(own);
            set |= 1U << t->settler[s->tile[place]][spot];
        }
    }
    return set;
}

/* -- Measures: BR-8.2 ------------------------------------------------------ */

static int on_terrain(const struct bronze_table *t,
                      const struct bronze_state *s, int seat,
                      const struct bronze_city *city)
{
    (void)t;
    return settled_on(settled_by_terrain(s, seat), city->terrains[0]);
}

static int of_technology(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         const struct bronze_city *city)
{
    int count[BRONZE_FACES];
    (void)t;
    bronze_count_matrix(s, seat, count);
    return count[named_technology(city, 0)];
}

int bronze_row_of_city(const struct bronze_state *s, int seat,
                       const struct bronze_city *city)
{
    assert(city->technology_count > 0);
    unsigned wanted = 0;
    for (int i = 0; i < city->technology_count; i++)
        wanted |= 1U << named_technology(city, i);
    for (int row = 0; row < BRONZE_COLUMN_CARDS; row++) {
        if ((bronze_row_set(s, seat, row) & wanted) == wanted)
            return row;
    }
    return -1;
}

/* All technologies of the city in one row, or not. */
static int in_a_row(const struct bronze_table *t, const struct bronze_state *s,
                    int seat, const struct bronze_city *city)
{
    (void)t;
    return bronze_row_of_city(s, seat, city) < 0 ? 0 : city->technology_count;
}

static int pairs(const struct bronze_table *t, const struct bronze_state *s,
                 int seat, const struct bronze_city *city)
{
    int count[BRONZE_FACES];
    (void)t;
    bronze_count_matrix(s, seat, count);
    int one = count[named_technology(city, 0)];
    int other = count[BRONZE_CASTING];
    return one < other ? one : other;
}

static int best_column(const struct bronze_table *t,
                       const struct bronze_state *s, int seat,
                       const struct bronze_city *city)
{
    int best = 0;
    (void)t;
    (void)city;
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        int n = bits_count(bronze_column_set(column_of(s, seat, i)));
        best = n > best ? n : best;
    }
    return best;
}

/* Named terrains on which the seat has every type of settlers. */
static int full_sets(const struct bronze_table *t, const struct bronze_state *s,
                     int seat, const struct bronze_city *city)
{
    int sets = 0;
    for (int i = 0; i < city->terrain_count; i++) {
        sets += bronze_settlers_on(t, s, seat, city->terrains[i])
                == (1U << BRONZE_SETTLERS) - 1;
    }
    return sets;
}

/* -- Measures: BR-8.3 ------------------------------------------------------ */

static int markers(const struct bronze_table *t, const struct bronze_state *s,
                   int seat, const struct bronze_city *city)
{
    (void)city;
    return markers_left(t, s, seat);
}

static int provinces(const struct bronze_table *t, const struct bronze_state *s,
                     int seat, const struct bronze_city *city)
{
    int tokens = 0;
    (void)city;
    for (int i = 0; i < t->tiles; i++)
        tokens += bronze_province_holder(t, s, i) == seat;
    return tokens;
}

static int trade_routes(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        const struct bronze_city *city)
{
    int tokens = 0;
    (void)city;
    for (int i = 0; i < BRONZE_TERRAINS; i++) {
        for (int k = 0; k < t->content.line_count; k++)
            tokens += s->route[i][k] == seat;
    }
    return tokens;
}

/* Columns are without gaps: a row is as long as there are columns that reach
 * it. */
static int complete_rows(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         const struct bronze_city *city)
{
    int rows = 0;
    (void)t;
    for (int row = 0; row < BRONZE_COLUMN_CARDS; row++) {
        int cards = 0;
        for (int i = 0; i < BRONZE_COLUMNS; i++)
            cards += column_of(s, seat, i)[row] != FIELD_NONE;
        rows += cards >= city->count;
    }
    return rows;
}

static int longest_column(const struct bronze_table *t,
                          const struct bronze_state *s, int seat,
                          const struct bronze_city *city)
{
    int longest = 0;
    (void)t;
    (void)city;
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        int n = column_length(column_of(s, seat, i));
        longest = n > longest ? n : longest;
    }
    return longest;
}

static int most_of_one(const struct bronze_table *t,
                       const struct bronze_state *s, int seat,
                       const struct bronze_city *city)
{
    int count[BRONZE_FACES];
    int most = 0;
    (void)t;
    (void)city;
    bronze_count_matrix(s, seat, count);
    for (int i = 0; i < BRONZE_FACES; i++)
        most = count[i] > most ? count[i] : most;
    return most;
}

static int columns_with_bronze(const struct bronze_table *t,
                               const struct bronze_state *s, int seat,
                               const struct bronze_city *city)
{
    const unsigned casting = 1U << BRONZE_CASTING;
    int columns = 0;
    (void)t;
    (void)city;
    for (int i = 0; i < BRONZE_COLUMNS; i++)
        columns += (bronze_column_set(column_of(s, seat, i)) & casting) != 0;
    return columns;
}

static int variety(const struct bronze_table *t, const struct bronze_state *s,
                   int seat, const struct bronze_city *city)
{
    unsigned set = 0;
    (void)t;
    (void)city;
    for (int i = 0; i < BRONZE_COLUMNS; i++)
        set |= bronze_column_set(column_of(s, seat, i));
    return bits_count(set);
}

/* -- Points ---------------------------------------------------------------- */

/* clang-format off */
static const struct kind {
    int (*measure)(const struct bronze_table *t, const struct bronze_state *s, int seat, const struct bronze_city *city);
    enum city_rule rule;
} kinds[BRONZE_CITY_KINDS] = {
    [CITY_TERRAIN_MAJORITY]      = {on_terrain,          RULE_MORE},
    [CITY_TECHNOLOGY_MAJORITY]   = {of_technology,       RULE_MORE},
    [CITY_ROW]                   = {in_a_row,            RULE_AT_LEAST},
    [CITY_BRONZE_PAIRS]          = {pairs,               RULE_EACH},
    [CITY_COLUMN_VARIETY]        = {best_column,         RULE_EACH},
    [CITY_TERRAIN_SETS]          = {full_sets,           RULE_AT_LEAST},
    [CITY_MOST_MARKERS_LEFT]     = {markers,             RULE_MORE},
    [CITY_FEWEST_MARKERS_LEFT]   = {markers,             RULE_LESS},
    [CITY_FEWEST_PROVINCES]      = {provinces,           RULE_LESS},
    [CITY_PER_PROVINCE]          = {provinces,           RULE_EACH},
    [CITY_PER_TRADE_ROUTE]       = {trade_routes,        RULE_EACH},
    [CITY_COMPLETE_ROWS]         = {complete_rows,       RULE_EACH},
    [CITY_COLUMN_LENGTH]         = {longest_column,      RULE_AT_LEAST},
    [CITY_MAX_PER_TECHNOLOGY]    = {most_of_one,         RULE_AT_MOST},
    [CITY_BRONZE_IN_EACH_COLUMN] = {columns_with_bronze, RULE_AT_LEAST},
    [CITY_TECHNOLOGY_VARIETY]    = {variety,             RULE_AT_LEAST},
};
/* clang-format on */

enum city_rule bronze_city_rule(const struct bronze_city *city)
{
    assert(city->kind < BRONZE_CITY_KINDS);
    return kinds[city->kind].rule;
}

int bronze_city_wanted(const struct bronze_city *city)
{
    assert(city->kind < BRONZE_CITY_KINDS);
    if (city->count > 0)
        return city->count;
    return city->technology_count + city->terrain_count;
}

int bronze_city_measure(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        const struct bronze_city *city)
{
    assert(seat >= 0 && seat < t->seats);
    assert(city->kind < BRONZE_CITY_KINDS);
    return kinds[city->kind].measure(t, s, seat, city);
}

/* BR-8.1: strictly, against each opponent by itself. */
static bool beats_all(const struct bronze_table *t,
                      const struct bronze_state *s, int seat,
                      const struct bronze_city *city)
{
    int own = bronze_city_measure(t, s, seat, city);
    bool more = bronze_city_rule(city) == RULE_MORE;
    for (int i = 0; i < t->seats; i++) {
        int other = bronze_city_measure(t, s, i, city);
        if (i != seat && (more ? own <= other : own >= other))
            return false;
    }
    return true;
}

int bronze_city_points(const struct bronze_table *t,
                       const struct bronze_state *s, int seat, int number)
{
    assert(number >= 0 && number < t->content.city_count);
    const struct bronze_city *city = &t->content.cities[number];
    int measure = bronze_city_measure(t, s, seat, city);
    switch (bronze_city_rule(city)) {
    case RULE_MORE:
    case RULE_LESS:
        return beats_all(t, s, seat, city) ? city->vp : 0;
    case RULE_EACH:
        return measure * city->vp;
    case RULE_AT_LEAST:
        return measure >= bronze_city_wanted(city) ? city->vp : 0;
    case RULE_AT_MOST:
        return measure <= bronze_city_wanted(city) ? city->vp : 0;
    }
    return 0;
}
