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

/* The seat decides here: its choices, which the caller has listed. */
void scene_ask(struct scene *sc, const struct choices *from);

/* Nothing to see. */
void scene_clear(struct scene *sc);

struct state *scene_state(struct scene *sc);

/* Choice number i: its name in the notation. */
void scene_write_move(struct scene *sc, int i, struct text *out);

/* The same in words, as an order: "Take the card at place 3 for 1 coin" */
void scene_write_offer(struct scene *sc, int i, struct text *out);

/* Both in one line: "2. Take the card at place 3 for 1 coin. [take 3]"; without a
 * number if it is 0. */
void scene_write_choice(struct scene *sc, struct move m, int number,
                        struct text *out);

/* The choice with that number from 1, that name, or the only one whose name
 * begins so; -1: none. */
int scene_find_move(struct scene *sc, const char *words);

/* A sentence about words that name no choice, or several; `by` is how one says
 * which: "keys" or "lines". */
void scene_write_unknown(struct scene *sc, const char *words, const char *by,
                         struct text *out);

int scene_points(struct scene *sc, int seat);

/* What people call a seat: "Red". */
void scene_write_seat(const struct scene *sc, int seat, struct text *out);

/* The same with who sits there: "Red (Ada)"; nobody has no name. */
void scene_write_seat_of(const struct scene *sc, int seat, const char *name,
                         struct text *out);

/* Several: "Red and Blue". */
void scene_write_seats(const struct scene *sc, seat_set seats,
                       struct text *out);

/* Those in the first place, as if the game ended now. */
void scene_write_winners(struct scene *sc, struct text *out);

/* The seat that is called so, -1: none. */
int scene_find_seat(const struct scene *sc, const char *word);

/* What is asked of who is asked: "Take a card". */
void scene_write_question(struct scene *sc, struct text *out);

/* What to know about it, perhaps nothing. */
void scene_write_help(struct scene *sc, struct text *out);

/* What is waited for where nobody is asked: "Red takes a card". */
void scene_write_waiting(struct scene *sc, struct text *out);

#endif
