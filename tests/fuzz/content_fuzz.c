/* content_fuzz.c - any bytes as a content file. What is accepted can be played
 * with. */
#include "files/content.h"
#include "fuzz/fuzz.h"

static struct setup any_setup(const struct game *g, struct rng *rng)
{
    struct setup how = setup_standard(g);
    how.seats += rng_below(rng, g->seats_max - g->seats_min + 1);
    for (int i = 0; i < g->option_count; i++) {
        int words = 0;
        while (g->options[i].words[words])
            words++;
        how.option[i] = rng_below(rng, words);
    }
    return how;
}

static void play_with(const struct box *box, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    static struct venue v;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct state_room s;
    struct setup how = any_setup(box->game, &rng);
    if (venue_open(&v, box, &how, &why) != ERR_OK) {
        CHECK(why.len > 0);
        return;
    }
    trail_begin(&v, seed);
    v.game->begin(v.table, state_in(&s));
    fuzz_holds(&v, state_in(&s));
    fuzz_look(&v, state_in(&s));
    fuzz_play_on(&v, state_in(&s), seed);
    fuzz_look(&v, state_in(&s));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct box box;
    char *bytes = malloc(size ? size : 1); /* no NUL behind it */
    CHECK(bytes != NULL);
    if (size > 0)
        memcpy(bytes, data, size);
    for (const struct games_entry *e = games_all; e->game; e++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        enum err err = content_read(&box, e->game, "fuzz", bytes, size, &why);
        trail_end();
        CHECK((err == ERR_OK) == (why.len == 0));
        trail_content(bytes, size);
        if (err == ERR_OK)
            play_with(&box, fuzz_seed(data, size));
    }
    trail_end();
    free(bytes);
    return 0;
}
