/* look.c - commands that look at one position: show, moves, view, score. */
#include "cli/output.h"
#include "cli/source.h"
#include "core/board.h"
#include "core/position.h"
#include "core/scores.h"

#include <assert.h>

/* The state as `seat` sees it; SEAT_CHANCE sees everything. */
static void look(struct source *s, int seat, struct state_room *out)
{
    assert(seat >= 0 && seat <= SEAT_NOBODY);
    if (seat == SEAT_CHANCE) {
        *out = s->match.now;
    } else {
        venue_view(&s->venue, match_state(&s->match), seat, state_in(out));
    }
}

/* What the four commands share: a file, a seat, a text. */
static enum exit_status with_file(const struct args *a,
                                  enum exit_status (*run)(struct source *s,
                                                          const struct args *a,
                                                          int seat,
                                                          struct text *t))
{
    assert(a && a->operand_count == 1);
    struct source *s = source_of_file(a, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    int seat = source_seat(s, a);
    enum exit_status status = EXIT_MISUSE;
    if (seat >= 0) {
        struct text t = output_text(SOURCE_TEXT_MAX);
        status = run(s, a, seat, &t);
        output_flush(&t);
        output_free(&t);
    }
    source_free(s);
    return status;
}

static enum exit_status show(struct source *s, const struct args *a, int seat,
                             struct text *t)
{
    struct state_room room;
    (void)a;
    look(s, seat, &room);
    board_write(&s->venue, state_in(&room), seat, t);
    return EXIT_YES;
}

enum exit_status show_run(const struct args *a)
{
    return with_file(a, show);
}

static enum exit_status view(struct source *s, const struct args *a, int seat,
                             struct text *t)
{
    struct state_room room;
    struct json w = {.out = t};
    (void)a;
    look(s, seat, &room);
    position_write(&s->venue, state_in(&room), seat, &w);
    text_add(t, "\n");
    return EXIT_YES;
}

enum exit_status view_run(const struct args *a)
{
    return with_file(a, view);
}

static enum exit_status score(struct source *s, const struct args *a, int seat,
                              struct text *t)
{
    const struct state *state = match_state(&s->match);
    struct json w = {.out = t};
    if (a->given[OPT_JSON]) {
        json_open(&w, '{');
        scores_write_json(&s->venue, state, &w);
        json_close(&w, '}');
        text_add(t, "\n");
    } else if (seat < SEAT_CHANCE && a->given[OPT_SEAT]) {
        scores_write_reasons(&s->venue, state, seat, t);
    } else {
        scores_write(&s->venue, state, t);
    }
    return EXIT_YES;
}

enum exit_status score_run(const struct args *a)
{
    return with_file(a, score);
}

/* -- Moves ----------------------------------------------------------------- */

static void write_moves(const struct venue *v, const struct state *s, int seat,
                        struct text *t)
{
    struct move_list l = {.count = 0};
    int weight[GAME_MOVES_MAX];
    v->game->legal(v->table, s, seat, &l);
    int total = seat == SEAT_CHANCE ? venue_weigh(v, s, &l, weight) : 0;
    for (int i = 0; i < l.count; i++) {
        text_add(t, "%s: ", venue_seat_name(v, seat));
        v->game->write_move(v->table, s, l.move[i], t);
        if (seat == SEAT_CHANCE)
            text_add(t, "  (%d in %d)", weight[i], total);
        text_add(t, "\n");
    }
}

static void write_json_moves(const struct venue *v, const struct state *s,
                             int seat, struct json *w)
{
    struct move_list l = {.count = 0};
    v->game->legal(v->table, s, seat, &l);
    json_key(w, venue_seat_name(v, seat));
    json_open(w, '[');
    for (int i = 0; i < l.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text words = text_in(room, sizeof room);
        v->game->write_move(v->table, s, l.move[i], &words);
        json_word(w, room);
    }
    json_close(w, ']');
}

/* A seat's own moves only, if a seat was named or the file is its view. */
static enum exit_status moves(struct source *s, const struct args *a, int seat,
                              struct text *t)
{
    const struct state *state = match_state(&s->match);
    seat_set acting = s->venue.game->to_act(s->venue.table, state);
    struct json w = {.out = t};
    bool all = seat == SEAT_CHANCE;
    int count = 0;
    if (a->given[OPT_JSON])
        json_open(&w, '{');
    for (int i = 0; i <= SEAT_CHANCE; i++) {
        if (!(acting >> i & 1) || !(all || i == seat))
            continue;
        count++;
        if (a->given[OPT_JSON]) {
            write_json_moves(&s->venue, state, i, &w);
        } else {
            write_moves(&s->venue, state, i, t);
        }
    }
    if (a->given[OPT_JSON]) {
        json_close(&w, '}');
        text_add(t, "\n");
    }
    if (count == 0) {
        output_problem(acting ? "it is not for that seat to move"
                              : "the game is over");
    }
    return count > 0 ? EXIT_YES : EXIT_NO;
}

enum exit_status moves_run(const struct args *a)
{
    return with_file(a, moves);
}
