/* quest.c - drawing, keeping and completing quests. */
#include "games/monuments/quest.h"

#include "base/num.h"
#include "games/monuments/bytes.h"
#include "games/monuments/count.h"
#include "games/monuments/offer.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* -- The card -------------------------------------------------------------- */

int monuments_drawn_count(const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < MONUMENTS_SEATS);
    int n = 0;
    while (n < MONUMENTS_DRAWN && s->dealt[seat][n] != FIELD_NONE)
        n++;
    return n;
}

/* MO-15.1: the deck of one's layers, MO-15.2: or as many as it has. */
void monuments_quest_begin(const struct monuments_table *t,
                           struct monuments_state *s)
{
    assert(s->layers[s->turn] <= MONUMENTS_LAYERS);
    int deck = t->deck_of_layer[s->layers[s->turn]];
    int wanted = monuments_param(t, s, s->turn, PARAM_QUEST_DRAW);
    s->drawn_pile = u8(deck);
    s->left = u8(wanted < s->pile[deck] ? wanted : s->pile[deck]);
    monuments_push(s, NODE_KEEP);
    monuments_push(s, NODE_DRAW);
}

/* MO-15.3: every card of the deck is equally likely. */
void monuments_draw_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_DRAW);
    for (uint64_t m = s->left ? t->in_deck[s->drawn_pile] : 0; m;
         m = bits_rest(m)) {
        if (s->where[bits_first(m)] == WHERE_DECK)
            monuments_offer(out, seat, MOVE_DRAW, bits_first(m), s->turn);
    }
}

void monuments_draw_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_DRAW);
    assert(s->where[m.arg[0]] == WHERE_DECK && s->pile[s->drawn_pile] > 0);
    (void)t;
    s->dealt[s->turn][monuments_drawn_count(s, s->turn)] = m.arg[0];
    s->where[m.arg[0]] = u8(WHERE_HELD + s->turn);
    s->pile[s->drawn_pile]--;
    monuments_count_down(s);
}

/* MO-15.3: any of them, at least as many as the rules say. */
void monuments_keep_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_KEEP);
    int drawn = monuments_drawn_count(s, seat);
    int least = t->content.limits.quest_keep_min;
    least = least < drawn ? least : drawn;
    for (int mask = 1; mask < 1 << drawn; mask++) {
        if (bits_count((uint64_t)mask) >= least) {
            monuments_offer(out, seat, MOVE_KEEP, mask,
                            bits_count((uint64_t)mask));
        }
    }
}

/* The others go back into the deck. */
void monuments_keep_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_KEEP);
    int seat = s->turn;
    int drawn = monuments_drawn_count(s, seat);
    for (int i = 0; i < drawn; i++) {
        int quest = s->dealt[seat][i];
        int deck = t->content.quest[quest].deck;
        bool kept = m.arg[0] >> i & 1;
        s->where[quest] = kept ? u8(WHERE_OPEN + seat) : WHERE_DECK;
        s->quests[seat][deck] = u8(s->quests[seat][deck] + kept);
        s->pile[deck] = u8(s->pile[deck] + !kept);
        s->dealt[seat][i] = FIELD_NONE;
    }
    monuments_pop(s);
}

/* -- Completing ------------------------------------------------------------ */

/* Those of the quests that lie at one place, eight at a time. */
static uint64_t quests_at(const struct monuments_state *s, uint64_t among,
                          int where)
{
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_QUESTS / 8; i++) {
        if (among >> (8 * i) & 0xff) {
            set |= monuments_eight_equal(s->where + (size_t)i * 8, where)
                   << (8 * i);
        }
    }
    return set & among;
}

/* Quests of the decks that the seat has quests in progress of. */
static uint64_t quests_of(const struct monuments_table *t,
                          const struct monuments_state *s, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_QUEST_DECKS; i++)
        set |= s->quests[seat][i] ? t->in_deck[i] : 0;
    return set;
}

/* MO-15.6: until nothing more is fulfilled; a completed quest can fulfil one
 * that counts quests. */
void monuments_complete(const struct monuments_table *t,
                        struct monuments_state *s, uint64_t quests)
{
    assert(s->turn < t->seats);
    int seat = s->turn;
    uint64_t held = quests_of(t, s, seat);
    while (quests & held) {
        uint64_t set = quests_at(s, quests & held, WHERE_OPEN + seat);
        set = monuments_fulfilled(t, s, seat, set);
        quests = set ? UINT64_MAX : 0;
        for (; set; set = bits_rest(set)) {
            int quest = bits_first(set);
            s->where[quest] = u8(WHERE_DONE + seat);
            s->quests[seat][t->content.quest[quest].deck]--;
        }
    }
}
