/* start_internal.h - between the files of the first page. */
#ifndef TERM_START_INTERNAL_H
#define TERM_START_INTERNAL_H

#include "games/games.h"
#include "term/start.h"

enum { START_PERSON, START_ROWS_MAX = 32 };

static inline const struct game *start_game(const struct start *st)
{
    return games_all[st->game].game;
}

/* -- Who can sit (start_who.c) --------------------------------------------- */

/* The player of that number, from START_PERSON + 1 on: levels, then the simple
 * kinds. NULL at the end. */
const char *start_who_word(int i);

/* With the person. */
int start_who_count(void);

/* The number of the level for people. */
int start_who_standard(void);

/* As the words have it, else by its name. */
void start_write_who(int i, struct text *out);

/* -- What was chosen (start_open.c) ---------------------------------------- */

/* Lays the table to learn what its seats are called, or why it cannot be. */
void start_learn_names(struct start *st);

/* -- Rows (start_rows.c) --------------------------------------------------- */

enum start_row_kind {
    ROW_GAME,
    ROW_SEATS,
    ROW_SEAT,
    ROW_OPTION,
    ROW_SEED,
    ROW_BEGIN,
    ROW_KEPT,
    ROW_FILE,
    ROW_JOIN,
    ROW_LEAVE,
};

struct start_row {
    enum start_row_kind kind;
    int n; /* of the seat or the option */
};

/* Those that there are; returns how many. */
int start_list_rows(const struct start *st,
                    struct start_row rows[START_ROWS_MAX]);

void start_draw(struct start *st);

#endif
