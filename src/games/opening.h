/* opening.h - from a name, a set-up or a record to a match: the steps that all
 * who open one take, with one sentence for each that fails.
 *
 *     struct supply built_in = {content_supply, NULL};      files/content.h
 *     struct opening o = {&built_in, &box, &venue, &match};
 *     opening_box(&o, "GAME", &why);            the game and its content
 *     opening_lay(&o, &setup, &why);            its table, and a match on it
 *     opening_record(&o, &record, -1, &why);    or all of that, and its moves
 *     opening_position(&o, &p, s, &viewer, &why);   or a state that is given
 *     free(match.moves);
 *
 * Whoever shares a venue or needs no match takes the halves: opening_venue and
 * opening_match, opening_record_place and opening_record_moves,
 * opening_position_place and opening_position_state.
 */
#ifndef GAMES_OPENING_H
#define GAMES_OPENING_H

#include "core/position.h"
#include "core/record.h"
#include "games/games.h"

/* Fills a box with the content of a game, of which `bytes` are built in. */
typedef enum err supply_fill(struct box *box, const struct game *g,
                             const char *bytes, size_t size, const void *with,
                             struct text *why);

/* Where content comes from. */
struct supply {
    supply_fill *fill;
    const void *with; /* what it is called with */
};

/* The rooms that are filled; the caller's, and they stay where they are. */
struct opening {
    const struct supply *from;
    struct box *box;
    struct venue *venue;
    struct match *match;
};

/* The game of that name, or a sentence that lists all games. */
enum err opening_find(const char *name, const struct games_entry **out,
                      struct text *why) MUST_USE;

/* Fills the box. */
enum err opening_box(const struct opening *o, const char *game,
                     struct text *why) MUST_USE;

/* The same for what was made with content of this fingerprint. */
enum err opening_same_box(const struct opening *o, const char *game,
                          uint64_t content, struct text *why) MUST_USE;

/* Opens the venue on the box. */
enum err opening_venue(const struct opening *o, const struct setup *how,
                       struct text *why) MUST_USE;

/* Begins a match, with moves from the heap: the caller frees them. The venue may
 * be shared, and stays where it is. */
enum err opening_match(struct match *m, const struct venue *v,
                       struct text *why) MUST_USE;

/* Both. The caller frees the moves also if a later step fails. */
enum err opening_lay(const struct opening *o, const struct setup *how,
                     struct text *why) MUST_USE;

/* The box and the venue of a record. */
enum err opening_record_place(const struct opening *o, const struct record *r,
                              struct text *why) MUST_USE;

/* Plays the moves of a record in a match that is at its beginning, unless it is of
 * another venue. */
enum err opening_record_moves(struct match *m, const struct record *r,
                              struct text *why) MUST_USE;

/* All of it, and the first `to` moves of the record (-1: every one). */
enum err opening_record(const struct opening *o, const struct record *r, int to,
                        struct text *why) MUST_USE;

/* The box and the venue of a position. */
enum err opening_position_place(const struct opening *o,
                                const struct position *p,
                                struct text *why) MUST_USE;

/* The state of a position on a venue that is open, unless it is of another;
 * `viewer` as position_state has it. */
enum err opening_position_state(const struct venue *v, const struct position *p,
                                struct state *out, int *viewer,
                                struct text *why) MUST_USE;

/* All of it, and the state of the position, which is put where the caller says;
 * `viewer` as position_state has it. */
enum err opening_position(const struct opening *o, const struct position *p,
                          struct state *out, int *viewer,
                          struct text *why) MUST_USE;

#endif
