/* check_cards.c - what the rules demand of the cards: scoring, bonuses, quests. */
#include "games/monuments/check_internal.h"
#include "games/monuments/state.h"

#include <assert.h>
#include <string.h>

/* -- Scoring --------------------------------------------------------------- */

static bool score_card_fits(const struct monuments_content *c, int i,
                            struct text *why)
{
    const struct monuments_score_card *card = &c->score_card[i];
    for (int k = 0; k < card->replace_count; k++) {
        int item = card->replace[k].item;
        if (item >= MONUMENTS_DEFAULT_LINES) {
            return REFUSE("score_cards[%d].replace[%d].item is \"%s\"; only "
                          "the six lines of score_lines can be replaced",
                          i, k, monuments_item_words[item]);
        }
    }
    return true;
}

static bool scoring_fits(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_DEFAULT_LINES; i++) {
        if (c->line[i].item != i) {
            return REFUSE("score_lines[%d].item is out of order; it is \"%s\"",
                          i, monuments_item_words[i]);
        }
    }
    for (int i = 0; i < c->score_card_count; i++) {
        if (!score_card_fits(c, i, why))
            return false;
    }
    return true;
}

/* -- Bonus cards (MO-19) --------------------------------------------------- */

static int total(const uint8_t *n, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* Has the effect what its kind needs? */
static bool is_complete(const struct monuments_effect *e)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_MILITARY:
    case MONUMENTS_EFFECT_KINDS:
        return true;
    case EFFECT_MOD:
        return e->delta != 0;
    case EFFECT_VP:
    case EFFECT_WORKER:
    case EFFECT_UPGRADE:
        return e->n > 0;
    case EFFECT_VP_PER:
        return e->per > 0 && e->vp != 0;
    case EFFECT_RES:
        return total(e->res, MONUMENTS_TYPES) > 0;
    case EFFECT_BUILD:
        return e->type != WORKSHOP && e->type != FARM;
    case EFFECT_UNLOCK:
        return total(e->pieces, MONUMENTS_LOCKABLE) > 0;
    }
    return false;
}

/* What is missing; NULL: nothing. */
static const char *missing(const struct monuments_effect *e)
{
    static const char *const needs[MONUMENTS_EFFECT_KINDS] = {
        [EFFECT_MOD] = "MOD has a param and a delta that is not 0",
        [EFFECT_VP] = "VP has n of at least 1",
        [EFFECT_VP_PER] = "VP_PER has item, per and vp",
        [EFFECT_RES] = "RES has res, not all 0",
        [EFFECT_WORKER] = "WORKER has n of at least 1",
        [EFFECT_BUILD] = "BUILD has a type, but no workshop or farm",
        [EFFECT_UNLOCK] = "UNLOCK has pieces, not all 0",
        [EFFECT_UPGRADE] = "UPGRADE has n of at least 1",
    };
    return is_complete(e) ? NULL : needs[e->kind];
}

static bool common_fits(const struct monuments_content *c, int i,
                        struct text *why)
{
    const struct monuments_common *card = &c->common[i];
    if (card->id != i + 1) {
        return REFUSE("common_bonuses[%d].id is %d; cards are numbered from 1 "
                      "in the order of the list",
                      i, card->id);
    }
    for (int k = 0; k < card->effect_count; k++) {
        const struct monuments_effect *e = &card->effect[k];
        if (e->kind > EFFECT_VP_PER) {
            return REFUSE("common_bonuses[%d].effects[%d].kind happens once; a "
                          "common bonus has MILITARY, MOD, VP or VP_PER",
                          i, k);
        }
        if (missing(e)) {
            return REFUSE("common_bonuses[%d].effects[%d] is not complete; %s",
                          i, k, missing(e));
        }
    }
    for (int k = 0; k < i; k++) {
        if (memcmp(c->common[k].key, card->key, PART_NAME_SIZE) == 0
            && c->common[k].copies != card->copies) {
            return REFUSE("common_bonuses[%d].copies_per_player is %d; "
                          "common_bonuses[%d] of the same key says %d",
                          i, card->copies, k, c->common[k].copies);
        }
    }
    return true;
}

static bool option_fits(const struct monuments_option *o, const int place[3],
                        struct text *why)
{
    for (int k = 0; k < o->effect_count; k++) {
        const struct monuments_effect *e = &o->effect[k];
        const char *lack = e->kind < EFFECT_RES
                               ? "a personal bonus has RES, WORKER, BUILD, "
                                 "UNLOCK or UPGRADE"
                               : missing(e);
        if (lack) {
            return REFUSE("personal_decks[%d].cards[%d].options[%d].effects"
                          "[%d] does not fit; %s",
                          place[0], place[1], place[2], k, lack);
        }
    }
    return true;
}

static bool deck_fits(const struct monuments_content *c, int i,
                      struct text *why)
{
    const struct monuments_deck *d = &c->deck[i];
    for (int k = 0; k < MONUMENTS_LOCKABLE; k++) {
        int all = k < LOCK_ARMY ? c->supplies.building[k]
                                : c->supplies.military[k - LOCK_ARMY];
        if (d->available[k] > all) {
            return REFUSE("personal_decks[%d].available has %d of a piece; "
                          "supplies has %d",
                          i, d->available[k], all);
        }
    }
    for (int k = 0; k < MONUMENTS_LAYERS - 1; k++) {
        if (d->card[k].layer != k + 1) {
            return REFUSE("personal_decks[%d].cards[%d].layer is %d; it is %d",
                          i, k, d->card[k].layer, k + 1);
        }
        for (int n = 0; n < d->card[k].option_count; n++) {
            if (!option_fits(&d->card[k].option[n], (int[]){i, k, n}, why))
                return false;
        }
    }
    return true;
}

/* -- Quests (MO-15, MO-20) ------------------------------------------------- */

static bool quest_decks_fit(const struct monuments_content *c, struct text *why)
{
    int seen[MONUMENTS_LAYERS + 1] = {0};
    if (c->quest_deck[0].layer_count > 0) {
        return REFUSE("quest_decks[0].layers is there; the first deck is that "
                      "of the starting quests, leave it out");
    }
    for (int i = 0; i < c->quest_deck_count; i++) {
        for (int k = 0; k < c->quest_deck[i].layer_count; k++)
            seen[c->quest_deck[i].layer[k]]++;
    }
    for (int i = 0; i <= MONUMENTS_LAYERS; i++) {
        if (seen[i] != 1) {
            return REFUSE("quest_decks has %d decks for %d layers; there is "
                          "exactly 1",
                          seen[i], i);
        }
    }
    return true;
}

#define ARG(name) (1U << ARG_##name)

static bool arg_fits(int kind, int arg)
{
    static const unsigned allowed[MONUMENTS_COUNTS] = {
        [COUNT_AREA] = ARG(ANY) | ARG(FOREST) | ARG(PASTURE) | ARG(MOUNTAIN)
                       | ARG(FIELD) | ARG(ISLAND) | ARG(FOREIGN) | ARG(WATER),
        [COUNT_RES] = ARG(ANY) | ARG(WOOD) | ARG(SHEEP) | ARG(METAL)
                      | ARG(WHEAT),
        [COUNT_UNIT] = ARG(WORKER) | ARG(ARMY) | ARG(NAVY) | ARG(AIRFORCE)
                       | ARG(MILITARY) | ARG(WEAPON),
        [COUNT_BUILDING] = ARG(ANY) | ARG(FORT) | ARG(TOWN) | ARG(FACTORY),
        [COUNT_TOKEN] = ARG(BRIDGE) | ARG(FERRY),
        [COUNT_HEX_MAX] = ARG(RES) | ARG(WORKER),
        [COUNT_POWER] = ARG(ANY),
        [COUNT_UPGRADES] = ARG(ANY),
        [COUNT_LAYERS] = ARG(ANY),
        [COUNT_BATTLES] = ARG(ANY),
        [COUNT_QUESTS] = ARG(ANY),
    };
    return allowed[kind] >> arg & 1;
}

static bool quest_fits(const struct monuments_content *c, int i,
                       struct text *why)
{
    const struct monuments_quest *q = &c->quest[i];
    if (q->id != i + 1) {
        return REFUSE("quests[%d].id is %d; quests are numbered from 1 in the "
                      "order of the list",
                      i, q->id);
    }
    for (int k = 0; k < q->condition_count; k++) {
        const struct monuments_condition *n = &q->condition[k];
        if (!arg_fits(n->kind, n->arg)) {
            return REFUSE("quests[%d].conditions[%d].arg is \"%s\"; %s does "
                          "not count that, see rules MO-20",
                          i, k, monuments_arg_words[n->arg],
                          monuments_condition_words[n->kind]);
        }
    }
    return true;
}

/* MO-3.9, MO-4.10: enough to deal, and something to draw in the first turn. */
static bool quests_suffice(const struct monuments_content *c, int players,
                           struct text *why)
{
    int dealt = players * c->limits.start_quests;
    int start = 0;
    int first = 0;
    for (int i = 0; i < c->quest_count; i++) {
        const struct monuments_quest_deck *d = &c->quest_deck[c->quest[i].deck];
        if (c->quest[i].min_players > players)
            continue;
        start += c->quest[i].deck == 0;
        for (int k = 0; k < d->layer_count; k++)
            first += d->layer[k] == 0;
    }
    if (start < dealt) {
        return REFUSE("quests has %d starting quests for %d players; %d are "
                      "dealt",
                      start, players, dealt);
    }
    if (first == 0) {
        return REFUSE("quests has none to draw without layers for %d players; "
                      "add one",
                      players);
    }
    return true;
}

/* -- All of it ------------------------------------------------------------- */

bool monuments_cards_fit(const struct monuments_content *c, struct text *why)
{
    assert(c && why);
    bool fits = scoring_fits(c, why) && quest_decks_fit(c, why);
    for (int i = 0; fits && i < c->common_count; i++)
        fits = common_fits(c, i, why);
    for (int i = 0; fits && i < c->deck_count; i++)
        fits = deck_fits(c, i, why);
    for (int i = 0; fits && i < c->quest_count; i++)
        fits = quest_fits(c, i, why);
    for (int n = MONUMENTS_SEATS_MIN; fits && n <= MONUMENTS_SEATS; n++)
        fits = quests_suffice(c, n, why);
    return fits;
}
