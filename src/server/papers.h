/* papers.h - what somebody is told once: the name of a new table, its invitation,
 * the secret of a seat.
 *
 * Only hashes of them are kept. So that an answer that was lost can be given again
 * they are worked out of the id of the wish and the key that all servers of a store
 * have; without an id everything is new.
 */
#ifndef SERVER_PAPERS_H
#define SERVER_PAPERS_H

#include "server/secret.h"

struct papers {
    char table[SECRET_ID_MAX];
    char invite[SECRET_MAX];
    char secret[SECRET_MAX];
};

void papers_make(struct papers *p, const struct secret_key *k, const char *id);

/* The secret of a seat at a table that is there already. */
void papers_make_secret(char out[SECRET_MAX], const struct secret_key *k,
                        const char *table, const char *id);

#endif
