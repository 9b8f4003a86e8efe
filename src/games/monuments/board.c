#include "games/monuments/state.h"
void monuments_write_board(const struct table *t, const struct state *s,
                           int viewer, struct text *out)
{
    (void)t;
    (void)s;
    (void)viewer;
    (void)out;
}
void monuments_describe_move(const struct table *t, const struct state *s,
                             struct move m, struct text *out)
{
    (void)t;
    (void)s;
    (void)m;
    (void)out;
}
