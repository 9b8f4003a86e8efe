/* source.h - what a command works on: a game to be set up, or a file.
 *
 * A file is a record or a position; which of the two is seen from its first
 * bytes. Every message about it begins with its name.
 */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "cli/command.h"
#include "core/match.h"
#include "core/record.h"
#include "files/file.h"
#include "games/opening.h"

struct source {
    struct box box;
    struct venue venue;
    struct match match; /* of a position: no moves, and the state in `now` */
    int viewer;         /* SEAT_CHANCE: the state is complete */
    bool is_record;
    struct record record;
    struct file file;
    const char *name; /* of the file, for messages; the command line's */
};

/* Sets the game up as the options say. NULL, after saying why, if it cannot. */
struct source *source_of_game(const struct args *a, const char *name);

/* Opens a position or a record, and goes to the move that --to names. */
struct source *source_of_file(const struct args *a, const char *path);

/* A game if there is one of that name, else a file. */
struct source *source_of_either(const struct args *a, const char *word);

void source_free(struct source *s);

/* The seat that --seat names; SEAT_CHANCE without --seat; -1, after saying
 * why, if there is none or a view cannot be shown to it. */
int source_seat(const struct source *s, const struct args *a);

/* The seed that --seed names, or a fresh one. */
long long source_seed(const struct args *a);

/* Room for any text about a position of this program. */
enum { SOURCE_TEXT_MAX = 1 << 20 };

#endif
