/* setup_fuzz.c - any lines as options of a set-up; the first byte is the number
 * of seats. What is accepted lays a table, or says why not. */
#include "fuzz/fuzz.h"

static void assign(const struct game *g, struct setup *how, const char *words)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup before = *how;
    enum err e = setup_assign(g, how, words, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        CHECK(memcmp(how, &before, sizeof before) == 0);
    for (int i = 0; i < g->option_count; i++) {
        bool known = false;
        for (int n = 0; g->options[i].words[n]; n++)
            known = known || n == how->option[i];
        CHECK(known);
    }
}

static void lay(const struct box *box, const struct setup *how)
{
    static struct venue v;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct state_room s;
    enum err e = venue_open(&v, box, how, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    if (e != ERR_OK)
        return;
    struct text t = text_in(room, sizeof room);
    setup_write(box->game, how, &t);
    CHECK(!t.cut);
    trail_begin(&v, 0);
    v.game->begin(v.table, state_in(&s));
    fuzz_holds(&v, state_in(&s));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    trail_end();
    if (size == 0)
        return 0;
    for (const struct games_entry *e = games_all; e->game; e++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct setup how = setup_standard(e->game);
        enum err err = setup_set_seats(e->game, &how, (int8_t)data[0], &why);
        CHECK((err == ERR_OK) == (why.len == 0));
        CHECK(how.seats >= e->game->seats_min
              && how.seats <= e->game->seats_max);
        char *text = fuzz_text(data + 1, size - 1);
        for (char *line = text; line;) {
            char *stop = strchr(line, '\n');
            if (stop)
                *stop = '\0';
            assign(e->game, &how, line);
            line = stop ? stop + 1 : NULL;
        }
        free(text);
        lay(fuzz_box(e), &how);
    }
    return 0;
}
