/* table.c - content and set-up laid out for the rules to read. */
#include "games/newgame/state.h"

#include <string.h>

enum err newgame_lay(struct table *table, const struct content *c,
                     const struct setup *how, struct text *why)
{
    struct newgame_table *t = (struct newgame_table *)(void *)table;
    (void)why; /* every set-up fits every content */
    memset(t, 0, sizeof *t);
    t->content = *(const struct newgame_content *)(const void *)c;
    t->seats = u8(how->seats);
    t->open = how->option[OPTION_OPEN] != 0;
    for (int r = 0; r < t->content.region_count; r++)
        t->cards += t->content.regions[r].cards;
    return ERR_OK;
}

/* NG-2.1, NG-2.4: a draw and a decision for every card. */
int newgame_moves_max(const struct table *t)
{
    return 2 * newgame_table(t)->cards;
}
