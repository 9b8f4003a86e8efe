/* puzzle.h - a decision of a player, in shares that can be thought at once.
 *
 *     puzzle   which the match asks:     a link, a player, a seed
 *     share      which a search answers:   visits and values of every move
 *     decision   made of all the answers:  a move
 *
 * How many shares a decision has depends on the player alone, and each share
 * only on the puzzle and its number. So the same puzzle gives the same
 * decision wherever, and on however many workers, it is thought about; it is
 * the one that a native search with as many threads as shares makes.
 */
#ifndef WASM_PUZZLE_H
#define WASM_PUZZLE_H

#include "core/json.h"
#include "wasm/place.h"

enum {
    PUZZLE_SHARES_MAX = 4,
    PUZZLE_SHARE_ITERATIONS = 1000, /* fewer are not worth another share */
    HINTS = 3,
};

/* Writes {"shares":4,"puzzle":"..."} for the seat, which must decide now.
 * Without a player it asks for advice. */
enum err puzzle_ask(struct sitting *s, int seat, const char *player,
                    struct json *w, struct text *why) MUST_USE;

/* Thinks about the share whose number stands behind the puzzle, at a sitting
 * of its own: {"part":"12 3fe0...,..."}, or {"move":"take 3"} if there is only
 * one. */
enum err puzzle_think(struct sitting *s, const struct supply *from,
                      const char *puzzle, struct json *w,
                      struct text *why) MUST_USE;

/* Adds the parts of all shares up, in their order, one to a line after the
 * puzzle: {"move":"take 3"}. */
enum err puzzle_decide(struct sitting *s, const struct supply *from,
                       const char *puzzle, struct json *w,
                       struct text *why) MUST_USE;

/* Advice, from the same: [{"move","fact","winShare","points","others"}]. A move
 * that was tried too little has no winShare. */
enum err puzzle_advise(struct sitting *s, const struct supply *from,
                       const char *puzzle, struct json *w,
                       struct text *why) MUST_USE;

#endif
