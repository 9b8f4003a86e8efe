#include "table.h"

#include "files/content.h"

#include <stdio.h>
#include <stdlib.h>

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
