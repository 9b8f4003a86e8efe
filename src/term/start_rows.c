/* start_rows.c - the rows of the first page: what they say, and how they look. */
#include "core/setup.h"
#include "term/label.h"
#include "term/say.h"
#include "term/start_internal.h"

#include <assert.h>

enum { VALUE_COL = 26 };

int start_list_rows(const struct start *st,
                    struct start_row rows[START_ROWS_MAX])
{
    assert(st && rows);
    static const enum start_row_kind last[] = {ROW_SEED, ROW_BEGIN, ROW_KEPT,
                                               ROW_FILE, ROW_JOIN,  ROW_LEAVE};
    int count = 0;
    rows[count++] = (struct start_row){ROW_GAME, 0};
    rows[count++] = (struct start_row){ROW_SEATS, 0};
    for (int i = 0; i < st->setup.seats; i++)
        rows[count++] = (struct start_row){ROW_SEAT, i};
    for (int i = 0; i < start_game(st)->option_count; i++)
        rows[count++] = (struct start_row){ROW_OPTION, i};
    for (size_t i = 0; i < sizeof last / sizeof last[0]; i++)
        rows[count++] = (struct start_row){last[i], 0};
    return count;
}

/* The message of the row. */
static const char *message_of(enum start_row_kind kind)
{
    static const char *const messages[] = {
        [ROW_GAME] = "row-game", [ROW_SEATS] = "row-seats",
        [ROW_SEAT] = "row-seat", [ROW_OPTION] = "row-option",
        [ROW_SEED] = "row-seed", [ROW_BEGIN] = "row-begin",
        [ROW_KEPT] = "row-kept", [ROW_FILE] = "row-file",
        [ROW_JOIN] = "row-join", [ROW_LEAVE] = "row-leave",
    };
    return messages[kind];
}

static void write_label(const struct start *st, struct start_row r,
                        struct text *t)
{
    const struct game *g = start_game(st);
    char room[FIELD_LINE_MAX];
    struct text name = text_in(room, sizeof room);
    if (r.kind == ROW_SEAT)
        text_add(&name, "%s", st->seat[r.n]);
    if (r.kind == ROW_OPTION)
        label_write(g, "option", g->options[r.n].name, &name);
    SAY(t, message_of(r.kind), {"name", .word = room});
}

static void write_seat(const struct start *st, int seat, struct text *t)
{
    assert(seat >= 0 && seat < st->setup.seats);
    if (st->who[seat] != START_PERSON) {
        start_write_who(st->who[seat], t);
    } else if (st->name[seat][0]) {
        SAY(t, "person-named", {"name", .word = st->name[seat]});
    } else {
        say(t, "person");
    }
}

/* The word; where a person is asked for, the seat by its name. */
static void write_option(const struct start *st, int n, struct text *t)
{
    assert(n >= 0 && n < start_game(st)->option_count);
    const struct game *g = start_game(st);
    const char *name = g->options[n].name;
    const char *word = setup_word(g, &st->setup, n);
    char room[FIELD_NAME_MAX + 8];
    struct text value = text_in(room, sizeof room);
    int seat = word[0] - '0';
    text_add(&value, "is-%s", word);
    if (g->options[n].asks_person && seat >= 0 && seat < st->setup.seats) {
        text_add(t, "%s", st->seat[seat]);
    } else if (!label_write_more(g, "option", name, room, t)) {
        SAY(t, "option-value", {"how", .word = word});
    }
}

static void write_value(const struct start *st, struct start_row r,
                        struct text *t)
{
    switch (r.kind) {
    case ROW_GAME:
        text_add(t, "%s", start_game(st)->title);
        return;
    case ROW_SEATS:
        text_add(t, "%d", st->setup.seats);
        return;
    case ROW_SEAT:
        write_seat(st, r.n, t);
        return;
    case ROW_OPTION:
        write_option(st, r.n, t);
        return;
    case ROW_SEED:
        if (st->seed == TERM_NO_SEED) {
            say(t, "seed-fresh");
        } else {
            text_add(t, "%lld", st->seed);
        }
        return;
    case ROW_BEGIN:
    case ROW_KEPT:
    case ROW_FILE:
    case ROW_JOIN:
    case ROW_LEAVE:
        return;
    }
}

/* What is wrong, or what can be done in this row. */
static void write_help(const struct start *st, struct start_row r,
                       struct text *t)
{
    const struct game *g = start_game(st);
    char room[GAME_TEXT_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "%s.help", message_of(r.kind));
    if (st->message[0]) {
        text_add(t, "%s", st->message);
    } else if (r.kind != ROW_OPTION) {
        say(t, room);
    } else {
        (void)label_write_more(g, "option", g->options[r.n].name, "help", t);
    }
}

static void draw_row(struct start *st, struct start_row r, int row, bool chosen)
{
    struct screen *s = st->screen;
    char label[FIELD_LINE_MAX];
    char value[FIELD_LINE_MAX];
    struct text l = text_in(label, sizeof label);
    struct text v = text_in(value, sizeof value);
    write_label(st, r, &l);
    write_value(st, r, &v);
    if (chosen)
        (void)screen_put(s, row, 1, 1, LOOK_HEAD, screen_sign(s, SIGN_POINTER));
    (void)screen_put(s, row, 3, VALUE_COL - 4,
                     chosen ? LOOK_CHOSEN : LOOK_STYLED, label);
    if (v.len) {
        (void)screen_print(s, row, VALUE_COL,
                           chosen ? LOOK_CHOSEN : LOOK_STYLED,
                           chosen ? "< %s >" : "  %s", value);
    }
}

void start_draw(struct start *st)
{
    assert(st && st->screen);
    struct screen *s = st->screen;
    struct start_row rows[START_ROWS_MAX];
    char title[GAME_WHY_MAX];
    char help[GAME_WHY_MAX];
    struct text t = text_in(title, sizeof title);
    struct text h = text_in(help, sizeof help);
    int count = start_list_rows(st, rows);
    screen_clear(s);
    text_add(&t, "%s ", screen_sign(s, SIGN_BRICK));
    say(&t, "start");
    (void)screen_put(s, 0, 1, s->cols - 2, LOOK_HEAD, title);
    t = text_in(title, sizeof title);
    say(&t, "start-match");
    screen_rule(s, 1, 0, s->cols, title);
    for (int i = 0; i < count; i++)
        draw_row(st, rows[i], 2 + i, i == st->row);
    write_help(st, rows[st->row], &h);
    (void)screen_put(s, s->rows - 2, 1, s->cols - 2,
                     st->message[0] ? LOOK_WARN : LOOK_STYLED, help);
    screen_say(s, s->rows - 1, 1, LOOK_HEAD, "start-keys");
    screen_show(s);
}
