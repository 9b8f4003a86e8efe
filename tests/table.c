#include "table.h"

#include "core/setup.h"
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

/* Options that do not fit the seats (a seat that is not there) are passed
 * over: venue_open says no. */
static void visit_setup(const struct box *box, const struct setup *how,
                        void (*visit)(const struct venue *v, void *with),
                        void *with)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct venue *v = malloc(sizeof *v);
    if (!v)
        abort();
    if (venue_open(v, box, how, &why) == ERR_OK)
        visit(v, with);
    free(v);
}

void table_each_setup(const struct box *box,
                      void (*visit)(const struct venue *v, void *with),
                      void *with)
{
    const struct game *g = box->game;
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        struct setup how = setup_standard(g);
        how.seats = seats;
        visit_setup(box, &how, visit, with);
        for (int i = 0; i < g->option_count; i++) {
            for (int n = 0; g->options[i].words[n]; n++) {
                struct setup other = how;
                other.option[i] = n;
                if (n != g->options[i].standard)
                    visit_setup(box, &other, visit, with);
            }
        }
    }
}
