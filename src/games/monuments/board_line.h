/* board_line.h - lines of the board: a fact in words at the pen, with the colours
 * of the seats that it names, and anchors for the other things.
 *
 * A thing that the board writes in its own way has a message of its own: `f0` is
 * `board-ferry`. It is anchored as what it is, a ferry. */
#ifndef GAMES_MONUMENTS_BOARD_LINE_H
#define GAMES_MONUMENTS_BOARD_LINE_H

#include "games/monuments/table.h"

/* The key of a card that is improved, which is written in green. */
#define BOARD_GREEN_CARD "board-green-card"

/* The colour of its pieces and of its name. */
enum text_style monuments_seat_style(const struct monuments_table *t, int seat);

void monuments_draw_line(const struct monuments_table *t, const struct fact *f,
                         struct canvas *out);

/* An attribute of the message that says the fact, with the name of a seat that does
 * something. */
void monuments_draw_deed(const struct monuments_table *t, const struct fact *f,
                         const char *attribute, int seat, struct canvas *out);

/* A message without arguments. */
void monuments_draw_label(const char *message, struct canvas *out);

#endif
