/* desk_pages.c - what opens over the page of a match: rules, scores, moves,
 * advice, explanations, keys. */
#include "core/scores.h"
#include "core/sentence.h"
#include "term/advice.h"
#include "term/ask.h"
#include "term/desk.h"
#include "term/facts.h"
#include "term/pager.h"
#include "term/report.h"
#include "term/rules.h"

#include <stdio.h>
#include <string.h>

static struct text page(struct desk *d)
{
    struct text t = text_in(d->text, sizeof d->text);
    t.colour = true;
    return t;
}

static void heading(struct text *t, const char *words)
{
    text_style(t, STYLE_BOLD);
    text_add(t, "%s", words);
    text_style(t, STYLE_PLAIN);
    text_add(t, "\n");
}

static void show(struct desk *d, const char *title)
{
    if (pager_show(d->screen, title, d->text, NULL) == KEY_IS_LEAVE)
        d->end = DESK_LEAVES;
}

/* What is asked now, and what the choice would do. */
static void write_now(struct desk *d, struct text *t)
{
    struct scene *sc = &d->scene;
    if (sc->asked < 0 || sc->moves.count == 0)
        return;
    heading(t, "Now");
    text_add(t, "%s.\n", ask_question(sc->venue, scene_state(sc), &sc->moves));
    scene_write_move(sc, d->choice, t);
    text_add(t, ": ");
    scene_write_offer(sc, d->choice, t);
    text_add(t, "\n\n");
}

void desk_show_rules(struct desk *d)
{
    const struct venue *v = desk_venue(d);
    struct text t = page(d);
    char title[DESK_WORDS_MAX];
    if (!v)
        return;
    write_now(d, &t);
    if (rules_write(v->game->words, "", &t) == 0)
        text_add(&t, "The rules of this game are not written yet.\n");
    (void)snprintf(title, sizeof title, "The rules of %s", v->game->title);
    show(d, title);
}

void desk_show_scores(struct desk *d)
{
    const struct venue *v = d->scene.venue;
    struct text t = page(d);
    if (!v)
        return;
    heading(&t, venue_is_over(v, scene_state(&d->scene))
                    ? "The result"
                    : "If the game ended now");
    scores_write(v, scene_state(&d->scene), &t);
    text_add(&t, "\n");
    heading(&t, "Why");
    for (int i = 0; i < v->setup.seats; i++) {
        scores_write_reasons(v, scene_state(&d->scene), i, &t);
        text_add(&t, "\n");
    }
    show(d, "Scores");
}

void desk_show_log(struct desk *d)
{
    const struct chronicle *c = d->session ? &d->chronicle
                                           : remote_chronicle(d->remote);
    struct text t = page(d);
    for (int i = c->count - 1; i >= 0; i--) {
        const char *line = chronicle_from(c, i);
        text_put(&t, line, strcspn(line, "\n"));
        text_add(&t, "\n");
    }
    if (c->count == 0)
        text_add(&t, "Nothing has happened yet.\n");
    show(d, "Moves, the last one first");
}

void desk_show_keys(struct desk *d)
{
    struct text t = page(d);
    text_add(
        &t,
        "Choosing\n"
        "  up, down          another choice; the board shows where it is\n"
        "  PgUp, PgDn        a page of choices\n"
        "  Enter, Space      take it\n"
        "  A to Z            go to the choice with that letter; again: take it\n"
        "  : or a digit      type a move: its words, their beginning, its "
        "number\n"
        "  Tab               the next choice at another place\n"
        "  mouse             a click chooses, in the list or on the board; a\n"
        "                    second one takes\n\n"
        "Looking\n"
        "  i j k l, left, right, wheel   move the board\n"
        "  z                 the board on the whole screen, and back\n"
        "  s                 scores, line by line\n"
        "  m                 all moves\n"
        "  r or ?            the rules; / searches in them\n"
        "  e                 explain: everything about a card, a place, a "
        "word\n\n"
        "Playing\n"
        "  u                 undo, as far as nothing new was shown\n"
        "  h                 a hint: the best three moves, and why\n"
        "  x                 stop the one who thinks: it plays what it has\n"
        "  w                 write the game to a file\n"
        "  q                 leave; the game is kept\n\n"
        "Looking back, also in a record\n"
        "  , and .           one move back, one move on\n"
        "  Home, End         to the beginning, to the end\n"
        "  g                 play on from here: what if\n"
        "  Esc               back to the match\n\n"
        "At a table online\n"
        "  y, n              agree that somebody takes back, or not\n"
        "  o                 the table: resign, come back after your time was\n"
        "                    up, ask for a rematch or go to it\n");
    show(d, "Keys");
}

/* -- Advice ---------------------------------------------------------------- */

static void write_hint(struct desk *d, int i, struct text *t)
{
    const struct hint *h = &d->mind.hint[i];
    struct scene *sc = &d->scene;
    const struct venue *v = sc->venue;
    text_style(t, STYLE_BOLD);
    text_add(t, "%d. ", i + 1);
    v->game->write_move(v->table, scene_state(sc), h->move, t);
    text_style(t, STYLE_PLAIN);
    text_add(t, "\n");
    sentence_offer(v, scene_state(sc), h->move, t);
    text_add(t, "\n");
    advice_write(v, scene_state(sc), h, t);
    text_add(t, "\n");
}

/* The best of them is the choice when the page is closed. */
void desk_show_hints(struct desk *d)
{
    struct text t = page(d);
    for (int i = 0; i < d->mind.hints; i++)
        write_hint(d, i, &t);
    if (d->mind.hints == 0) {
        desk_say(d, "No advice.");
        return;
    }
    show(d, "The most promising moves");
    for (int i = 0; i < d->scene.moves.count; i++) {
        if (move_compare(d->scene.moves.move[i], d->mind.hint[0].move) == 0)
            desk_choose(d, i);
    }
}

/* -- Explanations ---------------------------------------------------------- */

void desk_explain(struct desk *d)
{
    char words[DESK_WORDS_MAX] = "";
    const struct venue *v = d->scene.venue;
    if (!v || !screen_ask(d->screen, "Explain which word?", words, 60)
        || !words[0])
        return;
    struct text t = page(d);
    int n = report_write(&d->scene, words, &t);
    n += facts_write_about(&d->scene, d->session ? d->session->content : NULL,
                           words, &t);
    text_add(&t, n ? "\n" : "");
    n += rules_write(v->game->words, words, &t);
    if (n == 0) {
        desk_say(d, "Nothing here is called \"%s\".", words);
        return;
    }
    if (pager_show(d->screen, words, d->text, words) == KEY_IS_LEAVE)
        d->end = DESK_LEAVES;
}
