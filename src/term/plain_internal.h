/* plain_internal.h - a match as a conversation: between its files. */
#ifndef TERM_PLAIN_INTERNAL_H
#define TERM_PLAIN_INTERNAL_H

#include "host/lines.h"
#include "term/party.h"

enum { PLAIN_TEXT_MAX = 1 << 20, PLAIN_LINE_MAX = 512, PLAIN_QUOTE_MAX = 41 };

enum { PLAIN_HELP_MAX = WORDS_MAX };

enum plain_answer { ANSWER_MOVE, ANSWER_AGAIN, ANSWER_QUIT };

/* A conversation: the match, what was told of it, and who is asked. */
struct plain {
    struct party *party;
    struct lines in; /* what the person says */
    struct scene scene;
    bool is_stale;     /* it must be looked at anew */
    bool is_secret;    /* what is said is not for everybody in the room */
    bool is_listed;    /* the choices were told */
    bool is_prompted;  /* a line is being waited for */
    bool is_over_told; /* the end was */
    bool is_hurried;   /* was told that there is little time */
    bool may_leave;    /* said once that the game is not saved */
    bool may_resign;   /* asked once whether it is meant */
    char help[PLAIN_HELP_MAX];    /* about a question, that was told last */
    char status[PARTY_WORDS_MAX]; /* that was told last */
    bool is_here[GAME_SEATS_MAX]; /* as it was told last */
    struct text out;              /* room for anything that is said */
    struct text fit;              /* and for what a terminal may see of it */
};

/* -- Saying (plain_say.c) --------------------------------------------------- */

/* Says what is in `out`, and empties it. */
void plain_flush(struct plain *p);

/* "mudbrick: sentence", on standard error. */
void plain_complain(const char *sentence);

/* A message without arguments, as a line. */
void plain_say(struct plain *p, const char *message);

/* A message about words that the person said: its argument `words`. */
void plain_say_of(struct plain *p, const char *message, const char *words);

/* What was written into `said`, a sentence or nothing, as a line. */
void plain_answer_with(struct plain *p, const char *said);

/* The name of a seat and who sits there: "Red (Ada)". */
void plain_write_seat(const struct plain *p, int seat, struct text *out);

/* -- Telling (plain_tell.c) ------------------------------------------------- */

/* Looks at the match, and tells the moves that were not told yet. */
void plain_look_again(struct plain *p);
void plain_tell_moves(struct plain *p);

/* Says what is asked, and lists the choices. */
void plain_tell_question(struct plain *p);
void plain_tell_end(struct plain *p);

/* What has become of the table besides the match; what the clock says. */
void plain_tell_company(struct plain *p);
void plain_tell_refusal(struct plain *p);
void plain_tell_time(struct plain *p, long long left);

/* -- Answers (plain_words.c) ------------------------------------------------ */

/* The choice that the line names, or what else it says: ANSWER_MOVE has put the
 * number of the choice into `choice`. */
enum plain_answer plain_answer(struct plain *p, const char *line, int *choice);

/* What can be asked for: what follows the word is `rest`. */
enum plain_answer plain_moves(struct plain *p, const char *rest);
enum plain_answer plain_board(struct plain *p, const char *rest);
enum plain_answer plain_look(struct plain *p, const char *rest);
enum plain_answer plain_players(struct plain *p, const char *rest);
enum plain_answer plain_hand(struct plain *p, const char *rest);
enum plain_answer plain_score(struct plain *p, const char *rest);
enum plain_answer plain_log(struct plain *p, const char *rest);

/* Looking back, and playing on from there. */
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

#endif
