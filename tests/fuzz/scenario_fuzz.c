/* scenario_fuzz.c - any bytes as a file of scenarios: it fails or passes, and
 * says so. */
#include "core/scenario.h"

#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    for (const struct games_entry *e = games_all; e->game; e++) {
        static char room[8192];
        struct text report = text_in(room, sizeof room);
        struct scenario_result r = scenario_run(fuzz_box(e), "fuzz", text,
                                                &report);
        CHECK(r.scenarios >= 0 && r.failures >= 0);
        CHECK(r.failures <= r.scenarios + 1);
        CHECK((r.failures > 0) == (report.len > 0));
    }
    free(text);
    return 0;
}
