/* plain.c - a match as a conversation, line by line: for pipes, and for those
 * who hear what is written. */
#include "bout/think.h"
#include "host/memory.h"
#include "term/leave.h"
#include "term/plain_internal.h"
#include "term/saves.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

/* -- What is told ---------------------------------------------------------- */

/* Who looks: the only person, or what everybody may see. */
static int onlooker(const struct session *s)
{
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        if (session_people(s) == 1 && session_is_person(s, i))
            return i;
    }
    return SEAT_NOBODY;
}

void plain_tell_moves(struct plain *p)
{
    const struct match *m = &p->session->sitting.match;
    chronicle_follow(&p->chronicle, m, onlooker(p->session));
    text_add(&p->out, "%s", chronicle_from(&p->chronicle, p->told));
    p->told = m->count;
    plain_say(p);
}

/* -- Reading --------------------------------------------------------------- */

static void trim(struct lines *l)
{
    l->line += strspn(l->line, " \t");
    size_t n = strlen(l->line);
    while (n > 0 && strchr(" \t\r", l->line[n - 1]))
        l->line[--n] = '\0';
}

enum lines_news plain_hear(struct plain *p, int milliseconds)
{
    enum lines_news n = lines_next(&p->in, milliseconds);
    if (n == LINES_END && lines_last(&p->in))
        n = LINES_LINE;
    if (n == LINES_LINE)
        trim(&p->in);
    if (n == LINES_LONG)
        plain_complain("that line is too long; nothing to say needs as much");
    return n;
}

/* Turns the echo of the terminal off or on, for secret choices. */
static void set_echo(bool on)
{
    struct termios t;
    if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &t) != 0)
        return;
    if (on) {
        t.c_lflag |= ECHO;
    } else {
        t.c_lflag &= ~(tcflag_t)ECHO;
    }
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &t);
}

/* A line; NULL at the end of the input, when a signal asks to leave, and when
 * nobody hears any more what is said. */
static const char *get_line(struct plain *p)
{
    while (!ferror(stdout) && !leave_is_asked()) {
        switch (plain_hear(p, 0)) {
        case LINES_LINE:
            return p->in.line;
        case LINES_QUIET:
            if (!leave_wait(STDIN_FILENO))
                return NULL;
            break;
        case LINES_LONG:
            break;
        case LINES_END:
            return NULL;
        }
    }
    return NULL;
}

static const char *read_line(struct plain *p)
{
    bool asks = p->scene.asked >= 0;
    const char *seat = asks ? venue_seat_name(p->scene.venue, p->scene.asked)
                            : "looking back";
    bool secret = asks && session_people(p->session) > 1
                  && session_has_secret(p->session, p->scene.asked);
    printf("%s%s> ", seat,
           secret ? " (others look away; what you type is not shown)" : "");
    (void)fflush(stdout);
    if (secret)
        set_echo(false);
    const char *line = get_line(p);
    if (secret) {
        set_echo(true);
        printf("\n");
    }
    return line;
}

/* Nobody is there to say save: the game is kept. */
static void break_off(struct plain *p)
{
    char room[SESSION_COMMAND_MAX];
    struct text t = text_in(room, sizeof room);
    printf("\n");
    if (p->session->is_saved)
        return;
    if (saves_keep(p->session, &t) == ERR_OK) {
        t = text_in(room, sizeof room);
        text_add(&t, "the game is kept: ");
        session_write_command(p->session, &t);
    } else {
        text_add(&t, "; the game is not kept");
    }
    plain_complain(room);
}

/* -- Asking ---------------------------------------------------------------- */

enum plain_answer plain_answer(struct plain *p, const char *line, int *choice)
{
    enum plain_answer a = ANSWER_AGAIN;
    *choice = p->scene.venue ? scene_find_move(&p->scene, line) : -1;
    if (*choice >= 0)
        return ANSWER_MOVE;
    if (!*line || plain_command(p, line, &a))
        return a;
    int begun = p->scene.asked < 0 ? 0 : scene_count_moves(&p->scene, line);
    if (plain_looks_back(p)) {
        text_add(&p->out, "You look back: say next, previous, branch, or "
                          "help.\n");
    } else if (p->scene.asked < 0) {
        text_add(&p->out, "It is not your turn; help lists what you can "
                          "say.\n");
    } else if (begun > 1) {
        text_add(&p->out,
                 "There are %d moves that begin with \"%.40s\"; say more of "
                 "the one you mean, or its number.\n",
                 begun, line);
    } else {
        text_add(&p->out,
                 "There is no move \"%.40s\". Say a number from 1 to %d, or "
                 "help.\n",
                 line, p->scene.moves.count);
    }
    plain_say(p);
    return a;
}

static enum plain_answer ask(struct plain *p, int seat, struct move *out)
{
    struct sitting *s = &p->session->sitting;
    int choice = -1;
    scene_set(&p->scene, &s->venue, match_state(&s->match), seat, seat);
    if (!p->is_listed)
        plain_tell_question(p);
    const char *line = read_line(p);
    if (!line) {
        break_off(p);
        return ANSWER_QUIT;
    }
    enum plain_answer a = plain_answer(p, line, &choice);
    if (a == ANSWER_MOVE)
        *out = p->scene.moves.move[choice];
    return a;
}

/* -- The match ------------------------------------------------------------- */

/* Plays a legal move; false if it is none. */
static bool play(struct plain *p, struct move m)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    p->is_listed = false;
    p->may_leave = false;
    return session_play(p->session, m, &why) == ERR_OK;
}

/* A program that plays has failed: somebody else has to play on. False: nobody
 * does. */
static bool replace_player(struct plain *p, int seat, const char *what)
{
    struct session *s = p->session;
    const char *name = venue_seat_name(&s->sitting.venue, seat);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    text_add(&p->out, "%s %s. Who plays on for %s? Say human, ", name, what,
             name);
    level_write_names(&p->out);
    text_add(&p->out, ", or quit.\n> ");
    plain_say(p);
    const char *line = get_line(p);
    if (!line || strcmp(line, "quit") == 0) {
        break_off(p);
        return false;
    }
    if (session_seat(s, seat, line, &why) != ERR_OK)
        text_add(&p->out, "%s. You play on for %s.\n", room, name);
    plain_say(p);
    return true;
}

/* Asked by a player now and then. */
static bool is_left(void *with)
{
    (void)with;
    return leave_is_asked();
}

/* A player of the program decides. False: the person wants to leave. */
static bool let_play(struct plain *p, int seat)
{
    struct session *s = p->session;
    struct player *player = s->chair[seat].player;
    struct player_stop stop = {is_left, NULL};
    struct outlook o;
    session_tell(s);
    outlook_of(&o, &s->sitting.venue, match_state(&s->sitting.match), seat);
    struct move m = think_until(player, &o,
                                sitting_draw(&s->sitting, SEED_PLAYER), &stop);
    if (leave_is_asked() || ferror(stdout)) {
        break_off(p);
        return false;
    }
    if (player->why[0])
        return replace_player(p, seat, player->why);
    if (!play(p, m))
        return replace_player(p, seat, "made a move that is not legal");
    return true;
}

/* One line of somebody who looks back; false if the person wants to leave. */
static bool look_back(struct plain *p)
{
    struct sitting *s = &p->session->sitting;
    int choice = -1;
    scene_set(&p->scene, &s->venue, match_state(&s->match),
              onlooker(p->session), -1);
    const char *line = read_line(p);
    if (!line) {
        break_off(p);
        return false;
    }
    return plain_answer(p, line, &choice) != ANSWER_QUIT;
}

/* One decision; false if the person wants to leave. */
static bool step(struct plain *p, int seat)
{
    struct session *s = p->session;
    struct move m = {.seat = 0};
    plain_tell_moves(p);
    if (!session_is_person(s, seat))
        return let_play(p, seat);
    enum plain_answer a = ask(p, seat, &m);
    if (a == ANSWER_MOVE)
        (void)play(p, m); /* it is from the list */
    return a != ANSWER_QUIT;
}

static void converse(struct plain *p)
{
    bool stays = true;
    int seat = session_actor(p->session);
    while (stays && (seat >= 0 || plain_looks_back(p))) {
        stays = plain_looks_back(p) ? look_back(p) : step(p, seat);
        seat = session_actor(p->session);
    }
    if (!stays)
        return;
    plain_tell_moves(p);
    struct sitting *s = &p->session->sitting;
    scene_set(&p->scene, &s->venue, match_state(&s->match), SEAT_NOBODY, -1);
    plain_tell_end(p);
}

static void talk_here(struct plain *p, const struct term_order *o)
{
    struct session *s = p->session;
    p->told = s->sitting.match.count * (o->file != NULL);
    p->chronicle.speaks = true;
    printf("This is a match of %s with the seed %lld. Type help at any time.\n",
           s->sitting.venue.game->title, s->sitting.seed);
    if (plain_looks_back(p)) {
        printf("You look back: this is before the first of %d moves. Say next "
               "to see one.\n",
               s->sitting.total);
    }
    converse(p);
}

static void talk(struct plain *p, const struct term_order *o)
{
    leave_watch();
    /* Who does not hear any more what is said has the game kept, too. */
    (void)signal(SIGPIPE, SIG_IGN);
    lines_init(&p->in, STDIN_FILENO, PLAIN_LINE_MAX);
    if (p->session) {
        talk_here(p, o);
    } else {
        plain_talk_online(p);
    }
    lines_release(&p->in);
}

static bool open_match(struct plain *p, const struct term_order *o,
                       struct text *why)
{
    if (o->link) {
        p->remote = remote_open(o->link, o->name, true, why);
        return p->remote != NULL;
    }
    p->session = session_new(o, why);
    if (p->session && o->file)
        saves_go_on(p->session, o->file);
    return p->session != NULL;
}

enum err term_plain(const struct term_order *o, struct text *why)
{
    struct plain *p = host_alloc(1, sizeof *p);
    p->out = text_in(host_alloc(PLAIN_TEXT_MAX, 1), PLAIN_TEXT_MAX);
    p->fit = text_in(host_alloc(PLAIN_TEXT_MAX, 1), PLAIN_TEXT_MAX);
    p->scene.asked = -1;
    bool opened = open_match(p, o, why);
    if (opened) {
        talk(p, o);
        chronicle_free(&p->chronicle);
        session_free(p->session);
        remote_close(p->remote);
    }
    free(p->out.buf);
    free(p->fit.buf);
    free(p);
    return opened ? ERR_OK : ERR_BAD_TEXT;
}
