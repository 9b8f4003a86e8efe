/* trace.c - the command that plays at random and prints everything. */
#include "cli/output.h"
#include "cli/source.h"
#include "core/position.h"
#include "core/scores.h"
#include "core/snapshot.h"
#include "search/playout.h"

#include <assert.h>

static void write_setup(const struct venue *v, long long seed, int match,
                        struct json *w)
{
    json_open(w, '{');
    json_key(w, "game");
    json_word(w, v->game->name);
    json_key(w, "rules");
    json_number(w, v->game->rules_version);
    json_key(w, "setup");
    position_write_setup(v, w);
    json_key(w, "content");
    json_hash(w, v->content_hash);
    json_key(w, "seed");
    json_number(w, seed);
    json_key(w, "match");
    json_number(w, match);
    json_close(w, '}');
}

static void write_move(const struct venue *v, const struct state *s,
                       struct move m, struct json *w)
{
    char room[GAME_TEXT_MAX];
    struct text words = text_in(room, sizeof room);
    v->game->write_move(v->table, s, m, &words);
    json_word(w, room);
}

static void write_weights(const struct venue *v, const struct state *s,
                          const struct move_list *l, struct json *w)
{
    int weight[GAME_MOVES_MAX];
    venue_weigh(v, s, l, weight);
    json_key(w, "weights");
    json_open(w, '[');
    for (int i = 0; i < l->count; i++)
        json_number(w, weight[i]);
    json_close(w, ']');
}

static void write_decision(const struct venue *v, const struct state *s,
                           struct move made, int number, struct json *w)
{
    struct move_list l = {.count = 0};
    v->game->legal(v->table, s, made.seat, &l);
    json_open(w, '{');
    json_key(w, "n");
    json_number(w, number);
    json_key(w, "position");
    position_write(v, s, SEAT_CHANCE, w);
    json_key(w, "seat");
    if (made.seat == SEAT_CHANCE) {
        json_word(w, "chance");
    } else {
        json_number(w, made.seat);
    }
    json_key(w, "moves");
    json_open(w, '[');
    for (int i = 0; i < l.count; i++)
        write_move(v, s, l.move[i], w);
    json_close(w, ']');
    if (made.seat == SEAT_CHANCE)
        write_weights(v, s, &l, w);
    snapshot_write_deed(v, s, made, w);
    json_close(w, '}');
}

static void end_line(struct text *t)
{
    text_add(t, "\n");
    output_flush(t);
}

static void trace_match(const struct venue *v, struct state *s, long long seed,
                        int match, struct text *t)
{
    assert(seed >= 0);
    uint64_t own = seed_nth((uint64_t)seed, match);
    int n = 0;
    v->game->begin(v->table, s);
    write_setup(v, (long long)own, match, &(struct json){.out = t});
    end_line(t);
    for (; !venue_is_over(v, s); n++) {
        struct move m = playout_deal(v, s, own, n);
        write_decision(v, s, m, n, &(struct json){.out = t});
        end_line(t);
        v->game->apply(v->table, s, m);
    }
    struct json w = {.out = t};
    json_open(&w, '{');
    json_key(&w, "decisions");
    json_number(&w, n);
    scores_write_json(v, s, &w);
    json_key(&w, "position");
    position_write(v, s, SEAT_CHANCE, &w);
    json_close(&w, '}');
    end_line(t);
}

enum exit_status trace_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    struct source *s = source_of_game(a, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    long long seed = source_seed(a);
    int matches = (int)a->number[OPT_MATCHES];
    struct text t = output_text(SOURCE_TEXT_MAX);
    if (!a->given[OPT_SEED])
        output_seed(seed);
    for (int i = 0; i < matches; i++)
        trace_match(&s->venue, match_state(&s->match), seed, i, &t);
    output_free(&t);
    source_free(s);
    return EXIT_YES;
}
