/* guest.h - somebody at a table of a server, seen from their own program.
 *
 *     char room[256];
 *     struct text why = text_in(room, sizeof room);
 *     struct net_link link;
 *     struct guest *g = NULL;
 *     bool is_there =
 *         link_read(&link, "http://127.0.0.1:8080/#join/k2v.w8x", &why) == ERR_OK
 *         && guest_new(&link, "Ada", &g, &why) == ERR_OK
 *         && guest_connect(g, "choices", &why) == ERR_OK;
 *     while (is_there) {
 *         enum guest_news news = guest_poll(g, 1000);
 *         const json_t *c = json_object_get(guest_message(g), "choices");
 *         const char *move = json_string_value(json_array_get(c, 0));
 *         if (news == GUEST_EVENT && move && !guest_is_waiting(g))
 *             is_there = guest_move(g, move) == ERR_OK;
 *         if (news == GUEST_CLOSED)
 *             is_there = guest_connect(g, "choices", &why) == ERR_OK;
 *     }
 *     guest_free(g);
 *
 * Speaks the protocol of docs/http-api.md: says hello, keeps the version that
 * was seen last, and sends a move again after a break with the same id until the
 * server has said what became of it, so that a decision is made once. A seat is
 * asked for in the same way. The messages are handed on as they are, for those who
 * want to read more of them.
 */
#ifndef GUEST_GUEST_H
#define GUEST_GUEST_H

#include "net/client.h"

#include <jansson.h>

enum {
    GUEST_NAME_MAX = 41,   /* a name has at most 40 bytes */
    GUEST_MOVE_MAX = 256,  /* a move as text */
    GUEST_NOBODY = -1,     /* the seat of one who looks on */
    GUEST_NO_ENTRY = 4003, /* codes of a socket that need not be tried again */
    GUEST_NO_TABLE = 4004,
};

enum guest_news {
    GUEST_QUIET,    /* nothing within the time */
    GUEST_EVENT,    /* welcome or event: the table has changed */
    GUEST_REFUSED,  /* the move, or whatever was wanted, was refused */
    GUEST_PRESENCE, /* somebody came or went */
    GUEST_OTHER,    /* any other message */
    GUEST_CLOSED,   /* the socket has closed; guest_why tells why */
};

struct guest;

/* Goes to the server of the link. For #join it takes a seat under this name:
 * whatever is needed to come back is then in guest_link. ERR_NOT_FOUND: nobody
 * answers there; ERR_STORAGE: the server does not want to; ERR_BAD_TEXT: the link
 * leads to no table, or the name is none. `*out` is left alone then. */
enum err guest_new(const struct net_link *l, const char *name,
                   struct guest **out, struct text *why) MUST_USE;
void guest_free(struct guest *g);

/* The link of the seat that was taken: keep it to come back. */
const struct net_link *guest_link(const struct guest *g);

/* Opens the socket and says hello. `want` is all, choices or log. May be called
 * again after GUEST_CLOSED: goes on after the last version that was seen. */
enum err guest_connect(struct guest *g, const char *want,
                       struct text *why) MUST_USE;

/* Leaves the table for another one of the same server, with the same secret: a
 * rematch, whose name has fewer than LINK_TABLE_MAX letters. guest_connect then
 * goes there; what was seen is forgotten. */
enum err guest_go_to(struct guest *g, const char *table,
                     struct text *why) MUST_USE;

/* Waits up to so many milliseconds for news. */
enum guest_news guest_poll(struct guest *g, int milliseconds);

/* The message behind the news; it stays until the next guest_poll. Never NULL
 * for an event, a refusal, a presence or another message. */
const json_t *guest_message(const struct guest *g);

/* Why the last thing was refused or the socket has closed. */
const char *guest_why(const struct guest *g);

/* The code of a refusal (docs/http-api.md), or "". */
const char *guest_refusal(const struct guest *g);

/* The code with which the socket closed, or was not opened: of the protocol, or an
 * enum client_end. */
int guest_close_code(const struct guest *g);

int guest_seat(const struct guest *g); /* from 0, or GUEST_NOBODY */

/* Is a move on its way of which the server has not said what became of it? */
bool guest_is_waiting(const struct guest *g);

/* Makes a move for the version that was seen last. One at a time. */
enum err guest_move(struct guest *g, const char *move) MUST_USE;

/* Says one of the words that need nothing more: take-back, resign, return,
 * rematch, now, ping. */
enum err guest_say(struct guest *g, const char *type) MUST_USE;

/* Answers somebody who wants to take back. */
enum err guest_answer(struct guest *g, bool yes) MUST_USE;

#endif
