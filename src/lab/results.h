/* results.h - the folder of an arena: results.txt and a record per match. */
#ifndef LAB_RESULTS_H
#define LAB_RESULTS_H

#include "lab/arena.h"

struct results {
    const struct arena_plan *plan;
    int file; /* results.txt, open for appending */
};

/* Makes the folder, or with plan->resume reads it: the results of the first
 * `*done` matches. Refuses a folder that is used by another plan. */
enum err results_open(struct results *r, const struct arena_plan *plan,
                      struct bout_result *known, int room, int *done,
                      struct text *why) MUST_USE;
void results_close(struct results *r);

/* Adds the result of match `index`, the next one. */
enum err results_add(struct results *r, int index,
                     const struct bout_result *result,
                     struct text *why) MUST_USE;

/* Writes the record of a match into its file. */
enum err results_record(const struct arena_plan *plan, int index,
                        const struct text *record, struct text *why) MUST_USE;

#endif
