#include "host/random.h"

#include "host/stop.h"

#include <assert.h>
#include <errno.h>
#include <sys/random.h>

void random_fill(void *bytes, size_t size)
{
    assert(bytes || size == 0);
    char *at = bytes;
    while (size > 0) {
        ssize_t n = getrandom(at, size, 0);
        if (n < 0 && errno != EINTR)
            host_stop("the operating system gives no randomness");
        if (n > 0) {
            at += n;
            size -= (size_t)n;
        }
    }
}
