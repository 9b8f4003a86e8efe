/* picture.h - the board of a scene: where the choices are on it, and marks.
 *
 * A choice is at the places that its fact names, as far as the game has drawn
 * them (core/board.h).
 */
#ifndef TERM_PICTURE_H
#define TERM_PICTURE_H

#include "base/canvas.h"
#include "term/scene.h"

enum { PICTURE_PLACES_MAX = 8 }; /* of one choice */

enum picture_mark { MARK_NONE, MARK_POSSIBLE, MARK_CHOSEN };

/* Those that tell most come first. */
struct picture_places {
    int count;
    struct canvas_box box[PICTURE_PLACES_MAX];
};

struct picture {
    struct canvas canvas;
    int rows, cols; /* that are used */
    uint8_t mark[CANVAS_ROWS][CANVAS_COLS];
    struct picture_places places[GAME_MOVES_MAX]; /* of each choice */
};

/* Draws what is seen and finds the places of the choices; nothing is marked. */
void picture_draw(struct picture *p, struct scene *sc);

/* Marks where the choices are, and this one besides. */
void picture_mark(struct picture *p, const struct scene *sc, int chosen);

/* The first place of a choice and as many of the next as fit into so many rows and
 * columns with it; false if it has none. */
bool picture_extent(const struct picture *p, int choice, int rows, int cols,
                    struct canvas_box *out);

/* The choice at this place that comes next after `last`, round and round; -1:
 * there is none. */
int picture_choice_at(const struct picture *p, const struct scene *sc, int last,
                      struct canvas_place at);

/* The colour in which the board names a seat; without a name there, one of its
 * own. */
enum text_style picture_seat_style(const struct picture *p,
                                   const struct venue *v, int seat);

#endif
