/* state_fuzz.c - any change of a position that the rules accept can be played to
 * its end. The first bytes choose a match and how far it is played, each further
 * three a cell and its new value. */
#include "fuzz/fuzz.h"
#include "search/playout.h"

enum { CHANGES_MAX = 100 };

struct bytes {
    const uint8_t *at;
    const uint8_t *end;
};

/* A number below `bound`; 0 when the bytes have run out. */
static int next(struct bytes *b, int bound)
{
    CHECK(bound > 0);
    return b->at < b->end ? *b->at++ % bound : 0;
}

/* Changes one cell to a value that its field allows. */
static void change_cell(const struct venue *v, struct state *s, struct bytes *b)
{
    const struct field *f =
        &v->game->fields->row[next(b, v->game->fields->count)];
    char room[FIELD_LINE_MAX];
    struct text why = text_in(room, sizeof room);
    int cells = field_rows(f, v->table) * field_cols(f, v->table);
    int cell = cells > 0 ? next(b, cells) : 0;
    if (cells == 0)
        return;
    int row = cell / field_cols(f, v->table);
    int col = cell % field_cols(f, v->table);
    uint64_t value = (uint64_t)next(b, 256);
    if (f->kind == FIELD_SET)
        value = field_get(f, s, row, col) ^ bits_bit((int)value % 64);
    if (field_accepts(f, v->table, value, &why))
        field_set(f, s, row, col, value);
}

static void begin(struct bytes *b, struct venue *v, struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    int games = 0;
    while (games_all[games].game)
        games++;
    const struct box *box = fuzz_box(&games_all[next(b, games)]);
    const struct game *g = box->game;
    struct setup how = setup_standard(g);
    how.seats += next(b, g->seats_max - g->seats_min + 1);
    int option = g->option_count > 0 ? next(b, g->option_count) : 0;
    struct setup other = how;
    if (g->option_count > 0)
        other.option[option] = g->options[option].words[1] ? 1 : 0;
    if (venue_open(v, box, &other, &why) != ERR_OK)
        CHECK(venue_open(v, box, &how, &why) == ERR_OK);
    uint64_t seed = (uint64_t)next(b, 256);
    struct rng rng = rng_seed(seed);
    trail_begin(v, seed);
    v->game->begin(v->table, s);
    for (int n = next(b, 256); n > 0 && !venue_is_over(v, s); n--) {
        struct move m = playout_pick(v, s, &rng);
        trail_step(m);
        v->game->apply(v->table, s, m);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct venue v;
    char room[GAME_WHY_MAX];
    struct bytes b = {data, data + size};
    uint64_t seed = fuzz_seed(data, size);
    struct state_room s;
    trail_end();
    begin(&b, &v, state_in(&s));
    for (int i = 0; i < CHANGES_MAX && b.at < b.end; i++) {
        struct text why = text_in(room, sizeof room);
        struct state_room before = s;
        change_cell(&v, state_in(&s), &b);
        if (!venue_holds(&v, state_in(&s), &why)) {
            CHECK(why.len > 0);
            s = before; /* so that many changes add up to something odd */
        }
    }
    if (venue_has_holes(&v, state_in(&s)))
        return 0;
    trail_begin_at(&v, seed, state_in(&s));
    fuzz_look(&v, state_in(&s));
    fuzz_play_on(&v, state_in(&s), seed);
    return 0;
}
