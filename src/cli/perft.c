/* perft.c - the command that counts the ways to play on. */
#include "core/perft.h"

#include "base/bits.h"
#include "cli/output.h"
#include "cli/source.h"

#include <assert.h>
#include <string.h>

static void divide(struct source *s, int depth, struct text *t)
{
    assert(depth >= 0);
    const struct venue *v = &s->venue;
    const struct state *from = match_state(&s->match);
    seat_set seats = v->game->to_act(v->table, from);
    struct move_list l = {.count = 0};
    if (seats == 0 || depth == 0)
        return;
    v->game->legal(v->table, from, bits_first(seats), &l);
    for (int i = 0; i < l.count; i++) {
        struct state_room next = s->match.now;
        v->game->apply(v->table, state_in(&next), l.move[i]);
        text_add(t, "%s: ", venue_seat_name(v, l.move[i].seat));
        v->game->write_move(v->table, from, l.move[i], t);
        text_add(t, "  %llu\n",
                 (unsigned long long)perft(v, state_in(&next), depth - 1));
    }
}

enum exit_status perft_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    struct source *s = source_of_either(a, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    enum exit_status status = EXIT_MISUSE;
    int depth = (int)a->number[OPT_DEPTH];
    if (s->viewer != SEAT_CHANCE) {
        output_problem("that is a view; perft needs the full position");
    } else {
        struct text t = output_text(SOURCE_TEXT_MAX);
        if (a->given[OPT_DIVIDE])
            divide(s, depth, &t);
        text_add(&t, "%llu\n",
                 (unsigned long long)perft(&s->venue, match_state(&s->match),
                                           depth));
        output_flush(&t);
        output_free(&t);
        status = EXIT_YES;
    }
    source_free(s);
    return status;
}
