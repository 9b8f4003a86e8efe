/* calls.h - the exports of the WebAssembly module, called by name in native
 * code. */
#ifndef TESTS_CALLS_H
#define TESTS_CALLS_H

#include <stdbool.h>

struct calls_row {
    const char *name;
    int numbers;   /* before the text */
    bool has_text; /* whose size comes last */
    int (*none)(void);
    int (*one)(int a);
    int (*two)(int a, int b);
    int (*three)(int a, int b, int c);
    int (*seeded)(long long seed, int size);
};

/* Ended by a row without a name. */
extern const struct calls_row calls_all[];

/* NULL if there is no such export. */
const struct calls_row *calls_find(const char *name);

/* Calls it with the numbers and the size, as far as it takes them. */
int calls_run(const struct calls_row *row, const long long numbers[2],
              int size);

/* Content as the tests read it, not as the module packs it. */
void calls_init(void);

#endif
