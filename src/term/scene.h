/* scene.h - what one pair of eyes sees of a match, wherever it is played: the
 * view, who looks, and what they have to decide.
 *
 * Everything that is shown or said comes from here, so nothing that is hidden
 * from the viewer can come out.
 */
#ifndef TERM_SCENE_H
#define TERM_SCENE_H

#include "core/match.h"

struct scene {
    const struct venue *venue;
    int viewer; /* a seat or SEAT_NOBODY */
    struct state_room view;
    int asked;              /* the seat that decides here, -1: nobody */
    struct move_list moves; /* its choices */
};

/* `s` is the full state, or a view of this viewer; `asked` is a seat that may
 * act and whose choices may be shown, or -1. */
void scene_set(struct scene *sc, const struct venue *v, const struct state *s,
               int viewer, int asked);

struct state *scene_state(struct scene *sc);

/* Choice number i: its name in the notation. */
void scene_write_move(struct scene *sc, int i, struct text *out);

/* The same as a sentence: "Take the card at place 3 for 1 coin." */
void scene_write_offer(struct scene *sc, int i, struct text *out);

/* The choice with that number from 1, that name, or the only one whose name
 * begins so; -1: none. */
int scene_find_move(struct scene *sc, const char *words);

/* How many choices have a name that begins so. */
int scene_count_moves(struct scene *sc, const char *words);

/* The colour of a seat: that of its name if it is one, else by its number. */
enum text_style scene_seat_style(const struct venue *v, int seat);

int scene_points(struct scene *sc, int seat);

/* Draws the board. */
void scene_draw(struct scene *sc, struct text *out);

/* What the board says about the decision of the one who is asked, with what is
 * left to do: "red may place armies, 2 left, or stop". Perhaps nothing. */
void scene_write_task(struct scene *sc, struct text *out);

#endif
