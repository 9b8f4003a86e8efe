/* play.h - a match in the terminal: who sits where, and what is printed. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/source.h"
#include "search/player.h"

struct table_talk {
    struct source *source;
    struct player *player[GAME_SEATS_MAX]; /* NULL: a person */
    int humans;
    long long seed;
    struct rng chance; /* deals and dice */
    struct rng bots;   /* choices of the program's players */
    bool saved;        /* nothing has happened since the last save */
    bool seen;         /* the board has been drawn since the last move */
    struct text out;
};

enum prompt_answer { ANSWER_MOVE, ANSWER_AGAIN, ANSWER_QUIT };

/* Asks the human on `seat` until there is a move, an undo or a wish to quit.
 * ANSWER_AGAIN: the position has changed, look at it anew. */
enum prompt_answer prompt_ask(struct table_talk *talk, int seat,
                              struct move *out);

/* Draws the position as `seat` sees it. */
void play_draw(struct table_talk *talk, int seat);

#endif
