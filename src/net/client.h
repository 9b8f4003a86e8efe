/* client.h - the other end of net.h: requests to a server, and one WebSocket.
 *
 *     void listen(const struct net_link *l, struct text *why)
 *     {
 *         static const char hello[] = "{\"type\":\"hello\"}";
 *         enum client_news news = CLIENT_CLOSED;
 *         size_t size = 0;
 *         struct net_client *c = client_new(l, why);
 *         if (c && client_connect(c, "ws?table=k2v", why) == ERR_OK
 *             && client_send(c, hello, sizeof hello - 1) == ERR_OK)
 *             news = client_poll(c, 1000);
 *         for (; news != CLIENT_CLOSED; news = client_poll(c, 1000)) {
 *             if (news == CLIENT_MESSAGE)
 *                 puts(client_message(c, &size));
 *         }
 *         client_free(c);
 *     }
 *
 * One thread uses a client. Paths are relative to the folder of the page that
 * the link names. Nothing grows without a ceiling: a server that sends more is
 * left. Certificates are checked against those that the machine trusts;
 * SSL_CERT_FILE names others. What is said, and in which order, is the business
 * of those above (guest/guest.h for tables).
 */
#ifndef NET_CLIENT_H
#define NET_CLIENT_H

#include "net/link.h"

enum {
    CLIENT_MESSAGE_MAX = 1 << 21, /* longest message or answer that comes in */
    CLIENT_SEND_MAX = 8192,       /* longest that goes out; as the server's */
    CLIENT_QUEUE_MAX = 256,       /* messages that wait, each way */
    CLIENT_PATIENCE = 15000,      /* milliseconds for an answer */
    CLIENT_WORDS_MAX = 128,
};

struct net_client;

/* NULL, and a sentence, if none can be prepared. Does not connect yet. */
struct net_client *client_new(const struct net_link *l, struct text *why);

/* Closes what is open. NULL is fine. */
void client_free(struct net_client *c);

/* -- Requests -------------------------------------------------------------- */

struct client_request {
    const char *method; /* "GET" or "POST" */
    const char *path;   /* "api/tables", without the first / */
    const char *bearer; /* for "Authorization: Bearer", or NULL */
    const char *body;   /* JSON, or NULL */
};

struct client_answer {
    int status;
    const char *body; /* ends in NUL; the client's, until the next call */
    size_t size;
};

/* Asks and waits. ERR_NOT_FOUND: nobody answers there; ERR_TOO_LONG: the answer
 * is longer than the ceiling. An answer with a bad status is an answer. */
enum err client_ask(struct net_client *c, const struct client_request *q,
                    struct client_answer *a, struct text *why) MUST_USE;

/* -- The WebSocket --------------------------------------------------------- */

enum client_news { CLIENT_QUIET, CLIENT_MESSAGE, CLIENT_CLOSED };

/* Opens the socket and waits for it. May be called again after it has closed;
 * what was queued for the old one is gone. */
enum err client_connect(struct net_client *c, const char *path,
                        struct text *why) MUST_USE;

/* Queues a message. ERR_TOO_LONG: longer than the ceiling, or too many wait;
 * ERR_NOT_FOUND: the socket is closed. */
enum err client_send(struct net_client *c, const char *text,
                     size_t size) MUST_USE;

/* Waits up to so many milliseconds (0: not at all) until there is a message or
 * the socket has closed; messages that came before it closed come first. */
enum client_news client_poll(struct net_client *c, int milliseconds);

/* The message that client_poll has announced; ends in NUL. It is the client's
 * and stays until the next call of client_poll. */
const char *client_message(const struct net_client *c, size_t *size);

/* Ends that no server has given a code. */
enum client_end {
    CLIENT_BROKE = 0,   /* in the middle of something */
    CLIENT_FAILED = -1, /* it did not come about; the words are the library's */
    CLIENT_LATE = -2,   /* it did not come about in time */
    CLIENT_NOBODY = -3, /* nobody answers there */
    CLIENT_FLOOD = -4,  /* the server sent more than can be read */
};

/* Why the socket has closed, or was not opened: the code of the protocol, above 0,
 * or one of these; and a few words. */
int client_close_code(const struct net_client *c);
const char *client_close_words(const struct net_client *c);

#endif
