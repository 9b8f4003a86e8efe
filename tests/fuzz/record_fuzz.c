/* record_fuzz.c - any bytes as a record. What replays is written and read again
 * to the same end. */
#include "core/record.h"

#include "fuzz/fuzz.h"

struct replayed {
    struct venue venue;
    struct match match;
};

/* The moves are the caller's to free, whatever the answer. */
static bool replay(const char *text, size_t size, struct replayed *out)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    static struct record r;
    struct setup how;
    out->match.moves = NULL;
    enum err e = record_read(&r, text, size, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    const struct games_entry *entry = e == ERR_OK ? games_find(r.game) : NULL;
    if (!entry)
        return false;
    e = record_setup(&r, entry->game, &how, &why);
    if (e == ERR_OK)
        e = venue_open(&out->venue, fuzz_box(entry), &how, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return false;
    size_t most = (size_t)entry->game->moves_max(out->venue.table);
    struct move *moves = malloc(sizeof *moves * (most + 1));
    CHECK(moves != NULL);
    match_begin(&out->match, &out->venue, moves);
    e = record_replay(&r, &out->match, -1, &why);
    trail_begin(&out->venue, 0);
    for (int i = 0; i < out->match.count; i++)
        trail_step(out->match.moves[i]);
    CHECK((e == ERR_OK) == (why.len == 0));
    fuzz_holds(&out->venue, match_state(&out->match));
    return e == ERR_OK && record_agrees(&r, &out->match, &why);
}

static void write_and_read_again(const struct replayed *first)
{
    static struct replayed again;
    size_t room = record_room(&first->match);
    char *text = malloc(room);
    CHECK(text != NULL);
    struct text t = text_in(text, room);
    record_write(&first->match, &(struct record_notes){.seed = 7}, &t);
    CHECK(!t.cut);
    CHECK(replay(text, t.len, &again));
    CHECK(again.match.count == first->match.count);
    CHECK(memcmp(&again.match.now, &first->match.now,
                 first->venue.game->state_size)
          == 0);
    free(again.match.moves);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct replayed first;
    char *text = fuzz_text(data, size);
    trail_end();
    if (replay(text, size, &first))
        write_and_read_again(&first);
    free(first.match.moves);
    free(text);
    return 0;
}
