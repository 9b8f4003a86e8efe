/* invariants.c - what no play can lead to. Views hold as well as full states:
 * a hidden bid is a bid. */
#include "games/empire/state.h"

#include <assert.h>

static bool pieces_fit(const struct empire_table *t,
                       const struct empire_state *s, struct text *why)
{
    for (int i = 0; i < t->owners; i++) {
        bool neutral = i == t->neutral;
        int limit = neutral ? t->neutral_armies : t->content.armies;
        int armies = bits_sum(s->armies[i]);
        int cities = neutral ? 0 : bits_sum(s->cities[i]);
        if (armies > limit) {
            text_add(why, "%s has %d of %d armies on the board",
                     empire_owner_name(t, i), armies, limit);
            return false;
        }
        if (cities > t->content.cities) {
            text_add(why, "%s has %d of %d cities on the board",
                     empire_owner_name(t, i), cities, t->content.cities);
            return false;
        }
    }
    return true;
}

/* Notes the card as seen; false if it was seen before or is not in the game. */
static bool see(const struct empire_table *t, uint64_t *seen, int card,
                struct text *why)
{
    if (t->deck & ~*seen & bits_bit(card)) {
        *seen |= bits_bit(card);
        return true;
    }
    text_add(why, "card %d is %s", t->content.cards[card].id,
             t->deck & bits_bit(card) ? "in two places"
                                      : "not used with so few players");
    return false;
}

static bool cards_fit(const struct empire_table *t,
                      const struct empire_state *s, struct text *why)
{
    uint64_t seen = 0;
    for (int i = 0; i < t->content.price_count; i++) {
        if (s->row[i] != FIELD_NONE && !see(t, &seen, s->row[i], why))
            return false;
    }
    for (int i = 0; i < t->seats; i++) {
        for (uint64_t m = s->cards[i]; m; m = bits_rest(m)) {
            if (!see(t, &seen, bits_first(m), why))
                return false;
        }
        if (bits_count(s->cards[i]) > t->cards_each) {
            text_add(why, "%s has %d cards; the game ends with %d",
                     empire_owner_name(t, i), bits_count(s->cards[i]),
                     t->cards_each);
            return false;
        }
    }
    return true;
}

/* The row has a gap only where the card lay that is being carried out. */
static bool row_fits(const struct empire_table *t, const struct empire_state *s,
                     struct text *why)
{
    int gaps = s->card == FIELD_NONE ? 0 : 1;
    int open = 0;
    for (int i = t->content.price_count - 1; i >= 0; i--) {
        if (s->row[i] != FIELD_NONE) {
            open++;
        } else if (open > 0 && gaps-- == 0) {
            text_add(why, "the row has a gap at place %d", i + 1);
            return false;
        }
    }
    if (s->card != FIELD_NONE && open == t->content.price_count) {
        text_add(why, "the row is full, but a card was taken from it");
        return false;
    }
    if (open == 0 && s->phase == PHASE_TAKE) {
        text_add(why, "the row has no card to take");
        return false;
    }
    return true;
}

static bool card_is_active(const struct empire_state *s)
{
    return s->phase == PHASE_CHOOSE || s->phase == PHASE_ACT;
}

static bool action_fits(const struct empire_table *t,
                        const struct empire_state *s, struct text *why)
{
    if (!card_is_active(s)) {
        if (s->card == FIELD_NONE && s->follow == FIELD_NONE && s->left == 0
            && s->part == 0)
            return true;
        text_add(why, "a card is being carried out outside of choose and act");
        return false;
    }
    if (s->card == FIELD_NONE || !(s->cards[s->turn] & bits_bit(s->card))) {
        text_add(why, "the card being carried out must be taken by %s",
                 empire_owner_name(t, s->turn));
        return false;
    }
    const struct empire_deed *d = &t->deed[s->card];
    bool fits = s->phase == PHASE_CHOOSE
                    ? d->join != JOIN_SINGLE && s->left == 0 && s->part == 0
                    : s->part < d->step_count && s->left > 0
                          && s->left <= d->step[s->part].n;
    fits = fits
           && (s->follow == FIELD_NONE
               || (d->join == JOIN_AND && s->phase == PHASE_ACT
                   && s->follow == 1 - s->part));
    if (!fits) {
        text_add(why, "card %d has no such part to carry out",
                 t->content.cards[s->card].id);
    }
    return fits;
}

/* EM-3.2: what can only be stopped has been stopped. */
static bool action_is_open(const struct empire_table *t,
                           const struct empire_state *s, struct text *why)
{
    if (s->phase != PHASE_ACT
        || empire_action_is_possible(t, s, action_now(t, s)->type))
        return true;
    text_add(why, "nothing is left to do with card %d",
             t->content.cards[s->card].id);
    return false;
}

/* What is wrong with the bid of a seat; NULL: nothing. */
static const char *bid_fault(const struct empire_table *t,
                             const struct empire_state *s, int seat)
{
    int bid = s->bid[seat];
    int coins = s->phase <= PHASE_TIE ? s->coins[seat] : t->coins;
    if (bid == FIELD_NONE) {
        return s->phase == PHASE_TIE ? "has not bid, but the bidding is over"
                                     : NULL;
    }
    if (s->phase < PHASE_BID)
        return "has a bid before the bidding";
    if (bid == FIELD_HIDDEN) {
        return s->phase > PHASE_BID ? "has a hidden bid after the bidding"
                                    : NULL;
    }
    return bid > coins ? "bids more than its coins" : NULL;
}

static bool bids_fit(const struct empire_table *t, const struct empire_state *s,
                     struct text *why)
{
    for (int i = 0; i < t->seats; i++) {
        const char *fault = bid_fault(t, s, i);
        if (fault) {
            text_add(why, "%s %s", empire_owner_name(t, i), fault);
            return false;
        }
    }
    if (s->phase == PHASE_BID && empire_opening_still_bidding(t, s) == 0) {
        text_add(why, "all bids are in, so the bidding is over");
        return false;
    }
    return true;
}

/* Phases that something must be left for. */
static bool phase_fits(const struct empire_table *t,
                       const struct empire_state *s, struct text *why)
{
    bool token_left = empire_opening_token_region(t, s) != EMPIRE_REGIONS;
    bool full = s->row[t->content.price_count - 1] != FIELD_NONE;
    bool deals = s->phase == PHASE_ROW || s->phase == PHASE_DEAL;
    bool fits = true;
    if (deals) {
        fits = !full && pile(t, s) != 0;
    } else if (s->phase == PHASE_TOKENS) {
        fits = t->tokens_on && token_left;
    } else if (s->phase == PHASE_NEUTRAL) {
        fits = t->neutral_armies > 0
               && bits_sum(s->armies[t->neutral]) < t->neutral_armies;
    }
    if (!fits)
        text_add(why, "nothing is left to do in this phase");
    return fits;
}

static bool coins_fit(const struct empire_table *t,
                      const struct empire_state *s, struct text *why)
{
    for (int i = 0; i < t->seats; i++) {
        if (s->coins[i] > t->coins) {
            text_add(why, "%s has %d coins; everybody started with %d",
                     empire_owner_name(t, i), s->coins[i], t->coins);
            return false;
        }
    }
    if (s->game >= t->games) {
        text_add(why, "game is %d; this match has %d", s->game, t->games);
        return false;
    }
    return true;
}

static bool tokens_fit(const struct empire_table *t,
                       const struct empire_state *s, struct text *why)
{
    for (int r = 0; r < t->map->region_count; r++) {
        bool allowed = t->tokens_on && (t->token_regions >> r & 1);
        if (s->token[r] != FIELD_NONE && !allowed) {
            text_add(why, "%s has a goods token, but no place for one",
                     t->map->region[r].id);
            return false;
        }
    }
    for (int g = 0; g < t->content.good_count; g++) {
        if (empire_opening_tokens_left(t, s, g) < 0) {
            text_add(why,
                     "there are more %s tokens on the board than in the "
                     "box",
                     t->content.goods[g].id);
            return false;
        }
    }
    return true;
}

/* The game is over when everybody has all cards, and not before. */
static bool hands_fit(const struct empire_table *t,
                      const struct empire_state *s, struct text *why)
{
    bool over = s->phase == PHASE_OVER;
    bool between = s->phase == PHASE_TAKE || s->phase == PHASE_DEAL;
    for (int i = 0; i < t->seats; i++) {
        bool done = bits_count(s->cards[i]) == t->cards_each;
        if (over && !done) {
            text_add(why, "the game is over, but %s has not %d cards",
                     empire_owner_name(t, i), t->cards_each);
            return false;
        }
        if (between && done && i == s->turn) {
            text_add(why, "%s takes a card but has all %d",
                     empire_owner_name(t, i), t->cards_each);
            return false;
        }
    }
    return true;
}

bool empire_holds(const struct table *table, const struct state *state,
                  struct text *why)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(s->phase < EMPIRE_PHASES && why);
    return coins_fit(t, s, why) && pieces_fit(t, s, why) && cards_fit(t, s, why)
           && action_fits(t, s, why) && row_fits(t, s, why)
           && bids_fit(t, s, why) && tokens_fit(t, s, why)
           && phase_fits(t, s, why) && action_is_open(t, s, why)
           && hands_fit(t, s, why);
}
