#include "cli/command.h"

#include <assert.h>
#include <string.h>

#define O(id)  OPTION_SET(OPT_##id)
#define LIMITS (O(MOVE_TIME) | O(MATCH_TIME) | O(MEMORY))
#define TABLE  (O(SEATS) | O(SET) | O(CONTENT))

/* clang-format off */
const struct command commands[] = {
    {"games", "", "list the games, their seats and their options",
     "Prints every game with the number of seats it is for and the options that\n"
     "--set accepts, the standard value of each first.",
     O(JSON), 0, 0, games_run},
    {"play", "[GAME|FILE]", "play in the terminal",
     "Starts a match of GAME, or goes on with a record that was saved in FILE;\n"
     "without either, a page asks what to play. Choose with the arrows and Enter,\n"
     "with a capital letter, with the mouse, or by typing a move after a colon; F1\n"
     "lists the keys. Every game is kept after each decision of a person, also\n"
     "when the terminal is closed, and the first page offers to go on with it.\n"
     "\n"
     "With --plain, or where input or output is no terminal or a dumb one, the game\n"
     "is a conversation in lines, made for screen readers and pipes: choose a move\n"
     "by its number or its words, or say help, moves, look, players, hand, score,\n"
     "log, hint, rules, explain, undo, previous, next, save FILE, board or quit.\n"
     "What is not saved is kept when the input ends or the terminal is closed.\n"
     "\n"
     "Undo stops at everything that has shown something new: a dealt card, a\n"
     "secret choice. A saved game is a record; every command reads it. Players of\n"
     "the program see what their seat may see, and no more.\n"
     "\n"
     "With --join the match is played at a table of a server, at whose page the\n"
     "others may sit.",
     TABLE | O(SEED) | O(PLAYERS) | LIMITS | O(PLAIN) | O(ASCII) | O(REPLAY) | O(JOIN) | O(NAME), 0, 1, play_run},
    {"serve", "", "serve the page and tables for people and bots",
     "Serves the web page and the tables at which people and bots meet, until\n"
     "Ctrl-C. Without --listen only this machine can reach it. Every move is\n"
     "stored before anybody is told of it; a server that starts again goes on with\n"
     "the same games. See docs/serving.md.",
     O(LISTEN) | O(PORT) | O(ROOT) | O(STORE) | O(CONFIG) | O(KEYS), 0, 0, serve_run},
    {"backup", "FILE", "copy the store of a server, also while it runs",
     "Writes a consistent copy of the tables to FILE, which must not be there yet.\n"
     "For PostgreSQL use pg_dump.",
     O(STORE), 1, 1, backup_run},
    {"trace", "GAME", "play at random and print every position as JSON lines",
     "Prints, for every match, a line with the set-up; a line for every decision\n"
     "with the position before it, the seat, all legal moves (with weights, for\n"
     "chance) and the move made; and a line with places and scores.",
     TABLE | O(SEED) | O(MATCHES), 1, 1, trace_run},
    {"show", "FILE", "draw the position of a file",
     "FILE is a position (JSON) or a record; - is standard input.",
     O(CONTENT) | O(SEAT) | O(TO), 1, 1, show_run},
    {"moves", "FILE", "list the legal moves of a position",
     "One move to a line, with the seat before it; of chance also the odds.\n"
     "Answers no (status 1) when the game is over or --seat has no move.",
     O(CONTENT) | O(SEAT) | O(TO) | O(JSON), 1, 1, moves_run},
    {"view", "FILE", "print a position as one seat may see it",
     "Prints the position as JSON, with ? for what the seat may not know. Without\n"
     "--seat, prints the full position.",
     O(CONTENT) | O(SEAT) | O(TO), 1, 1, view_run},
    {"score", "FILE", "print the score line by line",
     "Prints the points as if the game ended now, the tie-breaks and the places,\n"
     "and with --seat the reasons behind every line of that seat.",
     O(CONTENT) | O(SEAT) | O(TO) | O(JSON), 1, 1, score_run},
    {"replay", "FILE", "play a record again",
     "Prints the position that the record leads to, as JSON. With --check, first\n"
     "plays the whole record and answers no (status 1), naming the move, if the\n"
     "rules or the tags disagree with it.",
     O(CONTENT) | O(TO) | O(CHECK) | O(CHANGES), 1, 1, replay_run},
    {"verify", "FILE", "check that nobody tampered with chance",
     "Plays the record of an online match again and draws every chance move anew\n"
     "from the key that was shown at its end. Answers no (status 1), naming the\n"
     "move, if one differs, if the record breaks the rules, or if the key is not\n"
     "the one that was promised before the match. Give the promise that you noted\n"
     "when the table was made by --commitment; the record holds one, too.",
     O(CONTENT) | O(COMMITMENT), 1, 1, verify_run},
    {"perft", "GAME|FILE", "count the ways to play on",
     "Counts the sequences of --depth moves; chance counts like any seat. Equal\n"
     "numbers mean equal rules: compare them with another implementation.",
     TABLE | O(DEPTH) | O(DIVIDE) | O(TO), 1, 1, perft_run},
    {"bench", "GAME", "measure how fast random matches are played",
     "Plays on one thread and prints decisions per second, next to the cost of\n"
     "copying a state measured in the same run. Chance counts as a decision.\n"
     "With --search, measures iterations of the tree search with roll-outs to the\n"
     "end of the game, on one thread and on two.",
     TABLE | O(SEED) | O(SECONDS) | O(SEARCH) | O(JSON), 1, 1, bench_run},
    {"arena", "GAME", "let players play against each other",
     "A set is one seed, played once for every rotation of the players over the\n"
     "seats. Prints the share of wins (ties share), mean place, mean score and\n"
     "rating (400 points for odds of ten to one), each with its 95 % interval\n"
     "over sets. Every match is kept as a record, which names its own seed; the\n"
     "first set has that of --seed. Ctrl-C finishes the matches in play; --resume\n"
     "goes on. The result does not depend on --threads.\n"
     "\n"
     "With --sprt the arena stops when the answer is known; a false answer comes\n"
     "with odds of at most 5 % either way (alpha = beta = 0.05). The status is 0\n"
     "for ELO1, 1 for ELO0 or for no answer.\n"
     "\n"
     "With --ladder a player meets itself with half the iterations, on every other\n"
     "seat, once for every doubling: --ladder 50,25600 plays 100 against 50, then 200\n"
     "against 100, up to 25600 against 12800, and prints the share of wins of those\n"
     "who think longer. --bots may name the player (default: mcts), for example\n"
     "mcts:cut=0. The status is 1 if on any rung the whole interval lies below 50 %.",
     TABLE | O(SEED) | O(BOTS) | LIMITS | O(SETS) | O(THREADS) | O(SPRT) | O(LADDER) | O(OUT) | O(RESUME) | O(JSON), 1, 1, arena_command_run},
    {"bot", "", "speak the bot protocol, or test a bot",
     "Lets a player of the program speak the bot protocol on standard input and\n"
     "output (docs/bot-protocol.md). With --check, starts another bot instead, puts\n"
     "it through every game, and says in words what it does wrong (status 1).\n"
     "\n"
     "Any bot can sit in arena and play as exec:COMMAND. It runs in a process of its\n"
     "own with limits of time and memory; one that crashes, hangs or breaks the rules\n"
     "loses that match, and the record says why.\n"
     "\n"
     "With --join, the player, or with --exec any bot, sits down at a table of a\n"
     "server and plays there until the match is over.",
     O(PLAYER) | O(CONTENT) | O(CHECK_BOT) | O(JOIN) | O(NAME) | O(EXEC) | LIMITS, 0, 0, bot_run},
    {"content", "GAME", "print, describe or check content files",
     "Prints the built-in content file: save it, change it, and give it to any\n"
     "command with --content. With --content, checks that file instead. With\n"
     "--format, lists every key and what it may hold; with --fields, the fields\n"
     "of a position; with --facts, what moves, points and positions are told by;\n"
     "with --tells, what a snapshot has besides for pictures; with --types, all of\n"
     "these as types for the page of the game; with --bytes, the content as a\n"
     "program without a JSON parser embeds it; they go to a file or a pipe, not to\n"
     "a terminal.",
     O(CONTENT) | O(FORMAT) | O(FIELDS) | O(FACTS) | O(TELLS) | O(TYPES) | O(BYTES), 1, 1, content_run},
    {"help", "[COMMAND]", "explain a command",
     "Without a command, lists all of them.",
     O(MAN) | O(COMPLETION), 0, 1, help_run},
    {NULL, NULL, NULL, NULL, 0, 0, 0, NULL},
};
/* clang-format on */

const struct command *command_find(const char *name)
{
    assert(name);
    for (const struct command *c = commands; c->name; c++) {
        if (strcmp(c->name, name) == 0)
            return c;
    }
    return NULL;
}
