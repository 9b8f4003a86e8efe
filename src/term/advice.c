#include "term/advice.h"

#include <string.h>

/* A sentence about what the search has seen of it. */
static void write_outcome(const struct hint *h, struct text *out)
{
    if (h->win_share >= 0) {
        text_add(out, "It wins about %d of 100 games, with",
                 (int)(h->win_share * 100 + 0.5));
    } else {
        text_add(out, "It was tried less, and may end with");
    }
    text_add(out, " about %d points to %d of the best other.\n",
             (int)(h->points + 0.5), (int)(h->points_of_others + 0.5));
}

/* A sentence with the lines of the mover's own score that the move changes at
 * once, if any. A view in which something is hidden is not looked into. */
static void write_changes(const struct venue *v, const struct state *view,
                          struct move m, struct text *out)
{
    struct state_room after;
    struct score was;
    struct score is;
    int n = 0;
    if (venue_has_holes(v, view))
        return;
    memcpy(state_in(&after), view, v->game->state_size);
    v->game->apply(v->table, state_in(&after), m);
    v->game->score(v->table, view, m.seat, &was);
    v->game->score(v->table, state_in(&after), m.seat, &is);
    for (int i = 0; i < is.lines && i < was.lines; i++) {
        int gain = is.line[i].points - was.line[i].points;
        if (gain != 0 && is.line[i].label == was.line[i].label) {
            text_add(out, "%s%s %s%d",
                     n++ ? ", " : "At once: ", is.line[i].label,
                     gain > 0 ? "+" : "", gain);
        }
    }
    text_add(out, n ? ".\n" : "");
}

void advice_write(const struct venue *v, const struct state *view,
                  const struct hint *h, struct text *out)
{
    write_outcome(h, out);
    write_changes(v, view, h->move, out);
}
