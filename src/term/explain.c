#include "term/explain.h"

#include "term/report.h"
#include "term/rules.h"

#include <assert.h>

bool explain_write(struct scene *sc, const char *word, struct text *out)
{
    assert(sc->venue && *word);
    int n = report_write(sc, word, out);
    n += report_write_printed(sc, word, out);
    text_add(out, n ? "\n" : "");
    return n + rules_write(sc->venue->game->words, word, out) > 0;
}
