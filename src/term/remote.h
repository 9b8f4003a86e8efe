/* remote.h - a seat at a table of a server: what comes from there as a scene,
 * and decisions on their way.
 *
 * The protocol is that of the page (docs/http-api.md). A snapshot holds the
 * position as the seat may see it; it is read back as a view, and everything
 * that is drawn or listed is made of it by the same code as at home.
 */
#ifndef TERM_REMOTE_H
#define TERM_REMOTE_H

#include "term/chronicle.h"
#include "term/company.h"
#include "term/scene.h"

struct remote;

/* Goes to the table of the link, and sits down with `name` if it is an
 * invitation. Its chronicle speaks in sentences or not. NULL, and a sentence, if
 * that cannot be. */
struct remote *remote_open(const char *link, const char *name, bool speaks,
                           struct text *why);
void remote_close(struct remote *r);

/* Lets the connection work for a moment. True: something has changed. */
bool remote_work(struct remote *r);

/* The game of the table; NULL before the first word from there. */
const struct venue *remote_venue(const struct remote *r);

/* Has the match begun? Then this is what the seat sees of it. */
bool remote_scene(struct remote *r, struct scene *out);

const struct chronicle *remote_chronicle(const struct remote *r);
int remote_seat(const struct remote *r); /* SEAT_NOBODY: looks on */
const char *remote_name(const struct remote *r, int seat);

/* Who is there, and how they stand. */
const struct company *remote_company(const struct remote *r);

/* What is left of a seat's time, in milliseconds; -1: there is no clock. */
long long remote_left(const struct remote *r, int seat);

/* How things stand besides the match: who is awaited, who wants what, whether
 * the line is down. May be empty. */
const char *remote_status(struct remote *r);

/* The last refusal, once, in the caller's room; NULL if there is none. */
enum { REMOTE_WORDS_MAX = 256 };
const char *remote_refusal(struct remote *r, char room[REMOTE_WORDS_MAX]);

/* The link that opens this seat again, once it is known. */
const char *remote_link(const struct remote *r);

/* Decisions. What becomes of them comes back by remote_work, a refusal by
 * remote_refusal. */
void remote_play(struct remote *r, const char *move);
void remote_answer(struct remote *r, bool yes);

/* Does somebody ask this seat to agree? */
bool remote_is_asked(const struct remote *r);

/* What else a seat can want. A rematch leads to its table as soon as there is
 * one; where one was asked for by others, it goes there. */
enum remote_wish {
    WISH_TAKE_BACK,
    WISH_RESIGN,
    WISH_RETURN,
    WISH_REMATCH,
    REMOTE_WISHES,
};
void remote_wish(struct remote *r, enum remote_wish wish);

#endif
