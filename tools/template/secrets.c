/* secrets.c - what is hidden: the drawn card, until it is spent (NG-3.1). The
 * order of the deck does not exist before a card is drawn (NG-1.2), so nothing
 * hides it. */
#include "games/newgame/state.h"

/* NG-3.1: only its drawer knows the card. NG-3.2: unless it is laid open. */
static bool is_hidden_from(const struct newgame_table *t,
                           const struct newgame_state *s, int viewer)
{
    return !t->open && s->turn != viewer;
}

static void redact(const struct table *t, struct state *state, int viewer)
{
    struct newgame_state *s = newgame_state_mut(state);
    if (s->card != FIELD_NONE && is_hidden_from(newgame_table(t), s, viewer))
        s->card = FIELD_HIDDEN;
}

/* A settler shows the card, so only the draw itself has something to hide. */
static struct move redact_move(const struct table *t,
                               const struct state *before, struct move m,
                               int viewer)
{
    const struct newgame_state *s = newgame_state(before);
    if (m.kind == MOVE_DRAW && is_hidden_from(newgame_table(t), s, viewer))
        m.arg[0] = FIELD_HIDDEN;
    return m;
}

/* Every card that is not spent is as likely to be the hidden one. */
static void guess(const struct table *t, struct state *view, int viewer,
                  struct rng *rng)
{
    struct newgame_state *s = newgame_state_mut(view);
    (void)t;
    (void)viewer;
    if (s->card != FIELD_HIDDEN)
        return;
    int n = rng_below(rng, newgame_cards_left(s));
    int region = 0;
    while (n >= s->cards[region])
        n -= s->cards[region++];
    s->card = u8(region);
}

const struct secrets newgame_secrets = {
    .redact = redact,
    .redact_move = redact_move,
    .guess = guess,
};
