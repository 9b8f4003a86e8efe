/* move_fuzz.c - any words as a move, and as a line about a cell, in the middle
 * of a match. The first two bytes say in which match and how far. */
#include "fuzz/fuzz.h"
#include "search/playout.h"

static void read_as_move(const struct venue *v, const struct state *s, int seat,
                         const char *words)
{
    char room[GAME_WHY_MAX];
    char written[GAME_TEXT_MAX];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(written, sizeof written);
    struct move m;
    enum err e = venue_read_move(v, s, seat, words, &m, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return;
    CHECK(m.seat == seat && venue_is_legal(v, s, m));
    v->game->write_move(v->table, s, m, &t);
    CHECK(strcmp(written, words) == 0);
}

static void read_as_cell(const struct venue *v, const char *words)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct cell c;
    const struct game *g = v->game;
    enum err e = field_read_cell(g->fields, v->table, words, &c, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return;
    CHECK(field_accepts(c.field, v->table, c.value, &why));
    CHECK(c.row >= 0 && c.row < field_rows(c.field, v->table));
    CHECK(c.col >= 0 && c.col < field_cols(c.field, v->table));
}

static void begin(const struct box *box, int seats, struct venue *v,
                  struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(box->game);
    how.seats += seats % (box->game->seats_max - box->game->seats_min + 1);
    CHECK(venue_open(v, box, &how, &why) == ERR_OK);
    trail_begin(v, (uint64_t)seats);
    v->game->begin(v->table, s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct venue v;
    trail_end();
    if (size < 2)
        return 0;
    char *words = fuzz_text(data + 2, size - 2);
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct rng rng = rng_seed(data[0]);
        struct state_room s;
        begin(fuzz_box(e), data[0], &v, state_in(&s));
        for (int n = 0; n < data[1] && !venue_is_over(&v, state_in(&s)); n++) {
            struct move m = playout_pick(&v, state_in(&s), &rng);
            trail_step(m);
            v.game->apply(v.table, state_in(&s), m);
            fuzz_holds(&v, state_in(&s));
        }
        struct state_room before = s;
        for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
            if (seat < v.setup.seats || seat == SEAT_CHANCE)
                read_as_move(&v, state_in(&s), seat, words);
        }
        CHECK(memcmp(&before, &s, v.game->state_size) == 0);
        read_as_cell(&v, words);
        (void)venue_find_seat(&v, words);
    }
    free(words);
    return 0;
}
