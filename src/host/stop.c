#include "host/stop.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

void host_stop(const char *sentence)
{
    assert(sentence);
    (void)fprintf(stderr, "mudbrick: %s\n", sentence);
    abort();
}
