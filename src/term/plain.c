/* plain.c - a match as a conversation, line by line: for pipes, and for those
 * who hear what is written. */
#include "bout/think.h"
#include "host/memory.h"
#include "search/level.h"
#include "term/leave.h"
#include "term/plain_internal.h"
#include "term/say.h"

#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* -- Reading --------------------------------------------------------------- */

static void trim(struct lines *l)
{
    l->line += strspn(l->line, " \t");
    size_t n = strlen(l->line);
    while (n > 0 && strchr(" \t\r", l->line[n - 1]))
        l->line[--n] = '\0';
}

static void complain_of_length(void)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    say(&t, "line-long");
    plain_complain(room);
}

/* What the person says within so many milliseconds, without spaces around it. */
static enum lines_news hear(struct plain *p, int milliseconds)
{
    enum lines_news n = lines_next(&p->in, milliseconds);
    if (n == LINES_END && lines_last(&p->in))
        n = LINES_LINE;
    if (n == LINES_LINE)
        trim(&p->in);
    if (n == LINES_LONG)
        complain_of_length();
    return n;
}

/* A line; none if something may have come meanwhile; the end of the input, also
 * when a signal asks to leave, and when nobody hears any more what is said. */
static enum lines_news listen(struct plain *p)
{
    int patience = p->party->patience;
    if (ferror(stdout) || leave_is_asked())
        return LINES_END;
    enum lines_news n = hear(p, patience < 0 ? 0 : patience);
    if (n == LINES_QUIET && patience < 0)
        n = leave_wait(STDIN_FILENO) ? LINES_QUIET : LINES_END;
    return leave_is_asked() ? LINES_END : n;
}

/* A line that must be said; NULL at the end of the input. */
static const char *read_line(struct plain *p)
{
    enum lines_news n = LINES_QUIET;
    while (n != LINES_LINE && n != LINES_END)
        n = listen(p);
    return n == LINES_LINE ? p->in.line : NULL;
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

/* "Red> ", where nothing can come between it and the answer. */
static void prompt(struct plain *p)
{
    char seat[GAME_TEXT_MAX];
    struct text who = text_in(seat, sizeof seat);
    if (p->is_prompted || p->party->patience >= 0)
        return;
    p->is_prompted = true;
    if (p->scene.asked < 0) {
        say(&p->out, "prompt-past");
    } else {
        scene_write_seat(&p->scene, p->scene.asked, &who);
        SAY(&p->out, p->is_secret ? "prompt-secret" : "prompt-seat",
            {"seat", .word = seat});
    }
    text_add(&p->out, "> ");
    plain_flush(p);
    if (p->is_secret)
        set_echo(false);
}

/* Something was said; what was not shown needs an end of its line. */
static void end_prompt(struct plain *p)
{
    if (p->is_prompted && p->is_secret) {
        set_echo(true);
        text_add(&p->out, "\n");
    }
    p->is_prompted = false;
}

/* Nobody is there to say save: the game is kept. */
static void break_off(struct plain *p)
{
    char room[PARTY_COMMAND_MAX];
    struct text t = text_in(room, sizeof room);
    text_add(&p->out, "\n");
    plain_flush(p);
    if (!party_keep(p->party, &t)) {
        struct text line = text_in(p->out.buf, p->out.size);
        SAY(&line, "not-kept", {"why", .word = room});
        plain_complain(line.buf);
        return;
    }
    party_write_farewell(p->party, &t);
    if (t.len)
        plain_complain(room);
}

/* -- Players of the program ------------------------------------------------ */

/* A program that plays has failed: somebody else has to play on. False: nobody
 * does. */
static bool replace_player(struct plain *p, int seat, const char *what)
{
    assert(what[0] && seat < p->party->venue->setup.seats);
    char name[GAME_TEXT_MAX];
    char names[GAME_WHY_MAX];
    struct text called = text_in(name, sizeof name);
    struct text levels = text_in(names, sizeof names);
    scene_write_seat(&p->scene, seat, &called);
    level_write_names(&levels);
    SAY(&p->out, "replace-say", {"seat", .word = name}, {"what", .word = what},
        {"levels", .word = names});
    text_add(&p->out, "\n> ");
    plain_flush(p);
    const char *line = read_line(p);
    if (!line || strcmp(line, "quit") == 0) {
        break_off(p);
        return false;
    }
    if (!party_seat(p->party, seat, line)) {
        SAY(&p->out, "replace-person", {"seat", .word = name},
            {"who", .word = line});
        text_add(&p->out, "\n");
    }
    plain_flush(p);
    return true;
}

/* Asked by a player now and then. */
static bool is_left(void *with)
{
    (void)with;
    return leave_is_asked();
}

/* A player of the program decides. False: the person wants to leave. */
static bool let_play(struct plain *p, struct player *player,
                     const struct outlook *o, uint64_t seed)
{
    assert(player && o);
    struct player_stop stop = {is_left, NULL};
    char what[PLAYER_WHY_MAX];
    char room[GAME_WHY_MAX];
    struct text t = text_in(what, sizeof what);
    struct text said = text_in(room, sizeof room);
    struct move m = think_until(player, o, seed, &stop);
    p->is_stale = true;
    if (leave_is_asked() || ferror(stdout)) {
        break_off(p);
        return false;
    }
    text_add(&t, "%s", player->why);
    if (!what[0] && !party_play(p->party, m, &said))
        say(&t, "move-illegal");
    return !what[0] || replace_player(p, o->seat, what);
}

/* -- The conversation ------------------------------------------------------ */

/* Once for each decision. */
static void hurry(struct plain *p)
{
    enum { LITTLE_TIME = 30000 };
    long long left = party_left(p->party, p->party->seat);
    if (p->is_hurried || left < 0 || left > LITTLE_TIME
        || !company_clock_runs(&p->party->company, p->party->seat))
        return;
    p->is_hurried = true;
    plain_tell_time(p, left);
}

/* Everything that is new. */
static void tell(struct plain *p)
{
    plain_look_again(p);
    if (!party_looks_back(p->party))
        plain_tell_moves(p);
    plain_tell_company(p);
    plain_tell_refusal(p);
    plain_tell_end(p);
    if (p->scene.asked >= 0 && !p->is_listed)
        plain_tell_question(p);
    plain_flush(p);
}

/* Is there nothing more to be said? A table may still have a rematch. */
static bool is_done(struct plain *p)
{
    return p->party->patience < 0 && p->is_over_told
           && !party_looks_back(p->party);
}

static void play(struct plain *p, int choice)
{
    assert(choice >= 0 && choice < p->scene.moves.count);
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    p->may_leave = false;
    (void)party_play(p->party, p->scene.moves.move[choice], &said);
    plain_answer_with(p, room);
}

/* What the person has said; false if it was to leave. */
static bool obey(struct plain *p)
{
    int choice = -1;
    end_prompt(p);
    enum plain_answer a = plain_answer(p, p->in.line, &choice);
    if (a == ANSWER_MOVE)
        play(p, choice);
    plain_tell_refusal(p);
    plain_flush(p);
    p->is_stale = true;
    if (a != ANSWER_QUIT)
        return true;
    party_write_farewell(p->party, &p->out);
    if (p->out.len)
        text_add(&p->out, "\n");
    plain_flush(p);
    return false;
}

/* One round; false when it ends. */
static bool step(struct plain *p)
{
    struct outlook o;
    uint64_t seed = 0;
    if (party_work(p->party))
        p->is_stale = true;
    if (p->is_stale)
        tell(p);
    if (is_done(p))
        return false;
    struct player *player = party_thinker(p->party, &o, &seed);
    if (player)
        return let_play(p, player, &o, seed);
    hurry(p);
    prompt(p);
    switch (listen(p)) {
    case LINES_LINE:
        return obey(p);
    case LINES_END:
        end_prompt(p);
        break_off(p);
        return false;
    case LINES_QUIET:
    case LINES_LONG:
        break;
    }
    return true;
}

static void talk(struct plain *p, const struct term_order *o)
{
    leave_watch();
    /* Who does not hear any more what is said has the game kept, too. */
    (void)signal(SIGPIPE, SIG_IGN);
    lines_init(&p->in, STDIN_FILENO, PLAIN_LINE_MAX);
    party_write_welcome(p->party, &p->out);
    text_add(&p->out, "\n");
    plain_look_again(p);
    if (o->file)
        p->party->chronicle.told = p->party->chronicle.count;
    for (int i = 0; i < p->party->company.seats; i++)
        p->is_here[i] = p->party->company.seat[i].is_here;
    p->is_stale = true;
    while (step(p))
        ;
    lines_release(&p->in);
}

enum err term_plain(const struct term_order *o, struct text *why)
{
    assert(o->game || o->file || o->link);
    struct party *party = NULL;
    enum err e = party_open(o, "lines", &party, why);
    if (e != ERR_OK)
        return e;
    struct plain *p = host_alloc(1, sizeof *p);
    p->party = party;
    p->out = text_in(host_alloc(PLAIN_TEXT_MAX, 1), PLAIN_TEXT_MAX);
    p->fit = text_in(host_alloc(PLAIN_TEXT_MAX, 1), PLAIN_TEXT_MAX);
    scene_clear(&p->scene);
    talk(p, o);
    party_free(p->party);
    free(p->out.buf);
    free(p->fit.buf);
    free(p);
    return ERR_OK;
}
