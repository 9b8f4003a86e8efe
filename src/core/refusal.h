/* refusal.h - why a move is not made, or not taken back.
 *
 * Whoever refuses says what it is about, and makes no sentence of it. Players are told
 * a fact, which the words of core say in their language; programs read a sentence in
 * English.
 */
#ifndef CORE_REFUSAL_H
#define CORE_REFUSAL_H

#include "core/fact.h"
#include "core/game.h"

struct venue;

enum refusal_kind {
    REFUSAL_NONE,
    REFUSAL_SEAT, /* it is for others to move */
    REFUSAL_MOVE, /* no such move is legal */
    REFUSAL_VIEW, /* a view is looked at, not played on */
    REFUSAL_PAST, /* later moves are kept */
    REFUSAL_END,  /* there are not so many moves to look at */

    /* What cannot be taken back, and why. */
    REFUSAL_UNMOVED,
    REFUSAL_CHANCE,
    REFUSAL_SECRET,
    REFUSAL_SHOWN,
    REFUSAL_KINDS,
};

struct refusal {
    enum refusal_kind kind;
    int seat;
    int count, total;         /* where one looks, and of how many moves */
    char move[GAME_TEXT_MAX]; /* what was written, or chance did */
    struct fact done;         /* what chance did, as everybody may know it */
};

/* Is it that something has been shown since? */
static inline bool refusal_is_shown(enum refusal_kind kind)
{
    return kind == REFUSAL_CHANCE || kind == REFUSAL_SECRET
           || kind == REFUSAL_SHOWN;
}

/* What players are told. The fact points into the refusal. */
void refusal_tell(const struct refusal *r, const struct venue *v,
                  struct fact *out);

/* What programs read; nothing if nothing was refused. */
void refusal_write(const struct refusal *r, const struct venue *v,
                   struct text *out);

#endif
