/* desk.h - the page on which a match is played: board, players, the question
 * and its choices.
 *
 * It shows a scene, whether the match is on this machine or at a table of a
 * server, and turns keys into moves.
 */
#ifndef TERM_DESK_H
#define TERM_DESK_H

#include "term/chronicle.h"
#include "term/mind.h"
#include "term/picture.h"
#include "term/remote.h"
#include "term/scene.h"
#include "term/screen.h"
#include "term/session.h"
#include "term/spot.h"

enum { DESK_TEXT_MAX = 1 << 20, DESK_MESSAGE_MAX = 400, DESK_WORDS_MAX = 240 };

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
    struct session *session; /* NULL: the match is elsewhere */
    struct remote *remote;   /* there; else NULL */
    struct mind mind;
    struct scene scene;
    struct chronicle chronicle;
    struct chronicle spoken; /* the same in sentences */
    struct picture picture;
    enum text_style colour[GAME_SEATS_MAX];      /* of the seats */
    struct spot spot[GAME_MOVES_MAX][SPOTS_MAX]; /* of each choice */
    int spot_count[GAME_MOVES_MAX];
    struct layout layout;
    char text[DESK_TEXT_MAX]; /* for pictures and pages */
    char message[DESK_MESSAGE_MAX];
    char task[DESK_WORDS_MAX]; /* what the board says of the decision */
    bool is_warning;
    int choice, top;      /* of the list */
    int pan_row, pan_col; /* the corner of the board that is seen */
    bool is_zoomed;       /* the board has nearly all of the screen */
    bool is_placed;       /* the board was moved to where something is */
    int uncovered;        /* the seat whose secrets may be shown; -1 */
    bool is_covered;      /* a person must come first */
    bool is_over_told;    /* the end was */
    bool is_stale;        /* the scene must be made anew */
    enum desk_end end;
};

/* Plays at the session until the person goes; the session stays the caller's. */
enum desk_end desk_play(struct screen *s, struct session *session);

/* The same at a table of a server. */
enum desk_end desk_join(struct screen *s, struct remote *remote);

/* -- Between its files ------------------------------------------------------ */

void desk_draw(struct desk *d);
void desk_draw_cover(struct desk *d);
void desk_draw_news(struct desk *d); /* while nothing is to be chosen */
void desk_draw_foot(struct desk *d);
void desk_lay(struct desk *d);

void desk_key(struct desk *d, int key);

/* Text that says something for a while. */
__attribute__((format(printf, 2, 3))) void desk_say(struct desk *d,
                                                    const char *fmt, ...);
void desk_warn(struct desk *d, const char *sentence);

/* Looks at the match anew. */
void desk_refresh(struct desk *d);

/* Another choice, and the board follows it. */
void desk_choose(struct desk *d, int choice);

/* Plays the choice. */
void desk_take(struct desk *d);

bool desk_looks_back(const struct desk *d);
const struct venue *desk_venue(const struct desk *d);

/* "Ada", a level, or nothing. */
const char *desk_name(const struct desk *d, int seat);

void desk_show_rules(struct desk *d);
void desk_show_scores(struct desk *d);
void desk_show_log(struct desk *d);
void desk_show_keys(struct desk *d);
void desk_show_hints(struct desk *d);
void desk_explain(struct desk *d);

#endif
