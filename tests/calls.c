#include "calls.h"

#include "table.h"
#include "wasm/module.h"

/* clang-format off */
const struct calls_row calls_all[] = {
    {"games",    0, false, .none = module_games},
    {"begin",    1, true,  .seeded = module_begin},
    {"load",     1, true,  .seeded = module_load},
    {"position", 1, true,  .seeded = module_position},
    {"play",     2, true,  .three = module_play},
    {"line",     0, true,  .one = module_line},
    {"chance",   0, false, .none = module_chance},
    {"undo",     2, false, .two = module_undo},
    {"go_to",    1, false, .one = module_go_to},
    {"cut",      0, false, .none = module_cut},
    {"status",   0, false, .none = module_status},
    {"snapshot", 1, false, .one = module_snapshot},
    {"log",      2, false, .two = module_log},
    {"preview",  1, true,  .two = module_preview},
    {"chart",    0, false, .none = module_chart},
    {"record",   0, true,  .one = module_record},
    {"link",     1, false, .one = module_link},
    {"verify",   0, true,  .one = module_verify},
    {"ask",      1, true,  .two = module_ask},
    {"think",    0, true,  .one = module_think},
    {"decide",   0, true,  .one = module_decide},
    {"advise",   0, true,  .one = module_advise},
    {NULL,       0, false, .none = NULL},
};
/* clang-format on */

const struct calls_row *calls_find(const char *name)
{
    for (const struct calls_row *row = calls_all; row->name; row++) {
        if (strcmp(row->name, name) == 0)
            return row;
    }
    return NULL;
}

int calls_run(const struct calls_row *row, const long long numbers[2], int size)
{
    int first = (int)numbers[0];
    if (row->none)
        return row->none();
    if (row->seeded)
        return row->seeded(numbers[0], size);
    if (row->one)
        return row->one(row->has_text ? size : first);
    if (row->three)
        return row->three(first, (int)numbers[1], size);
    return row->two(first, row->has_text ? size : (int)numbers[1]);
}

/* Read once: the module unpacks its content for every question. */
static enum err fill(struct box *box, const struct game *g, const char *bytes,
                     size_t size, const void *with, struct text *why)
{
    enum { GAMES = 16 };
    static struct box boxes[GAMES];
    const struct games_entry *e = games_find(g->name);
    ptrdiff_t i = e - games_all;
    (void)bytes;
    (void)size;
    (void)with;
    (void)why;
    assert(i < GAMES);
    if (!boxes[i].game)
        table_box(&boxes[i], e);
    *box = boxes[i];
    return ERR_OK;
}

void calls_init(void)
{
    module_supply_with(fill);
}
