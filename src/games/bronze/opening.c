/* opening.c - from the empty table to the first turn: provinces, tiles, the
 * first player. The pool is turned up by card.c. */
#include "games/bronze/state.h"

#include <assert.h>
#include <string.h>

/* BR-1.3 to BR-1.7: everything face down, everything in the box. */
void bronze_opening_begin(const struct bronze_table *t, struct bronze_state *s)
{
    assert(t->seats >= BRONZE_SEATS_MIN && t->seats <= BRONZE_SEATS);
    assert(t->open > 0 && t->open <= t->tiles && t->tiles <= BRONZE_ROW);
    memset(s, 0, sizeof *s);
    s->phase = PHASE_PROVINCES;
    s->card = FIELD_NONE;
    s->site = FIELD_NONE;
    memset(s->matrix, FIELD_NONE,
           sizeof s->matrix[0] * BRONZE_COLUMNS * t->seats);
    memset(s->tile, FIELD_NONE, t->tiles);
    memset(s->province, FIELD_NONE, t->tiles);
    memset(s->winner, FIELD_NONE, t->tiles);
    memset(s->top, FIELD_NONE, sizeof s->top);
    memcpy(s->stack, t->stack, sizeof s->stack);
    for (int i = 0; i < BRONZE_TERRAINS; i++)
        memset(s->route[i], FIELD_NONE, t->content.line_count);
}

/* BR-1.2 */
void bronze_opening_open(const struct bronze_table *t, struct bronze_state *s)
{
    assert(s->phase == PHASE_OPEN);
    if (s->tile[t->open - 1] != FIELD_NONE)
        s->phase = PHASE_FIRST;
}

/* -- Provinces ------------------------------------------------------------- */

int bronze_provinces_left(const struct bronze_table *t,
                          const struct bronze_state *s, int kind)
{
    assert(kind >= 0 && kind < t->content.province_count);
    int left = t->content.provinces[kind].count;
    for (int i = 0; i < t->tiles; i++)
        left -= s->province[i] == kind;
    return left;
}

static int place_without_province(const struct bronze_table *t,
                                  const struct bronze_state *s)
{
    int place = 0;
    while (place < t->tiles && s->province[place] != FIELD_NONE)
        place++;
    return place;
}

/* BR-1.3. The move says how many such tokens are left: that is its weight. */
void bronze_province_moves(const struct bronze_table *t,
                           const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_PROVINCES);
    int place = place_without_province(t, s);
    for (int i = 0; i < t->content.province_count; i++) {
        int left = bronze_provinces_left(t, s, i);
        if (left > 0) {
            move_list_add(
                out, bronze_move3(SEAT_CHANCE, MOVE_PROVINCE, place, i, left));
        }
    }
}

void bronze_province_lay(const struct bronze_table *t, struct bronze_state *s,
                         struct move m)
{
    assert(s->phase == PHASE_PROVINCES);
    assert(m.arg[0] < t->tiles && m.arg[1] < t->content.province_count);
    s->province[m.arg[0]] = m.arg[1];
    if (place_without_province(t, s) < t->tiles)
        return;
    s->phase = PHASE_OPEN;
    bronze_opening_open(t, s);
}

/* -- Tiles ----------------------------------------------------------------- */

/* BR-1.1: any tile that is not in the row yet; the others stay in the box. */
void bronze_open_moves(const struct bronze_table *t,
                       const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_OPEN);
    uint64_t gone = 0;
    int place = 0;
    while (s->tile[place] != FIELD_NONE)
        gone |= bits_bit(s->tile[place++]);
    uint64_t all = bits_bit(t->content.tile_count) - 1;
    move_list_add_set(out, move_of(SEAT_CHANCE, MOVE_OPEN, place, 0), 1,
                      all & ~gone);
}
