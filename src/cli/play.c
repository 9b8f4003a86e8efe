/* play.c - the command that plays a match in the terminal: full-screen where
 * there is one, else line by line. */
#include "cli/output.h"
#include "cli/seats.h"
#include "games/games.h"
#include "term/term.h"

#include <assert.h>
#include <string.h>
#include <unistd.h>

/* A word with a dot or a slash is a file; games have neither. */
static bool is_path(const char *word)
{
    return strpbrk(word, "/.") || strcmp(word, "-") == 0;
}

static enum err read_order(struct term_order *o, struct seats *list,
                           const struct args *a, struct text *why)
{
    const char *word = a->operand_count ? a->operand[0] : NULL;
    enum err e = ERR_OK;
    *o = (struct term_order){
        .game = word && !is_path(word) ? word : NULL,
        .file = word && is_path(word) ? word : NULL,
        .link = a->word[OPT_JOIN],
        .name = a->word[OPT_NAME],
        .content = a->word[OPT_CONTENT],
        .seats = (int)a->number[OPT_SEATS],
        .set_count = a->set_count,
        .seed = a->given[OPT_SEED] ? a->number[OPT_SEED] : TERM_NO_SEED,
        .replay = a->given[OPT_REPLAY],
        .plain = a->given[OPT_PLAIN],
        .ascii = a->given[OPT_ASCII],
        .limits = seats_limits(a),
    };
    for (int i = 0; i < a->set_count; i++)
        o->set[i] = a->set[i];
    if (a->given[OPT_PLAYERS])
        e = seats_read(list, a->word[OPT_PLAYERS], why);
    o->player_count = list->count;
    for (int i = 0; i < list->count; i++)
        o->player[i] = list->word[i];
    return e;
}

static enum err order_is_right(const struct term_order *o, struct text *why)
{
    if (o->file && (o->seats || o->set_count)) {
        text_add(why, "--seats and --set are for a new game; a file has its "
                      "own set-up");
    } else if (o->link && (o->file || o->game)) {
        text_add(why, "--join takes a seat at a table elsewhere; leave %s out",
                 o->file ? o->file : o->game);
    } else if (o->replay && !o->file) {
        text_add(why, "--replay needs the FILE of a record");
    } else {
        return ERR_OK;
    }
    return ERR_BAD_TEXT;
}

/* Line by line there is no page to choose a game on. */
static enum err has_game(const struct term_order *o, struct text *why)
{
    assert(o && why);
    if (o->game || o->file || o->link)
        return ERR_OK;
    text_add(why, "say which game: mudbrick play GAME; there are");
    for (const struct games_entry *e = games_all; e->game; e++)
        text_add(why, "%s %s", e == games_all ? "" : ",", e->game->name);
    return ERR_BAD_TEXT;
}

enum exit_status play_run(const struct args *a)
{
    assert(a && a->operand_count <= 1);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct seats list = {.count = 0};
    struct term_order o;
    bool plain = a->given[OPT_PLAIN] || !isatty(STDIN_FILENO)
                 || !isatty(STDOUT_FILENO) || term_is_dumb();
    enum err e = read_order(&o, &list, a, &why);
    if (e == ERR_OK)
        e = order_is_right(&o, &why);
    if (e == ERR_OK && plain)
        e = has_game(&o, &why);
    if (e == ERR_OK)
        e = plain ? term_plain(&o, &why) : term_screen(&o, &why);
    return e == ERR_OK ? EXIT_YES : output_misuse(room);
}
