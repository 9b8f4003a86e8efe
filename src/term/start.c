#include "core/setup.h"
#include "host/memory.h"
#include "term/pager.h"
#include "term/rules.h"
#include "term/say.h"
#include "term/start_internal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RULES_MAX = 1 << 18 };

void start_init(struct start *st, struct screen *s, const struct term_order *o)
{
    assert(st && s && o);
    *st = (struct start){.screen = s,
                         .content = o->content,
                         .limits = o->limits,
                         .seed = TERM_NO_SEED};
    st->setup = setup_standard(start_game(st));
    for (int i = 1; i < GAME_SEATS_MAX; i++)
        st->who[i] = start_who_standard();
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
        if (st->who[i] == START_PERSON)
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
    st->setup = setup_standard(start_game(st));
    setup_seat_person(start_game(st), &st->setup, 0, first_person(st));
}

static void change_option(struct start *st, int n, int by)
{
    assert(by == 1 || by == -1);
    const struct option *o = &start_game(st)->options[n];
    int count = 0;
    while (o->words[count])
        count++;
    st->setup.option[n] = turned(st->setup.option[n], by, count);
}

static void change_seats(struct start *st, int by)
{
    const struct game *g = start_game(st);
    int before = first_person(st);
    st->setup.seats = g->seats_min
                      + turned(st->setup.seats - g->seats_min, by,
                               g->seats_max - g->seats_min + 1);
    setup_seat_person(g, &st->setup, before, first_person(st));
}

static void change_who(struct start *st, int seat, int by)
{
    int before = first_person(st);
    st->who[seat] = turned(st->who[seat], by, start_who_count());
    setup_seat_person(start_game(st), &st->setup, before, first_person(st));
}

static void change(struct start *st, struct start_row r, int by)
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
    start_learn_names(st);
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
static bool enter(struct start *st, struct start_row r, enum start_deed *deed)
{
    st->message[0] = '\0';
    switch (r.kind) {
    case ROW_SEAT:
        if (st->who[r.n] == START_PERSON) {
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
    (void)rules_write(start_game(st)->words, "", &t);
    SAY(&head, "page-rules", {"game", .word = start_game(st)->title});
    int key = pager_show(st->screen, title, room, NULL);
    free(room);
    return key == KEY_IS_LEAVE;
}

/* One key; true if the page is done with. */
static bool take_key(struct start *st, int key, enum start_deed *deed)
{
    struct start_row rows[START_ROWS_MAX];
    int count = start_list_rows(st, rows);
    struct start_row now = rows[st->row];
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
    assert(st && st->screen);
    enum start_deed deed = START_LEAVES;
    struct start_row rows[START_ROWS_MAX];
    char kept[GAME_WHY_MAX];
    (void)snprintf(kept, sizeof kept, "%s", st->message);
    start_learn_names(st);
    (void)snprintf(st->message, sizeof st->message, "%s", kept);
    bool done = false;
    while (!done) {
        int count = start_list_rows(st, rows);
        st->row = st->row < count ? st->row : count - 1;
        if (screen_fits(st->screen))
            start_draw(st);
        done = take_key(st, screen_key(st->screen, -1), &deed);
    }
    return deed;
}
