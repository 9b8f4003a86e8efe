/* lease.h - which server looks after a table, where several share a store. */
#ifndef SERVER_LEASE_H
#define SERVER_LEASE_H

#include "server/hall.h"

/* Does this server look after the table? If not, the store is asked for it, and
 * the table is touched when that went well. */
bool lease_is_ours(struct hall *h, struct live *l);

/* Gives the table back, as it is dropped. */
void lease_give_back(struct hall *h, const struct live *l);

/* Keeps all that this server has. What cannot be kept is asked for again. */
void lease_renew(struct hall *h);

/* Gives all of them back. */
void lease_give_all_back(struct hall *h);

#endif
