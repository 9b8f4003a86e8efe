/* plain_words.c - what can be said between two moves. */
#include "search/level.h"
#include "term/advice.h"
#include "term/explain.h"
#include "term/plain_internal.h"
#include "term/rules.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

enum { HINTS = 3 };

/* -- Rules and things ------------------------------------------------------ */

static enum plain_answer rules(struct plain *p, const char *rest)
{
    if (rules_write(p->scene.venue->game->words, rest, &p->out) == 0)
        plain_say_of(p, "rules-nothing", rest);
    return ANSWER_AGAIN;
}

static enum plain_answer explain(struct plain *p, const char *rest)
{
    if (!*rest) {
        plain_say(p, "explain-say");
    } else if (!explain_write(&p->scene, rest, &p->out)) {
        plain_say_of(p, "explain-nothing", rest);
    }
    return ANSWER_AGAIN;
}

/* -- Advice ---------------------------------------------------------------- */

/* "1. Take ... [take 1]", and below it: "It wins about 54 of 100 games, ..." */
static void write_hint(struct plain *p, int i, const struct hint *h)
{
    scene_write_choice(&p->scene, h->move, i + 1, &p->out);
    text_add(&p->out, "\n");
    advice_write(&p->scene, h, &p->out);
}

static enum plain_answer hint(struct plain *p, const char *rest)
{
    struct hint best[HINTS];
    struct hint_effort effort = {level_strongest()->iterations, HINT_PLAYOUTS,
                                 party_advice_seed(p->party)};
    struct outlook o;
    (void)rest;
    if (p->scene.asked < 0) {
        plain_say(p, "advice-turn");
        return ANSWER_AGAIN;
    }
    plain_say(p, "advice-wait");
    plain_flush(p);
    outlook_of(&o, p->scene.venue, scene_state(&p->scene), p->scene.asked);
    int n = hint_best(&o, &effort, best, HINTS);
    for (int i = 0; i < n; i++)
        write_hint(p, i, &best[i]);
    return ANSWER_AGAIN;
}

/* -- The match ------------------------------------------------------------- */

static enum plain_answer undo(struct plain *p, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    (void)rest;
    (void)party_undo(p->party, p->scene.asked, &said);
    plain_answer_with(p, room);
    return ANSWER_AGAIN;
}

static enum plain_answer save(struct plain *p, const char *path)
{
    char room[PARTY_COMMAND_MAX];
    struct text said = text_in(room, sizeof room);
    if (party_path(p->party, &said)) {
        if (!*path) {
            say(&said, "save-say");
        } else {
            (void)party_write(p->party, path, &said);
        }
    }
    plain_answer_with(p, room);
    return ANSWER_AGAIN;
}

/* Asks once more if the game would be lost. */
static enum plain_answer quit(struct plain *p, const char *rest)
{
    (void)rest;
    if (p->party->is_kept || p->may_leave)
        return ANSWER_QUIT;
    plain_say(p, "quit-again");
    p->may_leave = true;
    return ANSWER_AGAIN;
}

static enum plain_answer help(struct plain *p, const char *rest);

/* What it is called in the words of the person is the message `word-NAME`, what
 * it does its attribute `help`. */
static const struct word {
    const char *name;
    enum plain_answer (*run)(struct plain *p, const char *rest);
    bool needs_no_match;
} words[] = {
    {"help", help, true},         {"moves", plain_moves, false},
    {"look", plain_look, false},  {"players", plain_players, false},
    {"hand", plain_hand, false},  {"score", plain_score, false},
    {"log", plain_log, false},    {"hint", hint, false},
    {"rules", rules, false},      {"explain", explain, false},
    {"undo", undo, false},        {"previous", plain_previous, false},
    {"next", plain_next, false},  {"branch", plain_branch, false},
    {"save", save, false},        {"board", plain_board, false},
    {"table", plain_table, true}, {"yes", plain_yes, false},
    {"no", plain_no, false},      {"resign", plain_resign, false},
    {"back", plain_back, false},  {"rematch", plain_rematch, false},
    {"quit", quit, true},
};

enum { WORDS = sizeof words / sizeof words[0] };

static enum plain_answer help(struct plain *p, const char *rest)
{
    (void)rest;
    plain_say(p, "help");
    for (int i = 0; i < WORDS; i++) {
        char room[PLAIN_QUOTE_MAX];
        struct text message = text_in(room, sizeof room);
        text_add(&message, "word-%s.help", words[i].name);
        plain_say(p, room);
    }
    return ANSWER_AGAIN;
}

/* Is this the word, in the language of the person or as it is known everywhere? */
static bool is_word(const struct word *w, const char *line, size_t n)
{
    char name[PLAIN_QUOTE_MAX];
    char room[GAME_TEXT_MAX];
    struct text message = text_in(name, sizeof name);
    struct text called = text_in(room, sizeof room);
    text_add(&message, "word-%s", w->name);
    say(&called, name);
    return (strlen(room) == n && strncmp(room, line, n) == 0)
           || (strlen(w->name) == n && strncmp(w->name, line, n) == 0);
}

static const struct word *find_word(const char *line, size_t n)
{
    for (int i = 0; i < WORDS; i++) {
        if (is_word(&words[i], line, n))
            return &words[i];
    }
    return n == 1 && *line == '?' ? &words[0] : NULL;
}

/* Does what the line says, a word of the list and what follows it. */
static enum plain_answer obey(struct plain *p, const struct word *w,
                              const char *rest)
{
    if (w->run != plain_resign)
        p->may_resign = false;
    if (p->scene.venue || w->needs_no_match)
        return w->run(p, rest + strspn(rest, " "));
    plain_say(p, "not-begun");
    return ANSWER_AGAIN;
}

static void say_unknown(struct plain *p, const char *line)
{
    if (party_looks_back(p->party)) {
        plain_say(p, "past-unknown");
    } else if (p->scene.asked < 0) {
        plain_say(p, "turn-not");
    } else {
        scene_write_unknown(&p->scene, line, p->party->by, &p->out);
        text_add(&p->out, "\n");
    }
}

enum plain_answer plain_answer(struct plain *p, const char *line, int *choice)
{
    assert(line && choice);
    size_t n = strcspn(line, " ");
    *choice = p->scene.asked >= 0 ? scene_find_move(&p->scene, line) : -1;
    if (*choice >= 0)
        return ANSWER_MOVE;
    const struct word *w = n > 0 ? find_word(line, n) : NULL;
    if (w)
        return obey(p, w, line + n);
    p->may_resign = false;
    if (n > 0)
        say_unknown(p, line);
    return ANSWER_AGAIN;
}
