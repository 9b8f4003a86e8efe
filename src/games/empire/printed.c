/* printed.c - what is printed on cards, goods and the map, as facts. */
#include "core/report.h"
#include "games/empire/state.h"

static const struct empire_table *table_of(const struct report *r)
{
    return empire_table(r->table);
}

static void tell_card(struct report *r, int card)
{
    fact_begin(r->fact, "card-is");
    fact_number(r->fact, "number", table_of(r)->content.cards[card].id);
    empire_add_card(table_of(r), "card", card, r->fact);
    report_send(r);
}

static void tell_worth(struct report *r, const struct empire_good_row *row)
{
    fact_open(r->fact, NULL, "worth");
    fact_number(r->fact, "pieces", row->pieces);
    fact_number(r->fact, "points", row->vp);
    fact_close(r->fact);
}

static void tell_good(struct report *r, int good)
{
    const struct empire_good *g = &table_of(r)->content.goods[good];
    fact_begin(r->fact, "good-is");
    empire_add_good(table_of(r), "good", good, r->fact);
    fact_list(r->fact, "rows");
    for (int i = 0; i < g->row_count; i++)
        tell_worth(r, &g->row[i]);
    fact_close(r->fact);
    report_send(r);
}

static void tell_region(struct report *r, const struct empire_region *region)
{
    const struct empire_map *map = table_of(r)->map;
    fact_begin(r->fact, "region-lies");
    fact_thing(r->fact, "region", "region", region->id);
    fact_thing(r->fact, "continent", "continent",
               map->continent[region->continent].id);
    report_send(r);
}

void empire_tell_printed(struct report *r)
{
    const struct empire_table *t = table_of(r);
    for (uint64_t m = t->deck; m; m = bits_rest(m))
        tell_card(r, bits_first(m));
    for (int i = 0; i < t->content.good_count; i++)
        tell_good(r, i);
    fact_begin(r->fact, "wild-is");
    empire_add_good(t, "good", EMPIRE_WILD, r->fact);
    report_send(r);
    for (int i = 0; i < t->map->region_count; i++)
        tell_region(r, &t->map->region[i]);
}
