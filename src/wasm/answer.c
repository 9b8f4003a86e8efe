#include "wasm/answer.h"

#include "core/snapshot.h"
#include "search/player.h"
#include "search/playout.h"
#include "wasm/line.h"

#include <assert.h>

/* -- The games ------------------------------------------------------------- */

static void write_game(const struct box *box, struct json *w)
{
    const struct game *g = box->game;
    json_open(w, '{');
    game_write(g, w);
    json_key(w, "content");
    json_hash(w, box->hash);
    json_key(w, "secrets");
    json_bool(w, g->secrets != NULL);
    json_close(w, '}');
}

enum err answer_games(struct box *room, const struct supply *from,
                      struct json *w, struct text *why)
{
    assert(room && from && w && why);
    json_open(w, '{');
    json_key(w, "games");
    json_open(w, '[');
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct opening o = {.from = from, .box = room};
        enum err err = opening_box(&o, e->game->name, why);
        if (err != ERR_OK)
            return err;
        write_game(room, w);
    }
    json_close(w, ']');
    level_list(w);
    json_close(w, '}');
    return ERR_OK;
}

/* -- The match ------------------------------------------------------------- */

/* Whose view it is, if it is one: "view":0, or "view":"nobody". */
static void write_view(const struct sitting *s, struct json *w)
{
    json_key(w, "view");
    if (s->viewer == SEAT_CHANCE) {
        json_nothing(w);
    } else if (s->viewer == SEAT_NOBODY) {
        json_word(w, "nobody");
    } else {
        json_number(w, s->viewer);
    }
}

/* "players":["Ada",null,...], whom the record names */
static void write_players(const struct venue *v, const struct record *r,
                          struct json *w)
{
    json_key(w, "players");
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++) {
        const char *name = record_player(r, v, i);
        if (name) {
            json_word(w, name);
        } else {
            json_nothing(w);
        }
    }
    json_close(w, ']');
}

static void write_status(struct sitting *s, struct json *w)
{
    const struct venue *v = &s->venue;
    char seed[WORD_ROOM];
    struct text t = text_in(seed, sizeof seed);
    text_add(&t, "%lld", s->seed);
    json_key(w, "game");
    json_word(w, v->game->name);
    json_key(w, "seats");
    json_number(w, v->setup.seats);
    snapshot_write_names(v, w);
    json_key(w, "count");
    json_number(w, s->match.count);
    json_key(w, "total");
    json_number(w, s->total);
    json_key(w, "over");
    json_bool(w, venue_is_over(v, match_state(&s->match)));
    snapshot_write_act(v, match_state(&s->match), w);
    json_key(w, "seed");
    json_word(w, seed);
    json_key(w, "taken_back");
    json_number(w, s->taken_back);
    write_view(s, w);
}

void answer_status(struct sitting *s, const struct record *r, struct json *w)
{
    assert(s->is_open && w);
    json_open(w, '{');
    write_status(s, w);
    if (r)
        write_players(&s->venue, r, w);
    json_close(w, '}');
}

void answer_snapshot(struct sitting *s, int viewer, struct json *w)
{
    assert(s->is_open && w);
    assert(viewer == SEAT_NOBODY || venue_has_seat(&s->venue, viewer));
    snapshot_write_choices(&s->venue, match_state(&s->match),
                           s->before + s->match.count,
                           sitting_choices(s, viewer), w);
}

void answer_played(struct sitting *s, int viewer, struct json *w)
{
    assert(s && s->is_open && w);
    json_open(w, '{');
    write_status(s, w);
    json_key(w, "now");
    answer_snapshot(s, viewer, w);
    json_close(w, '}');
}

static void write_entry(const struct venue *v, const struct state *before,
                        struct move m, int viewer, struct json *w)
{
    enum refusal_kind kind = match_barrier(v, before, m);
    json_key(w, "barrier");
    if (kind != REFUSAL_NONE) {
        struct refusal why;
        struct fact f;
        match_refuse(v, before, m, kind, &why);
        refusal_tell(&why, v, &f);
        fact_write(&f, w);
    } else {
        json_nothing(w);
    }
    json_key(w, "entry");
    snapshot_write_move(v, before, m, viewer, w);
}

void answer_log(struct sitting *s, int viewer, int from, struct json *w)
{
    assert(s->is_open && s->match.count <= s->total && w);
    assert(viewer == SEAT_NOBODY || venue_has_seat(&s->venue, viewer));
    const struct venue *v = &s->venue;
    struct state_room room;
    struct state *at = state_in(&room);
    match_start(&s->match, at);
    json_open(w, '[');
    for (int i = 0; i < s->total; i++) {
        if (i + 1 >= from) {
            json_open(w, '{');
            json_key(w, "n");
            json_number(w, i + 1);
            write_entry(v, at, s->match.moves[i], viewer, w);
            json_close(w, '}');
        }
        v->game->apply(v->table, at, s->match.moves[i]);
    }
    json_close(w, ']');
}

/* -- What a move would bring ----------------------------------------------- */

/* One world that the viewer must hold possible, after the move. */
static void imagine(const struct outlook *o, struct move m, struct rng *rng,
                    struct state *world)
{
    const struct venue *v = o->venue;
    outlook_guess(o, rng, world);
    v->game->apply(v->table, world, m);
}

/* How the viewer would see it. */
static void foresee(const struct outlook *o, struct move m, uint64_t seed,
                    struct state *out)
{
    struct rng rng = rng_seed(seed);
    struct state_room world;
    imagine(o, m, &rng, state_in(&world));
    venue_view(o->venue, state_in(&world), o->seat, out);
}

static void write_then(const struct outlook *o, struct move m, struct json *w)
{
    assert(o->seat < o->venue->setup.seats);
    const struct venue *v = o->venue;
    struct rng rng = rng_seed(1);
    struct state_room room;
    struct state *world = state_in(&room);
    imagine(o, m, &rng, world);
    while (sitting_is_for_chance(v, world))
        v->game->apply(v->table, world, playout_pick(v, world, &rng));
    seat_set act = v->game->to_act(v->table, world);
    json_key(w, "then");
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++) {
        if (act >> i & 1)
            json_number(w, i);
    }
    json_close(w, ']');
}

enum err answer_preview(struct sitting *s, int viewer, const char *move,
                        struct json *w, struct text *why)
{
    assert(s && move && w && why);
    const struct venue *v = &s->venue;
    struct outlook o;
    struct state_room after[2];
    struct move m;
    enum err e = sitting_asks(s, viewer, why);
    if (e != ERR_OK)
        return e;
    outlook_of(&o, v, match_state(&s->match), viewer);
    e = sitting_choose(s, state_in(&o.view), viewer, move, &m, why);
    if (e != ERR_OK)
        return e;
    for (int i = 0; i < 2; i++)
        foresee(&o, m, (uint64_t)i + 1, state_in(&after[i]));
    json_open(w, '{');
    json_key(w, "sure");
    json_bool(w,
              memcmp(after[0].bytes, after[1].bytes, v->game->state_size) == 0);
    write_then(&o, m, w);
    json_key(w, "now");
    snapshot_write(v, state_in(&after[0]), s->match.count + 1, viewer, w);
    json_close(w, '}');
    return ERR_OK;
}

/* -- The scores over the match --------------------------------------------- */

static void write_scores(const struct venue *v, const struct state *s,
                         struct json *w)
{
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++) {
        struct score score;
        v->game->score(v->table, s, i, &score);
        json_number(w, score_total(&score));
    }
    json_close(w, ']');
}

static bool is_finished(const struct sitting *s)
{
    const struct venue *v = &s->venue;
    struct state_room room;
    struct state *at = state_in(&room);
    match_start(&s->match, at);
    for (int i = 0; i < s->total; i++)
        v->game->apply(v->table, at, s->match.moves[i]);
    return venue_is_over(v, at);
}

void answer_chart(struct sitting *s, struct json *w)
{
    assert(s->is_open && w);
    const struct venue *v = &s->venue;
    bool all = is_finished(s);
    struct state_room room;
    struct state *at = state_in(&room);
    match_start(&s->match, at);
    json_open(w, '[');
    for (int i = 0; i <= s->total; i++) {
        struct state_room seen = room;
        if (!all && s->viewer == SEAT_CHANCE)
            venue_view(v, at, SEAT_NOBODY, state_in(&seen));
        write_scores(v, state_in(&seen), w);
        if (i < s->total)
            v->game->apply(v->table, at, s->match.moves[i]);
    }
    json_close(w, ']');
}

void answer_verdict(int moves, int draws, struct json *w)
{
    assert(moves >= 0 && draws >= 0 && draws <= moves && w);
    json_open(w, '{');
    json_key(w, "moves");
    json_number(w, moves);
    json_key(w, "draws");
    json_number(w, draws);
    json_close(w, '}');
}
