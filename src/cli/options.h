/* options.h - the options of all commands, in one table.
 *
 * Reading the command line, `--help`, the manual page and shell completion are
 * all made from it and from the table of commands (command.h).
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "core/game.h"
#include "search/level.h"

/* OPT_SEATS, OPT_SET, ... */
enum option_id {
#define OPTION(id, ...) OPT_##id,
#include "cli/options.def"
#undef OPTION
    OPT_COUNT,
};

struct option_row {
    const char *name;
    const char *value; /* what follows it, NULL: nothing */
    const char *help;
    long long min, max; /* of a number; both 0: a word */
    long long standard; /* what it is where it is not given */
};

extern const struct option_row option_rows[OPT_COUNT];

enum { OPERANDS_MAX = 4 };

/* What was given on the command line. */
struct args {
    bool given[OPT_COUNT];
    long long number[OPT_COUNT];
    const char *word[OPT_COUNT];
    const char *set[GAME_OPTIONS_MAX];
    int set_count;
    const char *operand[OPERANDS_MAX];
    int operand_count;
};

/* A set of options: bit n is option n. */
typedef uint64_t option_set;

#define OPTION_SET(id) ((option_set)1 << (id))

/* Those that name players of the program. */
#define OPTIONS_OF_PLAYERS \
    (OPTION_SET(OPT_PLAYERS) | OPTION_SET(OPT_BOTS) | OPTION_SET(OPT_PLAYER))

/* ", the default of ..." behind a level that a command takes by itself. */
const char *options_default_of(const struct player_level *l);

/* Reads the words after the command's name. Fails with a sentence in `why`. */
enum err options_read(struct args *a, option_set allowed, int argc,
                      char *const *argv, struct text *why) MUST_USE;

#endif
