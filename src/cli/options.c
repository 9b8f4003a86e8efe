#include "cli/options.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

/* clang-format off */
#define STANDARD(n, name, value, help, min, max) \
    {name, value, help " (default: " #n ")", min, max, n}
const struct option_row option_rows[OPT_COUNT] = {
    [OPT_SEATS]      = {"seats", "N", "number of seats (default: the fewest)", 1, GAME_SEATS_MAX, 0},
    [OPT_SET]        = {"set", "OPTION=VALUE", "choose a rule; may be repeated; see mudbrick games", 0, 0, 0},
    [OPT_SEED]       = {"seed", "N", "seed of everything random (default: a fresh one, which is printed)", 0, LLONG_MAX, 0},
    [OPT_CONTENT]    = {"content", "FILE", "play with the cards, tiles, maps and numbers of this file", 0, 0, 0},
    [OPT_PLAYERS]    = {"players", "LIST", "who sits where, with commas: human, a player of the list below, or exec:COMMAND (default: human, then the level that the list says)", 0, 0, 0},
    [OPT_BOTS]       = {"bots", "LIST", "the players, with commas, one for each seat; exec:COMMAND is a program that speaks the bot protocol", 0, 0, 0},
    [OPT_PLAYER]     = {"player", "PLAYER", "the player that speaks (default: the level that the list says)", 0, 0, 0},
    [OPT_CHECK_BOT]  = {"check", "COMMAND", "start this bot and test whether it keeps to the protocol", 0, 0, 0},
    [OPT_EXEC]       = {"exec", "COMMAND", "let this bot play instead of a player of the program", 0, 0, 0},
    [OPT_MOVE_TIME]  = {"move-time", "MS", "milliseconds that a player exec:COMMAND has for a decision (default: 1000)", 1, 86400000, 0},
    [OPT_MATCH_TIME] = {"match-time", "SECONDS", "that such a player may think in a match; 0: as long as it wants (default: 600)", 0, 1000000, 0},
    [OPT_MEMORY]     = {"memory", "MIB", "that such a player may use; 0: as much as it wants (default: 2048)", 0, 1000000, 0},
    [OPT_SETS]       = STANDARD(100, "sets", "N", "number of sets", 1, 1000000),
    [OPT_THREADS]    = STANDARD(1, "threads", "N", "matches that are played at once", 1, 16),
    [OPT_SPRT]       = {"sprt", "ELO0,ELO1", "stop when it is decided whether the first player is ELO0 or ELO1 points stronger", 0, 0, 0},
    [OPT_OUT]        = {"out", "FOLDER", "where results and records go (default: arena-GAME-SEED)", 0, 0, 0},
    [OPT_RESUME]     = {"resume", NULL, "go on with the arena in the folder", 0, 0, 0},
    [OPT_SEARCH]     = {"search", NULL, "measure the tree search instead", 0, 0, 0},
    [OPT_MATCHES]    = STANDARD(1, "matches", "N", "number of matches", 1, 1000000000),
    [OPT_SEAT]       = {"seat", "SEAT", "as this seat sees it: a number from 0, a name, or nobody", 0, 0, 0},
    [OPT_TO]         = {"to", "N", "of a record, only the first N moves", 0, INT_MAX, 0},
    [OPT_CHECK]      = {"check", NULL, "check the whole record: every move, the result and the final hash", 0, 0, 0},
    [OPT_CHANGES]    = {"changes", NULL, "print every move and what it changed", 0, 0, 0},
    [OPT_DEPTH]      = STANDARD(3, "depth", "N", "number of moves to look ahead", 0, 30),
    [OPT_DIVIDE]     = {"divide", NULL, "print the count behind each first move", 0, 0, 0},
    [OPT_SECONDS]    = STANDARD(2, "seconds", "N", "how long to measure", 1, 3600),
    [OPT_FORMAT]     = {"format", NULL, "describe the format of the content file", 0, 0, 0},
    [OPT_FIELDS]     = {"fields", NULL, "describe the fields of a position, as Markdown", 0, 0, 0},
    [OPT_FACTS]      = {"facts", NULL, "describe what moves, points and positions are told by, as Markdown", 0, 0, 0},
    [OPT_TYPES]      = {"types", NULL, "declare positions, facts and content in TypeScript", 0, 0, 0},
    [OPT_BYTES]      = {"bytes", NULL, "print the content as the bytes that the engine works on", 0, 0, 0},
    [OPT_JSON]       = {"json", NULL, "print one JSON object", 0, 0, 0},
    [OPT_COMMITMENT] = {"commitment", "HEX", "the promise that was published before the match", 0, 0, 0},
    [OPT_LISTEN]     = {"listen", "ADDRESS", "the address to listen on, :: for every interface (default: 127.0.0.1, this machine alone)", 0, 0, 0},
    [OPT_PORT]       = {"port", "N", "the port to listen on; 0 takes any that is free (default: 8080)", 0, 65535, 0},
    [OPT_ROOT]       = {"root", "FOLDER", "the folder of the page, as make web writes it (default: that of the build or the installation)", 0, 0, 0},
    [OPT_STORE]      = {"store", "PLACE", "where tables are kept: a file, or postgresql://... (default: mudbrick.db)", 0, 0, 0},
    [OPT_CONFIG]     = {"config", "FILE", "a JSON file with these settings and more; options come after it", 0, 0, 0},
    [OPT_KEYS]       = {"keys", NULL, "describe the settings of --config, as Markdown", 0, 0, 0},
    [OPT_PLAIN]      = {"plain", NULL, "line by line, in sentences and without drawing", 0, 0, 0},
    [OPT_ASCII]      = {"ascii", NULL, "draw with ASCII alone", 0, 0, 0},
    [OPT_REPLAY]     = {"replay", NULL, "look at the record from its first move on", 0, 0, 0},
    [OPT_JOIN]       = {"join", "LINK", "sit down at a table of a server, by the link of the table or of your seat", 0, 0, 0},
    [OPT_NAME]       = {"name", "NAME", "your name at that table", 0, 0, 0},
    [OPT_MAN]        = {"man", NULL, "print the page of the manual, of COMMAND or of the program", 0, 0, 0},
    [OPT_COMPLETION] = {"completion", "SHELL", "print the completion script for bash, zsh or fish", 0, 0, 0},
    [OPT_HELP]       = {"help", NULL, "print this help", 0, 0, 0},
};
/* clang-format on */

const char *options_default_of(const struct player_level *l)
{
    assert(l && l->name);
    return l->uses & LEVEL_FOR_PEOPLE     ? ", the default of play"
           : l->uses & LEVEL_FOR_PROGRAMS ? ", the default of bot"
                                          : "";
}

/* Two commands may mean different things by one name. */
static int find_option(option_set allowed, const char *name, size_t n)
{
    assert(name);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (allowed >> i & 1 && strlen(option_rows[i].name) == n
            && strncmp(option_rows[i].name, name, n) == 0)
            return i;
    }
    return -1;
}

static enum err read_set(struct args *a, const char *value, struct text *why)
{
    if (a->set_count == GAME_OPTIONS_MAX) {
        text_add(why, "--set is given more often than there are options");
        return ERR_BAD_TEXT;
    }
    a->set[a->set_count++] = value;
    return ERR_OK;
}

static enum err store(struct args *a, int id, const char *value,
                      struct text *why)
{
    assert(id >= 0 && id < OPT_COUNT);
    const struct option_row *o = &option_rows[id];
    bool is_number = o->max > 0;
    assert(!o->value == !value);
    if (id == OPT_SET)
        return read_set(a, value, why);
    if (a->given[id]) {
        text_add(why, "--%s is given twice", o->name);
        return ERR_BAD_TEXT;
    }
    a->given[id] = true;
    a->word[id] = value;
    if (is_number && !text_number(value, o->min, o->max, &a->number[id])) {
        text_add(why, "--%s is %.40s; it must be a number from %lld to %lld",
                 o->name, value, o->min, o->max);
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

/* Reads `--name`, `--name=value` or `--name value`; `*i` moves on past it. */
static enum err read_option(struct args *a, option_set allowed, int argc,
                            char *const *argv, int *i, struct text *why)
{
    const char *name = argv[*i] + 2;
    size_t n = strcspn(name, "=");
    const char *value = name[n] == '=' ? name + n + 1 : NULL;
    int id = find_option(allowed, name, n);
    if (id < 0) {
        text_add(why, "there is no option --%.*s here", (int)n, name);
        return ERR_BAD_TEXT;
    }
    if (!option_rows[id].value && value) {
        text_add(why, "--%s takes no value", option_rows[id].name);
        return ERR_BAD_TEXT;
    }
    if (option_rows[id].value && !value) {
        if (*i + 1 >= argc) {
            text_add(why, "--%s needs a value: %s", option_rows[id].name,
                     option_rows[id].value);
            return ERR_BAD_TEXT;
        }
        value = argv[++*i];
    }
    return store(a, id, value, why);
}

static void begin_args(struct args *a)
{
    *a = (struct args){.set_count = 0};
    for (int i = 0; i < OPT_COUNT; i++)
        a->number[i] = option_rows[i].standard;
}

enum err options_read(struct args *a, option_set allowed, int argc,
                      char *const *argv, struct text *why)
{
    assert(argc >= 0);
    bool only_operands = false;
    begin_args(a);
    allowed |= OPTION_SET(OPT_HELP);
    for (int i = 0; i < argc; i++) {
        bool option = !only_operands && strncmp(argv[i], "--", 2) == 0;
        enum err e = ERR_OK;
        if (option && argv[i][2] == '\0') {
            only_operands = true;
        } else if (option) {
            e = read_option(a, allowed, argc, argv, &i, why);
        } else if (!only_operands && strcmp(argv[i], "-h") == 0) {
            a->given[OPT_HELP] = true;
        } else if (!only_operands && argv[i][0] == '-' && argv[i][1]) {
            text_add(why, "options are written with two dashes: -%s", argv[i]);
            e = ERR_BAD_TEXT;
        } else if (a->operand_count == OPERANDS_MAX) {
            text_add(why, "too many words: %.40s", argv[i]);
            e = ERR_BAD_TEXT;
        } else {
            a->operand[a->operand_count++] = argv[i];
        }
        if (e != ERR_OK)
            return e;
    }
    return ERR_OK;
}
