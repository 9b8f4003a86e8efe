/* command.h - the commands of the program, as table rows. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "cli/options.h"

/* How a command ends: 0 it went well or the answer is yes, 1 the answer is no,
 * 2 it was misused: wrong words, a broken file, a full disk. */
enum exit_status { EXIT_YES, EXIT_NO, EXIT_MISUSE };

struct command {
    const char *name;
    const char *operands; /* "GAME", "FILE", "GAME|FILE", "[COMMAND]" */
    const char *summary;
    const char *help; /* paragraphs for --help and the manual */
    option_set options;
    int operands_min, operands_max;
    enum exit_status (*run)(const struct args *a);
};

/* Ended by a row without a name. */
extern const struct command commands[];

const struct command *command_find(const char *name);

enum exit_status games_run(const struct args *a);
enum exit_status play_run(const struct args *a);
enum exit_status serve_run(const struct args *a);
enum exit_status backup_run(const struct args *a);
enum exit_status trace_run(const struct args *a);
enum exit_status show_run(const struct args *a);
enum exit_status moves_run(const struct args *a);
enum exit_status view_run(const struct args *a);
enum exit_status score_run(const struct args *a);
enum exit_status replay_run(const struct args *a);
enum exit_status verify_run(const struct args *a);
enum exit_status perft_run(const struct args *a);
enum exit_status bench_run(const struct args *a);
enum exit_status arena_command_run(const struct args *a);
enum exit_status bot_run(const struct args *a);
enum exit_status content_run(const struct args *a);
enum exit_status help_run(const struct args *a);

/* Prints the help of one command to standard output. */
void help_print(const struct command *c);

#endif
