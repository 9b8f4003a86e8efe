/* scenario_test.c - runs the scenario files of one game: GAME FILE... */
#include "core/scenario.h"
#include "files/file.h"
#include "table.h"

#include <stdio.h>

enum { REPORT_SIZE = 65536 };

int main(int argc, char **argv)
{
    static struct box box;
    static char room[REPORT_SIZE];
    const struct games_entry *e = argc > 2 ? games_find(argv[1]) : NULL;
    struct scenario_result all = {.scenarios = 0};
    if (!e) {
        (void)fprintf(stderr, "usage: scenario_test GAME FILE...\n");
        return 2;
    }
    table_box(&box, e);
    for (int i = 2; i < argc; i++) {
        struct text report = text_in(room, sizeof room);
        struct file f;
        if (file_read(&f, argv[i], FILE_RECORD_MAX, &report) != ERR_OK) {
            (void)fprintf(stderr, "%s\n", room);
            return 2;
        }
        struct scenario_result r = scenario_run(&box, argv[i], f.bytes,
                                                &report);
        (void)fputs(room, stderr);
        all.scenarios += r.scenarios;
        all.failures += r.failures;
        file_free(&f);
    }
    printf("%d passed, %d failed\n", all.scenarios - all.failures,
           all.failures);
    return all.failures || all.scenarios == 0 ? 1 : 0;
}
