/* table.c - content and set-up laid out for the rules to read. */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

static const struct empire_content *content(const struct content *c)
{
    return (const struct empire_content *)(const void *)c;
}

static void join(uint32_t neighbours[], const uint8_t edge[2])
{
    neighbours[edge[0]] |= 1U << edge[1];
    neighbours[edge[1]] |= 1U << edge[0];
}

static void lay_map(struct empire_table *t)
{
    const struct empire_map *m = t->map;
    for (int i = 0; i < m->land_count; i++) {
        join(t->land, m->land[i]);
        join(t->any, m->land[i]);
    }
    for (int i = 0; i < m->sea_count; i++)
        join(t->any, m->sea[i]);
    for (int r = 0; r < m->region_count; r++) {
        t->regions |= 1U << r;
        t->by_land |= t->land[r] ? 1U << r : 0;
        t->continent[m->region[r].continent] |= 1U << r;
    }
    for (int i = 0; i < m->token_count; i++)
        t->token_regions |= 1U << m->token_region[i];
    t->start_region = m->start;
    t->start = 1U << m->start;
}

/* EM-1.1: cards marked with more players stay in the box. */
static void lay_cards(struct empire_table *t, bool other_printing)
{
    for (int i = 0; i < t->content.card_count; i++) {
        const struct empire_card *c = &t->content.cards[i];
        bool other = other_printing && c->has_other_printing;
        t->deed[i] = other ? c->other_printing : c->deed;
        if (c->min_players > t->seats)
            continue;
        t->deck |= bits_bit(i);
        if (c->good == EMPIRE_WILD) {
            t->wild_cards |= bits_bit(i);
        } else {
            t->good_cards[c->good][c->pieces - 1] |= bits_bit(i);
        }
    }
}

/* EM-5.4: the largest number reached counts; more gives no more. */
static int worth(const struct empire_good *good, int pieces)
{
    int vp = 0;
    for (int i = 0; i < good->row_count && pieces >= good->row[i].pieces; i++)
        vp = good->row[i].vp;
    return vp;
}

static void lay_goods(struct empire_table *t)
{
    for (int g = 0; g < t->content.good_count; g++) {
        for (int n = 0; n < COUNT_OF(t->vp[g]); n++)
            t->vp[g][n] = u8(worth(&t->content.goods[g], n));
    }
}

enum err empire_lay(struct table *table, const struct content *c,
                    const struct setup *how, struct text *why)
{
    assert(how->seats >= EMPIRE_SEATS_MIN && how->seats <= EMPIRE_SEATS);
    struct empire_table *t = (struct empire_table *)(void *)table;
    int youngest = how->option[OPTION_TIE] - 1;
    if (youngest >= how->seats) {
        text_add(why,
                 "tie=%d names a seat that is not there; %d seats are "
                 "numbered from 0",
                 youngest, how->seats);
        return ERR_BAD_TEXT;
    }
    memset(t, 0, sizeof *t);
    t->content = *content(c);
    t->map = &t->content.maps[how->option[OPTION_MAP]];
    const struct empire_players *p =
        &t->content.players[how->seats - EMPIRE_SEATS_MIN];
    t->seats = u8(how->seats);
    t->games = how->option[OPTION_FULL_GAME] ? EMPIRE_GAMES : 1;
    t->tie_by_die = youngest < 0;
    t->youngest = youngest < 0 ? 0 : u8(youngest);
    t->tokens_on = how->option[OPTION_TOKENS] != 0;
    t->coins = p->coins;
    t->cards_each = p->cards_each;
    t->neutral_armies = p->neutral_armies;
    t->neutral = t->seats;
    t->owners = u8(t->seats + (t->neutral_armies > 0));
    lay_map(t);
    lay_cards(t, how->option[OPTION_OTHER_PRINTING] != 0);
    lay_goods(t);
    return ERR_OK;
}

/* A turn at its longest: the card, the part, every step of both parts and a
 * stop for each of them, and the new card. */
int empire_moves_max(const struct table *table)
{
    const struct empire_table *t = empire_table(table);
    assert(t->map && t->games > 0 && t->games <= EMPIRE_GAMES);
    int longest = 0;
    for (int i = 0; i < t->content.card_count; i++) {
        const struct empire_deed *d = &t->deed[i];
        int steps = 0;
        for (int k = 0; k < d->step_count; k++)
            steps += d->step[k].n + 1;
        longest = steps > longest ? steps : longest;
    }
    int opening = t->content.price_count + t->map->token_count
                  + t->neutral_armies + t->seats + 2;
    return t->games * (opening + t->seats * t->cards_each * (longest + 3));
}
