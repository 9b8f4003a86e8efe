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
        text_add(t, "Chance");
    } else if (r->has_venue && i >= 0 && i < r->venue.setup.seats) {
        sentence_seat(&r->venue, i, t);
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

/* "12 Red takes the card at place 3." A fact that this program cannot say is told
 * by the notation of the move. */
static void write_move(const struct remote *r, const json_t *e, struct text *t)
{
    char who[GAME_TEXT_MAX];
    char said[SENTENCE_MAX];
    struct text name = text_in(who, sizeof who);
    struct text sentence = text_in(said, sizeof said);
    struct fact f;
    write_seat(r, json_object_get(e, "seat"), &name);
    if (!r->chronicle.speaks)
        text_add(t, "%d ", (int)json_integer_value(json_object_get(e, "n")));
    if (r->has_venue && remote_read_fact(json_object_get(e, "fact"), &f)
        && words_tell(r->venue.game->words, &f, who, NULL, &sentence)) {
        clean_write(said, t);
        return;
    }
    text_add(t, "%s: ", who);
    clean_write(string_of(e, "move"), t);
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
