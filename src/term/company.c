#include "term/company.h"

#include "base/clean.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

enum { SECOND = 1000, MINUTE = 60, HOUR = 3600, DAY = 86400 };

/* As many seconds as there are numbers for. */
static const long long time_max = 60LL * 365 * DAY * SECOND;

void company_init(struct company *c)
{
    *c = (struct company){.plea = -1};
}

/* -- What is told ---------------------------------------------------------- */

static const char *word_at(const json_t *object, const char *key)
{
    const char *word = json_string_value(json_object_get(object, key));
    return word ? word : "";
}

static bool is_true_at(const json_t *object, const char *key)
{
    return json_is_true(json_object_get(object, key));
}

/* The number of a seat of this table, or -1. */
static int seat_in(const struct company *c, const json_t *number)
{
    json_int_t n = json_is_integer(number) ? json_integer_value(number) : -1;
    return n >= 0 && n < c->seats ? (int)n : -1;
}

/* A list of seats as a set. */
static seat_set seats_in(const struct company *c, const json_t *list)
{
    seat_set set = 0;
    size_t i;
    const json_t *number;
    json_array_foreach(list, i, number)
    {
        int seat = seat_in(c, number);
        if (seat >= 0)
            set |= 1U << seat;
    }
    return set;
}

static void take_seat(struct company_seat *s, const json_t *told)
{
    const char *kind = word_at(told, "kind");
    const char *name = word_at(told, "name");
    struct text t = text_in(s->name, sizeof s->name);
    s->kind = strcmp(kind, "bot") == 0      ? COMPANY_BOT
              : strcmp(kind, "person") == 0 ? COMPANY_PERSON
                                            : COMPANY_OPEN;
    s->is_here = is_true_at(told, "online");
    s->is_late = is_true_at(told, "late");
    s->has_resigned = is_true_at(told, "resigned");
    clean_write(*name ? name : word_at(told, "level"), &t);
}

static void take_next(struct company *c, const char *next)
{
    struct text t = text_in(c->next, sizeof c->next);
    if (strlen(next) < LINK_TABLE_MAX && link_is_word(next))
        text_add(&t, "%s", next);
}

void company_take_info(struct company *c, const json_t *info)
{
    const json_t *seats = json_object_get(info, "seats");
    const json_t *plea = json_object_get(info, "ask");
    const char *state = word_at(info, "state");
    if (!json_is_object(info))
        return;
    size_t n = json_array_size(seats);
    c->seats = n < GAME_SEATS_MAX ? (int)n : GAME_SEATS_MAX;
    for (int i = 0; i < c->seats; i++)
        take_seat(&c->seat[i], json_array_get(seats, (size_t)i));
    c->state = strcmp(state, "over") == 0      ? COMPANY_IS_OVER
               : strcmp(state, "playing") == 0 ? COMPANY_PLAYS
                                               : COMPANY_WAITS;
    c->plea = seat_in(c, json_object_get(plea, "seat"));
    c->agreed = seats_in(c, json_object_get(plea, "agreed"));
    take_next(c, word_at(info, "next"));
}

void company_take_presence(struct company *c, const json_t *message)
{
    seat_set here = seats_in(c, json_object_get(message, "online"));
    json_int_t n = json_integer_value(json_object_get(message, "watching"));
    for (int i = 0; i < c->seats; i++)
        c->seat[i].is_here = here >> i & 1;
    c->watching = n < 0 ? 0 : n > 1000000 ? 1000000 : (int)n;
}

void company_take_clock(struct company *c, const json_t *clock, double now)
{
    c->has_clock = json_is_array(clock);
    c->told = now;
    for (int i = 0; i < c->seats; i++) {
        json_int_t n = json_integer_value(json_array_get(clock, (size_t)i));
        c->seat[i].left = n < 0 ? 0 : n > time_max ? time_max : n;
    }
}

void company_take_act(struct company *c, const json_t *act)
{
    c->act = seats_in(c, act);
}

void company_moved(struct company *c)
{
    c->plea = -1;
}

/* -- What follows from it -------------------------------------------------- */

bool company_must_answer(const struct company *c, int seat)
{
    return c->plea >= 0 && seat >= 0 && seat < c->seats && seat != c->plea
           && !(c->agreed >> seat & 1);
}

bool company_clock_runs(const struct company *c, int seat)
{
    assert(seat >= 0 && seat < GAME_SEATS_MAX);
    const struct company_seat *s = &c->seat[seat];
    return c->has_clock && c->state == COMPANY_PLAYS && c->act >> seat & 1
           && s->kind == COMPANY_PERSON && !s->is_late && !s->has_resigned;
}

long long company_left(const struct company *c, int seat, double now)
{
    if (!c->has_clock || seat < 0 || seat >= c->seats
        || c->seat[seat].kind != COMPANY_PERSON)
        return -1;
    long long left = c->seat[seat].left;
    if (company_clock_runs(c, seat))
        left -= (long long)((now - c->told) * (double)SECOND);
    return left < 0 ? 0 : left;
}

/* Seconds that have begun count. */
static long long seconds_in(long long milliseconds)
{
    return (milliseconds + SECOND - 1) / SECOND;
}

void company_write_time(long long milliseconds, struct text *out)
{
    assert(milliseconds >= 0);
    long long s = seconds_in(milliseconds);
    if (s >= DAY) {
        SAY(out, "clock-days", {"days", .number = (int)(s / DAY)},
            {"hours", .number = (int)(s % DAY / HOUR)});
    } else if (s >= HOUR) {
        text_add(out, "%lld:%02lld:%02lld", s / HOUR, s % HOUR / MINUTE,
                 s % MINUTE);
    } else {
        text_add(out, "%lld:%02lld", s / MINUTE, s % MINUTE);
    }
}

void company_say_time(long long milliseconds, struct text *out)
{
    assert(milliseconds >= 0 && milliseconds <= time_max);
    int s = (int)seconds_in(milliseconds);
    const char *message = s >= DAY      ? "time-days"
                          : s >= HOUR   ? "time-hours"
                          : s >= MINUTE ? "time-minutes"
                                        : "time-seconds";
    SAY(out, message, {"days", .number = s / DAY},
        {"hours", .number = s % DAY / HOUR},
        {"minutes", .number = s % HOUR / MINUTE},
        {"seconds", .number = s % MINUTE});
}

const char *company_presence(const struct company *c, int seat, int own)
{
    assert(seat >= 0 && seat < GAME_SEATS_MAX);
    const struct company_seat *s = &c->seat[seat];
    if (s->kind == COMPANY_OPEN)
        return "open";
    if (s->kind == COMPANY_BOT)
        return "bot";
    if (s->has_resigned)
        return "resigned";
    if (s->is_late)
        return "late";
    if (seat == own)
        return "you";
    return s->is_here ? "here" : "away";
}

int company_open_seats(const struct company *c)
{
    int n = 0;
    for (int i = 0; i < c->seats; i++)
        n += c->seat[i].kind == COMPANY_OPEN;
    return n;
}

bool company_is_amiss(const struct company *c, int seat)
{
    assert(seat >= 0 && seat < c->seats);
    const struct company_seat *s = &c->seat[seat];
    return s->kind == COMPANY_PERSON
           && (!s->is_here || s->is_late || s->has_resigned);
}
