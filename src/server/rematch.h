/* rematch.h - the same people again, everybody one seat further. */
#ifndef SERVER_REMATCH_H
#define SERVER_REMATCH_H

#include "server/hall.h"

/* A table like that of `l`, which is over, with everybody seated: who had seat n
 * has n + 1, the last has the first. The secrets of the seats go with the
 * people. NULL, and a sentence, if it cannot be made. */
struct live *rematch_make(struct hall *h, const struct live *l,
                          struct text *why);

#endif
