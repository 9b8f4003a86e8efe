/* start_saves.c - the list of kept games. */
#include "host/memory.h"
#include "term/saves.h"
#include "term/say.h"
#include "term/start.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void write_when(long long when, char room[], size_t size)
{
    time_t t = (time_t)when;
    struct tm parts;
    room[0] = '\0';
    if (localtime_r(&t, &parts))
        (void)strftime(room, size, "%Y-%m-%d %H:%M", &parts);
}

static void draw(struct start *st, const struct saves *l, int chosen)
{
    struct screen *s = st->screen;
    int height = s->rows - 4;
    int top = chosen < height ? 0 : chosen - height + 1;
    char title[GAME_TEXT_MAX];
    struct text t = text_in(title, sizeof title);
    screen_clear(s);
    say(&t, "page-kept");
    screen_rule(s, 0, 0, s->cols, title);
    for (int i = 0; i < height && top + i < l->count; i++) {
        const struct save *k = &l->save[top + i];
        char when[32];
        char result[GAME_TEXT_MAX];
        struct text ended = text_in(result, sizeof result);
        bool is_chosen = top + i == chosen;
        write_when(k->when, when, sizeof when);
        SAY(&ended, "kept-result", {"how", .word = k->result});
        if (is_chosen) {
            (void)screen_put(s, 1 + i, 1, 1, LOOK_HEAD,
                             screen_sign(s, SIGN_POINTER));
        }
        (void)screen_print(s, 1 + i, 3, is_chosen ? LOOK_CHOSEN : LOOK_STYLED,
                           "%-24s %-16s  %s", k->name, when, result);
    }
    if (l->count == 0)
        screen_say(s, 2, 3, LOOK_STYLED, "kept-none");
    screen_say(s, s->rows - 1, 1, LOOK_HEAD, "kept-keys");
    screen_show(s);
}

static enum start_deed open_save(struct start *st, const struct saves *l,
                                 int chosen, enum start_deed deed)
{
    assert(chosen >= 0);
    if (chosen >= l->count)
        return START_BEGINS;
    (void)snprintf(st->path, sizeof st->path, "%s", l->save[chosen].path);
    return deed;
}

static enum start_deed choose(struct start *st, const struct saves *l)
{
    int chosen = 0;
    for (;;) {
        if (screen_fits(st->screen))
            draw(st, l, chosen);
        switch (screen_key(st->screen, -1)) {
        case KEY_IS_UP:
            chosen -= chosen > 0;
            break;
        case KEY_IS_DOWN:
            chosen += chosen + 1 < l->count;
            break;
        case KEY_IS_ENTER:
            return open_save(st, l, chosen, START_OPENS);
        case 'r':
            return open_save(st, l, chosen, START_REPLAYS);
        case KEY_IS_LEAVE:
            return START_LEAVES;
        case KEY_IS_ESCAPE:
        case 'q':
            return START_BEGINS;
        default:
            break;
        }
    }
}

enum start_deed start_ask_save(struct start *st)
{
    struct saves *l = host_alloc(1, sizeof *l);
    saves_list(l);
    enum start_deed deed = choose(st, l);
    free(l);
    return deed;
}
