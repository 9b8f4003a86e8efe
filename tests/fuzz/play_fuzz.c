/* play_fuzz.c - any bytes as a match: the first choose the game and its set-up,
 * each further one a legal move, those of chance included. Every position holds,
 * and so does a view of it, and no match is longer than it may be. */
#include "fuzz/fuzz.h"

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

/* A byte reaches 256 moves; longer lists take two. */
static int next_move(struct bytes *b, int bound)
{
    int n = next(b, 256);
    if (bound > 256)
        n = n << 8 | next(b, 256);
    return n % bound;
}

static struct setup next_setup(struct bytes *b, const struct game *g)
{
    struct setup how = setup_standard(g);
    how.seats += next(b, g->seats_max - g->seats_min + 1);
    for (int i = 0; i < g->option_count; i++) {
        int words = 0;
        while (g->options[i].words[words])
            words++;
        how.option[i] = next(b, words);
    }
    return how;
}

static int next_seat(struct bytes *b, seat_set seats)
{
    for (int skip = next(b, bits_count(seats)); skip > 0; skip--)
        seats = (seat_set)bits_rest(seats);
    return bits_first(seats);
}

static void view_holds(const struct venue *v, const struct state *s, int viewer)
{
    struct state_room view;
    venue_view(v, s, viewer < v->setup.seats ? viewer : SEAT_NOBODY,
               state_in(&view));
    fuzz_holds(v, state_in(&view));
}

static void play(const struct venue *v, struct state *s, struct bytes *b)
{
    int most = v->game->moves_max(v->table);
    for (int moves = 0; b->at < b->end; moves++) {
        struct move_list l;
        seat_set seats = v->game->to_act(v->table, s);
        l.count = 0;
        CHECK(moves <= most);
        if (seats == 0)
            break;
        /* Of several seats any may be first; the byte for it is only read
         * then. */
        int seat = bits_count(seats) > 1 ? next_seat(b, seats)
                                         : bits_first(seats);
        v->game->legal(v->table, s, seat, &l);
        CHECK(l.count > 0);
        struct move m = l.move[next_move(b, l.count)];
        trail_step(m);
        v->game->apply(v->table, s, m);
        fuzz_holds(v, s);
        if (v->game->secrets)
            view_holds(v, s, moves % (v->setup.seats + 1));
    }
}

static int count_games(void)
{
    int n = 0;
    while (games_all[n].game)
        n++;
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct venue v;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bytes b = {data, data + size};
    struct state_room s;
    trail_end();
    if (size == 0)
        return 0;
    const struct box *box = fuzz_box(&games_all[next(&b, count_games())]);
    struct setup how = next_setup(&b, box->game);
    if (venue_open(&v, box, &how, &why) != ERR_OK)
        return 0;
    trail_begin(&v, fuzz_seed(data, size));
    v.game->begin(v.table, state_in(&s));
    fuzz_holds(&v, state_in(&s));
    play(&v, state_in(&s), &b);
    fuzz_look(&v, state_in(&s));
    return 0;
}
