/* guest_log.c - what has happened at the table, as lines of the chronicle. */
#include "base/clean.h"
#include "core/sentence.h"
#include "term/guest_internal.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

static const char *string_of(const json_t *object, const char *key)
{
    const char *words = json_string_value(json_object_get(object, key));
    return words ? words : "";
}

static int number_of(const json_t *object, const char *key)
{
    json_int_t n = json_integer_value(json_object_get(object, key));
    return n < 0 ? 0 : n > 1000000 ? 1000000 : (int)n;
}

static void write_seat(const struct party *p, const json_t *seat,
                       struct text *out)
{
    json_int_t n = json_integer_value(seat);
    if (!json_is_integer(seat)) {
        say(out, "chance");
    } else if (p->venue && n >= 0 && n < p->venue->setup.seats) {
        sentence_seat(p->venue, (int)n, out);
    } else {
        SAY(out, "seat-number", {"number", .number = (int)(n % 1000) + 1});
    }
}

/* An event that has no message is passed over. */
static void write_event(const struct party *p, const json_t *e,
                        struct text *out)
{
    const char *event = string_of(e, "event");
    char name[40];
    char who[GAME_TEXT_MAX];
    struct text message = text_in(name, sizeof name);
    struct text seat = text_in(who, sizeof who);
    text_add(&message, "event-%s", event);
    if (message.cut || event[strspn(event, "abcdefghijklmnopqrstuvwxyz")]
        || !fluent_has(&term_words, name))
        return;
    write_seat(p, json_object_get(e, "seat"), &seat);
    SAY(out, name, {"who", .word = who}, {"to", .number = number_of(e, "to")});
}

/* A fact that this program cannot say is told by the notation of the move. */
static void write_move(const struct party *p, const json_t *e, struct text *out)
{
    char who[GAME_TEXT_MAX];
    char said[SENTENCE_MAX];
    struct text name = text_in(who, sizeof who);
    struct text sentence = text_in(said, sizeof said);
    struct fact f;
    write_seat(p, json_object_get(e, "seat"), &name);
    if (p->venue && guest_read_fact(json_object_get(e, "fact"), &f)
        && words_tell(p->venue->game->words, &f, who, NULL, &sentence)) {
        clean_write(said, out);
        return;
    }
    char room[GAME_TEXT_MAX];
    struct text move = text_in(room, sizeof room);
    clean_write(string_of(e, "move"), &move);
    SAY(out, "move-named", {"who", .word = who}, {"move", .word = room});
}

void guest_take_entry(struct party_guest *g, const json_t *e)
{
    assert(g && e);
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    bool is_event = json_object_get(e, "event");
    if (is_event) {
        write_event(&g->party, e, &t);
    } else {
        write_move(&g->party, e, &t);
        company_moved(&g->party.company);
    }
    const json_t *seat = json_object_get(e, "seat");
    json_int_t who = json_is_integer(seat) ? json_integer_value(seat) : -1;
    bool is_seat = !is_event && who >= 0 && who < GAME_SEATS_MAX;
    if (t.len) {
        chronicle_add(&g->party.chronicle, is_event ? 0 : number_of(e, "n"),
                      is_seat ? (int)who : SEAT_NOBODY, room);
    }
}
