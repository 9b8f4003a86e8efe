/* link.h - the links that lead to a table: whose server, which table, as what.
 *
 *     https://example.org/#seat/TABLE.SECRET     plays a seat that is taken
 *     http://127.0.0.1:8080/#join/TABLE.INVITE   takes an open seat
 *     http://127.0.0.1:8080/#watch/TABLE         looks on; also TABLE.INVITE
 *     http://127.0.0.1:8080/                     the server alone
 *
 * What is behind # is never sent as part of an address.
 */
#ifndef NET_LINK_H
#define NET_LINK_H

#include "base/err.h"
#include "base/text.h"

enum {
    LINK_HOST_MAX = 256,
    LINK_PATH_MAX = 256,
    LINK_TABLE_MAX = 33,
    LINK_SECRET_MAX = 65,
};

enum link_kind { LINK_SERVER, LINK_JOIN, LINK_SEAT, LINK_WATCH };

struct net_link {
    bool is_secure; /* https */
    char host[LINK_HOST_MAX];
    int port;
    char path[LINK_PATH_MAX]; /* of the page: begins and ends with / */
    enum link_kind kind;
    char table[LINK_TABLE_MAX];
    char secret[LINK_SECRET_MAX]; /* or the invitation; may be empty */
};

/* Reads a link. ERR_BAD_TEXT or ERR_TOO_LONG with a sentence if it is none. */
enum err link_read(struct net_link *l, const char *words,
                   struct text *why) MUST_USE;

/* Can this be the name of a table, or a secret? */
bool link_is_word(const char *s);

/* Writes it back, without what is behind # (safe to show). */
void link_write_server(const struct net_link *l, struct text *out);

#endif
