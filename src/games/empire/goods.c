/* goods.c - what sets of goods are worth. */
#include "games/empire/state.h"

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

void goods_count(const struct empire_table *t, const struct empire_state *s,
                 const struct control *c, int seat, struct goods *out)
{
    memset(out, 0, sizeof *out);
    for (int g = 0; g < t->content.good_count; g++)
        out->cards[g] = u8(cards_of(t, s, seat, g));
    count_tokens(t, s, c, seat, out);
    out->wild_cards = u8(bits_count(s->cards[seat] & t->wild_cards));
    if (out->wild_cards > 0)
        goods_assign_wilds(t, out);
}

int goods_points(const struct empire_table *t, const struct goods *g, int good)
{
    return t->vp[good][g->cards[good] + g->tokens[good] + g->wilds[good]];
}

/* EM-5.4: wilds go where they bring most, only to goods that are owned. The
 * best for the first goods and n wilds follows from the best for one good
 * less, so all ways are covered. Of equal ways the one that gives the earlier
 * goods more wins, so that the answer is always the same. */
void goods_assign_wilds(const struct empire_table *t, struct goods *g)
{
    int best[EMPIRE_GOODS + 1][EMPIRE_CARDS + 1];
    uint8_t used[EMPIRE_GOODS][EMPIRE_CARDS + 1];
    int wilds = g->wild_cards;
    memset(best[t->content.good_count], 0,
           sizeof best[0][0] * (size_t)(wilds + 1));
    for (int k = t->content.good_count - 1; k >= 0; k--) {
        int owned = g->cards[k] + g->tokens[k];
        for (int n = 0; n <= wilds; n++) {
            best[k][n] = -1;
            for (int w = owned ? n : 0; w >= 0; w--) {
                int points = t->vp[k][owned + w] + best[k + 1][n - w];
                if (points > best[k][n]) {
                    best[k][n] = points;
                    used[k][n] = u8(w);
                }
            }
        }
    }
    for (int k = 0; k < t->content.good_count; k++) {
        g->wilds[k] = used[k][wilds];
        wilds -= g->wilds[k];
    }
}
