#include "wasm/line.h"

#include <assert.h>
#include <string.h>

bool line_take(const char **at, char *line, size_t room, bool *was_cut)
{
    assert(at && *at && line && room > 0);
    if (**at == '\0')
        return false;
    size_t n = strcspn(*at, "\n");
    size_t kept = n < room ? n : room - 1;
    memcpy(line, *at, kept);
    line[kept] = '\0';
    if (kept > 0 && line[kept - 1] == '\r')
        line[kept - 1] = '\0';
    if (was_cut)
        *was_cut = kept < n;
    *at += n + ((*at)[n] == '\n');
    return true;
}
