/* score.c - the score sheet line by line, and the reasons (MO-21). */
#include "games/monuments/score.h"

#include "games/monuments/count.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

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

static void explain_line(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_score_line *l, struct text *out)
{
    text_add(out, "%d %s, %d per %d", monuments_item(t, s, seat, l->item),
             monuments_item_words[l->item], l->vp, l->per);
}

static void explain_card(const struct monuments_score_card *card,
                         struct text *out)
{
    text_add(out, " (score card %s)", card->id);
}

static void explain_bonus(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct text *out)
{
    const char *comma = "";
    for (uint64_t m = s->commons[seat]; m; m = bits_rest(m)) {
        const struct monuments_common *c = &t->content.common[bits_first(m)];
        int points = bonus_points(t, s, seat, c);
        if (points != 0) {
            text_add(out, "%s%s %d", comma, c->key, points);
            comma = ", ";
        }
    }
    if (*comma == '\0')
        text_add(out, "no card with points");
}

static void explain_quests(const struct monuments_table *t,
                           const struct monuments_state *s, int where,
                           struct text *out)
{
    const char *comma = "";
    for (int i = 0; i < t->content.quest_count; i++) {
        const struct monuments_quest *q = &t->content.quest[i];
        if (s->where[i] != where)
            continue;
        text_add(out, "%squest %d %d", comma, q->id,
                 where >= WHERE_DONE ? q->reward : q->penalty);
        comma = ", ";
    }
    if (*comma == '\0')
        text_add(out, "none known");
}

void monuments_explain(const struct table *table, const struct state *state,
                       int seat, int line, struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    const struct monuments_score_card *card = card_of(t, s, seat);
    int extras = card->extra_count;
    if (line < MONUMENTS_DEFAULT_LINES) {
        const struct monuments_score_line *l = line_of(t, s, seat, line);
        explain_line(t, s, seat, l, out);
        if (l != &t->content.line[line])
            explain_card(card, out);
        return;
    }
    line -= MONUMENTS_DEFAULT_LINES;
    if (line < extras) {
        explain_line(t, s, seat, &card->extra[line], out);
        explain_card(card, out);
    } else if (line == extras) {
        explain_bonus(t, s, seat, out);
    } else {
        explain_quests(
            t, s, (line == extras + 1 ? WHERE_DONE : WHERE_OPEN) + seat, out);
    }
}
