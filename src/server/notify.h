/* notify.h - tells systemd how it goes, in its own protocol: a datagram to the
 * socket that NOTIFY_SOCKET names. Without that name nothing is sent. */
#ifndef SERVER_NOTIFY_H
#define SERVER_NOTIFY_H

#include <stdint.h>

struct notify {
    int fd;       /* -1: nobody wants to know */
    int64_t each; /* milliseconds between two signs of life; 0: none wanted */
    int64_t next;
};

/* Reads the environment. */
void notify_open(struct notify *n);
void notify_close(struct notify *n);

/* "READY=1", "STOPPING=1". */
void notify_say(struct notify *n, const char *words);

/* A sign of life, if it is time for one; `now` in milliseconds of a clock that
 * never goes back. */
void notify_live(struct notify *n, int64_t now);

#endif
