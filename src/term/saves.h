/* saves.h - where games are kept between two sittings: a folder of records.
 *
 * It is $XDG_DATA_HOME/mudbrick, or ~/.local/share/mudbrick.
 */
#ifndef TERM_SAVES_H
#define TERM_SAVES_H

#include "term/session.h"

enum { SAVES_MAX = 64 };

struct save {
    char path[SESSION_PATH_MAX];
    char name[80];   /* "empire-7" */
    char result[40]; /* "unfinished", or who won */
    long long when;
};

struct saves {
    int count;
    struct save save[SAVES_MAX];
};

/* The newest first; those that are no records are left out. */
void saves_list(struct saves *l);

/* A game that was opened from this folder goes on in its file. */
void saves_go_on(struct session *s, const char *path);

/* Keeps the session in its file, or in a new one of this folder. */
enum err saves_keep(struct session *s, struct text *why) MUST_USE;

#endif
