#include "core/sentence.h"

#include <assert.h>

void sentence_seat(const struct venue *v, int seat, struct text *out)
{
    assert(seat >= 0 && seat <= SEAT_NOBODY);
    struct fact f;
    if (seat == SEAT_CHANCE) {
        fact_begin(&f, "chance");
    } else {
        fact_begin(&f, "seat");
        fact_word(&f, "id", venue_seat_name(v, seat));
    }
    fact_close(&f);
    (void)words_say(v->game->words, &f, out);
}

void sentence_offer(const struct venue *v, const struct state *view,
                    struct move m, struct text *out)
{
    assert(v && view && out);
    struct fact f;
    v->game->tell_move(v->table, view, m, &f);
    (void)words_offer(v->game->words, &f, NULL, out);
}

void sentence_tell(const struct venue *v, const struct state *view,
                   struct move seen, struct text *out)
{
    assert(v && view && out);
    struct fact f;
    char room[GAME_TEXT_MAX];
    struct text who = text_in(room, sizeof room);
    sentence_seat(v, seen.seat, &who);
    v->game->tell_move(v->table, view, seen, &f);
    (void)words_tell(v->game->words, &f, room, NULL, out);
}

void sentence_points(const struct venue *v, const struct state *view, int seat,
                     int line, struct text *out)
{
    assert(venue_has_seat(v, seat) && line >= 0);
    struct fact f;
    if (!v->game->tell_points)
        return;
    v->game->tell_points(v->table, view, seat, line, &f);
    (void)words_say_briefly(v->game->words, &f, out);
}
