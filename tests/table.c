#include "table.h"

#include "files/content.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

const char *table_game(void)
{
    return games_all[0].game->name;
}

const char *table_other(void)
{
    return games_all[1].game->name;
}

const char *table_longest(void)
{
    const struct games_entry *longest = games_all;
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (e->content_end - e->content
            > longest->content_end - longest->content) {
            longest = e;
        }
    }
    assert(longest->game); /* there is a game */
    return longest->game->name;
}

void table_box(struct box *box, const struct games_entry *e)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    size_t size = (size_t)(e->content_end - e->content);
    if (content_read(box, e->game, "built-in content", e->content, size, &why)
        != ERR_OK) {
        (void)fprintf(stderr, "%s\n", room);
        exit(1);
    }
}
