#include "cli/output.h"

#include "base/clean.h"
#include "host/memory.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool output_is_coloured(void)
{
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    return isatty(STDOUT_FILENO) && !(no_color && no_color[0])
           && !(term && strcmp(term, "dumb") == 0);
}

struct text output_text(size_t size)
{
    assert(size > 0);
    struct text t = text_in(host_alloc(size, 1), size);
    t.colour = output_is_coloured();
    return t;
}

void output_free(struct text *t)
{
    assert(t);
    free(t->buf);
    t->buf = NULL;
}

void output_flush(struct text *t)
{
    assert(t && t->buf);
    (void)fwrite(t->buf, 1, t->len, stdout);
    t->len = 0;
    t->buf[0] = '\0';
}

/* Names from a file must not speak to the terminal. */
void output_problem(const char *sentence)
{
    assert(sentence);
    char room[2 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    clean_write(sentence, &t);
    (void)fflush(stdout);
    (void)fprintf(stderr, "mudbrick: %s\n", room);
}

enum exit_status output_misuse(const char *sentence)
{
    assert(sentence);
    output_problem(sentence);
    return EXIT_MISUSE;
}

void output_seed(long long seed)
{
    assert(seed >= 0);
    (void)fprintf(stderr, "seed %lld\n", seed);
}

bool output_finish(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    (void)fprintf(stderr, "mudbrick: cannot write the output: %s\n",
                  strerror(errno));
    return false;
}
