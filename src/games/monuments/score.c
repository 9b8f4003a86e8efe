/* score.c - the score sheet line by line, and the reasons (MO-21). */
#include "games/monuments/score.h"

#include "games/monuments/count.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

/* clang-format off */
static const char *const extra_labels[MONUMENTS_ITEMS] = {
    [ITEM_LAYERS]    = "extra-layers",   [ITEM_RESOURCES] = "extra-resources",
    [ITEM_WORKERS]   = "extra-workers",  [ITEM_LAND]      = "extra-land",
    [ITEM_POWER]     = "extra-power",    [ITEM_UPGRADES]  = "extra-upgrades",
    [ITEM_QUESTS]    = "extra-quests",   [ITEM_ISLANDS]   = "extra-islands",
    [ITEM_BUILDINGS] = "extra-buildings",
};
/* clang-format on */

/* MO-0.9, MO-21.1: divisions round down. */
static int points_of(const struct monuments_table *t,
                     const struct monuments_state *s, int seat,
                     const struct monuments_score_line *l)
{
    return l->vp * (monuments_item(t, s, seat, l->item) / l->per);
}

static const struct monuments_score_card *card_of(
    const struct monuments_table *t, const struct monuments_state *s, int seat)
{
    static const struct monuments_score_card plain = {.id = "none"};
    int card = s->score_card[seat];
    return card == FIELD_NONE ? &plain : &t->content.score_card[card];
}

/* MO-21.2: the score card replaces lines. */
static const struct monuments_score_line *line_of(
    const struct monuments_table *t, const struct monuments_state *s, int seat,
    int i)
{
    const struct monuments_score_card *card = card_of(t, s, seat);
    for (int k = 0; k < card->replace_count; k++) {
        if (card->replace[k].item == t->content.line[i].item)
            return &card->replace[k];
    }
    return &t->content.line[i];
}

/* MO-19.3: VP and VP_PER of the common bonuses. */
static int bonus_points(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        const struct monuments_common *c)
{
    int points = 0;
    for (int i = 0; i < c->effect_count; i++) {
        const struct monuments_effect *e = &c->effect[i];
        struct monuments_score_line l = {e->item, e->vp, e->per};
        if (e->kind == EFFECT_VP)
            points += e->n;
        if (e->kind == EFFECT_VP_PER)
            points += points_of(t, s, seat, &l);
    }
    return points;
}

static int bonuses(const struct monuments_table *t,
                   const struct monuments_state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < t->content.common_count; i++) {
        if (s->commons[seat] >> i & 1)
            points += bonus_points(t, s, seat, &t->content.common[i]);
    }
    return points;
}

/* MO-21.3: a quest that the viewer may not see counts nothing for him. */
static int rewards(const struct monuments_table *t,
                   const struct monuments_state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        if (s->where[i] == WHERE_DONE + seat)
            points += t->content.quest[i].reward;
    }
    return points;
}

static int penalties(const struct monuments_table *t,
                     const struct monuments_state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        if (s->where[i] == WHERE_OPEN + seat)
            points += t->content.quest[i].penalty;
    }
    return points;
}

void monuments_score(const struct table *table, const struct state *state,
                     int seat, struct score *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(seat >= 0 && seat < t->seats);
    const struct monuments_score_card *card = card_of(t, s, seat);
    score_clear(out);
    for (int i = 0; i < MONUMENTS_DEFAULT_LINES; i++) {
        const struct monuments_score_line *l = line_of(t, s, seat, i);
        score_add(out, monuments_item_words[l->item], points_of(t, s, seat, l));
    }
    for (int i = 0; i < card->extra_count; i++) {
        score_add(out, extra_labels[card->extra[i].item],
                  points_of(t, s, seat, &card->extra[i]));
    }
    score_add(out, "bonus", bonuses(t, s, seat));
    score_add(out, "quests", rewards(t, s, seat));
    score_add(out, "open-quests", penalties(t, s, seat));
    out->tiebreak[0] = s->layers[seat]; /* MO-21.7 */
    out->tiebreak[1] = monuments_item(t, s, seat, ITEM_POWER);
    out->tiebreak[2] = monuments_item(t, s, seat, ITEM_RESOURCES);
}

/* -- Reasons --------------------------------------------------------------- */

/* So many things with points have room in a fact. More nobody can have in play. */
enum { REASONS_MAX = 50 };
_Static_assert(2 + 3 * REASONS_MAX <= FACT_PARTS_MAX, "they have room");

/* `card` is NULL if the line is as printed. */
static void tell_line(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      const struct monuments_score_line *l,
                      const struct monuments_score_card *card, struct fact *f)
{
    fact_begin(f, "why-item");
    fact_number(f, "n", monuments_item(t, s, seat, l->item));
    fact_word(f, "item", monuments_item_words[l->item]);
    fact_number(f, "points", l->vp);
    fact_number(f, "per", l->per);
    fact_word(f, "by", card ? "card" : "sheet");
    if (card)
        fact_thing(f, "card", "score-card", card->id);
}

static void tell_bonuses(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct fact *f)
{
    int left = REASONS_MAX;
    fact_begin(f, "why-bonuses");
    fact_list(f, "bonuses");
    for (uint64_t m = s->commons[seat]; m && left > 0; m = bits_rest(m)) {
        const struct monuments_common *c = &t->content.common[bits_first(m)];
        int points = bonus_points(t, s, seat, c);
        if (points == 0)
            continue;
        fact_open(f, NULL, "bonus-points");
        fact_word(f, "key", c->key);
        fact_number(f, "points", points);
        fact_close(f);
        left--;
    }
    fact_close(f);
}

static void tell_quests(const struct monuments_table *t,
                        const struct monuments_state *s, int where,
                        struct fact *f)
{
    int left = REASONS_MAX;
    fact_begin(f, "why-quests");
    fact_list(f, "quests");
    for (int i = 0; i < t->content.quest_count && left > 0; i++) {
        const struct monuments_quest *q = &t->content.quest[i];
        if (s->where[i] != where)
            continue;
        fact_open(f, NULL, "quest-points");
        fact_number(f, "id", q->id);
        fact_number(f, "points", where >= WHERE_DONE ? q->reward : q->penalty);
        fact_close(f);
        left--;
    }
    fact_close(f);
}

void monuments_tell_points(const struct table *table, const struct state *state,
                           int seat, int line, struct fact *f)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    assert(seat >= 0 && seat < t->seats);
    assert(line >= 0);
    const struct monuments_score_card *card = card_of(t, s, seat);
    int extra = line - MONUMENTS_DEFAULT_LINES;
    if (extra < 0) {
        const struct monuments_score_line *l = line_of(t, s, seat, line);
        bool is_printed = l == &t->content.line[line];
        tell_line(t, s, seat, l, is_printed ? NULL : card, f);
    } else if (extra < card->extra_count) {
        tell_line(t, s, seat, &card->extra[extra], card, f);
    } else if (extra == card->extra_count) {
        tell_bonuses(t, s, seat, f);
    } else {
        bool done = extra == card->extra_count + 1;
        tell_quests(t, s, (done ? WHERE_DONE : WHERE_OPEN) + seat, f);
    }
    fact_close(f);
}
