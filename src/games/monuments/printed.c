/* printed.c - what is printed on cards and pieces, as facts: one for each thing. */
#include "games/monuments/printed.h"

#include "base/num.h"
#include "core/report.h"
#include "games/monuments/amounts.h"
#include "games/monuments/cards.h"
#include "games/monuments/content.h"
#include "games/monuments/kinds.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"

#include <stdlib.h>

static const struct monuments_table *table_of(const struct report *r)
{
    return monuments_table(r->table);
}

static const struct monuments_content *content_of(const struct report *r)
{
    return &table_of(r)->content;
}

/* -- Pieces ---------------------------------------------------------------- */

static void tell_piece(struct report *r, const char *type,
                       const uint8_t cost[MONUMENTS_TYPES])
{
    fact_begin(r->fact, "piece-is");
    fact_open(r->fact, "piece", "piece-name");
    fact_word(r->fact, "type", type);
    fact_close(r->fact);
    fact_word(r->fact, "type", type);
    monuments_add_amounts("cost", monuments_amounts(cost), r->fact);
    report_send(r);
}

static void tell_pieces(struct report *r)
{
    const struct monuments_content *c = content_of(r);
    for (int i = 0; i < c->unit_count; i++)
        tell_piece(r, monuments_unit_words[c->unit[i].id], c->unit[i].cost);
    tell_piece(r, "weapon", c->weapon.cost);
    for (int i = 0; i < c->building_count; i++) {
        tell_piece(r, monuments_building_words[c->building[i].id],
                   c->building[i].cost);
    }
    tell_piece(r, "bridge", c->bridge.cost);
    tell_piece(r, "ferry", c->ferry.cost);
}

static void tell_layer(struct report *r, const struct monuments_layer *l)
{
    fact_begin(r->fact, "layer-needs-all");
    fact_number(r->fact, "layer", l->layer);
    fact_number(r->fact, "land", l->land);
    fact_number(r->fact, "workers", l->sacrifice);
    monuments_add_amounts("cost", monuments_amounts(l->cost), r->fact);
    report_send(r);
}

/* -- Cards ----------------------------------------------------------------- */

static void tell_action(struct report *r, const struct monuments_action *a)
{
    fact_begin(r->fact, "card-is");
    fact_thing(r->fact, "card", "card", monuments_card_words[a->id]);
    fact_word(r->fact, "rule", monuments_card_words[a->id]);
    monuments_add_amounts("cost", monuments_amounts(a->cost), r->fact);
    monuments_add_change("change", a->green.param, a->green.delta, r->fact);
    report_send(r);
}

static void tell_line(struct report *r, const struct monuments_score_line *l)
{
    fact_open(r->fact, NULL, "score-rule");
    fact_word(r->fact, "way", l->vp < 0 ? "minus" : "plus");
    fact_number(r->fact, "points", abs(l->vp));
    fact_number(r->fact, "per", l->per);
    fact_word(r->fact, "item", monuments_item_words[l->item]);
    fact_close(r->fact);
}

static void tell_lines(struct report *r, const struct monuments_score_line *l,
                       int count)
{
    for (int i = 0; i < count; i++)
        tell_line(r, &l[i]);
}

static void tell_sheet(struct report *r)
{
    fact_begin(r->fact, "sheet-counts");
    fact_list(r->fact, "rules");
    tell_lines(r, content_of(r)->line, content_of(r)->line_count);
    fact_close(r->fact);
    report_send(r);
}

static void tell_score_card(struct report *r,
                            const struct monuments_score_card *c)
{
    fact_begin(r->fact, "score-card-counts");
    fact_thing(r->fact, "card", "score-card", c->id);
    fact_list(r->fact, "rules");
    tell_lines(r, c->replace, c->replace_count);
    tell_lines(r, c->extra, c->extra_count);
    fact_close(r->fact);
    report_send(r);
}

static void tell_ability(struct report *r, int ability)
{
    fact_begin(r->fact, "ability-is");
    fact_thing(r->fact, "ability", "ability", monuments_ability_words[ability]);
    fact_word(r->fact, "rule", monuments_ability_words[ability]);
    report_send(r);
}

static void tell_gifts(struct report *r, const struct monuments_deck *d,
                       const struct monuments_personal_card *card)
{
    fact_begin(r->fact, "deck-gives");
    fact_thing(r->fact, "deck", "deck", d->id);
    fact_number(r->fact, "layer", card->layer);
    fact_list(r->fact, "options");
    for (int i = 0; i < card->option_count; i++) {
        fact_open(r->fact, NULL, "deck-option");
        monuments_add_effects(card->option[i].effect,
                              card->option[i].effect_count, r->fact);
        fact_close(r->fact);
    }
    fact_close(r->fact);
    report_send(r);
}

static void tell_bonus(struct report *r, int bonus)
{
    fact_begin(r->fact, "bonus-does");
    monuments_add_bonus(table_of(r), "bonus", bonus, r->fact);
    fact_number(r->fact, "layer", content_of(r)->common[bonus].layer);
    report_send(r);
}

static void tell_quest(struct report *r, int quest)
{
    fact_begin(r->fact, "quest-wants");
    fact_numbered(r->fact, "name", "quest-name",
                  content_of(r)->quest[quest].id);
    monuments_add_quest(table_of(r), "quest", quest, r->fact);
    report_send(r);
}

static void tell_decks(struct report *r)
{
    const struct monuments_content *c = content_of(r);
    for (int i = 0; i < c->deck_count; i++) {
        for (int k = 0; k < c->deck[i].card_count; k++)
            tell_gifts(r, &c->deck[i], &c->deck[i].card[k]);
    }
    for (size_t i = 0; i < COUNT_OF(table_of(r)->commons); i++) {
        for (uint64_t m = table_of(r)->commons[i]; m; m = bits_rest(m))
            tell_bonus(r, bits_first(m));
    }
    for (size_t i = 0; i < COUNT_OF(table_of(r)->in_deck); i++) {
        for (uint64_t m = table_of(r)->in_deck[i]; m; m = bits_rest(m))
            tell_quest(r, bits_first(m));
    }
}

void monuments_tell_printed(struct report *r)
{
    const struct monuments_content *c = content_of(r);
    tell_pieces(r);
    for (int i = 0; i < c->layer_count; i++)
        tell_layer(r, &c->layer[i]);
    for (int i = 0; i < c->action_count; i++)
        tell_action(r, &c->action[i]);
    tell_sheet(r);
    for (int i = 0; i < c->score_card_count; i++)
        tell_score_card(r, &c->score_card[i]);
    for (int i = 0; i < c->ability_count; i++)
        tell_ability(r, c->ability[i].id);
    tell_decks(r);
}
