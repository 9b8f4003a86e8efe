/* board.h - what the files that draw the board share. Words are messages of the
 * game; a fact that is handed over here is complete but for its end. */
#ifndef GAMES_BRONZE_BOARD_H
#define GAMES_BRONZE_BOARD_H

#include "core/board.h"
#include "games/bronze/state.h"

/* -- board_words.c --------------------------------------------------------- */

void bronze_board_label(struct canvas *c, const char *message);
void bronze_board_heading(struct canvas *c, const char *message);

/* A message with one number, the argument `name`. */
void bronze_board_number(struct canvas *c, const char *message,
                         const char *name, int n);
void bronze_board_say(struct canvas *c, struct fact *f);

/* Where room is short: the first letters. */
void bronze_board_cut(struct canvas *c, struct fact *f, int letters);
void bronze_board_terrain(const struct bronze_table *t, int terrain,
                          int letters, struct canvas *c);
void bronze_board_technology(const struct bronze_table *t, int technology,
                             int letters, struct canvas *c);

/* The argument `seat`, by its colour. */
void bronze_board_seat(const struct bronze_table *t, int seat, struct fact *f);

/* Says a fact with the name of its seat in the colour of the seat. Returns where the
 * name is. */
struct canvas_box bronze_board_colour(struct canvas *c, struct fact *f,
                                      int seat);

enum text_style bronze_seat_style(int seat);

/* Where a letter has to do: farmer f, herder h, hunter u; red R. */
char bronze_settler_letter(const struct bronze_table *t, int settler);
char bronze_seat_letter(const struct bronze_table *t, int seat);

/* -- board_seats.c --------------------------------------------------------- */

void bronze_board_player(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         struct canvas *c);
/* What is to be done now, and what the cards to be had would activate. */
void bronze_board_task(const struct bronze_table *t,
                       const struct bronze_state *s, struct canvas *c);

#endif
