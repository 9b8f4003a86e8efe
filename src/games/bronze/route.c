/* route.c - trade routes: lines of settlements on one terrain. */
#include "games/bronze/state.h"

#include <assert.h>

/* The terrain's spots of all tiles in one line, from left to right. */
static uint64_t line_of(const uint64_t settled[BRONZE_ROW], int terrain)
{
    uint64_t line = 0;
    for (int i = 0; i < BRONZE_ROW; i++) {
        uint64_t spots = settled[i] >> (terrain * SPOT_STRIDE);
        line |= (spots & ((1U << BRONZE_SPOTS) - 1)) << (i * BRONZE_SPOTS);
    }
    return line;
}

static uint64_t others_line(const struct bronze_state *s, int seat, int terrain)
{
    uint64_t others[BRONZE_ROW];
    for (int i = 0; i < BRONZE_ROW; i++)
        others[i] = settled_by_all(s, i) & ~s->settled[seat][i];
    return line_of(others, terrain);
}

/* BR-5.1: settlements of others cut the line, free spots do not. */
static uint64_t first_run(uint64_t own, uint64_t others)
{
    uint64_t before = (own & -own) - 1;
    uint64_t cut = others & ~before;
    return cut ? own & ((cut & -cut) - 1) : own;
}

int bronze_route_longest(const struct bronze_state *s, int seat, int terrain)
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    assert(terrain >= 0 && terrain < BRONZE_TERRAINS);
    uint64_t own = line_of(s->settled[seat], terrain);
    uint64_t others = others_line(s, seat, terrain);
    int longest = 0;
    while (own) {
        uint64_t run = first_run(own, others);
        int length = bits_count(run);
        longest = length > longest ? length : longest;
        own &= ~run;
    }
    return longest;
}

int bronze_route_runs(const struct bronze_state *s, int seat, int terrain,
                      uint64_t run[BRONZE_RUNS])
{
    assert(seat >= 0 && seat < BRONZE_SEATS);
    assert(terrain >= 0 && terrain < BRONZE_TERRAINS);
    uint64_t own = line_of(s->settled[seat], terrain);
    uint64_t others = others_line(s, seat, terrain);
    int runs = 0;
    for (; own; own &= ~run[runs++])
        run[runs] = first_run(own, others);
    return runs;
}

/* The first token above the seat's own, and the first of these that is free;
 * the number of tokens if there is none. */
static int lowest_free(const struct bronze_table *t,
                       const uint8_t route[BRONZE_LINES], int seat)
{
    int lines = t->content.line_count;
    int own = lines - 1;
    while (own >= 0 && route[own] != seat)
        own--;
    int token = own + 1;
    while (token < lines && route[token] != FIELD_NONE)
        token++;
    return token;
}

/* BR-5.2: the highest free token that the run is long enough for; then the
 * lower one of the player is free for the others. */
static void claim(const struct bronze_table *t, struct bronze_state *s,
                  int terrain, int lowest)
{
    uint8_t *route = s->route[terrain];
    int longest = bronze_route_longest(s, s->turn, terrain);
    int token = t->content.line_count - 1;
    while (token >= lowest
           && (route[token] != FIELD_NONE
               || t->content.lines[token].line > longest))
        token--;
    if (token < lowest)
        return;
    for (int i = 0; i < token; i++)
        route[i] = route[i] == s->turn ? FIELD_NONE : route[i];
    route[token] = s->turn;
}

/* Most terrains have too few settlements for any token: they are counted all
 * at once. */
void bronze_route_claim(const struct bronze_table *t, struct bronze_state *s)
{
    assert(s->turn < t->seats);
    uint64_t settled = settled_by_terrain(s, s->turn);
    for (int i = 0; i < BRONZE_TERRAINS; i++) {
        int count = settled_on(settled, i);
        if (count < t->content.lines[0].line)
            continue;
        int lowest = lowest_free(t, s->route[i], s->turn);
        if (lowest < t->content.line_count
            && count >= t->content.lines[lowest].line)
            claim(t, s, i, lowest);
    }
}
