/* remote_internal.h - between the files of a seat at a server. */
#ifndef TERM_REMOTE_INTERNAL_H
#define TERM_REMOTE_INTERNAL_H

#include "guest/guest.h"
#include "term/remote.h"

enum { REMOTE_LINK_MAX = 512 };

struct remote {
    struct guest *guest;
    struct box box;
    struct venue venue;
    bool has_venue; /* the table's game is known */
    bool has_view;  /* the match has begun */
    struct state_room view;
    int viewer;
    bool asks; /* this seat has to decide */
    struct chronicle chronicle;
    struct company company;
    char link[REMOTE_LINK_MAX];
    char status[REMOTE_WORDS_MAX];  /* how the table stands */
    char refusal[REMOTE_WORDS_MAX]; /* not told yet */
    char line[REMOTE_WORDS_MAX];    /* what is wrong with the connection */
    bool has_news;        /* what came while it was opened is not told yet */
    bool wants_next;      /* goes to the rematch as soon as there is one */
    bool is_down, is_out; /* the socket has closed; for good */
    double again;         /* when to connect anew */
};

/* Reads the snapshot of a message; what is wrong with it is a refusal. */
void remote_take_now(struct remote *r, const json_t *now);

/* Puts an entry of the table's log into the chronicle. */
void remote_take_entry(struct remote *r, const json_t *entry);

/* The fact that a message tells; false if it is none, or larger than any. What it
 * points at lives as long as the message. */
bool remote_read_fact(json_t *told, struct fact *out);

/* Something that could not be, to be told once. */
void remote_refuse(struct remote *r, const char *words);

#endif
