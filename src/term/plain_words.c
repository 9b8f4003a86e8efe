/* plain_words.c - what can be asked for between two moves. */
#include "core/sentence.h"
#include "search/hint.h"
#include "term/advice.h"
#include "term/facts.h"
#include "term/letters.h"
#include "term/plain_internal.h"
#include "term/report.h"
#include "term/rules.h"

#include <stdio.h>
#include <string.h>

enum { HINTS = 3, HINT_ITERATIONS = 4000, HINT_PLAYOUTS = 100 };

/* -- Rules and things ------------------------------------------------------ */

static enum plain_answer rules(struct plain *p, const char *rest)
{
    if (rules_write(p->scene.venue->game->words, rest, &p->out) == 0) {
        text_add(&p->out, "The rules do not mention \"%.40s\".\n", rest);
    }
    return ANSWER_AGAIN;
}

static enum plain_answer explain(struct plain *p, const char *rest)
{
    if (!*rest) {
        text_add(&p->out, "Say what: explain and a word, a card, a place.\n");
        return ANSWER_AGAIN;
    }
    int n = report_write(&p->scene, rest, &p->out);
    n += facts_write_about(&p->scene, p->session ? p->session->content : NULL,
                           rest, &p->out);
    n += rules_write(p->scene.venue->game->words, rest, &p->out);
    if (n == 0)
        text_add(&p->out, "Nothing here is called \"%.40s\".\n", rest);
    return ANSWER_AGAIN;
}

/* -- Advice ---------------------------------------------------------------- */

/* "1. Take ... [take 1] It wins about 54 of 100 games, ..." */
static void write_hint(struct plain *p, int i, const struct hint *h)
{
    const struct venue *v = p->scene.venue;
    struct state *s = scene_state(&p->scene);
    text_add(&p->out, "%d. ", i + 1);
    sentence_offer(v, s, h->move, &p->out);
    text_add(&p->out, " [");
    v->game->write_move(v->table, s, h->move, &p->out);
    text_add(&p->out, "] ");
    advice_write(v, s, h, &p->out);
}

static enum plain_answer hint(struct plain *p, const char *rest)
{
    struct hint best[HINTS];
    uint64_t seed = p->session ? sitting_draw(&p->session->sitting, SEED_ADVICE)
                               : 1;
    struct hint_effort effort = {HINT_ITERATIONS, HINT_PLAYOUTS, seed};
    struct outlook o;
    (void)rest;
    if (p->scene.asked < 0) {
        text_add(&p->out, "There is advice when it is your turn.\n");
        return ANSWER_AGAIN;
    }
    text_add(&p->out, "Thinking.\n");
    plain_say(p);
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
    struct text why = text_in(room, sizeof room);
    struct session *s = p->session;
    (void)rest;
    if (p->remote)
        return plain_take_back(p);
    if (plain_looks_back(p)) {
        text_add(&p->out, "You look back; next all returns to the match.\n");
    } else if (sitting_undo(&s->sitting, p->scene.asked, &why) == ERR_OK) {
        s->is_saved = false;
        p->is_listed = false;
        p->told = s->sitting.match.count;
        text_add(&p->out, "Taken back.\n");
    } else {
        text_add(&p->out, "%c%s.\n", letter_capital(room[0]), room + 1);
    }
    return ANSWER_AGAIN;
}

static enum plain_answer save(struct plain *p, const char *path)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (p->remote) {
        text_add(&p->out, "The server keeps this match.\n");
    } else if (!*path) {
        plain_complain("save needs the name of a file");
    } else if (session_save(p->session, path, &why) == ERR_OK) {
        text_add(&p->out, "Saved. Go on later with: ");
        session_write_command(p->session, &p->out);
        text_add(&p->out, "\n");
    } else {
        plain_complain(room);
    }
    return ANSWER_AGAIN;
}

/* Asks once more if the game would be lost. */
static enum plain_answer quit(struct plain *p, const char *rest)
{
    (void)rest;
    if (p->remote || p->session->is_saved || p->may_leave)
        return ANSWER_QUIT;
    text_add(&p->out, "The game is not saved. Say save FILE to keep it, or "
                      "quit again to leave.\n");
    p->may_leave = true;
    return ANSWER_AGAIN;
}

static enum plain_answer help(struct plain *p, const char *rest);

static const struct word {
    const char *name;
    enum plain_answer (*run)(struct plain *p, const char *rest);
    const char *shown;
    const char *help;
    bool needs_no_match;
} words[] = {
    {"help", help, "help", "says this again", true},
    {"moves", plain_moves, "moves [WORD]",
     "lists your choices, or those with a word", false},
    {"look", plain_look, "look [WORD]",
     "tells the position, or what has a word", false},
    {"players", plain_players, "players", "tells who plays, and their points",
     false},
    {"hand", plain_hand, "hand [SEAT]",
     "tells what a seat has, yours by itself", false},
    {"score", plain_score, "score", "tells the points if the game ended now",
     false},
    {"log", plain_log, "log [N]", "tells the last ten moves, N, or all", false},
    {"hint", hint, "hint", "names the three most promising moves", false},
    {"rules", rules, "rules [WORD]", "reads the rules, or what has a word",
     false},
    {"explain", explain, "explain WORD", "tells all about a card or a place",
     false},
    {"undo", undo, "undo", "takes your last decision back", false},
    {"previous", plain_previous, "previous [N]",
     "looks back a move, N moves, or all", false},
    {"next", plain_next, "next [N]", "looks on by a move, N moves, or all",
     false},
    {"branch", plain_branch, "branch",
     "plays on from where you look, as a match of its own", false},
    {"save", save, "save FILE", "keeps the game; mudbrick play FILE goes on",
     false},
    {"board", plain_board, "board", "draws the board", false},
    {"table", plain_table, "table", "tells who is at the table online", true},
    {"yes", plain_yes, "yes, no", "answer somebody online who wants to undo",
     false},
    {"no", plain_no, NULL, NULL, false},
    {"resign", plain_resign, "resign", "lets a bot play on for you online",
     false},
    {"back", plain_back, "back", "plays again after your time was up", false},
    {"rematch", plain_rematch, "rematch", "asks for another match online",
     false},
    {"quit", quit, "quit", "leaves", true},
    {"?", help, NULL, NULL, true},
};

enum { WORDS = sizeof words / sizeof words[0] };

static enum plain_answer help(struct plain *p, const char *rest)
{
    (void)rest;
    text_add(&p->out,
             "Choose a move by its number or its words; the first letters are "
             "enough\nif no other move begins with them. You can also say:\n");
    for (int i = 0; i < WORDS; i++) {
        if (words[i].shown) {
            text_add(&p->out, "%s %s.\n", words[i].shown, words[i].help);
        }
    }
    return ANSWER_AGAIN;
}

static enum plain_answer has_not_begun(struct plain *p)
{
    text_add(&p->out, "The match has not begun yet.\n");
    return ANSWER_AGAIN;
}

bool plain_command(struct plain *p, const char *line, enum plain_answer *answer)
{
    size_t n = strcspn(line, " ");
    if (strncmp(line, "resign", n) != 0)
        p->may_resign = false;
    for (int i = 0; i < WORDS; i++) {
        const struct word *w = &words[i];
        if (strlen(w->name) == n && strncmp(w->name, line, n) == 0) {
            *answer = p->scene.venue || w->needs_no_match
                          ? w->run(p, line + n + strspn(line + n, " "))
                          : has_not_begun(p);
            plain_say(p);
            return true;
        }
    }
    return false;
}
