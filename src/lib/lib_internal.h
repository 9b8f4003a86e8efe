/* lib_internal.h - what stands behind the handles of mudbrick.h. */
#ifndef LIB_LIB_INTERNAL_H
#define LIB_LIB_INTERNAL_H

#include "core/match.h"
#include "games/opening.h"
#include "lib/mudbrick.h"

#define MUDBRICK_EXPORT __attribute__((visibility("default")))

struct mudbrick_table {
    struct box box;
    struct venue venue;
    int observation_size;
    int moves_max;
};

/* The match in play, and what its seat may do. */
struct mudbrick_match {
    const struct mudbrick_table *table;
    uint64_t seed;
    struct state_room now;
    bool is_placed; /* it began at a position, `start` */
    struct state_room start;
    int count;
    struct move *moves; /* room for moves_max */
    int seat;           /* who decides, or -1 */
    struct move_list legal;
    int16_t action[GAME_MOVES_MAX];  /* the number of each legal move */
    uint32_t used[MUDBRICK_ACTIONS]; /* by which decision a number was taken */
    uint32_t decision;
};

/* Keeps a sentence for mudbrick_error; gives the code back. */
__attribute__((format(printf, 2, 3))) int lib_fail(int code, const char *fmt,
                                                   ...);

static inline const struct venue *lib_venue(const struct mudbrick_match *m)
{
    return &m->table->venue;
}

static inline const struct state *lib_state(const struct mudbrick_match *m)
{
    return (const struct state *)(const void *)m->now.bytes;
}

/* The place of a legal action in the list, -1: it is not legal. */
int lib_find(const struct mudbrick_match *m, int action);

/* Says so. */
int lib_not_legal(int action);

/* A table whose venue `open` opens with `with`; NULL, and mudbrick_error says why. */
typedef enum err lib_opener(const struct opening *o, const void *with,
                            struct text *why);
struct mudbrick_table *lib_new_table(const char *content, lib_opener *open,
                                     const void *with);

/* A match of which nothing is set but its table and the room for its moves. */
struct mudbrick_match *lib_new_match(const struct mudbrick_table *t);

/* Lets chance move until somebody has to decide, or the match is over. */
void lib_settle(struct mudbrick_match *m);

/* The state before the first move. */
void lib_start(const struct mudbrick_match *m, struct state *out);

/* Makes the i-th legal move. */
void lib_play(struct mudbrick_match *m, int i);

/* Of a viewer as the interface has it: a seat, or -1. Below 0: there is none. */
int lib_viewer(const struct mudbrick_match *m, int seat);

int lib_observation_size(const struct venue *v);
void lib_observe(const struct mudbrick_match *m, int viewer, int32_t *out);

#endif
