/* offer.c - offers in their order. */
#include "games/monuments/offer.h"

#include <assert.h>

void monuments_sort(struct move_list *out, int first)
{
    assert(first >= 0 && first <= out->count);
    for (int i = first + 1; i < out->count; i++) {
        struct move m = out->move[i];
        int k = i;
        for (; k > first && move_compare(out->move[k - 1], m) > 0; k--)
            out->move[k] = out->move[k - 1];
        out->move[k] = m;
    }
}
