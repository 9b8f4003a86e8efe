#include "core/refusal.h"

#include "core/venue.h"

#include <assert.h>

/* clang-format off */
static const char *const keys[REFUSAL_KINDS] = {
    [REFUSAL_SEAT]    = "refusal-seat",
    [REFUSAL_MOVE]    = "refusal-move",
    [REFUSAL_VIEW]    = "refusal-view",
    [REFUSAL_PAST]    = "refusal-past",
    [REFUSAL_END]     = "refusal-end",
    [REFUSAL_UNMOVED] = "refusal-unmoved",
    [REFUSAL_CHANCE]  = "refusal-chance",
    [REFUSAL_SECRET]  = "refusal-sealed",
    [REFUSAL_SHOWN]   = "refusal-shown",
};
/* clang-format on */

/* Chance and spectators have no id: they are no things to point at. */
static void tell_seat(const struct refusal *r, const struct venue *v,
                      struct fact *out)
{
    if (r->seat < v->setup.seats) {
        fact_thing(out, "seat", "seat", venue_seat_name(v, r->seat));
    } else {
        fact_open(out, "seat", r->seat == SEAT_CHANCE ? "chance" : "nobody");
        fact_close(out);
    }
}

void refusal_tell(const struct refusal *r, const struct venue *v,
                  struct fact *out)
{
    assert(r && v && out && r->kind > REFUSAL_NONE && r->kind < REFUSAL_KINDS);
    fact_begin(out, keys[r->kind]);
    tell_seat(r, v, out);
    fact_word(out, "move", r->move);
    fact_number(out, "count", r->count);
    fact_number(out, "total", r->total);
    if (r->kind == REFUSAL_CHANCE)
        fact_add(out, "done", &r->done);
    fact_close(out);
}

void refusal_write(const struct refusal *r, const struct venue *v,
                   struct text *out)
{
    assert(r && v && out);
    const char *seat = venue_seat_name(v, r->seat);
    switch (r->kind) {
    case REFUSAL_SEAT:
        text_add(out, "it is not for %s to move now", seat);
        break;
    case REFUSAL_MOVE:
        text_add(out, "%s has no legal move \"%.60s\" now", seat, r->move);
        break;
    case REFUSAL_VIEW:
        text_add(out,
                 "this is a position as %s sees it: it can be looked at, but "
                 "not played on, because something is hidden",
                 seat);
        break;
    case REFUSAL_PAST:
        text_add(out,
                 "this is move %d of %d; to go on from here, the later moves "
                 "must be forgotten first",
                 r->count, r->total);
        break;
    case REFUSAL_END:
        text_add(out, "there is no move %d; the match has %d", r->count,
                 r->total);
        break;
    case REFUSAL_UNMOVED:
        text_add(out, "%s has not moved yet", seat);
        break;
    case REFUSAL_CHANCE:
        text_add(out, "chance has moved since (%s)", r->move);
        break;
    case REFUSAL_SECRET:
        text_add(out, "%s has made a secret choice", seat);
        break;
    case REFUSAL_SHOWN:
        text_add(out, "something hidden has been shown since");
        break;
    case REFUSAL_NONE:
    case REFUSAL_KINDS:
        break;
    }
}
