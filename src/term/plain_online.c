/* plain_online.c - the same conversation at a table of a server: what happens
 * there is told as it comes, and a line is read whenever there is one. */
#include "base/shell.h"
#include "term/leave.h"
#include "term/plain_internal.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATIENCE = 100, LITTLE_TIME = 30000 };

struct online {
    struct plain *plain;
    char status[REMOTE_WORDS_MAX]; /* that was told last */
    bool is_here[GAME_SEATS_MAX];  /* as it was told last */
    bool is_over_told;
    bool is_hurried; /* was told that there is little time */
    int asked;       /* moves that were made when the question was told */
};

/* -- What is told ---------------------------------------------------------- */

static void tell_moves(struct plain *p)
{
    const struct chronicle *c = remote_chronicle(p->remote);
    if (c->count < p->told)
        p->told = 0; /* another table */
    text_add(&p->out, "%s", chronicle_from(c, p->told));
    p->told = c->count;
}

static void tell_status(struct online *o)
{
    struct plain *p = o->plain;
    const char *status = remote_status(p->remote);
    if (strcmp(status, o->status) == 0)
        return;
    (void)snprintf(o->status, sizeof o->status, "%s", status);
    text_add(&p->out, "%s%s", status, *status ? "\n" : "");
}

/* Who has come, who has gone. */
static void tell_presence(struct online *o)
{
    struct plain *p = o->plain;
    const struct company *c = remote_company(p->remote);
    for (int i = 0; i < c->seats; i++) {
        bool is_here = c->seat[i].kind == COMPANY_PERSON && c->seat[i].is_here;
        if (is_here != o->is_here[i] && i != remote_seat(p->remote)
            && c->seat[i].kind == COMPANY_PERSON) {
            text_add(&p->out, "%s is %s.\n", c->seat[i].name,
                     is_here ? "here" : "away");
        }
        o->is_here[i] = is_here;
    }
}

static void tell_refusal(struct plain *p)
{
    char room[REMOTE_WORDS_MAX];
    const char *refusal = remote_refusal(p->remote, room);
    if (refusal)
        text_add(&p->out, "That cannot be: %s.\n", refusal);
}

static void tell_news(struct online *o)
{
    tell_moves(o->plain);
    tell_presence(o);
    tell_status(o);
    tell_refusal(o->plain);
    plain_say(o->plain);
}

static void tell_time(struct plain *p, long long left)
{
    text_add(&p->out, "You have ");
    company_say_time(left, &p->out);
    text_add(&p->out, " left.\n");
    plain_say(p);
}

/* Once for each decision. */
static void hurry(struct online *o)
{
    struct plain *p = o->plain;
    int seat = remote_seat(p->remote);
    long long left = remote_left(p->remote, seat);
    if (o->is_hurried || left < 0 || left > LITTLE_TIME
        || !company_clock_runs(remote_company(p->remote), seat))
        return;
    o->is_hurried = true;
    tell_time(p, left);
}

static void ask(struct online *o)
{
    struct plain *p = o->plain;
    int moves = remote_chronicle(p->remote)->count;
    if (p->scene.asked < 0 || o->asked == moves)
        return;
    o->asked = moves;
    o->is_hurried = false;
    plain_tell_question(p);
    long long left = remote_left(p->remote, p->scene.asked);
    if (left >= 0)
        tell_time(p, left);
}

static void tell_end(struct online *o)
{
    struct plain *p = o->plain;
    bool is_over = p->scene.venue
                   && venue_is_over(p->scene.venue, scene_state(&p->scene));
    if (is_over && !o->is_over_told)
        plain_tell_end(p);
    o->is_over_told = is_over;
}

/* Looks at the table anew. */
static void look(struct online *o)
{
    struct plain *p = o->plain;
    if (!remote_scene(p->remote, &p->scene)) {
        p->scene.venue = NULL;
        p->scene.asked = -1;
        p->scene.moves.count = 0;
        o->asked = -1;
    }
    tell_news(o);
    tell_end(o);
    ask(o);
}

/* -- What is said ---------------------------------------------------------- */

static void play(struct plain *p, int choice)
{
    char room[GAME_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    scene_write_move(&p->scene, choice, &t);
    remote_play(p->remote, room);
}

/* One round; false when the person goes. */
static bool step(struct online *o)
{
    struct plain *p = o->plain;
    int choice = -1;
    if (remote_work(p->remote))
        look(o);
    hurry(o);
    enum lines_news heard = plain_hear(p, PATIENCE);
    if (heard != LINES_LINE)
        return heard != LINES_END && !leave_is_asked();
    enum plain_answer a = plain_answer(p, p->in.line, &choice);
    if (a == ANSWER_MOVE)
        play(p, choice);
    tell_refusal(p);
    plain_say(p);
    return a != ANSWER_QUIT;
}

void plain_talk_online(struct plain *p)
{
    struct online o = {.plain = p, .asked = -1};
    printf("You are at the table. Type help at any time.\n");
    (void)fflush(stdout);
    bool stays = true;
    while (stays)
        stays = step(&o);
    if (remote_seat(p->remote) != SEAT_NOBODY) {
        text_add(&p->out, "Your seat is kept: mudbrick play --join ");
        shell_show(remote_link(p->remote), &p->out);
        text_add(&p->out, "\n");
        plain_say(p);
    }
}
