#include "core/snapshot.h"

#include "core/position.h"

#include <assert.h>

static void write_viewer(int viewer, struct json *w)
{
    json_key(w, "viewer");
    if (viewer == SEAT_NOBODY) {
        json_nothing(w);
    } else {
        json_number(w, viewer);
    }
}

static void write_seat(int seat, struct json *w)
{
    if (seat == SEAT_CHANCE) {
        json_word(w, "chance");
    } else {
        json_number(w, seat);
    }
}

void snapshot_write_names(const struct venue *v, struct json *w)
{
    assert(v->setup.seats > 0 && v->setup.seats <= GAME_SEATS_MAX);
    json_key(w, "names");
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++)
        json_word(w, venue_seat_name(v, i));
    json_close(w, ']');
}

void snapshot_write_deed(const struct venue *v, const struct state *view,
                         struct move m, struct json *w)
{
    assert(v && view && w);
    char name[GAME_TEXT_MAX];
    struct text text = text_in(name, sizeof name);
    struct fact f;
    v->game->write_move(v->table, view, m, &text);
    v->game->tell_move(v->table, view, m, &f);
    json_key(w, "move");
    json_word(w, name);
    json_key(w, "fact");
    fact_write(&f, w);
}

void snapshot_write_act(const struct venue *v, const struct state *s,
                        struct json *w)
{
    seat_set act = v->game->to_act(v->table, s);
    json_key(w, "act");
    json_open(w, '[');
    for (int i = 0; i <= SEAT_CHANCE; i++) {
        if (act >> i & 1)
            write_seat(i, w);
    }
    json_close(w, ']');
}

void snapshot_write_question(const struct venue *v, const struct state *view,
                             int seat, struct json *w)
{
    assert(v && view && w && seat >= 0 && seat <= SEAT_CHANCE);
    assert(v->game->to_act(v->table, view) >> seat & 1);
    struct fact f;
    if (seat == SEAT_CHANCE || !v->game->tell_question) {
        json_nothing(w);
        return;
    }
    v->game->tell_question(v->table, view, seat, &f);
    fact_write(&f, w);
}

/* What each of those who act is asked. */
static void write_questions(const struct venue *v, const struct state *view,
                            struct json *w)
{
    seat_set act = v->game->to_act(v->table, view);
    json_key(w, "questions");
    json_open(w, '[');
    for (int i = 0; i <= SEAT_CHANCE; i++) {
        if (act >> i & 1)
            snapshot_write_question(v, view, i, w);
    }
    json_close(w, ']');
}

static void write_choices(const struct venue *v, const struct state *view,
                          const struct move_list *l, struct json *w)
{
    json_key(w, "choices");
    json_open(w, '[');
    for (int i = 0; i < l->count; i++) {
        json_open(w, '{');
        snapshot_write_deed(v, view, l->move[i], w);
        json_close(w, '}');
    }
    json_close(w, ']');
}

static void write_line(const struct venue *v, const struct state *s, int seat,
                       const struct score *score, int line, struct json *w)
{
    json_open(w, '{');
    json_key(w, "label");
    json_word(w, score->line[line].label);
    json_key(w, "points");
    json_number(w, score->line[line].points);
    json_key(w, "why");
    if (v->game->tell_points) {
        struct fact f;
        v->game->tell_points(v->table, s, seat, line, &f);
        fact_write(&f, w);
    } else {
        json_nothing(w);
    }
    json_close(w, '}');
}

static void write_score(const struct venue *v, const struct state *s, int seat,
                        struct json *w)
{
    struct score score;
    v->game->score(v->table, s, seat, &score);
    json_open(w, '{');
    json_key(w, "total");
    json_number(w, score_total(&score));
    json_key(w, "outright");
    json_number(w, score.outright);
    json_key(w, "lines");
    json_open(w, '[');
    for (int i = 0; i < score.lines; i++)
        write_line(v, s, seat, &score, i, w);
    json_close(w, ']');
    json_key(w, "tiebreaks");
    json_open(w, '[');
    for (int i = 0; v->game->tiebreaks && v->game->tiebreaks[i]; i++) {
        json_open(w, '{');
        json_key(w, "label");
        json_word(w, v->game->tiebreaks[i]);
        json_key(w, "points");
        json_number(w, score.tiebreak[i]);
        json_close(w, '}');
    }
    json_close(w, ']');
    json_close(w, '}');
}

void snapshot_write_scores(const struct venue *v, const struct state *view,
                           struct json *w)
{
    assert(v && view && w);
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++)
        write_score(v, view, i, w);
    json_close(w, ']');
}

static void write_result(const struct venue *v, const struct state *s,
                         struct json *w)
{
    int place[GAME_SEATS_MAX] = {0};
    json_key(w, "scores");
    snapshot_write_scores(v, s, w);
    json_key(w, "over");
    json_bool(w, venue_is_over(v, s));
    venue_rank(v, s, place);
    json_key(w, "places");
    json_open(w, '[');
    for (int i = 0; i < v->setup.seats; i++)
        json_number(w, place[i]);
    json_close(w, ']');
}

static void write_view(const struct venue *v, const struct state *view,
                       int count, const struct choices *c, struct json *w)
{
    json_open(w, '{');
    json_key(w, "game");
    json_word(w, v->game->name);
    json_key(w, "setup");
    position_write_setup(v, w);
    json_key(w, "content");
    json_hash(w, v->content_hash);
    write_viewer(c->seat, w);
    json_key(w, "count");
    json_number(w, count);
    snapshot_write_names(v, w);
    json_key(w, "state");
    position_write_state(v, view, w);
    json_key(w, "tell");
    json_open(w, '{');
    if (v->game->tell)
        v->game->tell(v->table, view, c->seat, w);
    json_close(w, '}');
    snapshot_write_act(v, view, w);
    write_questions(v, view, w);
    write_choices(v, view, &c->legal, w);
    write_result(v, view, w);
    json_close(w, '}');
}

void snapshot_write(const struct venue *v, const struct state *s, int count,
                    int viewer, struct json *w)
{
    assert(v && s && w && count >= 0);
    assert(viewer == SEAT_NOBODY || venue_has_seat(v, viewer));
    struct state_room view;
    struct choices c;
    venue_view(v, s, viewer, state_in(&view));
    venue_choices(v, state_in(&view), viewer, &c);
    write_view(v, state_in(&view), count, &c, w);
}

void snapshot_write_choices(const struct venue *v, const struct state *s,
                            int count, const struct choices *c, struct json *w)
{
    assert(v && s && c && w && count >= 0);
    struct state_room view;
    venue_view(v, s, c->seat, state_in(&view));
    write_view(v, state_in(&view), count, c, w);
}

void snapshot_write_seen(const struct venue *v, const struct state *before,
                         struct move m, int viewer, struct json *w)
{
    assert(viewer == SEAT_NOBODY || venue_has_seat(v, viewer));
    struct state_room room;
    struct state *view = state_in(&room);
    struct move seen = venue_witness(v, before, m, viewer, view);
    json_key(w, "seat");
    write_seat(m.seat, w);
    snapshot_write_deed(v, view, seen, w);
}

void snapshot_write_move(const struct venue *v, const struct state *before,
                         struct move m, int viewer, struct json *w)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    assert(m.seat <= SEAT_CHANCE);
    json_open(w, '{');
    snapshot_write_seen(v, before, m, viewer, w);
    json_close(w, '}');
}
