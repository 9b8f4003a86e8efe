/* term.c - the full-screen program: from page to page. */
#include "term/term.h"

#include "base/shell.h"
#include "term/desk.h"
#include "term/saves.h"
#include "term/start.h"

#include <stdio.h>
#include <string.h>

/* What is said when the screen is given back: how to go on. */
struct farewell {
    char words[SESSION_COMMAND_MAX];
};

static void write_farewell(struct farewell *f, const struct session *session,
                           const struct remote *remote)
{
    struct text t = text_in(f->words, sizeof f->words);
    if (remote && remote_seat(remote) != SEAT_NOBODY) {
        text_add(&t, "Your seat: mudbrick play --join ");
        shell_show(remote_link(remote), &t);
    } else if (session && session->path[0]) {
        text_add(&t, "Kept: ");
        session_write_command(session, &t);
    }
}

/* Plays what was opened, and lets go of it. */
static enum desk_end play(struct screen *s, struct session *session,
                          struct remote *remote, struct farewell *f)
{
    enum desk_end end = session ? desk_play(s, session) : desk_join(s, remote);
    write_farewell(f, session, remote);
    session_free(session);
    remote_close(remote);
    return end;
}

/* A kept game goes on in its own file. */
static void keep_in_place(struct session *s, const char *path)
{
    struct text t = text_in(s->path, sizeof s->path);
    text_add(&t, "%s", path);
}

/* What was chosen on the first page; DESK_HOME if it could not be. */
static enum desk_end do_deed(struct start *st, enum start_deed deed,
                             struct farewell *f)
{
    struct text why = text_in(st->message, sizeof st->message);
    struct session *session = NULL;
    struct remote *remote = NULL;
    if (deed == START_LEAVES)
        return DESK_LEAVES;
    if (deed == START_JOINS) {
        remote = remote_open(st->path, st->me, false, &why);
    } else {
        session = start_session(st, deed);
    }
    if (session && deed != START_BEGINS)
        keep_in_place(session, st->path);
    return session || remote ? play(st->screen, session, remote, f) : DESK_HOME;
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
    struct screen s;
    struct farewell f = {""};
    struct session *session = NULL;
    struct remote *remote = NULL;
    bool wanted = o->link || o->game || o->file;
    if (o->link) {
        remote = remote_open(o->link, o->name, false, why);
    } else if (wanted) {
        session = session_new(o, why);
    }
    if (session && o->file)
        saves_go_on(session, o->file);
    if (wanted && !session && !remote)
        return ERR_BAD_TEXT;
    enum err e = screen_open(&s, o->ascii, why);
    if (e != ERR_OK) {
        session_free(session);
        remote_close(remote);
        return e;
    }
    enum desk_end end = wanted ? play(&s, session, remote, &f) : DESK_HOME;
    if (end == DESK_HOME)
        run_pages(&s, o, &f);
    screen_close(&s);
    if (f.words[0])
        printf("%s\n", f.words);
    return ERR_OK;
}
