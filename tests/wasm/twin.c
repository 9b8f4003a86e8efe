/* twin.c - the module as native code: reads calls from standard input and
 * answers as the module does.
 *
 *     NAME SIZE [NUMBER [NUMBER]]   and SIZE bytes of text; -1: no text
 *     SIZE                          and the bytes of the answer
 */
#include "calls.h"
#include "wasm/module.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256 };

static bool read_call(const char *line, const struct calls_row **row, int *size,
                      long long numbers[2])
{
    char name[LINE];
    char *at = NULL;
    size_t n = strcspn(line, " ");
    memcpy(name, line, n);
    name[n] = '\0';
    *row = calls_find(name);
    *size = (int)strtol(line + n, &at, 10);
    for (int i = 0; i < 2; i++)
        numbers[i] = strtoll(at, &at, 10);
    return *row && *size < MODULE_ROOM;
}

int main(void)
{
    char line[LINE];
    calls_init();
    while (fgets(line, sizeof line, stdin)) {
        const struct calls_row *row = NULL;
        long long numbers[2];
        int size = 0;
        if (!read_call(line, &row, &size, numbers)) {
            (void)fprintf(stderr, "not a call: %s", line);
            return 1;
        }
        size_t brought = size > 0 ? (size_t)size : 0;
        if (fread(module_buffer(), 1, brought, stdin) != brought)
            return 1;
        int answer = calls_run(row, numbers, size);
        printf("%d\n", answer);
        (void)fwrite(module_buffer(), 1, (size_t)abs(answer), stdout);
    }
    return 0;
}
