#include "term/start.h"

#include "core/sentence.h"
#include "core/setup.h"
#include "files/file.h"
#include "games/games.h"
#include "host/memory.h"
#include "search/level.h"
#include "term/label.h"
#include "term/pager.h"
#include "term/rules.h"
#include "term/say.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- Who can sit ----------------------------------------------------------- */

enum { PERSON, ROWS_MAX = 32, VALUE_COL = 26, RULES_MAX = 1 << 18 };

/* Levels, then the simple kinds. NULL at the end. */
static const char *who_word(int i)
{
    assert(i > 0);
    static const char *const simple[] = {"greedy", "random", NULL};
    int levels = 0;
    while (player_levels[levels].name)
        levels++;
    return i - 1 < levels ? player_levels[i - 1].name : simple[i - 1 - levels];
}

/* As the words have it, else by its name. */
static void write_who(int i, struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text message = text_in(room, sizeof room);
    text_add(&message, "bot-%s", who_word(i));
    if (fluent_has(&term_words, room)) {
        say(out, room);
    } else {
        text_add(out, "%s", who_word(i));
    }
}

static int who_count(void)
{
    int n = 1;
    while (who_word(n))
        n++;
    return n;
}

/* The number of the level for people. */
static int who_standard(void)
{
    int i = 1;
    while (who_word(i + 1)
           && strcmp(who_word(i), level_for(LEVEL_FOR_PEOPLE)) != 0)
        i++;
    return i;
}

/* -- The choice as an order ------------------------------------------------ */

struct start_order {
    struct term_order order;
    char set[GAME_OPTIONS_MAX][2 * FIELD_NAME_MAX];
    char who[GAME_SEATS_MAX][START_WHO_MAX];
};

static const struct game *game_of(const struct start *st)
{
    return games_all[st->game].game;
}

static void write_order(const struct start *st, struct start_order *o)
{
    const struct game *g = game_of(st);
    o->order = (struct term_order){.game = g->name,
                                   .content = st->content,
                                   .seats = st->setup.seats,
                                   .set_count = g->option_count,
                                   .player_count = st->setup.seats,
                                   .limits = st->limits,
                                   .seed = st->seed};
    for (int i = 0; i < g->option_count; i++) {
        (void)snprintf(o->set[i], sizeof o->set[i], "%s=%s", g->options[i].name,
                       setup_word(g, &st->setup, i));
        o->order.set[i] = o->set[i];
    }
    for (int i = 0; i < st->setup.seats; i++) {
        if (st->who[i] == PERSON) {
            (void)snprintf(o->who[i], sizeof o->who[i], "human %s",
                           st->name[i]);
        } else {
            (void)snprintf(o->who[i], sizeof o->who[i], "%s",
                           who_word(st->who[i]));
        }
        o->order.player[i] = o->who[i];
    }
}

static void write_other_order(const struct start *st, enum start_deed deed,
                              struct term_order *o)
{
    *o = (struct term_order){.content = st->content,
                             .limits = st->limits,
                             .name = st->me,
                             .seed = TERM_NO_SEED,
                             .replay = deed == START_REPLAYS};
    if (deed == START_JOINS) {
        o->link = st->path;
    } else {
        o->file = st->path;
    }
}

/* Why it cannot be, by what was tried. */
static void tell_failure(const struct start *st, enum start_deed deed,
                         enum err e, struct text *said)
{
    assert(e != ERR_OK && deed != START_LEAVES);
    char room[FILE_REASON_MAX];
    if (deed == START_BEGINS) {
        SAY(said, "start-nothing", {"seats", .number = st->setup.seats},
            {"game", .word = game_of(st)->title},
            {"has-content", .number = st->content != NULL});
    } else if (deed == START_JOINS) {
        SAY(said, "join-nothing",
            {"how", .word = e == ERR_NOT_FOUND ? "nobody"
                            : e == ERR_STORAGE ? "closed"
                                               : "link"});
    } else if (access(st->path, R_OK) != 0) {
        SAY(said, "file-unread", {"path", .word = st->path},
            {"why", .word = file_reason(room)});
    } else {
        SAY(said, "file-no-record", {"path", .word = st->path});
    }
}

struct party *start_open(struct start *st, enum start_deed deed)
{
    assert(deed != START_LEAVES);
    struct start_order o;
    struct term_order other;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text said = text_in(st->message, sizeof st->message);
    struct party *p = NULL;
    write_order(st, &o);
    write_other_order(st, deed, &other);
    enum err e = party_open(deed == START_BEGINS ? &o.order : &other, "keys",
                            &p, &why);
    if (e != ERR_OK)
        tell_failure(st, deed, e, &said);
    return p;
}

/* Lays the table to learn what its seats are called, or why it cannot be. */
static void learn_names(struct start *st)
{
    struct party *p = start_open(st, START_BEGINS);
    for (int i = 0; i < GAME_SEATS_MAX; i++) {
        struct text t = text_in(st->seat[i], sizeof st->seat[i]);
        if (p && i < p->venue->setup.seats) {
            sentence_seat(p->venue, i, &t);
        } else {
            SAY(&t, "seat-number", {"number", .number = i + 1});
        }
    }
    party_free(p);
}

void start_init(struct start *st, struct screen *s, const struct term_order *o)
{
    *st = (struct start){.screen = s,
                         .content = o->content,
                         .limits = o->limits,
                         .seed = TERM_NO_SEED};
    st->setup = setup_standard(game_of(st));
    for (int i = 1; i < GAME_SEATS_MAX; i++)
        st->who[i] = who_standard();
}

/* -- The rows of the page -------------------------------------------------- */

enum row_kind {
    ROW_GAME,
    ROW_SEATS,
    ROW_SEAT,
    ROW_OPTION,
    ROW_SEED,
    ROW_BEGIN,
    ROW_KEPT,
    ROW_FILE,
    ROW_JOIN,
    ROW_LEAVE,
};

struct row {
    enum row_kind kind;
    int n;
};

static int list_rows(const struct start *st, struct row rows[ROWS_MAX])
{
    static const enum row_kind last[] = {ROW_SEED, ROW_BEGIN, ROW_KEPT,
                                         ROW_FILE, ROW_JOIN,  ROW_LEAVE};
    int count = 0;
    rows[count++] = (struct row){ROW_GAME, 0};
    rows[count++] = (struct row){ROW_SEATS, 0};
    for (int i = 0; i < st->setup.seats; i++)
        rows[count++] = (struct row){ROW_SEAT, i};
    for (int i = 0; i < game_of(st)->option_count; i++)
        rows[count++] = (struct row){ROW_OPTION, i};
    for (size_t i = 0; i < sizeof last / sizeof last[0]; i++)
        rows[count++] = (struct row){last[i], 0};
    return count;
}

/* The message of the row. */
static const char *message_of(enum row_kind kind)
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

static void write_label(const struct start *st, struct row r, struct text *t)
{
    const struct game *g = game_of(st);
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
    if (st->who[seat] != PERSON) {
        write_who(st->who[seat], t);
    } else if (st->name[seat][0]) {
        SAY(t, "person-named", {"name", .word = st->name[seat]});
    } else {
        say(t, "person");
    }
}

/* The word; where a person is asked for, the seat by its name. */
static void write_option(const struct start *st, int n, struct text *t)
{
    assert(n >= 0 && n < game_of(st)->option_count);
    const struct game *g = game_of(st);
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

static void write_value(const struct start *st, struct row r, struct text *t)
{
    switch (r.kind) {
    case ROW_GAME:
        text_add(t, "%s", game_of(st)->title);
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
static void write_help(const struct start *st, struct row r, struct text *t)
{
    const struct game *g = game_of(st);
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

static void draw_row(struct start *st, struct row r, int row, bool chosen)
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

static void draw(struct start *st)
{
    struct screen *s = st->screen;
    struct row rows[ROWS_MAX];
    char title[GAME_WHY_MAX];
    char help[GAME_WHY_MAX];
    struct text t = text_in(title, sizeof title);
    struct text h = text_in(help, sizeof help);
    int count = list_rows(st, rows);
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

/* -- Changing -------------------------------------------------------------- */

/* One further or back, and round; what has no choices stays. */
static int turned(int value, int by, int count)
{
    return count > 0 ? (value + by + count) % count : value;
}

/* The first person's seat; without people, the first. */
static int first_person(const struct start *st)
{
    for (int i = 0; i < st->setup.seats; i++) {
        if (st->who[i] == PERSON)
            return i;
    }
    return 0;
}

static void change_game(struct start *st, int by)
{
    int count = 0;
    while (games_all[count].game)
        count++;
    st->game = turned(st->game, by, count);
    st->setup = setup_standard(game_of(st));
    setup_seat_person(game_of(st), &st->setup, 0, first_person(st));
}

static void change_option(struct start *st, int n, int by)
{
    assert(by == 1 || by == -1);
    const struct option *o = &game_of(st)->options[n];
    int count = 0;
    while (o->words[count])
        count++;
    st->setup.option[n] = turned(st->setup.option[n], by, count);
}

static void change_seats(struct start *st, int by)
{
    const struct game *g = game_of(st);
    int before = first_person(st);
    st->setup.seats = g->seats_min
                      + turned(st->setup.seats - g->seats_min, by,
                               g->seats_max - g->seats_min + 1);
    setup_seat_person(g, &st->setup, before, first_person(st));
}

static void change_who(struct start *st, int seat, int by)
{
    int before = first_person(st);
    st->who[seat] = turned(st->who[seat], by, who_count());
    setup_seat_person(game_of(st), &st->setup, before, first_person(st));
}

static void change(struct start *st, struct row r, int by)
{
    st->message[0] = '\0';
    switch (r.kind) {
    case ROW_GAME:
        change_game(st, by);
        break;
    case ROW_SEATS:
        change_seats(st, by);
        break;
    case ROW_SEAT:
        change_who(st, r.n, by);
        return;
    case ROW_OPTION:
        change_option(st, r.n, by);
        break;
    case ROW_SEED:
        st->seed = TERM_NO_SEED;
        return;
    case ROW_BEGIN:
    case ROW_KEPT:
    case ROW_FILE:
    case ROW_JOIN:
    case ROW_LEAVE:
        return;
    }
    learn_names(st);
}

static void type_seed(struct start *st)
{
    char room[24] = "";
    struct text why = text_in(st->message, sizeof st->message);
    if (!screen_prompt_for(st->screen, "prompt-seed", room, sizeof room))
        return;
    if (!text_number(room, 0, INT64_MAX, &st->seed)) {
        st->seed = TERM_NO_SEED;
        say(&why, "seed-wrong");
    }
}

static bool type_path(struct start *st, const char *message)
{
    return screen_prompt_for(st->screen, message, st->path, sizeof st->path)
           && st->path[0];
}

static bool type_link(struct start *st)
{
    st->path[0] = '\0';
    return type_path(st, "prompt-link")
           && (strstr(st->path, "#seat/") || strstr(st->path, "#watch/")
               || screen_prompt_for(st->screen, "prompt-me", st->me,
                                    sizeof st->me));
}

/* What Enter does; true if the page is done with. */
static bool enter(struct start *st, struct row r, enum start_deed *deed)
{
    st->message[0] = '\0';
    switch (r.kind) {
    case ROW_SEAT:
        if (st->who[r.n] == PERSON) {
            (void)screen_prompt_for(st->screen, "prompt-name", st->name[r.n],
                                    sizeof st->name[r.n]);
        }
        return false;
    case ROW_SEED:
        type_seed(st);
        return false;
    case ROW_BEGIN:
        *deed = START_BEGINS;
        return true;
    case ROW_KEPT:
        *deed = start_ask_save(st);
        return *deed != START_BEGINS;
    case ROW_FILE:
        *deed = START_OPENS;
        return type_path(st, "prompt-record");
    case ROW_JOIN:
        *deed = START_JOINS;
        return type_link(st);
    case ROW_LEAVE:
        *deed = START_LEAVES;
        return true;
    case ROW_GAME:
    case ROW_SEATS:
    case ROW_OPTION:
        change(st, r, 1);
        return false;
    }
    return false;
}

/* Those of the game that is chosen; true if the program is to end. */
static bool show_rules(const struct start *st)
{
    char title[FIELD_LINE_MAX];
    struct text head = text_in(title, sizeof title);
    char *room = host_alloc(RULES_MAX, 1);
    struct text t = text_in(room, RULES_MAX);
    t.colour = true;
    (void)rules_write(game_of(st)->words, "", &t);
    SAY(&head, "page-rules", {"game", .word = game_of(st)->title});
    int key = pager_show(st->screen, title, room, NULL);
    free(room);
    return key == KEY_IS_LEAVE;
}

/* One key; true if the page is done with. */
static bool take_key(struct start *st, int key, enum start_deed *deed)
{
    struct row rows[ROWS_MAX];
    int count = list_rows(st, rows);
    struct row now = rows[st->row];
    switch (key) {
    case KEY_IS_UP:
    case KEY_IS_BACK_TAB:
        st->row = turned(st->row, -1, count);
        return false;
    case KEY_IS_DOWN:
    case KEY_IS_TAB:
        st->row = turned(st->row, 1, count);
        return false;
    case KEY_IS_HOME:
    case KEY_IS_PAGE_UP:
        st->row = 0;
        return false;
    case KEY_IS_END:
    case KEY_IS_PAGE_DOWN:
        st->row = count - 1;
        return false;
    case KEY_IS_LEFT:
    case KEY_IS_RIGHT:
        change(st, now, key == KEY_IS_LEFT ? -1 : 1);
        return false;
    case KEY_IS_ENTER:
    case ' ':
        return enter(st, now, deed);
    case KEY_IS_CLICK:
        if (st->screen->mouse_row < 2 || st->screen->mouse_row >= 2 + count)
            return false;
        st->row = st->screen->mouse_row - 2;
        return enter(st, rows[st->row], deed);
    case '?':
    case 'r':
    case KEY_IS_HELP:
        *deed = START_LEAVES;
        return show_rules(st);
    case 'q':
    case KEY_IS_LEAVE:
        *deed = START_LEAVES;
        return true;
    default:
        return false;
    }
}

enum start_deed start_ask(struct start *st)
{
    enum start_deed deed = START_LEAVES;
    struct row rows[ROWS_MAX];
    char kept[GAME_WHY_MAX];
    (void)snprintf(kept, sizeof kept, "%s", st->message);
    learn_names(st);
    (void)snprintf(st->message, sizeof st->message, "%s", kept);
    bool done = false;
    while (!done) {
        int count = list_rows(st, rows);
        st->row = st->row < count ? st->row : count - 1;
        if (screen_fits(st->screen))
            draw(st);
        done = take_key(st, screen_key(st->screen, -1), &deed);
    }
    return deed;
}
