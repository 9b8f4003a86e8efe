/* random.h - randomness that nobody can guess, from the operating system. */
#ifndef HOST_RANDOM_H
#define HOST_RANDOM_H

#include <stddef.h>

/* Fills the bytes. Stops the program if the system gives none (host/stop.h). */
void random_fill(void *bytes, size_t size);

#endif
