/* fuzz.h - what the fuzz targets share. A target is one function that reads
 * any bytes; it stops the program when a promise is broken. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include "base/bits.h"
#include "base/hash.h"
#include "core/board.h"
#include "core/match.h"
#include "core/setup.h"
#include "table.h"
#include "trail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Called by libFuzzer, or by driver.c. */
/* NOLINTNEXTLINE(readability-identifier-naming) */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void fuzz_check(bool right, const char *file, int line,
                              const char *what)
{
    if (right)
        return;
    trail_say(file, line, what);
    abort();
}

#define CHECK(what) fuzz_check(what, __FILE__, __LINE__, #what)

/* A box of the built-in content, read once. */
static inline const struct box *fuzz_box(const struct games_entry *e)
{
    enum { GAMES = 16 };
    static struct box *boxes[GAMES];
    ptrdiff_t i = e - games_all;
    CHECK(i < GAMES);
    if (!boxes[i]) {
        boxes[i] = malloc(sizeof *boxes[i]);
        CHECK(boxes[i] != NULL);
        table_box(boxes[i], e);
    }
    return boxes[i];
}

/* The bytes with a NUL behind them; the caller frees. */
static inline char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    CHECK(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

/* The randomness of an input comes from the input. */
static inline uint64_t fuzz_seed(const uint8_t *data, size_t size)
{
    return hash_bytes(0, data, size);
}

static inline void fuzz_holds(const struct venue *v, const struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool holds = venue_holds(v, s, &why);
    if (!holds)
        (void)fprintf(stderr, "%s\n", room);
    CHECK(holds);
}

/* The moves of the lowest seat that may act, which has at least one. */
static inline void fuzz_moves(const struct venue *v, const struct state *s,
                              struct move_list *l)
{
    seat_set seats = v->game->to_act(v->table, s);
    CHECK(seats != 0);
    l->count = 0;
    v->game->legal(v->table, s, bits_first(seats), l);
    CHECK(l->count > 0);
}

/* Plays on at random, as the trail goes on: there is always a move, every position
 * holds, and the match ends. */
static inline void fuzz_play_on(const struct venue *v, struct state *s,
                                uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    int most = v->game->moves_max(v->table);
    for (int moves = 0; !venue_is_over(v, s); moves++) {
        struct move_list l;
        CHECK(moves <= most);
        fuzz_moves(v, s, &l);
        struct move m = l.move[rng_below(&rng, l.count)];
        trail_step(m);
        v->game->apply(v->table, s, m);
        fuzz_holds(v, s);
    }
}

/* Draws the position and counts its points: no state may trip these. */
static inline void fuzz_look(const struct venue *v, const struct state *s)
{
    static char room[GAME_BOARD_MAX];
    struct text t = text_in(room, sizeof room);
    int place[GAME_SEATS_MAX];
    board_write(v, s, SEAT_NOBODY, &t);
    CHECK(!t.cut && t.len > 0);
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++)
        CHECK(place[i] >= 1 && place[i] <= v->setup.seats);
}

#endif
