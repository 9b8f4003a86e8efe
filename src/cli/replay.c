/* replay.c - the command that plays a record again. */
#include "cli/output.h"
#include "cli/source.h"
#include "core/position.h"

#include <assert.h>
#include <string.h>

/* Plays the whole record; says where it goes wrong. */
static bool check(struct source *s)
{
    assert(s->is_record);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    text_add(&why, "%.200s: ", s->name);
    enum err e = record_replay(&s->record, &s->match, -1, &why);
    bool right = e == ERR_OK && record_agrees(&s->record, &s->match, &why);
    if (!right)
        output_problem(room);
    return right;
}

static void write_changes(struct source *s, struct text *t)
{
    assert(s->is_record);
    const struct venue *v = &s->venue;
    struct state_room before;
    struct state_room after;
    v->game->begin(v->table, state_in(&before));
    for (int i = 0; i < s->match.count; i++) {
        struct move m = s->match.moves[i];
        after = before;
        text_add(t, "%d. %s: ", i + 1, venue_seat_name(v, m.seat));
        v->game->write_move(v->table, state_in(&before), m, t);
        text_add(t, "\n");
        v->game->apply(v->table, state_in(&after), m);
        field_write_difference(v->game->fields, v->table, state_in(&before),
                               state_in(&after), t);
        output_flush(t);
        before = after;
    }
}

static enum exit_status replay(struct source *s, const struct args *a)
{
    int to = a->given[OPT_TO] ? (int)a->number[OPT_TO] : -1;
    if (a->given[OPT_CHECK]) {
        if (!check(s))
            return EXIT_NO;
        if (to > s->match.count)
            return output_misuse("the record has fewer moves than --to says");
        if (to >= 0)
            match_go_back(&s->match, to);
    }
    struct text t = output_text(SOURCE_TEXT_MAX);
    struct json w = {.out = &t};
    if (a->given[OPT_CHANGES]) {
        write_changes(s, &t);
    } else {
        position_write(&s->venue, match_state(&s->match), SEAT_CHANCE, &w);
        text_add(&t, "\n");
    }
    output_flush(&t);
    output_free(&t);
    return EXIT_YES;
}

enum exit_status replay_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    struct source *s = source_of_file(a, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    enum exit_status status = s->is_record
                                  ? replay(s, a)
                                  : output_misuse(
                                      "that file is a position; replay needs "
                                      "a record");
    source_free(s);
    return status;
}
