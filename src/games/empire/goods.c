/* goods.c - what sets of goods are worth. */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

static int cards_of(const struct empire_table *t, const struct empire_state *s,
                    int seat, int good)
{
    int n = 0;
    for (int i = 0; i < EMPIRE_PIECES; i++)
        n += (i + 1) * bits_count(s->cards[seat] & t->good_cards[good][i]);
    return n;
}

/* EM-5.5: a token counts for whoever holds its region. */
static void count_tokens(const struct empire_table *t,
                         const struct empire_state *s, const struct control *c,
                         int seat, struct goods *out)
{
    for (uint32_t m = t->token_regions & c->held[seat]; m; m &= m - 1) {
        int good = s->token[bits_first(m)];
        if (good < EMPIRE_GOODS)
            out->tokens[good]++;
    }
}

void empire_goods_count(const struct empire_table *t,
                        const struct empire_state *s, const struct control *c,
                        int seat, struct goods *out)
{
    assert(seat >= 0 && seat < t->seats);
    memset(out, 0, sizeof *out);
    for (int g = 0; g < t->content.good_count; g++)
        out->cards[g] = u8(cards_of(t, s, seat, g));
    count_tokens(t, s, c, seat, out);
    out->wild_cards = u8(bits_count(s->cards[seat] & t->wild_cards));
    if (out->wild_cards > 0)
        empire_goods_assign_wilds(t, out);
}

int empire_goods_points(const struct empire_table *t, const struct goods *g,
                        int good)
{
    assert(good >= 0 && good < t->content.good_count);
    assert((size_t)(g->cards[good] + g->tokens[good] + g->wilds[good])
           < sizeof t->vp[good]);
    return t->vp[good][g->cards[good] + g->tokens[good] + g->wilds[good]];
}

/* The most points from `wilds` wild cards on the goods from `good` on, and how
 * many of them the first of these goods takes. */
struct best {
    int points[EMPIRE_CARDS + 1];
    uint8_t taken[EMPIRE_CARDS + 1];
};

/* EM-5.4: only goods that are owned take wilds. Of equal ways the one that
 * gives the earlier good more is kept, so that the answer is always the same. */
static void find_best(const struct empire_table *t, const struct goods *g,
                      int good, const struct best *rest, struct best *out)
{
    int owned = g->cards[good] + g->tokens[good];
    for (int n = 0; n <= g->wild_cards; n++) {
        out->points[n] = t->vp[good][owned] + rest->points[n];
        out->taken[n] = 0;
        for (int w = 1; owned && w <= n; w++) {
            int points = t->vp[good][owned + w] + rest->points[n - w];
            out->taken[n] = points >= out->points[n] ? u8(w) : out->taken[n];
            out->points[n] = points >= out->points[n] ? points : out->points[n];
        }
    }
}

/* The best for n wilds on all goods follows from the best on one good less, so
 * every way is covered. */
void empire_goods_assign_wilds(const struct empire_table *t, struct goods *g)
{
    struct best best[EMPIRE_GOODS + 1];
    int goods = t->content.good_count;
    int wilds = g->wild_cards;
    assert(wilds <= EMPIRE_CARDS && goods <= EMPIRE_GOODS);
    memset(&best[goods], 0, sizeof best[goods]);
    for (int i = goods - 1; i >= 0; i--)
        find_best(t, g, i, &best[i + 1], &best[i]);
    for (int i = 0; i < goods; i++) {
        g->wilds[i] = best[i].taken[wilds];
        wilds -= g->wilds[i];
    }
}
