/* remote_status.c - how the table stands, in a sentence. */
#include "term/remote_internal.h"

/* What a person does to get something: a word, or keys. */
static const char *way(const struct remote *r, const char *word,
                       const char *keys)
{
    return r->chronicle.speaks ? word : keys;
}

/* Somebody wants to take back. */
static void write_wish(const struct remote *r, struct text *t)
{
    const struct company *c = &r->company;
    const char *name = c->asks >= 0 ? c->seat[c->asks].name : "";
    if (remote_is_asked(r)) {
        text_add(t, "%s wants to take back: %s", name,
                 way(r, "say yes or no.", "y agrees, n does not."));
    } else if (c->asks >= 0 && c->asks == remote_seat(r)) {
        text_add(t, "You have asked to take back; the others have to agree.");
    } else if (c->asks >= 0) {
        text_add(t, "%s has asked to take back.", name);
    }
}

/* A bot plays for this seat. */
static void write_absence(const struct remote *r, struct text *t)
{
    int seat = remote_seat(r);
    if (seat >= r->company.seats)
        return;
    if (r->company.seat[seat].has_resigned) {
        text_add(t, "You have resigned. A bot plays on for you; you can look "
                    "on.");
    } else if (r->company.seat[seat].is_late) {
        text_add(t, "Your time was up, so a bot plays for you. %s",
                 way(r, "Say back to take over again.",
                     "o, then b, takes over again."));
    }
}

static void write_waiting(const struct remote *r, struct text *t)
{
    int open = company_open_seats(&r->company);
    if (r->company.state == COMPANY_WAITS && open > 0) {
        text_add(t,
                 "Waiting until everybody has sat down: %d of %d seats %s "
                 "open.",
                 open, r->company.seats, open == 1 ? "is" : "are");
    }
}

static void write_rematch(const struct remote *r, struct text *t)
{
    if (r->company.state != COMPANY_IS_OVER)
        return;
    if (r->company.next[0]) {
        text_add(t, "There is a rematch. %s",
                 way(r, "Say rematch to go there.", "o, then n, goes there."));
    } else if (remote_seat(r) != SEAT_NOBODY) {
        text_add(t, "%s",
                 way(r, "Say rematch to play again, or quit.",
                     "o, then n, asks for a rematch."));
    }
}

const char *remote_status(struct remote *r)
{
    static void (*const parts[])(const struct remote *r, struct text *t) = {
        write_wish, write_rematch, write_absence, write_waiting};
    struct text t = text_in(r->status, sizeof r->status);
    text_add(&t, "%s", r->line);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0] && t.len == 0; i++)
        parts[i](r, &t);
    return r->status;
}
