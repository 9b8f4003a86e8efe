/* scenario.h - tests that a rules lawyer can read.
 *
 * A scenario file is lines of a verb and its words (docs/notation.md):
 *
 *     scenario   EM-3.1  The third card costs one coin
 *     seats      3
 *     given      phase take
 *     given      coins red 5
 *     when       red: take 3
 *     then       coins red 4
 */
#ifndef CORE_SCENARIO_H
#define CORE_SCENARIO_H

#include "core/venue.h"

struct scenario_result {
    int scenarios;
    int failures;
};

/* Runs the text of a file; every failure adds a line `name:12: title: ...`. */
struct scenario_result scenario_run(const struct box *box, const char *name,
                                    const char *text, struct text *report);

#endif
