/* guest_internal.h - between the files of a guest at a table of a server.
 *
 * The protocol is that of the page (docs/http-api.md). A snapshot holds the
 * position as the seat may see it; it is read back as a view, and everything
 * that is drawn or listed is made of it by the same code as at home.
 */
#ifndef TERM_GUEST_INTERNAL_H
#define TERM_GUEST_INTERNAL_H

#include "guest/guest.h"
#include "term/party.h"

enum { GUEST_LINK_MAX = 512 };

struct party_guest {
    struct party party; /* first: it is called by that */
    struct guest *guest;
    struct box box;
    struct venue venue; /* once party.venue points at it */
    bool has_view;      /* the match has begun */
    struct state_room view;
    int viewer;
    bool decides; /* this seat has to */
    char link[GUEST_LINK_MAX];
    char line[PARTY_WORDS_MAX]; /* what is wrong with the connection */
    bool has_news;        /* what came while it was opened is not told yet */
    bool wants_next;      /* goes to the rematch as soon as there is one */
    bool is_down, is_out; /* the socket has closed; for good */
    double again;         /* when to connect anew */
};

static inline struct party_guest *guest_of(struct party *p)
{
    return (struct party_guest *)p;
}

static inline const struct party_guest *guest_in(const struct party *p)
{
    return (const struct party_guest *)p;
}

/* Reads the snapshot of a message; what is wrong with it is a refusal. */
void guest_take_now(struct party_guest *g, const json_t *now);

/* Puts an entry of the table's log into the chronicle. */
void guest_take_entry(struct party_guest *g, const json_t *entry);

/* The fact that a message tells; false if it is none, or larger than any. What it
 * points at lives as long as the message. */
bool guest_read_fact(json_t *told, struct fact *out);

void guest_write_status(const struct party *p, struct text *out);

#endif
