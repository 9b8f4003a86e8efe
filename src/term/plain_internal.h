/* plain_internal.h - the words that a person can say between two moves. */
#ifndef TERM_PLAIN_INTERNAL_H
#define TERM_PLAIN_INTERNAL_H

#include "host/lines.h"
#include "term/chronicle.h"
#include "term/remote.h"
#include "term/scene.h"
#include "term/session.h"

enum { PLAIN_TEXT_MAX = 1 << 20, PLAIN_LINE_MAX = 512 };

enum plain_answer { ANSWER_MOVE, ANSWER_AGAIN, ANSWER_QUIT };

/* A conversation: the match, what was told of it, and who is asked. */
struct plain {
    struct session *session; /* NULL: the match is elsewhere */
    struct remote *remote;   /* there; else NULL */
    struct lines in;         /* what the person says */
    struct scene scene;
    struct chronicle chronicle;
    int told;        /* moves that were told */
    bool is_listed;  /* the choices were, too */
    bool may_leave;  /* said once that the game is not saved */
    bool may_resign; /* asked once whether it is meant */
    struct text out; /* room for anything that is said */
    struct text fit; /* and for what a terminal may see of it */
};

/* Says what is in `out`, and empties it. */
void plain_say(struct plain *p);

/* "mudbrick: sentence", on standard error. */
void plain_complain(const char *sentence);

/* Says the moves that were not told yet. */
void plain_tell_moves(struct plain *p);

/* Says what is asked, and lists the choices. */
void plain_tell_question(struct plain *p);
void plain_tell_end(struct plain *p);

/* The choice that the line names, or what else it says: ANSWER_MOVE has put the
 * number of the choice into `choice`. */
enum plain_answer plain_answer(struct plain *p, const char *line, int *choice);

/* What the person says within so many milliseconds: p->in.line, without spaces
 * around it. One that is too long is complained about. */
enum lines_news plain_hear(struct plain *p, int milliseconds);

/* Talks with the server of p->remote until the match or the person ends. */
void plain_talk_online(struct plain *p);

/* The name of a seat and who sits there: "red (Ada)". */
void plain_write_seat(const struct plain *p, int seat, struct text *out);

void plain_tell_scores(struct plain *p);

/* What can be asked for: what follows the word is `rest`. */
enum plain_answer plain_moves(struct plain *p, const char *rest);
enum plain_answer plain_board(struct plain *p, const char *rest);
enum plain_answer plain_look(struct plain *p, const char *rest);
enum plain_answer plain_players(struct plain *p, const char *rest);
enum plain_answer plain_hand(struct plain *p, const char *rest);
enum plain_answer plain_score(struct plain *p, const char *rest);
enum plain_answer plain_log(struct plain *p, const char *rest);

/* Looking back through a match on this machine, and playing on from there. */
bool plain_looks_back(const struct plain *p);
enum plain_answer plain_previous(struct plain *p, const char *rest);
enum plain_answer plain_next(struct plain *p, const char *rest);
enum plain_answer plain_branch(struct plain *p, const char *rest);

/* At a table of a server; elsewhere they say so. */
enum plain_answer plain_table(struct plain *p, const char *rest);
enum plain_answer plain_yes(struct plain *p, const char *rest);
enum plain_answer plain_no(struct plain *p, const char *rest);
enum plain_answer plain_resign(struct plain *p, const char *rest);
enum plain_answer plain_back(struct plain *p, const char *rest);
enum plain_answer plain_rematch(struct plain *p, const char *rest);
enum plain_answer plain_take_back(struct plain *p);

/* Does what the line says, a word of the list and what follows it. False if it
 * begins with no such word. */
bool plain_command(struct plain *p, const char *line,
                   enum plain_answer *answer);

#endif
