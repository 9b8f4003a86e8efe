/* term.c - the full-screen program: from page to page. */
#include "term/term.h"

#include "term/desk.h"
#include "term/start.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* What is said when the screen is given back: how to go on. */
struct farewell {
    char words[PARTY_COMMAND_MAX];
};

/* Plays what was opened, and lets go of it. */
static enum desk_end play(struct screen *s, struct party *p, struct farewell *f)
{
    enum desk_end end = desk_play(s, p);
    struct text t = text_in(f->words, sizeof f->words);
    party_write_farewell(p, &t);
    party_free(p);
    return end;
}

/* What was chosen on the first page; DESK_HOME if it could not be. */
static enum desk_end do_deed(struct start *st, enum start_deed deed,
                             struct farewell *f)
{
    if (deed == START_LEAVES)
        return DESK_LEAVES;
    struct party *p = start_open(st, deed);
    return p ? play(st->screen, p, f) : DESK_HOME;
}

static void run_pages(struct screen *s, const struct term_order *o,
                      struct farewell *f)
{
    struct start st;
    enum desk_end end = DESK_HOME;
    start_init(&st, s, o);
    while (end == DESK_HOME)
        end = do_deed(&st, start_ask(&st), f);
}

bool term_is_dumb(void)
{
    return screen_is_dumb();
}

enum err term_screen(const struct term_order *o, struct text *why)
{
    assert(o && why);
    struct screen s;
    struct farewell f = {""};
    struct party *p = NULL;
    enum err e = ERR_OK;
    if (o->link || o->game || o->file)
        e = party_open(o, "keys", &p, why);
    if (e == ERR_OK)
        e = screen_open(&s, o->ascii, why);
    if (e != ERR_OK) {
        party_free(p);
        return e;
    }
    enum desk_end end = p ? play(&s, p, &f) : DESK_HOME;
    if (end == DESK_HOME)
        run_pages(&s, o, &f);
    screen_close(&s);
    if (f.words[0])
        printf("%s\n", f.words);
    return ERR_OK;
}
