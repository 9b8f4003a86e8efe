/* desk.h - the page on which a match is played: board, players, the question
 * and its choices.
 *
 * It shows what is seen of a party, wherever that is, and turns keys into moves.
 */
#ifndef TERM_DESK_H
#define TERM_DESK_H

#include "term/party.h"
#include "term/picture.h"
#include "term/screen.h"
#include "term/thought.h"

enum { DESK_TEXT_MAX = 1 << 20, DESK_MESSAGE_MAX = 1024, DESK_WORDS_MAX = 512 };

enum { DESK_INDENT = 3 }; /* columns before a choice */

enum desk_end {
    DESK_STAYS,
    DESK_HOME,  /* back to the first page */
    DESK_LEAVES /* out of the program */
};

/* Where things are on a screen of this size. */
struct layout {
    int board_row, board_rows, board_cols;
    int list_row, list_rows;
    int side_col, side_cols; /* 0 columns: no room for a side */
    bool choice_is_cut;      /* the row of the choice has not all its words */
};

struct desk {
    struct screen *screen;
    struct party *party;
    struct thought thought;
    struct scene scene;
    struct picture picture;
    enum text_style colour[GAME_SEATS_MAX]; /* of the seats */
    struct layout layout;
    char text[DESK_TEXT_MAX];       /* for pages */
    char message[DESK_MESSAGE_MAX]; /* says something for a while */
    bool is_warning;
    int choice, top;      /* of the list */
    int pan_row, pan_col; /* the corner of the board that is seen */
    bool is_zoomed;       /* the board has nearly all of the screen */
    bool is_placed;       /* the board was moved to where something is */
    bool is_over_told;    /* the end was */
    bool is_stale;        /* the scene must be made anew */
    enum desk_end end;
};

/* Plays until the person goes; the party stays the caller's. */
enum desk_end desk_play(struct screen *s, struct party *p);

/* -- Between its files ------------------------------------------------------ */

void desk_draw(struct desk *d);
void desk_draw_cover(struct desk *d);
void desk_draw_news(struct desk *d); /* while nothing is to be chosen */
void desk_draw_foot(struct desk *d);
void desk_lay(struct desk *d);

void desk_key(struct desk *d, int key);

/* An empty row of messages, to be written into. */
struct text desk_message(struct desk *d);

/* The same for something that needs a look. */
struct text desk_warning(struct desk *d);

/* Something was done, or not, and a sentence or nothing was written into the row
 * of messages: it is a warning if not. */
void desk_answer(struct desk *d, bool done);

/* Looks at the match anew. */
void desk_refresh(struct desk *d);

/* Another choice, and the board follows it. */
void desk_choose(struct desk *d, int choice);

/* Plays the choice. */
void desk_take(struct desk *d);

/* Another count of moves, within those there are. */
void desk_go(struct desk *d, int count);

void desk_show_rules(struct desk *d);
void desk_show_scores(struct desk *d);
void desk_show_log(struct desk *d);
void desk_show_keys(struct desk *d);
void desk_show_hints(struct desk *d);
void desk_explain(struct desk *d);

#endif
