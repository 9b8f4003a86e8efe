/* desk_pages.c - what opens over the page of a match: rules, scores, moves,
 * advice, explanations, keys. */
#include "core/sentence.h"
#include "term/advice.h"
#include "term/desk.h"
#include "term/explain.h"
#include "term/pager.h"
#include "term/rules.h"
#include "term/say.h"
#include "term/sheet.h"

#include <assert.h>
#include <string.h>

static struct text page(struct desk *d)
{
    struct text t = text_in(d->text, sizeof d->text);
    t.colour = true;
    return t;
}

static void write_heading(const char *message, struct text *out)
{
    text_style(out, STYLE_BOLD);
    say(out, message);
    text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

static void show_titled(struct desk *d, const char *title, const char *find)
{
    if (pager_show(d->screen, title, d->text, find) == KEY_IS_LEAVE)
        d->end = DESK_LEAVES;
}

static void show(struct desk *d, const char *message)
{
    char title[DESK_WORDS_MAX];
    struct text t = text_in(title, sizeof title);
    say(&t, message);
    show_titled(d, title, NULL);
}

/* What is asked now, and what the choice would do. */
static void write_now(struct desk *d, struct text *out)
{
    struct scene *sc = &d->scene;
    if (sc->asked < 0 || sc->moves.count == 0)
        return;
    write_heading("page-now", out);
    scene_write_question(sc, out);
    text_add(out, "\n");
    size_t before = out->len;
    scene_write_help(sc, out);
    text_add(out, "%s", out->len > before ? "\n" : "");
    scene_write_choice(sc, sc->moves.move[d->choice], 0, out);
    text_add(out, "\n\n");
}

void desk_show_rules(struct desk *d)
{
    const struct venue *v = d->party->venue;
    struct text t = page(d);
    char room[DESK_WORDS_MAX];
    struct text title = text_in(room, sizeof room);
    if (!v)
        return;
    write_now(d, &t);
    if (rules_write(v->game->words, "", &t) == 0)
        say(&t, "rules-missing");
    SAY(&title, "page-rules", {"game", .word = v->game->title});
    show_titled(d, room, NULL);
}

void desk_show_scores(struct desk *d)
{
    struct scene *sc = &d->scene;
    struct text t = page(d);
    if (!sc->venue)
        return;
    write_heading(venue_is_over(sc->venue, scene_state(sc)) ? "page-result"
                                                            : "page-if-over",
                  &t);
    sheet_write(sc, &t);
    text_add(&t, "\n");
    write_heading("page-why", &t);
    for (int i = 0; i < sc->venue->setup.seats; i++) {
        sheet_write_reasons(sc, i, &t);
        text_add(&t, "\n");
    }
    show(d, "page-scores");
}

void desk_show_log(struct desk *d)
{
    const struct chronicle *c = &d->party->chronicle;
    struct text t = page(d);
    for (int i = c->count - 1; i >= 0; i--) {
        chronicle_write_numbered(c, i, &t);
        text_add(&t, "\n");
    }
    if (c->count == 0)
        say(&t, "log-empty");
    show(d, "page-log");
}

void desk_show_keys(struct desk *d)
{
    static const char *const parts[] = {"keys-choosing", "keys-looking",
                                        "keys-playing", "keys-back",
                                        "keys-table"};
    struct text t = page(d);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        say(&t, parts[i]);
        text_add(&t, "\n\n");
    }
    show(d, "page-keys");
}

/* -- Advice ---------------------------------------------------------------- */

static void write_hint(struct desk *d, int i, struct text *t)
{
    assert(i >= 0 && i < d->thought.hints);
    const struct hint *h = &d->thought.hint[i];
    struct scene *sc = &d->scene;
    const struct venue *v = sc->venue;
    text_style(t, STYLE_BOLD);
    text_add(t, "%d. ", i + 1);
    v->game->write_move(v->table, scene_state(sc), h->move, t);
    text_style(t, STYLE_PLAIN);
    text_add(t, "\n");
    sentence_offer(v, scene_state(sc), h->move, t);
    text_add(t, "\n");
    advice_write(sc, h, t);
    text_add(t, "\n");
}

/* The best of them is the choice when the page is closed. */
void desk_show_hints(struct desk *d)
{
    assert(d->thought.is_advice && !d->thought.is_busy);
    struct text t = page(d);
    if (d->thought.hints == 0) {
        t = desk_message(d);
        say(&t, "advice-none");
        return;
    }
    for (int i = 0; i < d->thought.hints; i++)
        write_hint(d, i, &t);
    show(d, "page-advice");
    for (int i = 0; i < d->scene.moves.count; i++) {
        if (move_compare(d->scene.moves.move[i], d->thought.hint[0].move) == 0)
            desk_choose(d, i);
    }
}

/* -- Explanations ---------------------------------------------------------- */

void desk_explain(struct desk *d)
{
    enum { WORD_MAX = 60 };
    char words[WORD_MAX] = "";
    if (!d->scene.venue
        || !screen_prompt_for(d->screen, "prompt-explain", words, sizeof words)
        || !words[0])
        return;
    struct text t = page(d);
    if (explain_write(&d->scene, words, &t)) {
        show_titled(d, words, words);
        return;
    }
    t = desk_message(d);
    SAY(&t, "explain-nothing", {"words", .word = words});
}
