/* match.h - a match under way: a venue, a state, and the moves that led there.
 *
 * Undo is a matter of the match, not of the game: it goes back to an earlier
 * number of moves by playing them again. It never goes past a move that has
 * shown anybody something new or that somebody made in secret; such moves are
 * found by comparing views, so no game has to name them.
 */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/venue.h"

struct match {
    const struct venue *venue;
    struct move *moves; /* the caller's, room for venue->game->moves_max */
    int count;
    const struct state *start; /* the caller's; NULL: as the game begins */
    struct state_room now;
};

void match_begin(struct match *m, const struct venue *v, struct move *moves);

/* A match that goes on from a position. It has no record: a record begins where
 * the game does. */
void match_begin_at(struct match *m, const struct venue *v, struct move *moves,
                    const struct state *start);

/* Fills `out` with the position before the first move. */
void match_start(const struct match *m, struct state *out);

/* Fills `out` with the position after the first `count` moves. */
void match_at(const struct match *m, int count, struct state *out);

static inline struct state *match_state(struct match *m)
{
    return state_in(&m->now);
}

/* Plays a move, if it is legal. */
enum err match_play(struct match *m, struct move move) MUST_USE;

/* The same for one that was just found among the legal moves, by its name or by
 * a draw: they are not listed again. */
enum err match_follow(struct match *m, struct move move) MUST_USE;

/* Goes back to the position after the first `count` moves. */
void match_go_back(struct match *m, int count);

/* How this move, made in the full state `before`, closes the way back;
 * REFUSAL_NONE if it does not. */
enum refusal_kind match_barrier(const struct venue *v,
                                const struct state *before, struct move move);

/* The same where the state after the move is at hand. */
enum refusal_kind match_closes(const struct venue *v,
                               const struct state *before,
                               const struct state *after, struct move move);

/* The refusal for one that does. */
void match_refuse(const struct venue *v, const struct state *before,
                  struct move move, enum refusal_kind kind,
                  struct refusal *why);

/* The number of moves before the last decision of a seat, or before its first one of
 * that turn; -1: it has made none. */
int match_decision(const struct match *m, int seat, bool of_turn);

/* Has one of the moves from this number on closed the way back? `why` is about the
 * last of them, and left alone if there is none. */
bool match_has_closed(const struct match *m, int from, struct refusal *why);

#endif
