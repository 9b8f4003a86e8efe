#include "host/stop.h"

#include <stdio.h>
#include <stdlib.h>

void host_stop(const char *sentence)
{
    (void)fprintf(stderr, "mudbrick: %s\n", sentence);
    abort();
}
