#include "search/tree.h"

#include <assert.h>

void tree_clear(struct tree *t)
{
    assert(t->room > TREE_ROOT + 1);
    t->node[0] = (struct node){.visits = 0};
    t->node[TREE_ROOT] = (struct node){.visits = 0};
    t->count = TREE_ROOT + 1;
}

/* Links a new node in after `before`, or as the first child. */
static uint32_t insert(struct tree *t, uint32_t parent, uint32_t before,
                       struct move m)
{
    uint32_t made = t->count++;
    uint32_t *link = before ? &t->node[before].next : &t->node[parent].child;
    t->node[made] = (struct node){.move = m, .next = *link};
    *link = made;
    return made;
}

/* Both the list and the children are sorted: one walk over both. */
bool tree_children(struct tree *t, uint32_t parent, const struct move_list *l,
                   uint32_t child[GAME_MOVES_MAX])
{
    assert(parent < t->count);
    uint32_t before = 0;
    uint32_t at = t->node[parent].child;
    if (t->room - t->count < (uint32_t)l->count)
        return false;
    for (int i = 0; i < l->count; i++) {
        while (at && move_compare(t->node[at].move, l->move[i]) < 0) {
            before = at;
            at = t->node[at].next;
        }
        bool there = at && move_compare(t->node[at].move, l->move[i]) == 0;
        child[i] = there ? at : insert(t, parent, before, l->move[i]);
        before = child[i];
        at = t->node[before].next;
    }
    return true;
}

uint32_t tree_child(struct tree *t, uint32_t parent, struct move m)
{
    uint32_t child[GAME_MOVES_MAX];
    struct move_list one;
    one.count = 1;
    one.move[0] = m;
    return tree_children(t, parent, &one, child) ? child[0] : 0;
}

uint32_t tree_find(const struct tree *t, uint32_t parent, struct move m)
{
    uint32_t at = t->node[parent].child;
    while (at && move_compare(t->node[at].move, m) != 0)
        at = t->node[at].next;
    return at;
}
