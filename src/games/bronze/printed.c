/* printed.c - what is printed on technologies, cities and tokens, as facts. */
#include "core/report.h"
#include "games/bronze/state.h"

static const struct bronze_table *table_of(const struct report *r)
{
    return bronze_table(r->table);
}

static void tell_technology(struct report *r, int technology)
{
    const struct bronze_technology *k =
        &table_of(r)->content.technologies[technology];
    fact_begin(r->fact, "technology-is");
    bronze_add_technology(table_of(r), "technology", technology, r->fact);
    fact_list(r->fact, "settlers");
    for (int i = 0; i < k->settler_count; i++)
        bronze_add_settler(table_of(r), NULL, k->settlers[i], r->fact);
    fact_close(r->fact);
    fact_list(r->fact, "terrains");
    for (int i = 0; i < k->terrain_count; i++)
        bronze_add_terrain(table_of(r), NULL, k->terrains[i], r->fact);
    fact_close(r->fact);
    report_send(r);
}

static void tell_casting(struct report *r)
{
    fact_begin(r->fact, "casting-is");
    bronze_add_technology(table_of(r), "technology", BRONZE_CASTING, r->fact);
    report_send(r);
}

static void tell_city(struct report *r, int city)
{
    fact_begin(r->fact, "city-gives");
    bronze_add_city(table_of(r), city, r->fact);
    bronze_add_goal(table_of(r), city, r->fact);
    report_send(r);
}

static void tell_line(struct report *r, const struct bronze_line *line)
{
    fact_begin(r->fact, "line-is");
    fact_number(r->fact, "line", line->line);
    fact_number(r->fact, "points", line->vp);
    report_send(r);
}

void bronze_tell_printed(struct report *r)
{
    const struct bronze_content *c = &table_of(r)->content;
    for (int i = 0; i < c->technology_count; i++)
        tell_technology(r, i);
    tell_casting(r);
    for (uint64_t m = table_of(r)->city_cards; m; m = bits_rest(m))
        tell_city(r, bits_first(m));
    for (int i = 0; i < c->line_count; i++)
        tell_line(r, &c->lines[i]);
}
