/* remote_log.c - what has happened at the table, as lines of the chronicle. */
#include "base/clean.h"
#include "core/sentence.h"
#include "term/remote_internal.h"

#include <string.h>

static const char *string_of(const json_t *object, const char *key)
{
    const char *words = json_string_value(json_object_get(object, key));
    return words ? words : "";
}

static void write_seat(const struct remote *r, const json_t *seat,
                       struct text *t)
{
    int i = (int)json_integer_value(seat);
    if (!json_is_integer(seat)) {
        text_add(t, "chance");
    } else if (r->has_venue && i >= 0 && i < r->venue.setup.seats) {
        text_add(t, "%s", venue_seat_name(&r->venue, i));
    } else {
        text_add(t, "seat %d", i + 1);
    }
}

static void write_event(const struct remote *r, const json_t *e, struct text *t)
{
    static const char *const events[][2] = {
        {"sit", "sits down"},          {"late", "is late; a bot plays on"},
        {"return", "plays again"},     {"resign", "resigns; a bot plays on"},
        {"ask", "wants to take back"}, {"agree", "agrees"},
        {"refuse", "does not agree"},
    };
    const char *event = string_of(e, "event");
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        if (strcmp(events[i][0], event) == 0) {
            write_seat(r, json_object_get(e, "seat"), t);
            text_add(t, " %s.", events[i][1]);
            return;
        }
    }
    if (strcmp(event, "back") == 0) {
        text_add(t, "the match goes back to move %d.",
                 (int)json_integer_value(json_object_get(e, "to")));
    } else if (strcmp(event, "begin") == 0) {
        text_add(t, "the match begins.");
    } else if (strcmp(event, "next") == 0) {
        text_add(t, "there is a rematch.");
    }
}

/* "12 red: take 3  - pay 1 coin", or in a sentence that the server has made;
 * one that makes none is told in its notation. */
static void write_move(const struct remote *r, const json_t *e, struct text *t)
{
    const char *says = string_of(e, "says");
    const char *words = string_of(e, "words");
    if (!r->chronicle.speaks)
        text_add(t, "%d ", (int)json_integer_value(json_object_get(e, "n")));
    if (r->chronicle.speaks && *says) {
        clean_write(says, t);
        return;
    }
    write_seat(r, json_object_get(e, "seat"), t);
    text_add(t, r->chronicle.speaks ? " plays " : ": ");
    clean_write(string_of(e, "move"), t);
    text_add(t, "%s", *words ? "  - " : "");
    clean_write(words, t);
    text_add(t, r->chronicle.speaks ? "." : "");
}

void remote_take_entry(struct remote *r, const json_t *e)
{
    char room[SENTENCE_MAX];
    char line[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    struct text capital = text_in(line, sizeof line);
    if (json_object_get(e, "event")) {
        write_event(r, e, &t);
    } else {
        write_move(r, e, &t);
        company_moved(&r->company);
    }
    sentence_write_capital(room, &capital);
    if (t.len)
        chronicle_add(&r->chronicle, r->chronicle.speaks ? line : room);
}
