/* arena_internal.h - what the arena and its ladder share. */
#ifndef CLI_ARENA_INTERNAL_H
#define CLI_ARENA_INTERNAL_H

#include "core/json.h"
#include "lab/arena.h"

struct bar {
    double start, last;
    bool shown;
};

/* Shows a bar while the plan is played, and lets Ctrl-C stop it. */
void arena_watch(struct arena_plan *plan, struct bar *bar);

/* Tells how to go on. */
void arena_say_stopped(const struct arena_plan *plan);

void arena_write_interval(struct interval i, double scale, struct text *t);

/* NAME, NAME_low and NAME_high, in an open object. */
void arena_json_interval(struct json *w, const char *name, struct interval i);

#endif
