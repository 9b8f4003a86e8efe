/* way.h - the way back in a match: what each move has changed.
 *
 *     void try_out(struct way *w, struct match *m, struct move legal)
 *     {
 *         struct state_room before;
 *         int count = m->count;
 *         way_play(w, m, legal, &before);
 *         way_go_back(w, m, count);
 *         way_close(w, m);
 *     }
 *
 * Going back plays nothing again, and nobody goes back behind where it was closed.
 * Taking a move back costs less than it did to make it, so a match in which much is
 * taken back costs no more than one with as many moves.
 */
#ifndef SERVER_WAY_H
#define SERVER_WAY_H

#include "core/match.h"
#include "server/buffer.h"

struct way {
    int wall;            /* moves that are not taken back */
    struct buffer steps; /* what the moves after them have changed */
};

/* Plays a move that is legal, and keeps the position before it in `before`. */
void way_play(struct way *w, struct match *m, struct move move,
              struct state_room *before);

/* Goes back to this number of moves, which is not behind the wall. */
void way_go_back(struct way *w, struct match *m, int count);

/* The wall is here now. */
void way_close(struct way *w, const struct match *m);

/* Back to the beginning, with no wall, from where the moves can be played again. */
void way_restart(struct way *w, struct match *m);

void way_release(struct way *w);

#endif
