/* saves.h - where games are kept between two sittings: a folder of records.
 *
 * It is $XDG_DATA_HOME/mudbrick, or ~/.local/share/mudbrick.
 */
#ifndef TERM_SAVES_H
#define TERM_SAVES_H

#include "base/err.h"
#include "base/text.h"

enum { SAVES_MAX = 64, SAVES_PATH_MAX = 1024 };

struct save {
    char path[SAVES_PATH_MAX];
    char name[80];   /* "GAME-7" */
    char result[40]; /* "unfinished", or who won */
    long long when;
};

struct saves {
    int count;
    struct save save[SAVES_MAX];
};

/* The newest first; those that are no records are left out. */
void saves_list(struct saves *l);

/* The whole path of a file if it lies in this folder, else nothing. */
void saves_find(const char *path, char room[SAVES_PATH_MAX]);

/* Where a new game of this name and seed can be kept; no file has that path. False:
 * there is no such place, which is told in a part of a sentence. */
bool saves_new_path(const char *game, long long seed, char room[SAVES_PATH_MAX],
                    struct text *told) MUST_USE;

#endif
