/* board.h - the picture of a position, for those who show it as text.
 *
 *     struct canvas canvas;
 *     board_draw(venue, state, seat, &canvas);
 *     board_find(&canvas, NULL, &fact, part);    where a thing of a fact stands
 *     board_write(venue, state, seat, &out);     all of it as lines
 *
 * Games draw with these as well: what is to be read on a board is a message of their
 * file of words.
 */
#ifndef CORE_BOARD_H
#define CORE_BOARD_H

#include "base/canvas.h"
#include "core/venue.h"

/* `view` is what the viewer sees. */
void board_draw(const struct venue *v, const struct state *view, int viewer,
                struct canvas *out);
void board_write(const struct venue *v, const struct state *view, int viewer,
                 struct text *out);

/* The next place after `last`, NULL for the first, of the thing that is part `part`
 * of the fact. NULL: there is none, or it is not a thing. */
const struct canvas_anchor *board_find(const struct canvas *c,
                                       const struct canvas_anchor *last,
                                       const struct fact *f, int part);

/* A fact in words at the pen. */
void board_say(struct canvas *c, const struct fluent_file *words,
               const struct fact *f);

/* The same with the first thing of that key in it in a style. Returns where its name
 * stands, which it must have. */
struct canvas_box board_say_named(struct canvas *c,
                                  const struct fluent_file *words,
                                  const struct fact *f, const char *key,
                                  enum text_style style);

/* A message without arguments. */
void board_label(struct canvas *c, const struct fluent_file *words,
                 const char *message);

#endif
