/* position_fuzz.c - any bytes as a position. What is read is written and read
 * again as the same bytes, and can be played to its end. */
#include "files/position.h"

#include "core/position.h"
#include "fuzz/fuzz.h"

struct found {
    const struct box *box;
    struct venue venue;
    struct state_room state;
    int viewer;
};

static bool read_position(const void *bytes, size_t size, struct found *out)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct position p;
    struct setup how;
    enum err e = position_read(&p, bytes, size, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return false;
    const struct games_entry *entry = games_find(p.game);
    if (entry) {
        out->box = fuzz_box(entry);
        e = position_setup(&p, entry->game, &how, &why);
        if (e == ERR_OK)
            e = venue_open(&out->venue, out->box, &how, &why);
        if (e == ERR_OK) {
            e = position_state(&p, &out->venue, state_in(&out->state),
                               &out->viewer, &why);
        }
        CHECK((e == ERR_OK) == (why.len == 0));
    }
    position_free(&p);
    return entry && e == ERR_OK;
}

/* The truth behind a view, as far as anybody knows. */
static void fill_holes(struct found *f, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    const struct venue *v = &f->venue;
    if (f->viewer == SEAT_CHANCE || !v->game->secrets)
        return;
    v->game->secrets->guess(v->table, state_in(&f->state), f->viewer, &rng);
    CHECK(!venue_has_holes(v, state_in(&f->state)));
    fuzz_holds(v, state_in(&f->state));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[POSITION_TEXT_MAX];
    static struct found first;
    static struct found again;
    uint64_t seed = fuzz_seed(data, size);
    trail_end();
    memset(&first.state, 0x11, sizeof first.state);
    if (!read_position(data, size, &first))
        return 0;
    const struct venue *v = &first.venue;
    struct text t = text_in(text, sizeof text);
    struct json w = {.out = &t};
    position_write(v, state_in(&first.state), first.viewer, &w);
    CHECK(!t.cut);
    memset(&again.state, 0x22, sizeof again.state);
    CHECK(read_position(text, t.len, &again));
    CHECK(again.viewer == first.viewer);
    CHECK(memcmp(&again.state, &first.state, v->game->state_size) == 0);
    fuzz_look(v, state_in(&first.state));
    fill_holes(&first, seed);
    trail_begin_at(v, seed, state_in(&first.state));
    fuzz_play_on(v, state_in(&first.state), seed);
    return 0;
}
